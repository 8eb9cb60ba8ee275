"""Board files of any game: TOML that somebody wrote, refused before it costs any work."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeVar

import msgspec

from tabletop.encoding import encoding_problem, without_mark
from tabletop.errors import LocatedError
from tabletop.files import read_limited, reason
from tabletop.json_fields import toml_parts, toml_too_deep
from tabletop.say import Say
from tabletop.shown import one_line

DataT = TypeVar("DataT", bound=msgspec.Struct)

LARGEST_BOARD: Final = 64_000
"""The most bytes a board file may have; the boards of the house have two thousand."""

_DEEPEST: Final = 16
_MOST_PARTS: Final = 1_000
"""Tables, fields and items; a board has fewer than two hundred. The parser is slow with each."""


def decode_board(text: str | bytes, data: type[DataT]) -> DataT:
    """The data of a board in TOML text. Raises LocatedError for anything else."""
    content = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if problem := _problem(content):
        raise LocatedError("", problem)
    try:
        return msgspec.toml.decode(without_mark(content), type=data)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise LocatedError("", one_line(str(error)) or Say("tabletop-board-no-toml")) from None


def read_board_file(path: Path) -> bytes:
    """The content of a board file. Raises LocatedError where it cannot be read or is too large."""
    try:
        return read_limited(path, LARGEST_BOARD)
    except (OSError, ValueError) as error:
        raise LocatedError("", reason(error), source=str(path)) from None


def _problem(content: bytes) -> Say | None:
    """Why a text cannot be a board, as far as that shows without reading it."""
    if problem := encoding_problem(content):
        return problem
    if toml_too_deep(content, _DEEPEST):
        return Say("tabletop-board-too-deep")
    if len(content) > LARGEST_BOARD:
        return Say("tabletop-file-too-large", limit=LARGEST_BOARD)
    if (parts := toml_parts(content)) > _MOST_PARTS:
        return Say("tabletop-board-too-many-parts", parts=parts)
    return None
