"""Try again: what would you have played? Typed as one word, accepted when it is legal."""

from __future__ import annotations

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content

from kingsroad.cards import Hand, Selection
from kingsroad_tui.session.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.text.prompts import refusal
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainStatic


class TryAgainDialog(Dialog[Selection | None]):
    """Answers the selection, or None where nothing was tried."""

    HELP = (
        "Type the cards that you would play as one word, such as 16K: the regions by number, K the "
        "Knight, D the Dragon, W the Witch. Enter shows how good they are."
    )
    AUTO_FOCUS = "#cards"

    problem = getters.query_one("#error", PlainStatic)

    def __init__(self, player: str, hand: Hand) -> None:
        """``player`` is the name of whoever holds the hand."""
        super().__init__()
        self._player = player
        self._hand = hand

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Content(f"What would you play as {self._player}?"), classes="title")
            yield Field(placeholder="such as 16K", id="cards", max_length=4)
            yield PlainStatic("", classes="error", id="error")

    @on(Field.Changed)
    def _check(self, event: Field.Changed) -> None:
        """Says at once what cannot be chosen; an unfinished choice is fine."""
        try:
            self._builder(event.value)
        except Refused as refused:
            self._show_refusal(refused)
        else:
            self.problem.update("")

    @on(Field.Submitted)
    def _submit(self, event: Field.Submitted) -> None:
        try:
            self.dismiss(self._builder(event.value).selection())
        except Refused as refused:
            self._show_refusal(refused)

    def _builder(self, typed: str) -> SelectionBuilder:
        return SelectionBuilder(self._hand).typed(typed.strip())

    def _show_refusal(self, refused: Refused) -> None:
        self.problem.update(Content(refusal(refused, self._hand)))
