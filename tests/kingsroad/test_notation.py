"""Codes and records: what is printed is read back; what is damaged is refused with a reason."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad import notation
from kingsroad.board import Board, Region, kingdom
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position, Variant, starting_position
from kingsroad.records import RecordError, decode_game, encode_game
from tests.support.damaged_texts import GameFormats
from tests.support.examples import examples
from tests.support.legal import random_round, random_selection

labels = st.text(min_size=1, max_size=40).filter(lambda text: text.strip()) | st.sampled_from(
    ("[b]", "a+b=c:d", "%2B", "日本", "~", "x" * 40, "\U0001f409" * 40)
)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Boards that a player may have made up, and the built-in one."""

    def region(number: int) -> Region:
        banner = sorted(draw(st.lists(st.integers(0, 99), min_size=3, max_size=4)), reverse=True)
        return Region(number, draw(usable), tuple(banner), draw(usable))

    usable = labels.filter(_is_label)
    if draw(st.booleans()):
        return kingdom()
    return Board(draw(usable), tuple(region(number) for number in range(1, 9)))


def _is_label(text: str) -> bool:
    try:
        Board(text, kingdom().regions)
    except ValueError:
        return False
    return True


NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


def game_on(
    dice: Random,
    players: int,
    rounds: int,
    variant: Variant = Variant.STANDARD,
    board: Board | None = None,
) -> Game:
    """A game of random legal rounds, at most this many, on a board that may be somebody's own."""
    game = Game(NAMES[:players], variant, board or kingdom())
    while not game.finished and len(game.rounds) < rounds:
        game = random_round(game, dice)
    return game


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Games that random legal play reaches, with any board and variant."""
    game = game_on(
        Random(draw(st.integers(0, 2**32))),
        draw(st.integers(2, 5)),
        draw(st.integers(0, 14)),
        draw(st.sampled_from(Variant)),
        draw(boards()),
    )
    from_later = draw(st.booleans())
    if game.rounds and from_later:
        cut = draw(st.integers(0, len(game.rounds)))
        game = replace(game, start=game.positions[cut], rounds=game.rounds[cut:])
    return game


@examples(150)
@given(games())
def test_every_reachable_position_has_one_code_that_reads_back(game: Game) -> None:
    for position in game.positions:
        code = notation.print_position(position)
        assert notation.parse_position(code) == position
        assert notation.looks_like_code(code)
        assert notation.parse_position(f"  {code}\n") == position
        assert len(code.splitlines()) == 1 and code.isascii() and " " not in code


@examples(100)
@given(games(), st.integers(0, 2**32))
def test_a_record_reads_back_as_the_same_game(game: Game, seed: int) -> None:
    again = decode_game(encode_game(game), "record")
    assert again == game
    assert again.positions == game.positions
    if not game.finished:
        dice = Random(seed)
        position = game.position
        selections = [random_selection(position, seat, dice) for seat in position.seats]
        if any(selection.has_witch for selection in selections):
            pending = game.reveal(selections)
            assert decode_game(encode_game(pending), "record") == pending


def test_the_beginning_and_the_example_of_the_documentation() -> None:
    code = "KR1:s:1:1:0DW.00000000.-:0DW.00000000.-"
    assert notation.print_position(starting_position(2)) == code
    example = notation.parse_position("KR1:s:4:5:12DW.00010000.38:9D.10200000.-")
    assert (example.king, example.round, example.scores) == (5, 4, (12, 9))
    assert example.dragon == (True, True)
    assert example.witch == (True, False)
    assert example.in_hand == (16, 16)
    assert example.nobles[2] == example.nobles[7] == (0,)


@pytest.mark.parametrize(
    ("code", "field", "reason"),
    [
        ("KR1:s:4:5:0DW.0000000j.8:0DW.00000000.-", "player 1", "20 markers"),
        ("KR1:s:4:5:0DW.00000000.9:0DW.00000000.-", "player 1", "must look like"),
        ("KR1:s:4:0:0DW.00000000.-:0DW.00000000.-", "king", "region 1 to 8, not 0"),
        ("KR1:s:4:9:0DW.00000000.-:0DW.00000000.-", "king", "region 1 to 8, not 9"),
        ("KR1:s:0:1:0DW.00000000.-:0DW.00000000.-", "round", "must be 1 to"),
        ("KR1:s:01:1:0DW.00000000.-:0DW.00000000.-", "round", "must be a number"),
        ("KR1:s:4:5:0DW.00000000.8:0DW.00000000.8", "nobles", "only permanent Nobles share"),
        ("KR1:s:4:5:0DW.00000000.88:0DW.00000000.-", "player 1", "once each"),
        ("KR1:s:4:5:1000.00000000.-:0DW.00000000.-", "scores", "0 to 999"),
        ("KR1:x:4:5:0DW.00000000.-:0DW.00000000.-", "variant", "must be s (standard) or p"),
        ("KR1:s:4:5:0DW.00000000.-", "code", "is not whole"),
        ("KR1:s:4:5" + ":0DW.00000000.-" * 6, "players", "2 to 5, not 6"),
        ("KR2:s:4:5:0DW.00000000.-:0DW.00000000.-", "code", "must begin with KR1"),
        ("KR1:s:4:5:0DW.00000000.-:0WD.00000000.-", "player 2", "must look like"),
        ("KR1:s:4:5:0DW.00000000.-:0DW.00000000.-:a+b", "board", "must have 8 regions"),
        pytest.param("KR1:" * notation.MAX_CODE_LENGTH, "code", "longer than", id="too long"),
        ("", "code", "must begin"),
    ],
)
def test_an_impossible_code_is_refused_with_field_and_reason(
    code: str, field: str, reason: str
) -> None:
    with pytest.raises(notation.CodeError) as refused:
        notation.parse_position(code)
    error = refused.value
    assert str(error).startswith(f"{field}: ") and reason in str(error)
    seat = int(field[-1]) - 1 if field.startswith("player ") else 0 if field == "scores" else None
    assert (error.seat, error.region) == (seat, 8 if field == "nobles" else None)


def test_a_witch_of_unknown_cards_reads_back() -> None:
    game = Game(("Ann", "Bob")).play(
        (Selection.parse("W"), Selection.parse("12D")), (Selection.parse("87K"), None)
    )
    assert decode_game(encode_game(game), "record") == game


FORMATS = GameFormats(
    notation.parse_position,
    notation.print_position,
    notation.CodeError,
    decode_game,
    encode_game,
    RecordError,
    words=("KR1", ":", ".", "-", "DW", "j", "9", "9" * 20, "+", "=", "%2B", "null"),
)


def any_position(dice: Random, number: int) -> Position:
    """Of a game under way, every fourth on a board of its own."""
    board = None if number % 4 else replace(kingdom(), name="Mine: a+b=c%")
    return game_on(dice, dice.randint(2, 5), dice.randint(0, 12), board=board).position


def any_game(dice: Random, _: int) -> Game:
    """A short one, or one from a position."""
    game = game_on(dice, dice.randint(2, 5), dice.randint(0, 4))
    return game if dice.random() < 0.7 else replace(game, start=game.position, rounds=())


@pytest.mark.parametrize(
    ("codes", "records", "seed"),
    [(1_000, 1_000, 1), pytest.param(10_000, 10_000, 3, marks=pytest.mark.soak)],
)
def test_damaged_codes_and_records_are_read_or_refused(codes: int, records: int, seed: int) -> None:
    FORMATS.assert_damaged_are_read_or_refused(
        any_position, any_game, codes=codes, records=records, seed=seed
    )


@examples(200)
@given(st.text(max_size=60) | st.binary(max_size=60))
def test_any_text_or_bytes_are_refused(content: str | bytes) -> None:
    FORMATS.assert_refused(content)
