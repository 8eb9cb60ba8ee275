"""Files that somebody else wrote: opened without waiting, and judged before they are parsed."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
from pathlib import Path
from typing import BinaryIO, Final

if sys.platform != "win32":
    import fcntl

_TOML_QUOTED: Final = re.compile(
    rb'"""[^"\\]*+(?:(?:\\.|"(?!""))[^"\\]*+)*+(?:"{3,5}|\Z)'
    rb"|'''.*?(?:'{3,5}|\Z)"
    rb'|"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"?'
    rb"|'[^'\n]*+'?"
    rb"|#[^\n]*+",
    re.DOTALL,
)
_ONE_KIND: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
_KEY_ENDS: Final = re.compile(rb"[\n=\[\]{},]")


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
    """Locks a file for this process until it is closed; does nothing on Windows.

    Raises:
        BlockingIOError: another process has it.
    """
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def toml_too_deep(content: bytes, most: int) -> bool:
    """Whether brackets or dotted keys of a TOML text are nested more than ``most`` deep.

    A parser may need time that grows with the square of a dotted key's length; this does not.
    """
    bare = _TOML_QUOTED.sub(b"", content)
    dots = max(part.count(b".") for part in _KEY_ENDS.split(bare))
    if dots >= most:
        return True
    # The innermost pairs are taken away, layer by layer; where it is too deep, some are left.
    brackets = bare.translate(_ONE_KIND, _NO_BRACKETS)
    for _ in range(most):
        if b"[]" not in brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    return b"[]" in brackets or brackets.count(b"[") > most
