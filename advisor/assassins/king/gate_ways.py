"""The king's ways to each gate, of many moments at once.

They hang on where he and the people stand alone, and many moments differ in the knights only: each
crowd is looked at once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.clock import from_gate
from advisor.assassins.ground import UNREACHABLE
from advisor.assassins.king import arrays
from advisor.core.arrays import Bools, Int8
from assassins.actions import KING_EXIT
from assassins.town import SQUARES, Town

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
    streets = _streets(town)
    found = np.full(len(king), OUT_OF_REACH, dtype=np.int8)
    reached = np.broadcast_to(arrays.set_of([gate]), people.shape)
    before = np.zeros_like(people)
    for way in range(KING_EXIT, OUT_OF_REACH):
        if not _note(found, reached, king, way):
            break
        entered = reached & ~people | before & people
        before, reached = reached, reached | arrays.beside(entered) & streets
    return found


def _around(people: arrays.Boards, king: Int8, gate: int, town: Town) -> Int8:
    free = _streets(town) & ~people
    found = np.full(len(king), OUT_OF_REACH, dtype=np.int8)
    reached = arrays.set_of([gate]) & free
    for way in range(KING_EXIT, OUT_OF_REACH):
        if not _note(found, reached, king, way):
            break
        more = reached | arrays.beside(reached) & free
        if (more == reached).all():
            break
        reached = more
    return found


def _note(found: Int8, reached: arrays.Boards, king: Int8, way: int) -> bool:
    """Notes who is reached by now; whether anybody is not."""
    there: Bools = arrays.holds(reached, king) & (found == OUT_OF_REACH)
    found[there] = way
    return bool((found == OUT_OF_REACH).any())


@lru_cache(maxsize=16)
def _streets(town: Town) -> arrays.Boards:
    return arrays.set_of(square for square in SQUARES if not town.roofs[square])
