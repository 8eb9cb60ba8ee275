"""Games counted against each strength, against a count by hand."""

from __future__ import annotations

from advisor.messages.computers import ADVISOR, LEVEL_1, LEVEL_2
from kingsroad_tui.kingsroad.statistics import FinishedGame, Tally, tallies
from kingsroad_tui.library.seats import Seat, SeatKind

ME = Seat()
GOOD, STRONG, STRONGEST = (
    Seat(SeatKind.COMPUTER, strength) for strength in (LEVEL_1, LEVEL_2, ADVISOR)
)


def test_every_strength_at_the_table_counts_once_a_game() -> None:
    games = [
        FinishedGame((ME, GOOD, GOOD), (42, 30, 35), (0,)),
        FinishedGame((GOOD, ME, STRONG), (20, 30, 41), (2,)),
        FinishedGame((STRONG, ME), (40, 40), (0, 1)),
    ]
    assert tallies(games) == [Tally(LEVEL_1, 2, 1, 8.5), Tally(LEVEL_2, 2, 1, -5.5)]


def test_games_of_nobody_or_of_several_people_do_not_count() -> None:
    games = [
        FinishedGame((ME, ME, STRONGEST), (42, 30, 35), (0,)),
        FinishedGame((STRONGEST, GOOD), (42, 30), (0,)),
        FinishedGame((ME, Seat(SeatKind.PROGRAM, program="x")), (42, 30), (0,)),
    ]
    assert tallies(games) == []
