"""Saves: what is written is read again, damaged autosaves are set aside, nothing is lost."""

from __future__ import annotations

import dataclasses
import json
import os
import sys
import time
from pathlib import Path

import pytest

from advisor.messages.computers import LEVEL_1
from kingsroad.games import Game
from kingsroad.records import RecordError, encode_game, read_game
from kingsroad_tui.files import typed_files
from kingsroad_tui.files.locations import autosave_folder, folders
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.library.saves import course_of
from kingsroad_tui.kingsroad.library.words import about_words, name_words, recent_game_spans
from kingsroad_tui.library.saved_games import (
    MAX_AUTOSAVES,
    SaveProblem,
    WrittenTable,
    suggested_name,
    with_table,
)
from kingsroad_tui.library.saving_words import not_saved
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.library.words import unusable_save_sentences
from tests.support.legal import random_game
from tests.support.seats import COMPUTER, PERSON, setup_of

SETUP = Setup((Seat(), Seat(SeatKind.COMPUTER, LEVEL_1, colour=3)), seed=7, hints=False)
PROGRAM = Setup((Seat(SeatKind.PROGRAM, program="rm -rf x"), Seat(colour=1)))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def autosaved(game: Game, name: str, when: int) -> Path:
    """An autosave that says it was made ``when``, in seconds since 1970."""
    path = autosave_folder() / name
    saves.write_table(path, game, SETUP, when * 1_000_000)
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


def test_a_field_without_a_place_in_the_order_is_written_behind_those_with_one() -> None:
    written = with_table(b'{\n  "version": 1\n}', WrittenTable(seed=7), ["mark", "seed"])
    names = list(json.loads(written)["table"])
    assert names[:2] == ["mark", "seed"]
    assert sorted(names) == sorted(WrittenTable.__struct_fields__)


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
    saved, damaged = saves.last_unfinished()
    assert saved is not None and saved.path is not None and saved.path.name == "good.json"
    assert [save.name for save in damaged] == ["bad.json.damaged"]
    assert unusable_save_sentences(damaged[0]).endswith(". It is kept as bad.json.damaged.")
    assert bad.with_name("bad.json.damaged").read_bytes() == content
    assert saves.last_unfinished()[1] == []


def test_recent_games_are_listed_newest_first() -> None:
    autosaved(random_game(3, 1, rounds=2), "a.json", 100)
    autosaved(random_game(2, 1, rounds=5), "b.json", 300)
    saved = typed_files.save_path("by name")
    saves.write_table(saved, random_game(2, 1, rounds=3), SETUP, 200_000_000)
    (folders().data / "no game.json").write_text("{}")
    rows = saves.recent_games()
    assert [(row.rounds, row.autosave) for row in rows] == [(5, True), (3, False), (2, True)]


def test_old_autosaves_of_finished_games_make_room() -> None:
    over, going = random_game(2, 2), random_game(2, 2, rounds=1)
    first = autosaved(going, "first.json", 1)
    for number in range(MAX_AUTOSAVES + 3):
        autosaved(over, f"{number}.json", 10 + number)
    saves.prune_autosaves()
    assert first.exists()
    assert len(list(autosave_folder().iterdir())) == MAX_AUTOSAVES + 1


def test_names_become_files(tmp_path: Path) -> None:
    assert typed_files.save_path("evening") == folders().data / "evening.json"
    assert typed_files.save_path(str(tmp_path / "x.json")) == tmp_path / "x.json"
    folder = "that is a folder"
    for name, problem in (("  ", "type a name"), (f"{tmp_path}/", folder), ("~", folder)):
        with pytest.raises(typed_files.NoFileNameError) as refused:
            typed_files.save_path(name)
        assert problem in not_saved(refused.value)
    for title in ("a/b", "a\\b", "Ann: 3/4?", "../", "CON.json", "x" * 500, "ñ" * 500):
        try:
            path = typed_files.save_path(title)
        except ValueError:
            continue
        assert path.parent == folders().data and len(path.name.encode()) < 200
    for out in ("../x", "../../x.json", "./../x", "~/../x", "..\\x", "/tmp/../x", "a/../../../x"):
        inside = typed_files.save_path(out)
        assert inside.parent == folders().data and inside.name.endswith("x.json")
    for hidden, stem in ((".x", "x"), ("x. . ", "x"), ("NUL", "_NUL"), ("lpt1.json", "_lpt1")):
        assert typed_files.save_path(hidden) == folders().data / f"{stem}.json"
    assert typed_files.save_path("./a/b") == Path("a/b.json")
    assert typed_files.save_path("a/b").name == "a-b.json"
    assert len(suggested_name(["\U00020000" * 40] * 5).encode()) < 220
    assert suggested_name(("[b]x[/b]", "../..", "\u00c5sa")).startswith("bxb--\u00c5sa")


