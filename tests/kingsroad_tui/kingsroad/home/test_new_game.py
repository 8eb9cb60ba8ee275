"""New game: the table being laid, with whoever sits at it.

A board file typed into New game: read beside the screen, which goes on answering.
"""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, Select

from advisor.messages.computers import ADVISOR, LEVEL_1, ONE_ROUND, RANDOM, STRENGTHS
from kingsroad.board import Board, kingdom
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.home.new_game import NewGameScreen
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.home.words import table_sentence
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.library.seats import SeatKind
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.plain import PlainCheckbox
from tabletop.words.voice import phrase, said
from tests.support.app import acting
from tests.support.builders import position


async def opened(pilot: Pilot[None]) -> NewGameScreen:
    screen = await acting.open_screen(pilot, Way("new", "kingsroad"), NewGameScreen)
    await acting.settle(pilot)
    return screen


def names(screen: NewGameScreen, seats: int = 3) -> list[str]:
    return [screen.query_one(f"#name-{seat}", Input).value for seat in range(seats)]


async def choose(pilot: Pilot[None], field: str, value: object) -> None:
    pilot.app.screen.query_one(f"#{field}", Select).value = value
    await pilot.pause()
    await pilot.pause()


async def test_a_computer_has_the_name_and_the_manner_of_its_strength() -> None:
    """Until somebody types another name; two of one strength are called differently."""
    async with acting.running() as (app, pilot):
        screen = await opened(pilot)
        assert names(screen) == ["Regent", "Squire", "Page"]
        manner = said(STRENGTHS[ONE_ROUND].character.manner)
        assert (
            "first game" in manner and acting.text_of(app).count(manner) == 2
        )  # each seat has its line
        await choose(pilot, "kind-1", LEVEL_1)
        assert names(screen) == ["Regent", "Baron", "Squire"]
        assert manner in acting.text_of(app)
        assert said(STRENGTHS[LEVEL_1].character.manner) in acting.text_of(app)
        screen.query_one("#name-1", Input).value = "Otto"
        await choose(pilot, "kind-1", ADVISOR)
        await choose(pilot, "players", 4)
        assert names(screen, 4) == ["Regent", "Otto", "Squire", "Page"]
        await acting.press(pilot, "ctrl+g")
        assert isinstance(app.screen, PlayScreen)
        table = app.screen.table
        assert table.game.players == ("Regent", "Otto", "Squire", "Page")
        computers = [seat.computer for seat in table.setup.seats if seat.kind is SeatKind.COMPUTER]
        assert computers == [ADVISOR, ONE_ROUND, ONE_ROUND]


async def test_everybody_at_one_terminal_is_told_so_and_how_board_and_seed_are_filled_in() -> None:
    async with acting.running() as (app, pilot):
        await opened(pilot)
        await acting.tap(pilot, "f3")
        await acting.tap(pilot, "f2")
        await pilot.pause()
        text = acting.text_of(app)
        assert text.count("Plays at this terminal.") == 3
        assert "leave empty for the usual one, or name a board file" in text
        assert phrase("home-form-no-seed") in text


async def test_how_everybody_plays_is_said_whole() -> None:
    """In a line of its own; in wide terminals beside the face, and broken there."""
    async with acting.running() as (app, pilot):
        screen = await opened(pilot)
        for strength in STRENGTHS.values():
            if strength.name != RANDOM:
                await choose(pilot, "kind-1", strength.name)
                assert said(strength.character.manner) in acting.text_of(app)
                assert strength.character.name in names(screen)


async def test_enter_in_a_field_goes_on_and_opens_the_list_of_an_opponent() -> None:
    """Nobody starts a game by filling it in: that is for the button and Ctrl+G."""
    async with acting.running() as (app, pilot):
        screen = await opened(pilot)
        assert screen.focused is not None and screen.focused.id == "start"
        await pilot.press("down", "enter")
        assert screen.focused is not None and screen.focused.id == "kind-0"
        await pilot.press("enter")
        assert screen.query_one("#kind-0", Select).expanded and app.screen is screen
        await pilot.press("escape", "tab")
        assert screen.focused.id == "name-1"
        await pilot.press("up")
        assert screen.focused.id == "kind-0"


def test_what_the_table_pays() -> None:
    assert table_sentence(position(2)).startswith("Only first place in a region pays")
    assert table_sentence(position(3)).startswith("The first 2 places in a region pay")
    assert table_sentence(position(5)) == (
        "Every place on the banners pays. Everybody has 19 markers."
    )


