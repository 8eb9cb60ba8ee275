"""Programs as players of either game: what they are told, and that they harm no game."""

from __future__ import annotations

import asyncio
import gc
import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from advisor import program_processes
from advisor.assassins.computers import play_phase
from advisor.assassins.programs import AssassinsProgram, ProgramSide
from advisor.kingsroad.players.programs import Program
from advisor.program_processes import command_of
from assassins.actions import Side
from assassins.games import AssassinsGame, new_game
from assassins.position import AssassinsPhase
from assassins.secret import Secret
from kingsroad.cards import Selection
from kingsroad.games import Game
from tabletop.game import Forfeit, SeatView
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS
from tests.support.app.processes import MARK, marked, needs_proc, wait_for
from tests.support.player_scripts import LOGGING, script
from tests.support.soak import sampled
from tests.support.yardstick import within_yardsticks

ANSWER = (
    LOGGING
    + """\
    codes = ["1", "6", "K"] if message["type"] == "choose" else ["D", "8", "K"]
    print(json.dumps({"id": message["id"], "selection": codes, "comment": "ignored"}), flush=True)
"""
)


def waiting_game() -> Game:
    return Game(("Ann", "Bob")).reveal([Selection.parse("W12"), Selection.parse("82K")])


def test_a_program_is_sent_what_is_public_and_plays(tmp_path: Path) -> None:
    game = waiting_game()
    with Program(script(tmp_path, ANSWER)) as program:
        assert program.choose(Game(("Ann", "Bob"))).code == "16K"
        assert program.choose(game).code == "D8K"
        done = game.choose_again((Selection.parse("D8K"), None))
        assert program.choose(done).code == "16K"
        program.end(done)
    sent = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [message["type"] for message in sent] == ["choose", "rechoose", "choose", "end"]
    assert sent[0]["players"] == ["Ann", "Bob"]
    assert sent[0]["variant"] == "standard"
    assert sent[0]["board"] is None
    assert sent[0]["rounds"] == []
    assert sent[0]["seconds"] == 5.0
    assert sent[0]["position"]["in_hand"] == [19, 19]
    assert sent[1]["revealed"] == [["W"], ["8", "2", "K"]]
    assert sent[1]["position"]["in_hand"] == [19, 16]
    assert sent[1]["position"]["witch"] == [False, True]
    assert sent[2]["rounds"][0]["selections"][0] == ["W"]
    assert sent[2]["rounds"][0]["reselections"] == {"0": ["D", "8", "K"]}


def test_a_program_is_sent_no_line_longer_than_promised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_processes, "MAX_LINE_BYTES", 200)
    with Program(script(tmp_path, ANSWER)) as program:
        with pytest.raises(Forfeit, match="too long for a line of 200 bytes"):
            program.choose(waiting_game())
        program.end(waiting_game())
    assert not (tmp_path / "log").exists()


BAD = {
    "illegal": ('input(); print(\'{"id": 1, "selection": ["K", "1", "2"]}\')', "not legal"),
    "spent": ('input(); print(\'{"id": 1, "selection": ["1"]}\')', "not legal"),
    "unknown card": ('input(); print(\'{"id": 1, "selection": ["x"]}\')', "not legal"),
    "nonsense": ("input(); print('hello')", "cannot be read"),
    "wrong type": ('input(); print(\'{"id": 1, "selection": "123"}\')', "cannot be read"),
    "wrong id": ('input(); print(\'{"id": 2, "selection": ["1", "2", "3"]}\')', "request 2"),
    "no answer": ("input()", "ended without an answer"),
    "never reads": ("import time; time.sleep(60)", "within"),
    "never ends a line": (
        "import sys, time\nsys.stdout.write('x' * 3_000_000 + '\\n'); sys.stdout.flush()"
        "\ntime.sleep(60)",
        "longer than",
    ),
    "floods": ("while True: print('[' * 1000)", "cannot be read"),
    "not UTF-8": (
        "import sys; input(); sys.stdout.buffer.write(b'\\xff\\xfe\\n')",
        "cannot be read",
    ),
}


