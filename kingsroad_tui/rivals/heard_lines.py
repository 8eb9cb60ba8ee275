"""The lines that rivals have said, over all games of this home, so that few are heard twice."""

from __future__ import annotations

from typing import Final

import msgspec

from kingsroad_tui.files.journal import Journal
from kingsroad_tui.files.locations import folders

_MOST: Final = 1_000
"""So many of the newest are of any use."""


class HeardLine(msgspec.Struct, frozen=True):
    """A line was said; ``line`` is its mark."""

    line: str


_JOURNAL: Final = Journal(lambda: folders().state / "remarks.jsonl", HeardLine)


def heard_lines() -> tuple[str, ...]:
    """The marks of the lines said lately, the last one at the end; reads a file."""
    return tuple(entry.line for entry in _JOURNAL.entries()[-_MOST:])


def keep_heard(mark: str) -> None:
    """Keeps that a line was said; that it cannot be kept matters to nobody."""
    try:
        _JOURNAL.add(HeardLine(mark))
    except OSError:
        return
