"""The names of players and boards: which are usable, and which are the same."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from enum import Enum, StrEnum, unique
from typing import Final, Literal

from tabletop.say import Say
from tabletop.shown import joined

MAX_NAME_LENGTH: Final = 40
"""The most characters a name may have."""

_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8"
    "\U00013441\U00013442\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
"""What nobody sees, or sees as a blank, beside the format characters: fillers, empty signs, and
what only picks one of several forms of the sign before it."""

_CONTROL_CATEGORIES: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})


@unique
class NameProblem(StrEnum):
    """Why a name cannot be used."""

    BLANK = "blank"
    TOO_LONG = "too-long"
    CONTROL_CHARACTER = "control-character"
    TAKEN = "taken"

    __repr__ = Enum.__str__

    @property
    def said(self) -> Say:
        """The problem as a clause; its form ``sentence`` is a sentence."""
        if self is NameProblem.TOO_LONG:
            return Say("tabletop-long-name", longest=MAX_NAME_LENGTH)
        return Say(f"tabletop-name-{self.value}")


def name_problem(name: str) -> NameProblem | None:
    """Why a name by itself cannot be used, or None if it can.

    A name has 1 to 40 characters, is not blank and holds no control characters. Anything else is
    legal.

    >>> name_problem("[b]Ann[/b]") is None
    True
    >>> name_problem("  ")
    NameProblem.BLANK
    """
    if not seen_name(name):
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
    """The name in the form in which two names are compared: what is seen of it, in small letters.

    Forms of the same letter (NFC) are one; invisible characters, blanks at the ends and kinds of
    blanks are left aside. Joiners stay where letters or signs are written with them.

    >>> folded_name("ZOE\u0308") == folded_name(" zo\u00eb\u200b") != folded_name("zoe")
    True
    """
    kept = set(joined(name))
    seen = "".join(char for at, char in enumerate(name) if at in kept or not _is_invisible(char))
    return " ".join(_small("NFC", seen).split())


def seen_name(name: str) -> str:
    """The name in the form in which people at a table tell names apart, at a glance.

    As `folded_name`, with letters of full width, ligatures and the like as plain ones, and without
    joiners.

    >>> seen_name("\uff30age ") == seen_name("pa\u200bGE")
    True
    """
    folded = _small("NFKC", "".join(char for char in name if not _is_invisible(char)))
    return " ".join("".join(char for char in folded if not _is_invisible(char)).split())


def _small(form: Literal["NFC", "NFKC"], text: str) -> str:
    return unicodedata.normalize(form, unicodedata.normalize(form, text).casefold())


def tidy_name(text: str) -> str:
    """A name as somebody typed it, without what nobody sees: at its ends, and in it.

    >>> tidy_name(" \u200bAn\u00adn\u3164 ")
    'Ann'
    """
    name = unicodedata.normalize("NFC", text).strip()
    kept = joined(name)
    seen = "".join(
        char
        for at, char in enumerate(name)
        if at in kept or not _is_invisible(char) or _varies(name, at)
    )
    return name if seen == name else tidy_name(seen)


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

    >>> names = ("Page", "\uff30age", "Ann")
    >>> seats_named(names, "PAGE"), seats_named(names, "\uff50age")
    ([0], [1])
    """
    for form in (str, folded_name, seen_name):
        wanted = form(text)
        found = [seat for seat, name in enumerate(names) if wanted and form(name) == wanted]
        if found:
            return found
    return []


def _varies(name: str, at: int) -> bool:
    """Whether a character picks a form of the one before it, and that has several."""
    before = name[max(at - 1, 0) : at]
    several = before >= "\u1800" and unicodedata.category(before)[0] in "LPS"
    return several and unicodedata.name(name[at], "").find("VARIATION SELECTOR") >= 0


def _is_invisible(char: str) -> bool:
    return unicodedata.category(char) == "Cf" or _UNSEEN.match(char) is not None


def text_problem(text: str, longest: int) -> Say | None:
    """Why a text cannot be one line of at most ``longest`` characters, or None if it can."""
    if len(text) > longest:
        return Say("tabletop-long-text", longest=longest)
    return Say("tabletop-text-control-character") if has_control_character(text) else None
