"""Names are what people see of them; letters that scripts need are shown, and nothing else."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.names import alike, seats_named, seen_name, tidy_name
from tabletop.searching import find_all, search_form
from tabletop.shown import shown

PERSIAN = "می\u200cخواهم"
HALF_FORM = "क्\u200dष"
CHILLU = "അവന്\u200d"
EYELASH = "র\u200d্য"
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
    ],
)
def test_names_that_look_alike_are_one(other: str) -> None:
    assert seen_name(other) == seen_name("Page")
    assert alike(("Ann", "Page", other)) == (2, 1)
    assert seats_named(("Ann", other), "Page") == [1]


def test_names_that_look_different_are_not_alike() -> None:
    assert alike(("Ann", "Änn", "An n", "Anna", "ann a", PERSIAN)) is None
    assert alike(("Ann B", "ann  b")) == (1, 0)


def test_a_name_is_the_one_written_just_so_before_one_that_looks_like_it() -> None:
    names = ("Page", "Page ", "PAGE\u200b")
    assert seats_named(names, "Page ") == [1]
    assert seats_named(names, "page") == [0]
    assert seats_named(names, " pagE") == [0, 1, 2]
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
