"""Two apps on one home: each game has one owner, and no revealed round of any game is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot

from kingsroad.games import Game
from kingsroad.records import read_game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.library.ownership import HeldElsewhere
from kingsroad_tui.library.save_game import RunningElsewhereDialog
from tests.support.app.acting import (
    begin,
    go,
    make_app,
    play_screen,
    running,
    settle,
    tap,
    work_done,
)
from tests.support.legal import random_game, random_phase, random_selection
from tests.support.seats import COMPUTER, NAMES, PERSON, setup_of
from tests.support.soak import sampled

SETUP = setup_of(PERSON, PERSON)


class Session:
    """What one app does with its table, without a screen; it remembers all it revealed."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.table: Table | None = None
        self.found: saves.SavedGame | None = None
        self.revealed: list[Game] = []
        self.complaints: list[str] = []

    def step(self) -> None:
        """Something that a person can do now, by chance."""
        plays = [self.play] * 6 if self.table else []
        self.dice.choice([self.look, self.resume, self.begin, self.leave, *plays])()

    def look(self) -> None:
        """The first screen finds the game to continue; much may happen before it is opened."""
        self.found = saves.last_unfinished()[0]

    def resume(self) -> None:
        if self.found is None:
            return
        self.leave()
        try:
            self.table = TABLES.of(self.found, self.complaints.append)
        except HeldElsewhere:
            self.table = TABLES.of(TABLES.copy(self.found), self.complaints.append)

    def begin(self) -> None:
        if self.dice.random() < 0.3:
            self.leave()
            self.table = TABLES.new(Game(NAMES[:2]), SETUP, self.complaints.append)

    def leave(self) -> None:
        if self.table is not None:
            self.table.leave()
        self.table = None

    def play(self) -> None:
        assert self.table is not None
        if self.table.phase is not Phase.FINISHED:
            play_phase(self.table, self.dice)
            self.revealed.append(self.table.game)


def play_phase(table: Table, dice: random.Random) -> None:
    """Has everybody choose by chance."""
    table.played(random_phase(table.game, dice), {})


def reveals(game: Game) -> list[list[str]]:
    """Everything that was revealed in a game, in order, as codes."""
    found = []
    for played in game.rounds:
        found.append([selection.code for selection in played.selections])
        if played.reselections:
            found.append([again.code if again else "" for again in played.reselections])
    if game.pending is not None:
        found.append([selection.code for selection in game.pending])
    return found


def assert_kept(games: list[Game]) -> None:
    """Each of these games, as far as it went, is the beginning of one in an autosave."""
    kept = [reveals(read_game(path)) for path in autosave_folder().glob("*.json")]
    for game in games:
        revealed = reveals(game)
        assert any(there[: len(revealed)] == revealed for there in kept)


@pytest.mark.parametrize("seed", sampled(range(50), *range(15)))
def test_no_round_is_lost_however_two_apps_take_turns(seed: int) -> None:
    dice = random.Random(seed)
    sessions = Session(dice), Session(dice)
    for _ in range(60):
        dice.choice(sessions).step()
    for session in sessions:
        assert_kept(session.revealed)
        assert session.complaints == []


def test_a_game_that_was_played_on_elsewhere_goes_on_as_it_is_now() -> None:
    first = TABLES.new(Game(NAMES[:2]), SETUP, print)
    found, _ = saves.last_unfinished()
    play_phase(first, random.Random(1))
    first.leave()
    assert found is not None
    assert TABLES.of(found, print).game == first.game


def test_a_file_that_something_else_changed_is_not_overwritten() -> None:
    said: list[str] = []
    table = TABLES.new(Game(NAMES[:2]), SETUP, said.append)
    (path,) = autosave_folder().glob("*.json")
    foreign = random_game(2, 3, rounds=4)
    saves.write_table(path, foreign, SETUP)
    play_phase(table, random.Random(1))
    assert read_game(path) == foreign
    assert_kept([table.game])
    play_phase(table, random.Random(2))
    assert_kept([table.game])
    assert len(said) == 1 and "\n" not in said[0]
    assert len(list(autosave_folder().glob("*.json"))) == 2


