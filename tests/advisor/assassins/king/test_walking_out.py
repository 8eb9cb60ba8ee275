"""The king who can leave now or next: found, said first, and kept in by the people who can."""

from __future__ import annotations

from dataclasses import replace

import pytest

from advisor.assassins.advise import advise
from advisor.assassins.computers import play_phase
from advisor.assassins.king.walking_out import cards_to_leave, way_out
from advisor.core.cancellation import Stop
from advisor.messages.assassins_computers import CAREFUL, PLANNER
from advisor.messages.computers import ADVISOR
from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, new_game
from assassins.notation import parse_position
from assassins.position import AssassinsPosition
from assassins.rounds import act, end_phase, turn_up
from assassins.secret import Secret
from tests.advisor.assassins.support.all_ends import all_ends
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS

OPEN_GATE = "KA1:13:p:1-5-4:4:b6:c9d2d8f9h4i7j8:c10.x.e4.g4.e5.x.g3.x.f4.x.x.x:0010010"
"""Round 13: the king a step from the west gate, one card of two lets him out; three people are near
enough to close it, and a, the last assassin, is not."""

MANY = 2_000_000
TWO = RoundCard(2, 3, False, 4)


def playing(now: AssassinsPosition, secret: str = "") -> AssassinsGame:
    game = replace(new_game(PLAYERS, now.town), position=now)
    return replace(game, secret=Secret.of(secret)) if secret else game


def people(king: str, townsfolk: dict[str, str], knights: str = "") -> AssassinsPosition:
    """The people's phase, all cards to come of 2 king AP and 3 for the knights."""
    return position(king=king, knights=knights, townsfolk=townsfolk, card=TWO, people=True)


@pytest.mark.parametrize(
    ("now", "secret"),
    [
        (parse_position(OPEN_GATE), "ahk"),
        (people("c4", {"a": "e3", "b": "h9"}), "bkl"),  # from the east, to the north gate
        (people("b6", {"a": "a9", "b": "c4"}), "akl"),  # who stands beside the west gate's square
    ],
)
@pytest.mark.parametrize(("name", "seeds"), [(CAREFUL, 4), (PLANNER, 1), (ADVISOR, 1)])
def test_people_who_think_close_the_gate(
    now: AssassinsPosition, secret: str, name: str, seeds: int
) -> None:
    assert cards_to_leave(now, Stop(), 3_000)
    for seed in range(seeds):
        end = now
        for action in play_phase(playing(now, secret), name, seed):
            end = act(end, action, Secret.of(secret)).after
        assert not cards_to_leave(end, Stop(), 3_000)


def test_the_people_are_told_that_he_walks_out_and_how_to_keep_him_in() -> None:
    *_, advice = advise(playing(parse_position(OPEN_GATE), "ahk"), Side.PEOPLE, [])
    assert advice.leaves == 1
    assert advice.candidates[0].leaves == 0
    for way in advice.candidates:
        assert any(action.endswith("-b5") for action in way.actions)


@pytest.mark.parametrize(
    ("king", "knights", "townsfolk"),
    [
        ("c3", "", {}),
        ("c4", "", {}),
        ("c5", "", {}),  # too far
        ("c4", "d3", {"a": "c3"}),  # pushed west, and the knight goes on
        ("c4", "d3", {"a": "c3", "b": "b3"}),  # two in a row, up to a roof
        ("c4", "d4", {"a": "c3"}),
        ("c4", "c3", {"a": "b3", "b": "d3"}),  # his own knight cannot go
        ("b6", "a5", {"a": "b5"}),
        ("b6", "c5", {"a": "b5"}),  # against a roof
        ("b6", "b4", {"a": "b5"}),  # against the king
    ],
)
def test_whether_he_can_leave_is_what_trying_everything_says(
    king: str, knights: str, townsfolk: dict[str, str]
) -> None:
    now = end_phase(people(king, townsfolk, knights))
    begun = turn_up(now, now.deck[0])
    found = way_out(begun, Stop(), MANY)
    assert found.sure
    assert (found.actions is not None) == all_ends(begun).won
    if found.actions:
        end = begun
        for action in found.actions:
            assert not end.over
            end = act(end, action).after
        assert end.over


def test_the_king_is_told_at_once_that_he_can_win() -> None:
    """Already in the first answer, with a knight's push before it."""
    now = position(king="c4", knights="d3 j10", townsfolk={"a": "c3"}, card=TWO)
    first, last = advise(playing(now), Side.KING, [])
    assert first.win_now and last.win_now
    assert first.win_now[-1] == last.win_now[-1] == "Kc3-out"
    assert last.candidates[0].win == 1
    far = position(king="e8", card=TWO)
    assert [answer.win_now for answer in advise(playing(far), Side.KING, [])] == [None, None]


def test_where_too_much_would_have_to_be_looked_at_it_is_not_said() -> None:
    now = people("b6", {"a": "b5", "b": "b4"}, "d8 d9 e8 e9 f8 f9")
    assert cards_to_leave(now, Stop(), 50) is None
    assert cards_to_leave(now, Stop(), MANY) == 0
