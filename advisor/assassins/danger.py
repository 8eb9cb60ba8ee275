"""The danger: under how many of the possible triples the king is wounded or killed, exactly."""

from __future__ import annotations

from dataclasses import dataclass

from advisor.assassins.strikes import Strikes
from advisor.assassins.worlds import Worlds, mask_of
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.prices import FATAL_WOUNDS, WOUND


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
    if ap < 0:
        return 0
    near = [n for n, least in enumerate(strikes.least) if least is not None and least <= ap]
    # A triple none of whom can alone may still have members who help each other.
    helped = [n for n, least in strikes.together.items() if least <= ap and n not in near]
    if not helped:
        return worlds.touched[mask_of(near)]
    return sum(
        not triple.isdisjoint(near)
        or (not triple.isdisjoint(helped) and strikes.of(triple, ap) is not None)
        for triple in worlds.triples
    )
