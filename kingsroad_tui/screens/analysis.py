"""The analysis: move through a game, see what everybody could have known, and what was lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from advisor.messages.goals import BeliefKind, Goal
from advisor.messages.protocol import AdviceSettings, AdviseRequest
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.drawing.player_badge import player_badges
from kingsroad_tui.session.game_cursor import GameCursor
from kingsroad_tui.session.table import Setup, Table
from kingsroad_tui.solver.review_job import Judgement
from kingsroad_tui.storage.saves import setup_for
from kingsroad_tui.text.game import winner_sentence
from kingsroad_tui.text.hints import find_candidate
from kingsroad_tui.text.review import (
    choice_sentence,
    moment_title,
    player_sentence,
    settings_sentence,
    tried_sentence,
)
from kingsroad_tui.widgets.chance_chart import ChanceChart
from kingsroad_tui.widgets.choice_pane import Question, StudyPane
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.kingdom import Kingdom
from kingsroad_tui.widgets.mistakes import Mistakes

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad

_BELIEFS = tuple(BeliefKind)
_GOALS = tuple(Goal)


def _quiet(key: str, action: str, words: str, tooltip: str, name: str) -> Binding:
    """A key that the footer leaves out and the help tells."""
    return Binding(key, action, words, show=False, tooltip=tooltip, id=f"analysis.{name}")


class AnalysisScreen(Screen[None]):
    """A game, saved, running or of one position only, and what there is to say of it."""

    HELP = (
        "The analysis of a game, choice by choice: what was played, what would have been better, "
        "and what was luck. The chart shows everybody's chance to win."
    )

    CSS_PATH = "../styles/analysis.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        _quiet("left", "move(-1)", "Back", "The choice before", "back"),
        Binding("right", "move(1)", "On", tooltip="The next choice", id="analysis.on"),
        _quiet("home", "move(-9999)", "Start", "The first choice of the game", "start"),
        _quiet("end", "move(9999)", "End", "Where the game stands", "end"),
        Binding("tab", "seat", "Player", tooltip="Another player's choice", id="analysis.seat"),
        Binding("n", "mistake(1)", "Mistake", tooltip="The next mistake", id="analysis.next"),
        _quiet("p", "mistake(-1)", "Mistake before", "The mistake before", "previous"),
        Binding("t", "try_again", "Try", tooltip="Try again, the answer hidden", id="analysis.try"),
        _quiet("u", "hide", "Hide", "Hide or show the answer", "hide"),
        _quiet("b", "belief", "Belief", "Another belief", "belief"),
        _quiet("g", "goal", "Goal", "Another goal", "goal"),
        _quiet("o", "heat", "Others", "Show or hide where the others' markers are likely", "heat"),
        _quiet("a", "assume", "What if", "Assume what somebody plays", "what"),
        Binding("enter", "play_on", "Play", tooltip="A game from here", id="analysis.play"),
        _quiet("e", "edit", "Edit", "Change the position in the editor", "edit"),
        _quiet("f", "follow", "Follow", "Go on writing down this game at a real table", "follow"),
        _quiet("w", "report", "Report", "Write the report as a page", "report"),
        _quiet("y", "code", "Code", "The position's code", "code"),
        Binding("q,escape", "leave", "Back", tooltip="Back", id="analysis.leave"),
    ]
    app: KingsRoad

    def __init__(self, game: Game, setup: Setup | None = None, record: Path | None = None) -> None:
        """``record`` is the file of the game, beside which its analysis is kept."""
        super().__init__()
        self.study = GameCursor.of(game)
        self.judgement = Judgement(self.study.game, record)
        self._setup = setup or setup_for(game)
        self._record = record
        self._seat = 0
        self._belief = BeliefKind.HIERARCHY
        self._goal = Goal.WIN
        self._assumptions: list[str] = []
        self._heat = True
        self._hidden = False
        self._tried = ""

    def compose(self) -> ComposeResult:
        """Where we are, the map and what to say of it, the chances over the game."""
        game = self.study.game
        colours = [seat.colour for seat in self._setup.seats]
        yield Static(id="status", markup=False)
        with Horizontal(id="middle"):
            yield Kingdom(id="kingdom")
            with Vertical(id="side"):
                yield StudyPane(game.board, game.players, id="study")
                yield Mistakes(game.players, id="mistakes")
        yield ChanceChart(colours, self.app.glyphs, game.first.round, id="chart")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Shows the moment, and begins to judge the game."""
        self._belief = self.app.settings.belief
        self._goal = self.app.settings.goal
        self._tokens = player_badges(self._setup, self.app.glyphs)
        kingdom = self.query_one(Kingdom)
        kingdom.names = self.study.game.players
        kingdom.colours = tuple(seat.colour for seat in self._setup.seats)
        chart = self.query_one(ChanceChart)
        chart.rounds = len(self.study.game.rounds)
        if not chart.rounds:
            chart.display = self.query_one(Mistakes).display = False
        self._show()
        if self.judgement.review is not None:
            self._show_judged()
        elif chart.rounds:
            self._judge()

    # ------------------------------------------------------------------------- what is shown

    def _show(self) -> None:
        """Everything of the moment looked at, and the question to the solver."""
        study = self.study
        if self._seat not in study.choosers and study.choosers:
            self._seat = study.choosers[0]
        kingdom = self.query_one(Kingdom)
        kingdom.position = study.position
        kingdom.heat = None
        self._show_chosen()
        chart = self.query_one(ChanceChart)
        chart.at = study.moment.played
        chart.seat = self._seat
        self._show_status()
        if study.choosers:
            self.query_one(StudyPane).ask(self._question(), self._request())
        else:
            self.query_one(StudyPane).ask(self._summary(), None)

    def _show_chosen(self) -> None:
        """The markers that were placed then, unless the answer is hidden."""
        chosen = None if self._hidden else self.study.chosen.get(self._seat)
        self.query_one(Kingdom).preview = (self._seat, chosen.placed()) if chosen else None

    def _show_status(self) -> None:
        parts = [
            moment_title(self.study.moment, self.study.game),
            f"goal {self._goal.value}, belief {self._belief.value}",
        ]
        judged = len(self.judgement.rounds)
        if judged and self.judgement.review is None:
            parts.append(f"judging {judged} of {len(self.study.game.rounds)}")
        self.query_one("#status", Static).update(Content(" · ".join(parts)))

    def _question(self) -> Question:
        seat = self._seat
        title = Content.assemble(self._tokens[seat], " ", (self.study.game.players[seat], "bold"))
        step = self.study.step_review(self.judgement.rounds)
        choice = step.choice(seat) if step is not None else None
        verdict = self._tried
        if step is not None and choice is not None:
            verdict = f"{verdict}\n{choice_sentence(choice, step.luck[seat])}".strip()
        return Question(title, self.study.chosen.get(seat), verdict, hidden=self._hidden)

    def _summary(self) -> Question:
        """The end of the game: who won, and how everybody played."""
        game = self.study.game
        lines = []
        if (review := self.judgement.review) is not None:
            lines = [player_sentence(p, game.players[p.player]) for p in review.players]
            lines.append(settings_sentence(review.settings))
        title = Content.styled(winner_sentence(game.position, game.players), "bold")
        return Question(title, verdict="\n".join(lines))

    def _request(self) -> AdviseRequest:
        return AdviseRequest(
            id=self.app.solver.fresh_id(),
            game=GameData.of(self.study.game_then),
            player=self._seat,
            settings=AdviceSettings(
                belief=self._belief, goal=self._goal, assumptions=list(self._assumptions)
            ),
        )

    @on(StudyPane.Updated)
    def _show_heat(self) -> None:
        """The opponents' likely markers as a heat map."""
        advice = self.query_one(StudyPane).advice
        if advice is not None:
            likely = [o.markers for o in advice.opponents if o.markers]
            heat = tuple(map(sum, zip(*likely, strict=True)))
            self.query_one(Kingdom).heat = heat if self._heat and heat else None

    def action_heat(self) -> None:
        """Shows or takes away the heat map."""
        self._heat = not self._heat
        self._show_heat()

    # -------------------------------------------------------------------------- the review

    @work(exclusive=True, group="review")
    async def _judge(self) -> None:
        """Has the game judged, and shows every round as it comes."""
        async for trouble in self.judgement.grow(self.app.solver, self._belief, self._goal):
            if get_current_worker().is_cancelled:
                return
            if trouble:
                self.notify(trouble, markup=False)
            self._show_judged()

    def _show_judged(self) -> None:
        """The chart, the mistakes and the verdict, as far as the review has come."""
        judged = self.judgement.rounds
        if not judged:
            return
        seats = range(len(self.study.game.players))
        self.query_one(ChanceChart).chances = [
            [*(p.before[s].win for p in judged), judged[-1].after[s].win] for s in seats
        ]
        self.query_one(Mistakes).show(judged)
        self._show_status()
        pane = self.query_one(StudyPane)
        pane.question = self._question() if self.study.choosers else self._summary()

    # -------------------------------------------------------------------------------- moving

    def _go(self, study: GameCursor, seat: int | None = None) -> None:
        self.study = study
        self._seat = self._seat if seat is None else seat
        self._assumptions = []
        self._tried = ""
        self._hidden = False
        self._show()

    def action_move(self, steps: int) -> None:
        """To another moment of the game."""
        study = self.study.moved(steps)
        if study.at != self.study.at:
            self._go(study)

    def action_seat(self) -> None:
        """Another player who chooses at this moment."""
        choosers = self.study.choosers
        if self._seat in choosers and len(choosers) > 1:
            self._go(self.study, choosers[(choosers.index(self._seat) + 1) % len(choosers)])

    def action_mistake(self, direction: int) -> None:
        """The next mistake of the game, or the one before."""
        there = self.study.next_mistake(self.judgement.rounds, back=direction < 0)
        if there is None:
            self.notify("There is no mistake that way.")
        else:
            study, mistake = there
            self._go(study, mistake.choice.player)

    @on(Mistakes.Chosen)
    def _mistake_chosen(self, event: Mistakes.Chosen) -> None:
        self.set_focus(None)  # so that the arrow keys walk through the game again
        self._go(self.study.at_mistake(event.mistake), event.mistake.choice.player)

    @on(ChanceChart.Picked)
    def _round_picked(self, event: ChanceChart.Picked) -> None:
        moments = self.study.moments
        at = next(i for i, moment in enumerate(moments) if moment.played >= event.at)
        self.action_move(at - self.study.at)

    # --------------------------------------------------------------------------- other answers

    def action_belief(self) -> None:
        """Another belief about the opponents."""
        self._belief = _BELIEFS[(_BELIEFS.index(self._belief) + 1) % len(_BELIEFS)]
        self._show()

    def action_goal(self) -> None:
        """Another goal."""
        self._goal = _GOALS[(_GOALS.index(self._goal) + 1) % len(_GOALS)]
        self._show()

    def action_assume(self) -> None:
        """Assumes something about an opponent."""
        if len(self.study.choosers) < 2:
            return
        from kingsroad_tui.screens.what_if import WhatIf

        table = Table(self.study.game_then, self._setup)
        self.app.push_screen(WhatIf(table, self._seat, self._assumptions), self._assume)

    def _assume(self, assumptions: list[str] | None) -> None:
        if assumptions is not None:
            self._assumptions = assumptions
            self._show()

    # ------------------------------------------------------------------------------ trying

    def action_hide(self) -> None:
        """Hides the answer, or shows it."""
        if self.study.choosers:
            self._hidden = not self._hidden
            pane = self.query_one(StudyPane)
            pane.question = self._question()
            self._show_chosen()

    def action_try_again(self) -> None:
        """What would you play? The answer is hidden until something is played."""
        if not self.study.choosers:
            return
        from kingsroad_tui.screens.try_again import TryAgain

        if not self._hidden:
            self.action_hide()
        hand = self.study.position.hand(self._seat, second=self.study.moment.second)
        name = self.study.game.players[self._seat]
        self.app.push_screen(TryAgain(name, hand), self._try)

    def _try(self, selection: Selection | None) -> None:
        """What the selection tried gives up, beside what was played."""
        if selection is None:
            return
        advice = self.query_one(StudyPane).advice
        candidate = find_candidate(advice, selection) if advice is not None else None
        if advice is None or candidate is None:
            self.notify("The solver is still thinking: try again in a moment.")
            return
        self._tried = tried_sentence(selection, candidate, advice.goal)
        self.action_hide()

    # ----------------------------------------------------------------------------- going on

    def action_play_on(self) -> None:
        """A new game from this position."""
        if not self.study.choosers:
            self.notify("The game is over here; go back to a round first.")
            return
        self.app.begin(self.study.game_then, self._setup)

    def action_edit(self) -> None:
        """The position in the editor."""
        from kingsroad_tui.screens.editor import EditorScreen

        game = self.study.game_then
        self.app.push_screen(EditorScreen(game.position, game.players))

    def action_follow(self) -> None:
        """Goes on writing down this game at a real table."""
        if self.study.game.finished:
            self.notify("The game is over: there is nothing to follow.")
            return
        from kingsroad_tui.screens.record_table import FollowScreen

        self.app.switch_screen(FollowScreen(self.study.game, self._record))

    def action_report(self) -> None:
        """Writes the report as a page beside the record, or into the folder of saved games."""
        if self.judgement.review is None:
            self.notify("The game is not judged yet.")
            return
        from kingsroad_tui.report.html import write_html_report
        from kingsroad_tui.storage.saves import save_path, suggested_name

        record = self._record or save_path(suggested_name(self.study.game))
        page = record.with_suffix(".html")
        try:
            write_html_report(page, self.study.game, self.judgement.review)
        except OSError as error:
            self.notify(f"The report cannot be written: {error.strerror or error}.", markup=False)
            return
        self.notify(str(page), title="Report written", markup=False)

    def action_code(self) -> None:
        """Copies the position's code."""
        self.app.tell_code(self.study.position)

    def action_leave(self) -> None:
        """Back to where we came from."""
        self.dismiss()
