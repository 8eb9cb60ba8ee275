"""Opening files that users name without waiting: for a pipe, a device, or another process."""

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
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        raise OSError(errno.EINVAL, "is no ordinary file", str(path))
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
