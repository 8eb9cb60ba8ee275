"""A reveal while the solver works: how long a picture takes, and what the terminal is sent."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest
from textual._compositor import CompositorUpdate
from textual.screen import Screen

from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.solver.client import Solver
from tests.benchmarks.figures import Yardstick
from tests.benchmarks.test_app import keep_thinking
from tests.support.app.acting import begin, begin_reveal, make_app
from tests.support.legal import random_game
from tests.support.seats import COMPUTER, NAMES, PERSON

BYTES_A_SECOND = 100_000


class Sent:
    """What an app has its terminal sent.

    Attributes:
        pictures: per picture, the milliseconds from when the screen is asked for it until its
            bytes are there.
        sizes: per picture, its bytes.
    """

    def __init__(self, app: KingsRoad, patch: pytest.MonkeyPatch) -> None:
        self.pictures: list[float] = []
        self.sizes: list[int] = []
        display = app._display

        def watched(screen: Screen[object], update: object) -> None:
            display(screen, update)  # type: ignore[arg-type]  # whatever it is
            if isinstance(update, CompositorUpdate):
                self.sizes.append(len(update.render_segments(app.console).encode()))

        patch.setattr(app, "_display", watched)
        refresh: Callable[[Screen[object]], None] = Screen._on_timer_update

        def timed(screen: Screen[object]) -> None:
            number, start = len(self.sizes), time.perf_counter()
            refresh(screen)
            if len(self.sizes) > number:
                self.pictures.append((time.perf_counter() - start) * 1000)

        patch.setattr(Screen, "_on_timer_update", timed)


@asynccontextmanager
async def decisive_round(patch: pytest.MonkeyPatch) -> AsyncIterator[Sent]:
    """The last round of five players, and the King's last lap."""
    app = make_app()
    app.animation_level = "full"
    async with app.run_test(size=(120, 36)) as pilot:
        app.use_settings(AppSettings(speed="normal"))
        game = Game(NAMES, rounds=random_game(5, 3).rounds)
        sent = Sent(app, patch)
        screen = await begin(pilot, PERSON, *[COMPUTER] * 4, game=game.take_back())
        await pilot.pause(0.5)
        screen.table.game = game
        await begin_reveal(pilot, screen, game.reports[-1])
        sent.pictures.clear()
        sent.sizes.clear()
        yield sent
        while app.screen is screen or not app.screen.query("#winner"):  # till the end screen stands
            await asyncio.sleep(0.02)


@pytest.mark.bench
@pytest.mark.parametrize(("name", "told"), [("a decisive round", decisive_round)])
async def test_pictures_and_bytes_while_the_solver_works(
    name: str,
    told: Callable[[pytest.MonkeyPatch], AbstractAsyncContextManager[Sent]],
    yardstick: Yardstick,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twenty-five pictures a second have 40 ms each; a line of 100 kB a second carries them."""
    solver = Solver()
    thinking = asyncio.create_task(keep_thinking(solver))
    await asyncio.sleep(2)
    start = time.perf_counter()
    async with told(monkeypatch) as sent:
        pass
    seconds = time.perf_counter() - start
    thinking.cancel()
    await solver.close()
    p95 = statistics.quantiles(sent.pictures, n=20)[18]
    rate = sum(sent.sizes) / seconds
    print(f"\n{name}: {len(sent.pictures)} pictures in {seconds:.1f} s")
    print(f"a picture, median and p95: {statistics.median(sent.pictures):.1f} / {p95:.1f} ms")
    print(f"p95 {yardstick.of(p95 / 1000)}; sent: {rate / 1000:.1f} kB a second")
    assert rate <= BYTES_A_SECOND
