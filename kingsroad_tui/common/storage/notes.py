"""Notes on a game and its rounds, kept in its file beside the record, in a field ``notes``.

Other readers pass over the field. Somebody else may have written it: what is no note, or longer
than one can be, is cut, and never stands in the way of the game.
"""

from __future__ import annotations

from enum import Enum, auto, unique
from pathlib import Path
from typing import Any, Final

import msgspec

from kingsroad_tui.common.storage.private import write_saved
from tabletop.errors import LocatedError
from tabletop.game_lines import is_line
from tabletop.game_sets import is_without_file
from tabletop.records import encode_record, read_record
from tabletop.shown import shown

MAX_NOTE: Final = 500
"""The most characters of a note: a few lines on a screen."""

MAX_NOTES: Final = 1000
"""The most rounds with a note that are looked at."""

_MAX_ROUND: Final = 10_000


@unique
class NoteProblem(Enum):
    """Why a file takes no notes."""

    NO_FILE_OF_ITS_OWN = auto()
    NO_GAME = auto()


class NotNoted(Exception):
    """Notes that cannot be kept."""

    def __init__(self, problem: NoteProblem) -> None:
        self.problem = problem
        super().__init__(problem.name)


class GameNotes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has noted, fit to be shown, each note in one line.

    Attributes:
        game: on the whole game; empty for nothing.
        rounds: by the number of the round, as text.
    """

    game: str = ""
    rounds: dict[str, str] = {}

    def __bool__(self) -> bool:
        """Whether anything is noted."""
        return bool(self.game or self.rounds)

    def on(self, number: int | None) -> str:
        """The note on a round, or on the whole game (None); empty where there is none."""
        return self.game if number is None else self.rounds.get(str(number), "")

    def with_note(self, number: int | None, text: str) -> GameNotes:
        """The same with another note on a round, or on the whole game; without one if empty."""
        note = _tidy(text)
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
        str(int(number)): note
        for number, text in rows
        if number.isascii() and number.isdecimal() and len(number) <= len(str(_MAX_ROUND))
        if 0 < int(number) <= _MAX_ROUND and (note := _tidy(text))
    }
    return GameNotes(_tidy(found.get("game")), in_order(kept))


def notes_of(path: Path | None) -> GameNotes:
    """The notes in a file; none where it cannot be read, or there is no file."""
    if path is None or is_line(path):
        return GameNotes()
    try:
        return read_notes(read_record(path))
    except LocatedError:
        return GameNotes()


def with_notes(record: bytes, notes: GameNotes) -> bytes:
    """A record, as the rules of its game write it, with the notes before all else."""
    if not notes:
        return record
    return b'{\n  "notes": ' + msgspec.json.encode(notes) + b"," + record[1:]


_UNUSABLE: Final = (
    LocatedError,
    msgspec.DecodeError,
    UnicodeError,
    RecursionError,
    AttributeError,
    KeyError,
    TypeError,
)
"""What is raised where a file is no record, or something else than a group of fields."""


def keep_notes(path: Path, notes: GameNotes) -> None:
    """Writes notes into the file of a game; all else in it stays.

    Raises:
        NotNoted: there is no saved game in it, or no file of its own for this game.
        OSError: it cannot be written.
    """
    if is_line(path) or is_without_file(path):
        raise NotNoted(NoteProblem.NO_FILE_OF_ITS_OWN)
    try:
        data = msgspec.json.decode(read_record(path))
        rounds = data.pop("rounds")
        data.pop("notes", None)
        content = encode_record(data, rounds)
    except _UNUSABLE:
        raise NotNoted(NoteProblem.NO_GAME) from None
    write_saved(path, with_notes(content, notes))


def _tidy(text: object) -> str:
    """A note in one line, fit to be shown, no longer than one can be."""
    if not isinstance(text, str):
        return ""
    return shown(" ".join(text[: 4 * MAX_NOTE].split()), MAX_NOTE)
