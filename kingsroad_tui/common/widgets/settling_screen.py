"""The screen at the end of a game, of either game: keys meant for the story do nothing on it."""

from __future__ import annotations

from typing import ClassVar

from textual.screen import Screen

from kingsroad_tui.common.widgets.plain import PlainButton


class SettlingScreen(Screen[None]):
    """A screen on which keys and clicks do nothing for a moment.

    Attributes:
        DEAF_SECONDS: how long that is.
    """

    DEAF_SECONDS: ClassVar[float] = 1.0

    _listening = False

    def on_mount(self) -> None:
        for button in self.query(PlainButton):
            button.disabled = True
        self.set_timer(self.DEAF_SECONDS, self.listen)

    def listen(self) -> None:
        """From now on keys and clicks count."""
        self._listening = True
        for button in self.query(PlainButton):
            button.disabled = False
        self.refresh_bindings()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del action, parameters
        return True if self._listening else None
