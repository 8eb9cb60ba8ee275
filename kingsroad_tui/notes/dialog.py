"""The notes on a game that a screen shows; the dialog for one: on a round, or on the whole game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from kingsroad_tui.notes import words as notes
from kingsroad_tui.notes.kept import MAX_NOTE, GameNotes, NotNoted, keep_notes, notes_of
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainStatic
from tabletop.say import Say


class NoteDialog(Dialog[str | None]):
    """Answers the note as it is to be kept; None where nothing is to change."""

    HELP = "note"
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
            yield PlainStatic(Say("notes-how"), id="about")
            with Horizontal(classes="buttons"):
                yield PlainButton(Say("notes-save"), variant="primary", id="save")
                yield PlainButton(Say("notes-cancel"), id="leave")

    @on(Field.Submitted)
    @on(PlainButton.Pressed, "#save")
    def _take(self) -> None:
        self.dismiss(self.query_one("#note", Field).value)


class ShownNotes:
    """The notes on the game that a screen shows, read from its file and written there."""

    _notes = GameNotes()

    def __init__(
        self,
        screen: HouseScreen[Any],
        number: Callable[[], int | None],
        changed: Callable[[], None],
    ) -> None:
        """Notes on a screen.

        Args:
            screen: shows them.
            number: the round that a note would be on now; None for the whole game.
            changed: the note on that is another one than a moment ago.
        """
        self._screen = screen
        self._number = number
        self._changed = changed

    @property
    def here(self) -> str:
        """The note on what is looked at, in words; empty where there is none."""
        return notes.note_words(self._notes.on(self._number()))

    def read(self, path: Path | None) -> None:
        """Reads them without keeping anybody waiting."""
        self._screen.run_worker(self._read(path), group="notes")

    async def _read(self, path: Path | None) -> None:
        self._notes = await asyncio.to_thread(notes_of, path)
        if self.here:
            self._changed()

    def ask(self, path: Path) -> None:
        """Asks for the note on what is looked at, and keeps it in the file of the game."""
        number = self._number()

        def keep(note: str | None) -> None:
            if note is None:
                return
            try:
                kept = self._notes.with_note(number, note)
                keep_notes(path, kept)
            except (OSError, NotNoted) as error:
                self._screen.notify(notes.not_noted(error))
            else:
                self._notes = kept
                self._changed()

        self._screen.app.push_screen(NoteDialog(number, self._notes.on(number)), keep)
