"""What a board says about attacks, in tables made once: prices of steps, reach, free distances."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from assassins.actions import Walker, reaches, step_price
from assassins.town import NEIGHBOURS, SQUARES, Town

Steps = tuple[tuple[tuple[int, int], ...], ...]
"""For each square, the squares beside it that can be entered from it, each with its price in AP."""

UNREACHABLE = 1_000
"""A distance for what is never reached, larger than any other."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A board as attackers see it. All is by square, 0 to 99.

    Attributes:
        roofs: whether it is a roof.
        assassin: the steps of a revealed assassin.
        townsperson: the steps of a townsperson not revealed.
        king: the steps of the king.
        into: the squares from which a revealed assassin enters it, each with the price.
        reach: the squares on which somebody standing there kills, arrests or wounds.
        drops: whether a revealed assassin leaves it without paying: a roof beside a street.
        apart: for each other square, the AP of a revealed assassin between them, nobody in the way.
        away: for each other square, how many squares away it is, counted along the two axes.
    """

    roofs: tuple[bool, ...]
    assassin: Steps
    townsperson: Steps
    king: Steps
    into: Steps
    reach: tuple[tuple[int, ...], ...]
    drops: tuple[bool, ...]
    apart: tuple[tuple[int, ...], ...]
    away: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=16)
def ground_of(town: Town) -> Ground:
    """The tables of a board."""
    assassin = _steps(town, Walker.ASSASSIN)
    return Ground(
        roofs=town.roofs,
        assassin=assassin,
        townsperson=_steps(town, Walker.TOWNSPERSON),
        king=_steps(town, Walker.KING),
        into=tuple(
            tuple(
                (source, price)
                for source in NEIGHBOURS[target]
                if (price := step_price(Walker.ASSASSIN, town, source, target)) is not None
            )
            for target in SQUARES
        ),
        reach=tuple(
            tuple(target for target in NEIGHBOURS[source] if reaches(town, source, target))
            for source in SQUARES
        ),
        drops=tuple(
            town.roofs[square] and any(not town.roofs[near] for near in NEIGHBOURS[square])
            for square in SQUARES
        ),
        apart=tuple(tuple(distances(assassin, square)) for square in SQUARES),
        away=tuple(
            tuple(abs(a // 10 - b // 10) + abs(a % 10 - b % 10) for b in SQUARES) for a in SQUARES
        ),
    )


def distances(
    steps: Steps, source: int, shut: frozenset[int] | set[int] = frozenset()
) -> list[int]:
    """The least AP from a square to each other, `UNREACHABLE` where there is no way.

    Args:
        steps: what may be entered from where, with prices 0 or more.
        source: where the way begins.
        shut: squares that are not to be entered.
    """
    least = [UNREACHABLE] * len(SQUARES)
    least[source] = 0
    waiting = [[source]]
    for spent, squares in enumerate(waiting):
        for square in squares:  # grows while it is read: a step may be free
            if least[square] < spent:
                continue
            for target, price in steps[square]:
                total = spent + price
                if total < least[target] and target not in shut:
                    least[target] = total
                    while len(waiting) <= total:
                        waiting.append([])
                    waiting[total].append(target)
    return least


def _steps(town: Town, walker: Walker) -> Steps:
    return tuple(
        tuple(
            (target, price)
            for target in NEIGHBOURS[source]
            if (price := step_price(walker, town, source, target)) is not None
        )
        for source in SQUARES
    )
