"""The Witch's price, against trying every second choice for every joint play.

The joint classes of the opponents' plays: how many there are, and what they bring.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from advisor.core.arrays import Ints
from advisor.kingsroad.round import joint_classes
from advisor.kingsroad.round.outcomes import OpponentBelief, OpponentModel, outcomes, own_classes
from kingsroad.cards import WITCH_ALONE, Selection
from kingsroad.position import Position, Variant, starting_position
from kingsroad.rounds import play_round
from tests.support.brute_force import round_points
from tests.support.models import plays_of, random_model, random_position, uniform_model
from tests.support.soak import sampled

VARIANTS = list(Variant)


def likely(model: OpponentModel) -> list[Ints]:
    return [np.flatnonzero(opponent.chances) for opponent in model.opponents]


def every_second_choice(model: OpponentModel) -> Ints:
    """Own points by the rules: the own second choice, then each opponent's likely plays."""
    position: Position = model.position
    again = plays_of(position, model.seat).again.effects
    kept = likely(model)
    points = np.zeros((len(again), *map(len, kept)), dtype=np.int64)
    for index in product(*(range(size) for size in points.shape)):
        selections = [WITCH_ALONE] * position.num_players
        for opponent, plays, number in zip(model.opponents, kept, index[1:], strict=True):
            effects = plays_of(position, opponent.seat).effects
            selections[opponent.seat] = effects[plays[number]].selection
        second: list[Selection | None] = [None] * position.num_players
        second[model.seat] = again[index[0]].selection
        report = play_round(position, selections, tuple(second))
        points[index] = round_points(report)[model.seat]
    return points


def position_with_a_witch(players: int, seed: int) -> Position:
    position = random_position(players, seed, VARIANTS[seed % 2])
    return replace(position, witch=(True,) * players)


@pytest.mark.parametrize("seed", range(6))
def test_two_players(seed: int) -> None:
    model = random_model(position_with_a_witch(2, seed), seed % 2, seed, support=10)
    points = every_second_choice(model)
    (kept,) = likely(model)
    chances = model.opponents[0].chances[kept]
    second = plays_of(model.position, model.seat).again.arrays
    seen = float(points.max(axis=0) @ chances)
    unseen = float((points @ chances).max())
    price = joint_classes.witch_value(model, second)
    assert price.points == pytest.approx(seen, abs=1e-9)
    assert price.error is None
    both = replace(model, opponents=[replace(model.opponents[0], witch=0.3)])
    assert joint_classes.witch_value(both, second).points == pytest.approx(
        0.7 * seen + 0.3 * unseen, abs=1e-9
    )
    assert unseen <= seen + 1e-9


@pytest.mark.parametrize("seed", sampled(range(4), 0))
def test_three_players(seed: int) -> None:
    model = random_model(position_with_a_witch(3, seed), seed % 3, seed, support=5)
    points = every_second_choice(model)
    one, two = (r.chances[k] for r, k in zip(model.opponents, likely(model), strict=True))
    second = plays_of(model.position, model.seat).again.arrays
    nobody = float(one @ points.max(axis=0) @ two)
    assert joint_classes.witch_value(model, second).points == pytest.approx(nobody, abs=1e-9)

    first = float((np.tensordot(points, one, (1, 0))).max(axis=0) @ two)
    other = float((points @ two).max(axis=0) @ one)
    all_of_them = float((points @ two @ one).max())
    witches = (0.2, 0.5)
    expected = 0.8 * 0.5 * nobody + 0.2 * 0.5 * first + 0.8 * 0.5 * other + 0.1 * all_of_them
    opponents = [replace(r, witch=w) for r, w in zip(model.opponents, witches, strict=True)]
    price = joint_classes.witch_value(replace(model, opponents=opponents), second)
    assert price.points == pytest.approx(expected, abs=1e-9)


def test_three_players_against_all_that_they_can_play() -> None:
    """Uniform opponents, every joint class: no less than any second choice made blindly."""
    model = uniform_model(position_with_a_witch(3, 2), 0)
    second = plays_of(model.position, 0).again.arrays
    price = joint_classes.witch_value(model, second)
    blind = joint_classes.witch_value(
        replace(model, opponents=[replace(r, witch=1.0) for r in model.opponents]), second
    )
    assert price.error is None
    assert price.points > blind.points


