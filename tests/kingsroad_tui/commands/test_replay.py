"""``kingsroad replay``: its output to the letter, and what it says of bad files.

A file, a code or what comes by standard input says of which game it is: no command is told.

Commands with damaged weights, checkpoints and results: one line and the right exit code.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from advisor.messages.computers import RANDOM
from kingsroad.records import write_game
from kingsroad_tui.cli import BY_FILE, run
from kingsroad_tui.cli import run as kingsroad
from tests.advisor.learning.test_archive import WEIGHTS
from tests.advisor.selfplay.test_checkpoints import checkpoint
from tests.support.legal import random_game
from tests.support.paths import GAMES, ROOT


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


ROAD = str(GAMES[0])
TOWN = str(ROOT / "tests" / "assassins" / "games" / "two-kings-running.json")


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    return Said(capsys)


class Said:
    """Runs commands and gives what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *args: str, code: int = 0) -> str:
        assert run(args) == code
        captured = self._capsys.readouterr()
        return captured.err if code else captured.out


@pytest.mark.parametrize("command", [["replay", "--json"], ["position"], ["share"], ["board"]])
def test_a_file_of_either_game_is_taken_as_by_the_command_of_its_game(
    said: Said, command: list[str]
) -> None:
    assert said(*command, TOWN) == said("assassins", *command, TOWN)
    assert said(*command, ROAD) != said(*command, TOWN)


def test_files_of_both_games_are_replayed_one_after_the_other(said: Said) -> None:
    lines = said("replay", "--json", ROAD, TOWN, ROAD).splitlines()
    assert [json.loads(line)["file"] for line in lines] == [ROAD, TOWN, ROAD]
    assert lines == said("assassins", "replay", "--json", ROAD, TOWN, ROAD).splitlines()


