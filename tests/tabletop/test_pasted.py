"""A code is read however it was sent, and a path however it was dropped."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import assassins.notation
import kingsroad.notation
from kingsroad.board import Board, Region, kingdom
from kingsroad.position import starting_position
from kingsroad.records import encode_game, read_game
from kingsroad_tui.together.invitation import Invitation, NoInvitation, RoomSecret
from tabletop.errors import LocatedError
from tabletop.game_lines import looks_like_line, parse_line, print_line
from tabletop.pasted import code_format, in_one_line, is_code, is_invitation, meant_path

ROAD = "KR1:s:4:5:12DW.00010000.38:9D.10200000.-"
THREE = "KR1:p:2:3:1D.00010000.3:9W.10200000.-:0DW.00000001.1"
OWN_BOARD = kingsroad.notation.print_position(
    starting_position(
        2,
        board=Board(
            "Zoë's board (2)",
            tuple(Region(one.number, one.name, one.banner, "B. C.") for one in kingdom().regions),
        ),
    )
)
TOWN = "KA1:9:p:1-6s-5:2nn:e4w:d4h5i7j7:d6r.f10.h10.x.c4.g6.i4.f5.b7.b8.d9.k:1211100"
GAME = print_line(encode_game(read_game(Path("tests/games/2-players.json"))))
INVITATION = str(Invitation("127.0.0.1", 7625, RoomSecret(bytes(range(16))), bytes(range(8))))

Read = Callable[[str], object]
CODES: dict[str, tuple[str, Read]] = {
    "road": (ROAD, kingsroad.notation.find_position),
    "three": (THREE, kingsroad.notation.find_position),
    "board": (OWN_BOARD, kingsroad.notation.find_position),
    "town": (TOWN, assassins.notation.find_position),
    "game": (GAME, parse_line),
    "invitation": (INVITATION, Invitation.parse),
}

SENT: dict[str, Callable[[str], str]] = {
    "quoted mail": "> {}\n> Ann".format,
    "quoted twice": ">> {}\r\n>> \r\n>> Ann".format,
    "quotation marks": '"{}"'.format,
    "German": "„{}“".format,
    "French": "« {} »".format,
    "typographic": "‘{}’,".format,
    "backticks": "Look at ```{}``` please".format,
    "bold": "**{}**".format,
    "brackets": "[here]({})".format,
    "words": "Hi Bob, here is my place at last: {} What would you do?".format,
    "full stop": "It is {}.".format,
    "comma": "It is {}, I think".format,
    "the next line": "{}\nGreetings, Ann".format,
    "zero width": lambda code: f"\u2060{code[:9]}\u200b{code[9:20]}\u00ad{code[20:]}\ufeff",
    "minus signs": lambda code: code.replace("-", "−"),
    "dashes": lambda code: code.replace("-", "–"),
    "no-break hyphens": lambda code: code.replace("-", "\u2011"),
    "no-break spaces": "\u00a0{}\u202f".format,
    "wrapped": lambda code: f"{code[:17]}\n{code[17:]}",
    "wrapped and quoted": lambda code: f"> {code[:23]}\n> {code[23:31]}\n> {code[31:]}\n> Ann B.",
    "rule": "{}\n-- \nAnn".format,
    "chat": "[12:29] Ann: {}\n12:30 Bob: ok".format,
    "numbered": "1. {}\n2. Your turn".format,
    "stress": "__{}__".format,
    "coloured": "\x1b[1m{}\x1b[0m".format,
    "page": "<p>&lt;{}&gt;</p>".format,
    "stroke": "{}/".format,
    "soft breaks": lambda code: f"See: {code[:23]}=\r\n{code[23:]}",
}


@pytest.mark.parametrize("how", SENT)
@pytest.mark.parametrize("kind", CODES)
def test_a_code_is_read_as_it_was_sent(kind: str, how: str) -> None:
    code, read = CODES[kind]
    sent = SENT[how](code)
    assert read(sent) == read(code)
    assert read(in_one_line(sent)) == read(code)
    assert is_code(sent) == is_code(in_one_line(sent)) == (kind != "invitation")
    assert looks_like_line(sent) == (kind == "game")


@pytest.mark.parametrize("sent", ["{}—Ann", "{}.What now?", "{} -- Ann"])
@pytest.mark.parametrize("kind", sorted(CODES.keys() - {"board"}))  # which may have all that in it
def test_words_may_follow_at_once(kind: str, sent: str) -> None:
    code, read = CODES[kind]
    assert read(sent.format(code)) == read(in_one_line(sent.format(code))) == read(code)


@pytest.mark.parametrize("kind", ["road", "three", "town"])
def test_wherever_a_code_is_wrapped_it_is_the_same(kind: str) -> None:
    code, read = CODES[kind]
    for at in range(1, len(code) - 1):
        if at > 3:
            assert read(f"It is {code[:at]}\n{code[at:]}\nAnn") == read(code), at


@pytest.mark.parametrize("kind", ["road", "town", "invitation"])
def test_letters_of_the_other_size_do(kind: str) -> None:
    code, read = CODES[kind]
    assert read(code.lower()) == read(code.upper()) == read(code)
    assert parse_line(GAME.replace("GAME1", "Game1")) == parse_line(GAME)


def test_a_code_among_groups_of_letters_without_dashes() -> None:
    for text in (INVITATION.replace("-", " "), INVITATION.replace("-", "")):
        assert str(Invitation.parse(f"my line is {text} ok")) == INVITATION


@pytest.mark.parametrize("text", ["Ann: KR1", "a/KR1:b.json", "C:\\KR1\\x", "xKR1:s", "game 1: x"])
def test_other_texts_are_no_codes(text: str) -> None:
    assert not is_code(text) and in_one_line(text) == text


def test_what_is_wrong_with_a_code_is_said_whatever_stands_around_it() -> None:
    for text in ("„KR1:x:4:5:0.00000000.-:0.00000000.-“.", "> kr1:x:4:5:0DW.00000000.-:0DW\nAnn"):
        with pytest.raises(kingsroad.notation.CodeError, match=r"variant.*not 'x'"):
            kingsroad.notation.find_position(text)
    with pytest.raises(LocatedError, match="was changed"):
        parse_line(f"> {GAME[:40]}{'A' if GAME[40] != 'A' else 'B'}{GAME[41:]}.")
    with pytest.raises(LocatedError, match="was changed"):
        parse_line(f"{GAME}x")


def test_a_wrong_letter_is_named_among_words_and_no_other() -> None:
    at = next(n for n in range(5, 99) if len({*INVITATION[n : n + 2], "-"}) == 3)
    wrong = f"{INVITATION[:at]}{INVITATION[at + 1]}{INVITATION[at]}{INVITATION[at + 2 :]}"
    with pytest.raises(NoInvitation) as found:
        Invitation.parse(f"> Come, Ann: „{wrong}“.\n> Bob")
    group = at // 5
    assert found.value.misread and found.value.group in (0, group + 1)
    for text in (GAME, ROAD, f"See {INVITATION[:40]}", "Ann and Bob " * 9):
        with pytest.raises(NoInvitation) as found:
            Invitation.parse(text)
        assert not found.value.misread
    assert "is a saved game" in found.value.why(ROAD)


def test_junk_costs_little_and_is_refused() -> None:
    dice = Random(1)
    for letters in ("KR1: \n.-", "8J6F- \n", "GAME1:_- >\n", "<>|`\u200b−:"):
        text = "".join(dice.choices(letters, k=15_000))
        for read, refused in (
            (kingsroad.notation.find_position, kingsroad.notation.CodeError),
            (assassins.notation.find_position, assassins.notation.AssassinsCodeError),
            (parse_line, LocatedError),
            (Invitation.parse, NoInvitation),
        ):
            with pytest.raises(refused):
                read(text)
        in_one_line(text)


@pytest.mark.parametrize(
    "dropped",
    [
        "'{}' ",
        '"{}"',
        " {}\n",
        "„{}“",
        "`{}`",
        "<{}>",
        "file://{}",
        "file://localhost{}",
        "<file://{}>",
        "\ufeff{}",
    ],
)
def test_a_path_is_read_as_it_was_dropped(dropped: str, tmp_path: Path) -> None:
    file = tmp_path / "Ann's a (1) ü.json"
    file.touch()
    assert meant_path(dropped.format(file)) == str(file)


def test_escaped_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a b'&(ü).json"
    file.touch()
    monkeypatch.setenv("HOME", str(tmp_path))
    quoted = str(file).replace(" ", r"\ ").replace("'", r"\'").replace("(", r"\(")
    url = f"file://{file}".replace(" ", "%20").replace("ü", "%C3%BC")
    for text in (quoted, f"{quoted} ", url, f"'{url}'", "~/a b'&(ü).json"):
        assert meant_path(text) == str(file)
    named = shlex.quote(str(file))  # as terminals do for an apostrophe
    for text in (named, f"{named} ", f"{tmp_path}/'a b'\\''&(ü).json'"):
        assert meant_path(text) == str(file)
    assert meant_path(f"file://{tmp_path}/r.jsonl#2") == f"{tmp_path}/r.jsonl#2"
    odd = tmp_path / "'odd\\ name' "
    odd.touch()
    assert meant_path(str(odd)) == str(odd)
    assert meant_path(ROAD) == ROAD and meant_path("-") == "-" and meant_path("'") == "'"
    assert code_format(str(Path(TOWN))) == "king-and-assassins-game"


def test_an_invitation_is_no_missing_file_and_its_secret_is_not_repeated(tmp_path: Path) -> None:
    file = tmp_path / "pasted.txt"
    file.write_text(f"Come: {INVITATION}\n")
    sent = (INVITATION, f"> „{INVITATION.lower()}“.", INVITATION.replace("-", "–"), str(file))
    for text in sent:
        with pytest.raises(LocatedError, match="is an invitation, not a game") as found:
            read_game(Path(text))
        assert INVITATION[:9].lower() not in str(found.value).lower()
    for text in ("2026-08-01-game-with-Ann", "a-b-c.json", GAME[:60]):
        assert not is_invitation(text)
    with pytest.raises(LocatedError, match="No such file"):
        read_game(Path("2026-08-01-game-with-Ann.json"))
