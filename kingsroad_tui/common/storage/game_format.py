"""Which game a file is of, without reading it by the rules of any."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tabletop.records import read_record


class _Header(msgspec.Struct):
    format: str


def format_of(path: Path) -> str:
    """What a file says it is; empty where it says nothing that can be read."""
    try:
        return msgspec.json.decode(read_record(path), type=_Header).format
    except (OSError, ValueError, RecursionError):
        return ""
