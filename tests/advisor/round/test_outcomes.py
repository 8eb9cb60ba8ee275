"""Outcomes by folding, against every joint play scored by the rules or as arrays."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from advisor.kingsroad.round.outcomes import OpponentBelief, OpponentModel, chain_sizes, outcomes
from advisor.kingsroad.round.plays import PlayArrays
from advisor.kingsroad.round.regions import Reasons
from kingsroad.board import REGIONS
from kingsroad.notation import parse_position
from kingsroad.position import Variant, starting_position
from kingsroad.rounds import RoundReport, play_round
from kingsroad.scoring import RegionScore, chain
from tests.support.brute_force import joint_plays, joint_rounds, product_rounds, round_points
from tests.support.builders import position as build
from tests.support.models import plays_of, random_model, random_position, uniform_model
from tests.support.soak import sampled

VARIANTS = list(Variant)


def reports(model: OpponentModel, own: int) -> list[tuple[float, RoundReport]]:
    """Every joint play with a chance, played by the rules with one own play."""
    play = plays_of(model.position, model.seat).effects[own]
    return [
        (
            chance,
            play_round(
                model.position,
                [others.get(seat, play).selection for seat in model.position.seats],
            ),
        )
        for chance, others in joint_plays(model)
    ]


def assert_as_the_rules_say(model: OpponentModel, own: int) -> None:
    """One play's outcomes and reasons against all joint plays."""
    seat = model.seat
    plays = plays_of(model.position, seat)
    found = outcomes(model, plays.arrays)
    reasons = {reason.region: reason for reason in Reasons(model).of(plays.effects[own])}
    played = reports(model, own)
    spread = np.zeros(found.spread.shape[1])
    bonus = 0.0
    for chance, report in played:
        spread[round_points(report)[seat]] += chance
        bonus += chance * sum(score.bonus[seat] for score in report.scored)
    assert found.spread[own] == pytest.approx(spread, abs=1e-9)
    assert found.points[own] == pytest.approx(spread @ np.arange(len(spread)), abs=1e-9)
    assert found.bonus[own] == pytest.approx(bonus, abs=1e-9)

    for region, reason in reasons.items():
        scored = [
            (chance, score)
            for chance, report in played
            for score in report.scored
            if score.region == region
        ]
        total = sum(chance for chance, _ in scored)
        assert reason.scored == pytest.approx(total, abs=1e-9)
        if total == 0:
            assert (reason.points, reason.bonus, reason.first) == (0, 0, 0)
            continue
        lasting: dict[str, Callable[[RegionScore], bool]] = {
            "first": lambda s: s.place[seat] == 1,
            "tie": lambda s: s.place[seat] is not None and s.influence.count(s.influence[seat]) > 1,
            "takes_noble": lambda s: s.noble_won == seat,
            "loses_noble": lambda s: s.noble_lost == seat,
        }
        for field, happens in lasting.items():
            expected = sum(chance for chance, score in scored if happens(score)) / total
            assert getattr(reason, field) == pytest.approx(expected, abs=1e-9), field
        for place in range(1, model.position.num_players + 1):
            expected = sum(chance for chance, s in scored if s.place[seat] == place) / total
            assert reason.places[place - 1] == pytest.approx(expected, abs=1e-9)
        points = sum(chance * score.points[seat] for chance, score in scored)
        assert reason.points == pytest.approx(points, abs=1e-9)
        extra = sum(chance * score.bonus[seat] for chance, score in scored)
        assert reason.bonus == pytest.approx(extra, abs=1e-9)


@pytest.mark.parametrize("seed", sampled(range(12), *range(6)))
def test_two_players_by_the_rules(seed: int) -> None:
    dice = random.Random(seed)
    position = random_position(2, seed, VARIANTS[seed % 2])
    seat = seed % 3 % 2
    model = random_model(position, seat, seed) if seed % 2 else uniform_model(position, seat)
    for own in dice.sample(range(len(plays_of(position, seat).effects)), 3):
        assert_as_the_rules_say(model, own)


