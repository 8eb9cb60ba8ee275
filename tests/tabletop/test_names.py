"""Names are what people see of them; letters that scripts need are shown, and nothing else.

What people call a game becomes a file's name that every platform takes.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from assassins.games import AssassinsGameError, Opponents, new_game
from kingsroad.games import Game, GameError
from kingsroad_tui.drawing.canvas import Canvas, cells, fit, width_of
from tabletop.files import MAX_TITLE_BYTES, free_path, safe_file_name
from tabletop.names import (
    NameProblem,
    alike,
    folded_name,
    name_problem,
    seats_named,
    seen_name,
    tidy_name,
)
from tabletop.searching import find_all, search_form
from tabletop.shown import one_line, pieces, quoted, shown

PERSIAN = "می\u200cخواهم"
HALF_FORM = "क्\u200dष"
CHILLU = "അവന്\u200d"
EYELASH = "র\u200d্য"
FAMILY = "👨‍👩‍👧"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
SINHALA = "ශ්\u200dරී"


@pytest.mark.parametrize("name", [PERSIAN, HALF_FORM, CHILLU, EYELASH, SINHALA, "क्\u200cष"])
def test_letters_that_need_joiners_keep_them(name: str) -> None:
    assert shown(name) == name
    assert shown(f"{name}, Ann") == f"{name}, Ann"
    assert tidy_name(f" \u200b{name}\u200e ") == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "Pa\u200cge",
        "\u200dAnn",
        "Ann\u200d",
        "می\u200c",
        "\u200cمی",
        "می\u200cA",
        "می\u200cक",
        "می\u200c\u200dخ",
        "क्\u200d\u200dष",
        "می\u200c\u202eخ",
        "1\u200c2",
        "٣\u200c٣",
        "\u200d",
        "A\u200bB",
    ],
)
def test_whatever_else_is_invisible_is_seen(name: str) -> None:
    signs = shown(name)
    assert "\ufffd" in signs and len(signs) == len(name)
    assert "\u202e" not in signs


@given(st.text(st.sampled_from("aمیخ٣क्ष\u200c\u200d\u202e\u200b \x1b"), max_size=8))
def test_showing_twice_changes_nothing_more(text: str) -> None:
    once = shown(text)
    assert shown(once) == once and len(once) == len(text)
    for at, char in enumerate(once):
        if char in "\u200c\u200d":
            assert unicodedata.category(once[at - 1])[0] in "LM" and at > 0
        else:
            assert char.isprintable()


@pytest.mark.parametrize(
    "other",
    [
        "Page ",
        "\u00a0page",
        "PA\u200bGE",
        "Ｐａｇｅ",
        "pa\u200dge",
        "Page\u3164",
        "\u2800Page\ufeff",
        "p\u00adage",
        "Page\ufe0f",
        "Page\U000e0100",
        "\u180bPa\u2060ge\U000e0067",
        "Page\u2003\u202f",
    ],
)
def test_names_that_look_alike_are_one(other: str) -> None:
    assert seen_name(other) == seen_name("Page")
    assert alike(("Ann", "Page", other)) == (2, 1)
    assert seats_named(("Ann", other), "Page") == [1]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Bob", "Bob\u00a0"),
        ("Ann", "Ann\ufe0f"),
        ("Zoë", "Zoe\u200b\u0308"),
        ("Bob", "BO\u2060B\u2800"),
        ("Ann B", "Ann\u3000 B"),
        ("👩‍🚀", "👩‍🚀\ufe0f\u115f"),
    ],
)
def test_two_names_for_the_eye_are_one_in_a_file_too(name: str, other: str) -> None:
    assert folded_name(name) == folded_name(other)
    with pytest.raises(GameError, match=r"players\[1\]: two players are called"):
        Game((name, other))
    with pytest.raises(AssassinsGameError, match=r"players.people: both players are called"):
        new_game(Opponents(name, other))


def test_what_the_eye_tells_apart_a_file_may_hold() -> None:
    for pair in [(PERSIAN, "میخواهم"), ("Page", "Ｐage"), (ENGLAND, SCOTLAND), ("x²", "x2")]:
        assert Game(pair).players == new_game(Opponents(*pair)).players == pair
    assert name_problem("\u200b\ufe0f\u3164") is NameProblem.BLANK


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("A\u200bn\u00adn\ufe0f", "Ann"),
        ("Zoe\u200b\u0308", "Zoë"),
        ("❤️", "❤️"),
        (f" {FAMILY}\u200d", FAMILY),
        (f"{SCOTLAND}\U000e0067", SCOTLAND),
        ("葛\U000e0100", "葛\U000e0100"),
    ],
)
def test_a_name_is_kept_without_what_nobody_sees(typed: str, name: str) -> None:
    assert tidy_name(typed) == name


SIGNS = (
    *(FAMILY, ENGLAND, "👩🏽‍🚀", "🏳️‍🌈", "❤️‍🔥", "🧑🏻‍🤝‍🧑🏿", "🐻‍❄️", "🇩🇪", "👍🏿"),
    *("1\u20e3", "1️⃣", "e\u0323\u0301", "\u1100\u1161\u11a8"),
)


@pytest.mark.parametrize("sign", SIGNS)
def test_what_is_one_sign_is_shown_whole_and_never_cut(sign: str) -> None:
    assert shown(sign) == sign and pieces(f"a{sign}b") == ["a", sign, "b"]
    assert quoted(sign) == f"'{sign}'"
    for longest in range(1, 16):
        assert shown(sign * 9, longest).removesuffix("…").replace(sign, "") == ""
        drawn = fit(sign * 9, longest).removesuffix("…")
        assert drawn.replace("".join(cells(sign)), "") == ""
    line = one_line(f"{'x' * 120}{sign * 90}{'y' * 50}")
    assert set(line.split("…")[0]) | {"x"} == {"x", *sign} and len(line) <= 200
    canvas = Canvas(8, 1)
    canvas.put(0, 0, f"{sign}!", "")
    assert width_of(sign) == cell_len(canvas.text()[:-1]) <= 2


@pytest.mark.parametrize("text", ["A\u200dB", "👨\u200d", "👨\u200d\u200d👩", "🏴\U000e0067x"])
def test_what_joins_nothing_is_seen(text: str) -> None:
    assert "\ufffd" in shown(text) and len(shown(text)) == len(text)


def test_what_piles_up_is_cut() -> None:
    assert len(shown("a" + "\u0301" * 500, 40)) <= 40


def test_names_that_look_different_are_not_alike() -> None:
    assert alike(("Ann", "Änn", "An n", "Anna", "ann a", PERSIAN)) is None
    assert alike(("Ann B", "ann  b")) == (1, 0)


def test_a_name_is_the_one_written_just_so_before_one_that_looks_like_it() -> None:
    names = ("Page", "Ｐage ", "PAGÉ")
    assert seats_named(names, "Ｐage ") == [1]
    assert seats_named(names, "page\u00a0") == [0]
    assert seats_named(names, " ｐagE") == [1]
    assert seats_named(names, "ｐａｇｅ") == [0, 1]
    assert seats_named(names, " ") == seats_named(names, "") == []


@given(st.text(max_size=30))
def test_a_tidy_name_has_nothing_left_to_trim(text: str) -> None:
    name = tidy_name(text)
    assert tidy_name(name) == name == unicodedata.normalize("NFC", name).strip()
    assert seen_name(name) == seen_name(text)
    assert bool(name) or not seen_name(text)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Üñí", "uni"),
        ("U\u0308n\u0303i\u0301", "üñí"),
        ("Straße", "STRASSE"),
        ("Łódź", "lodz"),
        ("Ærø", "aero"),
        ("ﬁnal", "fin"),
        ("Ｐａｇｅ", "page"),
        (PERSIAN, "میخواهم"),
        ("Ελλάδα", "ελλαδα"),
        ("한국", "하"),
    ],
)
def test_a_search_leaves_accents_aside(text: str, wanted: str) -> None:
    assert search_form(wanted) in search_form(text)
    ((start, end),) = find_all(f"x {text} x", wanted)
    assert start == 2 and end <= len(text) + 2


def test_vowel_signs_are_no_accents() -> None:
    assert search_form("कि") != search_form("क")
    assert find_all("और U\u0308ber uber", "uber") == [(3, 8), (9, 13)]
    assert find_all("aaa", "aa") == [(0, 2)]
    assert find_all("aaa", " ") == []


@given(st.text(max_size=20), st.text(max_size=3))
def test_a_find_is_what_was_wanted(text: str, wanted: str) -> None:
    for start, end in find_all(text, wanted):
        assert search_form(wanted) in search_form(text[start:end])


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("a/b", "a-b"),
        ("..\\..\\evil", "evil"),
        ("CON", "_CON"),
        ("nul.json", "_nul.json"),
        ("lpt¹", "_lpt¹"),
        ("console", "console"),
        ("  Ann \t vs\nBob. ", "Ann vs Bob"),
        ("a\x1b[31m\u202eb", "a[31mb"),
        ("C:game", "C-game"),
        ("-rf", "rf"),
        (".hidden", "hidden"),
        ("/ . /", ""),
        ("Ñandú", "Ñandú"),
        ("\ud800x", "x"),
    ],
)
def test_a_title_becomes_a_name(title: str, name: str) -> None:
    assert safe_file_name(title) == name


@given(st.text(st.characters(codec=None), max_size=300) | st.sampled_from(["aux.", "COM7 .x"]))
def test_every_name_is_safe(title: str) -> None:
    name = safe_file_name(title)
    assert len(name.encode()) <= MAX_TITLE_BYTES
    assert not set(name) & set('<>:"/\\|?*')
    assert not any(unicodedata.category(char) in ("Cc", "Cf", "Cs") for char in name)
    assert name == name.strip(" .") and not name.startswith(("-", "~"))
    assert not name or len(Path(name).parts) == 1
    assert not PureWindowsPath(name).is_reserved()
    assert safe_file_name(name) == name


def test_a_free_name_is_one_that_nothing_has(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    assert free_path(path) == path
    path.symlink_to(tmp_path / "nowhere")
    (tmp_path / "page-2.html").mkdir()
    assert free_path(path) == tmp_path / "page-3.html"
