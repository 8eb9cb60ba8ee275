"""The secret: which three of the townsfolk are assassins (rules, 4.4 and section 10).

It never becomes part of a position or of a public record before the end of the game, and prints as
nothing, so that no log and no error can tell it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from random import Random

from assassins.actions import ASSASSINS
from assassins.position import AssassinsPosition, Ending, none_left
from assassins.town import LETTERS, TOWNSFOLK
from tabletop.errors import UnusableValue
from tabletop.say import Say


@dataclass(frozen=True, slots=True)
class Secret:
    """The people's side's choice.

    Attributes:
        assassins: three of the townsfolk, numbered 0 to 11.

    Raises:
        UnusableValue: it is not three of the twelve.
    """

    assassins: frozenset[int] = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.assassins) != ASSASSINS or not self.assassins <= set(range(TOWNSFOLK)):
            raise UnusableValue(Say("assassins-secret", first=LETTERS[0], last=LETTERS[-1]))

    @classmethod
    def of(cls, letters: Iterable[str]) -> Secret:
        """The choice of these three letters. Raises UnusableValue where they are not of a to l."""
        numbers = [LETTERS.find(letter) if len(letter) == 1 else -1 for letter in letters]
        return cls(frozenset(numbers) if len(numbers) == ASSASSINS else frozenset())

    @property
    def letters(self) -> tuple[str, ...]:
        """The three letters, ascending."""
        return tuple(LETTERS[number] for number in sorted(self.assassins))


def drawn_secret(random: Random) -> Secret:
    """One of the 220 choices, drawn at random."""
    return Secret(frozenset(random.sample(range(TOWNSFOLK), ASSASSINS)))


def possible_secrets(position: AssassinsPosition) -> tuple[Secret, ...]:
    """All choices that fit what is public, in the order of their letters (rules, 10.2).

    They contain the revealed ones and, since the game went on after every arrest, are not wholly
    among those gone; in a game that ended because all three are, they are.
    """
    gone = set(position.gone)
    ended = position.ending is Ending.ASSASSINS
    return tuple(
        Secret(frozenset(triple))
        for triple in combinations(range(TOWNSFOLK), ASSASSINS)
        if position.revealed.issubset(triple) and gone.issuperset(triple) == ended
    )


def num_possible_secrets(position: AssassinsPosition) -> int:
    """How many choices fit what is public: as many as `possible_secrets`, without making them."""
    unknown = ASSASSINS - len(position.revealed)
    gone = set(position.gone)
    all_gone_too = 0
    if position.revealed <= gone:
        all_gone_too = comb(len(gone) - len(position.revealed), unknown)
    if position.ending is Ending.ASSASSINS:
        return all_gone_too
    return comb(TOWNSFOLK - len(position.revealed), unknown) - all_gone_too


def may_be_all_gone(position: AssassinsPosition) -> bool:
    """Whether the three may all have left the game, for all that is public, and need not have.

    >>> from assassins.position import starting_position
    >>> from assassins.town import side_a
    >>> may_be_all_gone(starting_position(side_a()))
    False
    """
    gone = set(position.gone)
    known = len(position.revealed) == ASSASSINS
    return not known and len(gone) >= ASSASSINS and position.revealed <= gone


def all_gone(position: AssassinsPosition, secret: Secret | None) -> bool:
    """Whether the third assassin has left the game (rules, 9.1).

    Without the secret: whether that is plain to everybody. Nothing more may be concluded then.
    """
    if secret is None:
        return none_left(position.townsfolk, position.revealed)
    return all(position.townsfolk[number] is None for number in secret.assassins)
