"""A whole game as one line of text, to be pasted into a message: its record, packed.

Behind ``GAME1:`` stands the JSON of a saved game, compressed (RFC 1950, whose checksum finds a
letter that got lost) and written in the letters of base64 for URLs (RFC 4648, section 5), without
padding. Such a line is named wherever a saved game is.
"""

from __future__ import annotations

import re
from base64 import b64decode, urlsafe_b64encode
from itertools import accumulate
from pathlib import Path
from typing import Final
from zlib import compress, decompressobj, error

import msgspec

from tabletop.errors import LocatedError
from tabletop.pasted import LINE as _NAME
from tabletop.pasted import after_mark, is_invitation, tidied
from tabletop.say import Clause, Say

MAX_LINE: Final = 100_000
"""The most characters of a line: many times those of the longest game anybody has played."""

LINE: Final = Say("tabletop-source-line")
"""What it is called where a file has a name."""

_MARK: Final = f"{_NAME}:"
_ANY_MARK: Final = re.compile(r"\s*".join(_MARK), re.IGNORECASE)
_LETTERS: Final = re.compile(r"[\w-]+", re.ASCII)
_MAX_RECORD: Final = 10_000_000
"""The most bytes of the record in one."""

_AFTER: Final = "-_"
"""What words or stress may follow a line with; letters of a line as well."""

_PADDING: Final = "==="
_DAMAGED: Final = Say("tabletop-line-damaged")


def looks_like_line(text: str) -> bool:
    """Whether a text is meant as a game in a line, or has one in it."""
    return after_mark(tidied(text), _NAME) is not None


def is_line(path: Path) -> bool:
    """Whether what was named instead of a file is a game in a line."""
    return looks_like_line(str(path))


def source_name(path: Path) -> Clause:
    """What a file, or what was named instead of one, is called in an error."""
    return LINE if is_line(path) or is_invitation(str(path)) else str(path)


def print_line(record: bytes) -> str:
    """The JSON of a saved game as one line."""
    packed = compress(msgspec.json.format(record, indent=-1), 9)
    return f"{_MARK}{urlsafe_b64encode(packed).decode().rstrip('=')}"


def parse_line(text: str) -> bytes:
    """The record in a line. Blanks in it, as mail programs put them there, count for nothing, nor
    does what stands around it in a message.

    Raises:
        LocatedError: it holds none that could be read.
    """
    if len(text) > MAX_LINE:
        raise LocatedError("", Say("tabletop-line-too-long", limit=MAX_LINE))
    mark = _ANY_MARK.search(plain := tidied(text))
    pieces = _LETTERS.findall(plain, mark.end() if mark else 0)
    letters = "".join(pieces)
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    unpacking = decompressobj()
    try:
        packed = b64decode(letters + _PADDING[: -len(letters) % 4], b"-_", validate=True)
        record = unpacking.decompress(packed, _MAX_RECORD)
    except (ValueError, error):
        raise LocatedError("", _DAMAGED) from None
    if unpacking.unconsumed_tail:
        raise LocatedError("", Say("tabletop-line-too-large", limit=_MAX_RECORD))
    used = -(-(len(packed) - len(unpacking.unused_data)) * 4 // 3)
    ends = used in accumulate(map(len, pieces)) or letters[used : used + 1] in tuple(_AFTER)
    if not unpacking.eof or not ends:
        raise LocatedError("", _DAMAGED)
    return record
