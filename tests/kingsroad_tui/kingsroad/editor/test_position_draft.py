"""The editor's state: any position can be set up, and what cannot be is named with its reason."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingsroad.board import REGIONS
from kingsroad.notation import parse_position
from kingsroad.position import MARKERS, Position, Variant
from kingsroad_tui.kingsroad.editor.position_draft import (
    DraftProblem,
    DraftProblemKind,
    PositionDraft,
)
from kingsroad_tui.kingsroad.editor.words import problem_sentence
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
