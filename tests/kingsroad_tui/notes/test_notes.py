"""Notes are kept in a game's file, through everything that is done with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from assassins.games import Opponents, new_game
from kingsroad.records import read_game
from kingsroad_tui.assassins.in_app import TABLES as ASSASSINS_TABLES
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.cli import run
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.library.game_tables import GameFile, GameTables
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.notes.kept import (
    MAX_NOTE,
    GameNotes,
    NotNoted,
    copy_notes,
    keep_notes,
    notes_of,
    read_notes,
    written_notes,
)
from kingsroad_tui.notes.words import note_lines, note_words
from tests.support.examples import examples
from tests.support.paths import GAMES
from tests.support.seats import COMPUTER, PERSON, setup_of

GAME = read_game(GAMES[1])
SETUP = setup_of(PERSON, *[COMPUTER] * (len(GAME.players) - 1))
NOTES = GameNotes("My best game", {"3": "The Witch was too early.", "12": "Here I won."})


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path))


def saved(path: Path) -> Path:
    saves.write_table(path, GAME, SETUP)
    return path


def test_notes_stand_beside_the_record_and_all_else_stays(tmp_path: Path) -> None:
    """The game, its table and whatever others have put there; another reader passes over them."""
    path = saved(tmp_path / "game.json")
    foreign = json.loads(path.read_bytes()) | {"mine": [1, {"a": None}]}
    path.write_text(json.dumps(foreign))
    keep_notes(path, NOTES)
    data = json.loads(path.read_bytes())
    assert data["notes"] == {
        "game": "My best game",
        "rounds": {"3": "The Witch was too early.", "12": "Here I won."},
    }
    assert {name: data[name] for name in foreign} == foreign
    assert notes_of(path) == NOTES
    assert read_game(path) == GAME
    kept = saves.read_table(path)
    assert kept.setup is not None and kept.setup.seats == SETUP.seats
    keep_notes(path, GameNotes())
    assert "notes" not in json.loads(path.read_bytes())


FOREIGN = (
    b'{"mine": [1.50, {"a": 1e2}],\n'
    b' "notes":{ "game":"Erst \\u00e4ltere" , "tags":["x", 1234567890123456789],\n'
    b'"rounds": {"02": "two","3":7, "x":"y",  "4": "a\x7fb" } },"rounds" : [ ]  , "z":0.10}'
)


def test_one_note_changes_nothing_else_in_the_file(tmp_path: Path) -> None:
    """What others have put there, how they wrote it, and notes that are no such here."""
    path = tmp_path / "game.json"
    for number, old, new in (
        (None, b'"Erst \\u00e4ltere"', '"New"'),
        (2, b'"two"', '"New"'),
        (3, b'"3":7', '"3":"New"'),
        (7, b'"rounds": {', '"rounds": {\n  "7": "New",'),
    ):
        path.write_bytes(FOREIGN)
        keep_notes(path, notes_of(path).with_note(number, "New"))
        assert path.read_bytes() == FOREIGN.replace(old, new.encode())
        keep_notes(path, notes_of(path).with_note(number, "New"))
        assert path.read_bytes() == FOREIGN.replace(old, new.encode())
        assert notes_of(path).on(number) == "New"
        keep_notes(path, notes_of(path).with_note(number, ""))
        rest = json.loads(path.read_bytes())
        assert rest["mine"] == [1.5, {"a": 100}] and rest["notes"]["rounds"]["4"] == "a\x7fb"
        assert notes_of(path).on(number) == ""


@pytest.mark.parametrize(
    "note",
    ["👨‍👩‍👧‍👦 played", "a\u202eb", "x" * MAX_NOTE, "e\u0301 é", "\u200bnothing", "[b]\x1b[1m"],
)
def test_a_note_is_kept_as_it_was_written(note: str, tmp_path: Path) -> None:
    """Also while its game goes on, in a copy, and beside another that is written later."""
    path = saved(tmp_path / "game.json")
    keep_notes(path, GameNotes().with_note(1, note))
    keep_notes(path, notes_of(path).with_note(None, "all"))
    file = GameFile(saves.SAVES)
    file.save(GAME.take_back(1), SETUP, lambda _: None)
    copy_notes(written_notes(path), file.path)
    file.save(GAME, SETUP, lambda _: None)
    file.release()
    for where in (path, file.path):
        assert json.loads(where.read_bytes())["notes"] == {"rounds": {"1": note}, "game": "all"}
    assert all(char.isprintable() or char == "\u200d" for char in note_words(note))


def test_a_note_that_is_too_long_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path / "game.json")
    before = path.read_bytes()
    for words in ([str(path), "x" * 751], [str(path), "é " * 251, "--round", "1"]):
        assert run(["note", *words]) == 2
        assert capsys.readouterr().err == "kingsroad: a note has at most 500 characters\n"
    path.write_bytes(before.replace(b"{", b'{"notes": [1],', 1))
    assert run(["note", str(path), "x"]) == 2
    assert "something else" in capsys.readouterr().err
    assert path.read_bytes() == before.replace(b"{", b'{"notes": [1],', 1)


def test_a_game_that_goes_on_keeps_its_notes() -> None:
    """They were written while it lay there; also where it has to move to another file."""
    file = GameFile(saves.SAVES)
    file.save(GAME.take_back(2), SETUP, lambda _: None)
    keep_notes(file.path, NOTES)
    file.save(GAME.take_back(1), SETUP, lambda _: None)
    assert notes_of(file.path) == NOTES
    before = file.path
    saves.write_table(before, GAME.take_back(5), SETUP)  # somebody else has played from it
    file.save(GAME, SETUP, lambda _: None)
    assert file.path != before
    assert notes_of(file.path) == NOTES
    file.release()


def test_the_list_of_games_knows_the_note_on_the_game(tmp_path: Path) -> None:
    path = saves.SAVES.new_autosave()
    saved(path)
    keep_notes(path, NOTES)
    (listed,) = saves.all_games()
    assert listed.note == "My best game"


def test_notes_by_somebody_else_are_shown_safely_or_not_at_all() -> None:
    """Escapes become signs, long ones are cut, but only where they are shown; what is no note is
    none; the game can be read."""
    rounds = {"1": "a\x1b[31mb", "x": "no", "-2": "no", "0": "no", "9" * 30: "no", "2": 7, "3": ""}
    hostile = {"game": "x" * 10_000, "rounds": rounds | {"04": " many\n  lines "}}
    record = json.loads(msgspec.json.encode({"notes": hostile}))
    found = read_notes(json.dumps(record).encode())
    assert found.rounds == {"1": "a\x1b[31mb", "4": "many lines"}
    assert len(note_words(found.game)) == len("Note: ") + MAX_NOTE
    assert note_lines(found.each)[1:] == ["Round 1: a␛[31mb", "Round 4: many lines"]
    for odd in (b"", b"{", b"\xff", b"[]", b'{"notes": [1]}', b'{"notes": {"rounds": [1]}}'):
        assert read_notes(odd) == GameNotes()


def test_thousands_of_rounds_are_cut_off() -> None:
    many = {str(number): "note" for number in range(1, 5000)}
    assert len(read_notes(msgspec.json.encode({"notes": {"rounds": many}})).rounds) == 1000


def test_what_is_no_file_of_its_own_takes_no_notes(tmp_path: Path) -> None:
    """A line, a folder, some other text; nothing is written."""
    other = tmp_path / "text.json"
    other.write_text("[1, 2]")
    for path in (Path("GAME1:abc"), tmp_path, tmp_path / "missing.json", other):
        with pytest.raises(NotNoted):
            keep_notes(path, NOTES)
        assert notes_of(path) == GameNotes()
    assert other.read_text() == "[1, 2]"
    assert notes_of(None) == GameNotes()


def test_a_note_is_put_and_taken_away() -> None:
    notes = GameNotes().with_note(12, "twelve").with_note(3, " three\n").with_note(None, "all")
    assert notes.each == [(None, "all"), (3, "three"), (12, "twelve")]
    assert notes.on(3) == "three" and notes.on(None) == "all" and notes.on(4) == ""
    assert notes.with_note(3, "  ").with_note(None, "") == GameNotes("", {"12": "twelve"})
    assert not GameNotes()


@given(st.text(), st.dictionaries(st.integers(1, 10_000), st.text(), max_size=5))
@examples(100)
def test_notes_written_are_read_back(game: str, rounds: dict[int, str]) -> None:
    """Whatever somebody types, once it is tidied."""
    notes = GameNotes().with_note(None, game)
    for number, text in rounds.items():
        notes = notes.with_note(number, text)
    assert read_notes(msgspec.json.encode({"notes": notes})) == notes


@pytest.mark.parametrize("town", [False, True])
def test_a_game_that_goes_on_keeps_what_others_have_put_there(town: bool) -> None:
    """Fields of a newer version, in its table too; but nothing of the game as it was before."""
    table = assassins_table() if town else TABLES.new(GAME.take_back(1), SETUP, print)
    path = table.where()
    assert path is not None
    content = path.read_bytes()
    more = b'{"mine":[1.50,1e2], "pending_too":{}, "notes":{"game":"x","tags":[1]},'
    content = content.replace(b"{", more, 1).replace(b'"table": {', b'"table": {"mood":"calm",', 1)
    path.write_bytes(content)
    table.save()
    table.save()
    table.leave()
    written = path.read_bytes()
    assert b"[1.50,1e2]" in written and b'{"game":"x","tags":[1]}' in written
    data, before = json.loads(written), json.loads(content)
    assert data.pop("table").keys() == before.pop("table").keys()
    assert data == before and written.count(b'"mine"') == 1


ODD_FIELDS = {
    "hints": b'"always"',
    "undone": b"2",
    "occasion": b'{"rung":7}',
    "elsewhere": b"null",
    "weather": b"1.50",
    "seed": b"1e999",
}
"""What a field of a table may hold in a newer version, or after somebody has written in it."""


@pytest.mark.parametrize("town", [False, True])
@pytest.mark.parametrize("name", ODD_FIELDS)
def test_a_field_of_a_table_that_cannot_be_used_spoils_nothing_else(name: str, town: bool) -> None:
    """The game goes on, with who plays it; the field stays, and what is within a seat does."""
    table = assassins_table() if town else TABLES.new(GAME.take_back(1), SETUP, print)
    path = table.where()
    assert path is not None
    table.leave()
    data = json.loads(path.read_bytes())
    data["table"][name] = "HERE"
    (data["table"]["people"] if town else data["table"]["seats"][1])["hat"] = "tall"
    path.write_bytes(json.dumps(data).encode().replace(b'"HERE"', ODD_FIELDS[name]))
    tables: GameTables[Any, Any] = ASSASSINS_TABLES if town else TABLES
    saved, unusable = tables.saves.last_unfinished()
    assert saved is not None and not unusable and saved.path == path and saved.setup
    assert saved.setup.alone is not None and saved.setup.alone == table.setup.alone
    assert town or len(saves.recent_games()[0].seats) == len(GAME.players)
    again = tables.of(saved, print)
    again.save()
    again.leave()
    written = path.read_bytes()
    assert b'"%s":%s' % (name.encode(), ODD_FIELDS[name]) in written and b'"hat":"tall"' in written


def assassins_table() -> AssassinsTable:
    return ASSASSINS_TABLES.new(
        new_game(Opponents("Ann", "Bob")), Setup((Seat(), Seat(SeatKind.COMPUTER, "random"))), print
    )
