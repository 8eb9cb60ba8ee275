"""Files that somebody names: opened without waiting, read within limits, written whole."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from typing import BinaryIO, Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCKED_BYTE: Final = 2**30
"""Which byte of a locked file stands for all of it, on Windows."""


def open_file(path: Path) -> BinaryIO:
    """Opens a regular file to read its bytes.

    Raises:
        OSError: it cannot be opened, or is a folder, a pipe, a socket or a device.
        ValueError: the path cannot be one.
    """
    # Only a pipe would make us wait, and only on systems that have pipes as files.
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    mode = os.fstat(number).st_mode
    if not stat.S_ISREG(mode):
        os.close(number)
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, "is a folder, not a file", str(path))
        raise OSError(errno.EINVAL, "is not a regular file", str(path))
    return os.fdopen(number, "rb")


def lock_file(file: BinaryIO) -> None:
    """Locks an open file until it is closed or its process ends.

    Raises:
        BlockingIOError: it is locked already, by another process or through another opening.
        OSError: files cannot be locked there, as on some network folders.
    """
    if sys.platform == "win32":
        file.seek(_LOCKED_BYTE)  # beyond the content, which stays readable for others
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(errno.EAGAIN, error.strerror) from None
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def read_limited(path: Path, limit: int) -> bytes:
    """The content of a regular file of at most ``limit`` bytes; never reads more than that.

    Raises:
        OSError: it cannot be opened or read.
        ValueError: the path cannot be one, or the file is larger.
    """
    with open_file(path) as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise ValueError(f"is larger than it may be ({limit:,} bytes)")
    return content


def write_atomically(path: Path, content: bytes, mode: int = 0o666) -> None:
    """Writes a file under a temporary name and renames it, so that no reader sees a part of it.

    Missing folders are made. ``mode`` is the most that a new file may be open to. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.parent / f".{path.name[:80]}.{os.urandom(8).hex()}"
    try:
        with open(temporary, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def reason(error: Exception) -> str:
    """Why something could not be read or written, in one line and without the file's name."""
    if isinstance(error, OSError):
        return error.strerror or "cannot be read"
    return " ".join(str(error).split())
