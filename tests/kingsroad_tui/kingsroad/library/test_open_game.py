"""The library by keys: found, sorted, renamed, deleted and put back; thousands do not freeze it."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input
from textual.worker import WorkerCancelled

from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.cli import run
from kingsroad_tui.files import typed_files
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.library.game_list import KingsRoadGames
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.library.open_game import OpenScreen
from kingsroad_tui.library.save_game import SaveGameDialog
from kingsroad_tui.library.words import when_words
from kingsroad_tui.shell.place import Way
from kingsroad_tui.statistics.dialog import StatisticsDialog
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.words.voice import phrase
from tests.support.app.acting import (
    begin,
    make_app,
    open_screen,
    press,
    running,
    settle,
    text_of,
    until,
)
from tests.support.legal import random_game
from tests.support.paths import ROOT
from tests.support.seats import COMPUTER, PERSON, setup_of
from tests.support.soak import sampled

HOSTILE = "[b]\x1b[31m\u202eevil"
LONG_AGO = 1_600_000_000_000_000
"""A day of September 2020, in microseconds since 1970."""


def fill() -> None:
    """Three games and a damaged file, each on a day of its own."""
    whole = random_game(3, 7)
    day = 86_400_000_000
    kept = {"final": whole, "branch": whole.take_back(2), "other": random_game(2, 3, rounds=2)}
    for number, (name, game) in enumerate(kept.items()):
        named = Game(("Ann", "Bob", "Cid")[: len(game.players)], rounds=game.rounds)
        people = [PERSON, *[COMPUTER] * (len(game.players) - 1)]
        moment = LONG_AGO - day * number
        saves.write_table(typed_files.save_path(name), named, setup_of(*people), moment)
    damaged = typed_files.save_path("damaged").with_name(f"{HOSTILE}.json")  # no name from here
    damaged.write_bytes(b"{no game}")
    os.utime(damaged, ns=(0, 1000 * LONG_AGO + 86_400_000_000_000))


async def library(pilot: Pilot[None]) -> OpenScreen:
    screen = await open_screen(pilot, Way("open", "kingsroad"), OpenScreen)
    await loaded(pilot)
    return screen


async def loaded(pilot: Pilot[None]) -> None:
    """Until the list is read and the games in view are replayed."""
    games = pilot.app.screen.query_one(KingsRoadGames)
    for _ in range(200):
        with suppress(WorkerCancelled):  # a list made anew looks at other games
            await settle(pilot)
            in_view = [listed.game for listed in games.listed][: games.size.height]
            if games.option_count and all(g.problem or g in games.courses for g in in_view):
                break
    await settle(pilot)


def names(screen: OpenScreen) -> list[str]:
    return [listed.game.path.stem for listed in screen.library.games.listed]


async def test_the_list_says_who_played_how_it_went_and_what_is_damaged() -> None:
    fill()
    async with running(size=(120, 36)) as (app, pilot):
        screen = await library(pilot)
        text = text_of(app)
        assert "final: Ann, Bob and Cid" in text
        assert "Players" in text and "How it ended" in text
        assert " won with " in text or "you lost, " in text
        assert "Sep 2020" in text
        assert "└ branch" in text
        assert "is not a saved game, or damaged" in text
        assert "\x1b" not in text and "\u202e" not in text
        assert screen.focused is screen.library.games
        assert sorted(names(screen)) == sorted(["final", "branch", "other", HOSTILE])
        screen.library.source.value = "ÉVİL Not"
        await pilot.pause()
        assert names(screen) == [HOSTILE]
        screen.library.source.value = ""
        await pilot.pause()
        order = names(screen)
        assert order.index("branch") == order.index("final") + 1


async def test_below_the_list_stands_everything_of_the_game_highlighted() -> None:
    """Whole, at 80 columns: the name, everybody's points, who won, what a branch has in common."""
    fill()
    async with running() as (_, pilot):
        screen = await library(pilot)
        whole = random_game(3, 7)
        listed = names(screen)
        found = {}
        for name in listed:
            screen.library.games.highlighted = listed.index(name)
            await pilot.pause()
            found[name] = " ".join(str(screen.query_one("#about", PlainStatic).render()).split())
        ann, bob, cid = whole.position.scores
        assert f"final: Ann {ann}, Bob {bob} and Cid {cid}." in found["final"]
        assert " won after " in found["final"]
        assert "It is the game it is listed under, up to round 12." in found["branch"]
        assert "Not finished: 2 rounds so far." in found["other"]
        assert "is not a saved game" in found[HOSTILE]


