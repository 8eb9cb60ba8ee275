"""Files and folders that only their owner may read.

What the program keeps for itself is private: files get mode 0600 and its own folders 0700, also
where they were wider before. Where a system has no such modes, its own rules hold.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kingsroad_tui.storage.locations import PRIVATE_FOLDER, own_folders, tighten_own_folders
from tabletop.files import write_atomically

_FILE: Final = 0o600


def write_private(path: Path, content: bytes) -> None:
    """Writes a file atomically that only its owner may read. Raises OSError."""
    make_folder(path.parent)
    write_atomically(path, content, _FILE)


def write_saved(path: Path, content: bytes) -> None:
    """Writes a file that may lie anywhere: a private one in the program's own folders.

    Raises OSError.
    """
    if path.parent in own_folders():
        write_private(path, content)
    else:
        write_atomically(path, content)


def make_folder(folder: Path) -> None:
    """Makes a folder, and those above it, where they are missing; the new ones are private.

    Raises OSError.
    """
    if not folder.is_dir():
        if folder.parent != folder:
            make_folder(folder.parent)
        folder.mkdir(PRIVATE_FOLDER, exist_ok=True)
    tighten_own_folders()
