"""The guided first game: every step can be done as it says, and leads to the next one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from kingsroad_tui.assassins.navigation import LearnTown
from kingsroad_tui.assassins.screens.town_home import TownHomeScreen
from kingsroad_tui.assassins.screens.town_learn import TownLearnScreen
from kingsroad_tui.assassins.session.lesson import STEPS
from kingsroad_tui.assassins.text.lesson import WORDS
from kingsroad_tui.assassins.text.turns import reports_of
from kingsroad_tui.storage.locations import town_autosave_folder
from tests.support.acting import open_screen, settle, text_of
from tests.support.town_acting import make_town_app

KEYS = (
    ("2", "up"),
    ("2", "right", "right"),
    ("2", "right", "r", "enter"),
    ("6", "up", "0", "up"),
    ("0", "up", "up"),
    ("g", "left"),
    ("f", "r", "enter"),
    ("g", "right", "enter", "right", "right", "enter", "right", "enter"),
)
"""What each step says is to be pressed."""


async def test_the_whole_game_as_it_is_said() -> None:
    assert len(KEYS) == len(STEPS) == len(WORDS)
    app = make_town_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_screen(pilot, LearnTown(), TownLearnScreen)
        for number, keys in enumerate(KEYS):
            assert (screen.number, screen.done) == (number, False)
            assert WORDS[number].title in text_of(app)
            assert_drawn(screen)
            await pilot.press(*keys)
            await settle(pilot)
            assert is_done(screen), number
            await pilot.press("enter")
            await settle(pilot)
        assert isinstance(app.screen, TownHomeScreen)
    assert not town_autosave_folder().exists()


def assert_drawn(screen: TownLearnScreen) -> None:
    """What the step asks for is possible, and marked on the board."""
    view, step = screen.view.board.view, STEPS[screen.number]
    reports = reports_of(screen.table.position, step.asked)
    assert [str(report.action) for report in reports] == list(step.asked)
    assert view is not None and view.plan is not None
    assert view.plan.ends or view.plan.marks or view.plan.ways


def is_done(screen: TownLearnScreen) -> bool:
    return screen.done


async def test_steps_can_be_left_out_and_done_again() -> None:
    app = make_town_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_screen(pilot, LearnTown(), TownLearnScreen)
        await pilot.press("enter", "p")
        assert screen.number == 0
        await pilot.press("n", "n", "p")
        assert screen.number == 1
        await pilot.press("2", "right", "right", "backspace")
        await settle(pilot)
        assert not screen.done
        await pilot.press("q")
        await settle(pilot)
        assert isinstance(app.screen, TownHomeScreen)


@pytest.mark.parametrize("size", [(80, 24)])
def test_picture_of_the_last_step(snap_compare: Callable[..., bool], size: tuple[int, int]) -> None:
    """Beside the board the step, its rule and its keys; on it the assassin, knight and king."""

    async def scene(pilot: Pilot[None]) -> None:
        await open_screen(pilot, LearnTown(), TownLearnScreen)
        await pilot.press(*["n"] * 7)
        await settle(pilot)

    assert snap_compare(make_town_app(), terminal_size=size, run_before=scene)
