"""A phase of a finished game of King & Assassins played again, and judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType

from assassins.actions import Side
from assassins.games import TownGame
from assassins.players import RunningPhase
from assassins.records import TownGameData
from kingsroad_tui.assassins.computer_players import judge_phase
from kingsroad_tui.assassins.keys import TOWN_TRY_KEYS
from kingsroad_tui.assassins.session.seats import TownSeat, TownSetup
from kingsroad_tui.assassins.session.table import TownTable
from kingsroad_tui.assassins.text import help_texts, prompts
from kingsroad_tui.assassins.text.advice.hints import NO_HINT, Hint
from kingsroad_tui.assassins.text.analysis import shown
from kingsroad_tui.assassins.text.analysis.judged import better_actions
from kingsroad_tui.assassins.text.panels import Line
from kingsroad_tui.assassins.widgets.acting_view import ActingView
from kingsroad_tui.assassins.widgets.town_screens import ActingScreen, OfferedKey
from kingsroad_tui.common.host import Host
from kingsroad_tui.common.keys import keys_on
from kingsroad_tui.common.widgets.footer import Footer


class TownTryScreen(ActingScreen):
    """The position before a phase, to be played on by whoever's phase it was, as often as wanted;
    the game that it comes from does not change."""

    CSS_PATH = "../styles/town_try.tcss"
    AUTO_FOCUS = ""
    HELP = help_texts.TOWN_TRY
    BINDINGS: ClassVar[list[BindingType]] = TOWN_TRY_KEYS

    app = getters.app(Host)

    def __init__(self, played: TownTable, number: int) -> None:
        """``played`` holds a finished game; the phase, by its place, is judged."""
        super().__init__()
        self._played = played.game
        self._number = number
        one = played.judged.of(number)
        assert one is not None
        self._one = one
        self._side = Side(one.side)
        self._over = False
        """Whether the phase has been ended, and is judged or about to be."""

        self.table = self._begun()

    def _begun(self) -> TownTable:
        """A table of its own at the beginning of the phase."""
        game, before = self._played, self._played.phases[self._number].before
        then = replace(game, phases=game.phases[: self._number], running=(), position=before)
        seats = {side: TownSeat() if side is self._side else TownSeat("random") for side in Side}
        return TownTable(then, TownSetup(seats[Side.KING], seats[Side.PEOPLE]))

    def compose(self) -> ComposeResult:
        yield ActingView(self.table, id="view")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._begin()

    def _begin(self) -> None:
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
        here = keys_on(self)
        self._say(shown.task_lines(self._one, here("forward"), here("best")))
        self.refresh_bindings()

    def _say(self, lines: list[str]) -> None:
        """Beside the board."""
        paragraphs: list[Line] = [[(line, "text")] for line in lines]
        self.view.side.show_lesson(shown.try_title(self._one), paragraphs)

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        if self._over:
            offers["forward"] = OfferedKey(shown.AGAIN)
        return offers

    # ----------------------------------------------------------------------------- keys

    async def action_forward(self) -> None:
        """Does what is shown; has the phase judged; begins it again."""
        if self._over:
            await self._again()
        elif self.view.shows_action:
            self.view.do_shown()
        else:
            self._judge_tried()

    def action_back(self) -> None:
        if self._over:
            self.run_worker(self._again(), exclusive=True)
        else:
            super().action_back()

    async def _again(self) -> None:
        """The phase from its beginning."""
        self.workers.cancel_group(self, "try")
        self.table = self._begun()
        await self.view.remove()
        await self.mount(ActingView(self.table, id="view"), before=0)
        self._begin()

    def end_phase(self) -> None:
        self._judge_tried()

    @on(ActingView.GameEnded)
    def _judge_tried(self) -> None:
        """The phase is over: what is it worth?"""
        game = self.table.game
        tried = game if game.finished else game.end_phase()
        self._over = True
        self.view.rest()
        self.refresh_bindings()
        self.view.say("")
        self._say([shown.THINKING])
        self._judge(tried)

    @work(exclusive=True, group="try")
    async def _judge(self, tried: TownGame) -> None:
        knows = self._side is Side.PEOPLE or tried.finished
        data = TownGameData.of(tried if knows else replace(tried, secret=None))
        found = await judge_phase(self.app.solver, data, self._side, self._number)
        if found is None:
            self._say([shown.NO_ANSWER])
        else:
            again = keys_on(self)("forward")
            self._say(shown.tried_lines(self._one, found, tried, again))

    def action_best(self) -> None:
        """Shows a better turn than what was played."""
        self._say(shown.answer_lines(self._one, self._played))
        if self.view.acts and not self.table.game.running:
            self.view.show_hint(Hint(planned=tuple(better_actions(self._one))))

    def action_leave(self) -> None:
        self.dismiss()
