"""A third game at the table: the house plays it with its rules, its words and its board alone."""

from __future__ import annotations

import asyncio
import io
import json
from fnmatch import fnmatch
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from advisor.messages.computers import RANDOM
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.cli import commands_of
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.games import GAMES
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.home.start_form import PlainStartForm
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.play.home import PlainHomeScreen
from kingsroad_tui.play.lines import PlainLines
from kingsroad_tui.play.plain_game import PlainTable
from kingsroad_tui.play.screen import PlainEndScreen, PlainPlayScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.widgets.plain import ChoiceField, Field
from tabletop.game import Turn
from tabletop.words.voice import phrase
from tests.goofspiel.game import GOOFSPIEL
from tests.goofspiel.rules import CARDS, shuffled
from tests.kingsroad_tui.test_every_size import FEW, WIDE, lives_through
from tests.support.app.acting import first_screen, press, running, settle, text_of, visit
from tests.support.paths import ROOT
from tests.support.together.two_apps import SIZE, app_at, app_of, guest_way, host_way, until_all

GAME = GOOFSPIEL.description  # the line by which the house has it
PERSON, CHANCE = Seat(), Seat(SeatKind.COMPUTER, RANDOM)
NAMES = ("Ann", "Bob", "Cid", "Dot")


def app_with_it() -> KingsRoad:
    return KingsRoad([*GAMES, GAME])


def to_game(*seats: Seat, seed: int = 1) -> Way:
    game = shuffled(NAMES[: len(seats)], seed)
    return Way("start", "goofspiel", game=game, setup=Setup(seats, seed))


async def curtain(pilot: Pilot[None]) -> None:
    await until_all(lambda: isinstance(app_of(pilot).screen, CurtainScreen))
    await settle(pilot)


def play_screen(app: KingsRoad) -> PlainPlayScreen:
    return next(one for one in app.screen_stack if isinstance(one, PlainPlayScreen))


async def bid(pilot: Pilot[None], card: int) -> None:
    """As it is highlighted in the list, by Enter."""
    screen = play_screen(app_of(pilot))
    screen.choices.highlighted = screen._offered.index(card)
    await press(pilot, "enter")


async def choosing(pilot: Pilot[None]) -> None:
    await until_all(lambda: any(map(_chooses, app_of(pilot).screen_stack)))
    await settle(pilot)


def _chooses(screen: Any) -> bool:
    return isinstance(screen, PlainPlayScreen) and screen.seat is not None


def saved_games(home: Path) -> list[Path]:
    return sorted((home / "state" / "goofspiel").glob("*.json"))


def test_all_of_it_is_short_and_named_nowhere_else() -> None:
    own = sorted((ROOT / "tests" / "goofspiel").glob("*.py"))
    lines = [path.read_text().count("\n") for path in own if not path.name.startswith("test")]
    assert sum(lines) <= 250
    product = [
        path for path in ROOT.glob("*/**/*.py") if path.is_relative_to(ROOT / "kingsroad_tui")
    ]
    assert len(product) > 300
    assert not [path for path in product if "goofspiel" in path.read_text().lower()]


async def test_it_is_entered_from_the_first_screen_and_a_table_is_laid() -> None:
    async with running(app_with_it(), SIZE) as (app, pilot):
        home = await first_screen(pilot)
        assert "Goofspiel" in "".join(str(option.prompt) for option in home.menu.options)
        await press(pilot, GOOFSPIEL.key)
        assert isinstance(app.screen, PlainHomeScreen) and app.game_here is GAME
        await press(pilot, "r")
        assert isinstance(app.screen, RulesScreen) and "carried on" in text_of(app)
        await press(pilot, "q", "n")
        form = app.screen
        assert isinstance(form, PlainStartForm)
        form.query_one("#players", ChoiceField).value = 4
        form.query_one("#name-0", Field).value = "Ann"
        await settle(pilot)
        await press(pilot, "ctrl+g")
        await choosing(pilot)
        table = play_screen(app).table
        assert table.game.players == ("Ann", "Jester", "Juggler", "Minstrel")
        assert list(table.setup.computers.values()) == [RANDOM] * 3
        await bid(pilot, 13)
        await choosing(pilot)
        await press(pilot, "q")
        assert app.screen_stack == [home]
        await press(pilot, GOOFSPIEL.key)
        assert "1 round" in text_of(app)
        await press(pilot, "o", "enter")
        await choosing(pilot)
        assert [bids[0] for bids in play_screen(app).table.game.rounds] == [13]


