"""The analysis: move through a game, see what everybody could have known, and what was lost."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.worker import get_current_worker

from advisor.messages.goals import BeliefKind, Goal
from advisor.messages.protocol import AdviceSettings, AdviseRequest
from advisor.messages.review import RoundReview
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad.records import GameData
from kingsroad_tui.dialogs.branches import BranchingScreen
from kingsroad_tui.dialogs.try_again import TryAgainDialog
from kingsroad_tui.dialogs.what_if import WhatIfDialog
from kingsroad_tui.host import Host
from kingsroad_tui.navigation import EditPosition, RecordTable, StartGame
from kingsroad_tui.session.branches import BranchTree
from kingsroad_tui.session.game_cursor import GameCursor
from kingsroad_tui.session.table import Setup, Table
from kingsroad_tui.solver.review_job import ReviewJob
from kingsroad_tui.storage.saved_games import suggested_name
from kingsroad_tui.storage.saves import save_path, setup_for
from kingsroad_tui.text.aims import settings_words
from kingsroad_tui.text.branches import branch_title
from kingsroad_tui.text.game import winner_sentence
from kingsroad_tui.text.review import (
    choice_sentence,
    moment_title,
    player_sentence,
    settings_sentence,
)
from kingsroad_tui.widgets.analysis_view import AnalysisView
from kingsroad_tui.widgets.chance_chart import ChanceChart
from kingsroad_tui.widgets.choice_pane import ChoicePane, ExaminedChoice
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.mistakes import MistakeList

_BELIEFS = tuple(BeliefKind)
_GOALS = tuple(Goal)


def _quiet(key: str, action: str, words: str, tooltip: str, name: str) -> Binding:
    """A key that only the help shows, as the footer has no room for all."""
    return Binding(key, action, words, show=False, tooltip=tooltip, id=f"analysis.{name}")


class AnalysisScreen(BranchingScreen):
    """A game, saved, running or of one position only, and what there is to say of it."""

    HELP = (
        "The analysis of a game, choice by choice: what was played, what would have been better, "
        "and what was luck. The chart shows everybody's chance to win if all choose as they are "
        "assumed to."
    )

    CSS_PATH = "../styles/analysis.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        _quiet("left", "move(-1)", "Back", "The choice before", "previous_choice"),
        Binding("right", "move(1)", "On", tooltip="The next choice", id="analysis.next_choice"),
        _quiet("home", "move(-9999)", "Start", "The first choice of the game", "start"),
        _quiet("end", "move(9999)", "End", "Where the game stands", "end"),
        Binding("tab", "seat", "Player", tooltip="Another player's choice", id="analysis.seat"),
        Binding(
            "n", "mistake(1)", "Mistake", tooltip="The next mistake", id="analysis.next_mistake"
        ),
        _quiet("p", "mistake(-1)", "Mistake before", "The mistake before", "previous_mistake"),
        Binding("t", "try_again", "Try", tooltip="Try again, the answer hidden", id="analysis.try"),
        _quiet("j", "branches", "Branches", "Go to a branch: what you tried", "branches"),
        _quiet("backspace", "way_back", "Way back", "Back from a branch", "way_back"),
        _quiet("u", "hide", "Hide", "Hide or show the answer", "hide"),
        _quiet("b", "belief", "Opponents", "Assume other opponents", "belief"),
        _quiet("g", "goal", "Aim", "Another aim", "goal"),
        _quiet("d", "details", "Details", "Show or hide details for experts", "details"),
        _quiet("o", "heat", "Others", "Show or hide where the others' markers are likely", "heat"),
        _quiet("a", "assume", "What if", "Assume what somebody plays", "assume"),
        Binding("enter", "play_on", "Play", tooltip="A game from here", id="analysis.play"),
        _quiet("e", "edit", "Edit", "Change the position in the editor", "edit"),
        _quiet("f", "follow", "Follow", "Go on writing down this game at a real table", "follow"),
        _quiet("w", "report", "Report", "Write the report as a page", "report"),
        _quiet("y", "code", "Code", "The position's code", "code"),
        Binding("q,escape", "leave", "Back", tooltip="Back", id="analysis.leave"),
    ]

    app = getters.app(Host)

    view = getters.query_one(AnalysisView)
    pane = getters.query_one(ChoicePane)

    def __init__(self, game: Game, setup: Setup | None = None, record: Path | None = None) -> None:
        """``record`` is the file of the game, beside which its analysis is kept."""
        super().__init__()
        self.cursor = GameCursor.of(game)
        self.branches = BranchTree.of(game)
        self._jobs: dict[tuple[BeliefKind, Goal], ReviewJob] = {}
        self._setup = setup or setup_for(game)
        self._record = record
        self._seat = 0
        self._belief = BeliefKind.HIERARCHY
        self._goal = Goal.WIN
        self._assumptions: list[str] = []
        self._answer_hidden = False
        self._tried: Selection | None = None

    def compose(self) -> ComposeResult:
        yield AnalysisView(self.cursor.game, self._colours, id="view")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._belief = self.app.settings.belief
        self._goal = self.app.settings.goal
        self._show()
        self._judge()

    @property
    def review_job(self) -> ReviewJob:
        """The review by the aim and the belief in force."""
        key = (self._belief, self._goal)
        if key not in self._jobs:
            settings = AdviceSettings(belief=self._belief, goal=self._goal)
            self._jobs[key] = ReviewJob(self.branches.game, self._record, settings)
        return self._jobs[key]

    @property
    def _rounds(self) -> list[RoundReview]:
        """The reviews of the rounds that the branch looked at has in common with the game."""
        rounds = self.review_job.rounds
        return rounds[: self.branches.shared_rounds] if self.branches.at else rounds

    @property
    def _colours(self) -> tuple[int, ...]:
        return tuple(seat.colour for seat in self._setup.seats)

    # ------------------------------------------------------------------------ what is shown

    def _show(self) -> None:
        """Shows the moment looked at, and asks the solver about it."""
        cursor = self.cursor
        if self._seat not in cursor.choosers and cursor.choosers:
            self._seat = cursor.choosers[0]
        self.view.show_moment(cursor, self._seat, self._rounds)
        self._show_chosen()
        self._show_status()
        self.pane.examine(self._examined(), self._request() if cursor.choosers else None)

    def _show_chosen(self) -> None:
        """Shows the markers that were placed then, unless the answer is hidden."""
        chosen = None if self._answer_hidden else self.cursor.chosen.get(self._seat)
        self.view.show_chosen(self._seat, chosen)

    def _show_status(self) -> None:
        branch = [branch_title(self.branches, self.cursor.game.players)] if self.branches.at else []
        parts = [
            *branch,
            moment_title(self.cursor.moment, self.cursor.game),
            settings_words(self._goal, self._belief),
        ]
        reviewed = len(self.review_job.rounds)
        if reviewed and self.review_job.review is None:
            parts.append(f"judging {reviewed} of {len(self.branches.game.rounds)}")
        self.view.show_status(parts)

    def _examined(self) -> ExaminedChoice:
        """The choice looked at; where nobody chooses, who won and how everybody played."""
        game, seat = self.cursor.game, self._seat
        if not self.cursor.choosers:
            return ExaminedChoice(
                winner_sentence(game.position, game.players),
                verdict="\n".join(self._summary_sentences()),
            )
        step = self.cursor.step_review(self._rounds)
        choice = step.choice(seat) if step is not None else None
        verdict = ""
        if step is not None and choice is not None:
            verdict = choice_sentence(choice, step.luck[seat], self._goal)
        return ExaminedChoice(
            game.players[seat],
            self._colours[seat],
            chosen=self.cursor.chosen.get(seat),
            tried=self._tried,
            verdict=verdict,
            hidden=self._answer_hidden,
            position=self.cursor.position,
        )

    def _summary_sentences(self) -> list[str]:
        review = self.review_job.review
        if review is None:
            return []
        names = self.cursor.game.players
        sentences = [
            player_sentence(player, names[player.player], self._goal) for player in review.players
        ]
        return [*sentences, settings_sentence(review.settings)]

    def _request(self) -> AdviseRequest:
        return AdviseRequest(
            id=self.app.solver.fresh_id(),
            game=GameData.of(self.cursor.game_then),
            player=self._seat,
            settings=AdviceSettings(
                belief=self._belief, goal=self._goal, assumptions=list(self._assumptions)
            ),
        )

    # -------------------------------------------------------------------------- the review

    def _judge(self) -> None:
        """Shows the review by the aim and the belief in force, or has it made."""
        self.workers.cancel_group(self, "review")
        self._show_review()
        if self.review_job.review is None and self.branches.game.rounds:
            self._review(self.review_job)

    @work(exclusive=True, group="review")
    async def _review(self, job: ReviewJob) -> None:
        """Has the game reviewed, and shows every round as it comes."""
        async for problem in job.run(self.app.solver):
            if get_current_worker().is_cancelled:
                return
            if problem:
                self.notify(problem)
            self._show_review()

    def _show_review(self) -> None:
        """Shows chart, mistakes and verdict as far as the review has come."""
        rounds = self.review_job.rounds
        if not rounds:
            return
        self.view.show_review(rounds, self._goal, self._rounds)
        self._show_status()
        self.pane.examined = self._examined()

    # -------------------------------------------------------------------------------- moving

    def go(self, cursor: GameCursor, seat: int | None = None) -> None:
        self.cursor = cursor
        self._seat = self._seat if seat is None else seat
        self._assumptions = []
        self._tried = None
        self._answer_hidden = False
        self._show()

    def action_move(self, steps: int) -> None:
        cursor = self.cursor.moved(steps)
        if cursor.at != self.cursor.at:
            self.go(cursor)

    def action_seat(self) -> None:
        choosers = self.cursor.choosers
        if self._seat in choosers and len(choosers) > 1:
            self.go(self.cursor, choosers[(choosers.index(self._seat) + 1) % len(choosers)])

    def action_mistake(self, direction: int) -> None:
        there = self.cursor.next_mistake(self._rounds, back=direction < 0)
        if there is None:
            self.notify("No more mistakes in that direction.")
        else:
            cursor, mistake = there
            self.go(cursor, mistake.choice.player)

    @on(MistakeList.MistakeChosen)
    def _mistake_chosen(self, event: MistakeList.MistakeChosen) -> None:
        self.set_focus(None)  # so that the arrow keys walk through the game again
        self.look_at(self.branches.gone_to(0))
        self.go(self.cursor.at_mistake(event.mistake), event.mistake.choice.player)

    @on(ChanceChart.RoundPicked)
    def _round_picked(self, event: ChanceChart.RoundPicked) -> None:
        self.look_at(self.branches.gone_to(0))
        moments = self.cursor.moments
        at = next(i for i, moment in enumerate(moments) if moment.played >= event.at)
        self.action_move(at - self.cursor.at)

    # --------------------------------------------------------------------------- other answers

    def action_belief(self) -> None:
        self._belief = _BELIEFS[(_BELIEFS.index(self._belief) + 1) % len(_BELIEFS)]
        self._show()
        self._judge()

    def action_details(self) -> None:
        self.pane.detailed = not self.pane.detailed

    def action_heat(self) -> None:
        self.view.toggle_heat()

    def action_goal(self) -> None:
        self._goal = _GOALS[(_GOALS.index(self._goal) + 1) % len(_GOALS)]
        self._show()
        self._judge()

    def action_assume(self) -> None:
        if len(self.cursor.choosers) > 1:
            table = Table(self.cursor.game_then, self._setup)
            dialog = WhatIfDialog(table, self._seat, self._assumptions)
            self.app.push_screen(dialog, self._assume)

    def _assume(self, assumptions: list[str] | None) -> None:
        if assumptions is not None:
            self._assumptions = assumptions
            self._show()

    # ------------------------------------------------------------------------------ trying

    def action_hide(self) -> None:
        """Hides the answer, or shows it."""
        if self.cursor.choosers:
            self._answer_hidden = not self._answer_hidden
            self.pane.examined = self._examined()
            self._show_chosen()

    def action_try_again(self) -> None:
        """Asks what one would play; the answer stays hidden until then."""
        if not self.cursor.choosers:
            return
        if not self._answer_hidden:
            self.action_hide()
        hand = self.cursor.position.hand(self._seat, second=self.cursor.moment.second)
        name = self.cursor.game.players[self._seat]
        self.app.push_screen(TryAgainDialog(name, hand), self._try)

    def _try(self, selection: Selection | None) -> None:
        """Shows what the selection tried is worth, beside what was played."""
        if selection is None:
            return
        if self.pane.advice is None:
            self.notify("The solver is still thinking: try again in a moment.")
            return
        self._tried = selection
        self.keep_branch(self._seat, selection, self.pane.advice)
        self.action_hide()

    # ----------------------------------------------------------------------------- going on

    def action_play_on(self) -> None:
        if self.cursor.choosers:
            self.app.post_message(StartGame(self.cursor.game_then, self._setup))
        else:
            self.notify("The game is over here; go back to a round first.")

    def action_edit(self) -> None:
        game = self.cursor.game_then
        self.app.post_message(EditPosition(game.position, game.players))

    def action_follow(self) -> None:
        if self.branches.game.finished:
            self.notify("The game is over: there is nothing to follow.")
            return
        self.dismiss()
        self.app.post_message(RecordTable(self.branches.game, self._record))

    def action_report(self) -> None:
        """Writes the report as a page beside the record, or into the folder of saved games."""
        if self.review_job.review is None:
            self.notify("The game is not judged yet.")
            return
        from kingsroad_tui.report.html import write_html_report

        record = self._record or save_path(suggested_name(self.branches.game.players))
        page = record.with_suffix(".html")
        try:
            write_html_report(page, self.branches.game, self.review_job.review)
        except OSError as error:
            self.notify(f"The report cannot be written: {error.strerror or error}.")
            return
        self.notify(str(page), title="Report written")

    def action_code(self) -> None:
        self.app.copy_code(print_position(self.cursor.position))

    def action_leave(self) -> None:
        self.dismiss()
