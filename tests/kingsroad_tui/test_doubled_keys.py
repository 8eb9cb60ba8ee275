"""An answer given twice counts once, in every screen and dialog of both games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import ModalScreen, Screen

from kingsroad_tui.help.screen import HelpScreen
from kingsroad_tui.home.own_name import OwnNameDialog
from kingsroad_tui.library.save_game import UnsavedDialog
from kingsroad_tui.settings.screen import SettingsScreen
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.plain import PlainButton
from tests.support.app.acting import first_screen, press, settle
from tests.support.app.every_screen import OPENINGS, make_every_app, screens_of_the_app
from tests.support.app.random_input import press_at_once, stands
from tests.support.soak import sampled

KEYS = ("enter", "escape", "space", "y", "n", "tab", "1", "a", "q", "f1", "down", "ctrl+p")
"""What answers anywhere, and what is typed by accident."""

NEVER = {"ctrl+c", "ctrl+q", "ctrl+z"}
"""Keys that end or stop the app."""

DIALOGS = [name for name, opening in OPENINGS.items() if issubclass(opening.screen, ModalScreen)]


def test_every_screen_is_answered_once() -> None:
    for screen in screens_of_the_app():
        assert issubclass(screen, HouseScreen), screen
        assert screen.dismiss is HouseScreen.dismiss, screen


async def test_a_name_that_is_given_twice_is_taken_once() -> None:
    """At the first start: the day's game, a letter, and Enter twice; then it is asked about it."""
    app = make_every_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await first_screen(pilot)
        await press(pilot, "t")
        assert isinstance(app.screen, OwnNameDialog)
        press_at_once(app, "x", "enter", "enter")
        await settle(pilot)
        stands(app)
        assert isinstance(app.screen, ConfirmDialog) and len(app.screen_stack) == 2


async def test_whoever_asks_is_answered_once() -> None:
    """By a button that is pressed twice, and of a dialog that something covers meanwhile."""
    app = make_every_app()
    async with app.run_test(size=(80, 24)) as pilot:
        below = await over_settings(pilot)
        heard: list[object] = []
        for answers in (ConfirmDialog("Sure?", "Yes", "No"), UnsavedDialog("Why.", heard.clear)):
            app.push_screen(answers, heard.append)
            await pilot.pause()
            button = answers.query_one("#yes", PlainButton)
            for _ in range(2):
                button.post_message(PlainButton.Pressed(button))
            await pilot.pause()
            assert heard == [True] and app.screen is below
            heard.clear()
        covered = ConfirmDialog("Sure?", "Yes", "No")
        app.push_screen(covered, heard.append)
        app.push_screen(help_ := HelpScreen())
        await pilot.pause()
        for _ in range(2):
            covered.dismiss(False)
        await pilot.pause()
        assert heard == [False] and app.screen_stack[-2:] == [below, help_]
        stands(app)


async def test_what_is_done_instead_is_done_once() -> None:
    """A third answer, and the screen of an exercise that gives way to the next one."""
    app = make_every_app()
    done: list[str] = []
    async with app.run_test(size=(80, 24)) as pilot:
        below = await over_settings(pilot)
        unsaved = UnsavedDialog("Why.", lambda: done.append("saved"))
        app.push_screen(unsaved)
        await pilot.pause()
        button = unsaved.query_one("#other", PlainButton)
        for _ in range(2):
            button.post_message(PlainButton.Pressed(button))
        await pilot.pause()
        assert done == ["saved"] and app.screen is below
        app.push_screen(first := HelpScreen())
        await pilot.pause()
        for following in (second := HelpScreen(), HelpScreen()):
            first.give_way_to(following)
        await pilot.pause()
        assert app.screen_stack[-2:] == [below, second]


@pytest.mark.parametrize("first", sampled(range(4), 0))
async def test_a_dialog_that_is_left_twice_leaves_what_is_below(first: int) -> None:
    app = make_every_app()
    async with app.run_test(size=(80, 24)) as pilot:
        for name in DIALOGS[first::4]:
            below = await over_settings(pilot)
            await OPENINGS[name].open(pilot)
            dialog = app.screen
            for _ in range(2):
                dialog.dismiss()
            await pilot.pause()
            assert app.screen is below, name
        stands(app)


@pytest.mark.soak
@pytest.mark.parametrize("name", OPENINGS)
async def test_every_key_that_comes_twice(name: str) -> None:
    """Those of the screen itself, some of them at random, and what answers anywhere."""
    app = make_every_app()
    dice = Random(name)
    async with app.run_test(size=(80, 24)) as pilot:
        await OPENINGS[name].open(pilot)
        own = sorted({*app.screen.active_bindings, *KEYS} - NEVER)
        for key in [*KEYS[:4], *dice.choices(own, k=8)]:
            await over_settings(pilot)
            await OPENINGS[name].open(pilot)
            press_at_once(app, key, key)
            await settle(pilot)
            stands(app)


async def over_settings(pilot: Pilot[None]) -> Screen[Any]:
    """A screen that lies under what is opened next."""
    while len(pilot.app.screen_stack) > 1:
        await pilot.app.pop_screen()
    below = SettingsScreen()
    pilot.app.push_screen(below)
    await pilot.pause()
    return below
