"""Screens that take no key for a moment which was meant for what was there before."""

from __future__ import annotations

from typing import ClassVar

from kingsroad_tui.shell.answered_once import AnsweredOnce
from kingsroad_tui.widgets.plain import PlainButton


class SettlingScreen(AnsweredOnce[None]):
    """A screen on which some keys do nothing for a moment.

    Attributes:
        SETTLING_SECONDS: how long that is; 0 for not at all.
        settling: whether it is now.
    """

    SETTLING_SECONDS: ClassVar[float] = 1.0

    settling = False

    def settle(self) -> None:
        """Something else stands there than a moment ago: it is to be seen before a key counts."""
        self.settling = self.SETTLING_SECONDS > 0
        if self.settling:
            self.set_timer(self.SETTLING_SECONDS, self.listen)

    def listen(self) -> None:
        """From now on every key counts."""
        self.settling = False
        self.refresh_bindings()


class EndingScreen(SettlingScreen):
    """The screen at the end of a game: no key and no click meant for the story ends it."""

    def on_mount(self) -> None:
        self.settle()
        self._disable(disabled=True)

    def listen(self) -> None:
        super().listen()
        self._disable(disabled=False)

    def _disable(self, *, disabled: bool) -> None:
        for button in self.query(PlainButton):
            button.disabled = disabled

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del action, parameters
        return None if self.settling else True
