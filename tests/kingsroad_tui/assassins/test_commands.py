"""``kingsroad assassins``: output to the letter, and what it says of bad files."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from assassins.notation import print_position
from assassins.records import read_game
from assassins.replay import TownReplayData
from kingsroad_tui.cli import run
from tests.support.mutations import mutated
from tests.support.paths import ROOT

GAMES = sorted((ROOT / "tests" / "assassins" / "games").glob("*.json"))


def test_the_promised_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["assassins", "replay", "--json", *map(str, GAMES)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(GAMES)
    for file, line in zip(GAMES, lines, strict=True):
        replayed = json.loads(line)
        game = read_game(file)
        assert replayed == msgspec.to_builtins(TownReplayData.of(str(file), game))
        assert set(replayed) == {"file", "positions", "result"}
        first, last = replayed["positions"][0], replayed["positions"][-1]
        assert set(first) == {
            "round", "phase", "king", "wounds", "knights", "townsfolk", "revealed", "arrested",
            "killed",
        }  # fmt: skip
        assert (first["round"], first["phase"], first["wounds"]) == (1, "king", 0)
        assert (last["phase"] == "over") == (replayed["result"] is not None)


def test_text_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["assassins", "replay", str(GAMES[0])]) == 0
    text = capsys.readouterr().out
    assert "Round 1: king " in text
    assert "a knight on" in text.lower() and "the king walks from j10" in text.lower()
    assert "wins: the king is in the castle." in text
    assert "The assassins were the " in text


def test_a_running_game_is_told_up_to_its_last_action(capsys: pytest.CaptureFixture[str]) -> None:
    running = next(file for file in GAMES if "running" in file.name)
    assert run(["assassins", "replay", str(running)]) == 0
    text = capsys.readouterr().out
    assert "not played to its end" in text and "wins" not in text


def test_a_bad_file_is_reported_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    assert run(["assassins", "replay", "--json", str(bad), str(GAMES[0])]) == 2
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1
    [line] = err.splitlines()
    assert line.startswith(f"kingsroad: {bad}: ")


def test_the_code_of_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    for file in GAMES:
        assert run(["assassins", "position", str(file)]) == 0
        code = capsys.readouterr().out.strip()
        assert code == print_position(read_game(file).position)
        assert run(["assassins", "position", code]) == 0
        assert capsys.readouterr().out.strip() == code


def test_the_board_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    """Streets are dotted, roofs patterned, gates drawn; every pawn has its sign."""
    assert run(["assassins", "board", "--ascii"]) == 0
    drawn = capsys.readouterr().out
    assert drawn.isascii()
    assert "(K)" in drawn and "<7>" in drawn and "(l)" in drawn and "gate" in drawn
    assert run(["assassins", "board", "--width", "33", "--height", "11", str(GAMES[0])]) == 0
    assert len(capsys.readouterr().out.rstrip().splitlines()) == 11


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["board", "KA1:1"], "fields"),
        (["position", "nowhere.json"], "No such file"),
        (["board", "nowhere.toml"], "No such file"),
        (["replay", "/"], "directory"),
        (["dance"], "No such command"),
    ],
)
def test_what_cannot_be_used_is_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["assassins", *arguments]) == 2
    out, err = capsys.readouterr()
    [line] = err.splitlines()
    assert out == "" and said in line


def test_a_record_from_standard_input() -> None:
    command = [sys.executable, "-m", "kingsroad_tui", "assassins", "replay", "-", "--json"]
    done = subprocess.run(command, input=GAMES[0].read_bytes(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["result"] == {"winner": "king", "by": "castle"}


def test_mutated_records_are_replayed_or_refused_with_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mutated.json"
    for seed in range(150):
        file.write_bytes(mutated(GAMES[seed % len(GAMES)].read_bytes(), seed))
        code = run(["assassins", "replay", "--json", str(file)])
        out, err = capsys.readouterr()
        assert (code, len(out.splitlines()), len(err.splitlines())) in {(0, 1, 0), (2, 0, 1)}
