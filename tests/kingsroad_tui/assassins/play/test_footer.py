"""The footer: it offers what can be done at the moment, and nothing of it is cut off."""

from __future__ import annotations

from typing import Any

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets._footer import FooterKey

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.keys import DIRECTIONS
from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.library.seats import Seat
from kingsroad_tui.look.glyphs import Glyphs
from tests.support.app.acting import running, settle
from tests.support.app.assassins_acting import COMPUTER, PERSON, assassins_game, begin_assassins

NARROW = (80, 24)


def offered(screen: Screen[Any]) -> dict[str, str]:
    """What the footer says: its words by key."""
    return {key.key: str(key.description) for key in screen.query(FooterKey)}


def assert_whole(app: KingsRoad) -> None:
    """Every key of the footer has room for all its words."""
    keys = list(app.screen.query(FooterKey))
    assert keys
    for key in keys:
        assert key.region.width >= Content(str(key.render())).cell_length, offered(app.screen)
        blank = 1  # behind the last key nothing is lost
        assert key.region.right - blank <= app.size.width, offered(app.screen)


WHOLE_IN_ASCII: set[tuple[object, ...]] = set()
"""What was offered at which width, where nothing was cut in ASCII either."""


async def press(pilot: Pilot[None], *keys: str) -> dict[str, str]:
    """Presses keys; what the footer offers then, of which nothing is cut with signs or in ASCII."""
    app = pilot.app
    assert isinstance(app, KingsRoad)
    await pilot.press(*keys)
    await settle(pilot)
    if isinstance(app.screen, AssassinsLearnScreen) and app.screen.story.telling:
        await pilot.press("escape")  # a scene has the line of the footer
    assert_whole(app)
    seen = (app.size.width, type(app.screen), *offered(app.screen).items())
    if seen not in WHOLE_IN_ASCII:
        for glyphs in (Glyphs.ascii(), Glyphs.unicode()):
            app.glyphs = glyphs
            await settle(pilot)
            assert_whole(app)
        WHOLE_IN_ASCII.add(seen)
    return offered(app.screen)


async def do_something(pilot: Pilot[None], screen: AssassinsPlayScreen) -> dict[str, str]:
    """Acts in the first direction that is open to the chosen pawn; what the footer offers then."""
    for way in DIRECTIONS:
        found = await press(pilot, way)
        if screen.view.shows_action:
            found = await press(pilot, "enter")
        if "u" in found:
            return found
    raise AssertionError("the pawn cannot act")


async def test_the_king_s_side_is_offered_what_it_can_do() -> None:
    """Before anything is done there is nothing to undo; a push can become an arrest."""
    async with running(size=NARROW) as (_, pilot):
        screen = await begin_assassins(pilot, seed=3)
        start = await press(pilot)
        assert start["enter"] == "End phase"
        assert {"u", "x", "a"}.isdisjoint(start) and {"tab", "t", "q"} <= set(start)
        card = screen.table.position.card
        assert card is not None and ("r" in start) == card.shackles
        assert (await press(pilot, "2", "up"))["u"] == "Undo"
        shown = await press(pilot, "right")
        assert shown["enter"] == "Do it" and shown.get("r") == ("Arrest" if card.shackles else None)
        assert (await press(pilot, "enter"))["enter"] == "End phase"


async def test_the_secret_choice_offers_letters_and_no_end_of_a_phase() -> None:
    """Enter is offered when three are chosen; then the people's phase has its own keys."""
    async with running(size=NARROW) as (_, pilot):
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=assassins_game(secret=None))
        assert set(await press(pilot)) == {"a", "t", "q", "f1"}
        chosen = {"a": "Choose", "t": "Hint", "q": "Home", "f1": "Help"}
        assert await press(pilot, "a", "d") == chosen
        assert (await press(pilot, "k"))["enter"] == "Take these three"
        assert "enter" not in await press(pilot, "k")
        await pilot.press("k", "enter")
        while not screen.view.acts:
            await settle(pilot)
            await pilot.press("escape")
        assert (await press(pilot))["r"] == "Reveal"
        await press(pilot, "tab")
        moved = await do_something(pilot, screen)
        assert set(moved) == {"tab", "enter", "u", "r", "t", "q", "f1"}


async def test_two_at_one_terminal_are_offered_the_cards_in_the_phase_of_the_people() -> None:
    async with running(size=NARROW) as (_, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON)
        assert "x" not in await press(pilot)
        await press(pilot, "enter", "y")
        await press(pilot, "l")
        moved = await do_something(pilot, screen)
        assert set(moved) == {"tab", "x", "enter", "u", "r", "t", "q", "f1"}


@pytest.mark.parametrize("people", [PERSON, COMPUTER], ids=["two", "one"])
async def test_with_a_hint_and_something_to_undo_help_stays_on_the_screen(
    people: Seat,
) -> None:
    """Of more keys than have room the least urgent are left out, at 60 columns as well."""
    async with running(size=NARROW) as (_, pilot):
        screen = await begin_assassins(pilot, PERSON, people, seed=3)
        await press(pilot, "2", "up", "t", "t", "t")
        while not screen.view.hint.planned:
            await settle(pilot)
        assert {"enter", "u", "v", "f1"} <= set(await press(pilot))
        await pilot.resize_terminal(60, 20)
        assert {"enter", "u", "v", "f1"} <= set(await press(pilot))
