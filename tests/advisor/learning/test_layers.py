"""What the layers give is what the plain sums say, to the last bit, whatever they leave out."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from advisor.core.arrays import Floats
from advisor.kingsroad.batch.games import Games, play, random_choices, repeat
from advisor.kingsroad.values.evaluation import best_valuer
from advisor.kingsroad.values.features import feature_count, parts, views
from advisor.kingsroad.values.network import Network, fresh_network
from advisor.learning.layers import TOP, Layers, rounded
from kingsroad.position import Position, Variant, starting_position
from tests.positions import PLAYERS, suite

STEPS = 64
"""Hidden numbers are whole multiples of one part in so many."""


def plain_outputs(layers: Layers, games: Games) -> Floats:
    """The same from the whole views, number by number, in double precision."""
    seen = views(games).astype(np.float64)
    features, players, count = seen.shape
    x = seen.reshape(features, -1).T
    first = np.rint(np.clip(x @ layers.w1.T + layers.b1, 0, TOP) * STEPS) / STEPS
    second = np.clip(first @ layers.w2.T + layers.b2, 0, TOP)
    out = second @ layers.w3.T.astype(np.float64) + layers.b3
    return np.asarray(out.T.reshape(-1, players, count))


def followers(position: Position, count: int, rounds: int, seed: int) -> Games:
    """Games that follow from one position, in which nobody has won yet."""
    rng = np.random.default_rng(seed)
    games = repeat(position, count)
    for _ in range(rounds):
        games, _ = play(games, *random_choices(games, rng))
        games = games.take(~games.finished)
    return games


def networks(players: int) -> list[Network]:
    """The packaged one, and others of whose hidden numbers all, most or none count."""
    fresh = fresh_network(feature_count(players), (24, 12), np.random.default_rng(players))
    few = np.where(np.arange(24) % 5 == 0, 0.2, -9.0).astype(np.float32)
    others = [replace(fresh, b1=bias) for bias in (fresh.b1, few, np.full_like(few, -99.0))]
    packaged = best_valuer(players, Variant.STANDARD)
    assert isinstance(packaged, Network)
    return [packaged, *map(rounded, others)]


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_that_is_left_out_counts(players: int) -> None:
    starts = [starting_position(players), suite(players)[5], suite(players)[9]]
    for number, start in enumerate(starts):
        for rounds in (0, 1, 4):
            games = followers(start, 400, rounds, number)
            if not len(games):
                continue
            for network in networks(players):
                found = network.outputs(parts(games))
                assert np.array_equal(found, plain_outputs(network, games))
