"""Programs as players: what they are sent, and that nothing they do harms the game."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import pytest

from advisor.players.programs import Forfeit, Program, command_of
from kingsroad.cards import Selection
from kingsroad.games import Game

ANSWER = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    with open(sys.argv[1], "a") as log:
        log.write(line)
    if message["type"] == "end":
        break
    codes = ["1", "6", "K"] if message["type"] == "choose" else ["D", "8", "K"]
    print(json.dumps({"id": message["id"], "selection": codes, "comment": "ignored"}), flush=True)
"""


def script(folder: Path, text: str) -> str:
    file = folder / "player.py"
    file.write_text(text)
    return f"'{sys.executable}' '{file}' '{folder / 'log'}'"


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
    start = time.monotonic()
    slow = 0.3 if reason == "within" else 10.0
    with (
        Program(script(tmp_path, text), seconds=slow) as program,
        pytest.raises(Forfeit, match=reason),
    ):
        program.choose(Game(("Ann", "Bob")), 0)
    assert time.monotonic() - start < 30


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
