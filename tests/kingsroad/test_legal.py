"""Legal selections: those of section 3.1 tried out by hand, and what kinds of hand there are."""

from __future__ import annotations

from itertools import product

import pytest

from kingsroad.cards import Hand
from kingsroad.legal import HAND_KINDS, distinct_selections, hand_kind, legal_selections
from tests.support.legal import legal_codes

HANDS = [
    Hand(in_hand, *facts) for in_hand in range(20) for facts in product((True, False), repeat=3)
]


def test_every_hand_is_of_one_of_sixteen_kinds() -> None:
    assert [hand_kind(hand) for hand in HAND_KINDS] == list(range(16))
    assert {hand_kind(hand) for hand in HANDS} == set(range(16))


@pytest.mark.parametrize("hand", [hand for hand in HANDS if hand.in_hand < 5], ids=str)
def test_a_hand_allows_exactly_the_selections_found_by_trying(hand: Hand) -> None:
    codes = legal_codes(hand.in_hand, hand.dragon, hand.witch and not hand.second)
    assert [selection.code for selection in legal_selections(hand)] == list(codes)
    assert all(hand.problem(selection) is None for selection in legal_selections(hand))


@pytest.mark.parametrize("kind", range(16))
def test_distinct_selections_have_every_effect_without_the_witch_once(kind: int) -> None:
    found = distinct_selections(kind)
    effects = [(selection.placed(), selection.has_dragon) for selection in found]
    legal = [s for s in legal_selections(HAND_KINDS[kind]) if not s.has_witch]
    assert len(set(effects)) == len(effects)
    assert set(effects) == {(s.placed(), s.has_dragon) for s in legal}
    assert set(found) <= set(legal)
