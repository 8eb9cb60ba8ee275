"""What people paste, type or drop: a code among the words of a message, or the name of a file.

Mail and chat programs put quotation marks and brackets around a code, begin its lines with ``>``,
wrap it, and exchange its dashes and blanks for others that look the same.
"""

from __future__ import annotations

import os
import re
import shlex
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final, TypeVar
from urllib.parse import unquote, urlsplit

ReadT = TypeVar("ReadT")

LINE: Final = "GAME1"
"""What a whole game in a line begins with."""

CODES: Final = {"KR1": "kingsroad-game", "KA1": "king-and-assassins-game"}
"""What the codes of positions begin with, and the format of the games that begin in them."""

LONGEST: Final = 110_000
"""So many characters of a text are looked at."""

_DASHES: Final = re.compile("[\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63]")
_UNSEEN: Final = re.compile(
    "[\u115f\u1160\u180b-\u180f\u2800\u3164\ufe00-\ufe0f]|\x1b\\[[0-?]*[ -/]*[@-~]"
)
"""Signs without a picture, and what tells a terminal how to show a text."""

_QUOTE: Final = re.compile(r"^[ \t]*(?:[>|\u00bb][ \t]?)+", re.MULTILINE)
_SOFT_BREAK: Final = re.compile(r"=[ \t]*\n")
_SIGNS: Final = r"[^\s\"'`<>(){}\[\]|,;*!?\\/#&\x00-\x1f\u0080-\U0010ffff]"
_PIECE: Final = re.compile(f"{_SIGNS}+")
_OF_A_CODE: Final = re.compile(r"[0-9:%+=-]|\.[^.]|.\.[A-Za-z]")
_BEFORE_WORDS: Final = "-."
"""What words may follow without a blank: a dash, as it is read here, or a full stop."""

_RULE: Final = re.compile("[-=_~.]{2,}")
"""A line across a message, such as the one above who wrote it."""

_INVITATION: Final = re.compile(r"(?<![\w-])(?:[0-9A-Za-z]{4}-\s*){11,}[0-9A-Za-z]{1,4}(?![\w-])")

_AFTER: Final = ".:_~="
"""What a sentence may put behind a code, and a code may end with as well."""

_MOST_LINES: Final = 100
_PAIRS: Final = ('""', "''", "``", "“”", "„“", "„”", "‘’", "‚‘", "«»", "»«", "‹›", "<>", "「」")
_LONGEST_PATH: Final = 10_000
_ESCAPED: Final = re.compile(r"\\(.)")


def tidied(text: str) -> str:
    """A text as it was before it was sent: dashes and blanks are plain, quoted lines are not.

    >>> tidied("> „8J6F\\u20112XD4\\u200b“\\u00a0")
    '„8J6F-2XD4“ '
    """
    plain = unicodedata.normalize("NFKC", text[:LONGEST])
    plain = "".join(char for char in plain if unicodedata.category(char) != "Cf")
    plain = _DASHES.sub("-", _UNSEEN.sub("", plain)).replace("\r\n", "\n")
    return _SOFT_BREAK.sub("", _QUOTE.sub("", plain))


def after_mark(text: str, mark: str) -> str | None:
    """A tidied text behind the mark of a code; None where there is no such mark.

    >>> after_mark("Look: `kr1:s:4`", "KR1")
    's:4`'
    """
    found = re.search(rf"(?<![\w/\\.-])_*{mark}:", text, re.IGNORECASE)
    return text[found.end() :] if found else None


def code_format(text: str) -> str:
    """The format of the game that begins in the position whose code is in a text; else empty."""
    if ":" not in text and "\uff1a" not in text:
        return ""
    plain = tidied(text)
    return next((of for mark, of in CODES.items() if after_mark(plain, mark) is not None), "")


def is_code(text: str) -> bool:
    """Whether a text is meant as the code of a position, or as a game in a line."""
    return bool(code_format(text)) or after_mark(tidied(text), LINE) is not None


def is_invitation(text: str) -> bool:
    """Whether a text looks like an invitation to a table, or has one in it."""
    return _INVITATION.search(tidied(text)) is not None


