"""Boards: the built-in side A, its distances (section 14 of the rules), boards of one's own."""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from assassins.actions import ActionKind, Walker, step_price
from assassins.cards import CARDS, MOST_AP, RoundCard
from assassins.legal import legal_actions
from assassins.position import starting_position
from assassins.town import (
    LETTERS,
    NAMES,
    NEIGHBOURS,
    SQUARE_NAMES,
    SQUARES,
    AssassinsData,
    Direction,
    Gate,
    KingStart,
    Town,
    TownError,
    neighbour,
    parse_square,
    parse_town,
    read_town,
    side_a,
)
from tabletop.board_files import LARGEST_BOARD
from tests.assassins.support import judge
from tests.assassins.support.builders import after, as_data, position
from tests.assassins.support.towns import squares, two_kings
from tests.support.yardstick import within_yardsticks

FILE = Path(__file__).parents[2] / "assassins" / "boards" / "side_a.toml"


def test_squares_are_named_from_the_north_west() -> None:
    assert (SQUARE_NAMES[0], SQUARE_NAMES[9], SQUARE_NAMES[90], SQUARE_NAMES[99]) == (
        "a1",
        "j1",
        "a10",
        "j10",
    )
    assert [parse_square(name) for name in SQUARE_NAMES] == list(SQUARES)
    assert neighbour(parse_square("c3"), Direction.NORTH) == parse_square("c2")
    assert neighbour(parse_square("a5"), Direction.WEST) is None
    for name in ("", "a0", "a11", "k1", "A1", "a01", "j 1", "1a", "a1\n", "٣"):
        with pytest.raises(ValueError, match="not a square"):
            parse_square(name)


def test_beside_is_sharing_an_edge() -> None:
    assert sum(map(len, NEIGHBOURS)) == 2 * 180
    assert {SQUARE_NAMES[square] for square in NEIGHBOURS[parse_square("e5")]} == {
        "d5",
        "f5",
        "e4",
        "e6",
    }


def test_side_a_is_the_board_of_the_rules() -> None:
    town = side_a()
    as_judged = judge.State(None, [(1, 6, True, 5)])
    assert list(town.rows) == judge.SIDE_A["rows"]
    assert town.roofs.count(True) == 36
    assert {SQUARE_NAMES[square] for square in town.gate_squares} == set(as_judged.board.gates)
    start = starting_position(town)
    assert as_data(start) == as_judged.position()
    assert start.king == parse_square("j10")
    assert "photograph" in town.source


def test_the_streets_are_connected_and_the_roofs_are_four_blocks() -> None:
    def parts(roof: bool) -> list[int]:
        left = {square for square in SQUARES if side_a().roofs[square] == roof}
        sizes = []
        while left:
            ahead = [left.pop()]
            size = 0
            while ahead:
                size += 1
                near = left.intersection(NEIGHBOURS[ahead.pop()])
                left -= near
                ahead.extend(near)
            sizes.append(size)
        return sorted(sizes)

    assert parts(roof=False) == [64]
    assert parts(roof=True) == [7, 8, 8, 13]


def test_the_cards_add_up() -> None:
    deck = side_a().deck
    assert len(deck) == CARDS == 15
    assert sum(card.king for card in deck) == 19
    assert sum(card.knights for card in deck) == 86
    assert sum(card.people for card in deck) == 68
    assert sum(card.shackles for card in deck) == 7
    assert not any(card.shackles for card in deck if card.king == 2)
    assert Counter(deck)[RoundCard(1, 6, True, 5)] == 5
    assert str(RoundCard(1, 6, True, 5)) == "1/6s/5" and str(RoundCard(1, 5, False, 4)) == "1/5/4"


def test_twelve_different_names() -> None:
    assert len(set(NAMES)) == len(LETTERS) == 12
    assert list(NAMES) == sorted(NAMES)
    assert NAMES[LETTERS.index("h")] == "monk"


def test_a_board_reads_back_from_its_data() -> None:
    for town in (side_a(), two_kings()):
        assert AssassinsData.of(town).town() == town
        assert parse_town(toml_file(town)) == town
        assert hash(AssassinsData.of(town).town()) == hash(town)
    assert read_town(FILE) == side_a()


def test_a_board_with_two_kings_and_fourteen_cards() -> None:
    town = two_kings()
    assert len(town.deck) == 14 and RoundCard(2, 7, False, 4) not in town.deck
    assert starting_position(town, parse_square("c10")).knights == tuple(
        sorted(squares("d2 a4 c9 d10 e9 e8 d8"))
    )
    for square in (None, parse_square("a1")):
        with pytest.raises(TownError, match="king_start: the king can start on j10 and c10"):
            starting_position(town, square)
    with pytest.raises(TownError, match="the king can start on j10"):
        starting_position(side_a(), parse_square("c10"))


