"""The list of games of King & Assassins: found by typing, in the order wanted.

The list of saved games of the wing: who played, and how it ended.
"""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.in_app import TABLES
from kingsroad_tui.assassins.library.saves import recent_assassins_spans, recent_towns, write_named
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.cli import run
from kingsroad_tui.files.typed_files import save_path
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.library.open_game import OpenScreen
from kingsroad_tui.library.save_game import SaveGameDialog
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.plain import Field
from tests.assassins.support.random_play import steps
from tests.support.app.acting import open_screen, press, running, settle, text_of
from tests.support.app.assassins_acting import COMPUTER, assassins_game, recorded
from tests.support.legal import random_game
from tests.support.seats import COMPUTER as OTHER
from tests.support.seats import PERSON, setup_of


async def test_games_are_found_by_typing_sorted_and_opened() -> None:
    """More than the first screen shows."""
    for name in ("Siège 10", "siege 2", *(f"Ball {number}" for number in range(12))):
        write_named(save_path(name), assassins_game(), Setup((Seat(), COMPUTER)))
    async with running() as (app, pilot):
        screen = await open_screen(pilot, Way("open", "assassins"), OpenScreen)
        await settle(pilot)
        assert screen.library.games.option_count == 14
        await press(pilot, "f4", "f4", *"siege")
        assert [line.game.path.stem for line in screen.library.games.listed] == [
            "siege 2",
            "Siège 10",
        ]
        assert "Your games: 2, by name" in text_of(app)
        assert "f4 Sort" in text_of(app)
        await press(pilot, "down", "backspace", "enter")
        assert isinstance(app.screen, AssassinsPlayScreen)


async def test_a_file_that_no_game_is_found_by_is_typed_whole() -> None:
    async with running() as (app, pilot):
        screen = await open_screen(pilot, Way("open", "assassins"), OpenScreen)
        await settle(pilot)
        await press(pilot, *"no such", "enter")
        assert app.screen is screen
        assert "no such" in text_of(app)


async def test_a_game_is_renamed_deleted_and_put_back() -> None:
    """By the same keys as in the library of the other game."""
    for name in ("one", "two"):
        write_named(save_path(name), assassins_game(), Setup((Seat(), COMPUTER)))
    async with running() as (app, pilot):
        screen = await open_screen(pilot, Way("open", "assassins"), OpenScreen)
        await settle(pilot)
        await press(pilot, *"two", "f2")
        assert isinstance(app.screen, SaveGameDialog)
        app.screen.query_one(Field).value = "three"
        await press(pilot, "enter", *["backspace"] * 3)
        assert names(screen) == ["one", "three"] and not save_path("two").exists()
        await press(pilot, *"thr", "delete")
        assert names(screen) == [] and not save_path("three").exists()
        await press(pilot, "f9", *["backspace"] * 3)
        assert names(screen) == ["one", "three"] and save_path("three").exists()


async def test_a_game_of_kings_road_is_opened_in_its_own_house() -> None:
    path = save_path("elsewhere")
    saves.write_table(path, random_game(2, 1, rounds=1), setup_of(PERSON, OTHER))
    async with running() as (app, pilot):
        screen = await open_screen(pilot, Way("open", "assassins"), OpenScreen)
        await settle(pilot)
        assert names(screen) == []
        await press(pilot, *"elsewhere", "enter")
        assert isinstance(app.screen, PlayScreen)


def names(screen: OpenScreen) -> list[str]:
    return sorted(line.game.path.stem for line in screen.library.games.listed)


SHERIFF = Seat(SeatKind.COMPUTER, "careful")
"""Another strength than `COMPUTER`."""

NAMES = (
    ("king-in-the-castle", Setup((Seat(), COMPUTER))),
    ("out-of-time", Setup((Seat(), COMPUTER))),
    ("king-killed", Setup((SHERIFF, Seat()))),
    ("three-assassins-killed", Setup((Seat(), Seat()))),
)


def save_finished_games() -> None:
    """One won and one lost as the king, one won as the people, one of two people; and a copy."""
    for name, setup in (*NAMES, NAMES[0]):
        TABLES.new(recorded(name), setup, print).leave()


def test_finished_games_are_counted_by_strength_and_side_and_a_copy_is_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["assassins", "statistics"]) == 0
    assert capsys.readouterr().out.startswith("You have not finished a game")
    save_finished_games()
    assert run(["assassins", "statistics", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert rows == [
        {
            "strength": "random",
            "side": "king",
            "games": 2,
            "won": 1,
            "endings": {"castle": 1, "time": 1},
        },
        {
            "strength": "careful",
            "side": "people",
            "games": 1,
            "won": 1,
            "endings": {"killed": 1},
        },
    ]
    assert run(["assassins", "statistics"]) == 0
    said = capsys.readouterr().out
    assert "castle 1, out of time 1" in said and "king killed 1" in said and "50%" in said


async def test_games_are_sorted_by_how_they_went_and_counted_in_a_dialog() -> None:
    save_finished_games()
    async with running() as (app, pilot):
        screen = await open_screen(pilot, Way("open", "assassins"), OpenScreen)
        await settle(pilot)
        rounds = [line.game.rounds for line in screen.library.games.listed]
        await press(pilot, *["f4"] * 4)
        assert "longest first" in text_of(app)
        assert [line.game.rounds for line in screen.library.games.listed] == sorted(
            rounds, reverse=True
        )
        await press(pilot, "f4")
        assert "best results first" in text_of(app)
        games = [line.game for line in screen.library.games.listed]
        won = [game.winner is game.alone for game in games]
        assert won == [True] * 3 + [False] * 2
        await press(pilot, "f5")
        await settle(pilot)
        assert "castle 1, out of time 1" in " ".join(text_of(app).split())


def listed_as(game: AssassinsGame, setup: Setup) -> str:
    """The line of a game that is saved by the name "evening"."""
    write_named(save_path("evening"), game, setup)
    (row,) = recent_towns()
    return "".join(text for text, _ in recent_assassins_spans(row))


@pytest.mark.parametrize("alone", [*Side, None])
def test_the_list_says_who_won_and_speaks_to_who_played_alone(alone: Side | None) -> None:
    game = list(steps(Random(4)))[-1]
    assert game.result is not None
    king, people = (COMPUTER if alone not in (side, None) else Seat() for side in Side)
    line = listed_as(game, Setup((king, people)))
    if alone is None:
        assert f"the {'king' if game.result.winner is Side.KING else 'people'} won" in line
    else:
        won = "won" if game.result.winner is alone else "lost"
        assert f"you {won}, round {game.position.round}" in line
    assert line.endswith(f"{game.players.king} against {game.players.people}, evening")


def test_a_person_without_a_name_is_called_you() -> None:
    game = assassins_game()
    named = replace(game, players=game.players._replace(king="Regent"))
    line = listed_as(named, Setup((Seat(), COMPUTER)))
    assert f"You against {game.players.people}" in line and "not begun" in line
