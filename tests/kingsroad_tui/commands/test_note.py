"""``kingsroad note``: notes from the command line, in both games."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from assassins.records import encode_game as encode_town
from kingsroad_tui.cli import run
from kingsroad_tui.shell.errors import ExitCode, Unusable
from tests.support.paths import GAMES
from tests.support.planted_assassins import planted_game


@pytest.fixture
def road(tmp_path: Path) -> str:
    return str(shutil.copy(GAMES[1], tmp_path / "road.json"))


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
