"""The first screen of the wing: what is asked for before the files have been looked through."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Select

from assassins.cards import RoundCard
from kingsroad_tui.assassins.home import screen as town_home
from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
from kingsroad_tui.assassins.library.saves import recent_towns
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.together.play_together import PlayTogetherScreen
from tests.support.app.acting import first_screen, go, running, settle, tap, text_of
from tests.support.app.assassins_acting import assassins_game, assassins_screen, begin_assassins


async def entered(pilot: Pilot[None], kind: type[Screen[Any]]) -> None:
    """Waits until a screen of this kind lies on top; others may be at work meanwhile."""
    while not isinstance(pilot.app.screen, kind):
        assert pilot.app.is_running
        await pilot.pause()


def held_search(patch: pytest.MonkeyPatch) -> Event:
    """The search for the last game ends once this event is set."""
    found = Event()

    def search() -> object:
        assert found.wait(60)
        return recent_towns()

    patch.setattr(town_home, "recent_towns", search)
    return found


async def test_continue_counts_before_the_game_is_found_and_goes_on_with_the_latest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twice: the game found the first time has been played on since."""
    found = held_search(monkeypatch)
    async with running() as (_, pilot):
        await begin_assassins(pilot, game=assassins_game().turn_up(RoundCard(1, 6, True, 5)))
        for done, keys in enumerate((("2", "up"), ("6", "up")), start=1):
            await pilot.press(*keys)
            assert len(assassins_screen(pilot).table.game.running) == done
            found.clear()
            await pilot.press("q")
            await entered(pilot, AssassinsHomeScreen)
            await tap(pilot, "c")
            await entered(pilot, AssassinsHomeScreen)
            found.set()
            await entered(pilot, AssassinsPlayScreen)
            await settle(pilot)
            assert len(assassins_screen(pilot).table.game.running) == done


async def test_whoever_chose_something_else_meanwhile_is_not_thrown_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running() as (_, pilot):
        await begin_assassins(pilot, game=assassins_game().turn_up(RoundCard(1, 6, True, 5)))
        await pilot.press("2", "up")
        found = held_search(monkeypatch)
        await pilot.press("q")
        await entered(pilot, AssassinsHomeScreen)
        await pilot.press("c", "r")
        await entered(pilot, RulesScreen)
        found.set()
        await settle(pilot)
        await entered(pilot, RulesScreen)


async def test_a_search_that_ends_while_the_screen_is_left_ends_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Left at once, as by Enter on Learn to play: the menu has gone when the files are read."""
    found = Event()
    look = recent_towns

    def slowly() -> object:
        assert found.wait(60)
        return look()

    monkeypatch.setattr(town_home, "recent_towns", slowly)
    async with running() as (app, pilot):
        go(app, "enter", "assassins")
        await entered(pilot, AssassinsHomeScreen)
        await app.screen.query("#menu").remove()
        found.set()
        await settle(pilot)
        assert app.is_running and app.return_code in (None, 0)


async def test_no_key_is_offered_for_a_game_that_there_is_not() -> None:
    """The menu has a line for a game to continue, where there is one; the footer has none."""
    async with running(size=(120, 36)) as (app, pilot):
        await settle(pilot)
        await pilot.press("k")
        await entered(pilot, AssassinsHomeScreen)
        await settle(pilot)
        assert "Continue" not in text_of(app)


async def test_an_entry_has_one_line_however_much_it_has_to_say() -> None:
    """What is cut off ends with an ellipsis; no entry moves those below it."""
    async with running() as (app, pilot):
        go(app, "enter", "assassins")
        await entered(pilot, AssassinsHomeScreen)
        home = app.screen
        assert isinstance(home, AssassinsHomeScreen)
        home.say_of("practise", "117 of your own mistakes are due today and tomorrow")
        await settle(pilot)
        (row,) = [line for line in text_of(app).splitlines() if "117 of your" in line]
        assert "…" in row and home.menu.size.height == home.menu.option_count
        await pilot.resize_terminal(120, 36)  # where there are more entries
        await settle(pilot)
        assert "117 of your" in text_of(app)


async def test_back_on_the_first_screen_its_own_game_comes_first() -> None:
    async with running() as (_, pilot):
        home = await first_screen(pilot)
        first = home.highlighted
        await pilot.press("end", "up", "up")
        assert home.highlighted == "assassins"
        await pilot.press("enter")
        await entered(pilot, AssassinsHomeScreen)
        await settle(pilot)
        await pilot.press("q")
        await entered(pilot, HomeScreen)
        await settle(pilot)
        assert home.highlighted == first == "learn"


async def test_a_table_is_one_for_the_town_where_it_is_opened_from_there() -> None:
    async with running(size=(120, 36)) as (app, pilot):
        go(app, "enter", "assassins")
        await entered(pilot, AssassinsHomeScreen)
        await tap(pilot, "b")
        await entered(pilot, PlayTogetherScreen)
        await settle(pilot)
        assert app.screen.query_one("#game", Select).value == "assassins"
        assert app.screen.query(".own-assassins").first().display