@pytest.mark.parametrize("way", ["position", "share"])
def test_codes_and_lines_are_told_apart_too(
    said: Said, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = said(way, TOWN).strip()
    drawn = said("board", code)
    assert drawn == said("assassins", "board", code) != said("board")
    coming = io.TextIOWrapper(io.BytesIO(f"Look: `{code}`\n".encode()))
    monkeypatch.setattr("sys.stdin", coming)
    assert said("board", "-") == drawn


def test_advice_takes_the_options_of_the_game(said: Said) -> None:
    code = said("position", TOWN).strip()
    advice = json.loads(said("advise", code, "--side", "king", "--seconds", "1", "--json"))
    assert advice["side"] == "king"
    assert "--player" in said("advise", ROAD, code=2)
    assert "--side" in said("advise", code, code=2)


def test_a_note_is_kept_in_a_file_of_either_game(said: Said, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(Path(TOWN).read_bytes())
    said("note", str(file), "a close one")
    assert "a close one" in said("note", str(file))


def test_help_has_the_options_of_every_game_and_lists_each_command_once(said: Said) -> None:
    assert "--side" in said("advise", "--help") and "--player" in said("advise", "--help")
    listed = said("assassins", "--help")
    assert not any(f"\n  {name} " in listed for name in BY_FILE - {"board"})
    assert said("assassins", "replay", "--help").startswith("Usage: kingsroad assassins replay")


def test_what_is_no_option_of_this_game_is_told_as_one_of_the_other(said: Said) -> None:
    code = said("position", TOWN).strip()
    for args, its in (
        (("advise", code, "--player", "0"), "King's Road"),
        (("advise", ROAD, "--side", "king"), "King & Assassins"),
        (("position", TOWN, "--round=2"), "King's Road"),
    ):
        told = said(*args, code=2)
        assert f" is for games of {its}; this is one of " in told
        assert "--help" not in told
    assert said("advise", "--side", "king", "nowhere", code=2).startswith("kingsroad: nowhere: ")
    assert "No such option" in said("advise", ROAD, "--bogus", code=2)


def test_what_is_no_file_is_not_taken_for_one(
    said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A value of an option is none, and behind two dashes anything may be one."""
    coming = io.BytesIO(Path(TOWN).read_bytes())
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(coming))
    said("analyse", "--html", "-", "nowhere", code=2)
    assert coming.tell() == 0
    monkeypatch.chdir(tmp_path)
    Path("-town.json").write_bytes(Path(TOWN).read_bytes())
    assert said("position", "--", "-town.json") == said("position", TOWN)
    assert "unexpected extra argument" in said("position", ROAD, TOWN, "--round", "2", code=2)


def test_a_board_is_drawn_of_either_game(said: Said) -> None:
    for board in ("assassins/boards/side_a.toml", "kingsroad/boards/kingdom.toml"):
        word = ("assassins",) if board.startswith("assassins") else ()
        assert said("board", str(ROOT / board)) == said(*word, "board", str(ROOT / board))


def test_help_has_what_an_option_of_one_name_means_in_each_game(said: Said) -> None:
    printed = said("advise", "--help")
    assert "[seen|alike]" in printed and "[hierarchy|uniform|equilibrium]" in printed


def test_an_invitation_is_told_apart_from_a_game(said: Said) -> None:
    line = "-".join(["8G00", *["ABCD"] * 11, "XY"])
    for args in (("replay", line), ("play", line), ("play", "--plain", line), (line,)):
        told = said(*args, code=2)
        assert "kingsroad join" in told and "ABCD" not in told


__all__ = ["checkpoint"]  # a fixture


def test_a_flipped_byte_of_weights_is_one_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.npz"
    middle = len(WEIGHTS[0]) // 2
    file.write_bytes(
        WEIGHTS[0][:middle] + bytes([WEIGHTS[0][middle] ^ 1]) + WEIGHTS[0][middle + 1 :]
    )
    assert kingsroad(["tournament", f"advisor@{file}", "random", "--tables", "1"]) == 2
    output = capsys.readouterr()
    assert output.err.count("\n") == 1
    assert f"{file}: " in output.err


def test_a_flipped_byte_of_a_checkpoint_is_one_line_and_exit_code_2(
    tmp_path: Path, checkpoint: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.npz"
    for place in range(0, len(checkpoint), len(checkpoint) // 12):
        flipped = bytes([checkpoint[place] ^ 1])
        file.write_bytes(checkpoint[:place] + flipped + checkpoint[place + 1 :])
        code = kingsroad(["train", str(file), "--rounds", "1"])
        output = capsys.readouterr()
        assert (code, output.err.count("\n")) in ((0, 0), (2, 1))


TOURNAMENTS = (
    ["tournament", RANDOM, RANDOM, "--tables", "1", "--cap", "1", "--json"],
    ["assassins", "tournament", RANDOM, "--matches", "1", "--json"],
)
"""Of either game."""


@pytest.mark.parametrize("arguments", TOURNAMENTS, ids=["King's Road", "King & Assassins"])
def test_what_cannot_be_read_is_one_line_of_a_tournament(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    assert kingsroad([*arguments, "--results", str(file)]) == 0
    first = json.loads(capsys.readouterr().out)
    content = file.read_bytes() + b'{"players":[]}\n'
    file.write_bytes(content)
    assert kingsroad([*arguments, "--results", str(file)]) == 0
    output = capsys.readouterr()
    assert json.loads(output.out) == first
    assert output.err.count("\n") == 1 and "1 line cannot be read" in output.err
    assert file.read_bytes() == content


@pytest.mark.parametrize("arguments", TOURNAMENTS, ids=["King's Road", "King & Assassins"])
@pytest.mark.parametrize("content", [b"nothing of the kind\n", b"\xff\x00", b"[" * 9000])
def test_a_tournament_leaves_a_file_alone_that_is_not_its_own(
    arguments: list[str], content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(content)
    assert kingsroad([*arguments, "--results", str(file)]) == 2
    output = capsys.readouterr()
    assert not output.out and output.err.count("\n") == 1 and "is no results file" in output.err
    assert file.read_bytes() == content


@pytest.mark.parametrize("player", ["cmd:", "cmd: ", "cmd:a\tb", "cmd:\udcff", "cmd:a\nb", "cmd:'"])
def test_a_command_line_that_no_player_can_have_is_one_line(
    player: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    assert kingsroad(["tournament", player, RANDOM, "--results", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not file.exists()