def toml(value: object) -> str:
    """A value as TOML on one line; texts are written as in JSON."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def toml_file(town: Town, **changes: Any) -> bytes:
    content = msgspec.to_builtins(AssassinsData.of(town)) | changes
    return "\n".join(f"{key} = {toml(value)}" for key, value in content.items()).encode()


def changed_file(**changes: Any) -> bytes:
    return toml_file(side_a(), **changes)


KING = {"square": "j10", "knights": ["i8", "h9", "i9", "j9", "i10"]}
ALL = [list(card) for card in side_a().cards]
TOWNSFOLK = [SQUARE_NAMES[square] for square in side_a().townsfolk]

BAD_BOARDS = {
    "no name": ({"name": " "}, "name: the name is blank"),
    "a long name": ({"name": "x" * 41}, "name: the name is longer than 40 characters"),
    "a control character": ({"source": "a\x07"}, "source: the text holds a control character"),
    "nine rows": ({"rows": list(side_a().rows[:9])}, "rows: there are 10 rows, not 9"),
    "a short row": ({"rows": ["R" * 9, *side_a().rows[1:]]}, r"rows\[0\]: a row is 10 letters"),
    "another letter": ({"rows": ["R" * 9 + "X", *side_a().rows[1:]]}, r"rows\[0\]: a row is"),
    "eleven townsfolk": ({"townsfolk": TOWNSFOLK[:11]}, "townsfolk: there must be 12 squares"),
    "no square": ({"townsfolk": ["z9"]}, r"townsfolk\[0\]: 'z9' is not a square"),
    "twice": ({"guards_apart": ["d2", "h2"]}, "guards_apart: h2 is marked twice"),
    "three apart": ({"guards_apart": ["d2", "a4", "a5"]}, "guards_apart: there must be 2"),
    "no king": ({"kings": []}, "kings: the king must have"),
    "four near": ({"kings": [{**KING, "knights": ["i8"]}]}, r"kings\[0\].knights: there must be 5"),
    "a king on a roof": ({"kings": [{**KING, "square": "a1"}]}, r"kings\[0\].square: a1 is not a"),
    "no gate": ({"gates": []}, "gates: there must be at least one"),
    "no direction": (
        {"gates": [{"square": "c3", "direction": "up" * 99}]},
        r"gates\[0\].direction: must be one of north, east, south, west, not 'upup.*…'",
    ),
    "a gate on a roof": (
        {"gates": [{"square": "a1", "direction": "north"}]},
        r"gates\[0\].square: a1 is not a street",
    ),
    "a street behind a gate": (
        {"gates": [{"square": "c3", "direction": "south"}]},
        r"gates\[0\].direction: behind a gate .* but c4 is a street",
    ),
    "a gate twice": (
        {"gates": [{"square": "c3", "direction": "north"}] * 2},
        r"gates\[1\]: is there twice",
    ),
    "fourteen cards": ({"cards": {"all": ALL[:14]}}, "cards.all: there are 15 cards, not 14"),
    "ten points": (
        {"cards": {"all": [[1, MOST_AP + 1, True, 5], *ALL[1:]]}},
        r"cards.all\[0\]: action points are 0 to 9",
    ),
    "not a card": ({"cards": {"all": [[1, 6, 5]]}}, "board: .*length"),
    "a card not there": (
        {"cards": {"all": ALL, "left_out": [[2, 7, False, 4]] * 2}},
        r"cards.left_out\[1\]: there are not that many",
    ),
    "nothing left": ({"cards": {"all": ALL, "left_out": ALL}}, "cards.left_out: one card at least"),
    "a number for a name": ({"name": 7}, "board: Expected `str`"),
}


@pytest.mark.parametrize(("changes", "message"), BAD_BOARDS.values(), ids=BAD_BOARDS)
def test_a_board_that_does_not_fit_the_rules_is_refused(
    changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(TownError, match=message) as caught:
        parse_town(changed_file(**changes))
    assert len(str(caught.value)) < 200 and str(caught.value).isprintable()


def test_a_board_made_in_code_is_checked_too() -> None:
    with pytest.raises(TownError, match="there is no square 100"):
        replace(side_a(), townsfolk=(100, *side_a().townsfolk[1:]))
    with pytest.raises(TownError, match="there is no square -1"):
        replace(side_a(), gates=(Gate(-1, Direction.WEST),))
    assert isinstance(replace(side_a(), kings=(KingStart(99, side_a().kings[0].knights),)), Town)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "missing required field"),
        (b"name = ", "Invalid value"),
        (b"\xff", "not UTF-8"),
        (b"\x00", "board: "),
        ("name = '\ud800'", "not UTF-8"),
        (b"x = " + b"[" * 30_000, "nested too deeply"),
        (b"x = " + b"[" * 10_000 + b"]" * 10_000, "nested too deeply"),
        (b'"a"' + b'."a"' * 15_000 + b" = 1", "nested too deeply"),
        (b"[" + b"a." * 30_000 + b"a]", "nested too deeply"),
        (b"#" * LARGEST_BOARD + b"#", "larger than it may be"),
        (b"x = {" + b"a" * 50_000 + b" = 1, " + b"a" * 10_000 + b" = 1}", "board: "),
        (b"x = " + b"9" * 5_000, "board: "),
        (FILE.read_bytes() + b"x = 1\nx = 2", "overwrite|twice|board: "),
    ],
    ids=range(13),
)
def test_a_file_that_is_no_board_is_refused_at_once_and_in_one_line(
    content: bytes | str, message: str
) -> None:
    with within_yardsticks(2.5), pytest.raises(TownError, match=message) as caught:
        parse_town(content)
    assert len(str(caught.value)) < 300 and str(caught.value).isprintable()


def test_a_board_file_that_cannot_be_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * (LARGEST_BOARD + 1))
    bad = tmp_path / "bad.toml"
    bad.write_bytes(changed_file(name=" "))
    for path, why in (
        (pipe, "is not a regular file"),
        (tmp_path, "is a folder, not a file"),
        (tmp_path / "missing", "No such file"),
        (large, "larger than it may be"),
        (bad, "name: the name is blank"),
    ):
        with pytest.raises(TownError, match=why) as caught:
            read_town(path)
        assert str(caught.value).startswith(f"{path}: ")


def least_ap(walker: Walker, source: int) -> dict[int, int]:
    """The least AP of a pawn to every square it can reach with nobody in its way."""
    best = {source: 0}
    for most in range(40):
        ahead = [square for square, spent in best.items() if spent == most]
        for square in ahead:  # grows while it is read: a step may be free
            for target in NEIGHBOURS[square]:
                cost = step_price(walker, side_a(), square, target)
                if cost is not None and most + cost < best.get(target, 99):
                    best[target] = most + cost
                    if cost == 0:
                        ahead.append(target)
    return best


@pytest.mark.parametrize(("gate", "need", "ways"), [("b5", 14, 161), ("c3", 15, 351)])
def test_the_king_needs_14_or_15_points_to_leave(gate: str, need: int, ways: int) -> None:
    start, goal = parse_square("j10"), parse_square(gate)
    far = least_ap(Walker.KING, start)
    assert far[goal] + 1 == need

    @cache
    def count(square: int) -> int:
        if square == start:
            return 1
        return sum(
            count(before) for before in NEIGHBOURS[square] if far.get(before) == far[square] - 1
        )

    assert count(goal) == ways


def test_an_unhindered_king_walks_out_through_the_rules() -> None:
    way = [
        "j10",
        "j9",
        "j8",
        "i8",
        "h8",
        "h7",
        "h6",
        "h5",
        "h4",
        "g4",
        "f4",
        "e4",
        "e5",
        "d5",
        "c5",
        "b5",
    ]
    walk = position(king="j10", card=RoundCard(9, 0, False, 0))
    for source, target in pairwise(way):
        if not walk.king_ap:
            walk = position(king=source, card=RoundCard(9, 0, False, 0))
        walk = after(walk, f"K{source}-{target}")
    assert any(action.kind is ActionKind.KING_EXIT for action in legal_actions(walk))


def test_rounds_until_the_unhindered_king_can_be_inside() -> None:
    kings = Counter(card.king for card in side_a().deck)

    @cache
    def chance(ones: int, twos: int, need: int, rounds: int) -> Fraction:
        """The chance that exactly so many more cards are needed for the points missing."""
        if need <= 0:
            return Fraction(rounds == 0)
        if rounds == 0 or ones + twos == 0:
            return Fraction(0)
        total = Fraction(0)
        for left, point in ((ones, 1), (twos, 2)):
            if left:
                rest = chance(ones - (point == 1), twos - (point == 2), need - point, rounds - 1)
                total += Fraction(left, ones + twos) * rest
        return total

    found = [float(chance(kings[1], kings[2], 14, rounds)) for rounds in (10, 11, 12, 13)]
    assert [round(value, 3) for value in found] == [0.154, 0.571, 0.266, 0.009]
    assert abs(sum(found) - 1) < 1e-12


def test_the_least_points_of_an_assassin_to_the_side_of_the_king() -> None:
    beside = NEIGHBOURS[parse_square("j10")]
    found = {}
    for square in side_a().townsfolk:
        far = least_ap(Walker.ASSASSIN, square)
        found[SQUARE_NAMES[square]] = min(far[target] for target in beside)
    assert found == {
        "h2": 7,
        "b3": 12,
        "e4": 9,
        "g4": 7,
        "c6": 9,
        "f6": 6,
        "h6": 5,
        "j6": 3,
        "b8": 7,
        "f8": 4,
        "d9": 6,
        "f10": 3,
    }


@pytest.mark.parametrize("walker", [Walker.KNIGHT, Walker.TOWNSPERSON, Walker.ASSASSIN])
def test_all_but_the_king_can_reach_every_square(walker: Walker) -> None:
    assert set(least_ap(walker, parse_square("j10"))) == set(SQUARES)
    assert len(least_ap(Walker.KING, parse_square("j10"))) == 64
