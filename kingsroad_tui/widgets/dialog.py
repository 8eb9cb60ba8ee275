"""What every dialog has: a frame in the middle, its own keys in the footer, help, and a way out."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import on
from textual.binding import BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import ModalScreen, ScreenResultType

from kingsroad_tui.keys.screen_keys import DIALOG_KEYS
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.house_screen import HouseScreen, is_late
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton


class Dialog(ModalScreen[ScreenResultType], HouseScreen[ScreenResultType]):
    """A small screen over another one.

    Keys of the app do not reach modal screens, so the help key is bound here once more, under the
    same id: who gives it another key gives it to both.
    """

    CSS_PATH: ClassVar[Any] = sheet("dialog")  # one sheet, or a list with those of a wing
    BINDINGS: ClassVar[list[BindingType]] = DIALOG_KEYS

    def on_mount(self) -> None:
        self.mount(Footer(show_command_palette=False))

    def action_focus_button(self, step: int) -> None:
        """From one button to another; elsewhere arrows are for what has the focus."""
        if not isinstance(self.focused, PlainButton):
            return
        if step > 0:
            self.focus_next(PlainButton)
        else:
            self.focus_previous(PlainButton)

    @on(PlainButton.Pressed, "#leave")
    def action_leave(self) -> None:
        """Closes the dialog without an answer; a button with the id ``leave`` does so too."""
        self.dismiss(None)


class DialogFrame(Vertical):
    """What stands in the frame of a dialog, where that answers by itself: it hears nothing more
    once the dialog is left or covered."""

    def __init__(self) -> None:
        super().__init__(classes="dialog")

    async def _on_message(self, message: Message) -> None:
        if not is_late(self.screen, message):
            await super()._on_message(message)
