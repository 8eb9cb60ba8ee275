"""Try again: what would you have played? Typed as one word, judged when it is legal."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from kingsroad.cards import Hand, Selection
from kingsroad_tui.session.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.text.prompts import refusal


class TryAgain(ModalScreen[Selection | None]):
    """Answers the selection, or None where nothing was tried."""

    CSS_PATH = "../styles/dialog.tcss"
    AUTO_FOCUS = "#cards"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", tooltip="Try nothing", id="try_again.leave"),
    ]

    def __init__(self, name: str, hand: Hand) -> None:
        super().__init__()
        self._name = name
        self._hand = hand

    def compose(self) -> ComposeResult:
        """A field, and what is wrong with what is in it."""
        with Vertical(classes="dialog"):
            yield Static(Content(f"What would you play as {self._name}?"), classes="title")
            yield Input(placeholder="such as 16K", id="cards", max_length=4)
            yield Static("", classes="error", id="error", markup=False)

    @on(Input.Changed)
    def _check(self, event: Input.Changed) -> None:
        """Says at once what cannot be chosen."""
        try:
            SelectionBuilder(self._hand).typed(event.value.strip())
        except Refused as refused:
            self._say(refusal(refused, self._hand))
        else:
            self._say("")

    @on(Input.Submitted)
    def _try(self, event: Input.Submitted) -> None:
        try:
            selection = SelectionBuilder(self._hand).typed(event.value.strip()).selection()
        except Refused as refused:
            self._say(refusal(refused, self._hand))
        else:
            self.dismiss(selection)

    def action_leave(self) -> None:
        """Back without a try."""
        self.dismiss(None)

    def _say(self, text: str) -> None:
        self.query_one("#error", Static).update(Content(text))
