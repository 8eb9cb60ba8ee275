"""Kills, keys at random, damaged files; and nothing secret where it does not belong."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from assassins.actions import Side
from assassins.games import AssassinsGame, AssassinsGameError
from assassins.records import AssassinsGameData, AssassinsRecordError, read_game
from assassins.town import LETTERS
from kingsroad_tui.assassins.library import saves
from kingsroad_tui.assassins.look.signs import UNICODE
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.cli import run
from kingsroad_tui.files.locations import folders
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.library.saved_games import Saved
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.place import Way
from tests.assassins.support.random_play import steps
from tests.support.app.acting import go, press, running, settle, text_of
from tests.support.app.assassins_acting import COMPUTER, PERSON, assassins_game, begin_assassins
from tests.support.app.killing import lines_until_killed
from tests.support.app.random_input import assert_saves_are_games, press_anything
from tests.support.mutations import mutated

KEYS = (
    *"01234567" * 2,
    *LETTERS * 2,
    *("up", "down", "left", "right") * 12,
    *("enter", "y") * 6,
    *("escape", "space", "backspace", "tab", "shift+tab", "r", "r", "x", "x"),
    *("slash", "s", "q", "n", "f1", "ctrl+p", "home", "end", "pagedown", "w", "o", "ctrl+g"),
)


# ------------------------------------------------------------------------------------ kills


def assert_kept_when_killed(seed: int) -> None:
    """Kills a scripted game after a random line of it: all seen is kept, and the secret."""
    seen = lines_until_killed("tests.support.app.scripted_assassins", seed, last=25)
    saved, unusable = saves.ASSASSINS_SAVES.last_unfinished()
    assert not unusable
    if saved is None:
        assert "over\n" in seen or read_game(saves.recent_towns()[0].path).finished
        return
    assert saved.game.secret is not None and saved.game.secret.letters == ("a", "d", "k")
    last = msgspec.json.decode(
        [line for line in seen if line != "over\n"][-1], type=AssassinsGameData
    )
    assert_goes_on_from(last.game(), saved.game)


def assert_goes_on_from(seen: AssassinsGame, kept: AssassinsGame) -> None:
    """Whether a game holds all of another one, and at most one action or phase more."""
    done = [str(report.action) for phase in seen.phases for report in phase.actions]
    done += [str(report.action) for report in seen.running]
    now = [str(report.action) for phase in kept.phases for report in phase.actions]
    now += [str(report.action) for report in kept.running]
    assert now[: len(done)] == done and len(now) <= len(done) + 1
    assert kept.positions[: len(seen.positions)] == seen.positions


def test_killed_once() -> None:
    assert_kept_when_killed(0)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 31))
def test_killed_many_times(seed: int) -> None:
    assert_kept_when_killed(seed)


# --------------------------------------------------------------------------- random input


SESSIONS = [
    *((seed, 30) for seed in range(2)),
    *(pytest.param(seed, 150, marks=pytest.mark.soak) for seed in range(10, 70)),
]


@pytest.mark.parametrize(("seed", "count"), SESSIONS)
async def test_whatever_is_pressed_every_game_saved_is_a_legal_one(seed: int, count: int) -> None:
    """One session: whatever is pressed, clicked and resized, every game saved is a legal one."""
    dice = Random(seed)
    async with running(notifications=True) as (app, pilot):
        app.use_settings(AppSettings(speed=dice.choice(["off", "by hand"])))
        seats = [dice.choice((PERSON, COMPUTER)) for _ in Side]
        await begin_assassins(pilot, PERSON, seats[1], game=assassins_game(None), seed=seed)
        await press_anything(pilot, dice, KEYS, count)
    assert app.return_code in (0, None)
    assert_saves_are_games(saves.assassins_autosave_folder(), saves.read_assassins_table)


# -------------------------------------------------------------------------- damaged files


def assert_read_or_refused(content: bytes, tmp_path: Path) -> None:
    path = saves.assassins_autosave_folder() / "mutated.json"
    try:
        saved = saves.decode_assassins_table(path, content)
    except AssassinsRecordError as error:
        assert len(str(error).splitlines()) == 1
    else:
        assert isinstance(saved, Saved)


def autosaves(seed: int) -> list[bytes]:
    random = Random(seed)
    games = random.sample(list(steps(random)), 5)
    return [
        saves.ASSASSINS_SAVES.encode(game, Setup((Seat(), Seat()), seed=3), 7) for game in games
    ]


def assert_damaged_saves_are_refused(seed: int, count: int, tmp_path: Path) -> None:
    whole = autosaves(seed)
    for number in range(count):
        assert_read_or_refused(mutated(whole[number % len(whole)], seed * count + number), tmp_path)


def test_damaged_saves(tmp_path: Path) -> None:
    assert_damaged_saves_are_refused(1, 150, tmp_path)


@pytest.mark.soak
def test_many_damaged_saves(tmp_path: Path) -> None:
    for seed in range(2, 22):
        assert_damaged_saves_are_refused(seed, 150, tmp_path)


async def test_a_damaged_autosave_costs_nothing_but_itself() -> None:
    folder = saves.assassins_autosave_folder()
    folder.mkdir(parents=True)
    (folder / "bad.json").write_text("{}")
    async with running(notifications=True) as (app, pilot):
        await settle(pilot)
        await press(pilot, "k")
        assert "A saved game could not be read" in text_of(app)
    assert (folder / "bad.json.damaged").exists()


# ------------------------------------------------------------------------------- secrets


def test_what_is_saved_is_read_again() -> None:
    random = Random(5)
    for game in random.sample(list(steps(random)), 12):
        content = saves.ASSASSINS_SAVES.encode(
            game, Setup((Seat(), Seat()), seed=9, hints=False), 11
        )
        saved = saves.decode_assassins_table(saves.assassins_autosave_folder() / "x.json", content)
        assert saved.game.position == game.position
        assert saved.game.secret == game.secret
        assert saved.setup == Setup((Seat(), Seat()), seed=9, hints=False)


def test_a_secret_that_does_not_fit_is_refused() -> None:
    game = assassins_game("adk").turn_up(assassins_game().town.deck[0]).end_phase().act("Rh2")
    content = saves.ASSASSINS_SAVES.encode(game, Setup((Seat(), Seat())), 1).replace(
        b'["a","d","k"]', b'["b","c","d"]'
    )
    with pytest.raises(AssassinsRecordError, match="own"):
        saves.decode_assassins_table(saves.assassins_autosave_folder() / "x.json", content)


@pytest.mark.parametrize("seed", range(6))
def test_records_for_everybody_are_the_same_whatever_the_secret(seed: int) -> None:
    """Whole random games: what is saved by name, and the public part of what is saved always.

    The people's own part of an autosave is the only thing that differs.
    """
    for game in steps(Random(seed)):
        assert game.secret is not None
        for letters in ("abc", "dgk", "fjl"):
            try:
                other = game.with_secret(type(game.secret).of(letters))
            except AssassinsGameError:
                continue  # what happened does not fit this choice
            if game.finished or other.finished or other.position != game.position:
                continue
            assert public(saves.encode_named(other, Setup((Seat(), Seat())))) == public(
                saves.encode_named(game, Setup((Seat(), Seat())))
            )
            one, two = (
                saves.ASSASSINS_SAVES.encode(g, Setup((Seat(), Seat())), 1) for g in (game, other)
            )
            assert public(one) == public(two)
            secret = msgspec.json.encode(list(game.secret.letters))
            assert secret not in saves.encode_named(game, Setup((Seat(), Seat())))
            assert one.count(secret) == 1


def public(record: bytes) -> dict[str, object]:
    data: dict[str, object] = msgspec.json.decode(record)
    del data["table"]
    return data


def test_a_replay_of_an_autosave_tells_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    game = assassins_game("bfl").turn_up(assassins_game().town.deck[0]).end_phase()
    path = folders().data / "game.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(saves.ASSASSINS_SAVES.encode(game, Setup((Seat(), Seat())), 1))
    for arguments in (["replay", str(path)], ["replay", "--json", str(path)]):
        assert run(["assassins", *arguments]) == 0
        said = capsys.readouterr().out
        assert "ssassins were" not in said and '"bfl"' not in said and '["b","f","l"]' not in said


async def test_screens_of_two_people_mark_nobody() -> None:
    """Positions of a random game, at one terminal for two: no mark before somebody looks.

    In these nobody is revealed yet, who has the same mark.
    """
    random = Random(1)
    moments = [g for g in steps(random) if g.position.card and not g.position.revealed]
    for game in random.sample(moments, 2):
        async with running() as (app, pilot):
            way = Way(
                "resume", "assassins", saved=saves.SavedTown(None, game, Setup((Seat(), Seat())))
            )
            go(pilot.app, way.place, way.game, **way.given)
            await settle(pilot)
            screen = app.screen
            assert isinstance(screen, AssassinsPlayScreen)
            assert UNICODE.own not in text_of(app)
            await pilot.press("tab", "right", "r", "escape", "f1")
            assert not screen.view.own


async def test_the_rules_are_those_of_the_game_one_is_in() -> None:
    async with running() as (app, pilot):
        await begin_assassins(pilot, game=assassins_game().turn_up(assassins_game().town.deck[0]))
        await press(pilot, "f1", "r")
        assert isinstance(app.screen, RulesScreen) and app.screen.query("#town")


async def test_every_screen_of_the_wing_has_help() -> None:
    async with running() as (app, pilot):
        for way in (Way("new", "assassins"), Way("rules", "assassins")):
            go(pilot.app, way.place, way.game, **way.given)
            await settle(pilot)
            await press(pilot, "f1")
            assert "Keys" in text_of(app)
            await pilot.press("escape", "escape")
