"""Saves: what is written is read again, damaged autosaves are set aside, nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kingsroad.games import Game
from kingsroad.records import RecordError, encode_game, read_game
from kingsroad_tui.session.table import Seat, SeatKind, Setup
from kingsroad_tui.storage import saves
from kingsroad_tui.storage.locations import folders
from kingsroad_tui.text.recent_games import damaged_save_sentence, recent_game_spans
from tests.support.legal import random_game

SETUP = Setup((Seat(), Seat(SeatKind.COMPUTER, "standard", colour=3)), seed=7, hints=False)
PROGRAM = Setup((Seat(SeatKind.PROGRAM, program="rm -rf x"), Seat(colour=1)))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def autosaved(game: Game, name: str, when: int) -> Path:
    path = saves.autosave_folder() / name
    saves.write_table(path, game, SETUP)
    os.utime(path, (when, when))
    return path


def test_everything_lies_in_one_folder(home: Path) -> None:
    assert {folders().config.parent, folders().data.parent, folders().state.parent} == {home}


def test_a_table_is_read_as_it_was_written_and_is_a_plain_record(tmp_path: Path) -> None:
    game = random_game(2, 3, rounds=4)
    path = tmp_path / "game.json"
    saves.write_table(path, game, SETUP)
    saved = saves.read_table(path)
    assert (saved.game, saved.setup) == (game, SETUP)
    assert read_game(path) == game


def test_a_record_without_a_table_gets_one(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(encode_game(random_game(4, 3, rounds=1)))
    saved = saves.read_table(path)
    assert saved.setup is None
    kinds = [seat.kind for seat in saves.setup_for(saved.game).seats]
    assert kinds == [SeatKind.PERSON, *[SeatKind.COMPUTER] * 3]


@pytest.mark.parametrize(
    "table",
    [
        b'{"seats": []}',
        b'{"seats": [{}, {"colour": 9}]}',
        b'{"seats": [{}, {"kind": "cat"}]}',
        b"3",
    ],
)
def test_a_bad_table_is_refused_with_the_place(tmp_path: Path, table: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b'{"table": ' + table + b"," + encode_game(Game(("Ann", "Bob")))[1:])
    with pytest.raises(RecordError, match="table"):
        saves.read_table(path)


def test_a_foreign_file_starts_no_program(tmp_path: Path) -> None:
    for path in (tmp_path / "game.json", saves.new_autosave()):
        saves.write_table(path, Game(("Ann", "Bob")), PROGRAM)
    foreign = saves.read_table(tmp_path / "game.json").setup
    own = saves.read_table(path).setup
    assert foreign is not None and foreign.seats[0].kind is SeatKind.PERSON
    assert own == PROGRAM


def test_continues_the_newest_unfinished_game() -> None:
    going = random_game(2, 1, rounds=3)
    autosaved(random_game(2, 4, rounds=2), "old.json", 100)
    path = autosaved(going, "going.json", 200)
    autosaved(random_game(2, 2), "finished.json", 300)
    saved, damaged = saves.last_unfinished()
    assert saved is not None and (saved.path, saved.game) == (path, going)
    assert not damaged


def test_a_damaged_autosave_is_set_aside_with_a_message() -> None:
    autosaved(random_game(2, 1, rounds=1), "good.json", 100)
    bad = autosaved(random_game(2, 1, rounds=2), "bad.json", 200)
    content = bad.read_bytes()[:-40]
    bad.write_bytes(content)
    os.utime(bad, (200, 200))
    saved, damaged = saves.last_unfinished()
    assert saved is not None and saved.path is not None and saved.path.name == "good.json"
    assert [save.kept_as for save in damaged] == ["bad.json.damaged"]
    assert damaged_save_sentence(damaged[0]).endswith(". It is kept as bad.json.damaged.")
    assert bad.with_name("bad.json.damaged").read_bytes() == content
    assert saves.last_unfinished()[1] == []


def test_recent_games_are_listed_newest_first() -> None:
    autosaved(random_game(3, 1, rounds=2), "a.json", 100)
    autosaved(random_game(2, 1, rounds=5), "b.json", 300)
    saved = saves.save_path("by name")
    saves.write_table(saved, random_game(2, 1, rounds=3), SETUP)
    os.utime(saved, (200, 200))
    (folders().data / "no game.json").write_text("{}")
    rows = saves.recent_games()
    assert [(row.rounds, row.autosave) for row in rows] == [(5, True), (3, False), (2, True)]


def test_old_autosaves_of_finished_games_make_room() -> None:
    over, going = random_game(2, 2), random_game(2, 2, rounds=1)
    first = autosaved(going, "first.json", 1)
    for number in range(saves.MAX_AUTOSAVES + 3):
        autosaved(over, f"{number}.json", 10 + number)
    saves.prune_autosaves()
    assert first.exists()
    assert len(list(saves.autosave_folder().iterdir())) == saves.MAX_AUTOSAVES + 1


def test_names_become_files(tmp_path: Path) -> None:
    assert saves.save_path("evening") == folders().data / "evening.json"
    assert saves.save_path(str(tmp_path / "x.json")) == tmp_path / "x.json"
    with pytest.raises(ValueError, match="name"):
        saves.save_path("  ")
    assert saves.suggested_name(Game(("[b]x[/b]", "../..", "\u00c5sa"))).startswith("bxb--\u00c5sa")


def test_a_game_is_opened_by_the_name_it_was_saved_by(tmp_path: Path) -> None:
    path = saves.save_path("evening")
    saves.write_table(path, random_game(2, 1, rounds=1), SETUP)
    assert saves.open_path("evening") == saves.open_path("evening.json") == path
    assert saves.open_path(str(tmp_path / "evening.json")) == tmp_path / "evening.json"
    for odd in ("no such game", "", "x" * 5000, "a\0b"):
        assert saves.open_path(odd) == Path(odd)


def test_lists_of_games_tell_saved_ones_by_their_names() -> None:
    autosaved(random_game(2, 1, rounds=0), "a.json", 300)
    saves.write_table(saves.save_path("evening"), random_game(2, 1, rounds=1), SETUP)
    named, autosave = (
        "".join(text for text, _ in recent_game_spans(row)) for row in saves.recent_games()
    )
    assert named.endswith("1 round, evening")
    assert autosave.endswith("first round")
