"""A file, a code or what comes by standard input says of which game it is: no command is told."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from kingsroad_tui.cli import run
from kingsroad_tui.commands.by_file import BY_FILE
from tests.support.paths import GAMES, ROOT

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
