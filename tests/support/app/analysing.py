"""The analysis of a game, open in the app, for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.shell.place import Way
from tests.support.app.acting import QuickSolver, make_app, open_screen, settle
from tests.support.sample_advice import StudySolver


async def open_analysis(pilot: Pilot[None], way: Way) -> AnalysisScreen:
    """Opens an analysis, and waits until the first look at the game is done."""
    screen = await open_screen(pilot, way, AnalysisScreen)
    await settle(pilot)
    return screen


@asynccontextmanager
async def analysing(
    way: Way,
    solver: QuickSolver | None = None,
    *,
    size: tuple[int, int] = (80, 24),
    notifications: bool = False,
) -> AsyncIterator[tuple[Pilot[None], AnalysisScreen]]:
    """An app of its own with an analysis open; without a solver, sample reviews and advice."""
    app = make_app(solver or StudySolver())
    async with app.run_test(size=size, notifications=notifications) as pilot:
        yield pilot, await open_analysis(pilot, way)
