"""Records: what is refused, and with which words; that nothing is lost.

Errors say what, where and why as fields; the one-line message is made of them.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

import kingsroad as kr
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import MAX_ROUNDS, PositionData, starting_position
from kingsroad.records import GameData, RecordError, decode_game, encode_game, read_game, write_game
from tabletop.errors import clause, placed
from tabletop.files import write_atomically
from tabletop.records import MAX_RECORD_BYTES
from tabletop.say import Say
from tabletop.words.voice import english
from tests.support.builders import position
from tests.support.damaged_texts import NO_RECORDS
from tests.support.legal import random_game
from tests.support.paths import GAMES


def record(**changes: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "format": "kingsroad-game",
        "version": 1,
        "players": ["Ann", "Bob"],
        "rounds": [
            {
                "selections": [["1", "6", "K"], ["W", "2", "3"]],
                "reselections": {"1": ["4", "5", "D"]},
            }
        ],
    }
    return plain | changes


def refused(content: bytes | str) -> str:
    with pytest.raises(RecordError) as caught:
        decode_game(content, "game.json")
    error, message = caught.value, str(caught.value)
    assert "\n" not in message
    assert error.detail == (placed(error.where, error.why) if error.where else clause(error.why))
    assert error.source == "game.json" and message == f"game.json: {english(error.detail)}"
    return message


def one_round(selections: list[list[str]], again: dict[str, list[str]] | None = None) -> str:
    return json.dumps(record(rounds=[{"selections": selections, "reselections": again or {}}]))


OTHER = ["2", "3", "4"]

BAD_ROUNDS = {
    "a card played twice": (one_round([["1", "1", "2"], OTHER]), "round 1, Ann.*twice"),
    "a Knight first": (one_round([["K", "1", "2"], OTHER]), "round 1, Ann.*Knight must come last"),
    "a Witch second": (one_round([OTHER, ["1", "W", "2"]]), "round 1, Bob.*Witch must come first"),
    "an unknown card": (one_round([["9", "1", "2"], OTHER]), "round 1, Ann.*no such card"),
    "too few cards": (one_round([["1", "2"], OTHER]), "round 1, Ann.*fewer cards"),
    "a missing reselection": (one_round([["W", "1", "2"], OTHER]), "round 1, Ann.*missing"),
    "a needless reselection": (one_round([OTHER, OTHER], {"0": OTHER}), "round 1, Ann.*no Witch"),
    "a reselected Witch": (
        one_round([["W", "1", "2"], OTHER], {"0": ["W", "1", "2"]}),
        "round 1, Ann.*second choice",
    ),
    "a reselection of nobody's": (
        one_round([["W", "1", "2"], OTHER], {"0": OTHER, "7": OTHER}),
        "round 1.*no seat '7'",
    ),
    "a selection missing": (one_round([OTHER]), "round 1.*2 selections"),
}


@pytest.mark.parametrize(("text", "reason"), BAD_ROUNDS.values(), ids=BAD_ROUNDS)
def test_a_round_that_breaks_a_rule_is_refused_with_round_player_and_reason(
    text: str, reason: str
) -> None:
    assert re.search(reason, refused(text))


def test_a_dragon_spent_twice_and_too_many_cards_for_the_markers() -> None:
    dragon = {"selections": [["1", "2", "D"], OTHER]}
    assert "round 2, Ann" in (why := refused(json.dumps(record(rounds=[dragon, dragon]))))
    assert "Dragon is spent" in why
    start = to_builtins(PositionData.of(position(2, king=1, in_hand={0: 2})))
    why = refused(json.dumps(record(start=start, rounds=[{"selections": [OTHER, OTHER]}])))
    assert "round 1, Ann" in why
    assert "more cards" in why


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "is empty"),
        (encode_game(random_game(3, 1))[:300], "or damaged .*truncated"),
        *((content, "json: is not a saved game$") for content in NO_RECORDS),
        (json.dumps(record(format="chess")), "is a file of the format 'chess', not"),
        (json.dumps(record(version=99)), "version: 99"),
        (json.dumps(record(version="1")), "version: expected a whole number, got text"),
        (json.dumps(record(players=["Ann"])), "players: there are 2 to 5"),
        (json.dumps(record(players=["Ann", " "])), r"players\[1\]: the name is blank"),
        (
            json.dumps(record(players=["Ann", "ANN"])),
            r"players\[1\]: two players are called ANN",
        ),
        (json.dumps(record(players=["Stra\u00dfe", "STRASSE"])), "called"),
        (json.dumps(record(players=["\u00e9", "e\u0301"])), "called"),
        (json.dumps(record(players=["Ann", "B\x00b"])), "control character"),
        (json.dumps(record(players=["Ann", "x" * 10_000])), "longer than 40"),
        (json.dumps(record(variant="blitz")), "variant: there is no such value: 'blitz'"),
        (json.dumps(record(rounds={})), "rounds: expected a list, got a group of fields"),
        (json.dumps(record(pending={"selections": [OTHER, OTHER]})), "pending: nobody revealed"),
        (
            json.dumps(record(board={"name": "x", "regions": []})),
            "board.regions: expected a list of length >= 8",
        ),
        ("[" * 100_000, "nested too deeply|is not a saved game"),
        ('{"format": ' + "[" * 100_000, "is not a saved game|nested"),
        ('{"x": ' + "[" * 100_000, "nested too deeply|truncated"),
    ],
)
def test_bad_files_are_refused_in_one_line(content: bytes | str, reason: str) -> None:
    assert re.search(reason, refused(content))


def test_a_hundred_megabytes_of_brackets(tmp_path: Path) -> None:
    file = tmp_path / "brackets.json"
    with file.open("wb") as out:
        out.truncate(MAX_RECORD_BYTES)
        out.seek(0)
        out.write(b"[" * 1_000_000)
        out.seek(100_000_000)
        out.write(b"[")
    with pytest.raises(RecordError, match="larger than it may be"):
        read_game(file)
    assert file.stat().st_size == 100_000_001


def test_a_round_after_the_end_is_refused() -> None:
    game = random_game(2, 3)
    data = json.loads(encode_game(game))
    data["rounds"].append(data["rounds"][-1])
    assert "the game is over" in refused(json.dumps(data))


def test_a_game_whose_rounds_cannot_be_counted_further_is_refused() -> None:
    last = to_builtins(PositionData.of(starting_position(2))) | {"round": MAX_ROUNDS}
    assert decode_game(json.dumps(record(start=last, rounds=[])), "g").position.round == MAX_ROUNDS
    assert "cannot be counted" in refused(json.dumps(record(start=last)))


def test_every_promised_field_is_written() -> None:
    written = json.loads(encode_game(Game(("Ann", "Bob")).play([Selection.parse("123")] * 2)))
    assert {"format", "version", "players", "variant", "board", "start", "pending"} < set(written)
    assert written["rounds"] == [{"selections": [["1", "2", "3"]] * 2, "reselections": {}}]


def test_fields_a_reader_does_not_know_are_ignored() -> None:
    game = decode_game(json.dumps(record(comment="x", colour=[1, 2])), "game.json")
    assert game.players == ("Ann", "Bob")
    assert len(game.rounds) == 1


@pytest.mark.parametrize("name", ["[b]x[/b]", "山田 太郎", "x" * 40, "a b", "\U0001f451"])
def test_any_printable_name_is_legal(name: str) -> None:
    game = decode_game(json.dumps(record(players=[name, "Bob"])), "game.json")
    assert decode_game(encode_game(game), "again").players == (name, "Bob")


def test_a_start_is_checked() -> None:
    before = random_game(2, 9, rounds=3).position
    start = to_builtins(PositionData.of(before))
    assert decode_game(json.dumps(record(start=start, rounds=[])), "g").position == before
    assert "start: markers: player 1" in refused(
        json.dumps(record(start=start | {"in_hand": [19, 19]}, rounds=[]))
    )
    assert "start: finished" in refused(
        json.dumps(record(start=start | {"finished": True}, rounds=[]))
    )
    three = to_builtins(PositionData.of(random_game(3, 9, rounds=3).position))
    assert "start: has 3 players, not 2" in refused(json.dumps(record(start=three, rounds=[])))


def test_a_pending_round_goes_through_a_record() -> None:
    game = Game(("Ann", "Bob")).reveal([Selection.parse("W12"), Selection.parse("345")])
    read = decode_game(encode_game(game), "game.json")
    assert read == game
    assert read.revealed is not None
    assert read.revealed.waiting == (0,)
    done = read.choose_again((Selection.parse("12K"), None))
    assert decode_game(encode_game(done), "game.json") == done


def test_writing_is_atomic_and_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.json"
    write_game(file, random_game(2, 1))
    write_game(file, random_game(2, 2))
    assert read_game(file) == random_game(2, 2)
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]
    with pytest.raises(OSError, match="directory"):
        write_atomically(tmp_path / "deep", b"x")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["deep"]
    with pytest.raises(RecordError, match="a folder"):
        read_game(tmp_path)


def test_the_games_kept_with_the_tests() -> None:
    kinds = {(len(game.players), game.variant.value) for game in map(read_game, GAMES)}
    assert {(n, "standard") for n in (2, 3, 4, 5)} <= kinds
    assert any(variant == "permanent-nobles" for _, variant in kinds)
    for file in GAMES:
        game = read_game(file)
        assert game.finished
        assert encode_game(game) == file.read_bytes()


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
            "players[2]: two players are called ZOE\u0308",
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
    assert error.where == Say("kingsroad-choice-in-round", round=7, who="Bob")
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
    with pytest.raises(kr.RecordError) as caught:
        kr.decode_game(json.dumps(record(rounds=played)), "some file")
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
    ("typed", "code"),
    [("1d8", "1D8"), ("w47", "W47"), ("dw", ""), ("16k", "16k"), ("5dK", "5DK"), ("wdk", "")],
)
def test_letters_of_cards_may_be_small_where_they_can_mean_one_card(typed: str, code: str) -> None:
    """k is a card of its own: the Knight that declines, after a region only."""
    if code:
        assert kr.Selection.parse(typed).code == code
    else:
        with pytest.raises(kr.IllegalSelection):
            kr.Selection.parse(typed)


def test_small_letters_are_read_in_records_and_position_codes_and_never_written() -> None:
    record = b"""{"format": "kingsroad-game", "version": 1, "players": ["Ann", "Bob"], "rounds":
        [{"selections": [["w", "2", "3"], ["5", "4", "d"]],
          "reselections": {"0": ["d", "4", "5"]}}]}"""
    game = kr.decode_game(record, "a text")
    assert b'"W"' in kr.encode_game(game) and b'"w"' not in kr.encode_game(game)
    code = "KR1:s:4:5:12DW.00010000.38:9D.10200000.-"
    small = code.replace("DW", "dw").replace("9D", "9d")
    assert kr.print_position(kr.parse_position(small)) == code
