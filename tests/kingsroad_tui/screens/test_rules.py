"""The rules in the app: complete, searchable, and in step with the rules that are played."""

from __future__ import annotations

import pytest
from textual.widgets import Input, Static

from kingsroad.position import GOAL, MARKERS
from kingsroad_tui.navigation import ShowRules
from kingsroad_tui.screens.rules import RulesScreen
from kingsroad_tui.text.rulebook import find, parse_rules, rules, rules_as_text
from tests.support.acting import make_app, visit


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
def test_every_rule_is_told(words: str) -> None:
    text = " ".join(p.text for section in rules() for p in section.paragraphs)
    assert find(text, words), words


def test_the_plain_rules_have_every_paragraph_within_the_width() -> None:
    lines = rules_as_text(50).splitlines()
    assert max(map(len, lines)) <= 50
    words = " ".join(line.strip().removeprefix("- ") for line in lines).split()
    told = " ".join(p.text for section in rules() for p in section.paragraphs).split()
    assert len(words) == len(told) + sum(len(section.title.split()) for section in rules())
    assert MARKERS == 19
    assert "nineteen can be placed" in rules_as_text(10_000)


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


async def test_search_goes_from_place_to_place_and_away() -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await visit(pilot, ShowRules())
        screen = app.screen
        assert isinstance(screen, RulesScreen)
        page = screen.query_one("#page")
        await pilot.press("slash", *"shared")
        await pilot.pause()
        line = screen.query_one("#found", Static)
        assert str(line.content).startswith("Paragraph 1 of")
        assert page.scroll_y > 0
        await pilot.press("enter")
        await pilot.press(*"zzz")
        await pilot.pause()
        assert str(line.content) == "The rules do not speak of that."
        await pilot.press("escape")
        await pilot.pause()
        assert not screen.has_class("searching")
        assert screen.query_one(Input).value == ""
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is not screen
