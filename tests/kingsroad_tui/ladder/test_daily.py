"""The day's game: from the date alone, for everybody; its result gives nothing away."""

from __future__ import annotations

import hashlib
from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.assassins.ladder.counted_tables import counted_assassins
from kingsroad_tui.kingsroad.ladder.counted_tables import counted_table
from kingsroad_tui.ladder.daily_words import DayDraw, day_lines, menu_words, result_of_day
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
    assert menu_words(None) == ""


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
    assert menu_words(over) == "played: lost by 3"


def test_the_result_of_a_game_of_two_sides() -> None:
    seats = (
        KeptSeat(name="Ann", place=1, won=True),
        KeptSeat(name="Castellan", computer="planner", place=2),
    )
    occasion = Occasion(day="2026-11-25")
    over = KeptResult("assassins", "x", 0.0, seats, rounds=3, occasion=occasion, strip=(0, 1, -1))
    assert day_lines(over, "King & Assassins")[1:] == ["=▲▽ king's side, 3 rounds", "Won"]
