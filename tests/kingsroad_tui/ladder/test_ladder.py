"""The ladder: where one stands follows from the results, whatever their order or number."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.ladder.standing import Ladder, Match, ladder_of, match_after
from kingsroad_tui.statistics.kept import KeptResult
from tests.kingsroad_tui.statistics.games import result
from tests.support.examples import examples

RUNGS = ("easy", "fair", "strong")


def played(shares: Sequence[float]) -> tuple[Ladder, list[KeptResult]]:
    """The ladder after games with these shares of the victory, one after the other."""
    results: list[KeptResult] = []
    for share in shares:
        match = ladder_of(results, RUNGS).match
        results.append(result(match.rung, share=share, occasion=match.next_game))
    return ladder_of(results, RUNGS), results


@pytest.mark.parametrize(
    ("games", "over", "won"),
    [
        ((), False, False),
        ((1,), False, False),
        ((1, 1), True, True),
        ((1, 0), False, False),
        ((1, 0, 0), True, False),
        ((0, 1, 1), True, True),
        ((0.5, 1), False, False),
        ((0.5, 1, 0), False, False),
        ((0.5, 1, 0, 1), True, True),
        ((0.5, 0.5, 0.5, 0.5), False, False),
        ((0.5, 0.5, 1), True, True),
    ],
)
def test_a_match_is_best_of_three(games: tuple[float, ...], over: bool, won: bool) -> None:
    match = Match("easy", 1, games)
    assert (match.over, match.won) == (over, won)
    assert sum(match.score) == len(games)


def test_one_climbs_by_matches_won_and_stays_after_one_lost() -> None:
    ladder, _ = played([1, 1])
    assert (ladder.climbed, ladder.match) == (1, Match("fair", 1))
    ladder, _ = played([1, 1, 0, 1, 0])
    assert (ladder.climbed, ladder.match) == (1, Match("fair", 2))
    assert ladder.won_and_lost("fair") == (0, 1)
    ladder, _ = played([1, 1, 1, 0])
    assert ladder.match == Match("fair", 1, (1.0, 0.0))
    assert ladder.match.next_game.number == 3


def test_at_the_top_one_plays_the_strongest_again() -> None:
    ladder, _ = played([1] * 6)
    assert ladder.at_the_top
    assert ladder.match == Match("strong", 2)


@examples(60)
@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), max_size=30), st.data())
def test_where_one_stands_depends_on_the_first_line_of_each_game_alone(
    shares: list[float], data: st.DataObject
) -> None:
    """Written twice, and read in another order, the games lead to the same rung."""
    ladder, results = played(shares)
    again = [
        result(one.seats[1].computer, share=0.0, occasion=one.occasion, mark=one.mark)
        for one in data.draw(
            st.lists(st.sampled_from(results), max_size=5) if results else st.just([])
        )
    ]
    assert ladder_of([*results, *again], RUNGS) == ladder
    assert ladder_of(data.draw(st.permutations(results)), RUNGS) == ladder
    assert sum(len(match.games) for match in (*ladder.decided, ladder.match)) == len(shares)
    assert all(match.over for match in ladder.decided) and not ladder.match.over


@examples(40)
@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=12))
def test_the_match_of_a_game_is_as_it_stood_after_it(shares: list[float]) -> None:
    _, results = played(shares)
    last = results[-1]
    match = match_after(results[:-1], last)
    assert len(match.games) == last.occasion.number
    assert match.games[-1] == shares[-1]
