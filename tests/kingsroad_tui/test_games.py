"""The games of the house as the app and the command line know them: by their descriptions alone."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import click
import pytest
from msgspec.structs import replace as replace_field
from textual.binding import BindingType
from textual.screen import Screen

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.learn import lesson as assassins_lesson
from kingsroad_tui.cli import cli, run
from kingsroad_tui.commands.of_games import COMMANDS_OF_GAMES
from kingsroad_tui.games import GAMES, game_of
from kingsroad_tui.home.game_entry import GameEntry
from kingsroad_tui.kingsroad.learn import lesson as kingsroad_lesson
from kingsroad_tui.places import PLACES as HOUSE
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Place, Places
from tabletop.say import Say
from tests.support.app.acting import first_screen, press, running, settle, text_of
from tests.support.paths import ROOT

RECORDS = {
    "kingsroad": ROOT / "tests" / "games" / "2-players.json",
    "assassins": ROOT / "tests" / "assassins" / "games" / "king-killed.json",
}


def commands_of(game: GameDescription) -> click.Group:
    if game is GAMES[0]:
        return cli
    group = cli.commands[game.word]
    assert isinstance(group, click.Group)
    return group


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.word)
def test_every_game_has_every_command_and_each_is_one_piece_of_code(game: GameDescription) -> None:
    commands = commands_of(game).commands
    assert set(COMMANDS_OF_GAMES) <= set(commands)
    for name in COMMANDS_OF_GAMES:
        mine, first = commands[name].callback, cli.commands[name].callback
        assert mine is not None and first is not None
        assert mine.__module__ == "kingsroad_tui.commands.of_games"
        assert mine.__code__ is first.__code__
        assert commands[name].help


def test_the_command_knows_how_many_steps_a_guided_game_has() -> None:
    """Without loading the game."""
    steps = {"kingsroad": kingsroad_lesson.STEPS, "assassins": assassins_lesson.STEPS}
    lessons = {game.word: game.commands().lesson for game in GAMES}
    assert {word: lesson.steps for word, lesson in lessons.items() if lesson} == {
        word: len(taught) for word, taught in steps.items()
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.word)
def test_a_file_says_which_game_it_is_of(game: GameDescription) -> None:
    assert game_of(RECORDS[game.word]) is game


class ThirdScreen(Screen[None]):
    """The first screen of a game that nobody has made yet."""

    BINDINGS: ClassVar[list[BindingType]] = []


class AnyScreen(HouseScreen[None]):
    """A screen for any game."""

    def __init__(self, word: str, moves: int) -> None:
        super().__init__()
        self.word, self.moves = word, moves


THIRD_PLACES = {
    "enter": Place(
        "tests.kingsroad_tui.test_games:ThirdScreen", Say("play-place-home", game="Chess")
    )
}


ENTRY = ("play-entry", "play-entry-key")
"""What is said of a game that the house only knows by name."""


def third_game(key: str = "x") -> GameDescription:
    title, says = (Say(name, game="Chess", about="for two") for name in ENTRY)
    entry = GameEntry("chess", key, title, says)
    return replace(
        GAMES[0], name="Chess", word="chess", places=THIRD_PLACES, entry=entry, styles=()
    )


async def test_a_third_game_is_entered_from_the_first_screen() -> None:
    """By its line in the menu, by its key, which the footer, help and palette know."""
    async with running(KingsRoad([*GAMES, third_game()]), (120, 36)) as (app, pilot):
        home = await first_screen(pilot)
        lines = [str(option.prompt) for option in home.menu.options]
        (at,) = (at for at, line in enumerate(lines) if "Chess" in line and "for two" in line)
        assert "King & Assassins" in lines[at - 1] and "Settings" in lines[at + 1]
        assert "x Chess" in text_of(app) and "k Assassins" in text_of(app)
        row = next(row for row in app.key_registry.rows if row.id == "home.chess")
        assert (row.keys, row.context) == ("x", Say("kingsroad-place-home"))
        assert "Chess" in {command.title for command in app.get_system_commands(home)}
        await press(pilot, "x")
        assert isinstance(app.screen, ThirdScreen)
        app.close_screens()
        await settle(pilot)
        home.menu.highlighted = at
        await press(pilot, "enter")
        assert isinstance(app.screen, ThirdScreen)


async def test_the_key_of_a_third_game_can_be_changed() -> None:
    async with running(KingsRoad([*GAMES, third_game()])) as (app, pilot):
        await first_screen(pilot)
        app.use_settings(replace_field(app.settings, keys={"home.chess": "z"}))
        await press(pilot, "x")
        assert not isinstance(app.screen, ThirdScreen)
        await press(pilot, "z")
        assert isinstance(app.screen, ThirdScreen)


async def test_a_place_for_any_game_is_given_which_one_it_is_for() -> None:
    """Besides what the way brings."""
    row = Place("tests.kingsroad_tui.test_games:AnyScreen", given={"word": "chess"})
    chess = replace(third_game(), places={**THIRD_PLACES, "any": row})
    app = KingsRoad([*GAMES, chess])
    async with app.run_test(size=(80, 24)) as pilot:
        await first_screen(pilot)
        app.go("any", "chess", moves=3)
        await settle(pilot)
        assert isinstance(app.screen, AnyScreen)
        assert (app.screen.word, app.screen.moves) == ("chess", 3)
        assert app.game_here is chess and app.game("chess") is chess


async def test_without_other_games_the_first_screen_names_none() -> None:
    async with running(KingsRoad(GAMES[:1])) as (app, pilot):
        home = await first_screen(pilot)
        assert "Assassins" not in text_of(app)
        await press(pilot, "k")
        assert app.screen is home


@pytest.mark.parametrize("content", ["", "[]", '{"format": "some-other-game"}', '{"format": 3}'])
def test_a_file_that_says_nothing_is_taken_for_the_first_game(content: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(content)
    assert game_of(path) is GAMES[0]
    assert game_of(tmp_path / "nowhere.json") is GAMES[0]


def test_the_words_and_formats_are_each_of_one_game() -> None:
    for facts in ("name", "word", "format"):
        assert len({getattr(game, facts) for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.word)
@pytest.mark.parametrize("typed", ["replai", "advize"])
def test_a_mistyped_command_is_guessed_in_every_game(
    game: GameDescription, typed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = [] if game is GAMES[0] else [game.word]
    assert run([*before, typed]) == 2
    said = capsys.readouterr().err
    right = {"replai": "replay", "advize": "advise"}[typed]
    assert said == f"kingsroad: there is no command {typed!r}: did you mean {right!r}?\n"


@pytest.mark.parametrize("width", [50, 80])
def test_what_is_replayed_fits_the_terminal_and_keeps_its_indent(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sentences of either game; a position's code is one word and stands where it began."""
    monkeypatch.setenv("COLUMNS", str(width))
    two_kings = ROOT / "tests" / "assassins" / "games" / "two-kings-running.json"
    five = ROOT / "tests" / "games" / "5-players.json"
    for words in (["assassins", "replay", str(two_kings)], ["replay", str(five)]):
        assert run(words) == 0
        _, *lines = capsys.readouterr().out.splitlines()
        long = [line for line in lines if len(line) > width]
        assert long and all(line.strip().startswith(("KA", "KR")) for line in long)
        assert all(line.startswith("  ") for line in long)


