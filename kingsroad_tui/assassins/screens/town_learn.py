"""The guided first game of King & Assassins: eight steps, done with the real rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType

from assassins.actions import Side
from kingsroad_tui.assassins.keys import LEARN_KEYS
from kingsroad_tui.assassins.navigation import GoTownHome
from kingsroad_tui.assassins.session.lesson import STEPS, done_in
from kingsroad_tui.assassins.session.seats import TownSetup
from kingsroad_tui.assassins.session.table import TownTable
from kingsroad_tui.assassins.text import prompts
from kingsroad_tui.assassins.text.hints import Hint
from kingsroad_tui.assassins.text.lesson import FINISHED, NEXT, WORDS, step_title
from kingsroad_tui.assassins.widgets.acting_view import ActingView
from kingsroad_tui.assassins.widgets.town_screens import ActingScreen, OfferedKey
from kingsroad_tui.host import Host
from kingsroad_tui.widgets.footer import Footer


class TownLearnScreen(ActingScreen):
    """One step after the other; nothing is saved, so anything may be tried."""

    CSS_PATH = "../styles/town_learn.tcss"
    AUTO_FOCUS = ""
    HELP = (
        "The guided first game. Beside the board stands what to do; n goes on to the next step, "
        "p back to the one before."
    )
    BINDINGS: ClassVar[list[BindingType]] = LEARN_KEYS

    app = getters.app(Host)

    def __init__(self, number: int = 0) -> None:
        """``number`` is the step to begin with, from 0."""
        super().__init__()
        self.number = number
        self.table = TownTable(STEPS[number].game(), TownSetup())
        self.done = False
        """Whether what the step asks for is done."""

    def compose(self) -> ComposeResult:
        yield ActingView(self.table, id="view")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._begin()

    def _begin(self) -> None:
        secret = self.table.game.secret
        people = self.table.side is Side.PEOPLE
        self.view.own = secret.assassins if people and secret else frozenset()
        self.view.let_act("")
        self._look_whether_done()

    @on(ActingView.Changed)
    @on(ActingView.GameEnded)
    def _look_whether_done(self) -> None:
        game = self.table.game
        step = STEPS[self.number]
        self.done = step.done(game)
        planned = () if self.done else step.left([str(action) for action in done_in(game)])
        self.view.show_hint(Hint(planned=planned))
        words = WORDS[self.number]
        said = (words.praise, NEXT) if self.done else (words.idea, words.task)
        self.refresh_bindings()
        title = step_title(self.number, len(STEPS))
        self.view.side.show_lesson(title, ("", said[0], "", said[1], ""))

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        if not self.view.shows_action:
            offers["forward"] = OfferedKey(prompts.NEXT_STEP if self.done else "")
        if self.done or self.view.shows_action:
            offers["step(1)"] = OfferedKey("")  # Enter goes on, or comes first
        if self.number == 0 or self.view.shows_action:
            offers["step(-1)"] = OfferedKey("")
        return offers

    async def action_step(self, step: int) -> None:
        """Another step, as it begins."""
        number = self.number + step
        if number >= len(STEPS):
            self.app.notify(FINISHED)
            self.app.post_message(GoTownHome())
        elif number >= 0:
            self.number, self.done = number, False
            self.table = TownTable(STEPS[number].game(), TownSetup())
            await self.view.remove()
            await self.mount(ActingView(self.table, id="view"), before=0)
            self._begin()

    async def action_forward(self) -> None:
        """Does what is shown; where the step is done, goes to the next one."""
        if self.view.shows_action:
            self.view.do_shown()
        elif self.done:
            await self.action_step(1)

    def action_leave(self) -> None:
        self.app.post_message(GoTownHome())
