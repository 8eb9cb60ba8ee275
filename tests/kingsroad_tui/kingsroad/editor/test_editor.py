"""The editor by keys and mouse: any table can be set up, and what cannot be is marked at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from textual.events import Paste
from textual.pilot import Pilot

from kingsroad.board import REGIONS
from kingsroad.notation import parse_position, print_position
from kingsroad.position import Position, Variant
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.editor.screen import EditorScreen
from kingsroad_tui.kingsroad.editor.setup_grid import SetupGrid
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.shell.place import Way
from tests.support.app.acting import asked, make_app, running, tap, text_of, visit, work_done
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver
from tests.support.soak import sampled


async def opened(pilot: Pilot[None], position: Position | None = None) -> EditorScreen:
    app = cast("KingsRoad", pilot.app)
    screen = EditorScreen(position, ("Ann", "[b]Bob"))
    await app.push_screen(screen)
    await pilot.pause()
    return screen


async def set_up_by_keys(pilot: Pilot[None], position: Position) -> None:
    """The keys a person presses to copy what lies on the table, from the beginning of a game."""
    await pilot.press(*["p"] * (position.num_players - 2), *["r"] * (position.round - 1))
    if position.variant is Variant.PERMANENT_NOBLES:
        await pilot.press("v")
    await pilot.press(*["left"] * 3)
    for seat in position.seats:
        await pilot.press(*str(position.scores[seat]))
        if not position.dragon[seat]:
            await pilot.press("d")
        if not position.witch[seat]:
            await pilot.press("w")
        await pilot.press("right", "right")
        for region in REGIONS:
            await pilot.press("right")
            if position.markers[seat][region - 1]:
                await pilot.press(*str(position.markers[seat][region - 1]))
            if position.has_noble(seat, region):
                await pilot.press("n")
            if position.king == region:
                await pilot.press("k")
        await pilot.press("right", "down")


async def test_a_table_is_set_up_by_keys() -> None:
    position = random_game(3, 1, Variant.PERMANENT_NOBLES, rounds=7).position
    assert any(len(seats) > 1 for seats in position.nobles)
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await opened(pilot)
        await set_up_by_keys(pilot, position)
        assert screen.draft.position == position
        assert screen.query_one(Kingdom).position == position
        assert print_position(position) in text_of(app).replace("\n", "").replace(" ", "")


async def test_what_cannot_be_is_marked_while_editing_and_can_be_mended() -> None:
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await opened(pilot)
        await pilot.press("1", "9", "right", "2")
        assert "Ann has 21 markers and Nobles on the board; there are only 19." in text_of(app)
        assert "!-2" in text_of(app)
        await pilot.press("enter")
        assert app.screen is screen
        await pilot.press("backspace")
        assert "there are only 19" not in text_of(app)
        assert screen.draft.position is not None


async def test_it_stays_editable_after_analysing_and_can_be_played() -> None:
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await opened(pilot)
        await pilot.press("3", "enter")
        await work_done(pilot.app)
        analysis = app.screen
        assert isinstance(analysis, AnalysisScreen)
        assert analysis.cursor.position == screen.draft.position
        await pilot.press("escape")
        assert screen.is_active
        await pilot.press("plus", "minus", "minus")
        assert screen.draft.markers[0][0] == 2
        await pilot.press("g")
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.table.game.first == screen.draft.position


async def test_the_mouse_reaches_everything() -> None:
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await opened(pilot)
        grid = screen.query_one(SetupGrid)
        lines = text_of(app).splitlines()
        head = next(line for line in lines if "points" in line)
        below = {name: head.index(name) - 1 for name in ("D ", "W ")}
        region_5 = head.rindex("5") - 1
        await pilot.click(SetupGrid, offset=(region_5, 2))
        assert grid.cursor == (1, 7)
        await pilot.click(SetupGrid, offset=(region_5, 2))
        await pilot.click(SetupGrid, offset=(region_5, 3))
        await pilot.click(SetupGrid, offset=(below["D "], 1))
        await pilot.click(SetupGrid, offset=(below["W "], 2))
        assert screen.draft.markers[1][4] == 1
        assert screen.draft.king == 5
        assert screen.draft.dragon == (False, True)
        assert screen.draft.witch == (True, False)
        await pilot.click(Kingdom, offset=(10, 1))
        assert grid.cursor[1] == 2 + 6


async def test_a_pasted_code_is_the_position() -> None:
    code = "KR1:p:7:5:12D.00010000.38:9W.10200000.-:0DW.00000000.3"
    async with running(make_app(StudySolver())) as (_, pilot):
        screen = await opened(pilot)
        screen.post_message(Paste(f" {code}\n"))
        await pilot.pause()
        assert screen.draft.position == parse_position(code)
        for bad in ("KR1:s:1:9:0DW.00000000.-:0DW.00000000.-", "hello"):
            screen.post_message(Paste(bad))
            await pilot.pause()
            assert screen.draft.position == parse_position(code)


@pytest.mark.parametrize("size", [(60, 20), (200, 60)])
async def test_other_sizes_show_the_grid_whole(size: tuple[int, int]) -> None:
    async with running(make_app(StudySolver()), size) as (_, pilot):
        screen = await opened(pilot, random_game(5, 3, rounds=8).position)
        grid = screen.query_one(SetupGrid)
        assert grid.size.height == 7
        for line in grid.render().plain.splitlines():
            assert len(line.rstrip()) <= grid.size.width


async def _five_players(pilot: Pilot[None]) -> None:
    await opened(pilot, random_game(5, 3, rounds=8).position)
    await pilot.press("right", "right", "down")


async def _too_many(pilot: Pilot[None]) -> None:
    await opened(pilot, random_game(3, 4, rounds=5).position)
    await pilot.press("1", "9", "down")


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
def test_picture_of_the_editor(snap_compare: Callable[..., bool], size: tuple[int, int]) -> None:
    """The map of a game of five, and under it a row for each player: points, whether Dragon and
    Witch are still held, markers in hand and in each region with a sign for a Noble; a row for the
    King; the cell under the cursor in reverse; the position's code."""
    assert snap_compare(make_app(StudySolver()), terminal_size=size, run_before=_five_players)


