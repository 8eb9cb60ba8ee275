"""``kingsroad puzzles`` and ``kingsroad assassins puzzles``: made, listed, proved anew."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from advisor.messages import puzzle_files
from advisor.messages.exercises import AssassinsExercise, KingsroadExercise
from kingsroad_tui.cli import run
from kingsroad_tui.shell.errors import ExitCode
from tests.support.app.processes import wait_for

GAMES = ((), ("assassins",))


@pytest.mark.parametrize("game", GAMES, ids=("kingsroad", "assassins"))
def test_the_list_never_says_the_answer(
    game: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """A line each: kind, grade, where, how clear; then how many of each grade."""
    shipped = puzzle_files.assassins_puzzles() if game else puzzle_files.kingsroad_puzzles()
    assert run([*game, "puzzles", "list"]) == 0
    head, *rows, blank, counted = capsys.readouterr().out.rstrip("\n").split("\n")
    assert "about" in head
    assert not blank
    assert len(rows) == len(shipped)
    assert counted.startswith(f"{len(shipped)} puzzles: ")
    assert all(len(row) <= 80 for row in rows)


def test_the_list_as_json_can_be_read_as_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    """With the name that each has in the training book."""
    assert run(["puzzles", "list", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    read = [msgspec.json.decode(line, type=KingsroadExercise) for line in lines]
    assert tuple(read) == puzzle_files.kingsroad_puzzles()
    assert [json.loads(line)["id"] for line in lines] == [one.id for one in read]


def test_check_says_which_puzzle_is_not_as_clear_as_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, other = puzzle_files.assassins_puzzles()[:2]
    assert other.proof is not None
    bad = msgspec.structs.replace(
        other, proof=msgspec.structs.replace(other.proof, actions=[], letters=[])
    )
    path = tmp_path / "mine.jsonl"
    path.write_bytes(b"".join(puzzle_files.puzzle_lines([good, bad])) + b"not a puzzle\n")
    assert run(["assassins", "puzzles", "check", str(path), "--first", "1"]) == 0
    assert run(["assassins", "puzzles", "check", str(path)]) == ExitCode.FAILED
    said = capsys.readouterr()
    assert f"1 of 2 · {good.id} · proved" in said.out
    assert f"2 of 2 · {bad.id} · not proved:" in " ".join(said.out.split())
    assert "1 of 2 proved" in said.out
    assert "1 line passed over" in said.err


@pytest.mark.parametrize(
    "wrong",
    [
        ["check", "missing.jsonl"],
        ["list", "."],
        ["make", "--into", "x.jsonl", "--players", "nobody"],
        ["make", "--into", "-"],
        ["make"],
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    wrong: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["puzzles", *wrong]) == ExitCode.UNUSABLE
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="is interrupted in another way there")
def test_an_interrupted_search_leaves_what_it_found_and_goes_on(tmp_path: Path) -> None:
    """Ctrl+C after the first one: it is in the file, and the same command goes on from there."""
    path = tmp_path / "found.jsonl"
    command = [sys.executable, "-m", "kingsroad_tui", "assassins", "puzzles", "make"]
    asked = [*command, "--seed", "33", "--kind", "kill", "--kind", "who", "--into", str(path)]
    with subprocess.Popen([*asked, "--number", "500"], stderr=subprocess.PIPE) as search:
        assert wait_for(lambda: path.exists() and b"GAME1:" in path.read_bytes(), 120)
        search.send_signal(signal.SIGINT)
        _, said = search.communicate(timeout=60)
    assert search.returncode == ExitCode.INTERRUPTED
    assert b"Traceback" not in said
    found = puzzle_files.read_collected(path, AssassinsExercise)
    assert found.puzzles
    assert not found.unreadable
    before = path.read_bytes()
    again = subprocess.run([*asked, "--number", "1"], capture_output=True, timeout=60, check=False)
    assert again.returncode == 0
    assert path.read_bytes() == before
