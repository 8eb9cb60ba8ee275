"""The rule of thumb as a policy in the array engine; it does not use the learnt values.

All players are of level 0 of the cognitive hierarchy (`advisor.kingsroad.opponents`): they follow
the rule of thumb with logit errors and sometimes play any play; never the Witch. Tests compare it
with the rule in plain Python.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from advisor.core.arrays import Indices, Singles
from advisor.kingsroad.batch.games import KINGS_PATH, Games, RoundChoices, paid_table
from advisor.kingsroad.batch.play_sums import NUM_PARTS, all_plays, cumulated, hands, picked
from advisor.kingsroad.round.heuristic import (
    DRAGON_COST,
    NOBLE_POINTS,
    PRECISION,
    RANDOM_SHARE,
    REGION_WEIGHTS,
    WIN_CHANCES,
)


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
    for number, hand in enumerate(hands()):
        here = np.flatnonzero(kind == number)
        if len(here):
            drawn[here] = hand.plays[_drawn(hand.parts @ gains[:, here], chance[here])]
    plays = drawn.reshape(games.num_players, len(games))
    placed = table.placed[:, plays].transpose(2, 1, 0)
    dragon = table.dragon[plays].T
    return RoundChoices(placed, dragon, np.zeros_like(dragon))


def _drawn(worth: Singles, chance: Singles) -> Indices:
    """[m]: of plays with these worths [k, m], the one that a chance [m] draws."""
    worth *= np.float32(PRECISION)
    count = len(worth)
    # The lowest chances draw any play, all equally likely.
    by_worth = picked(cumulated(worth), (chance - RANDOM_SHARE) / (1 - RANDOM_SHARE))
    drawn = np.where(chance < RANDOM_SHARE, chance / RANDOM_SHARE * count, by_worth)
    return np.asarray(np.minimum(drawn, count - 1), np.intp)


def _gains(games: Games) -> Singles:
    """[33, p × n]: the heuristic gains of the parts of plays (`play_sums`), seat by seat."""
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
    return np.concatenate([*gains, dragon]).reshape(NUM_PARTS, -1)


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
