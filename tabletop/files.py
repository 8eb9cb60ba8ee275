"""Files that somebody names: opened without waiting, read within limits, written whole.

A name that is made of a title which somebody gave is usable on every platform.
"""

from __future__ import annotations

import errno
import itertools
import os
import re
import stat
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

from tabletop.errors import SaidError, UnusableValue, placed
from tabletop.say import Clause, Say
from tabletop.words.voice import english

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_PART: Final = re.compile(r"\.[0-9a-f]{16}\.part")
"""The names of files that are being written."""

_LOCKED_BYTE: Final = 2**30
"""Which byte of a locked file stands for all of it, on Windows."""


class FileProblem(SaidError, OSError):
    """A file that cannot be used, for a reason that the system does not give.

    Attributes:
        why: the reason, a clause.
    """

    def __init__(self, number: int, why: Say, path: Path | str) -> None:
        super().__init__(number, why.id, str(path))
        self.why = why

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.errno, self.why, self.filename)

    @property
    def strerror(self) -> str:  # type: ignore[override]
        """The reason in English."""
        return english(self.why)

    @property
    def said(self) -> Say:
        """The file and the reason."""
        return placed(str(self.filename), self.why)


class IsFolder(FileProblem, IsADirectoryError):
    """A folder where a file is needed."""


class NoFile(FileProblem, FileNotFoundError):
    """A file that is not there, nor can be made there."""


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
            raise IsFolder(errno.EISDIR, Say("tabletop-file-is-a-folder"), path)
        raise not_regular(path)
    return os.fdopen(number, "rb")


def not_regular(path: Path) -> OSError:
    """The error of what is a device, a pipe or a socket instead of a file."""
    return FileProblem(errno.EINVAL, Say("tabletop-file-not-regular"), path)


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
        raise UnusableValue(Say("tabletop-file-too-large", limit=limit))
    return content


def write_atomically(
    path: Path, content: bytes, mode: int = 0o666, *, replace: bool = True
) -> None:
    """Writes a file under a temporary name and renames it, so that no reader sees a part of it.

    Missing folders are made. ``mode`` is the most that a new file may be open to. What a symbolic
    link leads to is written, and keeps its rights; but no link is followed where nothing may be
    replaced. A device or a pipe is written to as it is: a file in its place would be none.

    Raises:
        FileExistsError: something is there already, and may not be replaced.
        OSError: it cannot be written; whatever failed, the error names ``path``.
    """
    with errors_naming(path):
        target = behind_links(path) if replace else path
        if replace and target.exists() and not (target.is_file() or target.is_dir()):
            target.write_bytes(content)
            return
        make_folders(target.parent)
        _remove_leftovers(target.parent)
        temporary, file = _new_part(target.parent, mode)
        try:
            with file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
                if sys.platform == "win32":  # which renames no open file
                    file.close()
                if not replace:
                    move_new(temporary, path)
                    return
                if target != path:
                    temporary.chmod(stat.S_IMODE(target.stat().st_mode))
                temporary.replace(target)
        finally:
            temporary.unlink(missing_ok=True)


def has_folder(path: Path) -> bool:
    """Whether anything is where a file is to lie, as far as can be seen; never raises."""
    return os.path.exists(path.parent)  # noqa: PTH110 - it alone answers for every path


def no_folder(path: Path) -> FileNotFoundError:
    """The error of a file whose folder is not there."""
    return NoFile(errno.ENOENT, Say("tabletop-file-no-folder"), path)


def behind_links(path: Path) -> Path:
    """The file that is meant by a path: what it leads to where it is a symbolic link, else itself.

    Raises OSError where it is one that leads nowhere, or round and round.
    """
    if not path.is_symlink():
        return path
    try:
        return Path(os.path.realpath(path, strict=True))
    except FileNotFoundError:
        raise NoFile(errno.ENOENT, Say("tabletop-file-leads-nowhere"), path) from None


def _new_part(folder: Path, mode: int) -> tuple[Path, BinaryIO]:
    """A new file under a temporary name, and that name. It is locked as long as it is written, so
    that nobody takes it for what a process has left that was killed.

    Raises OSError.
    """
    while True:
        name = folder / f".{os.urandom(8).hex()}.part"
        file = open(name, "xb", opener=lambda path, how: os.open(path, how, mode))  # noqa: SIM115
        try:
            lock_file(file)
            if name.exists():
                return name, file
        except BlockingIOError:  # somebody takes it for a leftover just now
            pass
        except OSError:  # files cannot be locked there
            return name, file
        file.close()
        name.unlink(missing_ok=True)