@pytest.mark.parametrize("content", [b"", b"\xff" * 40, b'{"format": "kingsroad-game"}'])
def test_a_file_that_something_else_spoilt_is_not_overwritten(content: bytes) -> None:
    said: list[str] = []
    table = TABLES.new(Game(NAMES[:2]), SETUP, said.append)
    (path,) = autosave_folder().glob("*.json")
    path.write_bytes(content)
    play_phase(table, random.Random(1))
    assert path.read_bytes() == content
    path.unlink()
    assert_kept([table.game])
    assert len(said) == 1


def test_a_table_that_was_left_is_saved_elsewhere_once_others_have_the_game() -> None:
    said: list[str] = []
    first = TABLES.new(Game(NAMES[:2]), SETUP, said.append)
    play_phase(first, random.Random(1))
    first.leave()
    found, _ = saves.last_unfinished()
    assert found is not None
    second = TABLES.of(found, said.append)
    play_phase(second, random.Random(2))
    play_phase(first, random.Random(3))
    assert_kept([first.game, second.game])
    assert len(said) == 1


def test_the_list_says_which_games_are_being_played() -> None:
    table = TABLES.new(Game(NAMES[:2]), SETUP, print)
    assert [row.running for row in saves.recent_games()] == [True]
    table.leave()
    assert [row.running for row in saves.recent_games()] == [False]
    assert list(autosave_folder().glob("*.lock")) == []


async def play_round(pilot: Pilot[None], screen: PlayScreen, dice: random.Random) -> None:
    """Plays by keys until one more round has been played."""
    rounds = len(screen.table.game.rounds)
    while len(screen.table.game.rounds) == rounds:
        if screen.has_class("telling"):
            await pilot.press("escape")
        elif screen.choosing.builder is not None:
            second = screen.table.phase is Phase.SECOND_CHOICE
            selection = random_selection(screen.table.position, 0, dice, second=second)
            await pilot.press(*selection.cards, "enter")
        await settle(pilot)
    await pilot.press("escape")


async def start_second(pilot: Pilot[None], app: KingsRoad) -> None:
    """Continue, in an app that finds the game running in another one."""
    await work_done(app)
    await pilot.pause()
    await tap(pilot, "c")
    assert isinstance(app.screen, RunningElsewhereDialog)


async def test_a_second_app_goes_on_with_a_copy() -> None:
    dice = random.Random(1)
    first, second = make_app(), make_app()
    async with first.run_test(size=(80, 24)) as pilot:
        one = await begin(pilot, PERSON, COMPUTER)
        await play_round(pilot, one, dice)
        async with second.run_test(size=(80, 24)) as other:
            await start_second(other, second)
            await tap(other, "c")
            two = play_screen(second)
            assert two.table.game == one.table.game
            for _ in range(2):
                await play_round(other, two, dice)
                await play_round(pilot, one, dice)
        await play_round(pilot, one, dice)
    assert one.table.game != two.table.game
    assert_kept([one.table.game, two.table.game])


async def test_a_second_app_looks_at_the_game_or_leaves_it() -> None:
    first, second = make_app(), make_app()
    async with first.run_test(size=(80, 24)) as pilot:
        one = await begin(pilot, PERSON, COMPUTER)
        await play_round(pilot, one, random.Random(1))
        before = files_of(autosave_folder())
        async with second.run_test(size=(80, 24)) as other:
            await start_second(other, second)
            await tap(other, "escape")
            assert len(second.screen_stack) == 1
            await start_second(other, second)
            await tap(other, "l")
            assert isinstance(second.screen, AnalysisScreen)
        assert files_of(autosave_folder()) == before


async def test_an_app_may_open_the_game_that_it_plays() -> None:
    async with running() as (app, pilot):
        one = await begin(pilot, PERSON, COMPUTER)
        await play_round(pilot, one, random.Random(1))
        found, _ = saves.last_unfinished()
        assert found is not None
        go(app, "resume", "kingsroad", saved=found)
        await pilot.pause()
        assert play_screen(app).table.game == one.table.game
        assert len(files_of(autosave_folder())) == 1


def files_of(folder: Path) -> dict[str, bytes]:
    """The saved games in a folder, by name."""
    return {path.name: path.read_bytes() for path in folder.glob("*.json")}
