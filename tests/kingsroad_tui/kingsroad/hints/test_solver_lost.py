"""The solver process dies while it thinks: the game goes on, and a hint says what happened."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys

import msgspec
from textual.pilot import Pilot

from advisor.messages.computers import RULE_OF_THUMB
from advisor.messages.protocol import Ready
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.solver.client import Solver, SolverState
from tests.support.app.acting import begin, running, tap, text_of, until
from tests.support.seats import COMPUTER, PERSON

READY = msgspec.json.encode(Ready(id=0, program="test", solver="none")).decode()
THINKS_FOR_EVER = f"import time; print({READY!r}, flush=True); time.sleep(600)"


def endless_solver() -> Solver:
    """A process that is ready at once and never answers."""
    return Solver(command=(sys.executable, "-c", THINKS_FOR_EVER))


async def kill_until_given_up(pilot: Pilot[None], solver: Solver) -> None:
    """Kills the process whenever it is up, until nobody starts it any more."""
    while solver.state is not SolverState.GIVEN_UP:
        if solver.state is SolverState.READY and solver.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(solver.pid, signal.SIGKILL)
        await pilot.pause(0.02)


async def test_the_game_goes_on_without_the_solver() -> None:
    solver = endless_solver()
    async with running(KingsRoad(solver=solver)) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER, COMPUTER)
        await pilot.press("1", "6", "4", "enter")
        assert "thinking" in text_of(app)
        async with asyncio.timeout(30):
            await kill_until_given_up(pilot, solver)
        table = screen.table
        await until(pilot, lambda: bool(table.game.rounds or table.game.pending))
        assert {choice.computer for choice in screen._seat_players.reasons(1).values()} == {
            RULE_OF_THUMB
        }
        await tap(pilot, "escape")
        assert isinstance(app.screen, PlayScreen)


async def test_a_hint_says_that_the_solver_is_lost() -> None:
    solver = endless_solver()
    async with running(KingsRoad(solver=solver), (120, 36)) as (app, pilot):
        screen = await begin(pilot, PERSON, PERSON)
        await pilot.press("enter", "h")
        assert screen.query_one(HintPane).thinking
        async with asyncio.timeout(30):
            while solver.state is not SolverState.READY:
                await pilot.pause(0.02)
        assert solver.pid is not None
        os.kill(solver.pid, signal.SIGKILL)
        async with asyncio.timeout(10):
            while screen.query_one(HintPane).thinking or "No advice" not in text_of(app):
                await pilot.pause(0.02)
        await tap(pilot, "1", "6", "4", "enter")
        assert screen.keyboard.chosen == (0,)


async def test_the_app_says_that_the_solver_is_lost() -> None:
    async with running(KingsRoad(), (120, 36), notifications=True) as (app, pilot):
        app.solver._command = (sys.executable, "-c", "raise SystemExit(1)")
        await app.solver.start()
        async with asyncio.timeout(30):
            while app.solver.state is not SolverState.GIVEN_UP:
                await pilot.pause(0.02)
        async with asyncio.timeout(10):
            while "cannot be kept running" not in text_of(app):
                await pilot.pause(0.05)
        assert "The solver stopped and is started again." in text_of(app)
