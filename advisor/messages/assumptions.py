"""Assumptions about a player's choice: "Bob: plays 5", "Cid: keeps the Dragon".

An assumption is a player and a claim. A claim is about what takes effect in the round: a card
hidden behind a Witch goes back to the hand and is not played. For the second choice after a Witch
it is about that choice.

About others it is common knowledge. About one's own choice nobody else knows it: it rules out own
choices, and what is left is worth as much as without it (her second choice is free after a Witch).

    plays CARD              a region card 1 to 8, the Knight (placing or not), the Dragon, the
                            Witch; by name or by code
    plays no CARD           or: keeps CARD
    puts COUNT in REGION    exactly no, one or two markers; the Knight's counts

Case does not matter; "the" may stand before a card, and "markers" may follow a count.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Final

from advisor.messages.bases import Refusal
from kingsroad.cards import Card
from tabletop.names import seats_named
from tabletop.say import Say
from tabletop.shown import quoted

MAX_LENGTH: Final = 200
"""The most characters that an assumption may have."""

_MAX_SHOWN: Final = 60
_CARDS: Final[dict[str, Card]] = {
    **{card.value.casefold(): card for card in Card if card is not Card.DECLINING_KNIGHT},
    "knight": Card.KNIGHT,
    "dragon": Card.DRAGON,
    "witch": Card.WITCH,
}
_NAMES: Final = {card: word.capitalize() for word, card in _CARDS.items()}
"""The last word for each."""
_COUNTS: Final = {"no": 0, "none": 0, "0": 0, "a": 1, "one": 1, "1": 1, "two": 2, "2": 2}
_WORDS: Final = ("none", "one", "two")
_PLAYS: Final = re.compile(r"(plays no|plays|keeps) (?:the |a )?(\w+)")
_PUTS: Final = re.compile(r"puts (\w+)(?: markers?)? (?:in|on) (?:region )?([1-8])")


class AssumptionError(Refusal):
    """An assumption that cannot be used.

    ``where`` is the assumption or the claims as text, shortened where it is long.
    """


@unique
class ClaimKind(StrEnum):
    """The kinds of claims."""

    PLAYS = "plays"
    PLAYS_NO = "plays no"
    PUTS = "puts"


@dataclass(frozen=True, slots=True, order=True)
class Claim:
    """A statement about one player's choice this round.

    Attributes:
        kind: what it says.
        card: the card played or not played (the Knight as ``K``, whether it places or not), or
            the card of the region that markers are put in.
        count: the number of these markers, 0 to 2.
    """

    kind: ClaimKind
    card: Card
    count: int = 0

    @classmethod
    def parse(cls, text: str) -> Claim:
        """Reads a claim such as ``plays no Witch``. Raises AssumptionError if it is none."""
        words = " ".join(text.split()).casefold()
        if (puts := _PUTS.fullmatch(words)) and puts[1] in _COUNTS:
            return cls(ClaimKind.PUTS, Card(puts[2]), _COUNTS[puts[1]])
        if (plays := _PLAYS.fullmatch(words)) and plays[2] in _CARDS:
            kind = ClaimKind.PLAYS if plays[1] == "plays" else ClaimKind.PLAYS_NO
            return cls(kind, _CARDS[plays[2]])
        raise AssumptionError(_shown(text), Say("advisor-claim-form"))

    def __str__(self) -> str:
        return self.worded(self.card.value if self.kind is ClaimKind.PUTS else _NAMES[self.card])

    def worded(self, card: str) -> str:
        """The claim in words, with the card called this."""
        if self.kind is ClaimKind.PUTS:
            return f"puts {_WORDS[self.count]} in {card}"
        return f"{self.kind.value} {card}"


@dataclass(frozen=True, slots=True)
class Assumption:
    """A claim about the player in a seat (from 0)."""

    seat: int
    claim: Claim

    @classmethod
    def parse(cls, text: str, players: Sequence[str]) -> Assumption:
        """Reads ``NAME: CLAIM``; the name may hold colons and spaces, as a claim holds no colon.

        A name is taken as written, else by what is seen of it.

        Raises:
            AssumptionError: the text is too long, names no player, or claims nothing known.
        """
        if len(text) > MAX_LENGTH:
            raise AssumptionError(
                _shown(text), Say("advisor-assumption-too-long", limit=MAX_LENGTH)
            )
        name, colon, claim = text.rpartition(":")
        if not colon:
            raise AssumptionError(_shown(text), Say("advisor-assumption-form"))
        try:
            return cls(_seat(name, players), Claim.parse(claim))
        except AssumptionError as error:
            raise AssumptionError(_shown(text), error.why) from None

    def text(self, players: Sequence[str]) -> str:
        """Text that `parse` reads as this assumption."""
        return f"{players[self.seat]}: {self.claim}"


def parse_assumptions(texts: Iterable[str], players: Sequence[str]) -> tuple[Assumption, ...]:
    """Reads several assumptions. Raises AssumptionError for the first that cannot be used."""
    return tuple(Assumption.parse(text, players) for text in texts)


def claims_about(assumptions: Iterable[Assumption], seat: int) -> tuple[Claim, ...]:
    """The claims about one seat, each once, in a fixed order."""
    return tuple(sorted({a.claim for a in assumptions if a.seat == seat}))


def _seat(name: str, players: Sequence[str]) -> int:
    """The seat of a name as written, or of the only one that it can mean."""
    found = seats_named(players, name)
    if not found:
        raise AssumptionError(name, Say("advisor-assumption-no-player"))
    if len(found) > 1:
        raise AssumptionError(name, Say("advisor-assumption-several-players"))
    return found[0]


def _shown(text: str) -> str:
    """A user's text for an error: quoted, on one line, shortened where it is long."""
    return quoted(text, _MAX_SHOWN)