TABLES: dict[str, Places] = {"": HOUSE, **{game.word: game.places for game in GAMES}}


@pytest.mark.parametrize("game", TABLES)
def test_what_a_table_names_is_there_and_of_no_other_game(game: str) -> None:
    others = [f"kingsroad_tui.{other}." for other in TABLES if other not in ("", game)]
    for place in TABLES[game].values():
        assert callable(place.load()) and place.load_keys()
        assert not place.context or place.bindings()
        assert not place.target.startswith(tuple(others))
        assert not place.keys.startswith(tuple(others))


def ways_in(path: Path) -> Iterator[tuple[str, str, ast.Call]]:
    """The place, the game and the call of every way that a source of the app spells out."""
    room = path.relative_to(ROOT).parts[1]
    for call in ast.walk(ast.parse(path.read_text())):
        match call:
            case ast.Call(ast.Attribute(attr="go") | ast.Name("Way"), [ast.Constant(place), *rest]):
                games = [room] if room in TABLES else [game for game in TABLES if game]
                yield from ((str(place), game, call) for game in (games if rest else [""]))


def test_every_way_fits_its_place() -> None:
    """What types say of other calls: a place of this name is there, and takes what is given."""
    paths = sorted((ROOT / "kingsroad_tui").rglob("*.py"))
    found = [way for path in paths for way in ways_in(path)]
    assert len(found) > 60
    for name, game, call in found:
        place = TABLES[game][name]
        target = place.load()
        given = {one.arg: None for one in call.keywords if one.arg is not None}
        signature = inspect.signature(target)
        whole = len(given) == len(call.keywords)  # else more is given that is not spelt out
        bind = signature.bind if whole else signature.bind_partial
        bind(*([] if isinstance(target, type) else [None]), **{**place.given, **given})