def test_picture_of_what_cannot_be(snap_compare: Callable[..., bool]) -> None:
    """Ann's markers in hand are below zero, in red and with a mark, and the line below says why."""
    assert snap_compare(make_app(StudySolver()), terminal_size=(80, 24), run_before=_too_many)


@pytest.mark.parametrize("key", ["c", "q"])
async def test_what_was_set_up_is_not_lost_unasked(key: str) -> None:
    """Clearing and leaving ask once something was set up, unless its code was copied."""
    async with running() as (app, pilot):
        screen = await opened(pilot)
        await pilot.press("r", "r")
        changed = screen.draft
        await tap(pilot, key)
        assert asked(app)
        await tap(pilot, "escape")
        assert app.screen is screen and screen.draft == changed
        await tap(pilot, key, "y")
        assert not asked(app)
        assert (app.screen is screen) == (key == "c")
        assert key == "q" or screen.draft.round == 1


@pytest.mark.parametrize("way", [Way("quit"), Way("home")])
async def test_no_way_out_loses_what_was_set_up_unasked(way: Way) -> None:
    """Leaving the app, or going to the first screen by the palette."""
    async with running() as (app, pilot):
        screen = await opened(pilot)
        await pilot.press("r")
        await visit(pilot, way)
        assert asked(app)
        await tap(pilot, "n")
        assert app.screen is screen
        await tap(pilot, "ctrl+q")
        assert asked(app)
        await pilot.press("n", "y")  # the code is copied: nothing is lost now
        await visit(pilot, Way("home"))
        assert isinstance(app.screen, HomeScreen)


async def test_a_game_that_goes_on_from_what_was_set_up_needs_no_question_and_leads_back() -> None:
    async with running() as (app, pilot):
        before = await opened(pilot)
        await tap(pilot, "r", "g")
        assert isinstance(app.screen, PlayScreen)
        await tap(pilot, "q")
        editor = app.screen
        assert isinstance(editor, EditorScreen)
        assert editor.draft == before.draft
        await tap(pilot, "q")
        assert isinstance(app.screen, HomeScreen)


@pytest.mark.parametrize("key", ["c", "q"])
async def test_what_is_kept_is_given_up_without_a_question(key: str) -> None:
    async with running() as (app, pilot):
        screen = await opened(pilot)
        await tap(pilot, "r", "y", key)
        assert not asked(app)
        assert (app.screen is screen) == (key == "c")
