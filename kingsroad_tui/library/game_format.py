"""Which game a file is of, without reading it by the rules of any."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tabletop.pasted import code_format
from tabletop.records import read_record


class _Header(msgspec.Struct):
    format: str


def format_of(path: Path) -> str:
    """What a file or the code of a position says it is; empty where it says nothing readable."""
    try:
        if of := code_format(str(path)):
            return of
        return msgspec.json.decode(read_record(path), type=_Header).format
    except (OSError, ValueError, RecursionError):
        return ""
