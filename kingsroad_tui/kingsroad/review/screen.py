"""The analysis: move through a game, see what everybody could have known, and what was lost."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import ClassVar, Final

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.worker import get_current_worker

from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest, ThinkRequest
from advisor.messages.review import KeptThought, RoundReview, Thought, deciding
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.games import Game, GameError
from kingsroad.notation import print_position
from kingsroad.records import GameData
from kingsroad_tui.kingsroad.hints.aims import aim_remark, aims_to_choose
from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
from kingsroad_tui.kingsroad.keys import ANALYSIS_KEYS
from kingsroad_tui.kingsroad.library.saves import setup_for
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.review import own_mistakes, own_mistakes_words, turning
from kingsroad_tui.kingsroad.review.analysis_view import AnalysisView, ChanceChart, MistakeList
from kingsroad_tui.kingsroad.review.choice_again import TryAgainScreen
from kingsroad_tui.kingsroad.review.choice_pane import ChoicePane
from kingsroad_tui.kingsroad.review.choose import BranchesDialog
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree, GameCursor, Moment
from kingsroad_tui.kingsroad.review.game_story import (
    ExaminedChoice,
    examined_choice,
    examined_end,
)
from kingsroad_tui.kingsroad.review.review_job import GameReviews, ReviewJob
from kingsroad_tui.kingsroad.review.words import (
    Puzzle,
    decisions_by_seat,
    final_points,
    moment_title,
    no_choice_here,
    try_heading,
    try_puzzle,
)
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import names_in, seat_spoken_to
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.notes.dialog import ShownNotes
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.words.files import report_words
from tabletop.words.voice import language, phrase

_OF_ROUNDS: Final = ("mistake", "own_mistakes", "turning_point")
_BELIEFS: Final = tuple(BeliefKind)
_GOALS: Final = tuple(Goal)


class AnalysisScreen(HouseScreen[None]):
    """A game, saved, running or of one position only, and what there is to say of it."""

    HELP = "analysis"

    CSS_PATH = "../styles/analysis.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = ANALYSIS_KEYS

    view = getters.query_one(AnalysisView)
    pane = getters.query_one(ChoicePane)

    def __init__(
        self,
        game: Game,
        setup: Setup | None = None,
        record: Path | None = None,
        study: own_mistakes.Study | None = None,
        *,
        looking_back: bool = False,
    ) -> None:
        """``record`` is the file of the game, beside which its analysis is kept.

        ``study`` is a place in the game to come back to; else a finished game is shown at its end.
        Whoever is ``looking_back`` is shown the answer to the present choice only when they ask.
        """
        super().__init__()
        self.record = record
        known = (study.reviews, study.branch_reviews) if study else ((), ())
        self.reviews = GameReviews(record, *known)
        self.remarks: tuple[str, ...] = ()
        """What is said of the key pressed last, in the line at the top."""

        self._notes = ShownNotes(self, lambda: self.noted_round, self._note_changed)
        self._thinks_about: tuple[ReviewJob, int, bool, int] | None = None
        """The choice that is thought longer about; None for a case that is only supposed."""

        self._setup = setup or setup_for(game)
        self._say_names = partial(names_in, game, setup)
        self.names = self._say_names()
        self._language = language()
        self.branches = study.branches if study else BranchTree.of(game)
        self.cursor = study.cursor if study else GameCursor.at_end(game)
        self._seat = study.seat if study else own_mistakes.first_person(self._setup)
        self._seat_kept = study.kept if study and study.kept is not None else self._seat
        self._assumptions: list[str] = []
        self._looking_back = looking_back
        self._answer_hidden = self._hides_present
        self._tried: Selection | None = None
        self._solved = set(study.solved) if study else set[own_mistakes.Solved]()

    def compose(self) -> ComposeResult:
        yield AnalysisView(self.cursor.game, self.names, self._colours, id="view")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.reviews.belief = self.app.settings.belief
        self.reviews.goal = self.app.settings.goal
        self.show_moment()
        self.judge()
        self._notes.read(self.record)

    def on_shown_anew(self) -> None:
        """In another language names are others too, "You" among them, and all that is made of
        them: everything is laid out anew."""
        if language() != self._language:
            self._language, self.names = language(), self._say_names()
            self.run_worker(self._lay_anew(), exclusive=True, group="lay")

    async def _lay_anew(self) -> None:
        await self.recompose()
        self.show_moment()
        self.show_review()

    @property
    def withheld(self) -> Mapping[str, str]:
        """What cannot be done in a position alone, where nobody has a choice any more, or nobody
        else."""
        none = (
            {}
            if self.branches.game.rounds
            else dict.fromkeys(_OF_ROUNDS, phrase("kingsroad-review-turning-no-mistakes"))
        )
        if not self.cursor.choosers:
            return none | dict.fromkeys(
                ("assume", "play_on", "try_again", "think"), no_choice_here()
            )
        return (
            none
            if len(self.cursor.choosers) > 1
            else none | {"assume": phrase("kingsroad-review-nothing-to-assume")}
        )

    @property
    def seat_shown(self) -> int | None:
        """Whose mistakes are gone through; None for everybody's."""
        ended = not self.cursor.choosers
        return seat_spoken_to(self.names) if ended and not self.branches.at else self._seat

    @property
    def review_job(self) -> ReviewJob:
        """The review of the game itself by the aim and the belief in force."""
        return self.reviews.of_game(self.branches)

    @property
    def reviewed(self) -> list[RoundReview]:
        """The rounds judged of the branch looked at, or of the game itself."""
        return self.reviews.rounds(self.branches)

    @property
    def _colours(self) -> tuple[int, ...]:
        return tuple(seat.colour for seat in self._setup.seats)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if (action, *parameters) == ("move", 1) and self.cursor.at_last:
            return False  # there is nothing further on
        return super().check_action(action, parameters)

    # ------------------------------------------------------------------------ what is shown

    def show_moment(self) -> None:
        """Shows the moment looked at, and asks the solver about it."""
        cursor = self.cursor
        if self._seat not in cursor.choosers and cursor.choosers:
            self._seat = cursor.choosers[0]
        self.refresh_bindings()
        self._show_judged()
        self.view.show_moment(cursor, self._seat)
        self._show_status()
        self.pane.examine(self._examined(), self._request() if cursor.choosers else None)
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Shows the markers that were placed then, unless the answer is hidden."""
        chosen = self.cursor.chosen.get(self._seat)
        self.view.show_chosen(self._seat, chosen, hidden=self._answer_hidden)

    def _show_status(self) -> None:
        tree = self.branches
        branch = [own_mistakes_words.branch_title(tree, self.names)] if tree.at else []
        parts = [moment_title(self.cursor.moment, self.cursor.game), *branch]
        if not self.cursor.choosers and self.cursor.game.finished:
            parts.append(final_points(self.cursor.game, self.names))
        at, reviewed, story = self.cursor.moment.played, self.reviewed, ""
        if at < len(reviewed) and not self._answer_hidden:
            decisive = reviewed[at].round in deciding(reviewed)
            story = turning.round_story(
                decisions_by_seat(reviewed, Goal.WIN),
                reviewed[at].round,
                self.names,
                reader=seat_spoken_to(self.names),
                decisive=decisive,
            )
        story = self.note_here or story
        done = len(self.review_job.rounds)
        if done and self.review_job.review is None:
            of = len(self.branches.game.rounds)
            parts.append(phrase("kingsroad-review-judging", done=done, of=of))
        self.view.show_status(parts, story, self.remarks)

    def _examined(self) -> ExaminedChoice:
        """The choice looked at; where nobody chooses, who won and how everybody played."""
        seat = self._seat
        if not self.cursor.choosers:
            return examined_end(self.cursor.game, self.names, self.review_job.review)
        return examined_choice(
            self.cursor,
            seat,
            self.reviewed,
            names=self.names,
            colour=self._colours[seat],
            goal=self.reviews.goal,
            belief=self.reviews.belief,
            tried=self._tried,
            hidden=self._answer_hidden,
            thought=self._thought_about(seat),
        )

    def _request(self) -> AdviseRequest:
        """The question for the best choice at the moment looked at."""
        return AdviseRequest(
            id=self.app.solver.fresh_id(),
            game=GameData.of(self.cursor.game_then),
            player=self._seat,
            settings=AdviceSettings(
                belief=self.reviews.belief,
                goal=self.reviews.goal,
                assumptions=list(self._assumptions),
            ),
        )

    def _thought_about(self, seat: int) -> Thought | None:
        """What thinking longer about a seat's choice at the moment looked at has found."""
        job, number, second = self._looked_at
        return job.thought_about(number, seat, second=second)

    @property
    def _looked_at(self) -> tuple[ReviewJob, int, bool]:
        """The review of the game or branch looked at, the number of the round, and whether it is
        a second choice."""
        tree, moment = self.branches, self.cursor.moment
        job = self.reviews.of_branch(tree, tree.at) or self.review_job
        return job, self.branches.game.first.round + moment.played, moment.second

    # -------------------------------------------------------------------------- the review

    def judge(self) -> None:
        """Shows the review by the aim and the belief in force, or has it made."""
        self.workers.cancel_group(self, "review")
        self.show_review()
        if self.branches.game.rounds:
            self._review()

    @work(exclusive=True, group="review")
    async def _review(self) -> None:
        """Has the game reviewed, then its branches, and shows every round as it comes."""
        for number in range(len(self.branches.branches)):
            job = self.reviews.of_branch(self.branches, number)
            if job is None or job.review is not None:
                continue
            async for problem in job.run(self.app.solver):
                if get_current_worker().is_cancelled:
                    return
                if problem:
                    self.notify(problem)
                self.show_review()

    def show_review(self) -> None:
        """Shows chart, mistakes and verdict as far as the review has come."""
        if not self.review_job.rounds:
            return
        self._show_judged()
        self._show_status()
        self.pane.examined = self._examined()

    def _show_judged(self) -> None:
        """Shows the chances in the game or the branch looked at, and the mistakes of the game."""
        if self.review_job.rounds:
            self.view.show_review(self.review_job, self.reviewed)

    # -------------------------------------------------------------------------------- moving

    def go(self, cursor: GameCursor, seat: int | None = None) -> None:
        """Looks at a moment, and at a player's choice there."""
        self.cursor = cursor
        self._seat = self._seat_kept if seat is None else seat
        if (
            own_mistakes.only_person(self._setup) is None
        ):  # else the own seat is where moving on leads back to
            self._seat_kept = self._seat
        self._assumptions = []
        self._tried = None
        self._answer_hidden = self._hides_present
        self.remarks = ()
        self.show_moment()

    @property
    def _hides_present(self) -> bool:
        """Whether the choice looked at is still to be made in the game that one comes from."""
        return self._looking_back and self.cursor.at_last and not self.branches.at

    def action_move(self, steps: int) -> None:
        cursor = self.cursor.moved(steps)
        if cursor.at != self.cursor.at:
            self.go(cursor)

    def action_seat(self) -> None:
        choosers = self.cursor.choosers or self.cursor.position.seats
        if self._seat in choosers and len(choosers) > 1:
            self._seat_kept = choosers[(choosers.index(self._seat) + 1) % len(choosers)]
            self.go(self.cursor)

    @on(MistakeList.MistakeChosen)
    def _mistake_chosen(self, event: MistakeList.MistakeChosen) -> None:
        self.set_focus(None)  # so that the arrow keys walk through the game again
        self.look_at(self.branches.gone_to(0))
        self.go(self.cursor.at_mistake(event.mistake), event.mistake.choice.player)

    @on(ChanceChart.RoundPicked)
    def _round_picked(self, event: ChanceChart.RoundPicked) -> None:
        if event.at > len(self.branches.now.game.rounds):
            self.look_at(self.branches.gone_to(0))
        moments = self.cursor.moments
        at = next(i for i, moment in enumerate(moments) if moment.played >= event.at)
        self.action_move(at - self.cursor.at)

    # ------------------------------------------------------------------------- ways through

    def action_mistake(self, direction: int) -> None:
        """To the next mistake of the player shown, after the last one to the first.

        From where the game stands or has ended, first to the worst one of the reader.
        """
        back, seat, reader = direction < 0, self.seat_shown, seat_spoken_to(self.names)
        first = own_mistakes.to_learn(self.reviewed, self.reviews.goal, seat)
        if first and seat == reader and self.cursor.at_last and not back:
            self.go(self.cursor.at_mistake(first[0]), first[0].choice.player)
            return
        there = self.cursor.next_mistake(self.reviewed, back=back, player=seat)
        if there is None:
            end = self.cursor.moved(direction * -len(self.cursor.moments))
            there = end.next_mistake(self.reviewed, back=back, here=True, player=seat)
            if there is None:
                self.notify(turning.no_mistakes_words(self.names, self.reviewed, seat))
            elif self.cursor.choosers:  # at the end of a game it is clear that it begins anew
                self.notify(
                    phrase("kingsroad-review-turning-back-to-last")
                    if back
                    else phrase("kingsroad-review-turning-back-to-first")
                )
        if there is not None:
            cursor, mistake = there
            self.go(cursor, mistake.choice.player)

    def action_turning_point(self) -> None:
        """To the next round on which the game turned, after the last one to the first."""
        first = self.branches.game.first.round
        turns = sorted(number - first for number in deciding(self.reviewed))
        if not turns:
            self.notify(phrase("kingsroad-review-turning-no-turning-point"))
            return
        now = self.cursor.moment.played
        played = next((turn for turn in turns if turn > now), turns[0])
        self.go(self.cursor.moved_to(Moment(played)))

    # ------------------------------------------------------------------- by another light

    def action_belief(self) -> None:
        self.reviews.belief = _BELIEFS[(_BELIEFS.index(self.reviews.belief) + 1) % len(_BELIEFS)]
        self._judge_anew()

    def action_goal(self) -> None:
        self.reviews.goal = _GOALS[(_GOALS.index(self.reviews.goal) + 1) % len(_GOALS)]
        self._judge_anew()

    def _judge_anew(self) -> None:
        self.remarks = (aim_remark(self.reviews.goal, self.reviews.belief), aims_to_choose())
        self.show_moment()
        self.judge()

    # -------------------------------------------------------------------------------- notes

    def _note_changed(self) -> None:
        if not self.branches.at:
            self.show_moment()

    @property
    def noted_round(self) -> int | None:
        """The round that a note would be on; None for the whole game, at its end."""
        return self.cursor.position.round if self.cursor.choosers else None

    @property
    def note_here(self) -> str:
        """The note on the moment looked at, of the game itself; empty where there is none."""
        return "" if self.branches.at else self._notes.here

    def action_note(self) -> None:
        """A note on this round, or at the end on the whole game."""
        if self.record is None or self.branches.at:
            self.notify(
                phrase("notes-in-a-branch") if self.branches.at else phrase("notes-no-file")
            )
        else:
            self._notes.ask(self.record)

    # --------------------------------------------------------------------------- other answers

    def action_details(self) -> None:
        self.pane.detailed = not self.pane.detailed

    def action_think(self) -> None:
        """Has the solver think longer about the choice; ends that where it does so already."""
        if self.pane.thinks_longer:
            self.pane.stop_thinking()
        elif self.reviews.goal is Goal.POINTS:
            self.notify(phrase("kingsroad-thinking-nothing-to-think-about"))
        else:
            request = self._request()
            assumed = bool(request.settings.assumptions)
            self._thinks_about = None if assumed else (*self._looked_at, request.player)
            also = (self.cursor.chosen.get(self._seat), self._tried)
            self.pane.think_longer(
                ThinkRequest(
                    id=self.app.solver.fresh_id(),
                    game=request.game,
                    player=request.player,
                    settings=request.settings,
                    also=[cards.codes for cards in also if cards is not None],
                )
            )

    @on(ChoicePane.ThoughtOver)
    def _keep_thought(self, event: ChoicePane.ThoughtOver) -> None:
        """Keeps what was found, unless it is about a case that was only supposed."""
        if self._thinks_about is not None:
            job, number, second, player = self._thinks_about
            if problem := job.keep_thought(KeptThought(number, second, player, event.thought)):
                self.notify(problem)

    def action_chart(self) -> None:
        if not self.view.toggle_chart():
            self.notify(phrase("kingsroad-commands-no-perfect-chart"))

    def action_heat(self) -> None:
        if self.view.toggle_heat():
            self.notify(phrase("kingsroad-review-likely-markers"))

    def action_assume(self) -> None:
        table = Table(self.cursor.game_then, self._setup)
        dialog = OpponentsDialog(table, self._seat, self._assumptions)
        self.app.push_screen(dialog, self._assume)

    def _assume(self, assumptions: list[str] | None) -> None:
        if assumptions is not None:
            self._assumptions = assumptions
            self.show_moment()

    # ------------------------------------------------------------------------------ trying

    def action_hide(self) -> None:
        """Hides the answer, or shows it."""
        if self.cursor.choosers:
            self._answer_hidden = not self._answer_hidden
            self.pane.examined = self._examined()
            self._show_chosen()
            self._show_status()

    def action_read(self, pages: int) -> None:
        """Scrolls the words beside the map."""
        self.pane.scroll_relative(y=pages * (self.pane.size.height - 2), animate=False)

    def action_try_again(self) -> None:
        """Has the choice made again on the board; the answer stays hidden until then."""
        cursor, seat, goal = self.cursor, self._seat, self.reviews.goal
        step = cursor.step_review(self.reviewed)
        played = step.choice(seat) if step is not None else None

        def puzzle() -> Puzzle:
            title = moment_title(cursor.moment, cursor.game)
            return try_puzzle(try_heading(title, self.names, seat), played, self.names, goal)

        settings = self._request().settings
        screen = TryAgainScreen(cursor.game_then, self._setup, seat, settings, puzzle)
        self.app.push_screen(screen, lambda _: self._tried_again(screen))

    def _tried_again(self, screen: TryAgainScreen) -> None:
        """Keeps what came of trying again."""
        if screen.solved and not self.branches.at:
            moment, first = self.cursor.moment, self.cursor.game.first.round
            self._solved.add(own_mistakes.Solved(first + moment.played, moment.second, self._seat))
        self._try(screen.tried)

    def _try(self, tried: tuple[Selection, Advice] | None) -> None:
        """Shows what the selection tried is worth, beside what was played."""
        if tried is None:
            return
        self._tried, advice = tried
        self.keep_branch(self._seat, self._tried, advice)
        self._answer_hidden = False
        self.pane.examined = self._examined()
        self._show_chosen()

    # ----------------------------------------------------------------------------- branches

    def keep_branch(self, seat: int, selection: Selection, advice: Advice | None) -> None:
        """Keeps what was tried as a branch of the game, without going there yet.

        Where nobody else has chosen, the others play their likeliest cards by the advice; without
        any there is no branch.
        """
        here = self.branches.at
        likely = advice.opponents if advice is not None else []
        others = {o.player: Selection.of(o.likely[0].selection) for o in likely if o.likely}
        try:
            grown = self.branches.tried(self.cursor, seat, selection, others)
        except (KeyError, GameError):
            return
        self.branches = grown.gone_to(here)
        self.judge()
        self.notify(own_mistakes_words.new_branch(grown.now, self.names))

    def action_branches(self) -> None:
        """Goes to another branch of the game."""
        if len(self.branches.branches) == 1:
            self.notify(own_mistakes_words.no_branches())
        else:
            dialog = BranchesDialog(self.branches, self.names, self._chances())
            self.app.push_screen(dialog, self._go_to_branch)

    def _chances(self) -> dict[int, list[float]]:
        """Everybody's chance to win at the end of each branch that is judged."""
        found = {}
        for number, branch in enumerate(self.branches.branches):
            job = self.reviews.of_branch(self.branches, number)
            rounds = job.rounds if job is not None else []
            if rounds and len(rounds) == len(branch.game.rounds):
                found[number] = [outlook.win for outlook in rounds[-1].after]
        return found

    def _go_to_branch(self, number: int | None) -> None:
        """To the end of another branch."""
        if number is not None and self.look_at(self.branches.gone_to(number)):
            self.go(self.cursor.moved(len(self.cursor.moments)))

    def action_way_back(self) -> None:
        """From a branch to the moment where it leaves the game or another branch."""
        branch = self.branches.now
        if self.look_at(self.branches.back()):
            self.go(self.cursor.moved_to(branch.moment), branch.seat)
        else:
            self.notify(phrase("kingsroad-branches-no-way-back", key=key("analysis.try")))

    def look_at(self, branches: BranchTree) -> bool:
        """Puts the cursor into another branch; False where that is the one looked at."""
        other = branches.at != self.branches.at
        self.branches = branches
        if other:
            self.cursor = GameCursor.of(branches.now.game)
        return other

    # ----------------------------------------------------------------------------- going on

    def action_play_on(self) -> None:
        """A game from here, played by the person who looks at it as the player shown; it leads
        back."""
        if self._hides_present:  # the game itself, which lies below this screen
            self.action_leave()
            return
        setup = own_mistakes.to_play_on(self._setup, self._seat)
        self.app.go("start", GAME, game=self.cursor.game_then, setup=setup, back=self._way_here())
        words = phrase("kingsroad-review-played-on-words", number=self.cursor.position.round)
        self.app.call_later(self.app.notify, words)  # over the game, not over this screen

    def _way_here(self) -> Way:
        return Way(
            "analysis",
            GAME,
            game=self.branches.game,
            setup=self._setup,
            record=self.record,
            study=self.place,
        )

    @property
    def place(self) -> own_mistakes.Study:
        """This place in the analysis, and what has been found out."""
        return own_mistakes.Study(
            self.branches,
            self.cursor,
            self._seat,
            self.reviews.whole,
            self.reviews.whole_of_branches,
            frozenset(self._solved),
            self._seat_kept,
        )

    def action_own_mistakes(self) -> None:
        """Has the worst choices played again: one's own, or those of the player shown."""
        review, game = self.review_job.review, self.branches.game
        if review is None:
            self.notify(
                turning.not_judged_yet()
                if game.rounds
                else phrase("kingsroad-review-turning-no-mistakes")
            )
        else:
            seat, solved = (
                own_mistakes.whose_mistakes(self._setup, self._seat),
                frozenset(self._solved),
            )
            self.app.go(
                "mistakes",
                GAME,
                game=game,
                setup=self._setup,
                seat=seat,
                review=review,
                solved=solved,
            )

    def action_edit(self) -> None:
        game = self.cursor.game_then
        self.app.go("editor", GAME, position=game.position, names=game.players)

    def action_follow(self) -> None:
        if self.branches.game.finished:
            self.notify(phrase("kingsroad-commands-nothing-to-follow"))
            return
        self.dismiss()
        self.app.go("record", GAME, game=self.branches.game, record=self.record)

    def action_report(self) -> None:
        """Writes the report as a page, and says where."""
        if self.review_job.review is None:
            self.notify(phrase("kingsroad-commands-not-judged"))
            return
        from kingsroad_tui.kingsroad.report.sections import REPORT

        game, review = self.branches.game, self.review_job.review
        try:
            page = REPORT.write(self.record, game, review)
        except OSError as error:
            self.notify(saving.report_not_written(error))
            return
        self.remarks = (report_words(page, self.size.width - 2),)
        self._show_status()

    def action_code(self) -> None:
        self.app.copy_code(print_position(self.cursor.position))

    def action_leave(self) -> None:
        self.dismiss()
