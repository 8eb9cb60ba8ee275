"""Bounds of points and margin, against every legal joint play.

The plays of a hand by CP-SAT, against trying every arrangement of cards.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from random import Random

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
from advisor.kingsroad.round.plays import NothingToPlay, PlayArrays, PlayKind, hand_plays
from advisor.messages.assumptions import Claim, ClaimKind
from kingsroad.cards import REGION_CARDS, WITCH_ALONE, Card, Hand, Selection
from kingsroad.position import Position, Variant
from kingsroad.rounds import play_round
from tests.support.brute_force import margin, product_rounds, round_points
from tests.support.legal import legal_codes
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


HANDS = [
    Hand(in_hand, dragon, witch, second)
    for in_hand, dragon, witch, second in product(
        (0, 1, 2, 3, 19), (True, False), (True, False), (True, False)
    )
]
EVERY_CLAIM = [
    *(
        Claim(kind, card)
        for kind in (ClaimKind.PLAYS, ClaimKind.PLAYS_NO)
        for card in (*REGION_CARDS, Card.KNIGHT, Card.DRAGON, Card.WITCH)
    ),
    *(Claim(ClaimKind.PUTS, card, count) for card in REGION_CARDS for count in (0, 1, 2)),
]


def effect(codes: tuple[str, ...]) -> tuple[tuple[int, ...], bool, bool]:
    """Markers by region, Dragon spent, Witch spent."""
    if codes and codes[0] == "W":
        return (0,) * 8, False, True
    markers = [0] * 8
    for place, code in enumerate(codes):
        if code in "12345678":
            markers[int(code) - 1] += 1
            if codes[place + 1 :] == ("K",):
                markers[int(code) - 1] += 1
    return tuple(markers), "D" in codes, False


def holds(claim: Claim, codes: tuple[str, ...]) -> bool:
    """Whether a claim is true of a choice: of what takes effect, nothing behind a Witch."""
    shown = codes[:1] if codes and codes[0] == "W" else codes
    if claim.kind is ClaimKind.PUTS:
        return effect(codes)[0][int(claim.card.value) - 1] == claim.count
    return (claim.card.value in "".join(shown).upper()) == (claim.kind is ClaimKind.PLAYS)


def enumerated(hand: Hand, *claims: Claim) -> set[tuple[str, ...]]:
    """The legal selections by trying every arrangement, and of those the ones that fit."""
    words = legal_codes(min(3, hand.in_hand), hand.dragon, hand.witch and not hand.second)
    every = (tuple(word.strip("-")) for word in words)
    return {codes for codes in every if all(holds(claim, codes) for claim in claims)}


def assert_plays_are_those_enumerated(hand: Hand, *claims: Claim) -> None:
    expected = enumerated(hand, *claims)
    if not expected:
        with pytest.raises(NothingToPlay) as caught:
            hand_plays(hand, claims)
        assert not enumerated(hand, *caught.value.claims)
        for claim in caught.value.claims:
            assert enumerated(hand, *(c for c in caught.value.claims if c != claim))
        return
    plays = hand_plays(hand, claims)
    found = [tuple(selection.code.replace("-", "")) for selection in plays.selections]
    assert found == sorted(expected)
    assert plays.selection_count == len({codes for codes in expected if "k" not in codes})
    placing = {effect(c) for c in expected if "k" not in c and c[:1] != ("W",)}
    every = {effect(c) for c in expected if c[:1] != ("W",)}
    assert {(p.placed, p.dragon, p.witch) for p in plays.placing} == placing
    assert {(p.placed, p.dragon, p.witch) for p in plays.declining} == every - placing
    assert len(plays.effects) == len(every)
    assert (plays.witch is not None) == any(c[:1] == ("W",) for c in expected)
    for play in plays.candidates:
        codes = tuple(play.selection.code.replace("-", ""))
        assert codes in expected
        assert effect(codes) == (play.placed, play.dragon, play.witch)
        assert (play.kind is PlayKind.DECLINING) == ("k" in codes)
    for kind in (plays.placing, plays.declining):
        assert [p.selection.code for p in kind] == sorted(p.selection.code for p in kind)
    assert np.array_equal(plays.arrays.placed, [p.placed for p in plays.effects])
    assert np.array_equal(plays.arrays.dragon, [p.dragon for p in plays.effects])


@pytest.mark.parametrize("hand", HANDS, ids=str)
def test_every_state_of_a_hand(hand: Hand) -> None:
    assert_plays_are_those_enumerated(hand)


@pytest.mark.parametrize(
    ("hand", "selections", "placing", "candidates"),
    [
        (Hand(19, dragon=True, witch=True), 657, 156, 185),
        (Hand(19, dragon=False, witch=False), 392, 112, 140),
        (Hand(19, dragon=False, witch=True), 456, 112, 141),
        (Hand(0, dragon=True, witch=True), 1, 1, 1),
    ],
)
def test_the_known_counts(hand: Hand, selections: int, placing: int, candidates: int) -> None:
    plays = hand_plays(hand)
    assert plays.selection_count == selections
    assert len(plays.placing) == placing
    assert len(plays.candidates) == candidates


def test_under_assumptions() -> None:
    rng = Random(5)
    for claim in rng.sample(EVERY_CLAIM, 20):
        assert_plays_are_those_enumerated(rng.choice(HANDS[16:]), claim)
    for _ in range(80):
        claims = rng.sample(EVERY_CLAIM, rng.randint(1, 3))
        assert_plays_are_those_enumerated(rng.choice(HANDS), *claims)


def test_the_order_of_claims_does_not_matter_and_answers_are_kept() -> None:
    five, no_dragon = Claim.parse("plays 5"), Claim.parse("keeps the Dragon")
    one = hand_plays(Hand(7, dragon=True, witch=True), [five, no_dragon])
    other = hand_plays(Hand(3, dragon=True, witch=True), [no_dragon, five, five])
    assert one is other


def test_the_knight_that_declines_is_told_apart_only_where_it_does_something_else() -> None:
    plays = hand_plays(Hand(3, dragon=True, witch=False))
    by_code = {play.selection.code for play in plays.declining}
    assert Selection.parse("12k").code in by_code
    assert "D1k" not in by_code  # the same as 1DK
    assert "1DK" in {play.selection.code for play in plays.placing}


@pytest.mark.parametrize(
    ("hand", "claims", "why"),
    [
        (Hand(5, dragon=False, witch=True), ["plays 1", "plays Dragon"], "the Dragon is spent"),
        (Hand(5, dragon=True, witch=False), ["plays Witch"], "the Witch is spent"),
        (Hand(5, True, True, True), ["plays Witch"], "cannot be in the second choice"),
        (Hand(0, dragon=True, witch=True), ["plays 3"], "without markers in hand"),
        (Hand(1, dragon=True, witch=True), ["puts two in 3"], "no selection of one card"),
        (Hand(3, True, True), ["plays 1", "plays 2", "puts two in 3"], "no selection of 3 cards"),
    ],
)
def test_contradictions_are_refused_with_the_reason(
    hand: Hand, claims: list[str], why: str
) -> None:
    with pytest.raises(NothingToPlay, match=why):
        hand_plays(hand, [Claim.parse(claim) for claim in claims])
