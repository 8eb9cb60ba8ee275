"""The board file: what it says, and what is refused."""

from __future__ import annotations

import random
from importlib import resources
from pathlib import Path

import pytest

import kingsroad as kr
from tabletop.say import Say
from tabletop.words.voice import english
from tests.support import hostile

TEXT = resources.files("kingsroad").joinpath("boards/kingdom.toml").read_text()


def test_the_built_in_board() -> None:
    banners = {r.number: (r.banner, r.source) for r in kr.kingdom().regions}
    assert banners[5] == ((5, 4, 2, 1), "rulebook")
    assert banners[1] == ((1, 1, 1), "predecessor")
    assert banners[7] == ((7, 5, 4, 2), "inferred")
    assert kr.king_path(8, 3) == (8, 1, 6)
    assert kr.next_region(3) == 5


def test_paid_places() -> None:
    assert kr.kingdom().paid(5, 2) == (5,)
    assert kr.kingdom().paid(5, 5) == (5, 4, 2, 1)
    assert kr.kingdom().paid(1, 5) == (1, 1, 1)


def test_a_board_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace("[8, 6, 4, 2]", "[9, 6, 4]").replace('"Kingdom"', '"Mine"'))
    assert kr.read_board(file).region(8).banner == (9, 6, 4)


@pytest.mark.parametrize("source", ["", "x" * 200, "read off the printed board of a later edition"])
def test_a_source_says_as_much_as_it_wants_and_goes_through_a_code(source: str) -> None:
    board = kr.parse_board(TEXT.replace('"rulebook"', f'"{source}"'))
    assert board.region(5).source == source
    start = kr.starting_position(2, board=board)
    assert kr.parse_position(kr.print_position(start)) == start


def test_the_longest_texts_fit_into_a_code() -> None:
    regions = tuple(kr.Region(n, "👑" * 40, (99, 99, 99, 99), "👑" * 200) for n in range(1, 9))
    start = kr.starting_position(5, board=kr.Board("👑" * 40, regions))
    assert kr.parse_position(kr.print_position(start)) == start


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[8, 6, 4, 2]", "[8, 9, 4, 2]", "region 8: a banner's points never rise"),
        ("[8, 6, 4, 2]", "[8, 6]", "region 8: a banner has 3 or 4 places"),
        ("[8, 6, 4, 2]", "[100, 6, 4, 2]", "region 8: a banner's points are 0 to 99"),
        ("[8, 6, 4, 2]", '["8", 6, 4, 2]', r"Expected `int`.*banner"),
        ("region = 8", "region = 7", "each of 1 to 8 must be there exactly once"),
        ("region = 8", "region = 9", "numbered 1 to 8"),
        ("King's Castle", " ", "region 8: the name is blank"),
        ("King's Castle", "x" * 41, "longer than 40"),
        ("King's Castle", "a\\u0007b", "control character"),
        ("rulebook", "x" * 201, "region 5: its source: the text is longer than 200"),
        ("region = 8", f"region = {'9' * 5000}", "integer"),
        ('name = "Kingdom"', "", "missing required field `name`"),
        ("[[regions]]", "[[regions", "line"),
    ],
)
def test_a_bad_board_is_refused_with_the_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    assert old in TEXT
    file = tmp_path / "bad.toml"
    file.write_text(TEXT.replace(old, new))
    with pytest.raises(kr.BoardError, match=reason) as caught:
        kr.read_board(file)
    error = caught.value
    assert error.source == str(file) and str(error) == f"{file}: {english(error.detail)}"
    assert "\n" not in str(error)
    where = error.where
    assert error.region == (where.facts["region"] if isinstance(where, Say) else None)


def test_unreadable_boards(tmp_path: Path) -> None:
    with pytest.raises(kr.BoardError, match="No such file"):
        kr.read_board(tmp_path / "none.toml")
    with pytest.raises(kr.BoardError, match="a folder"):
        kr.read_board(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(kr.BoardError):
        kr.read_board(tmp_path / "binary")
    (tmp_path / "huge").write_bytes(b"#" * 1_000_001)
    with pytest.raises(kr.BoardError, match="larger"):
        kr.read_board(tmp_path / "huge")
    with pytest.raises(kr.BoardError):
        kr.parse_board("x = " + "[" * 100_000)


def hostile_board(content: bytes, dice: random.Random) -> bytes:
    """A board with something odd in a line, or nested, or large, or damaged in any way."""
    change = dice.randrange(5)
    if change == 0:
        return hostile.changed_numbers(content, dice)
    if change == 1:
        key = dice.choice((b"a", b'"a"', b"'a'", b"1"))
        return content + b".".join([key] * dice.choice((3, 300, 40_000))) + b" = 1\n"
    if change == 2:
        opening = dice.choice((b"[", b"{a=", b"[[", b'"' * 3, b"'" * 3, b"[a."))
        return content + b"x = " + opening * dice.choice((2, 200, 20_000))
    if change == 3:
        line = dice.choice((b"[[regions]]\n", b"# x\n", b"[x.y]\n", b'x = "' + b"\\u0041" * 99))
        return content + line * dice.choice((2, 200, 10_000))
    return hostile.damaged(content, dice)


@pytest.mark.parametrize("count", hostile.COUNTS)
def test_hostile_boards_are_read_or_refused(tmp_path: Path, count: int) -> None:
    file, contents = tmp_path / "board.toml", hostile.inputs([TEXT.encode()], hostile_board, count)
    hostile.assert_files_read_or_refused(file, contents, lambda: kr.read_board(file), kr.BoardError)
