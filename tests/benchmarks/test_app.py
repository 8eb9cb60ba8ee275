"""How fast the app is there, and how fast it answers a key, beside an empty Textual app."""

from __future__ import annotations

import asyncio
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import pytest
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.content import Content
from textual.events import Key
from textual.widget import Widget

from advisor.protocol import AdviseRequest
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.client import Solver
from tests.kingsroad_tui.acting import COMPUTER, NAMES, PERSON, begin, make_app

PAINT = """
import os
from {module} import {app}
{app}.on_ready = lambda self: self.call_after_refresh(os._exit, 0)
{app}().run(headless=True, size=(80, 24))
"""
EMPTY = PAINT.format(module="textual.app", app="App")
OURS = PAINT.format(module="kingsroad_tui.app", app="KingsRoad")
RUNS = 7
KEYS = 60


def seconds_to_paint(script: str) -> float:
    """From the start of the interpreter to the first screen."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
    return time.perf_counter() - start


@pytest.mark.bench
def test_first_paint() -> None:
    """At most 1.5 times an empty app, best of several runs that take turns."""
    pairs = [(seconds_to_paint(EMPTY), seconds_to_paint(OURS)) for _ in range(RUNS)]
    empty, ours = (min(times) for times in zip(*pairs, strict=True))
    print(f"\nfirst paint: {ours * 1000:.0f} ms, empty {empty * 1000:.0f} ms: {ours / empty:.2f} x")
    assert ours / empty <= 1.5


class OnePage(App[None]):
    """An app with nothing in it but a page of text, which changes with a key."""

    BINDINGS = [Binding("1,2,3", "turn('x')", "Turn")]

    def compose(self) -> ComposeResult:
        yield Page()

    def action_turn(self, _: str) -> None:
        self.query_one(Page).refresh()


class Page(Widget):
    """Thirty-six lines that are different every time."""

    drawings = 0

    def render(self) -> Content:
        self.drawings += 1
        return Content("\n".join(f"{self.drawings} {line}" * 10 for line in range(36)))


class Stopwatch:
    """Measures from a key to the next time that the app writes to the terminal."""

    def __init__(self, app: App[None]) -> None:
        self._app = app
        self._drawn = asyncio.Event()
        display: Callable[..., None] = app._display

        def watched(*arguments: object) -> None:
            display(*arguments)
            self._drawn.set()

        app._display = watched  # type: ignore[method-assign]

    async def milliseconds(self, key: str) -> float:
        """For one key."""
        self._drawn.clear()
        start = time.perf_counter()
        self._app.post_message(Key(key, key))
        await asyncio.wait_for(self._drawn.wait(), 5)
        return (time.perf_counter() - start) * 1000


async def measure(app: App[None], keys: list[str]) -> list[float]:
    watch = Stopwatch(app)
    times = []
    for key in keys:
        times.append(await watch.milliseconds(key))
        await asyncio.sleep(0.03)
    return times


async def keep_thinking(solver: Solver) -> None:
    """Advice for five players, again and again."""
    game = GameData.of(Game(NAMES))
    while True:
        request = AdviseRequest(id=solver.fresh_id(), game=game, player=0)
        async for _ in solver.ask(request):
            pass


@pytest.mark.bench
async def test_key_to_refresh_while_the_solver_works() -> None:
    """On the play screen within three times an app that is one page of text.

    Compared by lower quartiles, as the machine may be busy; the 95th percentiles are told.
    """
    keys = ["1", "2", "3"] * (KEYS // 3)
    solver = Solver()
    thinking = asyncio.create_task(keep_thinking(solver))
    await asyncio.sleep(2)
    empty_app = OnePage()
    async with empty_app.run_test(size=(120, 36)) as pilot:
        await pilot.pause(0.5)
        empty = await measure(empty_app, keys)
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        await begin(pilot, PERSON, *[COMPUTER] * 4)
        await pilot.pause(0.5)
        ours = await measure(app, keys)
    thinking.cancel()
    await solver.close()
    for name, times in (("a page", empty), ("the play screen", ours)):
        p95 = statistics.quantiles(times, n=20)[-1]
        print(
            f"\nkey to refresh, {name}: {_quartile(times):.1f} ms (lower quartile), p95 {p95:.1f}"
        )
    assert _quartile(ours) <= 3 * _quartile(empty)


def _quartile(times: list[float]) -> float:
    return statistics.quantiles(times, n=4)[0]
