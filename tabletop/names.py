"""The names of players and boards: which are usable, and which are the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from enum import Enum, StrEnum, unique
from typing import Final

from tabletop.shown import JOINERS, joins

MAX_NAME_LENGTH: Final = 40
"""The most characters a name may have."""

_FILLERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that are blank; format characters are so as a category."""

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


def seen_name(name: str) -> str:
    """The name in the form in which people at a table tell names apart: by what they see.

    Letter case, forms of the same letter, spaces around it or doubled, and whatever is invisible
    are left aside.

    >>> seen_name("\uff30age ") == seen_name("pa\u200bGE")
    True
    """
    seen = "".join(char for char in name if not _is_invisible(char))
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())
    return " ".join("".join(char for char in folded if not _is_invisible(char)).split())


def tidy_name(text: str) -> str:
    """A name as somebody typed it, without what nobody sees at its ends.

    >>> tidy_name(" \u200bAnn\u3164 ")
    'Ann'
    """
    name = unicodedata.normalize("NFC", text)
    start, end = 0, len(name)
    while start < end and _is_blank(name, start):
        start += 1
    while end > start and _is_blank(name, end - 1):
        end -= 1
    return name[start:end]


def alike(names: Sequence[str]) -> tuple[int, int] | None:
    """The first seat whose name looks like another's before it, and that one; None for none."""
    seats: dict[str, int] = {}
    for seat, name in enumerate(names):
        other = seats.setdefault(seen_name(name), seat)
        if other != seat:
            return seat, other
    return None


def seats_named(names: Sequence[str], text: str) -> list[int]:
    """The seats that a name can mean: the one called just so, else those that are called alike.

    Letter case is left aside first, then everything that is not seen.

    >>> seats_named(("Page", "page ", "Ann"), "PAGE"), seats_named(("Page", "page "), " page")
    ([0], [0, 1])
    """
    for form in (str, folded_name, seen_name):
        wanted = form(text)
        found = [seat for seat, name in enumerate(names) if wanted and form(name) == wanted]
        if found:
            return found
    return []


def _is_blank(name: str, at: int) -> bool:
    """Whether nobody sees this end of a name."""
    char = name[at]
    if char in JOINERS and joins(name, at):
        return False
    return char.isspace() or _is_invisible(char)


def _is_invisible(char: str) -> bool:
    return char in _FILLERS or unicodedata.category(char) == "Cf"


def text_problem(text: str, longest: int) -> str | None:
    """Why a text cannot be one line of at most ``longest`` characters, or None if it can."""
    if len(text) > longest:
        return f"is longer than {longest} characters"
    return NameProblem.CONTROL_CHARACTER.value if has_control_character(text) else None