def test_a_game_is_opened_by_the_name_it_was_saved_by(tmp_path: Path) -> None:
    path = typed_files.save_path("evening")
    saves.write_table(path, random_game(2, 1, rounds=1), SETUP)
    assert typed_files.open_path("evening") == typed_files.open_path("evening.json") == path
    assert typed_files.open_path(str(tmp_path / "evening.json")) == tmp_path / "evening.json"
    for odd in ("no such game", "", "x" * 5000, "a\0b"):
        assert typed_files.open_path(odd) == Path(odd)


def test_lists_of_games_tell_saved_ones_by_their_names() -> None:
    autosaved(random_game(2, 1, rounds=0), "a.json", 300)
    saves.write_table(typed_files.save_path("evening"), random_game(2, 1, rounds=1), SETUP)
    named, autosave = (
        "".join(text for text, _ in recent_game_spans(row)) for row in saves.recent_games()
    )
    assert "  1 round  " in named and named.endswith("Ann and Bob, evening")
    assert "  first round  " in autosave and autosave.endswith("Ann and Bob")


def test_lists_of_games_say_who_won() -> None:
    """Before the players, so that it is read where there is little room."""
    game = random_game(2, 1)
    saves.write_table(typed_files.save_path("evening"), game, SETUP)
    (row,) = saves.recent_games()
    course = course_of(row)
    assert course is not None
    said = "".join(text for text, _ in recent_game_spans(row, course))
    assert ("you won" if 0 in game.position.winners else "you lost") in said.split("Ann")[0]


def test_a_single_person_without_a_name_is_called_you() -> None:
    """Who gave a name of their own is called by it, and so is everybody where several played."""
    game = random_game(2, 1)
    for name, people, said in (("Regent", 1, "You"), ("Ann", 1, "Ann"), ("Regent", 2, "Regent")):
        named = dataclasses.replace(game, players=(name, "Bob"))
        seats = (PERSON, PERSON if people == 2 else COMPUTER)
        saves.write_table(typed_files.save_path("evening"), named, setup_of(*seats))
        (row,) = saves.recent_games()
        for words in (name_words(row), about_words(row, course_of(row), None)):
            assert words.removeprefix("evening: ").startswith(f"{said} "), words


