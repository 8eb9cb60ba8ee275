"""The rules on the screen: a search that goes from place to place."""

from __future__ import annotations

from textual.widgets import Input, Static

from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.shell.place import Way
from tests.support.app.acting import open_screen, running, tap


async def test_search_goes_from_place_to_place_and_away() -> None:
    async with running() as (app, pilot):
        screen = await open_screen(pilot, Way("rules"), RulesScreen)
        page = screen.query_one("#page")
        await tap(pilot, "slash", *"shared")
        line = screen.query_one("#found", Static)
        assert str(line.content).startswith("Paragraph 1 of")
        assert page.scroll_y > 0
        await pilot.press("enter")
        await tap(pilot, *"zzz")
        assert str(line.content) == "No match."
        await tap(pilot, "escape")
        assert not screen.has_class("searching")
        assert screen.query_one(Input).value == ""
        await tap(pilot, "escape")
        assert app.screen is not screen
