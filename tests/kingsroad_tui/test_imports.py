"""Starting the app loads no solver: that would cost more than everything else together.

Files that are symbolic links: what they lead to is written, and the link stays.

Hostile files are refused before they cost work: that is counted, not timed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from advisor.messages.plans import TournamentPlan
from advisor.workshop.tournament.kingsroad_games import play_table
from advisor.workshop.tournament.results_file import opened_results, read_results
from advisor.workshop.tournament.runner import TournamentError
from assassins.town import TownError, parse_town
from kingsroad.board import BoardError, parse_board
from kingsroad.cards import Card, IllegalSelection, Selection
from kingsroad.games import MAX_GAME_ROUNDS, Game, GameError, Round
from kingsroad.records import RecordError, decode_game
from kingsroad.rounds import play_round
from kingsroad_tui.cli import run
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.results import keep_result
from kingsroad_tui.kingsroad.review.review_cache import load_review, store_review
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.notes.kept import notes_of
from kingsroad_tui.settings.stored import AppSettings, load_settings, settings_file, write_settings
from kingsroad_tui.statistics.kept import RESULTS, results_file
from tabletop.board_files import LARGEST_BOARD
from tests.support.app.long_game import mirrored_game
from tests.support.imports import loaded_by
from tests.support.legal import random_game
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of

FIRST_SCREEN = "from kingsroad_tui.app import KingsRoad; KingsRoad().get_default_screen()"

SOLVERS = {"ortools", "numpy", "pandas", "joblib", "scipy"}


@pytest.mark.parametrize(
    "start",
    [
        "import kingsroad_tui.app",
        "import kingsroad_tui.kingsroad.lines.mode",
        "import kingsroad_tui.kingsroad.review.screen, kingsroad_tui.kingsroad.play.screen",
        FIRST_SCREEN,
        "import advisor.messages.protocol, advisor.messages.computers",
        "import advisor.messages.assumptions",
        "import advisor.kingsroad.players.rule_of_thumb",
    ],
)
def test_no_solver_in_the_process_of_the_app(start: str) -> None:
    assert not loaded_by(start) & SOLVERS


def test_the_first_screen_loads_nothing_it_does_not_need() -> None:
    """The command line has its own library, and the game is read while the menu is shown."""
    unwanted = {"click", "kingsroad", "assassins", "kingsroad_tui.kingsroad.play.screen"}
    assert not loaded_by(FIRST_SCREEN) & unwanted


@pytest.mark.parametrize(
    "start", [FIRST_SCREEN, "from kingsroad_tui.app import key_registry; key_registry()"]
)
def test_nothing_of_a_network_is_loaded_before_one_plays_together(start: str) -> None:
    assert not loaded_by(start) & {"aiohttp", "cryptography"}


@pytest.mark.parametrize(
    "what",
    [
        FIRST_SCREEN,
        "import kingsroad_tui.kingsroad.play.screen, kingsroad_tui.kingsroad.play.end",
        "import kingsroad_tui.kingsroad.home.screen",
        "import kingsroad_tui.kingsroad.home.new_game, kingsroad_tui.settings.screen",
        "import kingsroad_tui.kingsroad.play.table, advisor.messages.protocol",
        "import kingsroad_tui.kingsroad.lines.mode",
    ],
)
def test_nothing_of_the_wing_is_loaded_before_it_is_entered(what: str) -> None:
    """Neither its screens nor the rules of its game: the app knows its description alone, and
    what that says in the menu."""
    loaded = {
        name
        for name in loaded_by(what)
        if name.startswith(("assassins", "kingsroad_tui.assassins", "advisor.assassins"))
    }
    described = ("", ".game", ".places")
    assert loaded <= {f"kingsroad_tui.assassins{name}" for name in described}


GAME = random_game(2, 1)
SETUP = setup_of(PERSON, COMPUTER)


def moved(path: Path, folder: Path) -> Path:
    """The file elsewhere, with a link in its place."""
    folder.mkdir(exist_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    there = folder / path.name
    path.rename(there) if path.exists() else there.touch()
    path.symlink_to(there)
    return there


def write_note(path: Path) -> None:
    assert run(["note", str(path), "Well played."]) == 0
    assert notes_of(path).game == "Well played."


def play_on(path: Path) -> None:
    table = TABLES.of(saves.read_table(path), print)
    table.save()
    table.leave()


def judge(path: Path) -> None:
    store_review(path, GAME, sample_review(GAME))


def write_page(path: Path) -> None:
    assert run(["analyse", str(path), "--seconds", "0.1", "--html", str(path), "--force"]) == 0


@pytest.mark.parametrize(
    ("write", "beside"),
    [
        (write_note, ""),
        (write_page, ""),
        (play_on, ""),
        (judge, ".analysis"),
        (lambda path: saves.save_by_name(path, GAME.take_back(1), SETUP), ""),
    ],
)
def test_a_game_and_what_lies_beside_it(
    write: Callable[[Path], None], beside: str, tmp_path: Path
) -> None:
    path = saves.new_autosave()
    saves.write_table(path, GAME.take_back(2), SETUP)
    judge(path)
    link = path.with_name(path.name + beside)
    there = moved(link, tmp_path / "elsewhere")
    before = there.read_bytes()
    write(path)
    assert link.is_symlink() and link.samefile(there)
    assert there.read_bytes() != before or beside
    assert [item.name for item in there.parent.iterdir()] == [there.name]


def test_settings_and_results(tmp_path: Path) -> None:
    write_settings(AppSettings(name="Ann"))
    RESULTS.add()
    settings, results = (
        moved(path, tmp_path / "elsewhere") for path in (settings_file(), results_file())
    )
    write_settings(AppSettings(name="Bob"))
    assert settings_file().is_symlink() and load_settings(settings).name == "Bob"
    said: list[str] = []
    keep_result(GAME, SETUP, said.append)
    assert len(RESULTS.entries()) == 1 and results.stat().st_size and not said
    results.unlink()
    keep_result(GAME, SETUP, said.append)
    assert "is a link that leads nowhere" in said[0] and not results.exists()
    settings.unlink()
    with pytest.raises(OSError, match="leads nowhere"):
        write_settings(AppSettings())
    assert settings_file().is_symlink()


def test_an_unusable_file_of_settings_is_set_aside_where_it_lies(tmp_path: Path) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("no settings")
    there = moved(settings_file(), tmp_path / "elsewhere")
    write_settings(AppSettings(name="Ann"))
    assert settings_file().is_symlink() and load_settings(there).name == "Ann"
    assert (there.parent / "settings.unusable-1.json").read_text() == "no settings"


def test_an_analysis_is_read_through_its_link(tmp_path: Path) -> None:
    path = saves.new_autosave()
    saves.write_table(path, GAME, SETUP)
    store_review(path, GAME, sample_review(GAME))
    before = load_review(path, GAME)
    moved(analysis_path(path), tmp_path / "elsewhere")
    assert load_review(path, GAME) == before


ALIKE = {"selections": [["1", "2", "3"], ["1", "2", "3"]]}
"""A round in which nobody gains anything: such a game goes on for ever."""


def record(rounds: list[Any], **others: Any) -> bytes:
    head = {"format": "kingsroad-game", "version": 1, "players": ["Ann", "Bob"]}
    return json.dumps(head | {"rounds": rounds} | others).encode()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """Counts the rounds that are played by the rules."""
    counted = Mock(side_effect=play_round)
    monkeypatch.setattr("kingsroad.games.play_round", counted)
    return counted


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """Counts the selections that are read."""
    counted = Mock(side_effect=Selection.of)
    monkeypatch.setattr(Selection, "of", counted)
    return counted


@pytest.mark.parametrize("count", [MAX_GAME_ROUNDS + 1, 60_000])
def test_too_many_rounds_are_refused_before_one_is_played(
    count: int, played: Mock, cards: Mock
) -> None:
    with pytest.raises(RecordError, match=f"rounds: there are {count:,}, more than a game"):
        decode_game(record([ALIKE] * count), "g")
    assert played.call_count == cards.call_count == 0


def test_a_long_game_is_accepted(played: Mock) -> None:
    assert len(decode_game(record([ALIKE] * 1_000), "g").rounds) == 1_000
    assert played.call_count == 1_000


@pytest.mark.parametrize("bad", [[["9"], ["1"]], [["1"], ["1"]], [], [["1", "2", "3"]] * 50_000])
def test_nothing_is_read_behind_a_round_that_breaks_a_rule(
    bad: list[list[str]], played: Mock, cards: Mock
) -> None:
    rounds = [ALIKE, ALIKE, {"selections": bad}, *[ALIKE] * 5_000]
    with pytest.raises(RecordError, match="g: round 3"):
        decode_game(record(rounds), "g")
    assert played.call_count <= 3 and cards.call_count <= 7


def test_a_round_after_the_end_ends_the_reading(played: Mock) -> None:
    rounds = [{"selections": [["8", "7", "6"], ["1", "2", "3"]]}] * 9_000
    with pytest.raises(RecordError, match="g: round"):
        decode_game(record(rounds), "g")
    assert played.call_count < 30


@pytest.mark.parametrize("field", ["rounds", "pending"])
def test_of_a_million_cards_a_few_are_looked_at(
    field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = {"selections": [["1"] * 1_000_000, ["1", "2", "3"]]}
    content = record([many]) if field == "rounds" else record([], pending=many)
    looked = Mock(side_effect=Card)
    monkeypatch.setattr("kingsroad.cards.Card", looked)
    with pytest.raises(RecordError, match=r"round 1, Ann: '1{39}…': there are more cards"):
        decode_game(content, "g")
    assert looked.call_count < 100


def test_an_answer_of_endless_cards_is_refused() -> None:
    def endless() -> Iterator[str]:
        while True:
            yield "1"

    with pytest.raises(IllegalSelection, match="there are more cards"):
        Selection.of(endless())


def test_a_game_cannot_grow_beyond_what_can_be_read_again() -> None:
    one = mirrored_game(1)
    longest = (one.rounds * MAX_GAME_ROUNDS, one.reports * MAX_GAME_ROUNDS)
    game = Game(one.players, rounds=longest[0], replayed=longest[1])
    with pytest.raises(GameError, match="more than a game may have"):
        game.play([Selection.parse("123")] * 2)


def test_playing_all_rounds_is_playing_one_after_the_other() -> None:
    whole = random_game(3, 5)
    assert Game(whole.players).play_all(iter(whole.rounds)) == whole
    taken: list[Round] = []
    bad = Round((Selection.parse("1"),) * 3)

    def rounds() -> Iterator[Round]:
        for each in (whole.rounds[0], bad, *whole.rounds):
            taken.append(each)
            yield each

    with pytest.raises(GameError, match="round 2"):
        Game(whole.players).play_all(rounds())
    assert taken == [whole.rounds[0], bad]


HOSTILE_BOARDS = {
    "tables": "".join(f"[t{number}]\n" for number in range(80_000)),
    "a few tables less": "".join(f"[t{number}]\n" for number in range(5_000)),
    "fields": "".join(f"a{number}=1\n" for number in range(7_000)),
    "items": "a = [" + "1," * 20_000 + "]",
    "tables in a row": "[[a]]\n" * 9_000,
    "comments": "#\n" * LARGEST_BOARD,
}


@pytest.mark.parametrize("name", HOSTILE_BOARDS)
def test_a_board_is_refused_before_it_is_parsed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parser = Mock()
    monkeypatch.setattr(msgspec.toml, "decode", parser)
    for parse, refused in ((parse_board, BoardError), (parse_town, TownError)):
        with pytest.raises(refused, match=r"has more parts|larger than it may be"):
            parse(HOSTILE_BOARDS[name])
    parser.assert_not_called()


def test_a_results_file_of_other_lines_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = TournamentPlan(players=["random", "random"], seats=2, tables=1)
    file = tmp_path / "results.jsonl"
    with opened_results(file, plan) as results:
        results.add(play_table((plan, 0)))
    begun = file.read_bytes().splitlines(keepends=True)[0]
    for other in (b"\n", b"x\n", b'{"table":1}\n'):
        file.write_bytes(begun + other * 100_000)
        read = Mock(side_effect=msgspec.DecodeError)
        monkeypatch.setattr(TournamentPlan, "decode", read)
        with pytest.raises(TournamentError, match="more than 10,000 lines that hold no new game"):
            read_results(file, plan)
        assert read.call_count <= 10_000


def test_an_analysis_of_another_shape_is_not_looked_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = random_game(2, 1, rounds=2)
    file = tmp_path / "game.json"
    store_review(file, game, sample_review(game))
    kept = json.loads(analysis_path(file).read_bytes())
    assert load_review(file, game) is not None
    looked = Mock()
    monkeypatch.setattr("tabletop.shown.shown", looked)
    review = kept["review"]
    choice = review["rounds"][0]["steps"][0]["choices"][0]
    others: tuple[dict[str, Any], ...] = (
        {"anything": [[]] * 10_000},
        kept | {"review": review | {"rounds": review["rounds"] * 1_000}},
        kept | {"review": review | {"deciding": [1] * 10_000}},
        kept | {"game": "another"},
    )
    for odd in others:
        analysis_path(file).write_bytes(json.dumps(odd).encode())
        assert load_review(file, game) is None
    choice["best"] *= 1_000
    analysis_path(file).write_bytes(json.dumps(kept).encode())
    assert load_review(file, game) is None
    looked.assert_not_called()
