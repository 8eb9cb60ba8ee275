"""A text that was sent to the clipboard, alone on the screen, so that it can be selected as well.

No terminal says whether it took what it was sent, and many take nothing.
"""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import COPIED_KEYS
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.words.voice import phrase


class CopiedScreen(HouseScreen[None]):
    """One text from the left edge on, and nothing beside it: what is selected is the text."""

    HELP = "copied"
    CSS_PATH = sheet("copied")
    AUTO_FOCUS = "#page"
    BINDINGS: ClassVar[list[BindingType]] = COPIED_KEYS

    def __init__(self, text: str) -> None:
        """Sends ``text`` to the clipboard once it is shown."""
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield PlainStatic(lambda: with_keys(phrase("app-sent-to-clipboard")), id="said")
            yield PlainStatic(Content.styled(self._text, "bold $accent"), id="text")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.app.copy_to_clipboard(self._text)

    def action_leave(self) -> None:
        self.dismiss()
