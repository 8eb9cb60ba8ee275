"""Files and texts that somebody else wrote: opened, read, checked and written safely.

Knows nothing of a game: nothing waits for a pipe or a device, nothing is read beyond its limit,
nobody sees half a file, and no text breaks a line on a screen.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import sys
import unicodedata
from pathlib import Path
from typing import BinaryIO, Final

if sys.platform != "win32":
    import fcntl

LABEL_LENGTH: Final = 40
"""The most characters a player's or a board's name may have."""

SOURCE_LENGTH: Final = 200
"""The most characters that may say where something comes from."""

_JSON_QUOTED: Final = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
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
    # Not to wait matters for pipes only, and only where the system has them as files.
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    mode = os.fstat(number).st_mode
    if not stat.S_ISREG(mode):
        os.close(number)
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        raise OSError(errno.EINVAL, "is not a regular file", str(path))
    return os.fdopen(number, "rb")


def lock_file(file: BinaryIO) -> None:
    """Keeps a file for this process until it is closed, where the system can (not on Windows).

    Raises:
        BlockingIOError: another process has it.
    """
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def read_limited(path: Path, most: int) -> bytes:
    """The content of a regular file of at most ``most`` bytes; never reads more than that.

    Raises:
        OSError: it cannot be opened or read.
        ValueError: the path cannot be one, or the file is larger.
    """
    with open_file(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise ValueError(f"is larger than it may be ({most:,} bytes)")
    return content


def write_atomically(path: Path, content: bytes) -> None:
    """Writes a file under a temporary name and renames it, so that no reader sees half of it.

    Missing folders are made. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.parent / f".{path.name[:80]}.{secrets.token_hex(8)}"
    try:
        with temporary.open("xb") as file:
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
    return one_line(str(error))


def json_too_deep(content: bytes, most: int) -> bool:
    """Whether the brackets of a JSON text are nested more than ``most`` deep.

    Found without parsing, in time proportional to the text.
    """
    return _too_deep(_JSON_QUOTED.sub(b"", content), most)


def toml_too_deep(content: bytes, most: int) -> bool:
    """Whether brackets or dotted keys of a TOML text are nested more than ``most`` deep.

    A parser may need time that grows with the square of a dotted key's length; this does not.
    """
    bare = _TOML_QUOTED.sub(b"", content)
    dots = max(part.count(b".") for part in _KEY_ENDS.split(bare))
    return dots >= most or _too_deep(bare, most)


def _too_deep(bare: bytes, most: int) -> bool:
    """Takes the innermost pairs away, layer by layer; where it is too deep, some are left."""
    brackets = bare.translate(_ONE_KIND, _NO_BRACKETS)
    for _ in range(most):
        if b"[]" not in brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    return b"[]" in brackets or brackets.count(b"[") > most


def label_problem(text: str) -> str | None:
    """Why ``text`` cannot be a name, or None if it can.

    A name has 1 to 40 characters, is not blank and holds no control characters (line breaks and
    lone surrogates, which no file can hold, count as such). Anything else is legal.
    """
    if not text.strip():
        return "is blank"
    return text_problem(text, LABEL_LENGTH)


def text_problem(text: str, longest: int) -> str | None:
    """Why ``text`` cannot be a line of at most ``longest`` characters, or None if it can."""
    if len(text) > longest:
        return f"is longer than {longest} characters"
    if any(unicodedata.category(char) in {"Cc", "Cs", "Zl", "Zp"} for char in text):
        return "holds a control character"
    return None


def folded(name: str) -> str:
    """What two names have in common if people would take them for the same (NFC and casefold)."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def one_line(text: str, longest: int = 200) -> str:
    """A text on one printable line; of a long one the middle is left out, since both ends help."""
    line = "".join(char if char.isprintable() else "\ufffd" for char in " ".join(text.split()))
    if len(line) <= longest:
        return line
    tail = longest // 3
    return f"{line[: longest - tail - 1]}…{line[-tail:]}"


def quoted(text: str) -> str:
    """What somebody wrote, in quotes, escaped and cut to 40 characters, for an error message."""
    return repr(text if len(text) <= LABEL_LENGTH else text[: LABEL_LENGTH - 1] + "…")
