"""What is kept line by line in a file that only grows: results, what was practised, what was said.

A line is written in one go behind the others, so that a crash loses the last one at most, and two
apps on one home may write to the same file. What a line means is the business of who reads it; a
line that cannot be used (damaged, of a newer version, of a time that no clock shows) stays in the
file and is passed over.

Clocks are set wrong, and files of two computers are put together. So entries that say when they
were made come in the order of time, wherever their lines stand; and what seems to be made later
than now, or in a year long past, is taken to be made between the lines around it.
"""

from __future__ import annotations

import contextlib
import os
import stat
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Self, TypeVar

import msgspec

from kingsroad_tui.files.private import make_folder
from tabletop.encoding import without_mark
from tabletop.files import behind_links, errors_naming, not_regular, open_file

MAX_BYTES: Final = 16_000_000
"""Of a longer file the last so many bytes are read."""

_LAST_MOMENT: Final = 4_102_444_800.0
"""The year 2100: nothing that is kept is made later, or before 1970."""

_FIRST_MOMENT: Final = 1_577_836_800.0
"""The year 2020: there was nothing to keep before, and a clock that says so was not set."""

EntryT = TypeVar("EntryT", bound=msgspec.Struct)
_TimedT = TypeVar("_TimedT", bound="TimedEntry")


class TimedEntry(msgspec.Struct, frozen=True):
    """An entry that says when it was made."""

    @property
    def moment(self) -> float:
        """When that was, in seconds since 1970. Raises ValueError or OverflowError for none."""
        raise NotImplementedError

    def at_moment(self, moment: float) -> Self:
        """The same, made at another moment."""
        raise NotImplementedError


class Journal(Generic[EntryT]):
    """A file of entries of one kind, oldest first."""

    def __init__(
        self,
        path: Callable[[], Path],
        kind: type[EntryT],
        usable: Callable[[EntryT], bool] = lambda _: True,
    ) -> None:
        """What is kept.

        Args:
            path: finds the file now, which need not exist.
            kind: of the entries; fields that it does not know are passed over. Texts in them are
                as they stand in the file: who shows them makes them fit.
            usable: whether what an entry says can be used; asked once of each line.
        """
        self._path = path
        self._kind = kind
        self._usable = usable
        self._read: dict[bytes, EntryT | None] = {}
        """What the lines read last came to: they are read again and again, and hardly change."""

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
            flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
            number = os.open(behind_links(path), flags, 0o600)
            with os.fdopen(number, "r+b", buffering=0) as file:
                if not stat.S_ISREG(os.fstat(number).st_mode):
                    raise not_regular(path)
                if _is_cut(number, file.seek(0, os.SEEK_END)):
                    lines = b"\n" + lines  # a crash left the last line unfinished
                file.write(lines)
                os.fsync(number)

    def entries(self, now: float | None = None) -> list[EntryT]:
        """The entries that can be used, oldest first; none where there is no such file, or it is no
        file. ``now``: by the clock that entries are made by, in seconds since 1970.
        """
        now = time.time() if now is None else now
        try:
            with open_file(self.path) as file:
                end = file.seek(0, os.SEEK_END)
                file.seek(max(0, end - MAX_BYTES))
                lines = file.read(MAX_BYTES).splitlines()
                changed = os.fstat(file.fileno()).st_mtime
        except (OSError, ValueError):
            return []
        before = self._read
        read = {line: before[line] if line in before else self._entry(line) for line in lines}
        self._read = read
        found = [entry for line in lines if (entry := read[line]) is not None]
        # A line that stands there twice was copied: of one moment it tells one thing only.
        timed: list[Any] = [entry for entry in read.values() if isinstance(entry, TimedEntry)]
        if not timed:
            return found
        moments = [entry.moment for entry in timed]
        told = [moment for moment in moments if _FIRST_MOMENT <= moment <= now]
        if len(told) < len(moments):
            if changed > now:  # the clock was wrong then: from now on the file is of now
                with contextlib.suppress(OSError):
                    os.utime(self.path, (now, now))
            now = min(max([changed, *told]), now)
        return in_order(timed, now)

    def _entry(self, line: bytes) -> EntryT | None:
        try:
            entry = msgspec.json.decode(without_mark(line), type=self._kind)
            if isinstance(entry, TimedEntry) and not 0 <= entry.moment <= _LAST_MOMENT:
                return None
            return entry if self._usable(entry) else None
        except (msgspec.DecodeError, ValueError, OverflowError, OSError, RecursionError):
            return None


def in_order(entries: Sequence[_TimedT], now: float) -> list[_TimedT]:
    """Entries in the order of time, those of one moment as they stood.

    One of a moment that cannot be, ahead of now or long before there were any, was made when the
    next one was, at the latest now; but not before the one ahead of it.
    """
    moments = [entry.moment for entry in entries]
    later = now
    following: list[float] = []
    for moment in reversed(moments):
        later = moment if _FIRST_MOMENT <= moment <= now else later
        following.append(later)
    earlier, found = 0.0, []
    for entry, moment, later in zip(entries, moments, reversed(following), strict=True):
        if _FIRST_MOMENT <= moment <= now:
            earlier = moment
            found.append(entry)
        else:
            found.append(entry.at_moment(max(earlier, later)))
    return sorted(found, key=lambda entry: entry.moment)


def _is_cut(number: int, size: int) -> bool:
    """Whether a file ends within a line."""
    if not size:
        return False
    os.lseek(number, size - 1, os.SEEK_SET)
    return os.read(number, 1) != b"\n"
