"""Play by the rule of thumb in the array engine: fast, and a stranger to all learnt values.

Everybody is of level 0 of the hierarchy (`beliefs`): follows the rule of thumb, more or less, and
sometimes plays anything; never the Witch. Tests hold it against the rule in plain Python.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from advisor.batch.games import Games, RoundChoices
from advisor.batch.tables import KINGS_PATH, paid_table
from advisor.core.arrays import Indices, Singles
from advisor.round.heuristic import (
    DRAGON_COST,
    NOBLE_POINTS,
    PRECISION,
    RANDOM_SHARE,
    REGION_WEIGHTS,
    WIN_CHANCES,
)
from advisor.selfplay.stage_games import all_plays
from kingsroad.legal import WITCH_KIND


class _Hand(NamedTuple):
    """The plays of one kind of hand.

    ``rows`` [k] are their places in `all_plays`; ``picks`` [k, 33] picks from what `_gains` says
    of the cards what each of them seems to bring.
    """

    rows: Indices
    picks: Singles


def heuristic_choices(games: Games, chances: Singles) -> RoundChoices:
    """A choice for every player of every game.

    Args:
        games: none of them finished.
        chances: [n, p], each 0 to 1, which draw the plays.
    """
    plays = all_plays()
    kind, chance = games.hand_kinds.T.ravel(), chances.T.ravel()
    gains = _gains(games)
    drawn = np.empty(len(kind), np.intp)
    for number, hand in enumerate(_hands()):
        here = np.flatnonzero(kind == number)
        if len(here):
            drawn[here] = hand.rows[_drawn(hand.picks @ gains[:, here], chance[here])]
    rows = drawn.reshape(games.num_players, len(games))
    placed = plays.placed[:, rows].transpose(2, 1, 0)
    dragon = plays.dragon[rows].T
    return RoundChoices(placed, dragon, np.zeros_like(dragon))


def _drawn(worth: Singles, chance: Singles) -> Indices:
    """[m]: for plays that seem to bring so much [k, m], the one that a chance [m] draws."""
    count = len(worth)
    weights = worth
    weights -= worth.max(axis=0)
    weights *= np.float32(PRECISION)
    np.exp(weights, out=weights)
    for before, here in pairwise(weights):  # several times as fast as `cumsum`
        np.add(here, before, out=here)
    # The lowest chances play anything, each play alike.
    level = (chance - RANDOM_SHARE) / (1 - RANDOM_SHARE) * weights[-1]
    picked = np.sum(weights <= level, axis=0, dtype=np.intp)
    picked = np.where(chance < RANDOM_SHARE, chance / RANDOM_SHARE * count, picked)
    return np.asarray(np.minimum(picked, count - 1), np.intp)


def _gains(games: Games) -> Singles:
    """[33, p × n]: what markers seem to bring every player of every game, seat by seat.

    One and two markers in regions 1 to 8, first where the Dragon is spared, then where it is
    spent; last what spending it seems to bring. A play brings the sum, so they are compared well.
    """
    influence = games.markers.T + games.noble_map.T
    most = np.sort(influence, axis=1)[:, -2:]
    lead = influence - np.where(influence == most[:, 1:], most[:, :1], most[:, 1:])
    first = paid_table(games.board, games.num_players)[:, 1]
    prize = (first + np.float32(NOBLE_POINTS))[:, None, None]
    leads = np.array(WIN_CHANCES, np.float32)
    won = [leads[np.clip(lead + count, -1, 3) + 1] * prize for count in range(3)]
    won[0] *= influence > 0
    spared, spent = (soon[games.king].T[:, None] for soon in _soon())
    gains = [(won[count] - won[0]) * soon for soon in (spared, spent) for count in (1, 2)]
    dragon = (won[0] * (spent - spared)).sum(axis=0, keepdims=True) - np.float32(DRAGON_COST)
    return np.concatenate([*gains, dragon]).reshape(33, -1)


@cache
def _soon() -> tuple[Singles, Singles]:
    """Each [9, 8]: by the King's region, what regions count for when the Dragon is spared or spent.

    With a Dragon spent one more region is scored at once, and the King goes one further.
    """
    tables = np.zeros((2, 9, 8), np.float32)
    for spent, table in enumerate(tables):
        steps = np.maximum(np.arange(len(REGION_WEIGHTS) + spent) - spent, 0)
        for king in range(1, 9):
            table[king, KINGS_PATH[king, : len(steps)]] = np.array(REGION_WEIGHTS)[steps]
    return tables[0], tables[1]


@cache
def _hands() -> tuple[_Hand, ...]:
    """The kinds of hand as `all_plays` numbers them."""
    plays = all_plays()
    found = []
    for kind in range(WITCH_KIND):
        rows = plays.row[kind, : plays.size[kind]]
        placed, spent = plays.placed[:, rows], plays.dragon[rows]
        markers = np.concatenate([placed == 1, placed == 2])
        picks = np.concatenate([markers & ~spent, markers & spent, spent[None]])
        found.append(_Hand(rows, picks.T.astype(np.float32)))
    return tuple(found)