@pytest.mark.parametrize("seed", sampled(range(12), *range(4)))
def test_three_players_by_the_rules(seed: int) -> None:
    dice = random.Random(seed)
    position = random_position(3, seed, VARIANTS[seed % 4 == 3])
    model = random_model(position, seed % 3, seed, support=20)
    for own in dice.sample(range(len(plays_of(position, seed % 3).effects)), 2):
        assert_as_the_rules_say(model, own)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 106))
def test_three_players_by_the_rules_every_joint_play(seed: int) -> None:
    dice = random.Random(seed)
    position = random_position(3, seed, VARIANTS[seed % 2])
    model = random_model(position, seed % 3, seed)
    for own in dice.sample(range(len(plays_of(position, seed % 3).effects)), 3):
        assert_as_the_rules_say(model, own)


@pytest.mark.parametrize("seed", range(6))
def test_arrays_play_as_the_rules_do(seed: int) -> None:
    """What the tests below lean on: whole arrays of rounds against `play_round`."""
    dice = random.Random(seed)
    position = random_position(2 + seed % 4, seed, VARIANTS[seed % 2])
    for _ in range(20):
        chosen = [dice.choice(plays_of(position, seat).effects) for seat in position.seats]
        arrays = [PlayArrays.of([play]) for play in chosen]
        found = joint_rounds(position, [a.placed for a in arrays], [a.dragon for a in arrays])
        report = play_round(position, [play.selection for play in chosen])
        assert found.points[0].tolist() == round_points(report)


def assert_as_the_arrays_say(model: OpponentModel, own: int) -> None:
    """One play's spread against the product of the others' likely plays, as arrays."""
    seat = model.seat
    mine = plays_of(model.position, seat).arrays
    arrays: list[PlayArrays] = [PlayArrays(mine.placed[[own]], mine.dragon[[own]])]
    chances = [np.ones(1)]
    for opponent in model.opponents:
        kept = np.flatnonzero(opponent.chances)
        arrays.append(PlayArrays(opponent.plays.placed[kept], opponent.plays.dragon[kept]))
        chances.append(opponent.chances[kept])
    order = [seat, *(opponent.seat for opponent in model.opponents)]
    rounds = product_rounds(model.position.seats_reordered(order), arrays)
    weight = chances[0]
    for chance in chances[1:]:
        weight = np.outer(weight, chance).ravel()
    found = outcomes(model, mine)
    spread = np.bincount(rounds.points[:, 0], weight, minlength=found.spread.shape[1])
    assert found.spread[own] == pytest.approx(spread, abs=1e-9)
    assert found.points[own] == pytest.approx(weight @ rounds.points[:, 0], abs=1e-9)
    assert found.bonus[own] == pytest.approx(weight @ rounds.bonus[:, 0], abs=1e-9)


@pytest.mark.parametrize(("players", "support"), [(4, 25), (5, 10)])
@pytest.mark.parametrize("seed", sampled(range(8), 0, 1, 2))
def test_four_and_five_players_as_arrays(players: int, support: int, seed: int) -> None:
    dice = random.Random(seed)
    position = random_position(players, seed, VARIANTS[seed % 4 == 1], thrift=0.95)
    seat = seed % players
    model = random_model(position, seat, seed, support=support)
    for own in dice.sample(range(len(plays_of(position, seat).effects)), 2):
        assert_as_the_arrays_say(model, own)


