"""An exercise of King & Assassins on a screen: a phase played again until it is solved, and judged.

The phase is a mistake of one's own, or a puzzle.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Protocol

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from advisor.messages.assassins_review import PhaseReview
from advisor.messages.exercises import AssassinsExercise
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from assassins.running import RunningPhase
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints.hints import NO_HINT, Hint
from kingsroad_tui.assassins.keys import ASSASSINS_EXERCISE_KEYS
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.computer_players import judge_phase
from kingsroad_tui.assassins.play.log import AssassinsLogDialog, TypedActions
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.play.screen import TypedLine
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen, OfferedKey
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.practice import exercises
from kingsroad_tui.assassins.practice import words as text
from kingsroad_tui.assassins.practice.training import TRAINING
from kingsroad_tui.assassins.review.judged import better_actions
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.practice.exercise import Exercise
from kingsroad_tui.practice.training_book import ExerciseRun, Happened
from kingsroad_tui.widgets.footer import Footer
from tabletop.words.voice import phrase


class PhaseTask(Protocol):
    """What a screen asks of whoever plays the phase, and makes of it."""

    @abstractmethod
    def heading(self) -> str:
        """Above what is said."""

    @abstractmethod
    def task_lines(self) -> Sequence[str]:
        """What there is to do."""

    @property
    @abstractmethod
    def asks_to_act(self) -> bool:
        """Whether a phase in which nothing is done is no answer, whatever comes of it."""

    @abstractmethod
    def begin(self) -> None:
        """The phase begins, once more too."""

    @abstractmethod
    def judged_at_once(self, tried: AssassinsGame) -> bool:
        """Whether what was played needs nobody to judge it; then that has been said."""

    @abstractmethod
    def tried(self, found: PhaseReview, game: AssassinsGame) -> None:
        """A phase was played, the last of a game, and judged."""


class PhaseAgain:
    """The position before a phase, to be played on by whoever's phase it is, as often as wanted;
    the game that it comes from does not change.

    Attributes:
        over: whether the phase has been ended, and is judged or about to be.
    """

    def __init__(
        self,
        screen: AssassinsTableScreen,
        task: PhaseTask,
        then: AssassinsGame,
        side: Side,
        number: int,
    ) -> None:
        """A phase on a screen.

        Args:
            screen: the screen.
            task: the screen once more, as what it asks.
            then: the game before the phase.
            side: whose phase it is.
            number: the place of the phase in the game.
        """
        self._screen = screen
        self._task = task
        self._then = then
        self._side = side
        self._number = number
        self.over = False
        self._asked = False
        """Whether it was asked whether nothing is to be done."""

        self.typing = TypedLine(screen)
        screen.parts = (self.typing,)
        screen.table = self._begun()

    def _begun(self) -> AssassinsTable:
        seats = {
            side: Seat() if side is self._side else Seat(SeatKind.COMPUTER, "random")
            for side in Side
        }
        return AssassinsTable(self._then, Setup((seats[Side.KING], seats[Side.PEOPLE])))

    def compose(self) -> ComposeResult:
        """The table and the footer."""
        yield ActingView(self._screen.table, id="view")
        yield TypedActions(id="typed")
        yield Footer(show_command_palette=False)

    def begin(self) -> None:
        """Lets the person play the phase."""
        self.over = self._asked = False
        table, view = self._screen.table, self._screen.view
        secret = table.game.secret
        people = self._side is Side.PEOPLE and secret is not None
        view.own = secret.assassins if people and secret else frozenset()
        view.let_act(
            RunningPhase(table.game, table.changed),
            prompts.phase_prompt(table.game, self._side, self._side, keys_on(self._screen)),
        )
        view.show_hint(NO_HINT)
        self.say(self._task.task_lines())
        self._screen.refresh_bindings()

    def show_anew(self) -> None:
        """The phase and the task as they are said now; an answer stays as it was said."""
        self._screen.view.say_moment()
        if not self.over:
            self.say(self._task.task_lines())

    def say(self, lines: Sequence[str]) -> None:
        """Says something beside the board."""
        paragraphs: list[Line] = [[(line, "text")] for line in lines]
        self._screen.view.side.show_lesson(self._task.heading(), paragraphs)

    async def forward(self) -> None:
        """Does what is shown; has the phase judged; begins it again."""
        if self.over:
            await self.again()
        elif self._screen.view.shows_action:
            self._screen.view.do_shown()
        elif not self._screen.table.game.running and (self._task.asks_to_act or not self._asked):
            # What was pressed once too often, or meant for what came before, is no answer.
            self._asked = True
            enter = keys_on(self._screen)("forward")
            asks = (
                phrase("assassins-practice-nothing-yet")
                if self._task.asks_to_act
                else phrase("assassins-practice-nothing-again", enter=enter)
            )
            self._screen.view.say(asks, refused=True)
        else:
            self.judge_tried()

    def back(self) -> bool:
        """Begins the phase again where it is over; whether it was."""
        if self.over:
            self._screen.run_worker(self.again(), exclusive=True)
        return self.over

    async def again(self) -> None:
        """The phase from its beginning."""
        screen = self._screen
        screen.workers.cancel_group(screen, "try")
        screen.table = self._begun()
        await screen.view.remove()
        await screen.mount(ActingView(screen.table, id="view"), before=0)
        self._task.begin()

    def judge_tried(self) -> None:
        """The phase is over: what is it worth?"""
        screen = self._screen
        game = screen.table.game
        tried = game if game.finished else game.end_phase()
        self.over = True
        screen.view.rest()
        screen.refresh_bindings()
        screen.view.say("")
        if not self._task.judged_at_once(tried):
            self.say([phrase("assassins-review-thinking")])
            screen.run_worker(self._judge(tried), exclusive=True, group="try")

    async def _judge(self, tried: AssassinsGame) -> None:
        knows = self._side is Side.PEOPLE or tried.finished
        data = AssassinsGameData.of(tried if knows else replace(tried, secret=None))
        found = await judge_phase(self._screen.app.solver, data, self._side, self._number)
        if found is None:
            self.say([phrase("assassins-review-no-answer")])
        else:
            self._task.tried(found, tried)

    def show_answer(self, words: Sequence[str], actions: Sequence[str]) -> None:
        """Shows a better turn than what was played."""
        self.say(words)
        view = self._screen.view
        if view.acts and not self._screen.table.game.running:
            view.show_hint(Hint(planned=tuple(actions)))


class AssassinsExerciseScreen(AssassinsTableScreen):
    """One of several exercises; a right answer leads on to the next one."""

    HELP = "town-exercise"
    CSS_PATH = "../styles/try.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_EXERCISE_KEYS

    def __init__(self, run: ExerciseRun[AssassinsExercise]) -> None:
        """The exercise that is to be played now. Raises LocatedError where it fits no game."""
        laid = exercises.AssassinsLaidOut.of(run.current)
        super().__init__()
        self._phase = PhaseAgain(self, self, laid.game, laid.side, laid.number)
        self._laid = laid
        self._exercise = Exercise(self, TRAINING.book, run, AssassinsExerciseScreen)
        self._marked: frozenset[int] = frozenset()
        """Who is marked, where it is asked who the assassins are."""

    def heading(self) -> str:
        return text.assassins_heading(self._laid, self._exercise.run)

    def task_lines(self) -> Sequence[str]:
        here = keys_on(self)
        return text.assassins_task(self._laid, here)

    def compose(self) -> ComposeResult:
        yield from self._phase.compose()

    def on_mount(self) -> None:
        self.begin()

    def begin(self) -> None:
        self._phase.begin()
        if not self._laid.phase:
            self.view.rest()
            self._show_marked()

    def on_shown_anew(self) -> None:
        self._phase.show_anew()

    @property
    def asks_to_act(self) -> bool:
        return self._laid.exercise.made is None

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        if self._phase.typing.is_open:
            return offers
        if self._exercise.solved:
            offers["forward"] = OfferedKey(phrase("practice-go-on"))
        elif self._phase.over:
            offers["forward"] = OfferedKey(phrase("assassins-review-again"))
        elif not self._laid.phase:
            offers["forward"] = OfferedKey(phrase("practice-judge"))
            offers["pawn('a')"] = OfferedKey(
                phrase("assassins-key-choose"), f"{LETTERS[0]}-{LETTERS[-1]}"
            )
        return offers

    # ------------------------------------------------------------------- a phase is played

    async def action_forward(self) -> None:
        """Does what is shown; has the phase judged; goes on once it is solved."""
        if self._exercise.solved and not self.view.shows_action:
            self.action_next()
        elif not self._laid.phase:
            self._judge_marked()
        else:
            await self._phase.forward()

    def action_back(self) -> None:
        if not self._phase.back():
            super().action_back()

    @on(ActingView.PhaseOver)
    def end_phase(self) -> None:
        self._phase.judge_tried()

    def judged_at_once(self, tried: AssassinsGame) -> bool:
        solved = exercises.solved_at_once(self._laid, tried)
        if solved is not None:
            self._answered(tried, None, solved=solved)
        return solved is not None

    def tried(self, found: PhaseReview, game: AssassinsGame) -> None:
        self._answered(game, found, solved=exercises.is_phase_solved(self._laid, found))

    def _answered(self, tried: AssassinsGame, found: PhaseReview | None, *, solved: bool) -> None:
        def said(back: str) -> list[str]:
            here = keys_on(self)
            if solved:
                return text.solved_lines(self._laid, tried, found, back, here("forward"))
            return text.wrong_lines(self._laid, found, back, here("forward"), here("best"))

        self._say_of(Happened.RIGHT if solved else Happened.WRONG, said)

    def _say_of(self, event: Happened, said: Callable[[str], Sequence[str]]) -> None:
        """Says something of an answer, once it is known when the mistake comes back."""

        def say(back: str) -> None:
            self._phase.say(said(back))
            self.refresh_bindings()

        self._exercise.answered(event, say)

    def action_best(self) -> None:
        """Shows the answer, which counts as not known."""
        made, proof = self._laid.exercise.made, self._laid.exercise.proof
        if made is not None:
            actions: Sequence[str] = better_actions(made)
        else:
            actions = proof.actions if proof is not None else ()
        here = keys_on(self)("forward")
        self._phase.show_answer(text.assassins_answer_lines(self._laid, "", here), actions)
        if not self._laid.phase:
            self._mark(self._laid.answer)
        if not self._exercise.solved:
            self._say_of(
                Happened.SHOWN, lambda back: text.assassins_answer_lines(self._laid, back, here)
            )

    # --------------------------------------------------------------------- who is marked

    def action_pawn(self, key: str) -> None:
        if self._laid.phase:
            super().action_pawn(key)
        elif key in LETTERS:
            self._toggle(LETTERS.index(key))

    @on(AssassinsBoard.SquareClicked)
    def _townsperson_clicked(self, event: AssassinsBoard.SquareClicked) -> None:
        """A click marks somebody, where it is asked who they are."""
        townsfolk = self.table.position.townsfolk
        if not self._laid.phase and event.square in townsfolk:
            self._toggle(townsfolk.index(event.square))

    def _toggle(self, number: int) -> None:
        if self.table.position.townsfolk[number] is None:
            self.view.say(phrase("assassins-no-such-pawn", key=LETTERS[number]), refused=True)
        elif number in self._marked or len(self._marked) < len(self._laid.answer):
            self._mark(self._marked ^ {number})
        else:
            self.view.say(text.marked_words(self._marked, self._laid.exercise.proof), refused=True)

    def _mark(self, marked: frozenset[int]) -> None:
        self._marked = marked
        self._show_marked()

    def _show_marked(self) -> None:
        self.view.own = self._marked
        self.view.refresh_game()
        self.view.say(text.marked_words(self._marked, self._laid.exercise.proof))

    def _judge_marked(self) -> None:
        wanted = self._laid.answer
        if len(self._marked) < len(wanted):
            self.view.say(text.marked_words(self._marked, self._laid.exercise.proof), refused=True)
            return
        marked, right = self._marked, self._marked == wanted

        def said(back: str) -> list[str]:
            on, best = keys_on(self)("forward"), keys_on(self)("best")
            return text.who_lines(self._laid, marked, right=right, back=back, on=on, best=best)

        self._say_of(Happened.RIGHT if right else Happened.WRONG, said)

    # --------------------------------------------------------------------------------- on

    def action_type(self) -> None:
        self._phase.typing.open()

    @on(TypedActions.Entered)
    def _typed_entered(self, event: TypedActions.Entered) -> None:
        self._phase.typing.do(event.text)

    def action_log(self) -> None:
        """What has happened up to here."""
        self.app.push_screen(AssassinsLogDialog(self._laid.game))

    def action_next(self) -> None:
        """To the next exercise, without this one if it is not answered."""
        self._exercise.go_on()

    def action_leave(self) -> None:
        self.dismiss()
