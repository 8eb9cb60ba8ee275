"""How fast the app is there, and how fast it answers a key, beside an empty Textual app.

A reveal while the solver works: how long a picture takes, and what the terminal is sent.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial

import pytest
from textual._compositor import ChopsUpdate, CompositorUpdate
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from advisor.messages.protocol import AdviseRequest
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.solver.client import Solver
from tests.benchmarks.figures import Yardstick, best_in_turns
from tests.support.app.acting import begin, begin_reveal, make_app, running
from tests.support.app.assassins_acting import begin_assassins
from tests.support.legal import random_game
from tests.support.seats import COMPUTER, NAMES, PERSON

PAINT = """
import os
from {module} import {app}
{app}.on_ready = lambda self: self.call_after_refresh(os._exit, 0)
{app}().run(headless=True, size=(80, 24))
"""
EMPTY = PAINT.format(module="textual.app", app="App")
OURS = PAINT.format(module="kingsroad_tui.app", app="KingsRoad")
RUNS = 7
KEYS = 30
TURNS = 3


def paint(script: str) -> None:
    """From the start of the interpreter to the first screen.

    Compiled code may be kept, whatever this environment says, as it is where a program is
    installed: else ours would be compiled at every start, and Textual's would not.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, env=kept)


@pytest.mark.bench
def test_first_paint(yardstick: Yardstick) -> None:
    """At most 1.5 times an empty app, best of several runs that take turns."""
    empty, ours = best_in_turns(RUNS, partial(paint, EMPTY), partial(paint, OURS))
    print(f"\nfirst paint: {yardstick.of(ours)}, empty {yardstick.of(empty)}: {ours / empty:.2f} x")
    assert ours / empty <= 1.5


class OneLine(App[None]):
    """An app with nothing in it but a line of text, which changes with a key."""

    BINDINGS = [Binding("1,2,3", "count", "Count")]
    keys = 0

    def compose(self) -> ComposeResult:
        yield Static()

    def action_count(self) -> None:
        self.keys += 1
        self.query_one(Static).update(f"key {self.keys}", layout=False)


class Stopwatch:
    """Measures from a key until what the terminal is sent for it is there."""

    def __init__(self, app: App[None], patch: pytest.MonkeyPatch) -> None:
        self._app = app
        self._drawn = asyncio.Event()
        self.worked: list[float] = []
        """For each key, the milliseconds that this process worked for it, whoever else did."""

        display: Callable[..., None] = app._display

        def watched(screen: Screen[None], update: ChopsUpdate | None) -> None:
            display(screen, update)
            if update is not None:  # something is to be drawn after all
                update.render_segments(app.console)  # which a headless app leaves out
                self._drawn.set()

        patch.setattr(app, "_display", watched)

    async def milliseconds(self, key: str) -> float:
        """For one key."""
        self._drawn.clear()
        start, worked = time.perf_counter(), time.process_time()
        self._app.post_message(Key(key, key))
        await asyncio.wait_for(self._drawn.wait(), 5)
        self.worked.append((time.process_time() - worked) * 1000)
        return (time.perf_counter() - start) * 1000


async def measure(
    app: App[None], keys: list[str], patch: pytest.MonkeyPatch
) -> tuple[list[float], list[float]]:
    """For each key the milliseconds until it is answered, and those of work in this process."""
    watch = Stopwatch(app, patch)
    times = []
    for key in keys:
        times.append(await watch.milliseconds(key))
        await asyncio.sleep(0.03)
    return times, watch.worked


async def keep_thinking(solver: Solver) -> None:
    """Advice for five players, again and again."""
    game = GameData.of(Game(NAMES))
    while True:
        request = AdviseRequest(id=solver.fresh_id(), game=game, player=0)
        async for _ in solver.ask(request):
            pass


@asynccontextmanager
async def choosing_cards() -> AsyncIterator[KingsRoad]:
    """A table of five, where a person chooses."""
    async with running(size=(120, 36)) as (app, pilot):
        await begin(pilot, PERSON, *[COMPUTER] * 4)
        await pilot.pause(0.5)
        yield app


