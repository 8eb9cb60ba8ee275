"""Assumptions: who the assassins are ("monk is none"), and which card comes next ("next card 2/7").

    WHO is an assassin         or: is one
    WHO is none                or: is no assassin, is not one
    NUMBER of WHO and WHO      NUMBER: none, exactly COUNT, at least COUNT, at most COUNT
    NUMBER on the roofs        or: in the streets; of those who stand there now
    next card CARD             such as 1/6s/5, or its beginning: 1/6 is with shackles or without

WHO is a townsperson's name or letter, COUNT one, two or three. Case does not matter, and "the" may
stand before a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from advisor.messages.bases import Refusal
from assassins.actions import ASSASSINS
from assassins.cards import RoundCard
from assassins.position import AssassinsPosition
from assassins.town import LETTERS, NAMES
from tabletop.say import Say
from tabletop.shown import quoted

MAX_LENGTH: Final = 300
"""The most characters that an assumption may have."""

MOST: Final = 50
"""The most assumptions taken at once."""

_MAX_SHOWN: Final = 60
_COUNTS: Final = {"one": 1, "1": 1, "two": 2, "2": 2, "three": 3, "3": 3}
_NUMBERS: Final = {name: number for number, name in enumerate(NAMES)} | {
    letter: number for number, letter in enumerate(LETTERS)
}
_ABOUT_ONE: Final = re.compile(r"(.+?) is (none|no assassin|not one|one|an assassin)")
_ABOUT_SEVERAL: Final = re.compile(
    r"(?:(?P<none>none)|(?P<bound>exactly|at least|at most) (?P<count>\w+)) "
    r"(?:of (?P<people>.+)|(?P<place>on the roofs|in the streets))"
)


_NEXT_CARD: Final = re.compile(r"(?:the )?next card (?:is )?(?P<card>\S+)")
_CARD: Final = re.compile(r"(\d)(?:/(\d)(?:(s)?/(\d)|(s))?)?")
"""King's AP, knights' AP, shackles, people's AP; from the first one on as many as are known."""


class AssassinsAssumptionError(Refusal):
    """An assumption that cannot be used; ``where`` is its text, shortened where it is long."""


@dataclass(frozen=True, slots=True)
class AssassinsAssumption:
    """How many of some townsfolk are assassins.

    Attributes:
        people: who, numbered 0 to 11.
        least: at least so many of them.
        most: at most so many.
    """

    people: frozenset[int]
    least: int
    most: int

    @classmethod
    def parse(cls, text: str, position: AssassinsPosition) -> AssassinsAssumption:
        """Reads an assumption; ``position`` says who stands on the roofs.

        Raises:
            AssassinsAssumptionError: it is too long, or says nothing known.
        """
        words = _plain(text)
        if several := _ABOUT_SEVERAL.fullmatch(words):
            people = (
                _people(several["people"], text)
                if several["people"]
                else _standing(position, roofs=several["place"] == "on the roofs")
            )
            least, most = _bounds(several["none"], several["bound"], several["count"], text)
            return cls(people, least, most)
        if one := _ABOUT_ONE.fullmatch(words):
            number = 1 if one[2] in ("one", "an assassin") else 0
            return cls(frozenset({_person(one[1], text)}), number, number)
        raise AssassinsAssumptionError(_shown(text), Say("advisor-assassins-assumption-form"))

    def holds(self, assassins: Iterable[int]) -> bool:
        """Whether it holds if these are the assassins."""
        return self.least <= len(self.people.intersection(assassins)) <= self.most


@dataclass(frozen=True, slots=True)
class AssassinsAssumptions:
    """All that is taken for granted of a position.

    Attributes:
        claims: about who the assassins are.
        next_cards: the cards face down of which the next one is; empty where nothing is said of it.
    """

    claims: tuple[AssassinsAssumption, ...] = ()
    next_cards: tuple[RoundCard, ...] = ()


def parse_assassins_assumptions(
    texts: Iterable[str], position: AssassinsPosition
) -> AssassinsAssumptions:
    """Reads several. Raises AssassinsAssumptionError for the first that cannot be used."""
    given = list(texts)
    if len(given) > MOST:
        raise AssassinsAssumptionError(
            "assumptions", Say("advisor-too-many-assumptions", most=MOST)
        )
    claims: list[AssassinsAssumption] = []
    next_cards: tuple[RoundCard, ...] = ()
    for text in given:
        if about_card := _NEXT_CARD.fullmatch(_plain(text)):
            next_cards = _next_cards(about_card["card"], text, next_cards or position.deck)
        else:
            claims.append(AssassinsAssumption.parse(text, position))
    return AssassinsAssumptions(tuple(claims), next_cards)


def _plain(text: str) -> str:
    """An assumption as it is compared. Raises AssassinsAssumptionError if it is too long."""
    if len(text) > MAX_LENGTH:
        raise AssassinsAssumptionError(
            _shown(text), Say("advisor-assumption-too-long", limit=MAX_LENGTH)
        )
    return " ".join(text.split()).casefold()


def _next_cards(card: str, text: str, deck: Sequence[RoundCard]) -> tuple[RoundCard, ...]:
    """The cards of a deck that one is, of which all or the first figures are given."""
    said = _CARD.fullmatch(card)
    if said is None:
        raise AssassinsAssumptionError(_shown(text), Say("advisor-assumption-card-form"))
    king, knights, with_last, people, alone = said.groups()
    found = tuple(
        one
        for one in deck
        if one.king == int(king)
        if knights is None or one.knights == int(knights)
        if people is None or (one.people, one.shackles) == (int(people), with_last is not None)
        if alone is None or one.shackles
    )
    if not found:
        raise AssassinsAssumptionError(_shown(text), Say("advisor-assumption-no-card"))
    return found


def _bounds(none: str | None, bound: str, count: str, text: str) -> tuple[int, int]:
    if none:
        return 0, 0
    if count not in _COUNTS:
        raise AssassinsAssumptionError(_shown(text), Say("advisor-assumption-count"))
    number = _COUNTS[count]
    if bound == "at least":
        return number, ASSASSINS
    return (number, number) if bound == "exactly" else (0, number)


def _people(words: str, text: str) -> frozenset[int]:
    parts = [part for part in re.split(r", and |, | and | or ", words) if part]
    return frozenset(_person(part, text) for part in parts)


def _person(words: str, text: str) -> int:
    name = words.strip().removeprefix("the ")
    if name not in _NUMBERS:
        raise AssassinsAssumptionError(
            _shown(text), Say("advisor-assumption-nobody", name=_shown(name))
        )
    return _NUMBERS[name]


def _standing(position: AssassinsPosition, *, roofs: bool) -> frozenset[int]:
    return frozenset(
        number
        for number, at in enumerate(position.townsfolk)
        if at is not None and position.town.roofs[at] == roofs
    )


def _shown(text: str) -> str:
    """A user's text for an error: quoted, on one line, shortened where it is long."""
    return quoted(text, _MAX_SHOWN)
