"""What the screens share on which a phase of King & Assassins is played again, and judged."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace

from textual import on, work
from textual.app import ComposeResult

from advisor.messages.assassins_review import PhaseReview
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.players import RunningPhase
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.hints.hints import NO_HINT, Hint
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.computer_players import judge_phase
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.play.screens import ActingScreen, OfferedKey
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.review import shown
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.widgets.footer import Footer


class PhaseAgainScreen(ActingScreen):
    """The position before a phase, to be played on by whoever's phase it is, as often as wanted;
    the game that it comes from does not change."""

    CSS_PATH = "../styles/try.tcss"
    AUTO_FOCUS = ""

    def __init__(self, then: AssassinsGame, side: Side, number: int) -> None:
        """``then`` is the game before the phase, ``number`` the place of the phase in it."""
        super().__init__()
        self._then = then
        self._side = side
        self._number = number
        self._over = False
        """Whether the phase has been ended, and is judged or about to be."""

        self.table = self._begun()

    # -------------------------------------------------------------- what a screen has to say

    @abstractmethod
    def heading(self) -> str:
        """Above what is said."""

    @abstractmethod
    def task_lines(self) -> Sequence[str]:
        """What there is to do."""

    @abstractmethod
    def tried(self, found: PhaseReview, game: AssassinsGame) -> None:
        """A phase was played, the last of a game, and judged."""

    @abstractmethod
    def answer(self) -> tuple[Sequence[str], Sequence[str]]:
        """What is said to somebody who asks for the answer, and its actions."""

    def judged_at_once(self, tried: AssassinsGame) -> bool:
        """Whether what was played needs nobody to judge it; then that has been said."""
        del tried
        return False

    # --------------------------------------------------------------------------- the phase

    def _begun(self) -> AssassinsTable:
        seats = {
            side: Seat() if side is self._side else Seat(SeatKind.COMPUTER, "random")
            for side in Side
        }
        return AssassinsTable(self._then, Setup((seats[Side.KING], seats[Side.PEOPLE])))

    def compose(self) -> ComposeResult:
        yield ActingView(self.table, id="view")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Lets the person play the phase."""
        self._over = False
        secret = self.table.game.secret
        people = self._side is Side.PEOPLE and secret is not None
        self.view.own = secret.assassins if people and secret else frozenset()
        phase = RunningPhase(self.table.game, self.table.changed)
        self.view.let_act(
            phase,
            prompts.phase_prompt(self.table.game, self._side, self._side, keys_on(self)),
        )
        self.view.show_hint(NO_HINT)
        self.say_beside(self.task_lines())
        self.refresh_bindings()

    def say_beside(self, lines: Sequence[str]) -> None:
        """Says something beside the board."""
        paragraphs: list[Line] = [[(line, "text")] for line in lines]
        self.view.side.show_lesson(self.heading(), paragraphs)

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        if self._over:
            offers["forward"] = OfferedKey(shown.AGAIN)
        return offers

    # ----------------------------------------------------------------------------- keys

    async def action_forward(self) -> None:
        """Does what is shown; has the phase judged; begins it again."""
        if self._over:
            await self.again()
        elif self.view.shows_action:
            self.view.do_shown()
        else:
            self._judge_tried()

    def action_back(self) -> None:
        if self._over:
            self.run_worker(self.again(), exclusive=True)
        else:
            super().action_back()

    async def again(self) -> None:
        """The phase from its beginning."""
        self.workers.cancel_group(self, "try")
        self.table = self._begun()
        await self.view.remove()
        await self.mount(ActingView(self.table, id="view"), before=0)
        self.begin()

    def end_phase(self) -> None:
        self._judge_tried()

    @on(ActingView.PhaseOver)
    def _judge_tried(self) -> None:
        """The phase is over: what is it worth?"""
        game = self.table.game
        tried = game if game.finished else game.end_phase()
        self._over = True
        self.view.rest()
        self.refresh_bindings()
        self.view.say("")
        if not self.judged_at_once(tried):
            self.say_beside([shown.THINKING])
            self._judge(tried)

    @work(exclusive=True, group="try")
    async def _judge(self, tried: AssassinsGame) -> None:
        knows = self._side is Side.PEOPLE or tried.finished
        data = AssassinsGameData.of(tried if knows else replace(tried, secret=None))
        found = await judge_phase(self.app.solver, data, self._side, self._number)
        if found is None:
            self.say_beside([shown.NO_ANSWER])
        else:
            self.tried(found, tried)

    def action_best(self) -> None:
        """Shows a better turn than what was played."""
        words, actions = self.answer()
        self.say_beside(words)
        if self.view.acts and not self.table.game.running:
            self.view.show_hint(Hint(planned=tuple(actions)))

    def action_leave(self) -> None:
        self.dismiss()
