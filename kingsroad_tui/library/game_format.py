"""Which game a file is of, without reading it by the rules of any."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from tabletop.file_formats import BOARDS
from tabletop.pasted import code_format
from tabletop.records import read_record, read_standard_input, text_of_code


class _Header(msgspec.Struct):
    format: str


def format_of(path: Path | None) -> str:
    """What a file or the code of a position says it is, standard input for None, and the game of
    a board; empty where it says nothing readable.
    """
    try:
        if path is not None and (of := code_format(str(path))):
            return of
        content = read_standard_input() if path is None else read_record(path)
        if path is not None and path.suffix == ".toml":
            board = tomllib.loads(content.decode())
            return next((of for field, of in BOARDS.items() if field in board), "")
        return (
            code_format(text_of_code(content)) or msgspec.json.decode(content, type=_Header).format
        )
    except (OSError, ValueError, RecursionError):
        return ""
