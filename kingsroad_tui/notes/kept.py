"""Notes on a game and its rounds, kept in its file beside the record, in a field ``notes``.

Other readers pass over the field. Somebody else may have written it: what is no note is passed
over, and never stands in the way of the game. A note is kept as it was written, and only made fit
to be shown where it is shown; writing one changes nothing else in the file.
"""

from __future__ import annotations

from enum import Enum, auto, unique
from pathlib import Path
from typing import Any, Final

import msgspec

from kingsroad_tui.files.private import write_saved
from tabletop.errors import LocatedError
from tabletop.game_lines import is_line
from tabletop.game_sets import is_without_file
from tabletop.json_fields import field_of, with_field
from tabletop.records import read_record

MAX_NOTE: Final = 500
"""The most characters of a note: a few lines on a screen. A longer one is refused."""

MAX_NOTES: Final = 1000
"""The most rounds with a note that are looked at."""

_MAX_ROUND: Final = 10_000


@unique
class NoteProblem(Enum):
    """Why a file takes no notes."""

    NO_FILE_OF_ITS_OWN = auto()
    NO_GAME = auto()
    TOO_LONG = auto()
    NO_NOTES = auto()
    """There is something else where notes are kept."""


class NotNoted(Exception):
    """Notes that cannot be kept."""

    def __init__(self, problem: NoteProblem) -> None:
        self.problem = problem
        super().__init__(problem.name)


class GameNotes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has noted, as it was written, each note in one line.

    Attributes:
        game: on the whole game; empty for nothing.
        rounds: by the number of the round, as text.
    """

    game: str = ""
    rounds: dict[str, str] = {}

    def __bool__(self) -> bool:
        return bool(self.game or self.rounds)

    def on(self, number: int | None) -> str:
        """The note on a round, or on the whole game (None); empty where there is none."""
        return self.game if number is None else self.rounds.get(str(number), "")

    def with_note(self, number: int | None, text: str) -> GameNotes:
        """The same with another note on a round, or on the whole game; without one if empty.

        Raises NotNoted for one that is too long.
        """
        note = _tidy(text)
        if len(note) > MAX_NOTE:
            raise NotNoted(NoteProblem.TOO_LONG)
        if number is None:
            return GameNotes(note, self.rounds)
        rest = {name: kept for name, kept in self.rounds.items() if name != str(number)}
        return GameNotes(self.game, in_order(rest | ({str(number): note} if note else {})))

    @property
    def each(self) -> list[tuple[int | None, str]]:
        """All of them: that on the game first (None), then by round."""
        first: list[tuple[int | None, str]] = [(None, self.game)] if self.game else []
        return [*first, *((int(number), note) for number, note in self.rounds.items())]


def in_order(rounds: dict[str, str]) -> dict[str, str]:
    """Notes by the number of their round."""
    return dict(sorted(rounds.items(), key=lambda pair: int(pair[0])))


NO_NOTES: Final = GameNotes()


class _WithNotes(msgspec.Struct):
    notes: Any = None  # whatever stands there


def read_notes(content: bytes) -> GameNotes:
    """The notes in the content of a file; none where nothing usable is there."""
    try:
        found = msgspec.json.decode(content, type=_WithNotes).notes
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return GameNotes()
    if not isinstance(found, dict):
        return GameNotes()
    rounds = found.get("rounds")
    rows = list(rounds.items())[:MAX_NOTES] if isinstance(rounds, dict) else []
    kept = {
        str(number): note
        for name, text in rows
        if (number := _round(name)) is not None and (note := _tidy(text))
    }
    return GameNotes(_tidy(found.get("game")), in_order(kept))


def _round(name: str) -> int | None:
    """The round that a note is on; None where that can be none."""
    if not (name.isascii() and name.isdecimal()) or len(name) > len(str(_MAX_ROUND)):
        return None
    return int(name) if 0 < int(name) <= _MAX_ROUND else None


def notes_of(path: Path | None) -> GameNotes:
    """The notes in a file; none where it cannot be read, or there is no file."""
    if path is None or is_line(path):
        return GameNotes()
    try:
        return read_notes(read_record(path))
    except LocatedError:
        return GameNotes()


def written_notes(path: Path | None) -> bytes:
    """The notes in a file as they stand there, with what else is beside them; empty for none."""
    if path is None or is_line(path):
        return b""
    try:
        return field_of(read_record(path), NOTES) or b""
    except _UNUSABLE:
        return b""


NOTES: Final = "notes"
"""The field that they stand in."""

_UNUSABLE: Final = (LocatedError, msgspec.DecodeError, UnicodeError, RecursionError)
"""What is raised where a file is no record, or something else than a group of fields."""


def keep_notes(path: Path, notes: GameNotes) -> None:
    """Writes into the file of a game what of some notes is new; all else in it stays.

    Raises:
        NotNoted: there is no saved game in it, or no file of its own for this game.
        OSError: it cannot be written.
    """
    if is_line(path) or is_without_file(path):
        raise NotNoted(NoteProblem.NO_FILE_OF_ITS_OWN)
    try:
        content = read_record(path)
        if field_of(content, "rounds") is None:
            raise NotNoted(NoteProblem.NO_GAME)
        before = read_notes(content)
        written = field_of(content, NOTES) or b"{}"
    except _UNUSABLE:
        raise NotNoted(NoteProblem.NO_GAME) from None
    try:
        rounds = field_of(written, "rounds") or b"{}"
        for number in before.rounds.keys() | notes.rounds.keys():
            note = notes.rounds.get(number, "")
            if note != before.rounds.get(number, ""):
                for name in _names_of(rounds, number):
                    rounds = with_field(rounds, name, msgspec.json.encode(note) if note else None)
        if notes.game != before.game:
            game = msgspec.json.encode(notes.game) if notes.game else None
            written = with_field(written, "game", game)
        written = with_field(written, "rounds", rounds if _has_fields(rounds) else None)
    except _UNUSABLE:
        raise NotNoted(NoteProblem.NO_NOTES) from None
    write_saved(path, with_field(content, NOTES, written if _has_fields(written) else None))


def copy_notes(written: bytes, path: Path) -> None:
    """Writes notes as they stand in another file into that of a copy. Raises as `keep_notes`."""
    try:
        write_saved(path, with_field(read_record(path), NOTES, written))
    except _UNUSABLE:
        raise NotNoted(NoteProblem.NO_GAME) from None


def _has_fields(written: bytes) -> bool:
    return written.strip(b"{} \t\r\n") != b""


def _names_of(rounds: bytes, number: str) -> list[str]:
    """The names under which the note on a round is found: the usual one, where it is under none."""
    names = msgspec.json.decode(rounds, type=dict[str, msgspec.Raw])
    return [name for name in names if _round(name) == int(number)] or [number]


def _tidy(text: object) -> str:
    """A note in one line; empty for what is none."""
    if not isinstance(text, str):
        return ""
    whole = text.encode(errors="surrogateescape").decode(errors="replace")
    return " ".join(whole.split())
