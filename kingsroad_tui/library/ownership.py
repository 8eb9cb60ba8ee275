"""Who plays a game now: one process, by a lock beside the game's file that dies with it.

The lock is the operating system's. Where a folder has none, or each computer has its own (network
folders), the lock file also says which process of which computer holds it, and its time is renewed
while that process lives; a lock of another computer counts until it was not renewed for a while.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import sys
import time
from pathlib import Path
from threading import Event, Thread
from typing import BinaryIO, Final

import msgspec

from kingsroad_tui.files.private import make_folder
from tabletop.files import lock_file

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