@pytest.mark.parametrize("place", ["home", "new", "play", "end"])
async def test_its_screens_live_in_a_small_terminal(place: str) -> None:
    async with running(app_with_it(), WIDE) as (app, pilot):
        if place in ("home", "new"):
            await visit(pilot, Way(place, "goofspiel"))
        else:
            await visit(pilot, to_game(PERSON, CHANCE))
            await choosing(pilot)
        if place == "end":
            app.push_screen(PlainEndScreen(play_screen(app).table))
            await settle(pilot)
        await lives_through(pilot, FEW)


async def test_it_is_played_against_computers_to_its_end_and_again() -> None:
    async with running(app_with_it(), SIZE) as (app, pilot):
        await visit(pilot, to_game(PERSON, CHANCE, CHANCE))
        for number in range(1, 14):
            await choosing(pilot)
            assert f"Round {number}: the prize is" in text_of(app) or number > 1
            await press(pilot, "enter")
        await until_all(lambda: isinstance(app.screen, PlainEndScreen))
        await settle(pilot)
        screen = app.screen
        assert isinstance(screen, PlainEndScreen)
        game = screen.table.game
        assert game.finished and GOOFSPIEL.outcome(game) in text_of(app)
        assert "Round 13" in text_of(app)
        screen.listen()
        await press(pilot, "g")
        await choosing(pilot)
        assert play_screen(app).table.game.rounds == ()


async def test_no_bid_is_seen_before_everybody_has_made_theirs() -> None:
    """At one keyboard: whatever Ann bids, Bob sees the same; then both see it."""
    seen = set()
    for card in (1, 13):
        async with running(app_with_it(), SIZE) as (app, pilot):
            await visit(pilot, to_game(PERSON, PERSON, CHANCE))
            for who in ("Ann", "Bob"):
                await curtain(pilot)
                assert f"Pass the keyboard to {who}" in text_of(app)
                seen.add((who, text_of(app)))
                await press(pilot, "enter")
                await choosing(pilot)
                seen.add((who, text_of(app)))
                await bid(pilot, card if who == "Ann" else 7)
            await curtain(pilot)
            await press(pilot, "enter")
            await settle(pilot)
            assert f"Ann bids {card}, Bob bids 7" in text_of(app)
            await press(pilot, "enter")
            await curtain(pilot)
    assert len(seen) == 4


async def test_a_bid_is_made_again_before_it_is_seen() -> None:
    async with running(app_with_it(), SIZE) as (app, pilot):
        await visit(pilot, to_game(PERSON, PERSON))
        await curtain(pilot)
        await press(pilot, "enter")
        await choosing(pilot)
        await bid(pilot, 5)
        await curtain(pilot)
        await press(pilot, "u", "u")
        await curtain(pilot)
        await press(pilot, "enter")
        await choosing(pilot)
        screen = play_screen(app)
        assert screen.seat == 0 and screen.choices.highlighted == 4


async def test_it_is_saved_after_every_round_and_goes_on_where_it_was(
    kingsroad_home: Path,
) -> None:
    """The app ends without a word in the middle of a round, as if it were killed."""
    async with running(app_with_it(), SIZE) as (app, pilot):
        await visit(pilot, to_game(PERSON, CHANCE))
        for card in (13, 2):
            await choosing(pilot)
            await bid(pilot, card)
        await choosing(pilot)
        rounds = play_screen(app).table.game.rounds
        assert len(rounds) == 2 and rounds[0][0] == 13
        (file,) = saved_games(kingsroad_home)
    found, unusable = GOOFSPIEL.saves.last_unfinished()
    assert found is not None and not unusable and found.game.rounds == rounds
    async with running(app_with_it(), SIZE) as (app, pilot):
        await visit(pilot, Way("resume", "goofspiel", saved=found))
        await choosing(pilot)
        assert play_screen(app).table.game.rounds == rounds
        await bid(pilot, 1)
        await until_all(lambda: len(play_screen(app).table.game.rounds) == 3)
        assert saved_games(kingsroad_home) == [file]


# ------------------------------------------------------------------------------------ by lines


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_it_is_played_by_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kingsroad_home: Path
) -> None:
    typed(monkeypatch, "2", "1", "Ann", "14", "log", *map(str, CARDS), "save mine", "")
    assert GOOFSPIEL.lines.play() == 0
    said = capsys.readouterr().out
    assert phrase("play-can-choose", choices="1, 2, 3").removesuffix(".") in said
    assert phrase("play-nothing-yet") in said
    assert said.count(" bids ") == 26 and "with" in said and "points." in said
    assert (kingsroad_home / "data" / "mine.json").exists()


