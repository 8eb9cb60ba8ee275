"""Choosing: exactly the legal selections can be reached, by any way, and reasons come at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad.board import kingdom
from kingsroad.cards import WITCH_ALONE, Card, Hand, SelectionProblem, order_problem
from kingsroad_tui.kingsroad.play.prompts import choosing_note, refusal
from kingsroad_tui.kingsroad.play.selection_builder import Refused, SelectionBuilder
from tests.support.keys import play_key
from tests.support.legal import legal_codes

HANDS = st.builds(
    Hand,
    in_hand=st.integers(0, 19),
    dragon=st.booleans(),
    witch=st.booleans(),
    second=st.booleans(),
)


def reachable(builder: SelectionBuilder) -> set[str]:
    """Every complete selection that adding cards leads to; fails on a dead end."""
    if builder.complete:
        return {builder.selection().code}
    ways = [card for card in Card if builder.problem(card) is None]
    assert ways, f"{builder.cards} cannot be completed"
    return set().union(*(reachable(builder.add(card)) for card in ways))


@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("witch", [False, True])
@pytest.mark.parametrize("dragon", [False, True])
@pytest.mark.parametrize("in_hand", [0, 1, 2, 3])
def test_reaches_exactly_the_legal_selections(
    in_hand: int, dragon: bool, witch: bool, second: bool
) -> None:
    hand = Hand(in_hand, dragon, witch, second)
    legal = legal_codes(in_hand, dragon, witch and not second)
    assert reachable(SelectionBuilder(hand)) == set(legal)


@given(HANDS)
def test_the_witch_needs_no_other_cards(hand: Hand) -> None:
    """What lies behind her makes no difference: it is filled in, and is legal."""
    builder = SelectionBuilder(hand)
    if builder.problem(Card.WITCH) is not None:
        return
    chosen = builder.add(Card.WITCH)
    assert chosen.complete and not chosen.missing
    assert chosen.cards == (Card.WITCH,), "nothing is put into the hand for all to see"
    hand.check(chosen.selection())
    assert chosen.selection().as_revealed() == WITCH_ALONE


@given(HANDS, st.lists(st.sampled_from([*Card, "back", "clear"]), max_size=25))
def test_any_steps_leave_a_choice_that_can_be_completed(
    hand: Hand, steps: list[Card | str]
) -> None:
    builder = SelectionBuilder(hand)
    for step in steps:
        before = builder
        try:
            if isinstance(step, Card):
                builder = builder.toggle(step)
            else:
                builder = builder.back() if step == "back" else builder.clear()
        except Refused as refused:
            assert builder is before
            assert refusal(refused, hand).endswith(".")
        assert choosing_note(builder, kingdom(), play_key).endswith(".")
        assert "plays" not in choosing_note(builder, kingdom(), play_key, judged=True)
        assert sum(builder.placed) <= hand.in_hand
        full = builder
        assert order_problem(full.cards) is None
        while not full.complete:
            full = full.add(next(card for card in Card if full.problem(card) is None))
        hand.check(full.selection())


@given(HANDS, st.text("12345678KkDWdwx- ", max_size=5))
def test_typing_is_adding_card_by_card(hand: Hand, code: str) -> None:
    chosen: SelectionBuilder | None = SelectionBuilder(hand)
    for letter in "" if code == "-" else code.replace(" ", ""):
        card = next((c for c in Card if c.value in (letter, letter.upper())), None)
        card = Card.DECLINING_KNIGHT if letter == "k" else card
        try:
            assert chosen is not None
            chosen = chosen.add(card) if card else None
        except Refused:
            chosen = None
        if chosen is None:
            break
    try:
        typed: SelectionBuilder | None = SelectionBuilder(hand).coded(code)
    except Refused:
        typed = None
    assert typed == chosen


def builder(code: str, hand: Hand | None = None) -> SelectionBuilder:
    return SelectionBuilder(hand or Hand(19, True, True)).coded(code)


@pytest.mark.parametrize(
    ("code", "card", "problem"),
    [
        ("16", Card.REGION_6, SelectionProblem.TWICE),
        ("164", Card.REGION_7, SelectionProblem.TOO_MANY),
    ],
)
def test_says_at_once_why_not(code: str, card: Card, problem: SelectionProblem) -> None:
    with pytest.raises(Refused) as refused:
        builder(code).add(card)
    assert refused.value.problem is problem


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("K16", "16K"),
        ("1K6", "61K"),  # the Knight goes last and takes his region along
        ("1k6", "61k"),
        ("D1K", "D1K"),
        ("61W", "W61"),
        ("K1W", "W1K"),
        ("kD1", "D1k"),
        ("1Dk", "D1k"),  # a Knight can decline only after a region
    ],
)
def test_cards_fall_into_place(typed: str, played: str) -> None:
    assert builder(typed).selection().code == played


@given(HANDS, st.permutations(list(Card)))
def test_whatever_is_chosen_first_the_cards_are_in_a_legal_order(
    hand: Hand, order: list[Card]
) -> None:
    chosen = SelectionBuilder(hand)
    for card in order:
        if chosen.problem(card) is None:
            chosen = chosen.add(card)
            assert order_problem(chosen.cards) is None
            assert len(chosen.cards) == len(chosen.chosen)
    hand.check(chosen.selection())


def test_a_declining_knight_with_nothing_before_him_places_nothing_either() -> None:
    two = Hand(2, True, True)
    assert builder("Dk", two).selection().code == "DK"
    assert sum(builder("Dk", two).placed) == 0


def test_the_order_goes_round_where_it_makes_a_difference() -> None:
    knight = builder("16K")
    other = knight.reordered()
    assert (other.selection().code, other.reordered()) == ("61K", knight)
    assert knight.can_reorder and other.can_reorder
    dragon = builder("D6K").reordered()
    assert dragon.placed == builder("6DK").placed
    for same in ("164", "W6K", "16k", "16", "K", ""):
        assert not builder(same).can_reorder
        assert builder(same).reordered().cards == builder(same).cards


@given(HANDS, st.lists(st.sampled_from(list(Card)), max_size=3))
def test_another_order_is_of_the_same_cards(hand: Hand, cards: list[Card]) -> None:
    chosen = SelectionBuilder(hand)
    for card in cards:
        if chosen.problem(card) is None:
            chosen = chosen.add(card)
    other = chosen.reordered()
    assert sorted(other.cards) == sorted(chosen.cards)
    assert (other.placed != chosen.placed) == chosen.can_reorder


def test_a_knight_who_is_asked_to_decline_first_comes_to_place() -> None:
    """Whoever presses k for the Knight gets one that does something; k again, and he declines."""
    pressed = builder("16").toggle(Card.DECLINING_KNIGHT)
    assert pressed.selection().code == "16K"
    assert pressed.toggle(Card.DECLINING_KNIGHT).selection().code == "16k"
    back = pressed.toggle(Card.DECLINING_KNIGHT).toggle(Card.DECLINING_KNIGHT)
    assert back.selection().code == "16K"


def test_a_knight_turns_declining_and_back() -> None:
    knight = builder("16K")
    declining = knight.toggle(Card.DECLINING_KNIGHT)
    assert declining.selection().code == "16k"
    assert declining.toggle(Card.KNIGHT).selection().code == "16K"


def test_a_card_in_the_middle_is_dropped_alone() -> None:
    assert builder("16K").remove(Card.REGION_6).cards == (Card.REGION_1, Card.KNIGHT)
    assert builder("164").remove(Card.REGION_6).cards == (Card.REGION_1, Card.REGION_4)


def test_back_drops_the_card_chosen_last_wherever_it_lies() -> None:
    assert builder("1K6").back().cards == (Card.REGION_1, Card.KNIGHT)
    assert builder("16W").back().cards == (Card.REGION_1, Card.REGION_6)


def test_a_dragon_draws_one_region_more_and_a_witch_hides_it() -> None:
    assert builder("D").scored(5) == (5, 2)
    assert builder("WD").scored(5) == (5,)
    assert builder("D", Hand(19, True, False, second=True)).scored(5, dragons=2) == (5, 2, 8, 1)


def test_an_incomplete_choice_cannot_be_played() -> None:
    with pytest.raises(Refused) as refused:
        builder("16").selection()
    assert refused.value.problem is SelectionProblem.TOO_FEW
