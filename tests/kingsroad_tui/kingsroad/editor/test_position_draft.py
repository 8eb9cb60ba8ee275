"""The editor's state: any position can be set up, and what cannot be is named with its reason.

Following a real table: any game can be typed in, and what cannot be is refused with a reason.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad.board import REGIONS
from kingsroad.cards import WITCH_ALONE, Hand, Selection, SelectionProblem
from kingsroad.games import Game, GameError
from kingsroad.notation import parse_position
from kingsroad.position import MARKERS, Position, Variant
from kingsroad_tui.kingsroad.editor.position_draft import (
    DraftProblem,
    DraftProblemKind,
    PositionDraft,
)
from kingsroad_tui.kingsroad.editor.words import problem_sentence
from kingsroad_tui.kingsroad.follow.typed_game import (
    last_typed,
    read_choice,
    read_names,
    without_last,
)
from kingsroad_tui.kingsroad.play.selection_builder import Refused, as_typed
from tests.support.examples import examples
from tests.support.legal import random_game


def set_up(position: Position) -> PositionDraft:
    """The draft one gets by making every change a person would make, from the beginning."""
    draft = PositionDraft.empty(2).with_players(position.num_players).with_variant(position.variant)
    draft = draft.with_round(position.round).with_king(position.king)
    for seat in position.seats:
        draft = draft.with_score(seat, position.scores[seat])
        for region in REGIONS:
            draft = draft.with_markers(seat, region, position.markers[seat][region - 1])
            if position.has_noble(seat, region):
                draft = draft.with_noble(seat, region)
        if not position.dragon[seat]:
            draft = draft.with_dragon(seat)
        if not position.witch[seat]:
            draft = draft.with_witch(seat)
    return draft


@examples(60)
@given(st.integers(2, 5), st.integers(0, 2**32), st.sampled_from(Variant), st.integers(0, 12))
def test_every_reachable_position_can_be_set_up(
    players: int, seed: int, variant: Variant, rounds: int
) -> None:
    position = random_game(players, seed, variant, rounds).position
    assert set_up(position).position == position
    assert PositionDraft.of(position).position == position
    assert set_up(position).over == position.finished


changes = st.lists(
    st.one_of(
        st.tuples(
            st.just("with_markers"), st.integers(0, 1), st.integers(1, 8), st.integers(0, 12)
        ),
        st.tuples(st.just("with_noble"), st.integers(0, 1), st.integers(1, 8)),
        st.tuples(st.just("with_score"), st.integers(0, 1), st.integers(-5, 2000)),
        st.tuples(st.just("with_variant"), st.sampled_from(Variant)),
        st.tuples(st.just("with_round"), st.integers(-5, 100_000)),
        st.tuples(st.just("with_dragon"), st.integers(0, 1)),
        st.tuples(st.just("with_players"), st.integers(-1, 7)),
    ),
    max_size=25,
)


@examples(200)
@given(changes)
def test_a_draft_is_a_legal_position_or_says_why_not(steps: list[tuple[object, ...]]) -> None:
    draft = PositionDraft.empty(3)
    for name, *arguments in steps:
        draft = getattr(draft, str(name))(*arguments)
        assert (draft.position is None) == bool(draft.problems)
        for problem in draft.problems:
            if problem.kind is DraftProblemKind.TOO_MANY_MARKERS:
                assert problem.seat is not None and problem.region is None
                assert problem.count - MARKERS == -draft.in_hand(problem.seat) > 0
            else:
                assert problem.seat is None and problem.region is not None
                assert len(draft.nobles[problem.region - 1]) == problem.count > 1


def test_too_many_markers_are_marked_at_the_player() -> None:
    draft = PositionDraft.empty(2).with_markers(1, 8, 12).with_markers(1, 5, 7).with_noble(1, 3)
    assert draft.problems == (DraftProblem(DraftProblemKind.TOO_MANY_MARKERS, 20, seat=1),)
    assert problem_sentence(draft.problems[0], ("Ann", "Bob"), draft.board) == (
        "Bob has 20 markers and Nobles on the board; there are only 19."
    )
    assert draft.position is None
    assert draft.with_noble(1, 3).position is not None


def test_shared_regions_are_marked_when_the_variant_changes() -> None:
    permanent = PositionDraft.empty(3).with_variant(Variant.PERMANENT_NOBLES)
    shared = permanent.with_noble(0, 5).with_noble(2, 5)
    assert shared.position == parse_position(
        "KR1:p:1:1:0DW.00000000.5:0DW.00000000.-:0DW.00000000.5"
    )
    (problem,) = shared.with_variant(Variant.STANDARD).problems
    assert problem == DraftProblem(DraftProblemKind.TOO_MANY_NOBLES, 2, region=5)


def test_in_the_standard_game_a_noble_sends_the_other_away() -> None:
    draft = PositionDraft.empty(2).with_noble(0, 5).with_noble(1, 5)
    assert draft.nobles[4] == {1}
    assert draft.in_hand(0) == 19


def test_a_player_who_leaves_takes_everything_along() -> None:
    draft = PositionDraft.empty(3).with_noble(2, 5).with_markers(2, 1, 3).with_players(2)
    assert draft == PositionDraft.empty(2)
    assert draft.with_players(1) == PositionDraft.empty(2)
    assert draft.with_players(9).players == 5


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
