"""The rules: complete, in step with the rules that are played, and searchable."""

from __future__ import annotations

import pytest

from kingsroad.position import GOAL, MARKERS
from kingsroad_tui.help.rules_page import parse_rules, rules_as_text, rules_of
from tabletop.searching import find_all as find

RULES = rules_of("kingsroad")


@pytest.mark.parametrize(
    "words",
    [
        "exactly three cards",
        "the Witch, if you choose her, comes first",
        "the Knight, if you choose him, comes last",
        "declining keeps a marker in your hand",
        "nobody learns what they were",
        "next region clockwise",
        "lowest place they share",
        "as many places are paid as there are players, less one",
        "on a tie for the most",
        "the road between 1 and 3 counts",
        "the region after the last one that was scored",
        f"{GOAL} points or more",
        "most Nobles on the board",
        "the victory is shared",
        "a Noble stays where it is until the end of the game",
        "at most one of each",
    ],
)
def test_every_rule_is_there(words: str) -> None:
    text = " ".join(p.text for section in RULES for p in section.paragraphs)
    assert find(text, words), words


def test_the_plain_rules_have_every_paragraph_within_the_width() -> None:
    lines = rules_as_text(RULES, 50).splitlines()
    assert max(map(len, lines)) <= 50
    words = " ".join(line.strip().removeprefix("- ") for line in lines).split()
    written = " ".join(p.text for section in RULES for p in section.paragraphs).split()
    assert len(words) == len(written) + sum(len(section.title.split()) for section in RULES)
    assert MARKERS == 19
    assert "nineteen can be placed" in rules_as_text(RULES, 10_000)


def test_sections_paragraphs_and_marks() -> None:
    (section,) = parse_rules("# Title\n\nOne **strong** word and `code`.\n- item\n")
    first, second = section.paragraphs
    assert first.text == "One strong word and code."
    assert [first.text[a:b] for a, b in first.strong] == ["strong", "code"]
    assert second.item
    assert second.text == "item"


def test_searching_minds_neither_capitals_nor_signs() -> None:
    assert find("The Witch and the witch", "WITCH") == [(4, 9), (18, 23)]
    assert find("a.c abc", "a.c") == [(0, 3)]
    assert find("anything", "  ") == []


def test_a_paragraph_may_be_wrapped_and_emphasised_within_an_item() -> None:
    (section,) = parse_rules("# Title\n\nOne\nline\n\n- item\n  goes **on `here`**\n\nAfter it\n")
    assert [(p.text, p.item) for p in section.paragraphs] == [
        ("One line", False),
        ("item goes on here", True),
        ("After it", False),
    ]
    text, strong = section.paragraphs[1].text, section.paragraphs[1].strong
    assert {text[start:end] for start, end in strong} == {"on here", "here"}
