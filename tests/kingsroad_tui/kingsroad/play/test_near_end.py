"""Before what may be the last round it is said that it may be."""

from __future__ import annotations

import pytest

from kingsroad.cards import Hand
from kingsroad.position import Position
from kingsroad_tui.kingsroad.play.outlook_words import end_is_near, leader_words
from kingsroad_tui.kingsroad.play.prompts import near_end_forms, opening_note
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.words.people import Addressed
from tests.support.builders import position
from tests.support.keys import play_key

NAMES = ("Ann", "Bob", "Cid")


def scored(*scores: int) -> Position:
    return position(3, 6, scores=scores)


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((20, 33, 10), None),
        ((20, 34, 10), "Bob needs 6 points to end the game"),
        ((39, 34, 10), "You need 1 point to end the game"),
        ((38, 38, 10), "You and Bob need 2 points to end the game"),
        ((40, 38, 10), None),  # it has ended
    ],
)
def test_who_needs_how_much_to_end_the_game(scores: tuple[int, ...], said: str | None) -> None:
    now = scored(*scores)
    forms = near_end_forms(now, Addressed(NAMES, 0))
    assert end_is_near(now) == bool(forms) == (said is not None)
    if said is not None:
        assert forms[0] == f"{said}; then every other region pays once more."
        assert [*map(len, forms)] == sorted(map(len, forms), reverse=True)


def test_it_is_the_first_thing_said_but_not_in_the_second_choice() -> None:
    board, said = scored(0, 0, 0).board, "Bob needs 6 points to end the game."
    first = SelectionBuilder(Hand(in_hand=9, dragon=True, witch=True))
    assert opening_note(first, board, "", play_key, said) == said
    assert opening_note(first, board, "Ann", play_key, said) == said
    assert opening_note(first, board, "Ann", play_key) == "Ann, choose three cards."
    again = SelectionBuilder(Hand(in_hand=9, dragon=True, witch=False, second=True))
    assert opening_note(again, board, "Ann", play_key, said) == "Ann, choose again: three cards."


def test_the_court_counts_towards_the_end_when_it_is_near() -> None:
    def court(*scores: int, ended: bool = False) -> str:
        words = leader_words(scored(*scores), NAMES, ended=ended)
        assert words is not None
        return words.full

    assert court(20, 33, 10) == "Bob leads: 33"
    assert court(20, 38, 10) == "Bob leads: 38 of 40"
    assert court(38, 38, 10) == "Ann and Bob lead: 38 of 40"
    assert court(41, 38, 10, ended=True) == "Ann wins: 41"
