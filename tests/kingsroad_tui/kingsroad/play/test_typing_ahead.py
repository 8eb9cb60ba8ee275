"""Keys typed faster than the screen follows, as they come in one read from a terminal."""

from __future__ import annotations

import pytest
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input

from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen
from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.keys.dispatch import PASSED
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.shell.place import Way
from tests.support.app.acting import (
    begin,
    go,
    press,
    quick_solver,
    running,
    settle,
    text_of,
    visit,
)
from tests.support.app.assassins_acting import begin_assassins
from tests.support.seats import COMPUTER, PERSON


@pytest.mark.parametrize(
    ("way", "keys", "field", "value"),
    [
        (Way("new", "kingsroad"), ["tab", "A", "n", "n"], "name-0", "Ann"),
        (Way("new", "kingsroad"), [*["tab"] * 3, "B", "o"], "name-1", "Bo"),
        (Way("follow", "kingsroad"), ["A", "tab", "shift+tab", "B"], "names", "B"),
        (Way("record", "kingsroad", game=Game(("Ann", "Bob"))), ["1", "tab", "2"], "cards-1", "2"),
    ],
)
async def test_nothing_typed_after_tab_is_lost(
    way: Way, keys: list[str], field: str, value: str
) -> None:
    async with running() as (app, pilot):
        await visit(pilot, way)
        await settle(pilot)
        for key in keys:
            app.post_message(Key(key, key if len(key) == 1 else None))
        await settle(pilot)
        assert app.screen.query_one(f"#{field}", Input).value == value


@pytest.mark.parametrize(
    ("first", "keys", "screen"),
    [
        (Way("enter", "assassins"), ["r"], RulesScreen),
        (Way("enter", "assassins"), ["down", "enter"], AssassinsNewGameScreen),
        (Way("learn", "assassins"), ["2", "up"], AssassinsLearnScreen),
    ],
)
async def test_keys_typed_before_the_first_screen_is_there_are_for_it(
    first: Way, keys: list[str], screen: type[Screen[None]]
) -> None:
    """The app was started for another screen than its own first one, and the person is quick."""
    app = KingsRoad(solver=quick_solver(), first=first)
    for key in keys:
        app.post_message(Key(key, key if len(key) == 1 else None))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await settle(pilot)
        assert isinstance(app.screen, screen)
        if isinstance(app.screen, AssassinsLearnScreen):
            assert app.screen.lesson.done


async def test_the_first_screen_is_not_shown_on_the_way_to_another() -> None:
    app = KingsRoad(solver=quick_solver(), first=Way("enter", "assassins"))
    assert app.get_default_screen().has_class(PASSED)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await settle(pilot)
        go(app, "home")
        await settle(pilot)
        menu = app.screen.query_one("#menu")
        assert isinstance(app.screen, HomeScreen)
        assert menu.visible, "whoever leaves comes to it"
        app.screen.add_class(PASSED)
        await settle(pilot)
        assert not menu.visible


async def test_keys_reach_a_terminal_that_is_too_small_for_the_first_screen() -> None:
    """The cover is left by its own keys; nothing is kept for a screen that may never come."""
    async with running(
        KingsRoad(solver=quick_solver(), first=Way("enter", "assassins")), (40, 10)
    ) as (app, pilot):
        await settle(pilot)
        await press(pilot, "ctrl+q")
        assert not app.is_running


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        (["1", "backspace", "2", "3", "backspace", "4"], "24"),
        (["1", "2", "escape", "K"], "K"),
        (["right", "space", "4", "left", "space"], "W14"),
        (["3", "K", "5", "o", "backspace", "6"], "356"),
    ],
)
async def test_keys_in_one_burst_keep_their_order(keys: list[str], chosen: str) -> None:
    """Whichever of them choose a card and whichever take one back."""
    async with running() as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        for key in keys:
            app.post_message(Key(key, key if len(key) == 1 else None))
        await settle(pilot)
        builder = screen.choosing.builder
        assert builder is not None
        assert "".join(card.value for card in builder.cards) == chosen


async def test_pawns_and_steps_in_one_burst_keep_their_order() -> None:
    """The same as when they are typed one by one."""
    keys, read = ["2", "up", "backspace", "6", "up"], []
    for at_once in (True, False):
        async with running() as (app, pilot):
            await begin_assassins(pilot)
            for key in keys:
                app.post_message(Key(key, key if len(key) == 1 else None))
                if not at_once:
                    await settle(pilot)
            await settle(pilot)
            read.append(text_of(app))
    assert read[0] == read[1]