def _remove_leftovers(folder: Path) -> None:
    """Removes what writers have left in a folder that were killed: it may hold keys.

    On Windows, where an open file cannot be told from such, it stays.
    """
    if sys.platform == "win32":
        return
    left: list[Path] = []
    with suppress(OSError), os.scandir(folder) as entries:
        left = [Path(one) for one in entries if _PART.fullmatch(one.name)]
    for path in left:
        with suppress(OSError), open_file(path) as file:
            lock_file(file)
            path.unlink()


@contextmanager
def errors_naming(path: Path) -> Iterator[None]:
    """Has every OSError name the file that was asked for, whichever file on the way failed."""
    try:
        yield
    except FileProblem as error:
        error.filename = str(path)
        raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def make_folders(folder: Path, mode: int = 0o777) -> None:
    """Makes a folder, and those above it, where they are missing.

    ``mode`` is the most that new ones may be open to.

    Raises:
        NotADirectoryError: one of them is a file.
        OSError: they cannot be made.
    """
    if not folder.is_dir():
        if folder.parent != folder:
            make_folders(folder.parent, mode)
        try:
            folder.mkdir(mode, exist_ok=True)
        except FileExistsError:
            raise NotADirectoryError(
                errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)
            ) from None


def move_new(old: Path, new: Path) -> None:
    """Gives a file a name that nothing has, however many others try for it at the same time.

    Raises:
        FileExistsError: something has the name.
        OSError: the file cannot be moved.
    """
    try:
        if old.is_symlink():
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
        os.link(old, new)
    except FileExistsError:
        raise
    except OSError:  # there are no second names for a file there: the new one is taken first
        os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            old.replace(new)
        except BaseException:
            new.unlink(missing_ok=True)
            raise
    else:
        old.unlink()


def reason(error: Exception) -> Clause:
    """Why something could not be read or written, without the file's name."""
    match error:
        case FileProblem():
            return error.why
        case SaidError():
            return error.said
        case OSError():
            name = errno.errorcode.get(error.errno or 0, "").lower()
            if name in _SYSTEM:
                return Say(f"tabletop-system-{name}")
            return error.strerror or Say("tabletop-file-unreadable")
        case _:
            return " ".join(str(error).split())


_SYSTEM: Final = frozenset(
    {
        "eacces",
        "eexist",
        "eio",
        "eisdir",
        "eloop",
        "enametoolong",
        "enoent",
        "enospc",
        "enotdir",
        "enotempty",
        "eperm",
        "erofs",
    }
)
"""The errors of the system that have a message."""


_SEPARATING: Final = frozenset('<>:"/\\|?*')
"""What separates folders, drives and streams, or stands for other characters, somewhere."""

_UNFIT: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})

_RESERVED: Final = frozenset({"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"}) | {
    f"{device}{number}" for device in ("COM", "LPT") for number in "0123456789¹²³"
}
"""Names of devices on Windows, whatever follows behind a dot."""

MAX_TITLE_BYTES: Final = 180
"""The most bytes of a file's name that a title gives: most systems allow 255 for all of it."""


def safe_file_name(title: str, longest: int = MAX_TITLE_BYTES) -> str:
    r"""What a file of this title can be called everywhere, without folder and suffix.

    Empty where nothing of the title is left; else at most ``longest`` bytes of UTF-8.

    >>> safe_file_name("Ann/Bob: 3rd?  ")
    'Ann-Bob- 3rd-'
    >>> safe_file_name("con.1"), safe_file_name("..\\.."), safe_file_name(". .")
    ('_con.1', '', '')
    """
    text = unicodedata.normalize("NFC", title)
    text = " ".join("".join(map(_safe, text)).split()).lstrip(" .~-").rstrip(" .")
    if text.partition(".")[0].rstrip().upper() in _RESERVED:
        text = f"_{text}"
    return text.encode()[:longest].decode(errors="ignore").rstrip(" .")


def free_names(path: Path) -> Iterator[Path]:
    """The path itself, then the same with ``-2``, ``-3``, … behind its stem, without end."""
    yield path
    for number in itertools.count(2):
        yield path.with_stem(f"{path.stem}-{number}")


def free_path(path: Path) -> Path:
    """The first of `free_names` at which nothing is."""
    return next(one for one in free_names(path) if not one.exists() and not one.is_symlink())


def _safe(char: str) -> str:
    if char in _SEPARATING:
        return "-"
    if char.isspace():
        return " "
    return "" if unicodedata.category(char) in _UNFIT else char
