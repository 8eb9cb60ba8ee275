"""The first screen: its menu, and what is highlighted in it."""

from __future__ import annotations

import pytest

from kingsroad_tui.screens.home import HomeScreen
from kingsroad_tui.screens.settings import SettingsScreen
from tests.support.acting import COMPUTER, PERSON, begin, make_app, settle


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (116, 34), (120, 36), (200, 60)])
async def test_every_entry_of_the_menu_is_one_line(size: tuple[int, int]) -> None:
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        screen = app.screen
        assert isinstance(screen, HomeScreen)
        assert screen.menu.virtual_size.height == len(HomeScreen.ENTRIES)


async def test_a_game_that_was_left_is_what_one_goes_on_with() -> None:
    """Also on leaving it for the second time; a look at the settings moves nothing."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        home = app.screen
        assert isinstance(home, HomeScreen)
        for cards in ("164", "253"):
            if home.unfinished is None:
                await begin(pilot, PERSON, COMPUTER, COMPUTER)
            else:
                home.menu.highlighted = 1
                await pilot.press("c")
            await settle(pilot)
            await pilot.press(*cards, "enter")
            await settle(pilot)
            await pilot.press("q")
            await settle(pilot)
            assert isinstance(app.screen, HomeScreen)
            assert home.menu.highlighted == 0
        home.menu.highlighted = 2
        await pilot.press("s")
        await settle(pilot)
        assert isinstance(app.screen, SettingsScreen)
        await pilot.press("q")
        await settle(pilot)
        assert home.menu.highlighted == 2
