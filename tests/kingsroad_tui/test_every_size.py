"""Every screen and dialog of both games lives at every size of the terminal.

As while a window is being drawn up, or a pane is dragged shut.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from textual.pilot import Pilot

from kingsroad_tui.shell.house_screen import TooSmallScreen
from tests.support.app.acting import text_of
from tests.support.app.every_screen import OPENINGS, make_every_app, screens_of_the_app

Size = tuple[int, int]

WIDE: Size = (80, 24)
FEW: Sequence[Size] = ((35, 24), (1, 1))
"""A width that leaves columns no room, and one that leaves lists none for a letter."""

ALL: Sequence[Size] = (
    *((width, 60 - width % 60) for width in range(200, 0, -1)),
    *((width, height) for height in range(60, 0, -1) for width in (200, 100, 60, 35, 12, 3)),
    *((width, height) for width in range(200, 0, -1) for height in (36, 20, 9, 1)),
)
"""Every width and every height, each with many of the other."""

NAMES = list(OPENINGS)
FIRST_OF_ITS_KIND = [
    name
    for name, opening in OPENINGS.items()
    if next(other for other in OPENINGS.values() if other.screen is opening.screen) is opening
]


def test_no_screen_is_left_out() -> None:
    """Neither one of the registry of keys nor any other."""
    opened = {opening.screen for opening in OPENINGS.values()}
    assert opened == set(screens_of_the_app())


@pytest.mark.parametrize("first", range(3))
async def test_every_screen_lives_in_a_small_terminal(first: int) -> None:
    """Some are opened there, the others shrunk to it; wide again, they show themselves."""
    app = make_every_app()
    async with app.run_test(size=WIDE) as pilot:
        for number, name in enumerate(FIRST_OF_ITS_KIND[first::3]):
            opened_small = number % 2
            if opened_small:
                await pilot.resize_terminal(*FEW[0])
            await OPENINGS[name].open(pilot)
            await lives_through(pilot, () if opened_small else FEW[1:])
            await go_home(pilot)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
async def test_a_screen_lives_at_every_size(name: str) -> None:
    app = make_every_app()
    async with app.run_test(size=WIDE) as pilot:
        await OPENINGS[name].open(pilot)
        await lives_through(pilot, ALL)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
async def test_a_screen_can_be_opened_at_every_size(name: str) -> None:
    app = make_every_app()
    async with app.run_test(size=WIDE) as pilot:
        for size in ALL[:: len(ALL) // 300]:
            await pilot.resize_terminal(*size)
            await OPENINGS[name].open(pilot)
            await go_home(pilot)


async def lives_through(pilot: Pilot[None], sizes: Sequence[Size]) -> None:
    """In all these sizes, and wide again, the app goes on; then it shows the same screen."""
    before = [screen for screen in pilot.app.screen_stack if not isinstance(screen, TooSmallScreen)]
    for size in sizes:
        await pilot.resize_terminal(*size)
    await pilot.resize_terminal(*WIDE)
    assert pilot.app.screen_stack == before
    assert len(text_of(pilot.app).split()) > 3


async def go_home(pilot: Pilot[None]) -> None:
    while len(pilot.app.screen_stack) > 1:
        await pilot.app.pop_screen()
