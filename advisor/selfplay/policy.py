"""The rule of thumb as a policy in the array engine; it does not use the learnt values.

All players are of level 0 of the cognitive hierarchy (`advisor.opponents`): they follow the rule of
thumb with logit errors and sometimes play any play; never the Witch. Tests compare it with the rule
in plain Python.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from advisor.batch.all_plays import all_plays
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
from kingsroad.legal import WITCH_KIND


class _HandPlays(NamedTuple):
    """The k plays of one kind of hand.

    Attributes:
        plays: [k], as indices into `all_plays`.
        picks: [k, 33], which of the `_gains` each play adds up.
    """

    plays: Indices
    picks: Singles


def heuristic_choices(games: Games, chances: Singles) -> RoundChoices:
    """A choice for every player of every game.

    Args:
        games: none of them finished.
        chances: [n, p], numbers from 0 to 1 that determine the plays drawn.
    """
    table = all_plays()
    kinds = games.hand_kinds
    kind, chance = kinds.T.ravel(), chances.T.ravel()
    gains = _gains(games)
    drawn = np.empty(len(kind), np.intp)
    for number, hand in enumerate(_hands()):
        here = np.flatnonzero(kind == number)
        if len(here):
            drawn[here] = hand.plays[_drawn(hand.picks @ gains[:, here], chance[here])]
    plays = drawn.reshape(games.num_players, len(games))
    placed = table.placed[:, plays].transpose(2, 1, 0)
    dragon = table.dragon[plays].T
    return RoundChoices(placed, dragon, np.zeros_like(dragon))


def _drawn(worth: Singles, chance: Singles) -> Indices:
    """[m]: of plays with these worths [k, m], the one that a chance [m] draws."""
    count = len(worth)
    weights = worth
    weights -= worth.max(axis=0)
    weights *= np.float32(PRECISION)
    np.exp(weights, out=weights)
    for before, here in pairwise(weights):  # several times as fast as `cumsum`
        np.add(here, before, out=here)
    # The lowest chances draw any play, all equally likely.
    level = (chance - RANDOM_SHARE) / (1 - RANDOM_SHARE) * weights[-1]
    picked = np.sum(weights <= level, axis=0, dtype=np.intp)
    picked = np.where(chance < RANDOM_SHARE, chance / RANDOM_SHARE * count, picked)
    return np.asarray(np.minimum(picked, count - 1), np.intp)


def _gains(games: Games) -> Singles:
    """[33, p × n]: the heuristic gains of markers and the Dragon, seat by seat.

    The gains of one and of two markers in regions 1 to 8, first with the Dragon kept, then with it
    spent; last the gain of spending it. The gain of a play is the sum over what it does.
    """
    influence = games.markers.T + games.noble_map.T
    most = np.sort(influence, axis=1)[:, -2:]
    lead = influence - np.where(influence == most[:, 1:], most[:, :1], most[:, 1:])
    first = paid_table(games.board, games.num_players)[:, 1]
    prize = (first + np.float32(NOBLE_POINTS))[:, None, None]
    leads = np.array(WIN_CHANCES, np.float32)
    won = [leads[np.clip(lead + count, -1, 3) + 1] * prize for count in range(3)]
    won[0] *= influence > 0
    kept, spent = (soon[games.king].T[:, None] for soon in _soon())
    gains = [(won[count] - won[0]) * soon for soon in (kept, spent) for count in (1, 2)]
    dragon = (won[0] * (spent - kept)).sum(axis=0, keepdims=True) - np.float32(DRAGON_COST)
    return np.concatenate([*gains, dragon]).reshape(33, -1)


@cache
def _soon() -> tuple[Singles, Singles]:
    """The weight of each region by the King's, [9, 8], with the Dragon kept and with it spent.

    A Dragon spent scores one more region at once and takes the King one region further.
    """
    tables = np.zeros((2, 9, 8), np.float32)
    for spent, table in enumerate(tables):
        steps = np.maximum(np.arange(len(REGION_WEIGHTS) + spent) - spent, 0)
        for king in range(1, 9):
            table[king, KINGS_PATH[king, : len(steps)]] = np.array(REGION_WEIGHTS)[steps]
    return tables[0], tables[1]


@cache
def _hands() -> tuple[_HandPlays, ...]:
    """By kind of hand, as `all_plays` numbers them."""
    table = all_plays()
    found = []
    for kind in range(WITCH_KIND):
        plays = table.by_kind[kind, : table.sizes[kind]]
        placed, spent = table.placed[:, plays], table.dragon[plays]
        markers = np.concatenate([placed == 1, placed == 2])
        picks = np.concatenate([markers & ~spent, markers & spent, spent[None]])
        found.append(_HandPlays(plays, picks.T.astype(np.float32)))
    return tuple(found)
