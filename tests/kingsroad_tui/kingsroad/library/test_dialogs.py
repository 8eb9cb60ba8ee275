"""Pictures of the dialogs; each docstring says what a person should see."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from textual.events import Paste
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from kingsroad.notation import print_position
from kingsroad_tui.kingsroad.follow.screen import NamePlayersScreen
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.library.game_list import KingsRoadGames
from kingsroad_tui.kingsroad.library.saves import SAVES, new_autosave, write_table
from kingsroad_tui.kingsroad.review.choose import ChooseAnalysisScreen
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.library.open_game import OpenScreen
from kingsroad_tui.library.save_game import save_dialog
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.plain import LinkedList
from tabletop.game_lines import looks_like_line
from tests.kingsroad_tui.kingsroad.test_screens import Snap, game
from tests.support.app.acting import make_app, running, settle, tap, text_of, visit
from tests.support.legal import random_game
from tests.support.seats import COMPUTER, PERSON, setup_of
from tests.support.soak import sampled

FIVE = ("Ann", "Squire", "Huntress", "Sheriff", "Page")
TWO = ("Ann", "Bob")
BARS = "[▁▂▃▄▅▆▇█]{3}"


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
    assert picture(snap_compare, lambda: OpenScreen("kingsroad"), "KR1:s:4:5:12DW.000")


def test_save(snap_compare: Snap) -> None:
    """A field with the game's name, and two buttons."""
    setup = setup_of(PERSON, COMPUTER, COMPUTER)
    assert picture(snap_compare, lambda: save_dialog(SAVES, game(), setup), "an evening of three")


def test_what_to_analyse(snap_compare: Snap) -> None:
    """A position to set up, a table to follow, or a file or code typed in."""
    assert picture(snap_compare, ChooseAnalysisScreen)


def test_who_plays_at_a_followed_table(snap_compare: Snap) -> None:
    """The names of those who play with the box."""
    assert picture(snap_compare, NamePlayersScreen)


async def test_arrows_go_from_button_to_button() -> None:
    """The careful answer has the focus first; arrows reach the other one."""
    app = make_app()
    answers: list[bool | None] = []
    ways: dict[tuple[str, ...], bool] = {
        ("left",): True,
        ("up",): True,
        ("left", "right"): False,
        ("up", "down"): False,
        (): False,
    }
    async with app.run_test(size=(80, 24)) as pilot:
        for keys in ways:
            app.push_screen(ConfirmDialog("Undo round 1?", "Undo", "Cancel"), answers.append)
            await settle(pilot)
            await tap(pilot, *keys, "enter")
    assert answers == [*ways.values()]


async def test_the_buttons_of_a_question_say_their_keys_also_changed_ones() -> None:
    async with running() as (app, pilot):
        for keys, said in (({}, ("Undo (y)", "Cancel (n)")), ({"confirm.yes": "u"}, ("Undo (u)",))):
            app.use_settings(AppSettings(keys=keys))
            app.push_screen(ConfirmDialog("Undo round 1?", "Undo", "Cancel"))
            await settle(pilot)
            assert all(words in text_of(app) for words in said)
            await pilot.press("escape")


async def test_arrows_stay_in_a_field() -> None:
    """There they are for the letters."""
    async with running() as (app, pilot):
        app.push_screen(NamePlayersScreen())
        await settle(pilot)
        field = app.screen.focused
        assert isinstance(field, Input)
        await pilot.press("left", "right", "up", "down")
        assert app.screen.focused is field


async def test_arrows_lead_from_the_ways_to_analyse_to_the_games_and_back() -> None:
    for _ in range(2):
        write_table(new_autosave(), random_game(5, 3), setup_of(*[PERSON] * 5))
    async with running() as (app, pilot):
        app.push_screen(ChooseAnalysisScreen())
        await settle(pilot)
        screen = app.screen
        choices, games = screen.query_one("#choices"), screen.query_one(KingsRoadGames)
        assert app.focused is games, "the last game is the likeliest"
        await pilot.press("up")
        assert app.focused is choices and screen.query_one(LinkedList).highlighted == 1
        await pilot.press("up", "down", "down")
        assert app.focused is games and games.highlighted == 0
        await pilot.press("down", "down")
        assert app.focused is choices and screen.query_one(LinkedList).highlighted == 0


@pytest.mark.parametrize("rounds", [3, 1000])
async def test_a_code_may_be_pasted_wherever_one_is(rounds: int) -> None:
    """The list has the focus, as it mostly has; Enter then opens what was pasted.

    The position of a finished game is opened, too, though it has no rounds to tell of.
    """
    write_table(new_autosave(), random_game(2, 3), setup_of(*[PERSON] * 2))
    async with running() as (app, pilot):
        app.push_screen(ChooseAnalysisScreen())
        await settle(pilot)
        code = print_position(random_game(3, 4, rounds=rounds).position)
        app.post_message(Paste(f"{code}\n"))
        await settle(pilot)
        source = app.screen.query_one("#source", Input)
        assert source.value == code and app.focused is source
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, AnalysisScreen)


async def test_a_whole_game_may_be_pasted_as_the_line_that_its_end_gives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(HouseScreen, "SETTLING_SECONDS", 0)
    game = random_game(3, 4)
    async with running() as (app, pilot):
        await visit(
            pilot,
            Way("end", "kingsroad", table=TABLES.new(game, setup_of(*[PERSON] * 3), app.notify)),
        )
        await settle(pilot)
        await pilot.press("Y")
        line = app.clipboard
        assert looks_like_line(line)
        app.push_screen(ChooseAnalysisScreen())
        await settle(pilot)
        app.post_message(Paste(f"{line}\n"))
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, AnalysisScreen)
        assert app.screen.branches.game == game


@pytest.mark.parametrize("width", sampled([60, 80, 97, 120, 200], 60, 97))
async def test_scores_and_results_of_all_games_stand_below_one_another(width: int) -> None:
    """Whoever played: of five the names are cut where they end in a blank too."""
    tables = (TWO, FIVE, ("Ann", *(name[:-1] for name in FIVE[1:])))
    for names in tables:
        played = replace(random_game(len(names), 3), players=names)
        write_table(new_autosave(), played, setup_of(*[PERSON] * len(names)))
    async with running(size=(width, 24)) as (app, pilot):
        app.push_screen(ChooseAnalysisScreen())
        lines: list[str] = []
        while sum(bool(re.search(BARS, line)) for line in lines) < len(tables):
            await pilot.pause(0.02)  # until all games are replayed, in a thread
            lines = [line for line in text_of(app).splitlines() if "Ann" in line]
        lines = [line for line in lines if re.search(BARS, line)]  # not what lies behind
        starts = {line.index(curve[0]) for line in lines if (curve := re.search(BARS, line))}
        assert len(lines) == len(tables) and len(starts) == 1
