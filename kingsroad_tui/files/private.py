"""Files and folders that only their owner may read.

What the program keeps for itself is private: files get mode 0600 and its own folders 0700, also
where they were wider before. Where a system has no such modes, its own rules hold.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kingsroad_tui.files import locations
from tabletop import files

_FILE: Final = 0o600
_ANYBODYS: Final = 0o666
"""The most that a file is open to, and as much as the one who runs the program allows."""


def write_private(path: Path, content: bytes, *, replace: bool = True) -> None:
    """Writes a file atomically that only its owner may read. Raises as `write_atomically` does."""
    with files.errors_naming(path):
        make_folder(path.parent)
    files.write_atomically(path, content, _FILE, replace=replace)


def write_saved(path: Path, content: bytes, *, replace: bool = True) -> None:
    """Writes a file that may lie anywhere: a private one in the program's own folders.

    No other folder is made for it. Raises as `write_atomically` does.
    """
    if locations.is_own_folder(path.parent):
        write_private(path, content, replace=replace)
    elif files.has_folder(path):
        files.write_atomically(path, content, _ANYBODYS, replace=replace)
    else:
        raise files.no_folder(path)


def write_beside(path: Path, content: bytes) -> Path:
    """Writes a file as `write_saved` does, and replaces none.

    Where another file has the name already, it gets the next free one; where one with this content
    has it, that is the file. Answers which it is. Raises OSError.
    """
    for free in files.free_names(path):
        try:
            write_saved(free, content, replace=False)
        except FileExistsError:
            if not _holds(free, content):
                continue
        return free
    raise AssertionError("there is always another name")


def _holds(path: Path, content: bytes) -> bool:
    try:
        return files.read_limited(path, len(content)) == content
    except (OSError, ValueError):
        return False


def make_folder(folder: Path) -> None:
    """Makes a folder, and those above it, where they are missing; the new ones are private.

    Raises OSError.
    """
    files.make_folders(folder, locations.PRIVATE_FOLDER)
    locations.tighten_own_folders()
