"""What is said of one's own notes on a game."""

from __future__ import annotations

from collections.abc import Iterable

from kingsroad_tui.notes.kept import MAX_NOTE, NoteProblem, NotNoted
from kingsroad_tui.words.errors import words_of
from tabletop.shown import one_line, shown
from tabletop.words.voice import phrase


def note_title(number: int | None) -> str:
    """What a note is on."""
    if number is None:
        return phrase("notes-on-game")
    return phrase("notes-on-round", number=number)


def note_words(note: str) -> str:
    """A note where it is shown; nothing where there is none."""
    return phrase("notes-note", note=shown(note, MAX_NOTE)) if note else ""


def noted(said: str, note: str) -> str:
    """What is said of a game in a list, with the note on it."""
    return f"{said} {note_words(note)}" if note else said


def note_lines(notes: Iterable[tuple[int | None, str]]) -> list[str]:
    """All notes, a line each."""
    return [
        phrase("notes-of-game", note=shown(note, MAX_NOTE))
        if at is None
        else phrase("notes-of-round", number=at, note=shown(note, MAX_NOTE))
        for at, note in notes
    ]


def not_noted(error: OSError | NotNoted) -> str:
    """Why a note could not be kept."""
    return phrase("notes-not-noted", why=why_not_noted(error))


def why_not_noted(error: OSError | NotNoted) -> str:
    """The reason alone."""
    if isinstance(error, NotNoted):
        match error.problem:
            case NoteProblem.NO_FILE_OF_ITS_OWN:
                return phrase("notes-no-file-of-its-own")
            case NoteProblem.NO_GAME:
                return phrase("notes-no-game")
            case NoteProblem.TOO_LONG:
                return phrase("notes-too-long", most=MAX_NOTE)
            case NoteProblem.NO_NOTES:
                return phrase("notes-in-the-way")
    return one_line(words_of(error))
