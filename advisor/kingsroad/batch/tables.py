"""Lookup tables of the rules, for thousands of games at once."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from advisor.core.arrays import Bits, Int8
from kingsroad.board import REGIONS, Board, king_path
from kingsroad.chains import chain_table

REGION_BITS: Final[Bits] = np.array([1 << index for index in range(8)], np.uint8)
"""[8]: by index of a region, its bit in a set of regions."""

KINGS_PATH: Final[Int8] = np.array(
    [[0] * 8, *([region - 1 for region in king_path(king, 8)] for king in REGIONS)], np.int8
)
"""[9, 8]: by the King's region (from 1) and steps ahead, the index (from 0) of the region there."""


CHAIN_LENGTHS: Final[Int8] = np.bitwise_count(np.array(chain_table())).astype(np.int8)
"""[256, 8]: by a player's set of Nobles as bits, the regions in the chain through each region.

0 where the player has no Noble (rules, 3.3.5).
"""


@cache
def paid_table(board: Board, players: int) -> Int8:
    """[8, p + 1]: the points in each region for the places 0 (no influence) to p."""
    table = np.zeros((8, players + 1), np.int8)
    for region in REGIONS:
        paid = board.paid(region, players)
        table[region - 1, 1 : 1 + len(paid)] = paid
    return table
