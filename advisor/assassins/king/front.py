"""Which ends of a phase of the king's side are worth a thought: those that no other one dominates.

An end dominates another if it is as good in everything that counts and better in something: the
chance to win at once, the danger of death and of a wound, the king's way, and whom the knights have
removed. The danger is bounded for all ends at once (`end_bounds`); it is worked out exactly only
for those that could be better than all that is certain.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np

from advisor.assassins.danger import Worlds, danger_of, people_ap
from advisor.assassins.king.arrays import GONE, PEOPLE
from advisor.assassins.king.end_bounds import Near, near_the_king, surely_near
from advisor.assassins.king.ends import Ends
from advisor.assassins.king.gate_ways import kings_ways
from advisor.assassins.strikes import Strikes
from advisor.core.arrays import Bools, Floats, Indices, Int16, Ints
from advisor.core.cancellation import Stop
from assassins.actions import FATAL_WOUNDS, WOUND
from assassins.town import TOWNSFOLK

_AT_ONCE: Final = 8
"""So many ends are worked out exactly before it is seen anew which ones still matter."""

_BLOCK: Final = 16_384
"""So many ends are looked at closely at once."""

_EVERYBODY: Final = (1 << TOWNSFOLK) - 1

_SOFT: Final = (1.0, 0.8, 0.6, 0.45)
"""How much a townsperson presses on the king, by the AP it needs before it can strike."""


class Figures(NamedTuple):
    """What counts of an end, each the less the better.

    Attributes:
        alive: triples that are not wholly out of the game: under the others it has won.
        death, wound: triples under which he can be killed, and wounded at least, in the phase of
            the people that follows.
        way: the king's way, as from `kings_ways`.
        left: how many of the people are left.
    """

    alive: int
    death: int
    wound: int
    way: int
    left: int

    def dominates(self, other: Figures) -> bool:
        """Whether it is as good in everything and better in something."""
        return self != other and all(one <= two for one, two in zip(self, other, strict=True))


@dataclass(frozen=True, slots=True)
class Front:
    """The ends that nothing dominates.

    Attributes:
        groups: by what counts of them, the places of ends in `Ends`, the most promising first.
        exact: whether it is certain that nothing dominates them.
    """

    groups: dict[Figures, Indices]
    exact: bool


def find_front(ends: Ends, worlds: Worlds, stop: Stop) -> Front:
    """The front of these ends.

    Args:
        ends: of a phase; none of them wins for sure.
        worlds: the triples possible at its beginning.
        stop: polled between blocks of ends, and while some are worked out exactly; out of time,
            what was found till then is compared, and of what is not exact the worst is taken.
    """
    case = _Case(ends, worlds)
    best = case.compare(stop)
    waiting = np.flatnonzero(case.best != case.worst)
    exact = not stop.late
    while exact:
        waiting = waiting[~_matched(case.best[waiting], best, strictly=False)]
        if not len(waiting):
            break
        if stop.late:
            exact = False
            break
        stop.check_cancelled()
        some = waiting[np.argsort(case.best[waiting], kind="stable")[:_AT_ONCE]]
        for place in some.tolist():
            case.settle(place)
        best = _undominated(np.concatenate((best, case.worst[some])))
        waiting = np.setdiff1d(waiting, some, assume_unique=True)
    figures = [Figures(*row) for row in _unpacked(best).tolist()]
    groups = dict(zip(figures, map(case.group, best.tolist()), strict=True))
    return Front(groups, exact and case.exact)


class _Case:
    """The ends that may be on the front, with what counts of them, the less the better, packed into
    a number each.

    Attributes:
        some: their places in `Ends`; shape (n,).
        best, worst: what counts of them, at best and at worst; shape (n,).
        exact: whether what was worked out exactly is so.
    """

    def __init__(self, ends: Ends, worlds: Worlds) -> None:
        ap = people_ap(ends.start)
        assert ap is not None
        self.ends, self.worlds, self.ap = ends, worlds, ap
        self.some: Indices = np.zeros(0, dtype=np.intp)
        self.best: Ints = np.zeros(0, dtype=np.int64)
        self.worst = self.best
        self.exact = True
        self._wound = ap - WOUND
        self._death = ap - WOUND * (FATAL_WOUNDS - ends.start.wounds)
        self._touched = np.array(worlds.touched, dtype=np.int64)
        self._pressure: Floats = np.zeros(0)

    def compare(self, stop: Stop) -> Ints:
        """Finds the ends that may be on the front, and what is at worst there.

        What is quickly known of all of them rules most of them out, once some are known better:
        those that look best are looked at first.
        """
        pawns, town = self.ends.pawns, self.ends.start.town
        gone = _bits(pawns[PEOPLE] == GONE)
        left = sum(card.king for card in self.ends.start.deck)
        rest = _packed(
            self._touched[_EVERYBODY & ~gone],
            0,
            0,
            kings_ways(pawns, town, left).astype(np.int64),
            TOWNSFOLK - np.bitwise_count(gone).astype(np.int64),
        )
        hopes = rest + self._danger(surely_near(pawns, town, (self._death, self._wound)))
        waiting = np.argsort(hopes, kind="stable")
        best: Ints = np.zeros(0, dtype=np.int64)
        while len(waiting) and not (len(best) and stop.late):
            stop.check_cancelled()
            some, waiting = waiting[:_BLOCK], waiting[_BLOCK:]
            worst = self._look_at(some, rest[some])
            best = _undominated(np.concatenate((best, worst)))
            waiting = waiting[~_matched(hopes[waiting], best, strictly=True)]
        return best

    def settle(self, place: int) -> None:
        """Works out the danger of an end, one of ``some``, exactly."""
        strikes = Strikes(self.ends.position(int(self.some[place])), self._wound)
        danger = danger_of(strikes, self.worlds, self.ap)
        self.exact &= danger.exact
        alive, _, _, way, left = _unpacked(self.best[place : place + 1])[0].tolist()
        self.best[place] = self.worst[place] = _packed(alive, danger.death, danger.wound, way, left)

    def group(self, figures: int) -> Indices:
        """The ends of which just this is certain, the most promising first: those where people
        press least on the king, and of these those that cost least."""
        alike = np.flatnonzero(self.worst == figures)
        ends = self.some[alike]
        spent = self.ends.spent[:, ends].sum(axis=0)
        depths = self.ends.ways.depths[ends]
        return ends[np.lexsort((ends, depths, spent, np.round(self._pressure[alike], 6)))]

    def _look_at(self, some: Indices, rest: Ints) -> Ints:
        """Takes up some ends; what is at worst there."""
        near = near_the_king(self.ends.pawns[:, some], self.ends.start.town, self._wound)
        sure, any_ = (
            [
                np.zeros(len(some), dtype=np.int16)
                if level < 0
                else near[level].surely | near[level].perhaps * np.int16(helped)
                for level in (self._death, self._wound)
            ]
            for helped in (False, True)
        )
        worst = rest + self._danger(any_)
        self.some = np.concatenate((self.some, some))
        self.best = np.concatenate((self.best, rest + self._danger(sure)))
        self.worst = np.concatenate((self.worst, worst))
        self._pressure = np.concatenate((self._pressure, self._pressing(near, len(some))))
        return worst

    def _danger(self, near: list[Int16]) -> Ints:
        """The triples under which he dies, and is wounded, in their place of a packed number."""
        death, wound = (self._touched[who] for who in near)
        packed: Ints = _packed(0, death, wound, 0, 0)
        return packed

    def _pressing(self, near: list[Near], count: int) -> Floats:
        """How much people press on the king."""
        chances = np.zeros(1 << TOWNSFOLK)
        for number, chance in enumerate(self.worlds.chances):
            chances[np.arange(len(chances)) >> number & 1 == 1] += chance
        total = np.zeros(count)
        soft = (*_SOFT[: len(near)], 0.0)
        for level, step in zip(near, -np.diff(soft), strict=False):
            total += step * chances[level.surely | level.perhaps]
        return total


def _bits(flags: Bools) -> Int16:
    """Rows of flags as sets of bits; shapes (12, n) to (n,)."""
    found = np.zeros(flags.shape[1], dtype=np.int16)
    for number, row in enumerate(flags):
        found |= row.astype(np.int16) << np.int16(number)
    return found


_BITS: Final = 8
"""Of each figure in a packed number: the triples are 220 at most."""


def _packed(*figures: Any) -> Any:
    """Figures, the most important first, as one number, or many in arrays as many."""
    number = 0
    for figure in figures:
        number = number << _BITS | figure
    return number


def _unpacked(numbers: Ints) -> Ints:
    """The figures of packed numbers; shapes (n,) to (n, 5)."""
    shifts = np.arange(len(Figures._fields) - 1, -1, -1) * _BITS
    return numbers[:, None] >> shifts & ((1 << _BITS) - 1)


def _undominated(numbers: Ints) -> Ints:
    """Of packed numbers those of which no other one is as small in every figure, each once."""
    numbers = np.unique(numbers)
    rows = _unpacked(numbers)
    kept = np.ones(len(rows), dtype=np.bool_)
    for at, row in enumerate(rows):
        if kept[at]:
            beaten = (row <= rows).all(axis=1)
            beaten[at] = False
            kept &= ~beaten
    return numbers[kept]


def _matched(numbers: Ints, best: Ints, *, strictly: bool) -> Bools:
    """Of packed numbers, whether one of ``best`` is as small in every figure, and strictly: not the
    same."""
    different, places = np.unique(numbers, return_inverse=True)
    rows = _unpacked(different)
    found = np.zeros(len(rows), dtype=np.bool_)
    for number, row in zip(best.tolist(), _unpacked(best), strict=True):
        matched = (row <= rows).all(axis=1)
        found |= matched & (different != number) if strictly else matched
    return found[places]
