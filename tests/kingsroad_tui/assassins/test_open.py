"""The list of games of King & Assassins: found by typing, in the order wanted."""

from __future__ import annotations

from kingsroad_tui.assassins.navigation import OpenTown
from kingsroad_tui.assassins.screens.town_open import TownOpenScreen
from kingsroad_tui.assassins.screens.town_play import TownPlayScreen
from kingsroad_tui.assassins.session.seats import TownSetup
from kingsroad_tui.assassins.storage.saves import write_named
from kingsroad_tui.common.storage.typed_files import save_path
from tests.support.app.acting import make_app, open_screen, press, settle, text_of
from tests.support.app.town_acting import COMPUTER, town_game


async def test_games_are_found_by_typing_sorted_and_opened() -> None:
    """More than the first screen shows."""
    for name in ("Siège 10", "siege 2", *(f"Ball {number}" for number in range(12))):
        write_named(save_path(name), town_game(), TownSetup(people=COMPUTER))
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_screen(pilot, OpenTown(), TownOpenScreen)
        await settle(pilot)
        assert screen.games.option_count == 14
        await press(pilot, "f4", "f4", *"siege")
        assert [game.path.stem for game in screen._listed] == ["siege 2", "Siège 10"]
        assert "Your games: 2, by name" in text_of(app)
        assert "f4 Sort" in text_of(app)
        await press(pilot, "down", "backspace", "enter")
        assert isinstance(app.screen, TownPlayScreen)


async def test_a_file_that_no_game_is_found_by_is_typed_whole() -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_screen(pilot, OpenTown(), TownOpenScreen)
        await settle(pilot)
        await press(pilot, *"no such", "enter")
        assert app.screen is screen
        assert "no such" in text_of(app)
