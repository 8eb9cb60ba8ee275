"""Text from outside (files, programs, people) made fit to be shown.

Escape sequences could write to the window title or the clipboard of a terminal, bidirectional
overrides could turn a line around, and invisible characters could make two names look the same. So
whatever is printed, drawn or written passes through `shown` first: such characters become visible
signs, one for one, so that places in a text stay where they are. Only the joiners stay where
letters are written with them, or one sign is made of several; nor is such a sign cut.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

_T = TypeVar("_T")

MAX_STORED_TEXT: Final = 2000
"""The most characters kept of a text in a file that a program wrote to be read by people."""

MAX_REASON: Final = 200
"""The most characters kept of a reason that a program or a file gives."""

_UNFIT: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Controls, format characters (bidirectional, zero-width), surrogates, line separators."""

JOINERS: Final = "\u200c\u200d"
"""The zero-width non-joiner and joiner: they say how the letters beside them are written."""

_VIRAMA: Final = 9
"""The combining class of the sign that takes a consonant's vowel away."""

_TAKING_JOINERS: Final = (
    range(0x600, 0x800),  # Arabic, Syriac, Thaana, N'Ko
    range(0x840, 0x900),  # Mandaic, more Arabic
    *(range(block, block + 0x80) for block in range(0x900, 0xE00, 0x80)),  # Devanagari … Sinhala
    range(0x1000, 0x10A0),  # Myanmar
    range(0x1780, 0x1800),  # Khmer
    range(0x1800, 0x18B0),  # Mongolian
    range(0xFB50, 0xFE00),
    range(0xFE70, 0xFEFF),  # forms of Arabic letters
)
"""The scripts whose letters are joined, or not, by joiners."""

_PICTURE: Final = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2934\u2935\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
)
_SKIN: Final = "[\U0001f3fb-\U0001f3ff]"
_WHOLE: Final = re.compile(
    f"{_PICTURE}(?:\ufe0f|{_SKIN})?(?:\u200d{_PICTURE}(?:\ufe0f|{_SKIN})?)+"
    "|\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
)
"""One sign of several pictures with joiners, or the flag of a part of a country."""

_FLAG_LETTERS: Final = "\U0001f1e6-\U0001f1ff"
_PIECE: Final = re.compile(f"{_WHOLE.pattern}|{_PICTURE}\ufe0f?{_SKIN}|[{_FLAG_LETTERS}]{{2}}")
"""What looks like one character, but for letters with their marks."""

_LONGEST_PIECE: Final = 32
"""Of characters on which others pile up, more than so many are cut."""

_CONTROL_PICTURES: Final = 0x2400
_DELETE: Final = "\x7f"
_LAST_ASCII_CONTROL: Final = "\x1f"
_NO_PICTURE: Final = "\N{REPLACEMENT CHARACTER}"


def shown(text: str, max_length: int | None = None) -> str:
    r"""The text on one line with visible signs for what must not reach a terminal.

    With ``max_length`` (1 or more), a longer text is cut to at most as many characters, an ellipsis
    last.

    >>> shown("a\x1b[31m\nb")
    'a␛[31m␊b'
    >>> shown("abcdef", 4)
    'abc…'
    """
    if max_length is not None and len(text) > max_length:
        text = f"{beginning(text, max_length - 1)}…"
    if text.isprintable():
        return text
    kept = joined(text)
    return "".join(char if at in kept else _sign(char) for at, char in enumerate(text))


def joined(text: str) -> frozenset[int]:
    """The places of characters that are invisible, but have signs or letters written as one."""
    if text.isprintable():
        return frozenset()
    found = {at for at, char in enumerate(text) if char in JOINERS and joins(text, at)}
    for whole in _WHOLE.finditer(text):
        found |= {at for at in range(*whole.span()) if _is_unfit(text[at])}
    return frozenset(found)


def pieces(text: str) -> list[str]:
    """The text in what people see as one character each, as far as their cells go.

    >>> list(map(len, pieces("e\u0301\U0001f468\u200d\U0001f467!")))
    [2, 3, 1]
    """
    if text.isascii():
        return list(text)
    found: list[str] = []
    at = 0
    while at < len(text):
        whole = _PIECE.match(text, at)
        end = whole.end() if whole else at + 1
        while end < len(text) and end - at < _LONGEST_PIECE and _goes_on(text[end]):
            end += 1
        found.append(text[at:end])
        at = end
    return found


