"""Errors say what, where and why as fields; the one-line message is made of them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

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


def test_a_round_after_the_end() -> None:
    with pytest.raises(kr.RoundError) as caught:
        kr.reveal(position(2, scores=(40, 0)), selections("123", "456"))
    assert (caught.value.problem, caught.value.seat) == (kr.RoundProblem.GAME_OVER, None)


def record(**changes: Any) -> str:
    data: dict[str, Any] = {"format": "kingsroad-game", "version": 1, "players": NAMES}
    return json.dumps(data | {"rounds": []} | changes)


@pytest.mark.parametrize(
    ("content", "where", "why"),
    [
        (
            record(format="chess"),
            "",
            "is a file of the format 'chess', not a saved game of King's Road",
        ),
        (record(version=2), "version", "2 is not one this program reads (1)"),
        (record(players=["Ann", ""]), "players[1]", "the name is blank"),
        (
            record(rounds=[{"selections": [["1", "2", "3"], ["9"]]}]),
            "round 1, Bob",
            "'9': there is no such card",
        ),
        (
            record(rounds=[{"selections": [[]] * 3}]),
            "round 1",
            "there must be 2 selections, one a player",
        ),
        (
            record(rounds=[{"selections": [["1", "2", "3"]] * 2, "reselections": {"7": []}}]),
            "round 1",
            "reselections: there is no seat '7'",
        ),
        ("{", "", "is not a saved game, or damaged (Input data was truncated)"),
    ],
)
def test_a_bad_record_says_where(content: str, where: str, why: str) -> None:
    with pytest.raises(kr.RecordError) as caught:
        kr.decode_game(content, "some file")
    error = caught.value
    assert (error.source, error.where, error.why) == ("some file", where, why)
    assert error.detail == (f"{where}: {why}" if where else why)
    assert str(error) == f"some file: {error.detail}"


def test_a_record_with_a_bad_round_carries_the_error_of_its_game() -> None:
    played = [{"selections": [["1", "2", "3"], ["4"]]}]
    with pytest.raises(kr.RecordError) as caught:
        kr.decode_game(record(rounds=played), "some file")
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


@pytest.mark.parametrize(
    ("code", "field", "seat", "region"),
    [
        ("KR1:s:x:1:0DW.00000000.-:0DW.00000000.-", "round", None, None),
        ("KR1:s:1:1:0DW.00000000.-:0DW.0000000.-", "player 2", 1, None),
        ("KR1:s:1:1:0DW.00000000.-:0DW.0000000j.1", "player 2", 1, None),
        ("KR1:s:1:1:0DW.00000000.4:0DW.00000000.4", "nobles", None, 4),
        ("KR1:s:1:1:1000DW.00000000.-:0DW.00000000.-", "scores", 0, None),
    ],
)
def test_a_bad_code_names_its_field(
    code: str, field: str, seat: int | None, region: int | None
) -> None:
    with pytest.raises(kr.CodeError) as caught:
        kr.parse_position(code)
    error = caught.value
    assert (error.where, error.seat, error.region) == (field, seat, region)
    assert str(error) == f"{field}: {error.why}"


def test_a_bad_board_file_names_file_and_region(tmp_path: Path) -> None:
    rows = "".join(
        f'[[regions]]\nregion = {n}\nname = "R{n}"\nbanner = [3, {n}, 1]\nsource = ""\n'
        for n in range(1, 9)
    )
    file = tmp_path / "board.toml"
    file.write_text(f'name = "Mine"\n{rows}')
    with pytest.raises(kr.BoardError) as caught:
        kr.read_board(file)
    error = caught.value
    assert (error.source, error.where, error.region) == (str(file), "region 4", 4)
    assert str(error) == f"{file}: region 4: a banner's points never rise"
