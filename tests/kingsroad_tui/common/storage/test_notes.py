"""Notes are kept in a game's file, through everything that is done with it."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad.records import read_game
from kingsroad_tui.common.storage.game_file import GameFile
from kingsroad_tui.common.storage.notes import (
    MAX_NOTE,
    GameNotes,
    NotNoted,
    keep_notes,
    notes_of,
    read_notes,
    with_notes,
)
from kingsroad_tui.kingsroad.storage.saves import SAVES, all_games, read_table, write_table
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
    write_table(path, GAME, SETUP)
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
    kept = read_table(path)
    assert kept.setup is not None and kept.setup.seats == SETUP.seats
    keep_notes(path, GameNotes())
    assert "notes" not in json.loads(path.read_bytes())


def test_a_game_that_goes_on_keeps_its_notes() -> None:
    """They were written while it lay there; also where it has to move to another file."""
    file = GameFile(SAVES)
    file.save(GAME.take_back(2), SETUP, lambda _: None)
    keep_notes(file.path, NOTES)
    file.save(GAME.take_back(1), SETUP, lambda _: None)
    assert notes_of(file.path) == NOTES
    before = file.path
    write_table(before, GAME.take_back(5), SETUP)  # somebody else has played from it
    file.save(GAME, SETUP, lambda _: None)
    assert file.path != before
    assert notes_of(file.path) == NOTES
    file.release()


def test_the_list_of_games_knows_the_note_on_the_game(tmp_path: Path) -> None:
    path = SAVES.new_autosave()
    saved(path)
    keep_notes(path, NOTES)
    (listed,) = all_games()
    assert listed.note == "My best game"


def test_notes_by_somebody_else_are_shown_safely_or_not_at_all() -> None:
    """Escapes become signs, long ones are cut, what is no note is none; the game can be read."""
    rounds = {"1": "a\x1b[31mb", "x": "no", "-2": "no", "0": "no", "9" * 30: "no", "2": 7, "3": ""}
    hostile = {"game": "x" * 10_000, "rounds": rounds | {"04": " many\n  lines "}}
    record = json.loads(msgspec.json.encode({"notes": hostile}))
    found = read_notes(json.dumps(record).encode())
    assert len(found.game) == MAX_NOTE
    assert found.rounds == {"1": "a␛[31mb", "4": "many lines"}
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
    assert read_notes(with_notes(b'{"rounds": []}', notes)) == notes