async def test_a_game_of_king_and_assassins_is_not_listed_but_opened_in_its_own_house() -> None:
    source = ROOT / "tests" / "assassins" / "games" / "two-kings-running.json"
    path: Path = typed_files.save_path("town")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(source.read_bytes())
    async with running() as (app, pilot):
        screen = await library(pilot)
        assert names(screen) == []
        await press(pilot, *"town", "enter")
        assert any(isinstance(shown, AssassinsPlayScreen) for shown in app.screen_stack)


async def test_games_are_found_by_what_is_typed_and_sorted() -> None:
    fill()
    async with running() as (app, pilot):
        screen = await library(pilot)
        await press(pilot, *"oth", "enter")
        assert isinstance(app.screen, PlayScreen)
        assert len(app.screen.table.game.players) == 2
    async with running() as (app, pilot):
        screen = await library(pilot)
        newest = names(screen)
        await pilot.press("f4")
        await loaded(pilot)
        assert names(screen)[0] == "other" and names(screen) != newest
        await pilot.press("f4", "f4", "f4")
        assert "longest first" in text_of(app)
        await pilot.press("f4")
        await loaded(pilot)
        assert "best results first" in text_of(app)
        assert names(screen)[:2] == ["final", "branch"] and names(screen)[-1] == HOSTILE


async def test_a_branch_can_be_named() -> None:
    """An autosave among them is offered a name of its players; named, it stays below its game."""
    fill()
    games = [game for game in saves.all_games() if game.path.stem == "branch"]
    game = saves.read_table(games[0].path)
    games[0].path.unlink()
    assert game.setup is not None
    saves.write_table(saves.new_autosave(), game.game, game.setup)
    async with running() as (app, pilot):
        screen = await library(pilot)
        at = names(screen).index("final") + 1
        screen.library.games.highlighted = at
        await press(pilot, "f2")
        assert isinstance(app.screen, SaveGameDialog)
        field = app.screen.query_one(Input)
        assert field.value.startswith("Ann-Bob-Cid-")
        field.value = "with the Witch"
        await pilot.press("enter")
        await until(pilot, lambda: "└ with the Witch" in text_of(app))
        assert names(screen)[at] == "with the Witch"
        assert screen.library.games.listed[at].shared is not None

        def about() -> str:
            return " ".join(str(screen.query_one("#about", PlainStatic).render()).split())

        await until(pilot, lambda: "up to round 12" in about())
        assert about().startswith("with the Witch: ")


async def test_a_game_is_renamed_deleted_put_back_and_analysed() -> None:
    fill()
    async with running() as (app, pilot):
        screen = await library(pilot)
        screen.library.games.highlighted = names(screen).index("other")
        await press(pilot, "f2")
        assert isinstance(app.screen, SaveGameDialog)
        app.screen.query_one(Input).value = "best"
        await pilot.press("enter")
        await loaded(pilot)
        assert "best" in names(screen) and "other" not in names(screen)
        screen.library.games.highlighted = names(screen).index("best")
        await pilot.press("delete")
        await loaded(pilot)
        assert "best" not in names(screen)
        await pilot.press("f9")
        await loaded(pilot)
        assert "best" in names(screen)
        screen.library.games.highlighted = names(screen).index("best")
        await press(pilot, "f3")
        assert isinstance(app.screen, AnalysisScreen)