async def test_the_form_stands_as_it_was_left() -> None:
    """After Escape and after a game, names given by the form still following who sits there."""
    async with acting.running() as (app, pilot):
        screen = await opened(pilot)
        screen.query_one("#name-1", Input).value = "Otto"
        await choose(pilot, "players", 4)
        await choose(pilot, "kind-2", ADVISOR)
        screen.query_one("#seed", Input).value = "7"
        screen.query_one("#hints", PlainCheckbox).value = False
        left = names(screen, 4)
        await acting.tap(pilot, "escape")

        screen = await opened(pilot)
        assert names(screen, 4) == left and left[1] == "Otto"
        assert screen.query_one("#seat-3").display
        assert screen.query_one("#kind-2", Select).value == ADVISOR
        assert not screen.hints_allowed
        assert not screen.query_one("#seed", Input).value
        await choose(pilot, "kind-2", ONE_ROUND)
        assert names(screen, 4) != left and names(screen, 4)[1] == "Otto"
        laid = names(screen, 4)
        await acting.press(pilot, "ctrl+g")
        assert isinstance(app.screen, PlayScreen)

        screen = await opened(pilot)
        assert names(screen, 4) == laid


async def test_another_day_the_form_stands_as_a_game_was_last_begun() -> None:
    """One's own name is typed once, and the same rivals are one key away; luck is new."""
    async with acting.running(size=(120, 36)) as (app, pilot):
        screen = await opened(pilot)
        await choose(pilot, "players", 4)
        await choose(pilot, "kind-2", LEVEL_1)
        screen.query_one("#name-0", Input).value = "Mia"
        screen.query_one("#seed", Input).value = "7"
        await acting.press(pilot, "ctrl+g")
        assert isinstance(app.screen, PlayScreen)
    async with acting.running(size=(120, 36)) as (app, pilot):
        await acting.settle(pilot)
        screen = await opened(pilot)
        assert names(screen, 4) == ["Mia", "Squire", "Baron", "Page"]
        assert screen.query_one("#players", Select).value == 4
        assert screen.query_one("#seed", Input).value == ""
        await choose(pilot, "kind-2", ADVISOR)
        assert names(screen, 4) == ["Mia", "Squire", "Chancellor", "Page"]


async def test_what_a_form_cannot_hold_is_left_out_of_it() -> None:
    app = acting.make_app()
    kept: dict[str, str | int | bool] = {
        "players": 9,
        "kind-1": "nobody",
        "kind-2": LEVEL_1,
        "name-0": "\x1b[31m" + "x" * 200,
        "name-1": 5,
        "colour-0": "red",
        "hints": "yes",
        "seed": "7",
        "start": True,
    }
    tables = {"kingsroad": kept}
    async with app.run_test(size=(120, 36)) as pilot:
        app.keep_settings(msgspec.structs.replace(app.settings, tables=tables))
        screen = await opened(pilot)
        first, *others = names(screen)
        assert "\x1b" not in first and len(first) <= 80 and others == ["Squire", "Baron"]
        assert screen.query_one("#players", Select).value == 3
        assert screen.query_one("#hints", PlainCheckbox).value is True
        assert screen.query_one("#seed", Input).value == ""


async def test_a_program_is_named_anew_every_day() -> None:
    async with acting.running(size=(120, 36)) as (app, pilot):
        screen = await opened(pilot)
        await pilot.press("f2")
        await choose(pilot, "kind-1", "program")
        screen.query_one("#cmd-1", Input).value = "true"
        screen._keep_table()
        kept = app.settings.tables["kingsroad"]
        assert "cmd-1" not in kept and "kind-1" not in kept and "seed" not in kept


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

    monkeypatch.setattr("kingsroad_tui.kingsroad.home.form.read_board", slow)
    async with acting.running() as (app, pilot):
        await acting.tap(pilot, "n")
        app.screen.query_one("#board", Input).value = "mine.toml"
        await pilot.press("ctrl+g")
        assert await asyncio.to_thread(begun.wait, 60)
        assert isinstance(app.screen, NewGameScreen)
        if not waits:
            await pilot.press("escape")
        go_on.set()
        await acting.work_done(app)
        await pilot.pause()
        shown = screen_of(app)
        assert isinstance(shown, PlayScreen if waits else HomeScreen)
        if isinstance(shown, PlayScreen):
            assert shown.table.game.board.name == "mine.toml"
