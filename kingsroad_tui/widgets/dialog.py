"""What every dialog has: a frame in the middle, its own keys in the footer, help, and a way out.

The plainest dialog is a question with two answers, or with a third one, which does something else
instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import ModalScreen, ScreenResultType

from kingsroad_tui.keys.registry import CONFIRM_KEYS, DIALOG_KEYS
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.house_screen import HouseScreen, is_late
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic


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


@dataclass(frozen=True)
class OtherWay:
    """A third answer, which says no and does something else instead.

    Attributes:
        words: what it says.
        go: what it does.
        first: whether it stands on the left of the others.
    """

    words: str
    go: Callable[[], None]
    first: bool = False


class QuestionFrame(DialogFrame):
    """The question, and the answers as buttons, each with its key; an answer closes the dialog."""

    def __init__(self, question: str, yes: str, no: str, other: OtherWay | None = None) -> None:
        super().__init__()
        self._question = question
        self._words = {"yes": yes, "no": no}
        self._other = other
        if other is not None:
            third = {"other": other.words}
            self._words = third | self._words if other.first else self._words | third

    def compose(self) -> ComposeResult:
        yield PlainStatic(Content(self._question), classes="words")
        with Horizontal(classes="buttons"):
            for name, words in self._words.items():
                variant = "primary" if name == "no" else "default"
                yield PlainButton(Content(words), variant=variant, id=name)

    def on_mount(self) -> None:
        """The buttons say their keys, whichever those are."""
        actions = {"yes": "answer(True)", "no": "answer(False)", "other": "other"}
        actives = self.screen.active_bindings.values()
        for name, words in self._words.items():
            keys = (one.binding for one in actives if one.binding.action == actions[name])
            if key := next(map(self.app.get_key_display, keys), ""):
                self.query_one(f"#{name}", PlainButton).label = Content(f"{words} ({key})")

    @on(PlainButton.Pressed)
    def _button_pressed(self, event: PlainButton.Pressed) -> None:
        if event.button.id == "other":
            self.go_other_way()
        else:
            self.answer(sure=event.button.id == "yes")

    def answer(self, *, sure: bool) -> None:
        """Answers yes or no."""
        self.screen.dismiss(sure)

    def go_other_way(self) -> None:
        """Answers no, and does something else."""
        self.screen.dismiss(False)
        if self._other is not None:
            self._other.go()


class ConfirmDialog(Dialog[bool]):
    """Answers True for "do it", anything else for not; the careful answer has the focus."""

    HELP = "confirm"
    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = CONFIRM_KEYS

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self._question = QuestionFrame(question, yes, no)

    def compose(self) -> ComposeResult:
        yield self._question

    def action_answer(self, sure: bool) -> None:
        self._question.answer(sure=sure)