@asynccontextmanager
async def choosing_knights() -> AsyncIterator[KingsRoad]:
    """A town, where the king's person chooses whom to move."""
    async with running(size=(120, 36)) as (app, pilot):
        await begin_assassins(pilot)
        await pilot.pause(0.5)
        yield app


@asynccontextmanager
async def revealing() -> AsyncIterator[KingsRoad]:
    """A round of five players being told, with animations, at the fastest pace."""
    app = make_app()
    app.animation_level = "full"
    async with app.run_test(size=(120, 36)) as pilot:
        app.use_settings(AppSettings(speed="fast"))
        game = random_game(5, 3)
        screen = await begin(pilot, PERSON, *[COMPUTER] * 4, game=game.take_back())
        await pilot.pause(0.5)
        screen.table.game = game
        await begin_reveal(pilot, screen, game.reports[-1])
        await pilot.press("escape")
        yield app
        assert screen.story.telling


async def times_an_empty_app(
    name: str,
    screen: Callable[[], AbstractAsyncContextManager[KingsRoad]],
    keys: list[str],
    yardstick: Yardstick,
    patch: pytest.MonkeyPatch,
) -> float:
    """How many times the work for a key of an app that changes one line of text it takes.

    The two take turns. What is compared is the work in this process, by the best of the lower
    quartiles, as the machine may be busy; the times until the answer are told.
    """
    empty: list[float] = []
    ours: list[float] = []
    quartiles: list[tuple[float, float]] = []
    for _ in range(TURNS):
        empty_app = OneLine()
        async with empty_app.run_test(size=(120, 36)) as pilot:
            await pilot.pause(0.5)
            one, one_worked = await measure(empty_app, ["1", "2", "3"] * (KEYS // 3), patch)
        async with screen() as app:
            other, other_worked = await measure(app, keys, patch)
        empty += one
        ours += other
        quartiles.append((_marks(one_worked)[0], _marks(other_worked)[0]))
    print("\nkey to refresh       lower quartile  median    p95")
    for what, times in (("an empty app", empty), (name, ours)):
        print(f"{what:<20} {_row(_marks(times))} ms")
    ratios = [one / other for one, other in zip(_marks(ours), _marks(empty), strict=True)]
    print(f"{'times':<20} {_row(ratios)}")
    middle = [yardstick.of(_marks(times)[1] / 1000) for times in (ours, empty)]
    print(f"medians: {name} {middle[0]}, an empty app {middle[1]}")
    best_empty = min(one for one, _ in quartiles)
    best_ours = min(other for _, other in quartiles)
    print(f"work: {best_ours:.2f} ms, {best_ours / best_empty:.2f} times {best_empty:.2f} ms")
    return best_ours / best_empty


@pytest.mark.bench
@pytest.mark.parametrize(
    ("name", "screen"),
    [("choosing cards", choosing_cards), ("choosing knights", choosing_knights)],
)
async def test_key_to_refresh_while_the_solver_works(
    name: str,
    screen: Callable[[], AbstractAsyncContextManager[KingsRoad]],
    yardstick: Yardstick,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On the play screen of either game within six times an empty app."""
    keys = ["1", "2", "3"] * (KEYS // 3)
    solver = Solver()
    thinking = asyncio.create_task(keep_thinking(solver))
    await asyncio.sleep(2)
    times = await times_an_empty_app(name, screen, keys, yardstick, monkeypatch)
    thinking.cancel()
    await solver.close()
    assert times <= 6


@pytest.mark.bench
async def test_key_to_refresh_while_a_round_is_revealed(
    yardstick: Yardstick, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys that walk through a round, to its first card and to its scoring again: within twelve
    times an empty app, as the whole picture changes."""
    steps = 3
    keys = (["backspace"] * steps + ["enter"] * steps) * (KEYS // (2 * steps))
    name = "a round revealed"
    assert await times_an_empty_app(name, revealing, keys, yardstick, monkeypatch) <= 12


def _marks(times: list[float]) -> list[float]:
    """Lower quartile, median, 95th percentile."""
    twentieths = statistics.quantiles(times, n=20)
    return [twentieths[4], twentieths[9], twentieths[18]]


def _row(marks: list[float]) -> str:
    return "{:>14.1f} {:>7.1f} {:>6.1f}".format(*marks)


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
