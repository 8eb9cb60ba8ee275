"""A whole game as one line: there and back, however it was pasted, and nothing else is read."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assassins.records import encode_game as encode_town
from assassins.records import read_game as read_town
from kingsroad.records import encode_game, read_game
from tabletop.errors import LocatedError
from tabletop.game_lines import MAX_LINE, looks_like_line, parse_line, print_line

GAMES = sorted(Path("tests/games").glob("*.json"))
TOWNS = sorted(Path("tests/assassins/games").glob("*.json"))
LINE = print_line(encode_game(read_game(GAMES[0])))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
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
