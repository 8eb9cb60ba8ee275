"""A terminal of a few cells, as while a window is being drawn up or a pane is dragged shut."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from tests.support.acting import begin, make_app, press, text_of
from tests.support.seats import COMPUTER, PERSON
from tests.support.town_acting import begin_town, make_town_app

SIZES = [(1, 1), (2, 9), (2, 40), (3, 2), (5, 24), (8, 4)]
"""Widths that leave a list no room for a letter, and some that leave a few."""


@pytest.mark.parametrize("keys", ["", "n", "ctrl+p", "o", "k"])
async def test_lists_live_through_a_terminal_of_a_few_cells(keys: str) -> None:
    """The first screen, New game, the palette, Your games, the other game; then back as before."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        if keys:
            await pilot.press(keys)
        await pilot.pause()
        await assert_lives_through(pilot)


@pytest.mark.parametrize("keys", ["", "h", "6"])
async def test_a_game_lives_through_a_terminal_of_a_few_cells(keys: str) -> None:
    """King's Road: choosing, with a hint, with a card chosen."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, PERSON, COMPUTER)
        await press(pilot, *keys)
        await assert_lives_through(pilot)


@pytest.mark.parametrize("keys", ["", "t", "0"])
async def test_a_town_lives_through_a_terminal_of_a_few_cells(keys: str) -> None:
    """King & Assassins: about to act, with a hint, with the king chosen."""
    app = make_town_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin_town(pilot)
        await press(pilot, *keys)
        await assert_lives_through(pilot)


async def assert_lives_through(pilot: Pilot[None]) -> None:
    """Drawn small in steps and wide again the app shows the same screen as before."""
    before = pilot.app.screen
    for size in SIZES:
        await pilot.resize_terminal(*size)
        await pilot.pause()
    await pilot.resize_terminal(80, 24)
    await pilot.pause()
    assert before in pilot.app.screen_stack
    assert len(text_of(pilot.app).split()) > 20
