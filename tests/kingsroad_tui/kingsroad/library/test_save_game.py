"""Saving by name: nothing is replaced unasked, and what is typed is a title before it is a path."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from kingsroad.games import Game
from kingsroad.records import read_game
from kingsroad_tui.kingsroad.library.saves import SAVES, all_games
from kingsroad_tui.library.save_game import SaveGameDialog, save_dialog
from kingsroad_tui.widgets.plain import Field
from tests.support.app.acting import make_app, press, settle, text_of
from tests.support.legal import random_game
from tests.support.seats import COMPUTER, PERSON, setup_of

GAME = random_game(2, 3, rounds=2)
OTHER = random_game(2, 4, rounds=3)
SETUP = setup_of(PERSON, COMPUTER)


async def save_as(pilot: Pilot[None], name: str, game: Game) -> SaveGameDialog:
    """Types a name into a dialog of its own, and presses Enter."""
    dialog = save_dialog(SAVES, game, SETUP)
    await pilot.app.push_screen(dialog)
    dialog.query_one("#file", Field).value = name
    await press(pilot, "enter")
    await settle(pilot)
    return dialog


async def test_a_name_makes_no_folder_and_replaces_nothing_unasked(
    kingsroad_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    app = make_app()
    data = kingsroad_home / "data"
    async with app.run_test(size=(80, 24)) as pilot:
        for number, (typed, name) in enumerate(
            [("a/b", "a-b"), ("Final: 3/4?", "Final- 3-4-"), ("nul", "_nul")], start=1
        ):
            await save_as(pilot, typed, GAME)
            saved = data / f"{name}.json"
            assert read_game(saved) == GAME.as_public()
            assert saved.stat().st_mode & 0o077 == 0
            assert len(all_games()) == number
        assert list(here.iterdir()) == []

        dialog = await save_as(pilot, "a/b", OTHER)
        assert app.screen is dialog and "a-b.json is there already" in text_of(app)
        assert read_game(data / "a-b.json") == GAME.as_public()
        await press(pilot, "enter")
        assert read_game(data / "a-b.json") == OTHER.as_public()
        dialog = await save_as(pilot, str(here / "folder" / "mine"), GAME)
        assert app.screen is dialog and "there is no such folder" in text_of(app)
        assert list(here.iterdir()) == []
        await press(pilot, "escape")
        await save_as(pilot, str(here / "mine"), GAME)
        assert read_game(here / "mine.json") == GAME.as_public()
        dialog = await save_as(pilot, f"{here}/", GAME)
        assert app.screen is dialog and "that is a folder" in text_of(app)