def read_code(
    text: str, mark: str, parse: Callable[[str], ReadT], refused: type[Exception]
) -> ReadT:
    """What ``parse`` makes of the code in a text, which it gets with its mark and nothing else.

    Raises ``refused`` as ``parse`` does, of the likeliest reading.
    """
    first: Exception | None = None
    for reading in _readings(tidied(text), mark):
        try:
            return parse(reading)
        except refused as error:
            first = first or error
    if first is not None:
        raise first
    return parse(text.strip())


def in_small_letters(code: str) -> str:
    """A code in the letters that codes are written in; a board in it stays as it is."""
    mark, *fields = code.split(":")
    return ":".join((mark, *(field if "+" in field else field.lower() for field in fields)))


def _readings(text: str, mark: str) -> Iterator[str]:
    """What a code may be: it may be wrapped, and have words behind it; the likeliest first."""
    rest = after_mark(text, mark)
    if rest is None:
        return
    lines = _wrapped(rest)
    counts = list(range(len(lines), 0, -1))
    if _has_words(rest, lines):
        counts[:2] = counts[1::-1]  # then that line rather is the next of the message
    for count in counts:
        whole = f"{mark}:{''.join(lines[:count])}"
        yield whole.rstrip(_AFTER)
        yield whole
    for sign in _BEFORE_WORDS:
        yield f"{mark}:{lines[0].rpartition(sign)[0]}"
    pieces = _PIECE.findall(" ".join(rest.split("\n")))[:_MOST_LINES]
    for count in range(2, len(pieces) + 1):
        yield f"{mark}:{''.join(pieces[:count])}".rstrip(_AFTER)


def _wrapped(rest: str) -> list[str]:
    """The pieces of a code that goes on to the ends of lines."""
    found: list[str] = []
    for number, line in enumerate(rest.split("\n")[:_MOST_LINES]):
        piece = _PIECE.match(line.lstrip() if number else line)
        begun = piece[0] if piece else ""
        if number and (not _OF_A_CODE.search(begun) or _RULE.fullmatch(begun)):
            break
        found.append(begun)
        if begun != line.strip():
            break
    return found


def _has_words(rest: str, lines: list[str]) -> bool:
    """Whether words stand behind the last of several pieces, in its line."""
    return len(lines) > 1 and rest.split("\n")[len(lines) - 1].strip() != lines[-1]


def in_one_line(text: str) -> str:
    """What was pasted, as a field of one line takes it: a code alone, else the words of it."""
    plain = tidied(text)
    for mark in CODES:
        rest = after_mark(plain, mark)
        if rest is not None:
            lines = _wrapped(rest)
            if len(lines) > 1:
                blank = " " if _has_words(rest, lines) else ""
                return f"{mark}:{''.join(lines[:-1])}{blank}{lines[-1]}"
            return f"{mark}:{rest.split(chr(10))[0]}".strip()
    rest = after_mark(plain, LINE)
    if rest is None:
        return " ".join(plain.split()) if "\n" in plain.strip() else text.strip()
    return " ".join(f"{LINE}:{rest}".split())


def meant_path(text: str) -> str:
    """The path of a file that was typed, or dropped on the terminal, which may quote it.

    >>> meant_path("'a b.json' "), meant_path("a\\\\ b.json"), meant_path("file:///a%20b.json")
    ('a b.json', 'a b.json', '/a b.json')
    """
    if os.path.lexists(text) or is_code(text):
        return text
    path = text.strip().strip("\ufeff\u200b")
    if (word := _shell_word(path)) is not None:
        return word
    while len(path) > 2 and path[0] + path[-1] in _PAIRS:
        path = path[1:-1].strip()
    if path.lower().startswith("file:"):
        try:
            url = urlsplit(path)
            path = unquote(f"{url.path}#{url.fragment}" if url.fragment else url.path)
        except ValueError:
            return path
        if os.name == "nt":
            path = path.lstrip("/")
    elif os.name == "posix" and not os.path.lexists(path):
        path = _ESCAPED.sub(r"\1", path)
    home = os.path.expanduser(path) if path.startswith("~") else path  # noqa: PTH111 - text
    return home if os.path.lexists(home) else path


def _shell_word(text: str) -> str | None:
    """The one word that a shell would read, where it names a file that is there."""
    try:
        words = shlex.split(text) if os.name == "posix" and len(text) < _LONGEST_PATH else []
    except ValueError:
        return None
    return words[0] if len(words) == 1 and os.path.lexists(words[0]) else None
