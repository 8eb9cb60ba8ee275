"""Names of files, made of titles that people give: usable on every platform."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

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
