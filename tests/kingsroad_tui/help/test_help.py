"""Help: the pane in focus first, the keys in force, everything else on the screen.

The rules: complete, in step with the rules that are played, and searchable.

The rules on the screen: a search that goes from place to place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from textual.widgets import Input, Static

from kingsroad.games import Game
from kingsroad.position import GOAL, MARKERS
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.help.rules_page import parse_rules, rules_as_text, rules_of
from kingsroad_tui.help.screen import HelpScreen, help_texts
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.kingsroad.follow.screen import NamePlayersScreen
from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
from kingsroad_tui.kingsroad.library.saves import SAVES
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.play.table_view import History
from kingsroad_tui.kingsroad.review.choose import BranchesDialog, ChooseAnalysisScreen
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree
from kingsroad_tui.library.open_game import OpenScreen
from kingsroad_tui.library.save_game import RunningElsewhereDialog, save_dialog
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import ConfirmDialog, Dialog
from tabletop.searching import find_all as find
from tabletop.words.voice import phrase
from tests.support.app.acting import (
    begin,
    make_app,
    open_screen,
    press,
    running,
    settle,
    tap,
    text_of,
)
from tests.support.seats import COMPUTER, PERSON, setup_of

_GAME = Game(("Ann", "Bob", "Cid"))
_SETUP = setup_of(PERSON, COMPUTER, COMPUTER)
DIALOGS: tuple[Callable[[], Dialog[Any]], ...] = (
    lambda: ConfirmDialog("Really?", "Yes", "No"),
    lambda: RunningElsewhereDialog("Ann and Bob"),
    lambda: save_dialog(SAVES, _GAME, _SETUP),
    lambda: OpponentsDialog(Table(_GAME, _SETUP), 0, []),
    lambda: BranchesDialog(BranchTree.of(_GAME), _GAME.players, {}),
    ChooseAnalysisScreen,
    NamePlayersScreen,
    lambda: OpenScreen("kingsroad"),
)
"""Every dialog there is."""


def help_text(app: KingsRoad) -> str:
    assert isinstance(app.screen, HelpScreen)
    return str(app.screen.query_one("#help-text", Static).content)


async def test_the_pane_in_focus_comes_before_the_others() -> None:
    async with running(size=(120, 36)) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        screen.query_one(History).focus()
        await pilot.pause()
        first, others = help_texts(screen)
        assert [str(text)[:11] for text in first] == ["The history"]
        assert any(str(text).startswith("The map.") for text in others)
        await tap(pilot, "f1")
        text = help_text(app)
        assert text.index("The history") < text.index("Keys here") < text.index("The map.")
        assert phrase(f"help-{Kingdom.HELP}") in text
        await tap(pilot, "question_mark")
        assert app.screen is screen


async def test_help_while_playing_opens_with_what_to_do_now_and_the_game_in_short() -> None:
    async with running() as (app, pilot):
        await begin(pilot, PERSON, COMPUTER)
        for keys, now in (
            ((), "Choose three cards: press a card's sign"),
            (("1", "6", "K"), "Your cards are ready: Enter plays them"),
        ):
            await tap(pilot, *keys, "f1")
            text = help_text(app)
            assert text.startswith(f"Now\n{now}")
            assert text.index("The game in short") < text.index("Dragon: one more region")
            assert text.index("Dragon: one more region") < text.index("Keys here")
            assert "o puts the Knight" in text.split("The game in short")[0] or not keys
            await tap(pilot, "escape")


@pytest.mark.parametrize("dialog", DIALOGS, ids=lambda dialog: type(dialog()).__name__)
async def test_help_and_keys_of_every_dialog(dialog: Callable[[], Dialog[Any]]) -> None:
    """F1 says what the dialog is for and returns to it; the footer has the dialog's own keys."""
    async with running() as (app, pilot):
        await begin(pilot, PERSON, COMPUTER)
        app.push_screen(dialog())
        await settle(pilot)
        shown = app.screen
        if not isinstance(shown, ConfirmDialog):
            # The footer is made after the dialog has been shown, however long that takes.
            async with asyncio.timeout(60):
                while "esc" not in text_of(app).splitlines()[-1]:
                    await pilot.pause(0.02)
        assert "Play" not in text_of(app).splitlines()[-1]
        await tap(pilot, "f1")
        assert isinstance(shown, HouseScreen)
        words = phrase(f"help-{shown.brought_help or shown.HELP}")
        assert help_text(app).startswith(with_keys(words, keys_on(shown)))
        assert "Enter" in help_text(app) or "Esc" in help_text(app)
        await tap(pilot, "f1")
        assert app.screen is shown


async def test_help_shows_the_keys_in_force() -> None:
    async with running() as (app, pilot):
        app.use_settings(AppSettings(keys={"home.rules": "x"}))
        await pilot.pause()
        await tap(pilot, "f1")
        lines = help_text(app).splitlines()
        assert any(line.split() == ["x", "Read", "the", "rules"] for line in lines)
        assert any(line.startswith("F1 or ?") for line in lines)


async def test_help_leaves_out_keys_that_are_not_offered() -> None:
    """Several people at one terminal undo no rounds; one person alone does."""
    async with running() as (app, pilot):
        for seats, offered in (((PERSON, PERSON), False), ((PERSON, COMPUTER), True)):
            screen = await begin(pilot, *seats)
            await settle(pilot)
            if not offered:
                assert isinstance(app.screen, CurtainScreen)
                await press(pilot, "enter")
            assert app.screen is screen
            await tap(pilot, "f1")
            assert ("Undo a round" in help_text(app)) == offered
            assert ("Bring back the round undone last" in help_text(app)) == offered
            assert "Choose this card" in help_text(app)
            await tap(pilot, "escape")


async def test_keys_are_shown_in_a_window_that_has_no_focus_yet() -> None:
    """As in a browser, where nobody has clicked into the page."""
    app = make_app()
    app.set_reactive(KingsRoad.app_focus, False)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert not app.app_focus
        assert "New game" in text_of(app).splitlines()[-1]


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


async def test_search_goes_from_place_to_place_and_away() -> None:
    async with running() as (app, pilot):
        screen = await open_screen(pilot, Way("rules"), RulesScreen)
        page = screen.query_one("#page")
        await tap(pilot, "slash", *"shared")
        line = screen.query_one("#found", Static)
        assert str(line.content).startswith("Paragraph 1 of")
        assert page.scroll_y > 0
        await pilot.press("enter")
        await tap(pilot, *"zzz")
        assert str(line.content) == "No match."
        await tap(pilot, "escape")
        assert not screen.has_class("searching")
        assert screen.query_one(Input).value == ""
        await tap(pilot, "escape")
        assert app.screen is not screen
