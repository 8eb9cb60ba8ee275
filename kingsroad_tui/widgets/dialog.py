"""What every dialog has: a frame in the middle, its own keys in the footer, and help."""

from __future__ import annotations

from typing import ClassVar

from textual import getters
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen, ScreenResultType

from kingsroad_tui.host import Host
from kingsroad_tui.widgets.footer import Footer


class Dialog(ModalScreen[ScreenResultType]):
    """A small screen over another one.

    Keys of the app do not reach modal screens, so the help key is bound here once more, under the
    same id: who gives it another key gives it to both.
    """

    CSS_PATH = "../styles/dialog.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "f1,question_mark",
            "app.help",
            "Help",
            tooltip="Help for what you see, and the keys",
            id="app.help",
        ),
    ]

    app = getters.app(Host)

    def on_mount(self) -> None:
        self.mount(Footer(show_command_palette=False))