def test_two_at_one_keyboard_play_by_lines_and_leave(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "2", "2", "Ann", "Bob", "", "3", "", "4", "", "quit")
    assert GOOFSPIEL.lines.play() == 0
    said = capsys.readouterr().out
    assert "Ann bids 3 and Bob bids 4; Bob takes" in said
    hidden, _, _ = said.partition("Ann bids 3")
    assert "Pass the keyboard to Bob." in hidden
    typed(monkeypatch, "y", "", "log", "quit")
    assert GOOFSPIEL.lines.play() == 0
    assert "Ann bids 3 and Bob bids 4" in capsys.readouterr().out


# ------------------------------------------------------------------------------------- apart


async def play_apart(apps: list[KingsRoad]) -> None:
    """Everybody bids something whenever they are asked, until the game is over everywhere."""
    dice = Random(1)
    for _ in range(4000):
        if all(isinstance(app.screen, PlainEndScreen) for app in apps):
            return
        for app in apps:
            if _chooses(app.screen):
                screen = play_screen(app)
                screen._choose(dice.randrange(len(screen._offered)))
        await asyncio.sleep(0.02)
    raise AssertionError([text_of(app) for app in apps])


async def test_people_elsewhere_play_it_and_the_proof_holds(
    kingsroad_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What one has sealed nobody else sees; in the end everybody has the same game, proved."""
    way = host_way(game="goofspiel")
    async with app_at(way, one=app_with_it()) as host:
        ann = app_of(host)
        async with app_at(guest_way(ann, "Bob"), one=app_with_it()) as guest:
            bob = app_of(guest)
            await until_all(lambda: _chooses(ann.screen) and _chooses(bob.screen))
            await bid(guest, 9)
            await until_all(lambda: "You chose 9. It stays sealed" in text_of(bob))
            await until_all(lambda: "Bob has chosen." in text_of(ann))
            assert "9" not in text_of(ann).partition("Bob has chosen")[2].splitlines()[0]
            await bid(host, 4)
            await until_all(lambda: "Ann bids 4 and Bob bids 9" in text_of(ann))
            await play_apart([ann, bob])
            games = [one.screen.table.game for one in (ann, bob)]  # type: ignore[attr-defined]
            assert games[0] == games[1] and games[0].finished
    files = sorted((kingsroad_home / "data").glob("*.json"))
    assert files
    verify = commands_of(GAME, {}).commands["verify"]
    for file in files:
        assert not verify.main([str(file)], standalone_mode=False)
    assert "26 choices" in capsys.readouterr().out
    changed = msgspec.json.decode(files[0].read_bytes())
    changed["rounds"] = [bids[::-1] for bids in changed["rounds"]]
    files[0].write_bytes(json.dumps(changed).encode())
    assert verify.main([str(files[0])], standalone_mode=False) == 1


# -------------------------------------------------------------------------------- what it has not


async def test_no_program_is_offered_where_none_can_play_the_game() -> None:
    async with running(app_with_it(), SIZE) as (app, pilot):
        await visit(pilot, Way("new", "goofspiel"))
        form = app.screen
        assert isinstance(form, PlainStartForm)
        form.action_more()
        await settle(pilot)
        offered = {kind for _, kind in form.query_one("#kind-1", ChoiceField)._options}
        assert form.more and offered == {"person", RANDOM}


def test_whoever_plays_in_a_browser_is_not_offered_to_save_at_the_hosts_computer() -> None:
    rows = app_with_it().key_registry.rows
    there = {
        key.id for key in rows for one in GOOFSPIEL.together.closed.keys if fnmatch(key.id, one)
    }
    assert there == {"plain.forward", "plain.leave", "plain_end.again", "plain_end.leave"}


def test_another_game_at_a_table_apart_has_other_luck() -> None:
    kind = GOOFSPIEL.together.kind(GOOFSPIEL.together.read())
    games = [kind.decode(kind.begin(NAMES, "", []).record, "") for _ in range(2)]
    assert games[0].players == games[1].players and games[0].prizes != games[1].prizes


def test_a_game_that_was_only_opened_is_kept_by_lines_once_a_person_has_chosen() -> None:
    game: Any = SimpleNamespace(players=NAMES[:2], turn=Turn(1, "bid", (1,)))
    table = PlainTable(GOOFSPIEL, game, Setup((PERSON, CHANCE)))
    table.kept = False
    lines = PlainLines(table, Solver())
    lines.changed(game)
    assert not table.kept
    game.turn = Turn(1, "bid", (0, 1))
    lines.changed(game)
    assert table.kept
