"""Errors say what, where and why as fields; the one-line message is made of them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import kingsroad as kr
from kingsroad.records import GameData
from tests.support.builders import position

NAMES = ("Ann", "Bob")


def selections(*codes: str) -> list[kr.Selection]:
    return [kr.Selection.parse(code) for code in codes]


@pytest.mark.parametrize(
    ("names", "problem", "seat", "other", "message"),
    [
        (("Ann", " "), kr.NameProblem.BLANK, 1, None, "players[1]: the name is blank"),
        (
            ("x" * 41, "Bob"),
            kr.NameProblem.TOO_LONG,
            0,
            None,
            "players[0]: the name is longer than 40 characters",
        ),
        (
            ("Ann", "a\x07"),
            kr.NameProblem.CONTROL_CHARACTER,
            1,
            None,
            "players[1]: the name holds a control character",
        ),
        (
            ("Ann", "Zoë", "ZOE\u0308"),
            kr.NameProblem.TAKEN,
            2,
            1,
            "players[2]: the same name as players[1]",
        ),
        (("Ann",), None, None, None, "players: there are 2 to 5 players, not 1"),
    ],
)
def test_a_name_that_cannot_be_used(
    names: tuple[str, ...],
    problem: kr.NameProblem | None,
    seat: int | None,
    other: int | None,
    message: str,
) -> None:
    with pytest.raises(kr.GameError) as caught:
        kr.Game(names)
    error = caught.value
    assert (error.problem, error.seat, error.other_seat) == (problem, seat, other)
    assert str(error) == message


def test_a_choice_that_breaks_a_rule_names_round_player_and_rule() -> None:
    game = kr.Game(NAMES, start=replace(position(2, dragon=(True, False)), round=7))
    with pytest.raises(kr.GameError) as caught:
        game.play(selections("123", "12D"))
    error = caught.value
    assert error.problem is kr.SelectionProblem.DRAGON_SPENT
    assert (error.round_number, error.seat, error.player) == (7, 1, "Bob")
    assert (error.where, error.why) == ("round 7, Bob", "'12D': the Dragon is spent")
    assert str(error) == "round 7, Bob: '12D': the Dragon is spent"


@pytest.mark.parametrize(
    ("again", "problem", "seat"),
    [
        ((None, None), kr.RoundProblem.SECOND_CHOICE_MISSING, 0),
        (("123", "456"), kr.RoundProblem.SECOND_CHOICE_NEEDLESS, 1),
        (("123",), kr.RoundProblem.WRONG_COUNT, None),
        (("W12", None), kr.SelectionProblem.WITCH_AGAIN, 0),
    ],
)
def test_a_wrong_second_choice(
    again: tuple[str | None, ...],
    problem: kr.RoundProblem | kr.SelectionProblem,
    seat: int | None,
) -> None:
    game = kr.Game(NAMES).choose(selections("W45", "678"))
    chosen = tuple(kr.Selection.parse(code) if code else None for code in again)
    with pytest.raises(kr.GameError) as caught:
        game.choose_again(chosen)
    assert (caught.value.problem, caught.value.seat) == (problem, seat)
    assert caught.value.player == (None if seat is None else NAMES[seat])


def test_what_no_second_choice_follows() -> None:
    game = kr.Game(NAMES)
    with pytest.raises(kr.GameError) as caught:
        game.choose_again((None, None))
    assert caught.value.problem is kr.RoundProblem.NOT_PENDING
    with pytest.raises(kr.GameError) as caught:
        game.reveal(selections("123", "456"))
    assert caught.value.problem is kr.RoundProblem.NO_WITCH


def test_a_record_with_a_bad_round_carries_the_error_of_its_game() -> None:
    played = [{"selections": [["1", "2", "3"], ["4"]]}]
    record = {"format": "kingsroad-game", "version": 1, "players": NAMES, "rounds": played}
    with pytest.raises(kr.RecordError) as caught:
        kr.decode_game(json.dumps(record), "some file")
    inner = caught.value.game_error
    assert inner is not None and inner.problem is kr.SelectionProblem.TOO_FEW
    assert (inner.round_number, inner.seat, inner.player) == (1, 1, "Bob")


def test_an_impossible_position_names_field_seat_and_region() -> None:
    with pytest.raises(kr.PositionError) as caught:
        position(2, scores=(0, 1000))
    assert (caught.value.where, caught.value.seat, caught.value.region) == ("scores", 1, None)
    data = GameData.of(kr.Game(NAMES, start=kr.starting_position(2)))
    assert data.start is not None
    data.start.nobles = [[], [5], [], [], [], [], [], []]
    with pytest.raises(kr.PositionError) as caught:
        data.start.position(kr.Variant.STANDARD, kr.kingdom())
    assert (caught.value.where, caught.value.seat, caught.value.region) == ("nobles", None, 2)