@pytest.fixture
def results(words: list[str], tmp_path: Path) -> Path:
    """The results of a tournament, which is played before there is an event loop."""
    file = tmp_path / "games.jsonl"
    assert run([*words, "--results", str(file)]) == 0
    return file


@pytest.mark.parametrize(
    ("words", "screen"),
    [
        (["tournament", "random", "random", "--tables", "1", "--cap", "2"], PlayScreen),
        (["assassins", "tournament", "random", "--matches", "1"], AssassinsEndScreen),
    ],
)
async def test_results_of_a_tournament_open_at_the_game_that_is_named(
    screen: type[Screen[None]], results: Path
) -> None:
    """Without a number at the first game, and a note says how to open another."""
    before = results.read_bytes()
    async with running() as (app, pilot):
        for number, name in enumerate(("games.jsonl", "games.jsonl#2")):
            opened = await open_screen(pilot, Way("open", "kingsroad"), OpenScreen)
            opened.library.source.value = str(results.with_name(name))
            opened.library.source.focus()
            await press(pilot, "enter")
            await until(pilot, lambda: isinstance(app.screen, screen))
            notes = [note.message for note in app._notifications]
            told = "Game 1 of 2. To open another, add its number: games.jsonl#2"
            assert (told in notes) == (number == 0)
            app._notifications.clear()
        opened = await open_screen(pilot, Way("open", "kingsroad"), OpenScreen)
        opened.library.open(str(results.with_name("games.jsonl#3")))
        await settle(pilot)
        assert "the last one is games.jsonl#2" in " ".join(text_of(app).split())
    assert results.read_bytes() == before


async def test_a_damaged_file_says_why_it_cannot_be_opened_and_can_be_deleted() -> None:
    fill()
    async with running() as (app, pilot):
        screen = await library(pilot)
        screen.library.games.highlighted = names(screen).index(HOSTILE)
        await press(pilot, "enter")
        assert app.screen is screen
        assert "\x1b" not in text_of(app)
        await pilot.press("delete")
        await loaded(pilot)
        assert HOSTILE not in names(screen)


async def test_only_games_in_view_are_replayed() -> None:
    """However many there are."""
    game = random_game(2, 1, rounds=1)
    for number in range(200):
        setup = setup_of(PERSON, COMPUTER, seed=number)
        saves.write_table(typed_files.save_path(f"game {number}"), game, setup)
    async with running() as (_, pilot):
        screen = await library(pilot)
        assert screen.library.games.option_count == 200
        assert 0 < len(screen.library.games.courses) <= 24
        await pilot.press("end")
        await loaded(pilot)
        last = screen.library.games.listed[-1].game
        assert last in screen.library.games.courses


async def test_statistics_count_the_finished_game() -> None:
    fill()
    async with running() as (app, pilot):
        await library(pilot)
        await press(pilot, "f5")
        assert isinstance(app.screen, StatisticsDialog)
        text = text_of(app)
        assert "strength" in text and "good" in text


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (120, 36)))
def test_picture_of_the_library(snap_compare: Callable[..., bool], size: tuple[int, int]) -> None:
    """Three games with their curves, one a branch under its game, and a damaged file in red."""
    fill()

    async def scene(pilot: Pilot[None]) -> None:
        screen = OpenScreen("kingsroad")
        await cast("KingsRoad", pilot.app).push_screen(screen)
        await loaded(pilot)

    assert snap_compare(make_app(), terminal_size=size, run_before=scene)


def test_dates_are_said_as_people_say_them() -> None:
    now = datetime(2026, 3, 2, 9, 30)
    assert when_words(datetime(2026, 3, 2, 8, 5), now) == "today 08:05"
    assert when_words(datetime(2026, 3, 1, 23, 59), now) == "yesterday"
    assert when_words(datetime(2026, 1, 9), now) == "9 Jan"
    assert when_words(datetime(2025, 12, 31), now) == "31 Dec 2025"