def test_three_players_every_joint_play_as_arrays() -> None:
    position = random_position(3, 5)
    for own in (0, 50, 170):
        assert_as_the_arrays_say(random_model(position, 1, own), own)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_renumbered_seats_have_renumbered_outcomes(players: int) -> None:
    for seed in range(4):
        position = random_position(players, seed, VARIANTS[seed % 2])
        model = random_model(position, 0, seed)
        order = list(position.seats)
        random.Random(seed).shuffle(order)
        opponents = [
            OpponentBelief(order.index(opponent.seat), opponent.plays, opponent.chances)
            for opponent in model.opponents
        ]
        dice = random.Random(seed + 1)
        dice.shuffle(opponents)
        other = OpponentModel(position.seats_reordered(order), order.index(0), opponents)
        plays = plays_of(position, 0).arrays
        one, two = outcomes(model, plays), outcomes(other, plays)
        assert one.points == pytest.approx(two.points, abs=1e-9)
        assert one.spread == pytest.approx(two.spread, abs=1e-9)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_more_own_marker_never_lowers_the_own_place(players: int) -> None:
    """The chance of each place or a better one never falls when a marker is added there."""
    position = random_position(players, players)
    model = random_model(position, 0, players)
    reasons = Reasons(model)
    effects = {(play.placed, play.dragon): play for play in plays_of(position, 0).effects}
    compared = 0
    for (placed, dragon), play in effects.items():
        for region in reasons.regions(dragon):
            more = tuple(n + (r == region) for r, n in zip(REGIONS, placed, strict=True))
            if (more, dragon) in effects and placed[region - 1] < 2:
                fewer_there = reasons.in_region(play, region)
                more_there = reasons.in_region(effects[more, dragon], region)
                assert (np.cumsum(more_there.places) >= np.cumsum(fewer_there.places) - 1e-9).all()
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_and_reasons_are_whole(players: int) -> None:
    position = random_position(players, 3)
    model = random_model(position, 0, 3)
    plays = plays_of(position, 0)
    found = outcomes(model, plays.arrays)
    assert found.spread.sum(axis=1) == pytest.approx(np.ones(len(plays.arrays)))
    assert found.spread.min() >= 0
    assert found.spread @ np.arange(found.spread.shape[1]) == pytest.approx(found.points)
    for own in range(0, len(plays.effects), 15):
        reasons = Reasons(model).of(plays.effects[own])
        total = sum(reason.points + reason.bonus for reason in reasons)
        assert total == pytest.approx(found.points[own], abs=1e-9)


def test_plays_without_a_chance_reveal_no_dragon() -> None:
    """Five who hold their Dragons; two of the others are believed to play them, two not to."""
    position = parse_position(
        "KR1:s:8:8:20D.10102010.356:4D.30000607.-:15D.00000105.12:19D.00102211.4:12D.00042043.7"
    )
    opponents = []
    for seat, play in ((1, 19), (2, 76), (3, 120), (4, 55)):
        arrays = plays_of(position, seat).arrays
        opponents.append(OpponentBelief(seat, arrays, np.eye(len(arrays))[play]))
    assert [opponent.dragons for opponent in opponents] == [1, 1, 0, 0]
    own = plays_of(position, 0).arrays
    found = outcomes(OpponentModel(position, 0, opponents), own)
    assert found.spread.max(axis=1) == pytest.approx(np.ones(len(own)))


def test_threats_count_what_a_single_opponent_can_add() -> None:
    position = build(3, 5, markers={5: (2, 1, 0)})
    model = uniform_model(position, 0)
    plays = plays_of(position, 0)
    reason = {
        play.placed[4]: Reasons(model).of(play)[0] for play in plays.placing if not play.dragon
    }
    assert (reason[0].threat, reason[0].threats) == (1, 2)
    assert (reason[1].threat, reason[1].threats) == (2, 1)
    assert (reason[2].threat, reason[2].threats) == (None, 0)


def test_chains_as_the_rules_link_them() -> None:
    for seed in range(20):
        held = random.Random(seed).sample(REGIONS, seed % 9)
        position = build(2, nobles=dict.fromkeys(held, (0,)))
        nobles = sum(1 << (region - 1) for region in held)
        expected = [len(chain(position, 0, region)) for region in REGIONS]
        assert chain_sizes()[nobles].tolist() == expected


def test_beliefs_must_be_beliefs() -> None:
    plays = plays_of(starting_position(2), 1).arrays
    with pytest.raises(ValueError, match="one chance for each play"):
        OpponentBelief(1, plays, np.ones(3) / 3)
    with pytest.raises(ValueError, match="sum to 1"):
        OpponentBelief(1, plays, np.ones(len(plays)))
