"""What was only looked at leaves nothing; a game counts once, and only where it was played."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad.games import Game
from kingsroad.records import write_game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.in_app import TABLES as ASSASSINS_TABLES
from kingsroad_tui.assassins.library.saves import (
    read_assassins_table,
    recent_towns,
    write_named,
)
from kingsroad_tui.assassins.library.saves import result_words as town_result_words
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.files import typed_files
from kingsroad_tui.files.locations import folders
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.library.saves import course_of
from kingsroad_tui.kingsroad.library.words import result_words
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.kingsroad.statistics import finished_games, tallies
from kingsroad_tui.kingsroad.words.people import names_in
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from tests.assassins.support.random_play import steps
from tests.support.app.acting import go, make_app, tap, text_of
from tests.support.legal import random_game, random_phase
from tests.support.seats import COMPUTER, PERSON, setup_of

SOLO = setup_of(PERSON, COMPUTER)
OVER = random_game(2, 3)
RUNNING = random_game(2, 3, rounds=4)
ASSASSINS_COMPUTER = Seat(SeatKind.COMPUTER, "random")

Homes = Callable[[str], None]


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Homes:
    """Moves to the home of somebody."""

    def move(who: str) -> None:
        monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path / who))

    move("mine")
    return move


def counted() -> int:
    """In how many games the statistics say that one has played."""
    return sum(tally.games for tally in tallies(finished_games(saves.all_games())))


def kept() -> set[str]:
    """Everything that lies in this home."""
    return {str(path) for path in folders().state.parent.rglob("*")}


def record(path: Path, game: Game) -> Path:
    """A plain record, as any program writes it."""
    write_game(path, game)
    return path


def look_at(path: Path) -> None:
    """Opens a game and leaves it again."""
    TABLES.of(saves.read_table(path), pytest.fail).leave()


def play_to_end(table: Table) -> None:
    dice = random.Random(5)
    while table.phase is not Phase.FINISHED:
        table.played(random_phase(table.game, dice), {})


def of_another(path: Path, game: Game, at_home: Homes, setup: Setup = SOLO) -> Path:
    """A game that somebody else played with this program, and saved somewhere."""
    at_home("theirs")
    saves.write_table(path, game, setup)
    assert saves.read_table(path).setup == setup
    at_home("mine")
    return path


@pytest.mark.parametrize("with_table", [True, False])
@pytest.mark.parametrize("game", [OVER, RUNNING])
def test_what_was_only_looked_at_leaves_nothing(
    tmp_path: Path, at_home: Homes, game: Game, *, with_table: bool
) -> None:
    path = tmp_path / "theirs.json"
    path = of_another(path, game, at_home) if with_table else record(path, game)
    other = tmp_path / "elsewhere" / "same.json"
    other.parent.mkdir()
    other.write_bytes(path.read_bytes())
    before = kept()
    for file in (path, path, other):
        look_at(file)
    assert kept() == before
    assert counted() == 0


def test_a_game_opened_from_the_list_leaves_no_second_one() -> None:
    path = typed_files.save_path("evening")
    saves.write_table(path, OVER, SOLO)
    before = kept()
    look_at(path)
    look_at(path)
    assert kept() == before
    assert counted() == 1


def test_a_finished_autosave_that_is_looked_at_stays_as_it_is() -> None:
    path = saves.new_autosave()
    saves.write_table(path, OVER, SOLO, saved=1_000_000)
    content = path.read_bytes()
    look_at(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("copies", [1, 2])
def test_a_game_of_others_that_is_played_on_counts_once(
    tmp_path: Path, at_home: Homes, copies: int
) -> None:
    del at_home
    for number in range(copies):
        path = record(tmp_path / f"{number}.json", RUNNING)
        table = TABLES.of(saves.read_table(path), pytest.fail)
        assert table.where() == path
        play_to_end(table)
        assert saves.SAVES.is_autosave(table.where())
        table.leave()
        assert counted() == 1
        saves.write_table(typed_files.save_path(f"kept-{number}"), table.game, table.setup)
        assert counted() == 1


def test_taken_back_and_played_again_it_is_ones_own(tmp_path: Path, at_home: Homes) -> None:
    path = of_another(tmp_path / "theirs.json", OVER, at_home)
    table = TABLES.of(saves.read_table(path), pytest.fail)
    before = kept()
    table.take_back()
    assert kept() == before
    table.redo()
    assert kept() == before
    table.take_back()
    play_to_end(table)
    assert counted() == 1


def test_a_copy_nobody_plays_on_leaves_nothing() -> None:
    running = TABLES.new(RUNNING, SOLO, pytest.fail)
    (found,) = saves.recent_games()
    before = kept()
    copy = TABLES.of(TABLES.copy(saves.read_table(found.path)), pytest.fail)
    copy.leave()
    assert kept() == before
    running.leave()


def test_where_only_computers_choose_nobody_has_played(tmp_path: Path) -> None:
    """A reveal of somebody's Witch: at the end of the round, computers choose by themselves."""
    game = next(
        game
        for seed in range(99)
        for game in [random_game(2, seed)]
        if any(again.reselections and again.reselections[0] is None for again in game.rounds)
    )
    at = next(
        number
        for number, played in enumerate(game.rounds)
        if played.reselections and played.reselections[0] is None
    )
    pending = game.take_back(len(game.rounds) - at).reveal(game.rounds[at].selections)
    path = record(tmp_path / "theirs.json", pending)
    before = kept()
    table = TABLES.of(saves.read_table(path), pytest.fail)
    assert table.setup.people == (0,) and table.choosers == (1,)
    again = game.rounds[at].reselections[1]
    assert again is not None
    table.played(table.game.choose_again((None, again)), {})
    assert kept() == before
    play_to_end(table)
    assert counted() == 1


