"""The day's game: from the date alone, for everybody; its result gives nothing away.

The ladder: where one stands follows from the results, whatever their order or number.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.assassins.ladder import counted_assassins
from kingsroad_tui.kingsroad.ladder import counted_table
from kingsroad_tui.ladder.daily_words import DayDraw, day_lines, line, result_of_day
from kingsroad_tui.ladder.standing import Ladder, Match, ladder_of, match_after
from kingsroad_tui.statistics.kept import KeptResult, KeptSeat, Occasion
from tests.kingsroad_tui.statistics.games import result
from tests.support.examples import examples

DAYS = st.dates(date(2026, 1, 1), date(2100, 1, 1))


def test_a_draw_is_the_hash_that_is_documented() -> None:
    facts = b"kingsroad/2026-11-25/seed"
    number = int.from_bytes(hashlib.blake2b(facts, digest_size=8).digest(), "big")
    assert DayDraw.of("kingsroad", date(2026, 11, 25)).draw("seed", 1000) == number % 1000


@examples(50)
@given(DAYS, st.text("abcdefgh", min_size=1, max_size=8), st.integers(0, 2**31 - 1))
def test_the_same_date_lays_the_same_table(day: date, name: str, seed: int) -> None:
    """Whoever plays, and whatever seed a new game would have had."""
    occasion = Occasion(day=day.isoformat())
    game, setup = counted_table(occasion, name, seed)
    other_game, other = counted_table(occasion, "Zoe", 0)
    assert setup == other
    assert setup.alone is not None and game.players[setup.alone] == name
    rivals = [one for one in game.players if one != name]
    assert rivals == [one for one in other_game.players if one != "Zoe"]
    assert 2 <= len(game.players) <= 4 and not setup.hints
    town, town_setup = counted_assassins(occasion, name, seed)
    assert town_setup == counted_assassins(occasion, "Zoe", 0)[1]
    assert town_setup.alone is not None and town.players[town_setup.alone] == name


def test_days_differ() -> None:
    days = [date(2026, 11, 1) + timedelta(days=at) for at in range(60)]
    setups = [counted_table(Occasion(day=day.isoformat()), "Ann", 0)[1] for day in days]
    assert len({setup.seed for setup in setups}) == 60
    assert {len(setup.seats) for setup in setups} == {2, 3, 4}
    assert len({seat.computer for setup in setups for seat in setup.seats}) == 7  # and people
    seats = {counted_assassins(Occasion(day=day.isoformat()), "Ann", 0)[1].alone for day in days}
    assert seats == {0, 1}


def test_a_day_counts_once() -> None:
    today = Occasion(day="2026-11-25")
    first, second = result(occasion=today, share=0), result(occasion=today, share=1)
    assert result_of_day([result(), first, second], "2026-11-25") is first
    assert result_of_day([first], "2026-11-26") is None
    assert line(None) == "Today's game: not played yet"


def test_the_result_in_three_lines() -> None:
    seats = (
        KeptSeat(name="Baron", computer="level-1", points=41, place=1, won=True),
        KeptSeat(name="[b]Ann[/b]", points=38, place=2),
        KeptSeat(name="Page", computer="one-round", points=12, place=3),
    )
    over = KeptResult(
        "kingsroad",
        "x",
        0.0,
        seats,
        rounds=5,
        occasion=Occasion(day="2026-11-25"),
        strip=(-1, -1, 0, 1, -1),
    )
    assert day_lines(over, "King's Road") == [
        "King's Road, 25 November 2026, against Baron and Page",
        "▽▽=▲▽ 2nd of 3, 38 points",
        "Lost by 3",
    ]
    assert day_lines(over, "King's Road", ascii_only=True)[1] == "--=+- 2nd of 3, 38 points"
    assert line(over) == "Today's game: lost by 3"


def test_the_result_of_a_game_of_two_sides() -> None:
    seats = (
        KeptSeat(name="Ann", place=1, won=True),
        KeptSeat(name="Castellan", computer="planner", place=2),
    )
    occasion = Occasion(day="2026-11-25")
    over = KeptResult("assassins", "x", 0.0, seats, rounds=3, occasion=occasion, strip=(0, 1, -1))
    assert day_lines(over, "King & Assassins")[1:] == ["=▲▽ king's side, 3 rounds", "Won"]


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
