"""Text files from elsewhere: a mark at the beginning, or another encoding than UTF-8."""

from __future__ import annotations

import codecs
import re
from typing import Final

from tabletop.say import Say

_MARKS: Final = (
    (codecs.BOM_UTF32_LE, "UTF-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
_UNMARKED: Final = (
    (re.compile(rb"(?:[\t\n\r -~]\0{3}){2}|(?:\0{3}[\t\n\r -~]){2}"), "UTF-32"),
    (re.compile(rb"(?:[\t\n\r -~]\0){2}|(?:\0[\t\n\r -~]){2}"), "UTF-16"),
)
"""How a text begins in them whose first two signs are plain ones."""

_NEAR: Final = 10_000
"""So many bytes before and behind the first wrong one are enough to tell what it is."""

_BINARY: Final = re.compile(rb"[\0-\x08\x0e-\x1f\x7f]")
_NOT_LATIN_1: Final = re.compile(rb"[\x80-\x9f]")
_NOT_CP1252: Final = re.compile(rb"[\x81\x8d\x8f\x90\x9d]")
_UTF_8_SIGN: Final = re.compile(
    rb"[\xc3-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}"
)


def without_mark(content: bytes) -> bytes:
    """A text, or a line of one, without the byte order mark that some programs begin UTF-8 with.

    Texts that were put together may have one at the beginning of each.

    >>> without_mark(b"\\xef\\xbb\\xbf{}")
    b'{}'
    """
    return content.removeprefix(codecs.BOM_UTF8)


def encoding_problem(content: bytes) -> Say | None:
    """Why bytes are no text in UTF-8, a clause that names the encoding they seem to be in.

    None where they are. The text may begin with a byte order mark.

    >>> encoding_problem("Zoë".encode("latin-1"))
    Say('tabletop-encoding-other', encoding='Latin-1')
    """
    for mark, name in _MARKS:
        if content.startswith(mark):
            return Say("tabletop-encoding-other", encoding=name)
    for beginning, name in _UNMARKED:
        if beginning.match(content):
            return Say("tabletop-encoding-other", encoding=name)
    try:
        content.decode()
    except UnicodeDecodeError as error:
        near = slice(max(0, error.start - _NEAR), error.start + _NEAR)
        guess = _eight_bit_encoding(content[near])
        if b"\n" not in content:
            return (
                Say("tabletop-encoding-other", encoding=guess)
                if guess
                else Say("tabletop-encoding-unknown")
            )
        line = content.count(b"\n", 0, error.start) + 1
        if guess:
            return Say("tabletop-encoding-other-in-line", encoding=guess, line=line)
        return Say("tabletop-encoding-unknown-in-line", line=line)
    return None


def _eight_bit_encoding(content: bytes) -> str | None:
    """What bytes that are not UTF-8 are most likely, or None for damaged or no text."""
    if _BINARY.search(content) or _UTF_8_SIGN.search(content):
        return None
    if not _NOT_LATIN_1.search(content):
        return "Latin-1"
    return None if _NOT_CP1252.search(content) else "Windows-1252"