def test_too_many_joint_classes_are_sampled_and_say_so() -> None:
    model = uniform_model(position_with_a_witch(3, 4), 1)
    model = replace(model, opponents=[replace(r, witch=0.25) for r in model.opponents])
    second = plays_of(model.position, 1).again.arrays
    exact = joint_classes.witch_value(model, second)
    sampled = joint_classes.witch_value(model, second, max_scored=5000, seed=3)
    assert exact.error is None
    assert sampled.error is not None
    assert abs(sampled.points - exact.points) < 5 * sampled.error
    assert sampled == joint_classes.witch_value(model, second, max_scored=5000, seed=3)


def test_a_belief_in_a_witch() -> None:
    """Her chance is shared out over the other plays, and remembered."""
    plays = plays_of(position_with_a_witch(2, 0), 1)
    chances = np.zeros(len(plays.candidates))
    chances[[3, 5, -1]] = 0.2, 0.2, 0.6
    opponent = OpponentBelief.of(1, plays, chances)
    assert opponent.witch == pytest.approx(0.6)
    assert opponent.chances[[3, 5]] == pytest.approx([0.5, 0.5])
    chances[:] = 0
    chances[-1] = 1
    certain = OpponentBelief.of(1, plays, chances)
    assert certain.witch == 1
    assert np.count_nonzero(certain.chances) == len(plays.placing)


@pytest.mark.parametrize(
    ("players", "without", "with_dragon"), [(2, 9, 18), (3, 205, 629), (4, 9654, 39368)]
)
def test_the_known_counts(players: int, without: int, with_dragon: int) -> None:
    """With every Dragon in hand; the chances of the classes sum to 1."""
    model = uniform_model(starting_position(players), 0)
    assert joint_classes.joint_count(model, 0) == without
    assert joint_classes.joint_count(model, 1) == with_dragon
    blocks = list(joint_classes.joint_blocks(model, 1))
    assert sum(len(block.weights) for block in blocks) == with_dragon
    assert sum(float(block.weights.sum()) for block in blocks) == pytest.approx(1)


@pytest.mark.parametrize(("players", "support"), [(2, None), (3, 30), (4, 8), (5, 4)])
@pytest.mark.parametrize("seed", range(6))
def test_scored_classes_have_the_distribution_of_the_outcomes(
    players: int, support: int | None, seed: int
) -> None:
    """Two ways to the chance of every number of points: joint classes, and folding."""
    position = random_position(players, seed, VARIANTS[seed % 2], thrift=0.95)
    model = random_model(position, seed % players, seed, support=support)
    plays = plays_of(position, model.seat).arrays
    expected = outcomes(model, plays).spread
    scoring = joint_classes.JointScoring(model)
    classes = own_classes(plays, scoring.scoring, model)
    for own in random.Random(seed).sample(classes, min(12, len(classes))):
        spread = np.zeros(expected.shape[1])
        for block in joint_classes.joint_blocks(model, int(own.dragon)):
            points = scoring.own_points(block.codes, own.levels, block.dragons + own.dragon)
            spread += np.bincount(points, block.weights, minlength=len(spread))
        assert spread == pytest.approx(expected[own.members[0]], abs=1e-9)


def test_sampled_plays_come_near_the_classes() -> None:
    position = random_position(3, 3, thrift=1.0)
    model = uniform_model(position, 0)
    scoring = joint_classes.JointScoring(model)
    own = own_classes(plays_of(position, 0).arrays, scoring.scoring, model)[5]

    def mean(seed: int) -> float:
        return sum(
            float(
                scoring.own_points(b.codes, own.levels, b.dragons + own.dragon).astype(float)
                @ b.weights
            )
            for b in joint_classes.sampled_blocks(model, int(own.dragon), 20_000, seed)
        )

    exact = outcomes(model, plays_of(position, 0).arrays).points[own.members[0]]
    assert mean(1) == pytest.approx(exact, abs=0.1)
    assert mean(1) == mean(1)
    assert mean(1) != mean(2)