@pytest.mark.parametrize("kind", ["computer", "person"])
@pytest.mark.parametrize("computer", ["advisor@mine/weights.npz", "advisor@closed-form", "nobody"])
def test_a_file_names_only_computer_players_that_the_program_ships(
    tmp_path: Path, computer: str, kind: str
) -> None:
    path = tmp_path / "game.json"
    saves.write_table(path, random_game(2, 3, rounds=4), SETUP)
    content = path.read_text().replace(LEVEL_1, computer)
    path.write_text(content.replace('"kind":"computer"', f'"kind":"{kind}"'))
    with pytest.raises(RecordError, match=r"table\.seats\[1\]: there is no computer") as caught:
        saves.read_table(path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("where", [b'"colour": 1', b'"kind": "person"'])
def test_a_table_that_is_not_utf_8_locks_nobody_out(where: bytes) -> None:
    autosaved(random_game(2, 1, rounds=1), "good.json", 100)
    bad = autosave_folder() / "bad.json"
    seats = b'{"seats": [{"program": "\xff\xfe"}, {' + where + b"}]}"
    bad.write_bytes(b'{"table": ' + seats + b"," + encode_game(Game(("Ann", "Bob")))[1:])
    saved, unusable = saves.last_unfinished()
    assert saved is not None and saved.path is not None and saved.path.name == "good.json"
    assert [save.problem for save in unusable] == [SaveProblem.DAMAGED]
    with pytest.raises(RecordError, match="table"):
        saves.read_table(bad.with_name("bad.json.damaged"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets few people make links")
def test_a_link_to_nothing_hides_no_game() -> None:
    path = autosaved(random_game(2, 1, rounds=1), "good.json", 100)
    for folder in (autosave_folder(), folders().data):
        folder.mkdir(exist_ok=True)
        (folder / "nowhere.json").symlink_to(folder / "no such file")
        (folder / "circle.json").symlink_to(folder / "circle.json")
    saved, unusable = saves.last_unfinished()
    assert saved is not None and saved.path == path
    assert unusable == []
    assert [row.path for row in saves.recent_games()] == [path]


@pytest.mark.parametrize("when", [-(10**10), 0, 253_402_300_800, 10**12])
def test_odd_file_times_are_no_trouble(when: int) -> None:
    path = autosaved(random_game(2, 1, rounds=1), "odd.json", 0)
    os.utime(path, (when, when))
    assert [row.path for row in saves.recent_games()] == [path]
    assert "Ann" in "".join(text for text, _ in recent_game_spans(saves.recent_games()[0]))
    saved, _ = saves.last_unfinished()
    assert saved is not None and saved.path == path


def test_with_the_clock_set_back_the_game_played_last_is_continued(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: 2_000_000_000 * 10**9)
    old = TABLES.new(Game(("Ann", "Bob")), SETUP, print)
    old.leave()
    monkeypatch.setattr(time, "time_ns", lambda: 1_000_000_000 * 10**9)
    new = TABLES.new(random_game(2, 1, rounds=2), SETUP, print)
    new.leave()
    for number, path in enumerate(autosave_folder().glob("*.json")):
        os.utime(path, (number, number))
    saved, _ = saves.last_unfinished()
    assert saved is not None and saved.game == new.game
    assert [row.rounds for row in saves.recent_games()] == [2, 0]


def test_with_the_clock_years_ahead_for_a_while_no_later_game_is_dated_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever the time of its file: the game played last is continued, and is of today."""
    now = time.time_ns()
    for changed in (now, now + 10**17):
        with monkeypatch.context() as patch:
            patch.setattr(time, "time_ns", lambda: now + 10**17)  # three years
            old = TABLES.new(Game(("Ann", "Bob")), SETUP, print)
            old.leave()
            path = old.where()
            assert path is not None
            os.utime(path, ns=(changed, changed))
        new = TABLES.new(random_game(2, 1, rounds=2), SETUP, print)
        new.leave()
        saved, _ = saves.last_unfinished()
        assert saved is not None and saved.path == new.where()
        rows = saves.recent_games()
        assert rows[0].path == new.where()
        assert all((row.when.timestamp() - now / 10**9) < 3600 for row in rows)


def test_a_game_without_a_moment_of_saving_goes_by_its_files_time() -> None:
    for name, rounds, when in (("a", 1, 100), ("b", 2, 300), ("c", 3, 200)):
        path = autosaved(random_game(2, 1, rounds=rounds), f"{name}.json", 0)
        os.utime(path, (when, when))
    saved, _ = saves.last_unfinished()
    assert saved is not None and len(saved.game.rounds) == 2


def test_an_autosave_of_a_newer_program_is_left_alone() -> None:
    autosaved(random_game(2, 1, rounds=1), "good.json", 100)
    newer = autosave_folder() / "newer.json"
    content = b'{"format": "kingsroad-game", "version": 2, "table": [], "games": {}}'
    newer.write_bytes(content)
    for _ in range(2):
        saved, unusable = saves.last_unfinished()
        assert saved is not None and saved.path is not None and saved.path.name == "good.json"
        assert [save.problem for save in unusable] == [SaveProblem.NEWER]
        assert "newer version" in unusable_save_sentences(unusable[0])
    assert newer.read_bytes() == content


def test_what_cannot_be_opened_is_left_and_said() -> None:
    autosaved(random_game(2, 1, rounds=1), "good.json", 100)
    (autosave_folder() / "folder.json").mkdir()
    saved, unusable = saves.last_unfinished()
    assert saved is not None
    assert [save.problem for save in unusable] == [SaveProblem.UNREADABLE]
    assert (autosave_folder() / "folder.json").is_dir()
    assert len(saves.recent_games()) == 1
    saves.prune_autosaves()


def test_a_file_that_is_not_there_is_a_record_that_cannot_be_used(tmp_path: Path) -> None:
    """Callers know the errors of their own game alone."""
    with pytest.raises(RecordError, match=r"nowhere\.json: No such file"):
        saves.read_table(tmp_path / "nowhere.json")


@pytest.mark.parametrize(("tentative", "played", "kept"), [(1, 0, 0), (1, 1, 1), (0, 0, 1)])
def test_a_copy_in_which_nobody_plays_on_is_not_kept(
    tentative: int, played: int, kept: int
) -> None:
    """Only such a one: a new game stays, and so does a copy with a round more."""
    begun, game = (random_game(2, 1, rounds=rounds) for rounds in (1, 2))
    table = TABLES.new(begun, SETUP, print, tentative=bool(tentative))
    assert (table.where() is None) == bool(tentative)
    if played:
        table.played(game, {})
    table.leave()
    assert len(saves.all_games()) == kept
