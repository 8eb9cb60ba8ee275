"""Programs as players of King & Assassins: what they are told, and that nothing they do harms."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from advisor.assassins.computers import play_phase
from advisor.assassins.programs import AssassinsProgram, Forfeit, ProgramSide
from assassins.actions import Side
from assassins.games import AssassinsGame, new_game
from assassins.position import AssassinsPhase
from assassins.secret import Secret
from tabletop.game import SeatView
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS
from tests.support.player_scripts import LOGGING, script

# Plays the first step of its own that the position offers, whoever it is; logs what it is told.
STEPPER = (
    LOGGING
    + """\
    answer = {"id": message["id"], "comment": "ignored"}
    if message["type"] == "choose-assassins":
        answer["assassins"] = ["b", "f", "k"]
    else:
        answer["actions"] = json.loads(sys.argv[2])
    print(json.dumps(answer), flush=True)
"""
)


def told(folder: Path) -> Iterator[dict[str, Any]]:
    for line in (folder / "log").read_text().splitlines():
        yield json.loads(line)


def acted(program: ProgramSide, game: AssassinsGame) -> list[str]:
    """What a program does for the rest of the running phase."""
    actions = asyncio.run(program.choose(SeatView(game, game.position.side.seat)))
    after = game.after({game.position.side.seat: actions})
    return [str(report.action) for report in after.phases[-1].actions[len(game.running) :]]


def chosen(program: ProgramSide, game: AssassinsGame) -> Secret:
    secret = asyncio.run(program.choose(SeatView(game, Side.PEOPLE.seat)))
    assert isinstance(secret, Secret)
    return secret


def begun() -> AssassinsGame:
    game = new_game(PLAYERS, secret=Secret.of("adk"))
    return game.turn_up(game.town.deck[0])


def test_the_kings_program_plays_and_is_never_told_the_secret(tmp_path: Path) -> None:
    command = script(tmp_path, STEPPER, json.dumps(["Na4-a3", "Na3>b3"]))
    with closing(ProgramSide(command, Side.KING)) as program:
        assert acted(program, begun()) == ["Na4-a3", "Na3>b3"]
        program.end(begun())
    first, end = told(tmp_path)
    assert first["type"] == "play-phase"
    assert (first["side"], first["card"], first["arrest"]) == ("king", [1, 6, True, 5], True)
    assert first["left"] == {"king": 1, "knights": 6, "people": 0}
    assert first["position"]["king"] == "j10" and first["board"] is None
    # It is not even told when the game was broken off.
    assert first["secret"] is None and end["secret"] is None and end["result"] is None


def test_the_kings_program_learns_the_secret_at_the_end(tmp_path: Path) -> None:
    over = replace(new_game(PLAYERS, secret=Secret.of("adk")), position=position(king="c3"))
    over = over.act("Kc3-out")
    with AssassinsProgram(script(tmp_path, STEPPER, "[]"), Side.KING) as program:
        program.end(over)
    [end] = told(tmp_path)
    assert end["secret"] == ["a", "d", "k"]
    assert end["result"] == {"winner": "king", "by": "castle"}


def test_the_peoples_program_chooses_and_is_told_its_own_choice(tmp_path: Path) -> None:
    command = script(tmp_path, STEPPER, json.dumps(["Tb3-c3", "Rc3"]))
    with closing(ProgramSide(command, Side.PEOPLE)) as program:
        game = new_game(PLAYERS)
        game = game.with_secret(chosen(program, game))
        game = game.turn_up(game.town.deck[0]).end_phase()
        assert acted(program, game) == ["Tb3-c3", "Rc3"]
    first, second = told(tmp_path)
    assert first["type"] == "choose-assassins" and first["secret"] is None
    assert second["secret"] == ["b", "f", "k"]
    assert second["left"] == {"king": 0, "knights": 0, "people": 5}
    assert second["rounds"] == [{"card": [1, 6, True, 5], "king": "-", "people": None}]


def test_a_running_phase_is_told_as_far_as_it_has_come(tmp_path: Path) -> None:
    with closing(ProgramSide(script(tmp_path, STEPPER, '["Na3>b3"]'), Side.KING)) as program:
        assert acted(program, begun().act("Na4-a3")) == ["Na3>b3"]
    [message] = told(tmp_path)
    assert message["pending"] == "Na4-a3" and message["left"]["knights"] == 5


def test_what_follows_an_arrest_that_ends_the_game_does_not_happen(tmp_path: Path) -> None:
    now = position(knights="c3 c4", townsfolk={"a": "d3"}, revealed="bc", killed="bc")
    game = replace(begun(), start=now, position=now, secret=Secret.of("abc"))
    command = script(tmp_path, STEPPER, json.dumps(["Nc3#d3", "Nc3-d3", "nonsense"]))
    with closing(ProgramSide(command, Side.KING)) as program:
        assert acted(program, game) == ["Nc3#d3"]


def test_a_whole_game_against_a_computer(tmp_path: Path) -> None:
    with closing(ProgramSide(script(tmp_path, STEPPER, "[]"), Side.PEOPLE)) as program:
        game = new_game(PLAYERS)
        game = game.with_secret(chosen(program, game))
        for card in game.town.deck[:4]:
            game = game.turn_up(card)
            game = game.play_phase(tuple(play_phase(game, "rule-of-thumb", 1)))
            assert game.position.phase is AssassinsPhase.PEOPLE
            game = game.play_phase(acted(program, game))
        program.end(game)
    assert len(list(told(tmp_path))) == 6


BAD = {
    "illegal": ('{"id": 1, "actions": ["Na4-a9"]}', "not legal"),
    "not an action": ('{"id": 1, "actions": ["hello"]}', "not legal"),
    "too dear": ('{"id": 1, "actions": ["Kj10-j9", "Kj9-j8"]}', "not legal"),
    "the other side's": ('{"id": 1, "actions": ["Th2-h3"]}', "not legal"),
    "too many": (json.dumps({"id": 1, "actions": ["Na4-a3"] * 201}), "more than 200"),
    "wrong id": ('{"id": 2, "actions": []}', "request 2"),
    "wrong type": ('{"id": 1, "actions": "Na4-a3"}', "cannot be read"),
    "nonsense": ("hello", "cannot be read"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_answer_forfeits_with_the_reason(name: str, tmp_path: Path) -> None:
    answer, why = BAD[name]
    command = script(tmp_path, f"input(); print({answer!r}, flush=True); input()")
    with (
        closing(ProgramSide(command, Side.KING)) as program,
        pytest.raises(Forfeit, match=why) as caught,
    ):
        acted(program, begun())
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("letters", [["a", "b"], ["a", "a", "b"], ["a", "b", "z"], []])
def test_a_choice_that_is_not_three_of_the_twelve_forfeits(
    letters: list[str], tmp_path: Path
) -> None:
    answer = json.dumps({"id": 1, "assassins": letters})
    command = script(tmp_path, f"input(); print({answer!r}, flush=True); input()")
    with (
        closing(ProgramSide(command, Side.PEOPLE)) as program,
        pytest.raises(Forfeit, match="not legal"),
    ):
        chosen(program, new_game(PLAYERS))


def test_a_program_that_is_silent_forfeits(tmp_path: Path) -> None:
    command = script(tmp_path, "import time; time.sleep(60)")
    with (
        closing(ProgramSide(command, Side.KING, seconds=0.2)) as program,
        pytest.raises(Forfeit, match="no answer within"),
    ):
        acted(program, begun())
