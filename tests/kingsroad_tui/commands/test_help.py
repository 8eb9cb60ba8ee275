"""Commands that do one small thing: help, the guided game, notes, sharing."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from assassins.records import encode_game as encode_town
from kingsroad_tui.cli import cli, commands_of, run
from kingsroad_tui.games import GAMES
from kingsroad_tui.kingsroad.learn.lesson import STEPS
from kingsroad_tui.kingsroad.learn.words import finished_lines
from kingsroad_tui.shell.errors import ExitCode, Unusable
from kingsroad_tui.shell.game_commands import GameCommands
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.shell.place import Later
from tabletop.words.voice import phrase
from tests.support.paths import GAMES as GAME_FILES
from tests.support.planted_assassins import planted_game


@pytest.mark.parametrize("group", [[], ["assassins"]], ids=["first", "second"])
def test_every_command_is_told_of_in_a_whole_sentence(group: list[str]) -> None:
    said = CliRunner().invoke(cli, [*group, "--help"], terminal_width=80).output
    _, commands = said.split("\nPlay:\n")
    assert "..." not in commands
    whole = " ".join(commands.split())
    assert "Join a friend's table with the invitation that the host was given." in whole


def test_commands_stand_in_groups_above_examples_that_work() -> None:
    said = CliRunner().invoke(cli, ["--help"], terminal_width=80).output
    groups, below = said.partition("\nPlay:\n")[2].split("\nExamples:\n")
    named = re.findall(r"^  ([a-z]+)  ", groups, re.MULTILINE)
    assert sorted(named) == sorted(name for name, one in cli.commands.items() if not one.hidden)
    assert named[-1] == "assassins"
    examples, variables = below.split("\nEnvironment variables:\n")
    lines = re.findall(r"^  kingsroad (\S+) (.+?)  ", examples, re.MULTILINE)
    assert len(lines) == 3
    for name, words in lines:
        cli.commands[name].make_context(name, words.split())
    named = re.findall(r"^  ([A-Z]\w+)  ", variables, re.MULTILINE)
    assert named == ["KINGSROAD_HOME", "KINGSROAD_LANGUAGE", "NO_COLOR", "TEXTUAL_ANIMATIONS"]


def test_rules_and_a_record_are_enough() -> None:
    """What a game has not is no command of it."""
    game = GAMES[1]
    known = game.commands()
    few = GameCommands(about="A game.", open=known.open, encode=known.encode)
    commands = commands_of(replace(game, commands=lambda: few), {}).commands
    assert set(commands) == {"play", "share", "note"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.word)
def test_what_is_imported_later_is_there(game: GameDescription) -> None:
    parts = game.commands()
    every = [parts, parts.lesson, parts.replay, parts.puzzles]
    found = [getattr(part, one.name) for part in every if part for one in fields(part)]
    later = [one for one in found if isinstance(one, Later)]
    assert len(later) == 12
    assert all(one.load() is not None for one in later)


def learn(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", "learn", *arguments],
        check=False,
        input=typed,
        capture_output=True,
        text=True,
    )


def test_the_whole_lesson_in_plain_text_with_right_and_wrong_words() -> None:
    first = ["D12", "164", "123", "625", "71K", "27K", "724", "43K"]
    words = [*first, "W12", "123", "45K", "D8K", "234", "41K"]
    done = learn("--plain", typed="\n".join(words) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    for step in STEPS:
        assert phrase(f"kingsroad-learn-step-{step.name}.praise") in done.stdout
    for sentence in finished_lines():
        assert sentence in done.stdout
    assert "The Dragon comes in step 7." in done.stdout
    assert "You would tie with Baron in 6 Wizard's Tower: 4 points." in done.stdout
    assert "You would not be first in" in done.stdout or "You would tie" in done.stdout


def test_it_can_be_left_at_any_step() -> None:
    done = learn("--plain", "--from", "3", typed="quit\n")
    assert done.returncode == 0
    assert "Step 3 of 8" in done.stdout and "Step 4" not in done.stdout
    assert learn("--plain", typed="").returncode == 0


def test_without_a_terminal_it_says_so() -> None:
    done = learn()
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "--plain" in done.stderr
    assert learn("--from", "9").returncode == 2


@pytest.fixture
def road(tmp_path: Path) -> str:
    return str(shutil.copy(GAME_FILES[1], tmp_path / "road.json"))


def test_notes_are_kept_printed_and_removed(road: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["note", road]) == 0
    assert capsys.readouterr().out == "No notes yet.\n"
    assert run(["note", road, "A close one"]) == 0
    assert run(["note", road, "--round", "3", "Too early"]) == 0
    assert run(["note", road]) == 0
    assert capsys.readouterr().out == "Game: A close one\nRound 3: Too early\n"
    assert run(["note", road, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "game": "A close one",
        "rounds": {"3": "Too early"},
    }
    assert run(["note", road, ""]) == 0
    assert run(["note", road, "--round", "3", ""]) == 0
    assert run(["note", road]) == 0
    assert capsys.readouterr().out == "No notes yet.\n"
    assert run(["replay", road]) == 0


def test_the_other_game_has_them_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "town.json"
    path.write_bytes(encode_town(planted_game()))
    assert run(["assassins", "note", str(path), "--round", "2", "The monk!"]) == 0
    assert run(["assassins", "note", str(path)]) == 0
    assert capsys.readouterr().out == "Round 2: The monk!\n"
    assert run(["assassins", "replay", str(path)]) == 0


def test_what_cannot_be_noted_is_said(road: str, tmp_path: Path) -> None:
    """A round that is not there, a file of the other game, none at all; the file stays as it is."""
    before = Path(road).read_bytes()
    for asked in (
        ["note", road, "--round", "999", "x"],
        ["note", str(tmp_path / "none.json"), "x"],
        ["assassins", "note", road, "x"],
    ):
        try:
            assert run(asked) == ExitCode.UNUSABLE
        except Unusable as error:
            assert error.exit_code == ExitCode.UNUSABLE
    assert Path(road).read_bytes() == before


TOWN = "tests/assassins/games/king-killed.json"


def shared(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    assert run([*command[:-1], "share", command[-1]]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    return line


def test_commands_take_the_line_for_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    game = str(GAME_FILES[0])
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
    line = shared(capsys, str(GAME_FILES[0]))
    assert run([command, line[:200]]) == 2
    said = capsys.readouterr()
    assert len(said.err.splitlines()) == 1 and len(said.err) < 120 and "the line" in said.err
