"""Which choices are worth comparing."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from advisor.messages.protocol import Advice, AdviseRequest
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.kingsroad.hints.worth import MAX_COMPARED, shown_loss, worth_comparing
from tests.support.sample_advice import sample_advice

CHOICES = ["".join(codes) for codes in combinations("12345678", 3)]


def advice_with(equal: int, worse: int) -> Advice:
    """So many choices that are as good as the best, and so many that cost 3% more each."""
    sample = sample_advice(
        AdviseRequest(id=1, game=GameData.of(Game(("Ann", "Bob", "Cid"))), player=0)
    )
    losses = [0.0] * equal + [0.03 * number for number in range(1, worse + 1)]
    candidates = [
        replace(sample.candidates[0], selection=list(codes), loss=loss, loss_error=0.01)
        for codes, loss in zip(CHOICES, losses, strict=False)
    ]
    return replace(sample, candidates=candidates, recommended=candidates[0].selection)


def test_choices_as_good_as_each_other_leave_room_for_worse_ones() -> None:
    compared = worth_comparing(advice_with(equal=9, worse=9))
    assert [shown_loss(candidate) for candidate in compared] == [0, 0, 0.03, 0.06, 0.09]


@given(st.integers(1, 20), st.integers(0, 20), st.integers(1, 12))
def test_as_many_as_there_is_room_for_the_best_first(equal: int, worse: int, most: int) -> None:
    advice = advice_with(equal, worse)
    compared = worth_comparing(advice, most)
    assert len(compared) == min(most, equal + worse)
    assert compared[0].selection == advice.recommended
    losses = [candidate.loss for candidate in compared]
    assert losses == sorted(losses)
    if worse:
        as_good = sum(not loss for loss in losses)
        assert as_good <= max(2, most - worse)


def test_a_table_has_five_where_nothing_else_is_said() -> None:
    assert len(worth_comparing(advice_with(20, 20))) == MAX_COMPARED
