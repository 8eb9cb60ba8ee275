"""Waits for the key that a person wants something to have."""

from __future__ import annotations

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen

from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import Key
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell import notices
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic


class PressKeyDialog(ModalScreen[str | None], HouseScreen[str | None]):
    """Answers the key pressed, or None for Escape, which keeps the old one."""

    CSS_PATH = sheet("dialog")

    def __init__(self, key: Key) -> None:
        super().__init__()
        self._key = key

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Content(notices.press_key_for(self._key.tooltip)), classes="words")
            yield PlainButton(with_keys(notices.KEEP_KEY), compact=True)
        yield Footer(show_command_palette=False)  # over that of the screen below, and empty

    @on(PlainButton.Pressed)
    def _keep_old_key(self) -> None:
        self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        if event.key in {"tab", "shift+tab", "enter"}:
            return
        event.stop()
        event.prevent_default()
        self.dismiss(None if event.key == "escape" else event.key)
