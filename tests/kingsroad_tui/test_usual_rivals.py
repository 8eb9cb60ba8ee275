"""One's usual rivals and one's own name, from the first screen to the next game."""

from __future__ import annotations

import msgspec
from textual.widgets import Input, Select

from advisor.messages.computers import ADVISOR, INSTINCT, LEVEL_1
from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.kingsroad.home.new_game import NewGameScreen
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.settings.stored import load_settings, settings_file
from kingsroad_tui.shell.place import Way
from tests.support.app.acting import (
    make_app,
    open_screen,
    play_screen,
    press,
    running,
    settle,
    text_of,
    until,
    visit,
)


async def test_who_plays_is_asked_once_and_the_same_rivals_are_one_key_away() -> None:
    """Everybody sits a seat further from game to game; the form has the name from then on."""
    async with running(size=(120, 36)) as (app, pilot):
        await settle(pilot)
        assert "Play again" not in text_of(app), "there are no rivals yet"
        form = await open_screen(pilot, Way("new", "kingsroad"), NewGameScreen)
        form.query_one("#kind-1", Select).value = LEVEL_1
        await settle(pilot)
        form.query_one("#name-0", Input).value = "Ann"
        await press(pilot, "ctrl+g")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert load_settings(settings_file()).name == "Ann"
        seats = [play_screen(app).table.game.players]
        for _ in range(2):
            await visit(pilot, Way("home"))
            await settle(pilot)
            await press(pilot, "g")
            await until(pilot, lambda: isinstance(app.screen, PlayScreen))
            seats.append(play_screen(app).table.game.players)
        assert seats == [
            ("Ann", "Baron", "Squire"),
            ("Squire", "Ann", "Baron"),
            ("Baron", "Squire", "Ann"),
        ]


async def test_the_name_is_changed_in_the_settings_and_proposed_in_both_forms() -> None:
    app = make_app()
    app.keep_settings(msgspec.structs.replace(app.settings, name="Ann"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await visit(pilot, Way("settings"))
        app.screen.query_one("#name", Input).value = "Zoe"
        await settle(pilot)
        await press(pilot, "escape")
        assert load_settings(settings_file()).name == "Zoe"
        form = await open_screen(pilot, Way("new", "kingsroad"), NewGameScreen)
        assert form.query_one("#name-0", Input).value == "Zoe"
    async with running() as (_, pilot):
        town_form = await open_screen(pilot, Way("new", "assassins"), AssassinsNewGameScreen)
        assert town_form.query_one("#name-king", Input).value == "Zoe"


async def test_a_name_follows_the_strength_after_the_sides_were_swapped() -> None:
    """Nobody typed it, wherever it stands now."""
    async with running() as (app, pilot):
        form = await open_screen(pilot, Way("new", "assassins"), AssassinsNewGameScreen)
        await press(pilot, "f3")
        await settle(pilot)
        assert form.query_one("#name-king", Input).value == "Sheriff"
        (note,) = app._notifications
        assert note.message.startswith("Now Sheriff plays the king's side")
        form.query_one("#kind-king", Select).value = ADVISOR
        await settle(pilot)
        assert form.query_one("#name-king", Input).value == "Chancellor"


async def test_sides_are_swapped_from_game_to_game_in_the_town() -> None:
    async with running() as (app, pilot):
        await settle(pilot)
        form = await open_screen(pilot, Way("new", "assassins"), AssassinsNewGameScreen)
        form.query_one("#kind-people", Select).value = INSTINCT
        await settle(pilot)
        form.query_one("#name-king", Input).value = "Ann"
        await press(pilot, "ctrl+g")
        await until(pilot, lambda: isinstance(app.screen, AssassinsPlayScreen))
        await visit(pilot, Way("enter", "assassins"))
        await settle(pilot)
        assert "with Huntress" in text_of(app)
        await press(pilot, "g")
        await until(pilot, lambda: isinstance(app.screen, AssassinsPlayScreen))
        screen = app.screen
        assert isinstance(screen, AssassinsPlayScreen)
        assert tuple(screen.table.game.players) == ("Huntress", "Ann")


async def test_what_is_seldom_wanted_comes_up_where_it_is_not_as_usual() -> None:
    async with running() as (app, pilot):
        await settle(pilot)
        form = await open_screen(pilot, Way("new", "kingsroad"), NewGameScreen)
        assert not form.has_class("-more") and "Rules" not in text_of(app).replace(
            "standard rules", ""
        )
        await press(pilot, "f2")
        assert form.has_class("-more") and "Allow hints" in text_of(app)
        await press(pilot, "f2")
        assert not form.has_class("-more")
        form.query_one("#board", Input).value = "nowhere.toml"
        await settle(pilot)
        assert form.has_class("-more")
        await press(pilot, "f2")
        assert form.has_class("-more"), "it stays open as long as something there is not as usual"
        await press(pilot, "ctrl+g")
        await settle(pilot)
        assert "nowhere.toml" in text_of(app) and app.screen is form


async def test_five_seats_are_laid_without_scrolling() -> None:
    async with running() as (app, pilot):
        await settle(pilot)
        form = await open_screen(pilot, Way("new", "kingsroad"), NewGameScreen)
        form.query_one("#players", Select).value = 5
        await settle(pilot)
        fields = form.query_one("#form")
        assert fields.max_scroll_y == 0
        assert text_of(app).count("Computer 1, easy") == 4 and "More:" in text_of(app)
