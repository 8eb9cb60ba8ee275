"""A terminal of a few cells, as while a window is being drawn up or a pane is dragged shut."""

from __future__ import annotations

import pytest

from tests.support.acting import make_app, text_of

SIZES = [(1, 1), (2, 9), (3, 2), (5, 24), (8, 4)]
"""Widths that leave a list no room for a letter, and some that leave a few."""


@pytest.mark.parametrize("keys", ["", "n", "ctrl+p", "o", "k"])
async def test_lists_live_through_a_terminal_of_a_few_cells(keys: str) -> None:
    """The first screen, New game, the palette, Your games, the other game; then back as before."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        if keys:
            await pilot.press(keys)
        await pilot.pause()
        before = app.screen
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert before in app.screen_stack
        assert len(text_of(app).split()) > 20