def _goes_on(char: str) -> bool:
    """Whether a character is written on, or in one with, the one before it."""
    return unicodedata.category(char)[0] == "M" or char in JOINERS or "\u1160" <= char <= "\u11ff"


def beginning(text: str, longest: int) -> str:
    """As much of a text as ``longest`` characters hold, without cutting what is seen as one."""
    if len(text) <= longest:
        return text
    if text.isascii():
        return text[:longest]
    kept = 0
    for piece in pieces(text[: longest + _LONGEST_PIECE]):
        if kept + len(piece) > longest:
            break
        kept += len(piece)
    return text[:kept]


def joins(text: str, at: int) -> bool:
    """Whether a joiner has something to join, or to part: two letters of a script that takes it.

    Behind the sign that takes a consonant's vowel away it says so even at the end of a word.
    Anywhere else it would be invisible, and only make two texts look the same.
    """
    before, after = text[max(at - 1, 0) : at], text[at + 1 : at + 2]
    script = _script_with_joiners(before)
    if script is None or after in tuple(JOINERS):
        return False
    return unicodedata.combining(before) == _VIRAMA or script == _script_with_joiners(after)


def _script_with_joiners(char: str) -> int | None:
    """The script of a letter or of its mark, where that takes joiners."""
    if not char or unicodedata.category(char)[0] not in "LM":
        return None
    found = (number for number, block in enumerate(_TAKING_JOINERS) if ord(char) in block)
    return next(found, None)


def shown_lines(text: str) -> str:
    """Like `shown` for a text of several lines, whose ends stay."""
    return text if text.isprintable() else "\n".join(map(shown, text.split("\n")))


def one_line(text: str, longest: int = 200) -> str:
    """A text on one printable line; of a long one the middle is left out, since both ends help."""
    line = shown(" ".join(text.split()))
    if len(line) <= longest:
        return line
    tail = longest // 3
    cut = len(line) - tail
    end = len(beginning(line, cut))
    if end < cut:
        end += len(pieces(line[end:])[0])
    return f"{beginning(line, longest - tail - 1)}…{line[end:]}"


def quoted(text: str, max_length: int = 40) -> str:
    """A text for an error: cut, in quotation marks.

    >>> quoted("16\\x1b")
    "'16␛'"
    """
    line = shown(text, max_length)
    mark = '"' if "'" in line and '"' not in line else "'"
    return f"{mark}{line}{mark}"


def shown_json(content: str) -> str:
    """JSON of the same meaning in which no character is unfit to be shown.

    Inside JSON only strings can hold such a character, and there an escape stands for it.
    """
    return content if content.isprintable() else "".join(map(_json_escape, content))


def decode_shown(content: bytes, type: type[_T]) -> _T:  # noqa: A002 - msgspec's word
    """Decodes JSON whose texts are only ever shown: each is made fit, and cut.

    What is not of the type is refused, or left out, before any text is looked at.

    Raises:
        msgspec.DecodeError: it is no JSON, or not of this type.
        UnicodeError: it is not UTF-8.
        RecursionError: it is nested too deeply.
    """
    decoded = msgspec.json.decode(content, type=type)
    return msgspec.convert(_all_shown(msgspec.to_builtins(decoded)), type)


def _all_shown(data: Any) -> Any:
    match data:
        case str():
            return shown(data, MAX_STORED_TEXT)
        case list():
            return [_all_shown(item) for item in data]
        case dict():
            return {_all_shown(key): _all_shown(value) for key, value in data.items()}
    return data


@lru_cache(maxsize=1024)
def _sign(char: str) -> str:
    if not _is_unfit(char):
        return char
    if char <= _LAST_ASCII_CONTROL:
        return chr(_CONTROL_PICTURES + ord(char))
    return "\N{SYMBOL FOR DELETE}" if char == _DELETE else _NO_PICTURE


def _is_unfit(char: str) -> bool:
    return unicodedata.category(char) in _UNFIT


@lru_cache(maxsize=1024)
def _json_escape(char: str) -> str:
    if not _is_unfit(char):
        return char
    units = char.encode("utf-16-be", errors="surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
