"""What is known of many ends at once: bounds of the danger, and the king's ways.

Who could strike is bounded from both sides. It takes at least what a field says in which everybody
in the way has to pay for leaving; and no more than what it takes somebody whom nobody helps. Where
both agree on whom to fear, the danger is exact.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.clock import from_gate
from advisor.assassins.ground import UNREACHABLE, ground_of
from advisor.assassins.king import arrays
from advisor.core.arrays import Bools, Int8, Int16
from assassins.actions import ASSASSIN_KILLS, KING_EXIT
from assassins.town import KNIGHTS, SQUARES, Town

_BLOCK: Final = 16_384
"""So many boards are looked at together: as many as a processor has at hand."""

_LAYERS: Final = len(ASSASSIN_KILLS) + 1

_OPPOSITE: Final = (2, 3, 0, 1)
"""By direction, the other way."""

_DEAR: Final = 2
"""What somebody pays to step up to a roof, or two who go one after the other."""


class Near(NamedTuple):
    """Who could strike after at most so many AP, as sets of bits; shape (n,).

    Attributes:
        surely: who certainly could, as an assassin, even alone.
        perhaps: whoever else might, with help.
    """

    surely: Int16
    perhaps: Int16


class _Squares(NamedTuple):
    """Squares of many boards: those where nobody stands, where knights do, where people do who
    might drop from a roof and where others do, the king's; and all streets and roofs."""

    free: arrays.Boards
    knights: arrays.Boards
    cheap: arrays.Boards
    costly: arrays.Boards
    king: arrays.Boards
    streets: arrays.Boards
    roofs: arrays.Boards


def near_the_king(pawns: Int8, town: Town, most: int) -> list[Near]:
    """Who could strike the king in each moment, for each number of AP before it, 0 to ``most``.

    Args:
        pawns: as in `king_arrays`; shape (20, n).
        town: the board.
        most: the most AP before the strike, -1 for none.
    """
    blocks = [_near_in_block(block, town, most) for block in _blocks(pawns)]
    return [
        Near(*(np.concatenate(values) for values in zip(*parts, strict=True)))
        for parts in zip(*blocks, strict=True)
    ]


def perhaps_near(pawns: Int8, town: Town, most: int) -> list[Int16]:
    """Who might strike after each number of AP, 0 to ``most``, with help or alone: everybody whom
    `near_the_king` names, found faster. Shape (n,) each; the arguments are the same."""
    blocks = [
        [_who(block, low) for low in _helped(_squares(block, town), most)]
        for block in _blocks(pawns)
    ]
    return [np.concatenate(level) for level in zip(*blocks, strict=True)]


def _blocks(pawns: Int8) -> Iterator[Int8]:
    for at in range(0, pawns.shape[1], _BLOCK):
        yield pawns[:, at : at + _BLOCK]


def _near_in_block(pawns: Int8, town: Town, most: int) -> list[Near]:
    where = _squares(pawns, town)
    found = []
    for low, high in zip(_helped(where, most), _nearly_alone(where, most), strict=True):
        surely = _who(pawns, high)
        found.append(Near(surely, _who(pawns, low) & ~surely))
    return found


def _squares(pawns: Int8, town: Town) -> _Squares:
    drops = arrays.set_of(s for s in SQUARES if ground_of(town).drops[s])
    people, knights = arrays.sets_of(pawns[arrays.PEOPLE]), arrays.sets_of(pawns[:KNIGHTS])
    king = arrays.sets_of(pawns[arrays.KING_ROW :])
    return _Squares(
        free=~(people | knights | king),
        knights=knights,
        cheap=people & drops,
        costly=people & ~drops,
        king=king,
        streets=arrays.set_of(s for s in SQUARES if not town.roofs[s]),
        roofs=arrays.set_of(s for s in SQUARES if town.roofs[s]),
    )


def _who(pawns: Int8, sets: arrays.Boards) -> Int16:
    """Which of the people stand on a square of a set, as sets of bits."""
    return arrays.bits_of(arrays.holds(sets, pawns[arrays.PEOPLE]))


class _Field:
    """From where an assassin comes beside the king, and which squares it may enter on its way, for
    what it costs from there: by the knights killed so far and the AP, backwards from the king.

    Attributes:
        reached: whoever stands there comes beside the king for that.
        entered: whoever may step there comes beside him for that, what is paid there in it.
    """

    def __init__(self) -> None:
        self.reached: list[list[arrays.Boards]] = [[] for _ in range(_LAYERS)]
        self.entered: list[list[arrays.Boards]] = [[] for _ in range(_LAYERS)]

    def fought(self, killed: int, spent: int, where: _Squares) -> arrays.Boards | None:
        """The knights' squares that can be entered, the knight killed first."""
        if killed == len(ASSASSIN_KILLS) or spent < ASSASSIN_KILLS[killed]:
            return None
        return self.reached[killed + 1][spent - ASSASSIN_KILLS[killed]] & where.knights


