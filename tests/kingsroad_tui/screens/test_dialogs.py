"""Pictures of the dialogs; each docstring says what a person should see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from kingsroad_tui.dialogs.confirm import ConfirmDialog
from kingsroad_tui.dialogs.save_game import save_dialog
from kingsroad_tui.screens.choose_analysis import ChooseAnalysisScreen
from kingsroad_tui.screens.name_players import NamePlayersScreen
from kingsroad_tui.screens.open_game import OpenGameScreen
from tests.kingsroad_tui.screens.test_screens import Snap, game
from tests.support.acting import COMPUTER, PERSON, make_app, settle, setup_of


def picture(snap: Snap, dialog: Callable[[], Screen[Any]], typed: str = "") -> bool:
    """The dialog over the first screen, with a text in its field."""

    async def scene(pilot: Pilot[None]) -> None:
        await settle(pilot)
        pilot.app.push_screen(dialog())
        await settle(pilot)
        for field in pilot.app.screen.query(Input):
            field.cursor_blink = False
        if typed:
            pilot.app.screen.query(Input).first().value = typed
        await settle(pilot)

    return snap(make_app(), terminal_size=(80, 24), run_before=scene)


def test_open(snap_compare: Snap) -> None:
    """A field for a file or a code, and two buttons; no list, as nothing has been saved."""
    assert picture(snap_compare, OpenGameScreen, "KR1:s:4:5:12DW.000")


def test_save(snap_compare: Snap) -> None:
    """A field with the game's name, and two buttons."""
    setup = setup_of(PERSON, COMPUTER, COMPUTER)
    assert picture(snap_compare, lambda: save_dialog(game(), setup), "an evening of three")


def test_what_to_analyse(snap_compare: Snap) -> None:
    """A position to set up, a table to follow, or a file or code typed in."""
    assert picture(snap_compare, ChooseAnalysisScreen)


def test_who_plays_at_a_followed_table(snap_compare: Snap) -> None:
    """The names of those who play with the box."""
    assert picture(snap_compare, NamePlayersScreen)


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        (("left",), True),
        (("up",), True),
        (("left", "right"), False),
        (("up", "down"), False),
        ((), False),
    ],
)
async def test_arrows_go_from_button_to_button(keys: tuple[str, ...], answer: bool) -> None:
    """The careful answer has the focus first; arrows reach the other one."""
    app = make_app()
    answers: list[bool | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(ConfirmDialog("Undo round 1?", "Undo", "Cancel"), answers.append)
        await settle(pilot)
        await pilot.press(*keys, "enter")
        await pilot.pause()
    assert answers == [answer]


async def test_arrows_stay_in_a_field() -> None:
    """There they are for the letters."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(NamePlayersScreen())
        await settle(pilot)
        field = app.screen.focused
        assert isinstance(field, Input)
        await pilot.press("left", "right", "up", "down")
        assert app.screen.focused is field
