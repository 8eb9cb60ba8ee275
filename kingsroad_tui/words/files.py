"""Files in words, short enough for a note."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabletop.words.voice import phrase

_ROOM: Final = 34
"""Cells of a line in a note on 80 columns, where notes are narrowest."""


def written_words(path: Path) -> str:
    """A file's name and the folder it is in, short enough for a note, which wraps words.

    >>> written_words(Path("/data/kingsroad/saved games/ann-bob.html"))
    'ann-bob.html in the folder /data/kingsroad/saved games'
    >>> written_words(Path("/a/very/long/way/to/everything/there/is/saved/ann.html"))
    'ann.html in the folder …/there/is/saved'
    """
    return phrase("files-written", name=path.name, folder=_short(path.parent))


def report_words(page: Path, room: int) -> str:
    """Where a report has been written, in a line of so many cells; short where they are few.

    >>> report_words(Path("/data/kingsroad/saved games/ann-bob.html"), 80)
    'Report written: ann-bob.html in the folder /data/kingsroad/saved games'
    >>> report_words(Path("/data/kingsroad/saved games/ann-bob.html"), 60)
    'Report: ann-bob.html in /data/kingsroad/saved games'
    """
    whole = phrase("files-report-written", where=written_words(page))
    short = phrase("files-report", name=page.name, folder=_short(page.parent))
    shortest = phrase("files-report", name=page.name, folder=f"…/{page.parent.name}")
    return next((said for said in (whole, short) if len(said) <= room), shortest)


def _short(folder: Path) -> str:
    """A folder, from home where it is there; only its end where it is long."""
    home = Path.home()
    shown = f"~/{folder.relative_to(home)}" if folder.is_relative_to(home) else str(folder)
    if len(shown) <= _ROOM:
        return shown
    parts = [folder.name]
    for parent in (p.name for p in folder.parents):
        if len("/".join([parent, *parts])) > _ROOM // 2:
            break
        parts.insert(0, parent)
    return f"…/{'/'.join(parts)}"