@pytest.mark.parametrize(("text", "reason"), BAD.values(), ids=BAD)
def test_a_bad_answer_forfeits_with_the_reason(tmp_path: Path, text: str, reason: str) -> None:
    slow = 0.3 if reason == "within" else 10.0
    with (
        within_yardsticks(15),
        Program(script(tmp_path, text), seconds=slow) as program,
        pytest.raises(Forfeit, match=reason),
    ):
        program.choose(Game(("Ann", "Bob")))


def test_a_program_that_does_not_exist() -> None:
    with pytest.raises(Forfeit, match="could not be started") as forfeit:
        Program("/nowhere/at-all --fast")
    assert forfeit.value.where == "/nowhere/at-all --fast"
    with pytest.raises(Forfeit, match="could not be started"):
        Program("'unbalanced")
    with pytest.raises(Forfeit, match="could not be started"):
        Program("")


def test_a_second_witch_choice_is_checked_against_the_second_hand(tmp_path: Path) -> None:
    text = 'input(); print(\'{"id": 1, "selection": ["W", "1", "2"]}\')'
    with Program(script(tmp_path, text)) as program, pytest.raises(Forfeit, match="not legal"):
        program.choose(waiting_game())


def test_names_of_programs() -> None:
    assert command_of("cmd:./bot --level 3") == "./bot --level 3"
    assert command_of("level 1") is None


FLOODS = """
import json, sys
for number in range(1, 10**9):
    sys.stdout.write(json.dumps({"id": number, "selection": ["1", "2", "3"]}) + "\\n")
"""

DAEMON = """
import os, subprocess
subprocess.Popen(["sleep", "600"], start_new_session=True)
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execvp("sleep", ["sleep", "600"])
    os._exit(0)
os.wait()
"""
"""Leaves a child in a session of its own, and one that is nobody's child any more."""


def held() -> tuple[int, int]:
    """The threads and the descriptors of this process."""
    gc.collect()
    return threading.active_count(), len(list(Path("/proc/self/fd").iterdir()))


@needs_proc
@pytest.mark.parametrize("games", sampled((40, 200), 40))
def test_flooding_programs_leave_no_thread_and_no_descriptor(tmp_path: Path, games: int) -> None:
    """After that many games with them everything is as after 20."""
    command = script(tmp_path, DAEMON + FLOODS)
    after_20 = (0, 0)
    for number in range(games):
        with Program(command) as program:
            game = Game(("Ann", "Bob"))
            assert program.choose(game).code == "123"
            if number % 20 == 1:  # it takes the second that it has
                program.end(game)
        if number == 19:
            after_20 = held()
    assert held() == after_20


@needs_proc
def test_the_children_of_a_program_end_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = secrets.token_hex(8)
    monkeypatch.setenv(MARK, mark)
    with Program(script(tmp_path, DAEMON + FLOODS)) as program:
        program.choose(Game(("Ann", "Bob")))
        # One of them may still be on its way from fork to exec.
        assert wait_for(lambda: sum("sleep" in line for line in marked(mark).values()) == 2, 30)
    assert marked(mark) == {}


def test_closing_a_program_ends_the_wait_for_its_answer(tmp_path: Path) -> None:
    program = Program(script(tmp_path, "import time; time.sleep(60)"), seconds=60.0)
    closer = threading.Timer(0.3, program.close)
    closer.start()
    with within_yardsticks(5), pytest.raises(Forfeit, match="ended without an answer"):
        program.choose(Game(("Ann", "Bob")))
    closer.join()


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


BAD_PHASES = {
    "illegal": ('{"id": 1, "actions": ["Na4-a9"]}', "not legal"),
    "not an action": ('{"id": 1, "actions": ["hello"]}', "not legal"),
    "too dear": ('{"id": 1, "actions": ["Kj10-j9", "Kj9-j8"]}', "not legal"),
    "the other side's": ('{"id": 1, "actions": ["Th2-h3"]}', "not legal"),
    "too many": (json.dumps({"id": 1, "actions": ["Na4-a3"] * 201}), "more than 200"),
    "wrong type": ('{"id": 1, "actions": "Na4-a3"}', "cannot be read"),
}
"""What any program can do wrong, whatever the game, is in `BAD`."""


@pytest.mark.parametrize("name", BAD_PHASES)
def test_a_bad_phase_forfeits_with_the_reason(name: str, tmp_path: Path) -> None:
    answer, why = BAD_PHASES[name]
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
