"""How fast the array engine is, and how much faster than `kingsroad` itself."""

import random
import time
from dataclasses import replace

import numpy as np
import pytest

from advisor.kingsroad.batch import games as simulation
from advisor.kingsroad.batch.games import random_choices
from kingsroad.legal import legal_selections
from kingsroad.position import starting_position
from kingsroad.rounds import play_round
from tests.benchmarks.figures import Yardstick, best_in_turns


def array_games_a_second(players: int, count: int, seed: int) -> float:
    rng = np.random.default_rng(seed)
    games = simulation.repeat(starting_position(players), count)
    start = time.perf_counter()
    while len(games):
        games, _ = simulation.play(games, *random_choices(games, rng))
        games = games.take(~games.finished)
    return count / (time.perf_counter() - start)


def object_games_a_second(players: int, count: int, seed: int) -> float:
    chance = random.Random(seed)
    start = time.perf_counter()
    for _ in range(count):
        position = starting_position(players)
        while not position.finished:
            hands = [position.hand(seat) for seat in position.seats]
            first = [chance.choice(legal_selections(hand)) for hand in hands]
            again = tuple(
                chance.choice(legal_selections(replace(hand, second=True)))
                if selection.has_witch
                else None
                for hand, selection in zip(hands, first, strict=True)
            )
            position = play_round(position, first, again).after
    return count / (time.perf_counter() - start)


@pytest.mark.bench
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_complete_random_games_a_second(players: int, yardstick: Yardstick) -> None:
    """The best of runs that take turns."""
    array_games_a_second(players, 256, seed=0)
    runs = [
        (array_games_a_second(players, 4096, seed), object_games_a_second(players, 30, seed))
        for seed in range(3)
    ]
    arrays, objects = (max(found) for found in zip(*runs, strict=True))
    print(
        f"\nsimulation, {players} players: random games {yardstick.rate(arrays)} on one core, "
        f"{arrays / objects:,.0f} times kingsroad's {objects:,.0f} a second"
    )
    assert arrays > 5 * objects


@pytest.mark.bench
@pytest.mark.parametrize("players", [2, 5])
def test_joint_plays_of_one_position_a_second(players: int, yardstick: Yardstick) -> None:
    games = simulation.repeat(starting_position(players), 24_336)
    choices = random_choices(games, np.random.default_rng(0))
    choices = simulation.RoundChoices(
        np.asfortranarray(choices.placed),
        np.asfortranarray(choices.dragon),
        np.asfortranarray(choices.witch),
    )
    objects: list[float] = []
    best, _ = best_in_turns(
        10,
        lambda: simulation.play(games, *choices),
        lambda: objects.append(object_games_a_second(players, 1, seed=0)),
    )
    print(f"\nsimulation, {players} players: after-states {yardstick.rate(len(games) / best)}")
    assert len(games) / best > 10 * max(objects)
