"""A phase of King & Assassins that is played again on a screen, and judged."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from textual.app import ComposeResult

from advisor.messages.assassins_review import PhaseReview
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from assassins.running import RunningPhase
from kingsroad_tui.assassins.hints.hints import NO_HINT, Hint
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.computer_players import judge_phase
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.review import shown
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.widgets.footer import Footer


class PhaseTask(Protocol):
    """What a screen asks of whoever plays the phase, and makes of it."""

    @abstractmethod
    def heading(self) -> str:
        """Above what is said."""

    @abstractmethod
    def task_lines(self) -> Sequence[str]:
        """What there is to do."""

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
        yield Footer(show_command_palette=False)

    def begin(self) -> None:
        """Lets the person play the phase."""
        self.over = False
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
            self.say([shown.THINKING])
            screen.run_worker(self._judge(tried), exclusive=True, group="try")

    async def _judge(self, tried: AssassinsGame) -> None:
        knows = self._side is Side.PEOPLE or tried.finished
        data = AssassinsGameData.of(tried if knows else replace(tried, secret=None))
        found = await judge_phase(self._screen.app.solver, data, self._side, self._number)
        if found is None:
            self.say([shown.NO_ANSWER])
        else:
            self._task.tried(found, tried)

    def show_answer(self, words: Sequence[str], actions: Sequence[str]) -> None:
        """Shows a better turn than what was played."""
        self.say(words)
        view = self._screen.view
        if view.acts and not self._screen.table.game.running:
            view.show_hint(Hint(planned=tuple(actions)))
