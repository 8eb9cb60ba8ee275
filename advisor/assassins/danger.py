"""Which triples may be the assassins, and under how many of them the king is wounded or killed.

A triple is a possible world for all that is public and assumed. The danger is exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from advisor.assassins.strikes import Strikes
from advisor.messages.assassins_assumptions import AssassinsAssumption
from advisor.messages.protocol import RequestError
from assassins.actions import FATAL_WOUNDS, WOUND
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.secret import possible_secrets
from assassins.town import TOWNSFOLK
from tabletop.say import Say

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
        raise RequestError("assumptions", Say("advisor-assumptions-together"))
    return Worlds(triples)


@dataclass(frozen=True, slots=True)
class Danger:
    """What the people can do in the phase that comes next, or that is running.

    Attributes:
        ap: their action points.
        death: the number of triples under which they can kill the king in it.
        wound: the number under which they can wound him at least.
        worlds: the number of possible triples.
        exact: whether the numbers are exact; else they are upper bounds.
    """

    ap: int
    death: int
    wound: int
    worlds: int
    exact: bool = True


def people_ap(position: AssassinsPosition) -> int | None:
    """The people's AP in the running phase, or in the one that follows the king's.

    0 in the last round, which has no people's phase; None before the card is turned up.
    """
    if position.phase is AssassinsPhase.PEOPLE:
        return position.people_ap
    if position.card is None:
        return None
    return 0 if position.last_round else position.card.people


def danger_of(strikes: Strikes, worlds: Worlds, ap: int) -> Danger:
    """The danger of a position for a number of the people's AP."""
    fatal = ap - WOUND * (FATAL_WOUNDS - strikes.position.wounds)
    death = reached_within(strikes, worlds, fatal)
    wound = reached_within(strikes, worlds, ap - WOUND)
    return Danger(ap, death, wound, len(worlds), strikes.exact)


def reached_within(strikes: Strikes, worlds: Worlds, ap: int) -> int:
    """The number of triples one of which can strike after spending at most ``ap`` points."""
    able = Able.of(strikes, ap)
    if not able.helped:
        return worlds.touched[mask_of(able.alone)]
    return sum(able.strikes_with(triple) for triple in worlds.triples)


class Able(NamedTuple):
    """Who can strike after spending at most some AP.

    Attributes:
        strikes: all about attacks.
        ap: the AP.
        alone: who can with nobody's help but the townsfolk's.
        helped: who else may where others of its triple help.
    """

    strikes: Strikes
    ap: int
    alone: frozenset[int]
    helped: frozenset[int]

    @classmethod
    def of(cls, strikes: Strikes, ap: int) -> Able:
        """For a number of AP; below 0 nobody can."""
        if ap < 0:
            return cls(strikes, ap, frozenset(), frozenset())
        alone = {n for n, least in enumerate(strikes.least) if least is not None and least <= ap}
        helped = {n for n, least in strikes.together.items() if least <= ap and n not in alone}
        return cls(strikes, ap, frozenset(alone), frozenset(helped))

    def strikes_with(self, triple: Triple) -> bool:
        """Whether these three can."""
        return not triple.isdisjoint(self.alone) or (
            not triple.isdisjoint(self.helped) and self.strikes.of(triple, self.ap) is not None
        )
