"""The hints in docs/advice.md: twenty, in plain words, and what the program says now."""

from __future__ import annotations

import re

import pytest

from tests.support.app.hints_page import BEGIN, END, PAGE, hint, positions

THEORY = re.compile(
    r"\b(mix(es|ed)?|nash\w*|beliefs?|margin|drawn|equilibri\w*|epsilon|exploit\w*|regret)\b", re.I
)


def in_the_page() -> list[str]:
    text = PAGE.read_text(encoding="utf-8")
    section = text.partition(BEGIN)[2].partition(END)[0].strip()
    return re.split(r"\n\n(?=\*\*\d+\. )", section)


def test_there_are_twenty_in_plain_words() -> None:
    found = in_the_page()
    assert len(found) == len(positions()) == 20
    for number, text in enumerate(found, start=1):
        assert text.startswith(f"**{number}. ")
        assert not THEORY.search(text)
        assert "Best choice: " in text and "Advice for winning against ordinary players" in text


def assert_says_so(number: int) -> None:
    """The same sentences; figures may differ by 2, as machines round differently."""
    said, written = hint(number, positions()[number - 1]), in_the_page()[number - 1]
    numbers = re.compile(r"\d+(?:\.\d+)?")
    if said == written:
        return
    assert numbers.sub("#", said) == numbers.sub("#", written)
    for ours, theirs in zip(numbers.findall(said), numbers.findall(written), strict=True):
        assert float(ours) == pytest.approx(float(theirs), abs=2)


@pytest.mark.parametrize("number", [3, 8])
def test_the_program_says_so(number: int) -> None:
    assert_says_so(number)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(1, 21))
def test_the_program_says_all_of_it(number: int) -> None:
    assert_says_so(number)