def test_games_of_others_are_not_spoken_of_as_ones_own(tmp_path: Path, at_home: Homes) -> None:
    """Neither saved by name from the app, nor carried into the folder of saved games."""
    path = of_another(tmp_path / "theirs.json", OVER, at_home)
    saved = saves.read_table(path)
    assert saved.setup is not None and saved.setup.elsewhere
    table = TABLES.of(saved, pytest.fail)
    saves.write_table(typed_files.save_path("by name"), table.game, table.setup)
    typed_files.save_path("carried").write_bytes(path.read_bytes())
    for game in saves.all_games():
        words = result_words(game, course_of(game))
        assert "you" not in words and "won" in words
    assert counted() == 0
    assert names_in(OVER, saved.setup) == OVER.players


def test_an_own_game_is_own_wherever_it_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    saves.write_table(path, OVER, SOLO)
    assert names_in(OVER, saves.read_table(path).setup)[0] == "You"


def test_games_saved_by_earlier_versions_count_still(at_home: Homes) -> None:
    """They say nothing of where they were played; one that was opened twice counts once."""
    del at_home
    for seed in (1, 2):
        path = saves.new_autosave()
        saves.write_table(path, OVER, msgspec.structs.replace(SOLO, seed=seed))
        data = msgspec.json.decode(path.read_bytes())
        del data["table"]["home"], data["table"]["elsewhere"]
        path.write_bytes(msgspec.json.encode(data))
    assert counted() == 1


def test_without_a_place_for_a_key_games_count_as_before(tmp_path: Path) -> None:
    data = folders().data
    data.parent.mkdir(parents=True, exist_ok=True)
    data.write_bytes(b"")  # a file where the folder should be
    saves.write_table(saves.new_autosave(), OVER, SOLO)
    assert counted() == 1
    path = record(tmp_path / "theirs.json", OVER)
    assert saves.read_table(path).setup is None


async def test_the_end_of_a_game_of_others_names_who_played(tmp_path: Path, at_home: Homes) -> None:
    path = of_another(tmp_path / "theirs.json", OVER, at_home)
    app: KingsRoad = make_app()
    before = kept()
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.pause()
        go(app, "resume", "kingsroad", saved=saves.read_table(path))
        await pilot.pause()
        await tap(pilot, "enter")
        if not isinstance(app.screen, EndScreen):
            await tap(pilot, "escape")
        assert isinstance(app.screen, EndScreen)
        assert "You" not in text_of(app).replace("Your", "")
    assert {path for path in kept() - before if path.endswith(".json")} == set()
    assert counted() == 0


# -------------------------------------------------------------------------- King & Assassins


def assassins_games() -> tuple[AssassinsGame, AssassinsGame]:
    """A game that is over, and one in which the king's side is to act."""
    played = list(steps(Random(4)))
    running = next(game for game in played if len(game.phases) == 2 and not game.running)
    return played[-1], running


def take_up(table: AssassinsTable) -> None:
    """What happens by itself: a card is turned up where a round begins."""
    game = table.dealt(table.game)
    if game is not table.game:
        table.changed(game)


def test_a_town_that_was_only_looked_at_leaves_nothing(tmp_path: Path, at_home: Homes) -> None:
    setup = Setup((Seat(), ASSASSINS_COMPUTER))
    for number, game in enumerate(assassins_games()):
        path = tmp_path / f"{number}.json"
        at_home("theirs")
        write_named(path, game, setup)
        at_home("mine")
        before = kept()
        for _ in range(2):
            table = ASSASSINS_TABLES.of(read_assassins_table(path), pytest.fail)
            if not game.finished:
                assert table.game.secret is not None, "the computer draws it by itself"
                take_up(table)
            assert table.where() == path
            table.leave()
        assert kept() == before
    assert recent_towns() == []


def test_a_town_is_kept_from_the_first_thing_a_person_does(tmp_path: Path, at_home: Homes) -> None:
    _, running = assassins_games()
    path = tmp_path / "theirs.json"
    at_home("theirs")
    write_named(path, running, Setup((Seat(), ASSASSINS_COMPUTER)))
    at_home("mine")
    table = ASSASSINS_TABLES.of(read_assassins_table(path), pytest.fail)
    take_up(table)
    table.changed(table.game.end_phase())
    (row,) = recent_towns()
    assert row.path == table.where() != path
    assert row.alone is Side.KING
    table.leave()


def test_a_town_of_others_is_not_lost_by_you(at_home: Homes) -> None:
    over, _ = assassins_games()
    at_home("theirs")
    theirs = typed_files.save_path("theirs")
    write_named(theirs, over, Setup((Seat(), ASSASSINS_COMPUTER)))
    content = theirs.read_bytes()
    at_home("mine")
    mine = typed_files.save_path("carried")
    mine.parent.mkdir(parents=True)
    mine.write_bytes(content)
    (row,) = recent_towns()
    assert row.alone is None
    assert town_result_words(row) in ("the king won", "the people won")


def test_a_town_begun_from_a_moment_is_kept_once_it_is_played() -> None:
    _, running = assassins_games()
    table = ASSASSINS_TABLES.new(running, Setup((Seat(), Seat())), pytest.fail, tentative=True)
    assert recent_towns() == [] and table.where() is None
    take_up(table)
    assert recent_towns() == []
    table.changed(table.game.end_phase())
    assert len(recent_towns()) == 1
    copy = ASSASSINS_TABLES.of(
        ASSASSINS_TABLES.copy(read_assassins_table(table.where() or Path())), pytest.fail
    )
    copy.leave()
    assert len(recent_towns()) == 1
