"""Worlds: the triples of assassins that are possible, for all that is public and assumed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from advisor.messages.assassins_assumptions import AssassinsAssumption
from advisor.messages.protocol import RequestError
from assassins.position import AssassinsPosition
from assassins.secret import possible_secrets
from assassins.town import TOWNSFOLK

Triple = frozenset[int]
"""Three of the townsfolk, numbered 0 to 11."""


@dataclass(frozen=True)
class Worlds:
    """Possible triples, each as likely as any other.

    Attributes:
        triples: in the order of their letters; one at least.
    """

    triples: tuple[Triple, ...]

    def __len__(self) -> int:
        return len(self.triples)

    @cached_property
    def chances(self) -> tuple[float, ...]:
        """For each of the townsfolk, the share of the triples that it is in."""
        return tuple(
            sum(number in triple for triple in self.triples) / len(self.triples)
            for number in range(TOWNSFOLK)
        )

    @cached_property
    def masks(self) -> tuple[int, ...]:
        """The triples as sets of bits."""
        return tuple(mask_of(triple) for triple in self.triples)

    @cached_property
    def touched(self) -> Sequence[int]:
        """For each set of townsfolk (as bits, 0 to 4095), how many triples have one of it."""
        size = 1 << TOWNSFOLK
        within = [0] * size
        for mask in self.masks:
            within[mask] += 1
        # Sums over subsets, one bit after the other.
        for bit in range(TOWNSFOLK):
            for group in range(size):
                if group >> bit & 1:
                    within[group] += within[group ^ (1 << bit)]
        return [len(self) - within[~group & (size - 1)] for group in range(size)]


def mask_of(group: Iterable[int]) -> int:
    """A set of townsfolk as bits."""
    return sum(1 << number for number in group)


def worlds_of(
    position: AssassinsPosition, assumptions: Iterable[AssassinsAssumption] = ()
) -> Worlds:
    """The triples that fit what is public (rules, 10.2) and every assumption.

    Raises:
        RequestError: none does.
    """
    given = tuple(assumptions)
    triples = tuple(
        secret.assassins
        for secret in possible_secrets(position)
        if all(assumption.holds(secret.assassins) for assumption in given)
    )
    if not triples:
        raise RequestError("assumptions", "no three townsfolk fit all of them and what is public")
    return Worlds(triples)
