"""Who plays a game now, and the file that a running game is saved in.

One process holds the file, by a lock beside it that dies with the process, and it is never
overwritten unasked. The lock is the operating system's. Where a folder has none, or each computer
has its own (network folders), the lock file also says which process of which computer holds it, and
its time is renewed while that process lives; a lock of another computer counts until it was not
renewed for a while.

A folder of autosaves, whichever game's, knows in which order they were saved, and when. In the
field ``table`` of a saved game, ``saved`` says when that was, in microseconds since 1970. It rises
from save to save even where the clock is set back a little: games are in the order of it, and those
without it in that of their files' times. One far ahead of now says nothing: the clock was wrong,
and no later game is to be dated by it.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import Event, Thread
from typing import Annotated, BinaryIO, Final

import msgspec

from kingsroad_tui.files.private import make_folder, write_saved
from tabletop.files import lock_file, move_new
from tabletop.records import read_record

RENEWED: Final = 15.0
"""How often the holder of a lock renews its time, in seconds."""

EXPIRED: Final = 60.0
"""After how many seconds without renewal a lock of another computer counts no more."""

_ATTEMPTS: Final = 5
_PAUSE: Final = 0.02
_MAX_BYTES: Final = 1000


class _Holder(msgspec.Struct, frozen=True):
    """Who holds a lock, as its file says."""

    host: str
    pid: int
    token: str


class GameLock:
    """A game held by this process, until `release`."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path = path
        self._file = file
        self._released = Event()
        Thread(target=self._renew, daemon=True).start()

    def release(self) -> None:
        """Lets others have the game."""
        if self._released.is_set():
            return
        self._released.set()
        _remove_and_close(self._path, self._file)

    def _renew(self) -> None:
        while not self._released.wait(RENEWED):
            with contextlib.suppress(OSError):
                os.utime(self._path)


def lock_path(game: Path) -> Path:
    """The lock file of a game's file."""
    return game.with_name(f"{game.name}.lock")


def hold(game: Path) -> GameLock | None:
    """Takes hold of a game; None where it is being played already.

    Raises:
        OSError: nothing can be written there.
    """
    path = lock_path(game)
    make_folder(path.parent)
    for attempt in range(_ATTEMPTS):
        if attempt:
            time.sleep(_PAUSE)  # somebody may only have looked, or just have left
        if file := _taken(path):
            return GameLock(path, file)
    return None


def is_held(game: Path) -> bool:
    """Whether a game is being played, here or elsewhere."""
    path = lock_path(game)
    try:
        file = path.open("r+b")
    except OSError:
        return False
    with file:
        try:
            lock_file(file)
        except BlockingIOError:
            return True
        except OSError:
            return _is_alive(_holder(file), path, locks_work=False)
        return _is_alive(_holder(file), path, locks_work=True)


def _taken(path: Path) -> BinaryIO | None:
    """The lock file, open and ours; None where somebody has it."""
    file = os.fdopen(os.open(path, _FLAGS, 0o600), "r+b")
    try:
        locks_work = _locked(file)
        if not _is_there(path, file) or _is_alive(_holder(file), path, locks_work=locks_work):
            file.close()
            return None
        holder = _Holder(socket.gethostname(), os.getpid(), secrets.token_hex(8))
        _write(file, holder)
        if not locks_work:
            time.sleep(_PAUSE)  # of two that write at once, the later one has it
            if _holder(file) != holder:
                file.close()
                return None
    except BlockingIOError:
        file.close()
        return None
    except BaseException:
        file.close()
        raise
    return file


_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)


def _locked(file: BinaryIO) -> bool:
    """Locks a file; False where its folder has no locks. Raises BlockingIOError."""
    try:
        lock_file(file)
    except BlockingIOError:
        raise
    except OSError:
        return False
    return True


def _is_there(path: Path, file: BinaryIO) -> bool:
    """Whether the open file is still the one at the path: its last holder may have removed it."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except OSError:
        return False


def _is_alive(holder: _Holder | None, path: Path, *, locks_work: bool) -> bool:
    """Whether the holder that a lock file names still plays, where its lock does not say so."""
    if holder is None:
        return False
    if holder.host == socket.gethostname():
        return not locks_work and _runs(holder.pid)
    try:
        return _folder_time(path.parent) - path.stat().st_mtime < EXPIRED
    except OSError:
        return False


def _runs(pid: int) -> bool:
    """Whether this computer has such a process; where that cannot be known, yes."""
    if sys.platform == "win32" or pid <= 0:
        return pid > 0
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def _folder_time(folder: Path) -> float:
    """The time now by the clock that stamps the files of a folder, in seconds since 1970."""
    probe = folder / f".{secrets.token_hex(8)}.now"
    probe.touch(0o600)
    try:
        return probe.stat().st_mtime
    finally:
        probe.unlink(missing_ok=True)


def _holder(file: BinaryIO) -> _Holder | None:
    try:
        file.seek(0)
        return msgspec.json.decode(file.read(_MAX_BYTES), type=_Holder)
    except (OSError, msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _write(file: BinaryIO, holder: _Holder) -> None:
    file.seek(0)
    file.truncate()
    file.write(msgspec.json.encode(holder))
    file.flush()


def _remove_and_close(path: Path, file: BinaryIO) -> None:
    """Removes a lock file and gives it up, in the order that the system allows."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":  # an open file cannot be removed there
            file.close()
            path.unlink(missing_ok=True)
        elif _is_there(path, file):
            path.unlink(missing_ok=True)
    with contextlib.suppress(OSError):
        file.close()


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


class HeldElsewhere(Exception):
    """A game that is being played already."""


class HeldFile(ABC):
    """The file of a game that goes on.

    Where somebody else plays from the file, or has changed it, the game goes on in another one.

    Attributes:
        path: the file now.
    """

    def __init__(self, path: Path, another: Callable[[], Path], autosaves: Path) -> None:
        """A file that need not be there yet.

        Args:
            path: the file.
            another: names a new one to go on in.
            autosaves: the folder whose games its saves come after.
        """
        self.path = path
        self._another = another
        self._lock: GameLock | None = None
        self._stamp = last_stamp(autosaves)

    def hold(self) -> bool:
        """Takes hold of the file until `release`; False where somebody else plays from it.

        Where its folder lets nobody make a lock, nobody else is taken to play from it.
        """
        try:
            self._lock = self._lock or hold(self.path)
        except OSError:
            return True
        return self._lock is not None

    def release(self) -> None:
        """Lets others have the file; the next save takes hold of it again if it can."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def put(self, encode: Callable[[int], bytes]) -> bool:
        """Saves what ``encode`` makes of the moment of saving.

        Returns:
            Whether it had to be in another file than before.

        Raises:
            OSError: it cannot be written.
        """
        moved = not (self.hold() and self.holds_what_is_known())
        if moved:
            self.release()
            self.path = self._another()
            self.hold()
        self._stamp = next_stamp(self._stamp)
        write_saved(self.path, encode(self._stamp))
        return moved

    @abstractmethod
    def holds_what_is_known(self) -> bool:
        """Whether nobody else has changed the file; it may be gone."""
