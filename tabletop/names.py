"""The names of players and boards: which are usable, and which are the same."""

from __future__ import annotations

import unicodedata
from enum import Enum, StrEnum, unique
from typing import Final

MAX_NAME_LENGTH: Final = 40
"""The most characters a name may have."""

_CONTROL_CATEGORIES: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})


@unique
class NameProblem(StrEnum):
    """Why a name cannot be used; the value is a clause that follows "the name"."""

    BLANK = "is blank"
    TOO_LONG = f"is longer than {MAX_NAME_LENGTH} characters"
    CONTROL_CHARACTER = "holds a control character"
    TAKEN = "is another player's already"

    __repr__ = Enum.__str__


def name_problem(name: str) -> NameProblem | None:
    """Why a name by itself cannot be used, or None if it can.

    A name has 1 to 40 characters, is not blank and holds no control characters. Anything else is
    legal.

    >>> name_problem("[b]Ann[/b]") is None
    True
    >>> name_problem("  ")
    NameProblem.BLANK
    """
    if not name.strip():
        return NameProblem.BLANK
    if len(name) > MAX_NAME_LENGTH:
        return NameProblem.TOO_LONG
    return NameProblem.CONTROL_CHARACTER if has_control_character(name) else None


def has_control_character(text: str) -> bool:
    """Whether a text holds a control character.

    Line breaks count as such, and so do lone surrogates, which no file can hold.
    """
    return any(unicodedata.category(char) in _CONTROL_CATEGORIES for char in text)


def folded_name(name: str) -> str:
    """The name in the form in which two names are compared: NFC, letter case left aside.

    >>> folded_name("ZOE\u0308") == folded_name("zo\u00eb")
    True
    """
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def text_problem(text: str, longest: int) -> str | None:
    """Why a text cannot be one line of at most ``longest`` characters, or None if it can."""
    if len(text) > longest:
        return f"is longer than {longest} characters"
    return NameProblem.CONTROL_CHARACTER.value if has_control_character(text) else None


def one_line(text: str, longest: int = 200) -> str:
    """A text on one printable line; of a long one the middle is left out, since both ends help."""
    line = "".join(char if char.isprintable() else "\ufffd" for char in " ".join(text.split()))
    if len(line) <= longest:
        return line
    tail = longest // 3
    return f"{line[: longest - tail - 1]}…{line[-tail:]}"


def quoted(text: str) -> str:
    """What somebody wrote, in quotes, escaped and cut to 40 characters, for an error message."""
    return repr(text if len(text) <= MAX_NAME_LENGTH else text[: MAX_NAME_LENGTH - 1] + "…")
