"""What is said of one's own notes on a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingsroad_tui.notes.kept import MAX_NOTE, NoteProblem, NotNoted
from kingsroad_tui.words.errors import words_of
from tabletop.shown import one_line, shown
from tabletop.words.voice import phrase


def note_title(number: int | None) -> str:
    """What a note is on."""
    return (
        phrase("notes-note-title")
        if number is None
        else phrase("notes-note-title-2", number=number)
    )


def note_words(note: str) -> str:
    """A note where it is shown; nothing where there is none."""
    return phrase("notes-note-words", shown=shown(note, MAX_NOTE)) if note else ""


def noted(said: str, note: str) -> str:
    """What is said of a game in a list, with the note on it."""
    return f"{said} {note_words(note)}" if note else said


def note_lines(notes: Iterable[tuple[int | None, str]]) -> list[str]:
    """All notes, a line each."""
    return [
        f"{'Game' if at is None else f'Round {at}'}: {shown(note, MAX_NOTE)}" for at, note in notes
    ]


def not_noted(error: OSError | NotNoted) -> str:
    """Why a note could not be kept."""
    return phrase("notes-not-noted", why_not_noted=why_not_noted(error))


def why_not_noted(error: OSError | NotNoted) -> str:
    """The reason alone."""
    if isinstance(error, NotNoted):
        return _PROBLEMS[error.problem]
    return one_line(words_of(error))


_PROBLEMS: Final = {
    NoteProblem.NO_FILE_OF_ITS_OWN: "this game is in no file of its own",
    NoteProblem.NO_GAME: "the file holds no saved game",
    NoteProblem.TOO_LONG: f"a note has at most {MAX_NOTE} characters",
    NoteProblem.NO_NOTES: "the file holds something else where notes are kept",
}