def _layers(spent: int, most: int) -> list[int]:
    """How many knights may have been killed, the most first, so that so much can be left to spend
    of what there was."""
    return [k for k in reversed(range(_LAYERS)) if sum(ASSASSIN_KILLS[:k]) + spent <= most]


def _helped(where: _Squares, most: int) -> list[arrays.Boards]:
    """At least: people in the way leave for 1 AP, or for none where they could drop from a roof as
    assassins, and whoever can kills a knight."""
    field, ring = _Field(), arrays.beside(where.king)
    for spent in range(most + 1):
        for killed in _layers(spent, most):
            now = ring
            into = np.zeros_like(ring)
            if spent:
                now = now | field.reached[killed][-1] | arrays.beside(field.entered[killed][-1])
                into = field.reached[killed][-1] & where.costly
            fought = field.fought(killed, spent, where)
            if fought is not None:
                into = into | fought
            free = where.free | where.cheap
            now = now | arrays.beside((now & free | into) & where.streets) & where.roofs  # drops
            field.reached[killed].append(now)
            field.entered[killed].append(now & free | into)
    return field.reached[0]


def _nearly_alone(where: _Squares, most: int) -> list[arrays.Boards]:
    """At most: one of the people in the way steps aside for 1 AP, nobody else moves, and a knight
    on a roof is killed from roofs only.

    Whoever steps aside needs a square off the assassin's way: not the one from which that comes,
    nor the next one. No other square of a shortest way is beside it.
    """
    ring = arrays.beside(where.king)
    alone, aided = _Field(), _Field()
    aside = _asides(where, ring)
    for spent in range(most + 1):
        for killed in _layers(spent, most):
            for field in (alone, aided):
                now = ring
                if spent:
                    now = now | field.reached[killed][-1] | arrays.beside(field.entered[killed][-1])
                    before = field.fought(killed, spent - 1, where)
                    if before is not None:
                        now = now | arrays.beside(before & where.roofs) & where.roofs
                into = np.zeros_like(ring)
                fought = field.fought(killed, spent, where)
                if fought is not None:
                    into = fought & where.streets
                dropped = arrays.beside((now & where.free | into) & where.streets) & where.roofs
                if field is aided:
                    now = now | alone.reached[killed][spent]
                    for back, may in enumerate(aside) if spent else ():
                        # From where one enters a square whose owner steps aside.
                        left = alone.reached[killed][spent - 1] & may
                        dropped |= arrays.shifted(left & where.streets, back) & where.roofs
                        if spent > 1:
                            now |= arrays.shifted(alone.reached[killed][spent - 2] & may, back)
                now = now | dropped
                field.reached[killed].append(now)
                field.entered[killed].append(now & where.free | into)
    found = aided.reached[0]
    for back, may in enumerate(_dear_asides(where, ring)):
        # Whoever stands next to one that leaves for 2 AP drops there for nothing, or pays a step.
        for price, left in ((0, may & where.streets), (1, may)):
            some = arrays.shifted(left, back)
            if not price:
                some &= where.roofs
            for spent in range(_DEAR + price, most + 1):
                found[spent] = found[spent] | some
    return found


def _asides(where: _Squares, ring: arrays.Boards) -> list[arrays.Boards]:
    """By the direction in which an assassin comes from, the people who can step aside for it, for
    1 AP: beside the king they need one more free square, elsewhere two."""
    room, people = _next_to(where, where.free), where.cheap | where.costly
    found = []
    for back in range(4):
        one, two, three = (room[direction] for direction in range(4) if direction != back)
        several = one & two | one & three | two & three
        found.append(people & (several | (one | two | three) & ring))
    return found


def _dear_asides(where: _Squares, ring: arrays.Boards) -> list[arrays.Boards]:
    """By the direction in which an assassin stands, the people beside the king who can leave for
    2 AP: up to a roof, or to where somebody else stands who can step aside first."""
    room, people = _next_to(where, where.free), where.cheap | where.costly
    yielding = _next_to(where, people & (room[0] | room[1] | room[2] | room[3]))
    found = []
    for back in range(4):
        may = np.zeros_like(people)
        for direction in range(4):
            if direction != back:
                above = arrays.shifted(where.free & where.roofs, _OPPOSITE[direction])
                may |= yielding[direction] | above & where.streets
        found.append(people & ring & may)
    return found


