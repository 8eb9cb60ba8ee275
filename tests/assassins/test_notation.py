"""Position codes, and damage to codes and records."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assassins import notation
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition, starting_position
from assassins.records import AssassinsRecordError, decode_game, encode_game
from assassins.town import parse_square, side_a
from tests.assassins.support.random_play import steps, unfinished_game
from tests.assassins.support.towns import two_kings
from tests.support.damaged_texts import GameFormats
from tests.support.examples import examples

START = "KA1:1:k:-:-:j10:a4d2h9i10i8i9j9:h2.b3.e4.g4.c6.f6.h6.j6.b8.f8.d9.f10:5421111"
LATER = "KA1:9:p:1-6s-5:2nn:e4w:d4h5i7j7:d6r.f10.h10.x.c4.g6.i4.f5.b7.b8.d9.k:1211100"


@examples(25)
@given(st.integers(0, 2**32), st.sampled_from((side_a(), two_kings())))
def test_every_position_of_a_game_has_one_code_that_reads_back(seed: int, town: Any) -> None:
    for game in steps(Random(seed), town=town):
        code = notation.print_position(game.position)
        assert notation.parse_position(code) == game.position
        assert notation.looks_like_code(code)
        assert len(code) < notation.LONGEST / 2 and code.isascii() and " " not in code
        assert not set(code) & set("*?[]{}!$&|;<>()'\"\\`#~^/")


def test_the_start_and_an_example() -> None:
    assert notation.print_position(starting_position(side_a())) == START
    assert notation.parse_position(f"  {START}\n") == starting_position(side_a())
    later = notation.parse_position(LATER)
    assert (later.round, later.people_ap, later.knights_killed, later.wounds) == (9, 2, 2, 1)
    assert later.revealed == {0, 11} and later.killed == (11,) and later.arrested == (3,)
    assert later.king == parse_square("e4") and str(later.card) == "1/6s/5"
    assert notation.print_position(later) == LATER


def field(number: int, text: str, code: str = LATER) -> str:
    fields = code.split(":")
    fields[number] = text
    return ":".join(fields)


@pytest.mark.parametrize(
    ("code", "where", "reason"),
    [
        ("", "code", "must begin with KA1:"),
        ("KA2:1", "code", "must begin with KA1:"),
        ("KA1:1:k", "code", "must have 9 or 10 fields, not 3"),
        pytest.param("KA1:" + "x" * notation.LONGEST, "code", "is longer than", id="too long"),
        (field(1, "0"), "round", "must be such as 1, 2, not '0'"),
        (field(1, "99"), "round", "must be 1 to 15, not 99"),
        (field(1, "09"), "round", "must be such as 1"),
        (field(2, "q"), "phase", "must be one of k, p, oc"),
        (field(2, "k"), "king_ap|AP|people_ap", "must be"),
        (field(2, "oc"), "people_ap|king", "must be 0 to 0"),
        (field(3, "1-6-5"), "deck", "more of a card"),
        (field(3, "1/6s/5"), "card", "must be such as 1-6s-5"),
        (field(4, "9"), "people_ap", "must be 0 to 5, not 9"),
        (field(4, "2nnn"), "knights_killed", "must be 0 to 2"),
        (field(4, "x"), "AP", "must be such as 1-6x, 5n"),
        (field(4, "-"), "AP", "must be written '0', not '-'"),
        (field(5, "a1"), "king", "a1 is a roof"),
        (field(5, "e4www"), "wounds", "must be 0 to 2"),
        (field(5, "z4"), "king", "must be such as j10, j10w"),
        (field(6, "h5d4i7j7"), "knights", "must be written 'd4h5i7j7', not 'h5d4i7j7'"),
        (field(6, "d4d4"), "knights", "two pawns are on d4"),
        (field(6, ""), "knights", "must be written '-', not ''"),
        (field(6, "d4-"), "knights", "must be such as a4d2h9"),
        (field(7, "h2"), "townsfolk", "there are 12, not 1"),
        (field(7, "q"), "townsfolk", "must be such as h2, h2r, x, k"),
        (field(8, "121110"), "deck", "must have 7 numbers, not 6"),
        (field(8, "1211101"), "deck", "must have 6 cards, not 7"),
        (field(8, "F000000"), "deck", "must be such as 1211100"),
        (LATER + ":x", "board", "must have 9 parts"),
        (LATER + ":a+b+c+d+e+f+g+h+i", "board", "must be such as a4d2h9"),
        (LATER + ":%zz" + "+" * 8, "board", "'%zz' is not percent-encoded"),
        (START + ":", "board", "must have 9 parts"),
    ],
)
def test_an_impossible_code_is_refused_with_field_and_reason(
    code: str, where: str, reason: str
) -> None:
    with pytest.raises(notation.AssassinsCodeError) as caught:
        notation.parse_position(code)
    assert caught.value.where in where.split("|")
    assert reason in str(caught.value)
    assert len(str(caught.value)) < 300 and str(caught.value).isprintable()


def test_side_a_is_never_written_out() -> None:
    code = notation.print_position(starting_position(two_kings(), parse_square("j10")))
    board = code.split(":")[-1]
    assert "+f1-north+" in board and "Two%20kings%3A%20a%2Bb%3D50%25" in board
    from dataclasses import replace

    named = notation.print_position(starting_position(replace(side_a(), name="x")))
    disguised = named.replace(":x+", ":Side%20A+")
    with pytest.raises(notation.AssassinsCodeError, match="board: side A is left out"):
        notation.parse_position(disguised)
    with pytest.raises(notation.AssassinsCodeError, match="board: 'c3-up' is not a gate"):
        notation.parse_position(named.replace("c3-north", "c3-up"))
    with pytest.raises(notation.AssassinsCodeError, match="board: kings"):
        notation.parse_position(named.replace("+j10i8h9i9j9i10+", "+j10i8h9i9j9+"))
    with pytest.raises(notation.AssassinsCodeError, match="board: the king must have a square"):
        notation.parse_position(named.replace("+j10i8h9i9j9i10+", "++").replace("++", "+.+"))


FORMATS = GameFormats(
    notation.parse_position,
    notation.print_position,
    notation.AssassinsCodeError,
    decode_game,
    encode_game,
    AssassinsRecordError,
    words=("KA1", ":", ".", "-", "j10", "w", "n", "x", "k", "9" * 20, "+", "%2B", "null"),
)


def any_game(dice: Random, number: int) -> AssassinsGame:
    """A game under way, every fourth in the town of two kings."""
    town = side_a() if number % 4 else two_kings()
    return unfinished_game(dice.getrandbits(30), town=town)


def any_position(dice: Random, number: int) -> AssassinsPosition:
    """Of such a game."""
    return any_game(dice, number).position


@pytest.mark.parametrize(
    ("codes", "records", "seed"),
    [(400, 300, 1), pytest.param(3_000, 3_000, 3, marks=pytest.mark.soak)],
)
def test_damaged_codes_and_records_are_read_or_refused(codes: int, records: int, seed: int) -> None:
    FORMATS.assert_damaged_are_read_or_refused(
        any_position, any_game, codes=codes, records=records, seed=seed
    )


@examples(150)
@given(st.text(max_size=60) | st.binary(max_size=60))
def test_any_text_or_bytes_are_refused(content: str | bytes) -> None:
    FORMATS.assert_refused(content)
