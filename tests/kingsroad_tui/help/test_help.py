"""Help: the pane in focus first, the keys in force, everything else on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from textual.widgets import Static

from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.help.screen import HelpScreen, help_texts
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.kingsroad.follow.screen import NamePlayersScreen
from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
from kingsroad_tui.kingsroad.library.saves import SAVES
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.play.table_view import History
from kingsroad_tui.kingsroad.review.choose import BranchesDialog, ChooseAnalysisScreen
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree
from kingsroad_tui.library.open_game import OpenScreen
from kingsroad_tui.library.save_game import RunningElsewhereDialog, save_dialog
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog, Dialog
from tests.support.app.acting import begin, make_app, press, running, settle, tap, text_of
from tests.support.seats import COMPUTER, PERSON, setup_of

_GAME = Game(("Ann", "Bob", "Cid"))
_SETUP = setup_of(PERSON, COMPUTER, COMPUTER)
DIALOGS: tuple[Callable[[], Dialog[Any]], ...] = (
    lambda: ConfirmDialog("Really?", "Yes", "No"),
    lambda: RunningElsewhereDialog("Ann and Bob"),
    lambda: save_dialog(SAVES, _GAME, _SETUP),
    lambda: OpponentsDialog(Table(_GAME, _SETUP), 0, []),
    lambda: BranchesDialog(BranchTree.of(_GAME), _GAME.players, {}),
    ChooseAnalysisScreen,
    NamePlayersScreen,
    lambda: OpenScreen("kingsroad"),
)
"""Every dialog there is."""


def help_text(app: KingsRoad) -> str:
    assert isinstance(app.screen, HelpScreen)
    return str(app.screen.query_one("#help-text", Static).content)


async def test_the_pane_in_focus_comes_before_the_others() -> None:
    async with running(size=(120, 36)) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        screen.query_one(History).focus()
        await pilot.pause()
        first, others = help_texts(screen)
        assert [str(text)[:11] for text in first] == ["The history"]
        assert any(str(text).startswith("The map.") for text in others)
        await tap(pilot, "f1")
        text = help_text(app)
        assert text.index("The history") < text.index("Keys here") < text.index("The map.")
        assert Kingdom.HELP is not None
        assert Kingdom.HELP in text
        await tap(pilot, "question_mark")
        assert app.screen is screen


async def test_help_while_playing_opens_with_what_to_do_now_and_the_game_in_short() -> None:
    async with running() as (app, pilot):
        await begin(pilot, PERSON, COMPUTER)
        for keys, now in (
            ((), "Choose three cards: press a card's sign"),
            (("1", "6", "K"), "Your cards are ready: Enter plays them"),
        ):
            await tap(pilot, *keys, "f1")
            text = help_text(app)
            assert text.startswith(f"Now\n{now}")
            assert text.index("The game in short") < text.index("Dragon: one more region")
            assert text.index("Dragon: one more region") < text.index("Keys here")
            assert "o puts the Knight" in text.split("The game in short")[0] or not keys
            await tap(pilot, "escape")


@pytest.mark.parametrize("dialog", DIALOGS, ids=lambda dialog: type(dialog()).__name__)
async def test_help_and_keys_of_every_dialog(dialog: Callable[[], Dialog[Any]]) -> None:
    """F1 says what the dialog is for and returns to it; the footer has the dialog's own keys."""
    async with running() as (app, pilot):
        await begin(pilot, PERSON, COMPUTER)
        app.push_screen(dialog())
        await settle(pilot)
        shown = app.screen
        if not isinstance(shown, ConfirmDialog):
            # The footer is made after the dialog has been shown, however long that takes.
            async with asyncio.timeout(60):
                while "esc" not in text_of(app).splitlines()[-1]:
                    await pilot.pause(0.02)
        assert "Play" not in text_of(app).splitlines()[-1]
        await tap(pilot, "f1")
        assert isinstance(shown, HouseScreen)
        words = shown.brought_help or shown.HELP
        assert words is not None
        assert help_text(app).startswith(with_keys(words, keys_on(shown)))
        assert "Enter" in help_text(app) or "Esc" in help_text(app)
        await tap(pilot, "f1")
        assert app.screen is shown


async def test_help_shows_the_keys_in_force() -> None:
    async with running() as (app, pilot):
        app.use_settings(AppSettings(keys={"home.rules": "x"}))
        await pilot.pause()
        await tap(pilot, "f1")
        lines = help_text(app).splitlines()
        assert any(line.split() == ["x", "Read", "the", "rules"] for line in lines)
        assert any(line.startswith("F1 or ?") for line in lines)


async def test_help_leaves_out_keys_that_are_not_offered() -> None:
    """Several people at one terminal undo no rounds; one person alone does."""
    async with running() as (app, pilot):
        for seats, offered in (((PERSON, PERSON), False), ((PERSON, COMPUTER), True)):
            screen = await begin(pilot, *seats)
            await settle(pilot)
            if not offered:
                assert isinstance(app.screen, CurtainScreen)
                await press(pilot, "enter")
            assert app.screen is screen
            await tap(pilot, "f1")
            assert ("Undo a round" in help_text(app)) == offered
            assert ("Bring back the round undone last" in help_text(app)) == offered
            assert "Choose this card" in help_text(app)
            await tap(pilot, "escape")


async def test_keys_are_shown_in_a_window_that_has_no_focus_yet() -> None:
    """As in a browser, where nobody has clicked into the page."""
    app = make_app()
    app.set_reactive(KingsRoad.app_focus, False)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert not app.app_focus
        assert "New game" in text_of(app).splitlines()[-1]
