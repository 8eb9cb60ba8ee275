"""Whole games in the results of a tournament, each with a name of its own: ``FILE#NUMBER``.

A results file is JSON lines. The first says what it is; every further one is the result of a game,
with its record in the field ``record`` (not so in files of version 1, which hold no games).
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from tabletop.encoding import without_mark
from tabletop.errors import LocatedError, UnusableValue
from tabletop.file_formats import RESULTS_FORMATS
from tabletop.files import open_file
from tabletop.pasted import is_code
from tabletop.say import Say

MAX_RESULTS_BYTES: Final = 256_000_000
"""The most bytes a results file may have."""

MAX_RESULT_BYTES: Final = 16_000_000
"""The most bytes of a line in one, a game's record included."""

_MARK: Final = "#"
_NO_RECORD: Final = b"null"
_MAX_DIGITS: Final = 255
_MAX_HEAD_BYTES: Final = 1_000_000


class _Head(msgspec.Struct):
    format: str


class _Result(msgspec.Struct):
    record: msgspec.Raw = msgspec.Raw(_NO_RECORD)


def game_names(name: str) -> list[str]:
    """The names of the games in a file: its own, or those of the games in a results file.

    What cannot be read is left to the code that opens the name.
    """
    try:
        with open_file(Path(name)) as content:
            lines = _records(Path(name), content)
    except (OSError, ValueError):
        return [name]
    return [f"{name}{_MARK}{number}" for number in range(1, len(lines) + 1)] or [name]


def games_beside(path: Path) -> int:
    """How many games there are in a results file that a path names without a number; else 0."""
    names = game_names(str(path))
    return 0 if names == [str(path)] else len(names)


def is_without_file(path: Path) -> bool:
    """Whether a path names a game that has no file of its own: one in a results file, by its number
    or as the first one, a line or a code."""
    if is_code(str(path)):
        return True
    file, _ = _split(path)
    try:
        with open_file(file) as content:
            return _is_results(content)
    except (OSError, ValueError):
        return False


def read_game_of_results(path: Path) -> bytes | None:
    """The record of the game that a path names: the first one where it gives no number.

    Returns:
        The record; None where the path is that of no results file.

    Raises:
        LocatedError: there is no such game in it.
        OSError, ValueError: it cannot be read.
    """
    file, number = _split(path)
    with open_file(file) as content:
        if not _is_results(content):
            if number is not None:
                raise LocatedError("", Say("tabletop-results-none", file=file.name))
            return None
        lines = _records(file, content)
        if not lines:
            raise LocatedError("", Say("tabletop-results-no-games"))
        number = 1 if number is None else number
        if not 1 <= number <= len(lines):
            last = f"{file.name}{_MARK}{len(lines)}"
            raise LocatedError("", Say("tabletop-results-no-such-game", last=last))
        content.seek(lines[number - 1])
        return _record(content.readline(MAX_RESULT_BYTES))


def _split(path: Path) -> tuple[Path, int | None]:
    """The file that a path names, and the number of a game in it, if it gives one."""
    stem, mark, number = path.name.rpartition(_MARK)
    digits = number.isascii() and number.isdigit() and len(number) <= _MAX_DIGITS
    if not (stem and mark and digits) or os.path.lexists(path):
        return path, None
    return path.parent / stem, int(number)


def _is_results(content: BinaryIO) -> bool:
    content.seek(0)
    try:
        head = msgspec.json.decode(without_mark(content.readline(_MAX_HEAD_BYTES)), type=_Head)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return head.format in RESULTS_FORMATS


def _records(file: Path, content: BinaryIO) -> tuple[int, ...]:
    """Where the lines begin that have a game's record; none in a file that is no results file.

    Raises ValueError for one that is too large.
    """
    if not _is_results(content):
        return ()
    state = os.fstat(content.fileno())
    if state.st_size > MAX_RESULTS_BYTES:
        raise UnusableValue(Say("tabletop-results-too-large", limit=MAX_RESULTS_BYTES))
    return _found(file, (state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns))


@lru_cache(maxsize=4)
def _found(file: Path, state: tuple[int, ...]) -> tuple[int, ...]:
    """The same of a results file in this state; the reader one game often reads the next."""
    del state
    places: list[int] = []
    with open_file(file) as content:
        content.readline(_MAX_HEAD_BYTES)
        place = content.tell()
        while line := content.readline(MAX_RESULT_BYTES):
            if _has_record(line):
                places.append(place)
            place += len(line)
    return tuple(places)


def _has_record(line: bytes) -> bool:
    try:
        return _record(line) != _NO_RECORD
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def _record(line: bytes) -> bytes:
    return bytes(msgspec.json.decode(without_mark(line), type=_Result).record)
