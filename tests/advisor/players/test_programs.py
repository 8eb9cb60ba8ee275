"""Programs as players: what they are sent, and that nothing they do harms the game."""

from __future__ import annotations

import gc
import json
import secrets
import threading
from pathlib import Path

import pytest

from advisor import program_processes
from advisor.kingsroad.players.programs import Forfeit, Program, command_of
from kingsroad.cards import Selection
from kingsroad.games import Game
from tests.support.app.processes import MARK, marked, needs_proc, wait_for
from tests.support.player_scripts import LOGGING, script
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
        assert program.choose(Game(("Ann", "Bob")), 0).code == "16K"
        assert program.choose(game, 0).code == "D8K"
        done = game.choose_again((Selection.parse("D8K"), None))
        assert program.choose(done, 0).code == "16K"
        program.end(done, 0)
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
            program.choose(waiting_game(), 0)
        program.end(waiting_game(), 0)
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
        program.choose(Game(("Ann", "Bob")), 0)


def test_a_program_that_does_not_exist() -> None:
    with pytest.raises(Forfeit, match="could not be started") as forfeit:
        Program("/nowhere/at-all --fast")
    assert forfeit.value.where == "/nowhere/at-all --fast"
    assert forfeit.value.why == str(forfeit.value)
    with pytest.raises(Forfeit, match="could not be started"):
        Program("'unbalanced")
    with pytest.raises(Forfeit, match="could not be started"):
        Program("")


def test_a_second_witch_choice_is_checked_against_the_second_hand(tmp_path: Path) -> None:
    text = 'input(); print(\'{"id": 1, "selection": ["W", "1", "2"]}\')'
    with Program(script(tmp_path, text)) as program, pytest.raises(Forfeit, match="not legal"):
        program.choose(waiting_game(), 0)


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


def assert_games_hold_nothing(folder: Path, games: int) -> None:
    """After that many games with flooding programs everything is as after 20."""
    command = script(folder, DAEMON + FLOODS)
    after_20 = (0, 0)
    for number in range(games):
        with Program(command) as program:
            game = Game(("Ann", "Bob"))
            assert program.choose(game, 0).code == "123"
            if number % 20 == 1:  # it takes the second that it has
                program.end(game, 0)
        if number == 19:
            after_20 = held()
    assert held() == after_20


@needs_proc
def test_flooding_programs_leave_no_thread_and_no_descriptor(tmp_path: Path) -> None:
    assert_games_hold_nothing(tmp_path, 40)


@needs_proc
@pytest.mark.soak
def test_many_flooding_programs_leave_no_thread_and_no_descriptor(tmp_path: Path) -> None:
    assert_games_hold_nothing(tmp_path, 200)


@needs_proc
def test_the_children_of_a_program_end_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = secrets.token_hex(8)
    monkeypatch.setenv(MARK, mark)
    with Program(script(tmp_path, DAEMON + FLOODS)) as program:
        program.choose(Game(("Ann", "Bob")), 0)
        # One of them may still be on its way from fork to exec.
        assert wait_for(lambda: sum("sleep" in line for line in marked(mark).values()) == 2, 30)
    assert marked(mark) == {}


def test_closing_a_program_ends_the_wait_for_its_answer(tmp_path: Path) -> None:
    program = Program(script(tmp_path, "import time; time.sleep(60)"), seconds=60.0)
    closer = threading.Timer(0.3, program.close)
    closer.start()
    with within_yardsticks(5), pytest.raises(Forfeit, match="ended without an answer"):
        program.choose(Game(("Ann", "Bob")), 0)
    closer.join()
