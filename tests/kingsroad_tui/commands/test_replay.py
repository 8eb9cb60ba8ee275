"""``kingsroad replay``: its output to the letter, and what it says of bad files."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kingsroad.records import write_game
from kingsroad_tui.cli import run
from tests.support.legal import random_game
from tests.support.paths import GAMES


def test_the_promised_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "--json", *map(str, GAMES)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(GAMES)
    for file, line in zip(GAMES, lines, strict=True):
        replayed = json.loads(line)
        assert replayed["file"] == str(file)
        positions, rounds = replayed["positions"], replayed["rounds"]
        assert len(positions) == len(rounds) + 1
        first, last = positions[0], positions[-1]
        players = len(first["scores"])
        assert (first["round"], first["king"], first["scores"]) == (1, 1, [0] * players)
        assert first["in_hand"] == [19] * players
        assert first["nobles"] == [[]] * 8
        assert first["dragon"] == first["witch"] == [True] * players
        assert not first["finished"] and first["winners"] == []
        assert last["finished"] and last["winners"]
        assert last["round"] == len(rounds) + 1
        # Every point there is comes from a region that is listed, so the totals must agree.
        total = [0] * players
        for region in [*(r for scored in rounds for r in scored), *replayed["final"]]:
            for seat in range(players):
                total[seat] += region["places"][seat] + region.get("bonus", [0] * players)[seat]
        assert total == last["scores"]
        assert len(rounds[-1]) + len(replayed["final"]) == 8


def test_text_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["replay", str(GAMES[0])]) == 0
    text = capsys.readouterr().out
    assert "Round 1, the King in 1 Zin Kai's Deep" in text
    assert "The King walks on" in text
    assert "wins with" in text or "share the victory" in text
    fresh = tmp_path / "fresh.json"
    write_game(fresh, random_game(3, 1, rounds=0))
    assert run(["replay", str(fresh)]) == 0
    assert "No round has been played" in capsys.readouterr().out


def test_a_bad_file_is_reported_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "kingsroad-game", "version": 99}')
    missing = tmp_path / "missing.json"
    assert run(["replay", "--json", str(bad), str(GAMES[0]), str(missing), str(GAMES[1])]) == 2
    printed = capsys.readouterr()
    assert [json.loads(line)["file"] for line in printed.out.splitlines()] == list(
        map(str, GAMES[:2])
    )
    assert printed.err.splitlines() == [
        f"kingsroad: {bad}: version: 99 is not one this program reads (1)",
        f"kingsroad: {missing}: No such file or directory",
    ]
    assert bad.read_text() == '{"format": "kingsroad-game", "version": 99}'


def test_a_hostile_file_name_is_printed_as_one_clean_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "a\x1b[31m\nb\udcff.json"
    write_game(file, random_game(2, 1, rounds=1))
    assert run(["replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith(f"{tmp_path}/a␛[31m b�.json: Ann")
    assert run(["replay", "--json", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["file"] == f"{tmp_path}/a\x1b[31m\nb?.json"


def test_as_a_program(tmp_path: Path) -> None:
    """In a process of its own: no traceback, one line, exit code 2, the file untouched."""
    brackets = tmp_path / "brackets.json"
    brackets.write_bytes(b"[" * 15_000_000)
    huge = tmp_path / "huge.json"
    with huge.open("wb") as out:
        for _ in range(100):
            out.write(b"[" * 1_000_000)
    for file in (brackets, huge):
        before = file.stat()
        done = subprocess.run(
            [sys.executable, "-m", "kingsroad_tui", "replay", str(file)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
        assert str(file) in done.stderr
        assert (file.stat().st_size, file.stat().st_mtime_ns) == (
            before.st_size,
            before.st_mtime_ns,
        )


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["replay", "--help"]])
def test_asking_for_help_loads_neither_screen_nor_solver(arguments: list[str]) -> None:
    script = (
        "import sys; from kingsroad_tui.cli import run; code = run(sys.argv[1:]);"
        "unwanted = {'textual', 'ortools', 'numpy', 'rich', 'jinja2', 'markdown_it'};"
        "heavy = unwanted & set(sys.modules);"
        "sys.exit(f'loaded {heavy}' if heavy else code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "kingsroad" in done.stdout


def test_wrong_usage_is_one_line_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["replay"], ["replay", "--nonsense", "x"], ["dance"]):
        assert run(arguments) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
