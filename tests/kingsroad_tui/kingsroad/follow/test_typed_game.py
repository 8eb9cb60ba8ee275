"""Following a real table: any game can be typed in, and what cannot be is refused with a reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad.cards import WITCH_ALONE, Hand, Selection, SelectionProblem
from kingsroad.games import Game, GameError
from kingsroad.position import Variant
from kingsroad_tui.kingsroad.follow.typed_game import (
    last_typed,
    read_choice,
    read_names,
    without_last,
)
from kingsroad_tui.kingsroad.play.selection_builder import Refused, as_typed
from tests.support.examples import examples
from tests.support.legal import random_game


@examples(40)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 20))
def test_any_game_can_be_typed_in_from_what_was_seen(players: int, seed: int, rounds: int) -> None:
    game = random_game(players, seed, rounds=rounds)
    following = Game(game.players)
    for played in game.rounds:
        for choices in filter(any, (played.selections, played.reselections)):
            seen = {
                seat: read_choice(as_typed(selection.as_revealed()), following.hand(seat))
                for seat, selection in enumerate(choices)
                if selection is not None
            }
            following = following.after(seen)
    assert following == game.as_public()
    assert following.position == game.position


def test_the_unseen_cards_of_a_witch_are_left_open() -> None:
    hand = Hand(19, dragon=True, witch=True)
    assert read_choice("W", hand) == read_choice("w", hand) == WITCH_ALONE
    assert read_choice("W16", hand) == WITCH_ALONE


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("16k", "16K"),
        ("16K", "16K"),
        ("16kk", "16k"),
        ("1kk6", "61k"),
        ("k61", "61K"),
        ("d1w", "W"),
    ],
)
def test_small_letters_are_read_as_the_keys_of_the_table(text: str, code: str) -> None:
    assert read_choice(text, Hand(19, dragon=True, witch=True)).code == code


@pytest.mark.parametrize(
    ("text", "hand", "problem"),
    [
        ("16", Hand(19, True, True), SelectionProblem.TOO_FEW),
        ("W", Hand(19, True, False), SelectionProblem.WITCH_SPENT),
        ("W", Hand(19, True, True, second=True), SelectionProblem.WITCH_AGAIN),
        ("12x", Hand(19, True, True), SelectionProblem.UNKNOWN_CARD),
        ("123", Hand(2, True, True), SelectionProblem.TOO_MANY),
        ("", Hand(3, True, True), SelectionProblem.TOO_FEW),
    ],
)
def test_what_cannot_have_been_played_is_refused(
    text: str, hand: Hand, problem: SelectionProblem
) -> None:
    with pytest.raises(Refused) as refused:
        read_choice(text, hand)
    assert refused.value.problem is problem


def test_names_are_read_and_refused_with_a_reason() -> None:
    assert read_names(" Ann, [b]Bob ,Cid,").players == ("Ann", "[b]Bob", "Cid")
    assert read_names("Ann,Bob", Variant.PERMANENT_NOBLES).variant is Variant.PERMANENT_NOBLES
    for text in ("", "Ann", "a,b,c,d,e,f", "Ann,ann"):
        with pytest.raises(GameError):
            read_names(text)


def test_what_was_typed_last_can_be_taken_back() -> None:
    start = Game(("Ann", "Bob"))
    cards = {0: Selection.parse("W"), 1: Selection.parse("87K")}
    pending = start.after(cards)
    assert pending.to_choose == (0,)
    assert without_last(pending) == start
    played = pending.after({0: Selection.parse("123")})
    assert len(played.rounds) == 1
    assert last_typed(played) == {0: Selection.parse("123")}
    assert without_last(played) == pending, "second choices are taken back by themselves"
    assert last_typed(pending) == cards
    assert last_typed(start) == {}
    plain = start.after({0: Selection.parse("456"), 1: Selection.parse("87K")})
    assert without_last(plain) == start
