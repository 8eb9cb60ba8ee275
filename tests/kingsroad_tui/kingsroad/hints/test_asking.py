"""What a hint first calls the best choice is one, however busy the machine; nothing is taken back.

The app, its solver process, and the whole answer beside it.

The solver process dies while it thinks: the game goes on, and a hint says what happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import msgspec
import pytest
from textual.pilot import Pilot

from advisor.messages.computers import RANDOM, RULE_OF_THUMB
from advisor.messages.protocol import Advice, Ready
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.hints.pages import Page
from kingsroad_tui.kingsroad.hints.hints import candidate_figures
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.hints.worth import shown_advice
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.words.game import advised_words
from kingsroad_tui.library.seats import Seat, SeatKind
from kingsroad_tui.solver.client import Solver, SolverState
from tests.positions import PLAYERS, games
from tests.support.answers import complete_advice
from tests.support.app import acting
from tests.support.seats import COMPUTER, PERSON

RANDOM_COMPUTER = Seat(SeatKind.COMPUTER, RANDOM)
"""Chooses in a moment."""

SEED = 1
"""Of the games that `begin` opens."""

BEST = "Best choice: "
NUMBER = 15
"""Positions for each number of players."""


@contextmanager
def busy_machine(number: int) -> Iterator[None]:
    """So many processes beside it that never rest."""
    command = [sys.executable, "-c", "while True: pass"]
    busy = [subprocess.Popen(command) for _ in range(number)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def as_said(advice: Advice, game: Game) -> dict[str, Selection]:
    """Every choice, by what the hint calls it."""
    selections = [Selection.of(candidate.selection) for candidate in advice.candidates]
    return {advised_words(selection, game.board): selection for selection in selections}


async def best_is_said_once_and_for_all(pilot: Pilot[None], game: Game, seat: int) -> None:
    """The second page of the hint as soon as it names a best choice, and what follows."""
    seats = [PERSON if other == seat else RANDOM_COMPUTER for other in range(len(game.players))]
    screen = await acting.begin(pilot, *seats, game=game)
    pane, app = screen.query_one(HintPane), cast("KingsRoad", pilot.app)
    await acting.tap(pilot, "h")
    pane.open(Page.CHOICE)  # where it waits until there is one
    while BEST not in (said := acting.text_at(app, pane)):
        assert pane.page is Page.CHOICE and not pane.trouble
        await asyncio.sleep(0.02)
        await pilot.pause()
    await acting.settle(pilot)
    first, said = said, acting.text_at(app, pane)
    assert said.startswith(first)  # a busy machine may have drawn the first lines only

    whole = shown_advice(complete_advice(game, seat, seed=SEED))
    name = said.split(BEST)[1].split(".")[0]
    chosen = as_said(whole, game)[name]
    equal = [one.selection for one in whole.candidates if one.loss <= one.loss_error]
    assert chosen.codes in equal, name

    pane.open(Page.COMPARE)
    await acting.settle(pilot)
    compared = acting.text_at(app, pane)
    value = candidate_figures(
        next(c for c in whole.candidates if c.selection == chosen.codes), whole
    )[0]
    assert re.search(rf"{value} +best", compared)


@pytest.mark.parametrize(
    ("players", "busy", "number"),
    [(2, 0, 1), *(pytest.param(n, 2, NUMBER, marks=pytest.mark.soak) for n in PLAYERS)],
)
async def test_what_is_first_called_best_is_as_good_as_any_choice(
    players: int, busy: int, number: int
) -> None:
    """Sixty positions on a machine with two busy processes beside it; one on a quiet machine."""
    suite = games(players)
    asked = [*((game, 0) for game in suite), *((game, 1) for game in suite[:5])]
    solver = Solver()
    async with acting.make_app(cast("acting.QuickSolver", solver)).run_test(
        size=(120, 48)
    ) as pilot:
        with busy_machine(busy):
            for game, seat in asked[:number]:
                await best_is_said_once_and_for_all(pilot, game, seat)
                await acting.press(pilot, "escape")
                await pilot.app.pop_screen()
    await solver.close()


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
    async with acting.running(KingsRoad(solver=solver)) as (app, pilot):
        screen = await acting.begin(pilot, PERSON, COMPUTER, COMPUTER)
        await pilot.press("1", "6", "4", "enter")
        assert "thinking" in acting.text_of(app)
        async with asyncio.timeout(30):
            await kill_until_given_up(pilot, solver)
        table = screen.table
        await acting.until(pilot, lambda: bool(table.game.rounds or table.game.pending))
        assert {choice.computer for choice in screen._seat_players.reasons(1).values()} == {
            RULE_OF_THUMB
        }
        await acting.tap(pilot, "escape")
        assert isinstance(app.screen, PlayScreen)


async def test_a_hint_says_that_the_solver_is_lost() -> None:
    solver = endless_solver()
    async with acting.running(KingsRoad(solver=solver), (120, 36)) as (app, pilot):
        screen = await acting.begin(pilot, PERSON, PERSON)
        await pilot.press("enter", "h")
        assert screen.query_one(HintPane).thinking
        async with asyncio.timeout(30):
            while solver.state is not SolverState.READY:
                await pilot.pause(0.02)
        assert solver.pid is not None
        os.kill(solver.pid, signal.SIGKILL)
        async with asyncio.timeout(10):
            while screen.query_one(HintPane).thinking or "No advice" not in acting.text_of(app):
                await pilot.pause(0.02)
        await acting.tap(pilot, "1", "6", "4", "enter")
        assert screen.keyboard.chosen == (0,)


async def test_the_app_says_that_the_solver_is_lost() -> None:
    async with acting.running(KingsRoad(), (120, 36), notifications=True) as (app, pilot):
        app.solver._command = (sys.executable, "-c", "raise SystemExit(1)")
        await app.solver.start()
        async with asyncio.timeout(30):
            while app.solver.state is not SolverState.GIVEN_UP:
                await pilot.pause(0.02)
        async with asyncio.timeout(10):
            while "cannot be kept running" not in acting.text_of(app):
                await pilot.pause(0.05)
        assert "The solver stopped and is started again." in acting.text_of(app)
