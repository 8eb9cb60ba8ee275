"""The joint classes of the opponents' plays: how many there are, and what they bring."""

from __future__ import annotations

import random

import numpy as np
import pytest

from advisor.kingsroad.round.joint_classes import (
    JointScoring,
    joint_blocks,
    joint_count,
    sampled_blocks,
)
from advisor.kingsroad.round.outcomes import outcomes, own_classes
from kingsroad.position import Variant, starting_position
from tests.support.models import plays_of, random_model, random_position, uniform_model

VARIANTS = list(Variant)


@pytest.mark.parametrize(
    ("players", "without", "with_dragon"), [(2, 9, 18), (3, 205, 629), (4, 9654, 39368)]
)
def test_the_known_counts(players: int, without: int, with_dragon: int) -> None:
    """With every Dragon in hand; the chances of the classes sum to 1."""
    model = uniform_model(starting_position(players), 0)
    assert joint_count(model, 0) == without
    assert joint_count(model, 1) == with_dragon
    blocks = list(joint_blocks(model, 1))
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
    scoring = JointScoring(model)
    classes = own_classes(plays, scoring.scoring, model)
    for own in random.Random(seed).sample(classes, min(12, len(classes))):
        spread = np.zeros(expected.shape[1])
        for block in joint_blocks(model, int(own.dragon)):
            points = scoring.own_points(block.codes, own.levels, block.dragons + own.dragon)
            spread += np.bincount(points, block.weights, minlength=len(spread))
        assert spread == pytest.approx(expected[own.members[0]], abs=1e-9)


def test_sampled_plays_come_near_the_classes() -> None:
    position = random_position(3, 3, thrift=1.0)
    model = uniform_model(position, 0)
    scoring = JointScoring(model)
    own = own_classes(plays_of(position, 0).arrays, scoring.scoring, model)[5]

    def mean(seed: int) -> float:
        return sum(
            float(
                scoring.own_points(b.codes, own.levels, b.dragons + own.dragon).astype(float)
                @ b.weights
            )
            for b in sampled_blocks(model, int(own.dragon), 20_000, seed)
        )

    exact = outcomes(model, plays_of(position, 0).arrays).points[own.members[0]]
    assert mean(1) == pytest.approx(exact, abs=0.1)
    assert mean(1) == mean(1)
    assert mean(1) != mean(2)
