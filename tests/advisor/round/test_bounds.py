"""Bounds of points and margin, against every legal joint play."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from advisor.core.arrays import Ints
from advisor.kingsroad.round.bounds import (
    Choices,
    Measure,
    candidate_bounds,
    extreme,
    legal_effects,
    point_bounds,
    witch_bounds,
    witch_worst_case,
)
from advisor.kingsroad.round.plays import PlayArrays, hand_plays
from advisor.messages.assumptions import Claim
from kingsroad.cards import WITCH_ALONE, Hand, Selection
from kingsroad.position import Position, Variant
from kingsroad.rounds import play_round
from tests.support.brute_force import margin, product_rounds, round_points
from tests.support.models import plays_of, random_model, random_position, uniform_model
from tests.support.soak import sampled

VARIANTS = list(Variant)


def everything(position: Position, seat: int, own: int) -> Ints:
    """The points of all, the own seat first, for every legal joint play with one own play."""
    order = [seat, *(other for other in position.seats if other != seat)]
    arrays = [plays_of(position, other).arrays for other in order]
    arrays[0] = PlayArrays(arrays[0].placed[[own]], arrays[0].dragon[[own]])
    return product_rounds(position.seats_reordered(order), arrays).points


def choices(position: Position, seat: int, own: int) -> Choices:
    plays = [plays_of(position, other).effects for other in position.seats]
    plays[seat] = plays[seat][own : own + 1]
    return Choices(position, plays)


def measured(position: Position, selections: list[list[str]], seat: int, measure: Measure) -> int:
    report = play_round(position, [Selection.of(codes) for codes in selections])
    points = round_points(report)
    return points[seat] if measure is Measure.POINTS else margin(points, seat)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", sampled(range(8), 0, 1, 2, 3))
def test_bounds_of_every_kind_against_all_joint_plays(players: int, seed: int) -> None:
    position = random_position(players, seed, VARIANTS[seed % 2])
    seat = seed % players
    plays = plays_of(position, seat)
    bounds = point_bounds(random_model(position, seat, seed, support=5), plays.arrays)
    for own in random.Random(seed).sample(range(len(plays.effects)), 2):
        points = everything(position, seat, own)
        expected = {
            Measure.POINTS: points[:, 0],
            Measure.MARGIN: points[:, 0] - points[:, 1:].max(axis=1),
        }
        assert bounds.worst[own] == points[:, 0].min()
        assert bounds.best[own] == points[:, 0].max()
        for measure, values in expected.items():
            for most in (False, True):
                found = extreme(choices(position, seat, own), seat, measure, most=most)
                assert found.proved
                assert found.value == (values.max() if most else values.min())
                assert measured(position, found.plays, seat, measure) == found.value


@pytest.mark.parametrize(("players", "seed"), [(p, s) for p in (4, 5) for s in range(3)])
def test_folding_and_the_model_agree_where_joint_plays_are_too_many(
    players: int, seed: int
) -> None:
    position = random_position(players, seed, VARIANTS[seed % 2], thrift=0.95)
    seat = seed % players
    plays = plays_of(position, seat)
    bounds = point_bounds(uniform_model(position, seat), plays.arrays)
    own = random.Random(seed).randrange(len(plays.effects))
    for most, value in ((False, bounds.worst[own]), (True, bounds.best[own])):
        found = extreme(choices(position, seat, own), seat, Measure.POINTS, most=most)
        assert found.proved
        assert found.value == value
        assert measured(position, found.plays, seat, Measure.POINTS) == value
    least = extreme(choices(position, seat, own), seat, Measure.MARGIN, most=False)
    assert least.proved
    assert measured(position, least.plays, seat, Measure.MARGIN) == least.value


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", sampled(range(5), 0, 1))
def test_the_witch_against_all_joint_plays(players: int, seed: int) -> None:
    position = replace(random_position(players, seed, VARIANTS[seed % 2]), witch=(True,) * players)
    seat = seed % players
    second = plays_of(position, seat).again
    if players == 3:  # every sixth of the opponents' plays, or it takes too long
        model = random_model(position, seat, seed)
        opponents = [
            type(r)(r.seat, PlayArrays(r.plays.placed[::6], r.plays.dragon[::6]), c / c.sum())
            for r in model.opponents
            for c in (r.chances[::6],)
        ]
        model = replace(model, opponents=opponents)
    else:
        model = random_model(position, seat, seed)
    order = [seat, *(opponent.seat for opponent in model.opponents)]
    best: Ints | None = None
    for own in range(len(second.arrays)):
        mine = PlayArrays(second.arrays.placed[[own]], second.arrays.dragon[[own]])
        rounds = product_rounds(
            position.seats_reordered(order),
            [mine, *(opponent.plays for opponent in model.opponents)],
        )
        points = rounds.points[:, 0]
        best = points if best is None else np.maximum(best, points)
    assert best is not None
    assert witch_bounds(model, second.arrays) == (best.min(), best.max())


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (3, 5), (4, 4)])
def test_the_worst_case_of_the_witch_is_one(players: int, seed: int) -> None:
    """What the others play for it holds every second choice down, and one reaches it."""
    position = replace(random_position(players, seed), witch=(True,) * players)
    own = plays_of(position, 0)
    bounds = candidate_bounds(uniform_model(position, 0), own)
    assert len(bounds.worst) == len(own.candidates)
    plays = [plays_of(position, seat).effects for seat in position.seats]
    plays[0] = own.again.effects
    found = witch_worst_case(Choices(position, plays), 0)
    assert found.value == bounds.worst[-1]
    others = [Selection.of(codes) for codes in found.plays[1:]]
    reached = {
        play.selection.code: round_points(
            play_round(
                position,
                [WITCH_ALONE, *others],
                (play.selection, *[None] * (players - 1)),
            )
        )[0]
        for play in own.again.effects
    }
    assert max(reached.values()) == found.value
    assert reached["".join(found.plays[0])] == found.value
    best = extreme(Choices(position, plays), 0, Measure.POINTS, most=True)
    assert best.value == bounds.best[-1]


def test_assumptions_narrow_the_bounds() -> None:
    position = random_position(3, 2)
    claim = Claim.parse("keeps the Dragon")
    own = 20
    free = choices(position, 0, own)
    kept = [free.plays[0], *(hand_plays(position.hand(s), [claim]).effects for s in (1, 2))]
    for measure in Measure:
        one = extreme(free, 0, measure, most=False)
        two = extreme(Choices(position, kept), 0, measure, most=False)
        assert one.value <= two.value
        assert not any("D" in codes for codes in two.plays[1:])


def test_what_follows_a_witch_is_all_there_is_where_she_is_certain() -> None:
    hand = Hand(5, dragon=True, witch=True)
    certain = hand_plays(hand, [Claim.parse("plays Witch")])
    assert certain.effects == ()
    assert legal_effects(certain) == hand_plays(hand).again.effects
    assert legal_effects(hand_plays(hand)) == hand_plays(hand).effects
    done = {(play.placed, play.dragon) for play in hand_plays(hand).effects}
    assert done == {(play.placed, play.dragon) for play in legal_effects(certain)}


def test_a_bound_that_gets_no_time_says_so() -> None:
    position = random_position(5, 1, thrift=1.0)
    with pytest.raises(TimeoutError):
        extreme(choices(position, 0, 9), 0, Measure.MARGIN, most=False, seconds=0.0)
