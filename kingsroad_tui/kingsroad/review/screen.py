"""The analysis: move through a game, see what everybody could have known, and what was lost."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType

from advisor.messages.protocol import Advice, AdviseRequest
from advisor.messages.review import deciding
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
from kingsroad_tui.kingsroad.keys import ANALYSIS_KEYS
from kingsroad_tui.kingsroad.library.saves import setup_for
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.review.analysis_view import AnalysisView, ChanceChart, MistakeList
from kingsroad_tui.kingsroad.review.choice_again import TryAgainScreen
from kingsroad_tui.kingsroad.review.choice_pane import ChoicePane
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree, GameCursor
from kingsroad_tui.kingsroad.review.game_story import ExaminedChoice, examined_choice, examined_end
from kingsroad_tui.kingsroad.review.own_mistakes import (
    Solved,
    Study,
    first_person,
    only_person,
    to_play_on,
    whose_mistakes,
)
from kingsroad_tui.kingsroad.review.own_mistakes_words import branch_title
from kingsroad_tui.kingsroad.review.reviewed_screen import ReviewedScreen
from kingsroad_tui.kingsroad.review.turning import NO_MISTAKES, not_judged_yet, round_story
from kingsroad_tui.kingsroad.review.words import (
    LIKELY_MARKERS,
    NOTHING_TO_ASSUME,
    final_points,
    moment_title,
    no_choice_here,
    played_on_words,
    try_heading,
    try_puzzle,
)
from kingsroad_tui.kingsroad.words import commands
from kingsroad_tui.kingsroad.words.people import names_in, seat_spoken_to
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.words.files import report_words

_OF_ROUNDS: Final = ("mistake", "own_mistakes", "turning_point")


class AnalysisScreen(ReviewedScreen):
    """A game, saved, running or of one position only, and what there is to say of it."""

    HELP = help_texts.ANALYSIS

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
        study: Study | None = None,
        *,
        looking_back: bool = False,
    ) -> None:
        """``record`` is the file of the game, beside which its analysis is kept.

        ``study`` is a place in the game to come back to; else a finished game is shown at its end.
        Whoever is ``looking_back`` is shown the answer to the present choice only when they ask.
        """
        known = (study.reviews, study.branch_reviews) if study else ((), ())
        super().__init__(record, *known)
        self._setup = setup or setup_for(game)
        self.names = names_in(game, setup)
        self.branches = study.branches if study else BranchTree.of(game)
        self.cursor = study.cursor if study else GameCursor.at_end(game)
        self._seat = study.seat if study else first_person(self._setup)
        self._seat_kept = study.kept if study and study.kept is not None else self._seat
        self._assumptions: list[str] = []
        self._looking_back = looking_back
        self._answer_hidden = self._hides_present
        self._tried: Selection | None = None
        self._solved = set(study.solved) if study else set[Solved]()

    def compose(self) -> ComposeResult:
        yield AnalysisView(self.cursor.game, self.names, self._colours, id="view")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.belief = self.app.settings.belief
        self.goal = self.app.settings.goal
        self.show_moment()
        self.judge()

    @property
    def withheld(self) -> Mapping[str, str]:
        """What cannot be done in a position alone, where nobody has a choice any more, or nobody
        else."""
        none = {} if self.branches.game.rounds else dict.fromkeys(_OF_ROUNDS, NO_MISTAKES)
        if not self.cursor.choosers:
            return none | dict.fromkeys(
                ("assume", "play_on", "try_again", "think"), no_choice_here()
            )
        return none if len(self.cursor.choosers) > 1 else none | {"assume": NOTHING_TO_ASSUME}

    @property
    def seat_shown(self) -> int | None:
        ended = not self.cursor.choosers
        return seat_spoken_to(self.names) if ended and not self.branches.at else self._seat

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
        branch = [branch_title(self.branches, self.names)] if self.branches.at else []
        parts = [moment_title(self.cursor.moment, self.cursor.game), *branch]
        if not self.cursor.choosers and self.cursor.game.finished:
            parts.append(final_points(self.cursor.game, self.names))
        at, reviewed, story = self.cursor.moment.played, self.reviewed, ""
        if at < len(reviewed) and not self._answer_hidden:
            decisive = reviewed[at].round in deciding(reviewed)
            story = round_story(reviewed[at], self.names, decisive=decisive)
        story = self.note_here or story
        done = len(self.review_job.rounds)
        if done and self.review_job.review is None:
            parts.append(f"judging {done} of {len(self.branches.game.rounds)}")
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
            goal=self.goal,
            belief=self.belief,
            tried=self._tried,
            hidden=self._answer_hidden,
            thought=self.thought_about(seat),
        )

    def _request(self) -> AdviseRequest:
        return self.request_for(self._seat, self._assumptions)

    # -------------------------------------------------------------------------- the review

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
        self.cursor = cursor
        self._seat = self._seat_kept if seat is None else seat
        if only_person(self._setup) is None:  # else the own seat is where moving on leads back to
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

    # --------------------------------------------------------------------------- other answers

    def action_details(self) -> None:
        self.pane.detailed = not self.pane.detailed

    def action_think(self) -> None:
        also = (self.cursor.chosen.get(self._seat), self._tried)
        self.think_longer(self._request(), [cards for cards in also if cards is not None])

    def action_chart(self) -> None:
        if not self.view.toggle_chart():
            self.notify(commands.NO_PERFECT_CHART)

    def action_heat(self) -> None:
        if self.view.toggle_heat():
            self.notify(LIKELY_MARKERS)

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
        settings = self._request().settings
        title = moment_title(self.cursor.moment, self.cursor.game)
        heading = try_heading(title, self.names, self._seat)
        step = self.cursor.step_review(self.reviewed)
        played = step.choice(self._seat) if step is not None else None
        puzzle = try_puzzle(heading, played, self.names, self.goal)
        screen = TryAgainScreen(self.cursor.game_then, self._setup, self._seat, settings, puzzle)
        self.app.push_screen(screen, lambda _: self._tried_again(screen))

    def _tried_again(self, screen: TryAgainScreen) -> None:
        """Keeps what came of trying again."""
        if screen.solved and not self.branches.at:
            moment, first = self.cursor.moment, self.cursor.game.first.round
            self._solved.add(Solved(first + moment.played, moment.second, self._seat))
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

    # ----------------------------------------------------------------------------- going on

    def action_play_on(self) -> None:
        """A game from here, played by the person who looks at it as the player shown; it leads
        back."""
        if self._hides_present:  # the game itself, which lies below this screen
            self.action_leave()
            return
        setup = to_play_on(self._setup, self._seat)
        self.app.go("start", GAME, game=self.cursor.game_then, setup=setup, back=self._way_here())
        words = played_on_words(self.cursor.position.round)
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
    def place(self) -> Study:
        """This place in the analysis, and what has been found out."""
        return Study(
            self.branches,
            self.cursor,
            self._seat,
            self.reviews,
            self.branch_reviews,
            frozenset(self._solved),
            self._seat_kept,
        )

    def action_own_mistakes(self) -> None:
        """Has the worst choices played again: one's own, or those of the player shown."""
        review, game = self.review_job.review, self.branches.game
        if review is None:
            self.notify(not_judged_yet() if game.rounds else NO_MISTAKES)
        else:
            seat, solved = whose_mistakes(self._setup, self._seat), frozenset(self._solved)
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
            self.notify(commands.NOTHING_TO_FOLLOW)
            return
        self.dismiss()
        self.app.go("record", GAME, game=self.branches.game, record=self.record)

    def action_report(self) -> None:
        """Writes the report as a page, and says where."""
        if self.review_job.review is None:
            self.notify(commands.NOT_JUDGED)
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
