"""Text from outside (files, programs, people) made fit to be shown.

Escape sequences could write to the window title or the clipboard of a terminal, bidirectional
overrides could turn a line around, and invisible characters could make two names look the same. So
whatever is printed, drawn or written passes through `shown` first: such characters become visible
signs, one for one, so that places in a text stay where they are.
"""

from __future__ import annotations

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

_CONTROL_PICTURES: Final = 0x2400
_DELETE: Final = "\x7f"
_LAST_ASCII_CONTROL: Final = "\x1f"
_NO_PICTURE: Final = "\N{REPLACEMENT CHARACTER}"


def shown(text: str, max_length: int | None = None) -> str:
    r"""The text on one line with visible signs for what must not reach a terminal.

    With ``max_length`` (1 or more), a longer text is cut to as many characters, an ellipsis last.

    >>> shown("a\x1b[31m\nb")
    'a␛[31m␊b'
    >>> shown("abcdef", 4)
    'abc…'
    """
    if max_length is not None and len(text) > max_length:
        text = text[: max_length - 1] + "…"
    return text if text.isprintable() else "".join(map(_sign, text))


def shown_lines(text: str) -> str:
    """Like `shown` for a text of several lines, whose ends stay."""
    return text if text.isprintable() else "\n".join(map(shown, text.split("\n")))


def one_line(text: str, longest: int = 200) -> str:
    """A text on one printable line; of a long one the middle is left out, since both ends help."""
    line = shown(" ".join(text.split()))
    if len(line) <= longest:
        return line
    tail = longest // 3
    return f"{line[: longest - tail - 1]}…{line[-tail:]}"


def quoted(text: str, max_length: int = 40) -> str:
    """A text for an error: cut, in quotation marks.

    >>> quoted("16\\x1b")
    "'16␛'"
    """
    return repr(shown(text, max_length))


def shown_json(content: str) -> str:
    """JSON of the same meaning in which no character is unfit to be shown.

    Inside JSON only strings can hold such a character, and there an escape stands for it.
    """
    return content if content.isprintable() else "".join(map(_json_escape, content))


def decode_shown(content: bytes, type: type[_T]) -> _T:  # noqa: A002 - msgspec's word
    """Decodes JSON whose texts are only ever shown: each is made fit, and cut.

    Raises:
        msgspec.DecodeError: it is no JSON, or not of this type.
        UnicodeError: it is not UTF-8.
        RecursionError: it is nested too deeply.
    """
    return msgspec.convert(_all_shown(msgspec.json.decode(content)), type)


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
