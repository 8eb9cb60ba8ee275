"""Text in pages: whole paragraphs, nothing lost, nothing twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from textual.content import Content

from kingsroad_tui.widgets.pages import hanging, paged, with_what_fits

WORDS = st.lists(st.text("abc", min_size=1, max_size=9), min_size=1, max_size=30).map(" ".join)


@given(st.lists(WORDS, max_size=8), st.integers(10, 30), st.integers(1, 12))
def test_every_word_stands_on_one_page(texts: list[str], width: int, height: int) -> None:
    pages = paged([Content(text) for text in texts], width, height)
    said = [word for page in pages for line in page for word in line.plain.split()]
    assert said == [word for text in texts for word in text.split()]
    assert all(len(page) <= height for page in pages)


def test_a_paragraph_that_fits_a_page_is_not_split() -> None:
    pages = paged([Content("a b c"), Content("d e f")], 3, 3)
    assert [[line.plain.strip() for line in page] for page in pages] == [["a b", "c"], ["d e", "f"]]


def test_what_can_be_spared_takes_no_further_page() -> None:
    said, more = [Content("a")], [Content("b"), Content("c d e f"), Content("g")]
    assert [c.plain for c in with_what_fits(said, more, 3, 3)] == ["a", "b", "g"]
    kept = with_what_fits(said, more, 3, 3, [Content("z")])
    assert [c.plain for c in kept] == ["a", "b", "z"]


def test_hanging_lines_are_all_indented() -> None:
    assert hanging("35%, as good; scores 0–10", 20) == [" 35%, as good;", " scores 0–10"]
