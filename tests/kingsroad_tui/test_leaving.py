"""A game that could not be saved is not left without a word, and can be saved elsewhere."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from kingsroad.games import Game
from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
from kingsroad_tui.assassins.library.saves import assassins_autosave_folder, read_assassins_table
from kingsroad_tui.assassins.library.tables import new_assassins_table
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.files.locations import autosave_folder, folders
from kingsroad_tui.kingsroad.follow.screen import RecordTableScreen
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.library.open_table import new_table
from kingsroad_tui.kingsroad.library.saves import read_table
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.library.save_game import SaveGameDialog, UnsavedDialog
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.plain import PlainStatic
from tests.assassins.support.random_play import random_game as random_town
from tests.support.app.acting import go, press, running, settle, to_assassins, to_game, visit
from tests.support.app.assassins_acting import assassins_game
from tests.support.legal import random_game
from tests.support.seats import COMPUTER, PERSON, setup_of


def fill_the_disk() -> None:
    """Nothing can be written any more where games are kept."""
    for folder in (autosave_folder(), assassins_autosave_folder(), folders().data):
        if folder.is_dir():
            shutil.rmtree(folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.write_text("no folder")


def make_room() -> None:
    for folder in (autosave_folder(), assassins_autosave_folder(), folders().data):
        folder.unlink()


async def shown(pilot: Pilot[None], kind: type[Screen[Any]]) -> None:
    await settle(pilot)
    assert isinstance(pilot.app.screen, kind), pilot.app.screen


async def to_play(pilot: Pilot[None]) -> type[Screen[Any]]:
    await visit(pilot, to_game(Game(("Ann", "Bob")), setup_of(PERSON, COMPUTER)))
    return PlayScreen


async def to_the_end(pilot: Pilot[None]) -> type[Screen[Any]]:
    table = new_table(random_game(2, 5), setup_of(PERSON, COMPUTER), lambda _: None)
    await visit(pilot, Way("end", "kingsroad", table=table))
    return EndScreen


async def in_assassins(pilot: Pilot[None]) -> type[Screen[Any]]:
    await visit(pilot, to_assassins(assassins_game(), Setup((Seat(), Seat()))))
    return AssassinsPlayScreen


async def to_the_end_of_assassins(pilot: Pilot[None]) -> type[Screen[Any]]:
    table = new_assassins_table(random_town(3), Setup((Seat(), Seat())), lambda _: None)
    await visit(pilot, Way("end", "assassins", table=table))
    return AssassinsEndScreen


async def to_a_real_table(pilot: Pilot[None]) -> type[Screen[Any]]:
    await visit(pilot, Way("record", "kingsroad", game=Game(("Ann", "Bob"))))
    await press(pilot, *"123", "enter", *"456", "enter")
    return RecordTableScreen


Place = Callable[[Pilot[None]], Awaitable[type[Screen[Any]]]]

PLACES: list[Place] = [to_play, to_the_end, in_assassins, to_the_end_of_assassins, to_a_real_table]


@pytest.mark.parametrize("go_to", PLACES)
async def test_leaving_asks_and_offers_another_place(go_to: Place, tmp_path: Path) -> None:
    """Whatever screen keeps the game; who stays goes on, who saves has the game."""
    fill_the_disk()
    async with running(size=(100, 30)) as (app, pilot):
        await settle(pilot)
        kind = await go_to(pilot)
        await shown(pilot, kind)
        go(app, "quit")
        await shown(pilot, UnsavedDialog)
        words = str(app.screen.query_one(".words", PlainStatic).content)
        assert "could not be saved in" in words and "is lost" in words
        await press(pilot, "n")
        await shown(pilot, kind)
        go(app, "quit")
        await shown(pilot, UnsavedDialog)
        await press(pilot, "s")
        await shown(pilot, SaveGameDialog)
        await press(pilot, "enter")  # there is no room where it is offered
        await shown(pilot, SaveGameDialog)
        app.screen.query_one(Input).value = str(tmp_path / "kept.json")
        await pilot.press("enter")
        await pilot.pause()
        assert not app.is_running
    assert (tmp_path / "kept.json").exists()


async def test_who_cancels_the_other_place_stays_and_a_saved_game_is_left_unasked() -> None:
    fill_the_disk()
    async with running(size=(100, 30)) as (_, pilot):
        await settle(pilot)
        await to_play(pilot)
        await press(pilot, "q")
        await shown(pilot, UnsavedDialog)
        await press(pilot, "s")
        await press(pilot, "escape")
        await shown(pilot, PlayScreen)
        make_room()  # so that it can be saved once more
        await press(pilot, "q")
        await shown(pilot, HomeScreen)


async def test_who_leaves_without_saving_goes_where_they_wanted() -> None:
    fill_the_disk()
    async with running(size=(100, 30)) as (_, pilot):
        await settle(pilot)
        await in_assassins(pilot)
        await press(pilot, "q")
        await shown(pilot, UnsavedDialog)
        await press(pilot, "y")
        await shown(pilot, AssassinsHomeScreen)


@pytest.mark.parametrize(
    ("arguments", "lines", "read"),
    [
        (("play", "--plain"), ("2", "1", "Ann", "2", "n", "1 2 3"), read_table),
        (("assassins", "play", "--plain"), ("",) * 10, read_assassins_table),
    ],
)
def test_plain_play_asks_too(
    arguments: tuple[str, ...],
    lines: tuple[str, ...],
    read: Callable[[Path], object],
    tmp_path: Path,
) -> None:
    """At the end of the input it says the truth; where somebody answers, it saves there."""
    fill_the_disk()
    kept = tmp_path / "kept.json"
    done = plain(arguments, *lines, "quit", "Spiel", str(kept))
    assert done.returncode == 0 and done.stderr == ""
    assert "A file to save it in" in done.stdout and "could not be saved" in done.stdout
    assert read(kept)
    assert "start again to continue" in done.stdout.splitlines()[-1]
    done = plain(arguments, *lines)
    assert "could not be saved" in done.stdout.splitlines()[-1]


def plain(arguments: tuple[str, ...], *lines: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
