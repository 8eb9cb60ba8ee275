"""``kingsroad share``: a whole game as a line that every command takes for the game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kingsroad_tui.cli import run
from tests.support.paths import GAMES

TOWN = "tests/assassins/games/king-killed.json"


def shared(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    assert run([*command[:-1], "share", command[-1]]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    return line


def test_commands_take_the_line_for_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    game = str(GAMES[0])
    line = shared(capsys, game)
    for command in (["position", game], ["replay", "--json", game]):
        assert run(command) == 0
        named = capsys.readouterr().out
        assert run([*command[:-1], line]) == 0
        answer = capsys.readouterr().out
        if "--json" in command:
            assert json.loads(answer) | {"file": game} == json.loads(named)
        else:
            assert answer == named
    assert run(["replay", line]) == 0
    assert capsys.readouterr().out.startswith("the line: ")


def test_those_of_the_second_game_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = shared(capsys, "assassins", TOWN)
    assert run(["assassins", "position", line]) == 0
    code = capsys.readouterr().out
    assert run(["assassins", "position", TOWN]) == 0
    assert capsys.readouterr().out == code
    page = tmp_path / "page.html"
    assert run(["assassins", "analyse", line, "--seconds", "0.01", "--html", str(page)]) == 0
    assert page.exists()


def test_a_secret_of_a_running_game_is_not_in_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = json.loads(Path("tests/assassins/games/out-of-time.json").read_text())
    record["rounds"] = record["rounds"][:1]
    del record["rounds"][0]["people"]
    lines = []
    for secret in (record["secret"], ["a", "b", "c"]):
        running = tmp_path / "running.json"
        running.write_text(json.dumps(record | {"secret": secret}))
        lines.append(shared(capsys, "assassins", str(running)))
    assert lines[0] == lines[1]


@pytest.mark.parametrize("command", ["position", "replay", "share", "analyse"])
def test_half_a_line_is_refused_in_one_short_line(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    line = shared(capsys, str(GAMES[0]))
    assert run([command, line[:200]]) == 2
    said = capsys.readouterr()
    assert len(said.err.splitlines()) == 1 and len(said.err) < 120 and "the line" in said.err