def _next_to(where: _Squares, squares: arrays.Boards) -> list[arrays.Boards]:
    """By direction, from where one of some squares is a step of the people for 1 AP."""
    found = []
    for back in _OPPOSITE:
        onto_roofs = arrays.shifted(squares & where.roofs, back) & where.roofs
        found.append(arrays.shifted(squares & where.streets, back) | onto_roofs)
    return found


OUT_OF_REACH: Final = 63
"""The king's way where there is none, or none in time."""

_MIXED: Final = np.array([0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB], np.uint64)
"""Odd numbers by which crowds are told apart; that two of a million are taken for one happens once
in 30 million times."""


class GateWays(NamedTuple):
    """King AP to each gate, the exit included, up to `OUT_OF_REACH`; shape (gates, n).

    Attributes:
        need: with nobody in the way.
        through: with one more for each of the people in the way, who has to be pushed or arrested;
            knights make room for him.
        around: around the people where they stand.
    """

    need: Int8
    through: Int8
    around: Int8


def gate_ways(pawns: Int8, town: Town) -> GateWays:
    """The ways in each moment.

    Args:
        pawns: as in `arrays`; shape (20, n).
        town: the board.
    """
    people, king = arrays.sets_of(pawns[arrays.PEOPLE]), pawns[arrays.KING_ROW]
    keys = (people * _MIXED[:2, None]).sum(axis=0) ^ king.astype(np.uint64) * _MIXED[2]
    _, first, which = np.unique(
        keys ^ keys >> np.uint64(31), return_index=True, return_inverse=True
    )
    people, king = people[:, first], king[first]
    need = from_gates(town)[:, king]
    through, around = (
        np.stack([walk(people, king, gate.square, town) for gate in town.gates])
        for walk in (_through, _around)
    )
    return GateWays(need[:, which], through[:, which], around[:, which])


def kings_ways(pawns: Int8, town: Town, left: int) -> Int8:
    """How far it is for the king: the least of the ways through the crowd.

    Args:
        pawns: as in `arrays`; shape (20, n).
        town: the board.
        left: king AP still to come. A gate that needs more is none.

    Returns:
        Shape (n,), up to `OUT_OF_REACH`.
    """
    ways = gate_ways(pawns, town)
    through: Int8 = np.where(ways.need <= left, ways.through, np.int8(OUT_OF_REACH))
    return np.asarray(through.min(axis=0))


@lru_cache(maxsize=16)
def from_gates(town: Town) -> Int8:
    """King AP from each square out through each gate, nobody in the way; shape (gates, 101)."""
    need = np.full((len(town.gates), arrays.GONE + 1), OUT_OF_REACH, dtype=np.int8)
    for row, gate in zip(need, town.gates, strict=True):
        away = np.array(from_gate(town, gate.square, frozenset()))
        row[: len(SQUARES)] = np.where(away < UNREACHABLE, away + KING_EXIT, OUT_OF_REACH)
    return need


def _through(people: arrays.Boards, king: Int8, gate: int, town: Town) -> Int8:
    streets, away = _streets(town), _Away(king)
    reached = np.broadcast_to(arrays.set_of([gate]), people.shape)
    before = np.zeros_like(people)
    while away.still(reached):
        entered = reached & ~people | before & people
        before, reached = reached, reached | arrays.beside(entered) & streets
    return away.found


def _around(people: arrays.Boards, king: Int8, gate: int, town: Town) -> Int8:
    free, away = _streets(town) & ~people, _Away(king)
    reached = arrays.set_of([gate]) & free
    while away.still(reached):
        more = reached | arrays.beside(reached) & free
        if (more == reached).all():
            return np.where(away.near, away.found, np.int8(OUT_OF_REACH))
        reached = more
    return away.found


class _Away:
    """How far it is to each king, by what is reached with one AP more each time.

    Attributes:
        found: king AP, for those who are not `near` as many as were looked at; shape (n,).
        near: whether he was reached; shape (n,).
    """

    def __init__(self, king: Int8) -> None:
        self._kings = arrays.sets_of(king[None])
        self.found = np.full(len(king), KING_EXIT, dtype=np.int8)
        self.near: Bools = np.zeros(len(king), dtype=np.bool_)

    def still(self, reached: arrays.Boards) -> bool:
        """Notes whom the next AP reaches; whether anybody is not reached and could be."""
        there = reached & self._kings
        self.near = there[0] | there[1] != 0
        self.found += ~self.near
        return not self.near.all() and self.found.max() < OUT_OF_REACH


@lru_cache(maxsize=16)
def _streets(town: Town) -> arrays.Boards:
    return arrays.set_of(square for square in SQUARES if not town.roofs[square])
