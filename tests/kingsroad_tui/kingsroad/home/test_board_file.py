"""A board file typed into New game: read beside the screen, which goes on answering."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from textual.screen import Screen
from textual.widgets import Input

from kingsroad.board import Board, kingdom
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.home.new_game import NewGameScreen
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from tests.support.app.acting import make_app, tap, work_done


def screen_of(app: KingsRoad) -> Screen[object]:
    """The screen shown now; another one after every step of the app."""
    return app.screen


@pytest.mark.parametrize("waits", [True, False])
async def test_while_a_board_file_is_read_the_form_can_be_left(
    monkeypatch: pytest.MonkeyPatch, waits: bool
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(path: Path) -> Board:
        begun.set()
        assert threading.current_thread() is not threading.main_thread()
        assert go_on.wait(60)
        return replace(kingdom(), name=path.name)

    monkeypatch.setattr("kingsroad_tui.kingsroad.home.new_game.read_board", slow)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await tap(pilot, "n")
        app.screen.query_one("#board", Input).value = "mine.toml"
        await pilot.press("ctrl+g")
        assert await asyncio.to_thread(begun.wait, 60)
        assert isinstance(app.screen, NewGameScreen)
        if not waits:
            await pilot.press("escape")
        go_on.set()
        await work_done(app)
        await pilot.pause()
        shown = screen_of(app)
        assert isinstance(shown, PlayScreen if waits else HomeScreen)
        if isinstance(shown, PlayScreen):
            assert shown.table.game.board.name == "mine.toml"
