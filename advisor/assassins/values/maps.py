"""What a board says for the figures of a value, in tables made once: distances, ways, sets."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.clock import on_the_way
from advisor.assassins.ground import UNREACHABLE, ground_of
from advisor.assassins.king.arrays import GONE, Boards, beside, set_of
from advisor.assassins.king.end_bounds import OUT_OF_REACH, from_gates
from advisor.core.arrays import Bools, Int8
from assassins.town import NEIGHBOURS, SQUARES, Town

FAR: Final = 8
"""Squares from which it makes no difference how far somebody is."""

_NEVER: Final = 99


class Maps(NamedTuple):
    """The tables, by square, 100 for whoever is out of the game, and by gate.

    Attributes:
        apart: squares between two, counted along the two axes, up to `FAR`; shape (101, 101).
        steps: by the king's square and another, AP of a revealed assassin from there to where it
            could strike, nobody in its way, up to 99; shape (101, 101).
        gates: their squares; shape (gates,).
        on_way: by gate, the king's square and another, whether that is on one of his shortest ways
            to the gate; shape (gates, 101, 101).
        about: the same for squares on these ways or beside them.
        beside: the squares beside each; shape (2, 101).
        roofs: all of them; shape (2, 1).
        by_need: by gate and king AP out through it, the squares from where it takes these; shape
            (2, gates, 64).
    """

    apart: Int8
    steps: Int8
    gates: Int8
    on_way: Bools
    about: Bools
    beside: Boards
    roofs: Boards
    by_need: Boards


@lru_cache(maxsize=16)
def maps_of(town: Town) -> Maps:
    """The tables of a board."""
    ground, size = ground_of(town), GONE + 1
    apart = np.full((size, size), FAR, dtype=np.int8)
    apart[:GONE, :GONE] = np.minimum(FAR, np.array(ground.away))
    steps = np.full((size, size), _NEVER, dtype=np.int8)
    on_way = np.zeros((len(town.gates), size, size), dtype=np.bool_)
    about = np.zeros_like(on_way)
    for king in SQUARES:
        ring = [square for square in NEIGHBOURS[king] if king in ground.reach[square]]
        for square in SQUARES:
            least = min((ground.apart[square][near] for near in ring), default=UNREACHABLE)
            steps[king, square] = min(_NEVER, least)
        if town.roofs[king]:
            continue
        for number, gate in enumerate(town.gates):
            way = on_the_way(town, king, gate.square)
            on_way[number, king, list(way)] = True
            about[number, king, list({*way, *(n for s in way for n in NEIGHBOURS[s])})] = True
    need = from_gates(town)
    by_need = np.zeros((2, len(town.gates), OUT_OF_REACH + 1), dtype=np.uint64)
    for number, row in enumerate(need.tolist()):
        for ap in range(OUT_OF_REACH):
            by_need[:, number, ap] = set_of(s for s in SQUARES if row[s] == ap)[:, 0]
    return Maps(
        apart,
        steps,
        np.array([gate.square for gate in town.gates], dtype=np.int8),
        on_way,
        about,
        np.concatenate([beside(set_of([s])) for s in SQUARES] + [set_of([])], axis=1),
        set_of(square for square in SQUARES if town.roofs[square]),
        by_need,
    )
