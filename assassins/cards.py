"""Round cards and the deck (rules, 5.3 to 5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

CARDS: Final = 15
"""The round cards of the game; a board may leave some of them out."""

MOST_AP: Final = 9
"""The most action points a card may give anybody."""


class RoundCard(NamedTuple):
    """What both sides may spend in a round.

    Attributes:
        king: action points (AP) of the king.
        knights: AP of all knights together.
        shackles: whether one townsperson may be arrested.
        people: AP of townsfolk and assassins together, known while the king's side acts.
    """

    king: int
    knights: int
    shackles: bool
    people: int

    def __str__(self) -> str:
        return f"{self.king}/{self.knights}{'s' * self.shackles}/{self.people}"


def sorted_deck(cards: Sequence[RoundCard], kinds: Sequence[RoundCard]) -> tuple[RoundCard, ...]:
    """The cards in the order of their kinds: what is public of a face-down deck (decision 4)."""
    return tuple(sorted(cards, key=kinds.index))


def shuffled(deck: Sequence[RoundCard], random: Random) -> tuple[RoundCard, ...]:
    """The cards in an order drawn at random (rules, 4.2)."""
    return tuple(random.sample(deck, len(deck)))
