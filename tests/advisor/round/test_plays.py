"""The plays of a hand by CP-SAT, against trying every arrangement of cards."""

from itertools import product
from random import Random

import numpy as np
import pytest

from advisor.kingsroad.round.plays import NothingToPlay, PlayKind, hand_plays
from advisor.messages.assumptions import Claim, ClaimKind
from kingsroad.cards import REGION_CARDS, Card, Hand, Selection
from tests.support.legal import legal_codes

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
