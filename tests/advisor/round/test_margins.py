"""The expected margin of a round, against every joint play."""

from __future__ import annotations

import random

import numpy as np
import pytest

from advisor.round.joint_classes import joint_blocks, joint_count
from advisor.round.margins import best_rival
from advisor.round.outcomes import Rival, Scene, outcomes
from kingsroad.position import Position, Variant, starting_position
from kingsroad.rounds import play_round
from tests.support.brute_force import (
    joint_plays,
    margin,
    plays_of,
    product_rounds,
    random_position,
    random_scene,
    round_points,
    uniform_scene,
)

VARIANTS = list(Variant)


@pytest.mark.parametrize(("players", "support"), [(2, None), (3, 12), (4, 5), (5, 3)])
@pytest.mark.parametrize("seed", range(6))
def test_margins_by_the_rules(players: int, support: int | None, seed: int) -> None:
    position = random_position(players, seed, VARIANTS[seed % 2], thrift=0.95)
    seat = seed % players
    scene = random_scene(position, seat, seed, support=support)
    plays = plays_of(position, seat)
    best = best_rival(scene, plays.arrays)
    margins = outcomes(scene, plays.arrays).points - best.points
    assert best.error is None
    for own in random.Random(seed).sample(range(len(plays.effects)), 3):
        expected = 0.0
        for chance, others in joint_plays(scene):
            selections = [others.get(s, plays.effects[own]).selection for s in position.seats]
            expected += chance * margin(round_points(play_round(position, selections)), seat)
        assert margins[own] == pytest.approx(expected, abs=1e-9)


def array_margin(scene: Scene, own: int) -> float:
    """The expected margin of one own play of seat 0, everyone else uniform, from whole arrays."""
    plays = [plays_of(scene.position, seat) for seat in scene.position.seats]
    arrays = [type(p.arrays).of(p.placing) for p in plays[1:]]
    mine = type(arrays[0]).of([plays[0].effects[own]])
    points = product_rounds(scene.position, [mine, *arrays]).points
    return float((points[:, 0] - points[:, 1:].max(axis=1)).mean())


def test_three_players_every_joint_play() -> None:
    position = random_position(3, 1)
    scene = uniform_scene(position, 0)
    arrays = plays_of(position, 0).arrays
    margins = outcomes(scene, arrays).points - best_rival(scene, arrays).points
    for own in (3, 77, 150):
        assert margins[own] == pytest.approx(array_margin(scene, own), abs=1e-9)


def test_too_many_joint_classes_are_sampled_and_say_so() -> None:
    position = random_position(4, 3, thrift=1.0)
    scene = uniform_scene(position, 0)
    plays = plays_of(position, 0).arrays
    exact = best_rival(scene, plays)
    sampled = best_rival(scene, plays, most_scored=1000, seed=7)
    assert exact.error is None
    assert sampled.error is not None
    assert 0 < sampled.error.max() < 0.05
    away = (sampled.points - exact.points) / np.maximum(sampled.error, 1e-12)
    assert np.abs(away).max() < 5
    again = best_rival(scene, plays, most_scored=1000, seed=7)
    assert np.array_equal(sampled.points, again.points)


def test_the_joint_classes_are_few_and_whole() -> None:
    """Counts of classes with every Dragon in hand; their chances sum to 1."""
    for players, without, with_dragon in ((2, 9, 18), (3, 205, 629), (4, 9654, 39368)):
        scene = uniform_scene(starting_position(players), 0)
        assert joint_count(scene, 0) == without
        assert joint_count(scene, 1) == with_dragon
        blocks = list(joint_blocks(scene, 1))
        assert sum(len(block.weights) for block in blocks) == with_dragon
        assert sum(float(block.weights.sum()) for block in blocks) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_renumbered_seats_have_renumbered_margins(players: int) -> None:
    position = random_position(players, 9)
    scene = random_scene(position, 0, 9)
    order = [*range(1, players), 0]
    rivals = [Rival(order.index(r.seat), r.plays, r.chances) for r in scene.rivals]
    moved: Position = position.seats_reordered(order)
    plays = plays_of(position, 0).arrays
    one = best_rival(scene, plays)
    two = best_rival(Scene(moved, order.index(0), rivals[::-1]), plays)
    assert one.points == pytest.approx(two.points, abs=1e-9)
