"""A folder of autosaves, whichever game's: in which order they were saved, and when.

In the field ``table`` of a saved game, ``saved`` says when that was, in microseconds since 1970. It
rises from save to save even where the clock is set back a little: games are in the order of it, and
those without it in that of their files' times. One far ahead of now says nothing: the clock was
wrong, and no later game is to be dated by it.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import time
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec

from tabletop.files import move_new
from tabletop.records import read_record

_MAX_STAMP: Final = 2**62
_LEEWAY: Final = 86_400_000_000
"""A clock is set back by no more than a day where it was right before, in microseconds."""

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
    """When a save is made now: the time, but always later than the save before it, where that was
    made by a clock that was right."""
    now = _now()
    return max(now, last + 1) if last < now + _LEEWAY else now


def last_stamp(folder: Path) -> int:
    """When the last save of any autosave in a folder was made; 0 where there is none."""
    return max(map(moment_of, json_files(folder)), default=0)


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


def moment_of(path: Path, stamp: int | None = None) -> int:
    """When a game was saved, as its file says or else the file's time, in microseconds; else 0.

    ``stamp`` is what the file says, where that is known. A moment far ahead of now counts as now,
    for good: that becomes the file's time.
    """
    now = _now()
    try:
        stamp = stamp_of(path) if stamp is None else stamp
        if 0 < stamp < now + _LEEWAY:
            return stamp
        changed = path.stat().st_mtime_ns // 1000
    except OSError:
        return 0
    if changed > now:
        with contextlib.suppress(OSError):
            os.utime(path, ns=(now * 1000, now * 1000))
    return min(changed, now)


def stamp_of(path: Path) -> int:
    """When a game was saved, as its file says; 0 where it says nothing."""
    try:
        table = msgspec.json.decode(read_record(path), type=_WithStamp).table
    except (OSError, ValueError, RecursionError):
        return 0
    return table.saved if table else 0


def date_of(moment: int) -> datetime:
    """A moment in microseconds as a local date, at the latest now."""
    return datetime.fromtimestamp(max(min(moment, _now()), 0) // 1_000_000)


def _now() -> int:
    return time.time_ns() // 1000


def set_aside(path: Path) -> Path:
    """Renames a damaged file, never deletes it; its name now."""
    for end in ("damaged", f"{secrets.token_hex(3)}.damaged"):
        aside = path.with_name(f"{path.name}.{end}")
        with contextlib.suppress(OSError):
            move_new(path, aside)
            return aside
    return path
