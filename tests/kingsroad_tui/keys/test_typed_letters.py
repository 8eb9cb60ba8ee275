"""What a letter of another alphabet, a capital and a wide digit stand for."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.keys.typed_letters import latin, readings

QWERTY = "qwertyuiopasdfghjklzxcvbnm"


@pytest.mark.parametrize(
    ("row", "keys"),
    [
        ("йцукенгшщзфывапролдячсмить", QWERTY),
        ("йцукенгшщзфівапролдячсмить", QWERTY),  # Ukrainian
        ("ςερτυθιοπασδφγηξκλζχψωβνμ", QWERTY[1:]),  # Greek
        ("קראטוןםפשדגכעיחלךזסבהנמצ", QWERTY[2:]),  # Hebrew
    ],
)
def test_every_letter_of_a_layout_is_the_key_that_it_lies_on(row: str, keys: str) -> None:
    assert latin(row) == keys
    for letter, key in zip(row, keys, strict=True):
        assert next(readings(letter)) == key


def test_the_nearest_reading_comes_first() -> None:
    assert list(readings("Т")) == ["N", "n"]
    assert list(readings("H")) == ["h"]
    assert list(readings("１")) == ["1"]
    assert list(readings("Ｋ")) == ["K", "k"]
    assert list(readings("٣")) == ["3"]
    assert list(readings("？")) == ["?"]
    assert list(readings("ά")) == ["a"]
    assert list(readings("h")) == []


@given(st.characters())
def test_a_reading_is_one_other_character(character: str) -> None:
    found = list(readings(character))
    assert character not in found
    assert all(len(reading) == 1 for reading in found)


@given(st.text(string.ascii_letters + string.digits + string.punctuation))
def test_plain_text_stays_as_it_is(text: str) -> None:
    assert latin(text) == text
