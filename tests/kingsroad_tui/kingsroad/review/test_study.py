"""Who plays on from a moment of a game that is studied."""

from __future__ import annotations

import pytest

from advisor.messages.computers import INSTINCT, LEVEL_1
from kingsroad_tui.kingsroad.review.own_mistakes import first_person, to_play_on
from kingsroad_tui.library.seats import Seat, SeatKind, Setup

PERSON = Seat(colour=2)
BARON = Seat(SeatKind.COMPUTER, LEVEL_1, colour=4)
HUNTRESS = Seat(SeatKind.COMPUTER, INSTINCT, colour=1)


def test_where_a_person_sits_the_table_stays_as_it_was() -> None:
    for seats in ((PERSON, BARON, HUNTRESS), (PERSON, PERSON, PERSON)):
        setup = Setup(seats, seed=7)
        assert to_play_on(setup, 0) == setup


@pytest.mark.parametrize("people", [1, 2])
def test_a_computer_changes_places_with_the_people_and_colours_stay(people: int) -> None:
    setup = to_play_on(Setup((*[PERSON] * people, BARON, HUNTRESS), seed=7), people)
    kinds = [seat.kind for seat in setup.seats]
    assert [at for at, kind in enumerate(kinds) if kind is SeatKind.PERSON] == [people]
    assert [seat.computer for seat in setup.seats] == [*[LEVEL_1] * people, "", INSTINCT]
    assert [seat.colour for seat in setup.seats] == [*[2] * people, 4, 1]


def test_the_first_view_is_that_of_the_first_person() -> None:
    assert first_person(Setup((BARON, PERSON, PERSON))) == 1
    assert first_person(Setup((BARON, HUNTRESS))) == 0
