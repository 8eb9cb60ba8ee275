"""What a hint first calls the best choice is one, however busy the machine; nothing is taken back.

The app, its solver process, and the whole answer beside it.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import pytest
from textual.pilot import Pilot

from advisor.messages.computers import RANDOM
from advisor.messages.protocol import Advice
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.hints.hints import (
    HintStep,
    candidate_figures,
    equal_candidates,
)
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.hints.worth import shown_advice
from kingsroad_tui.kingsroad.words.game import advised_words, named_words, short_words
from kingsroad_tui.library.seats import Seat, SeatKind
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.words.lists import begun
from tests.positions import PLAYERS, games
from tests.support.answers import complete_advice
from tests.support.app.acting import QuickSolver, begin, make_app, press, settle, tap, text_at
from tests.support.seats import PERSON

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
    """The third page of the hint as soon as it names a best choice, and what follows."""
    seats = [PERSON if other == seat else RANDOM_COMPUTER for other in range(len(game.players))]
    screen = await begin(pilot, *seats, game=game)
    pane, app = screen.query_one(HintPane), cast("KingsRoad", pilot.app)
    await tap(pilot, "h")
    pane.step = HintStep.BEST  # where it waits until there is one
    while BEST not in (said := text_at(app, pane)):
        assert pane.step is HintStep.BEST and not pane.trouble
        await asyncio.sleep(0.02)
        await pilot.pause()
    await settle(pilot)
    first, said = said, text_at(app, pane)
    assert said.startswith(first)  # a busy machine may have drawn the first lines only

    whole = shown_advice(complete_advice(game, seat, seed=SEED))
    name = said.split(BEST)[1].split(".")[0]
    chosen = as_said(whole, game)[name]
    assert chosen.codes in [candidate.selection for candidate in equal_candidates(whole)], name

    pane.step = HintStep.COMPARE
    await settle(pilot)
    compared = text_at(app, pane)
    assert any(
        f"{begun(words)} {candidate_figures(candidate, whole)[0]}, best" in compared
        for candidate in whole.candidates
        if candidate.selection == chosen.codes
        for words in (named_words(chosen.codes, game.board), short_words(chosen.codes))
    )


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
    async with make_app(cast("QuickSolver", solver)).run_test(size=(120, 48)) as pilot:
        with busy_machine(busy):
            for game, seat in asked[:number]:
                await best_is_said_once_and_for_all(pilot, game, seat)
                await press(pilot, "escape")
                await pilot.app.pop_screen()
    await solver.close()
