"""Every play without the Witch of every kind of hand, as one table."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from advisor.core.arrays import Bools, Indices, Int8
from kingsroad.cards import Selection
from kingsroad.legal import WITCH_KIND, distinct_selections


class AllPlays(NamedTuple):
    """The distinct plays of all eight kinds of hand, one kind after the other; m in all.

    `kingsroad.legal.hand_kind` numbers the kinds.

    Attributes:
        placed: [8, m], the markers that a play places in each region.
        dragon: [m], whether it spends the Dragon.
        selections: [m], one selection that makes it.
        by_kind: [8, k], by kind of hand, its plays; filled up with its first play.
        sizes: [8], by kind of hand, how many plays it has.
    """

    placed: Int8
    dragon: Bools
    selections: tuple[Selection, ...]
    by_kind: Indices
    sizes: Indices


@cache
def all_plays() -> AllPlays:
    """The table, computed once."""
    kinds = [distinct_selections(kind) for kind in range(WITCH_KIND)]
    sizes = np.array([len(kind) for kind in kinds])
    every = tuple(selection for kind in kinds for selection in kind)
    by_kind = np.zeros((8, sizes.max()), np.intp)
    for kind, first in enumerate(np.cumsum(sizes) - sizes):
        by_kind[kind] = first
        by_kind[kind, : sizes[kind]] += np.arange(sizes[kind])
    return AllPlays(
        placed=np.array([selection.placed() for selection in every], np.int8).T.copy(),
        dragon=np.array([selection.has_dragon for selection in every]),
        selections=every,
        by_kind=by_kind,
        sizes=sizes,
    )
