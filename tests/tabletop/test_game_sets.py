"""Games in the results of a tournament: named, found, and read from whatever a file holds.

A whole game as one line: there and back, however it was pasted, and nothing else is read.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from assassins.games import Opponents, new_game
from assassins.records import AssassinsGameData
from assassins.records import encode_game as encode_town
from assassins.records import read_game as read_town
from kingsroad.records import GameData, RecordError, decode_game, encode_game, read_game
from tabletop.errors import LocatedError
from tabletop.game_lines import MAX_LINE, looks_like_line, parse_line, print_line
from tabletop.game_sets import game_names, games_beside, is_without_file
from tabletop.records import read_record
from tests.support import hostile
from tests.support.legal import random_game

GAMES = [random_game(2, seed, rounds=2) for seed in range(3)]


def results(*records: object) -> bytes:
    """A results file with these records, and no more of the results than is asked for."""
    lines = [
        {"format": "kingsroad-tournament", "version": 2},
        *({"record": record} for record in records),
    ]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


WHOLE = results(*map(GameData.of, GAMES))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "a #1 file.jsonl"
    file.write_bytes(WHOLE)
    return file


def test_every_game_has_a_name_by_which_it_is_read(file: Path) -> None:
    names = game_names(str(file))
    assert names == [f"{file}#{number}" for number in (1, 2, 3)]
    assert [read_game(Path(name)) for name in names] == GAMES
    assert read_game(file) == GAMES[0], "without a number, the first"
    assert games_beside(file) == 3 and games_beside(Path(names[0])) == 0
    assert all(map(is_without_file, map(Path, names)))


def test_games_that_are_added_are_found_at_once(file: Path) -> None:
    assert len(game_names(str(file))) == 3
    with file.open("ab") as more:
        more.write(WHOLE.splitlines(keepends=True)[1])
    assert read_game(Path(game_names(str(file))[3])) == GAMES[0]


@pytest.mark.parametrize("name", ["game#2", "game#x", "#1", "game#1234567890", "game#²"])
def test_a_file_that_is_called_so_is_that_file(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_bytes(msgspec.json.encode(GameData.of(GAMES[0])))
    assert read_game(file) == GAMES[0]
    assert game_names(str(file)) == [str(file)] and not is_without_file(file)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("a #1 file.jsonl#0", "the last one is a #1 file.jsonl#3"),
        ("a #1 file.jsonl#4", "the last one is a #1 file.jsonl#3"),
        ("a #1 file.jsonl#x", "No such file"),
        ("other.jsonl#1", "No such file"),
        ("saved.json#1", "saved.json is not the results of a tournament"),
        ("none.jsonl", "has results, but no games"),
        ("town.jsonl#1", "is a saved game of King & Assassins"),
        (".#1", "is a folder"),
    ],
)
def test_what_is_no_game_is_refused_with_the_reason(name: str, why: str, file: Path) -> None:
    file.with_name("saved.json").write_bytes(msgspec.json.encode(GameData.of(GAMES[0])))
    file.with_name("none.jsonl").write_bytes(results())
    town = AssassinsGameData.of(new_game(Opponents("Ann", "Bob")))
    file.with_name("town.jsonl").write_bytes(results(town))
    path = Path(f"{file.parent}/{name}")
    with pytest.raises(RecordError, match=why) as caught:
        read_game(path)
    hostile.assert_one_line(caught.value)


@pytest.mark.parametrize("count", hostile.COUNTS)
def test_damaged_results_are_read_or_refused(tmp_path: Path, count: int) -> None:
    """And every game that is in them."""
    file = tmp_path / "games.jsonl"

    def read_all() -> None:
        for name in [str(file), *game_names(str(file)), f"{file}#2"]:
            try:
                decode_game(read_record(Path(name)), name)
            except LocatedError as error:
                hostile.assert_one_line(error)

    with hostile.assert_little_memory():
        for content in hostile.inputs([WHOLE], hostile.damaged, count):
            file.write_bytes(content)
            hostile.assert_no_hang(read_all)


GAME_LINES_GAMES = sorted(Path("tests/games").glob("*.json"))
TOWNS = sorted(Path("tests/assassins/games").glob("*.json"))
LINE = print_line(encode_game(read_game(GAME_LINES_GAMES[0])))


@pytest.mark.parametrize("path", GAME_LINES_GAMES, ids=lambda path: path.stem)
def test_a_game_comes_back_from_its_line(path: Path) -> None:
    game = read_game(path)
    line = print_line(encode_game(game))
    assert looks_like_line(line) and "\n" not in line and len(line) < 2_000
    assert read_game(Path(line)) == game


@pytest.mark.parametrize("path", TOWNS, ids=lambda path: path.stem)
def test_so_does_one_of_the_second_game(path: Path) -> None:
    game = read_town(path)
    assert read_town(Path(print_line(encode_town(game)))) == game


@given(st.lists(st.tuples(st.integers(0, len(LINE)), st.sampled_from([" ", "\n", "\r\n> "[:2]]))))
def test_blanks_and_line_ends_in_it_count_for_nothing(blanks: list[tuple[int, str]]) -> None:
    text = LINE
    for at, blank in blanks:
        text = text[:at] + blank + text[at:]
    assert parse_line(text) == parse_line(LINE)


@given(st.integers(6, len(LINE) - 1), st.sampled_from("Aa0-_"))
def test_a_letter_that_was_changed_or_lost_is_noticed(at: int, letter: str) -> None:
    for text in (LINE[:at], LINE[:at] + LINE[at + 1 :], LINE[:at] + letter + LINE[at + 1 :]):
        try:
            assert parse_line(text) == parse_line(LINE)  # the bits of padding count for nothing
        except LocatedError as error:
            assert len(str(error)) < 100


@given(st.text(max_size=200))
def test_whatever_stands_behind_the_mark_one_short_line_says_what_is_wrong(text: str) -> None:
    with pytest.raises(LocatedError) as caught:
        parse_line(f"GAME1:{text}!")
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 100


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"GAME1:{'A' * (MAX_LINE + 1)}", "longer than it can be"),
        (f"GAME1:{urlsafe_b64encode(zlib.compress(b' ' * 20_000_000)).decode()}", "more than"),
        ("GAME1:", "not the whole line"),
        (print_line(b'{"format":"kingsroad-analysis"}'), "the analysis of a game"),
        (print_line(encode_town(read_town(TOWNS[0]))), "King & Assassins"),
    ],
)
def test_what_is_no_game_of_this_kind_is_refused_and_the_line_is_not_repeated(
    line: str, why: str
) -> None:
    with pytest.raises(LocatedError, match=why) as caught:
        read_game(Path(line))
    assert str(caught.value).startswith("the line: ") and len(str(caught.value)) < 200