async def test_a_game_begun_in_the_middle_is_not_said_to_have_no_round() -> None:
    """Its log says in which round it was taken up."""
    start = random_game(2, 6, rounds=3).position
    async with running() as (app, pilot):
        await begin(pilot, PERSON, COMPUTER, game=Game(("Ann", "Bob"), start=start))
        await press(pilot, "l")
        assert phrase("kingsroad-reveal-begun-later", round=start.round) in text_of(app)
        assert "No round has been played" not in text_of(app)


def keep(*names: str) -> None:
    """Games saved by these names, the first one newest; each a game of its own."""
    for number, name in enumerate(names):
        game = random_game(2, number, rounds=1)
        setup = setup_of(PERSON, COMPUTER, seed=number)
        saves.write_table(typed_files.save_path(name), game, setup, LONG_AGO - number)


async def test_typing_finds_and_does_nothing_else() -> None:
    """Every letter, whatever it did elsewhere; the focus stays with the list."""
    keep("dear", "read", "usira")
    async with running() as (app, pilot):
        screen = await library(pilot)
        await press(pilot, *"dar")
        assert screen.library.source.value == "dar"
        await press(pilot, *["backspace"] * 3, *"ea")
        assert screen.library.source.value == "ea" and sorted(names(screen)) == ["dear", "read"]
        await press(pilot, *["backspace"] * 2, *"usira")
        assert names(screen) == ["usira"] and screen.is_current
        await press(pilot, *["backspace"] * 5, "Д", "К", "space", "１", "/", "x")
        assert screen.library.source.value == "ДК １/x"
        assert sorted(path.stem for path in typed_files.save_path("x").parent.glob("*.json")) == [
            "dear",
            "read",
            "usira",
        ]
        screen.library.source.value = ""
        screen.library.source.focus()
        await press(pilot, "down", "enter")
        assert isinstance(app.screen, PlayScreen), "from the field the arrows choose in the list"


async def test_after_a_deletion_the_next_key_acts_on_the_game_that_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However long it takes until the files are read anew."""
    keep("one", "two", "three", "four")
    async with running() as (app, pilot):
        screen = await library(pilot)
        monkeypatch.setattr(screen.library, "look_for_games", lambda: None)
        screen.library.games.highlighted = 1
        await press(pilot, "delete")
        assert names(screen) == ["one", "three", "four"]
        await press(pilot, "f8")
        assert names(screen) == ["one", "four"]
        await press(pilot, "f2")
        assert isinstance(app.screen, SaveGameDialog)
        app.screen.query_one(Input).value = "last"
        await press(pilot, "enter")
        assert names(screen) == ["one", "last"]
        await press(pilot, "delete", "delete", "delete")
        assert names(screen) == [] and screen.is_current
        await press(pilot, "f3")
        assert screen.is_current


async def test_names_are_in_the_order_in_which_people_count() -> None:
    keep("Game 10", "game 2", "Evening 9", "evening 10b", "Game 1")
    async with running() as (app, pilot):
        screen = await library(pilot)
        await press(pilot, "f4", "f4")
        assert names(screen) == ["Evening 9", "evening 10b", "Game 1", "game 2", "Game 10"]
        assert "by name" in text_of(app)


async def test_keys_of_the_list_that_were_changed_before_are_kept() -> None:
    """Letters among them, even though letters find else."""
    keep("one", "two")
    async with running() as (app, pilot):
        app.use_settings(replace(app.settings, keys={"open.delete": "d", "open.find": "slash"}))
        screen = await library(pilot)
        await press(pilot, "В")
        assert names(screen) == [], "a letter of another layout is no deletion"
        await press(pilot, "backspace", "d")
        assert names(screen) == ["two"]
        await press(pilot, "slash")
        assert screen.focused is screen.library.source
