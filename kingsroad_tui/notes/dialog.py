"""A note on a round, or on a whole game."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from kingsroad_tui.help import words as help_texts
from kingsroad_tui.notes import words as notes
from kingsroad_tui.notes.kept import MAX_NOTE
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainStatic


class NoteDialog(Dialog[str | None]):
    """Answers the note as it is to be kept; None where nothing is to change."""

    HELP = help_texts.NOTE
    AUTO_FOCUS = "#note"

    def __init__(self, number: int | None, note: str) -> None:
        """The round (None: the whole game), and what is noted so far."""
        super().__init__()
        self._number = number
        self._note = note

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(notes.note_title(self._number), classes="title")
            yield Field(self._note, max_length=MAX_NOTE, id="note")
            yield PlainStatic(notes.HOW, id="about")
            with Horizontal(classes="buttons"):
                yield PlainButton(notes.SAVE, variant="primary", id="save")
                yield PlainButton(notes.CANCEL, id="leave")

    @on(Field.Submitted)
    @on(PlainButton.Pressed, "#save")
    def _take(self) -> None:
        self.dismiss(self.query_one("#note", Field).value)
