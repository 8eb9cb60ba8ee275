"""A folder of autosaves, whichever game's: in which order they were saved, and when.

In the field ``table`` of a saved game, ``saved`` says when that was, in microseconds since 1970. It
rises from save to save even where the clock is set back: games are in the order of it, and those
without it in that of their files' times.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec

from tabletop.files import move_new
from tabletop.records import read_record

_MAX_STAMP: Final = 2**62
_MAX_SECONDS: Final = 253_370_764_800
"""The year 9999, the last that a date can have, in seconds since 1970."""

Stamp = Annotated[int, msgspec.Meta(ge=0, le=_MAX_STAMP)]
"""When a game was saved, in microseconds since 1970."""


class _StampOnly(msgspec.Struct):
    saved: Stamp = 0


class _WithStamp(msgspec.Struct):
    table: _StampOnly | None = None


def new_file(folder: Path) -> Path:
    """A new file name for the autosave of a game."""
    return folder / f"{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(3)}.json"


def next_stamp(last: int = 0) -> int:
    """When a save is made now: the time, but always later than the save before it."""
    return min(max(time.time_ns() // 1000, last + 1), _MAX_STAMP)


def last_stamp(folder: Path) -> int:
    """When the last save of any autosave in a folder was made; 0 where there is none."""
    return max((stamp_of(path) for path in json_files(folder)), default=0)


def newest(folder: Path) -> list[Path]:
    """The JSON files in a folder, the game saved last first."""
    files = [(moment_of(path), path) for path in json_files(folder)]
    return [path for _, path in sorted(files, reverse=True)]


def json_files(folder: Path) -> list[Path]:
    """The JSON files in a folder; none where it cannot be read."""
    try:
        return list(folder.glob("*.json"))
    except OSError:
        return []


def moment_of(path: Path) -> int:
    """When a game was saved, as its file says or else the file's time, in microseconds; else 0."""
    try:
        return stamp_of(path) or path.stat().st_mtime_ns // 1000
    except OSError:
        return 0


def stamp_of(path: Path) -> int:
    """When a game was saved, as its file says; 0 where it says nothing."""
    try:
        table = msgspec.json.decode(read_record(path), type=_WithStamp).table
    except (OSError, ValueError, RecursionError):
        return 0
    return table.saved if table else 0


def date_of(moment: int) -> datetime:
    """A moment in microseconds as a local date, within the years that a date can have."""
    return datetime.fromtimestamp(min(max(moment // 1_000_000, 0), _MAX_SECONDS))


def set_aside(path: Path) -> Path:
    """Renames a damaged file, never deletes it; its name now."""
    for end in ("damaged", f"{secrets.token_hex(3)}.damaged"):
        aside = path.with_name(f"{path.name}.{end}")
        with contextlib.suppress(OSError):
            move_new(path, aside)
            return aside
    return path
