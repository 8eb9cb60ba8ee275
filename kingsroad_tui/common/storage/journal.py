"""What is kept line by line in a file that only grows: results, what was practised, what was said.

A line is written in one go behind the others, so that a crash loses the last one at most, and two
apps on one home may write to the same file. What a line means is the business of who reads it; a
line that cannot be read (damaged, or of a newer version) stays in the file and is passed over.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from kingsroad_tui.common.storage.private import make_folder
from tabletop.encoding import without_mark
from tabletop.files import errors_naming, open_file

MAX_BYTES: Final = 16_000_000
"""Of a longer file the last so many bytes are read."""

_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)

EntryT = TypeVar("EntryT", bound=msgspec.Struct)


class Journal(Generic[EntryT]):
    """A file of entries of one kind, oldest first."""

    def __init__(self, path: Callable[[], Path], kind: type[EntryT]) -> None:
        """What is kept.

        Args:
            path: finds the file now, which need not exist.
            kind: of the entries; fields that it does not know are passed over. Texts in them are
                as they stand in the file: who shows them makes them fit.
        """
        self._path = path
        self._kind = kind

    @property
    def path(self) -> Path:
        """The file."""
        return self._path()

    def add(self, *entries: EntryT) -> None:
        """Puts entries behind those that are there. Raises OSError."""
        if not entries:
            return
        lines = b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries)
        path = self.path
        with errors_naming(path):
            make_folder(path.parent)
            flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | _NO_LINK
            number = os.open(path, flags, 0o600)
            with os.fdopen(number, "r+b", buffering=0) as file:
                if _is_cut(number, file.seek(0, os.SEEK_END)):
                    lines = b"\n" + lines  # a crash left the last line unfinished
                file.write(lines)
                os.fsync(number)

    def entries(self) -> list[EntryT]:
        """The entries that can be read; none where there is no such file, or it is no file."""
        try:
            with open_file(self.path) as file:
                end = file.seek(0, os.SEEK_END)
                file.seek(max(0, end - MAX_BYTES))
                lines = file.read(MAX_BYTES).splitlines()
        except (OSError, ValueError):
            return []
        return [entry for line in lines if (entry := self._entry(line)) is not None]

    def _entry(self, line: bytes) -> EntryT | None:
        try:
            return msgspec.json.decode(without_mark(line), type=self._kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None


def _is_cut(number: int, size: int) -> bool:
    """Whether a file ends within a line."""
    if not size:
        return False
    os.lseek(number, size - 1, os.SEEK_SET)
    return os.read(number, 1) != b"\n"
