"""Every play without the Witch of every kind of hand as one table, and its worth as a sum.

The worth of a play is the sum of the worths of what it does, which falls into 33 parts: one or two
markers in each of the eight regions while the Dragon is kept, the same while it is spent (it scores
one more region at once), and spending it. Numbers for these parts give the worth of every play of
every hand by one small product.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from advisor.core.arrays import Bools, Floats, Indices, Int8, Singles
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


NUM_PARTS: Final = 33
"""One marker in regions 1 to 8, two markers there; the same with the Dragon; the Dragon."""


class HandPlays(NamedTuple):
    """The k plays of one kind of hand.

    Attributes:
        plays: [k], as indices into `all_plays`.
        parts: [k, 33], which parts each play has.
    """

    plays: Indices
    parts: Singles


def parts_of(placed: Int8, dragon: Bools) -> Singles:
    """[m, 33]: the parts of m plays that place ``placed`` [m, 8] and spend the Dragon or not."""
    markers = np.concatenate([placed == 1, placed == 2], axis=1)
    spent = dragon[:, None]
    return np.concatenate([markers & ~spent, markers & spent, spent], axis=1).astype(np.float32)


@cache
def parts_of_all() -> Singles:
    """[m, 33]: the parts of `all_plays`."""
    table = all_plays()
    return parts_of(table.placed.T, table.dragon)


@cache
def hands() -> tuple[HandPlays, ...]:
    """By kind of hand, as `all_plays` numbers them."""
    table = all_plays()
    kinds = [table.by_kind[kind, : table.sizes[kind]] for kind in range(WITCH_KIND)]
    return tuple(HandPlays(plays, parts_of_all()[plays]) for plays in kinds)


def cumulated(logits: Singles) -> Singles:
    """[k, m]: the sums of exp(logit) up to each action, for `picked`; changes ``logits``."""
    weights = logits
    weights -= weights.max(axis=0)
    np.exp(weights, out=weights)
    for before, here in pairwise(weights):  # several times as fast as `cumsum`
        np.add(here, before, out=here)
    return weights


def picked(weights: Singles, chance: Singles | Floats) -> Indices:
    """[m]: of actions with `cumulated` weights [k, m], the one that a chance [m], 0 to 1, draws."""
    found = np.sum(weights <= chance * weights[-1], axis=0, dtype=np.intp)
    return np.asarray(np.minimum(found, len(weights) - 1), np.intp)
