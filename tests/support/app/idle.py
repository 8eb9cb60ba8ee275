"""Waiting in a test of the app until nothing is going on, without sleeping meanwhile.

Textual sleeps for a fiftieth of a second, twice a key and once a pause, and again for as long as
the process was busy: most of the time of a test of a screen. The event loop itself knows when
there is nothing left to do, and what would happen within that time happens at once.
"""

from __future__ import annotations

import asyncio
from asyncio.base_events import BaseEventLoop
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import wraps
from time import monotonic, process_time, thread_time
from typing import Any, Final
from unittest.mock import patch
from weakref import WeakKeyDictionary, WeakSet

from textual.message_pump import MessagePump
from textual.pilot import Pilot
from textual.widgets import Button

from kingsroad_tui.keys.dispatch import KeyDispatch

SOON: Final = 1 / 50
"""Seconds of the loop's time: what is due within them happens, as if they were slept through."""

_PICTURE: Final = SOON / 2.5  # seconds; a screen that has changed is drawn after two at most
_QUIET: Final = 2  # times around with nothing to do: the first may have let in what had arrived
_MOMENT: Final = 0.001  # seconds between looks at what works in a thread
_PATIENCE: Final = 0.2  # seconds after which a thread that has not worked is taken to wait itself
_WORKING: Final = 0.001  # seconds of processor time meanwhile that count as work

_in_threads: WeakSet[asyncio.Future[Any]] = WeakSet()
_ahead: WeakKeyDictionary[asyncio.AbstractEventLoop, float] = WeakKeyDictionary()


async def wait_for_idle(min_sleep: float = SOON, max_sleep: float = 1.0) -> None:
    """Waits until the event loop has nothing to do, nor soon will have, nor a thread works for it.

    A thread that itself waits is not waited for.

    Args:
        min_sleep: seconds; there for Textual's sake, which says for how long to sleep at least.
        max_sleep: seconds of work, and seconds that were not slept, after which to go on, whatever
            is going on. A clock on the wall tells nothing: on a busy machine a key takes seconds.
    """
    loop: Any = asyncio.get_running_loop()
    end, left = process_time() + max_sleep, max_sleep
    quiet, looked, worked = 0, monotonic(), _others()
    while process_time() < end:
        await asyncio.sleep(0)
        quiet = 0 if loop._ready else quiet + 1
        if quiet < _QUIET:
            continue
        quiet = 0
        if _has_threads(loop):
            if monotonic() > looked + _PATIENCE:
                if _others() < worked + _WORKING:
                    return
                looked, worked = monotonic(), _others()
            await asyncio.sleep(_MOMENT)
            continue
        waits = [one.when() - loop.time() for one in loop._scheduled if not one.cancelled()]
        wait = max(0.0, min(waits, default=max_sleep))
        if wait > min(SOON, left):
            return
        left -= wait
        _ahead[loop] = _ahead.get(loop, 0.0) + wait


def time_of(loop: asyncio.AbstractEventLoop) -> float:
    """The loop's clock, which is as far ahead as was not slept."""
    return monotonic() + _ahead.get(loop, 0.0)


def time_here() -> float:
    """The clock of the loop that runs here, which Textual's timers go by."""
    loop = asyncio._get_running_loop()
    return monotonic() if loop is None else time_of(loop)


def _others() -> float:
    """Seconds of processor time of all threads but this one."""
    return process_time() - thread_time()


def _has_threads(loop: asyncio.AbstractEventLoop) -> bool:
    return any(not work.done() for work in list(_in_threads) if work.get_loop() is loop)


def _is_done(part: MessagePump) -> bool:
    """Whether a part of the app waits for the next message, and for nothing else."""
    return bool(part._message_queue.ready_event._waiters) and not part._next_callbacks


@contextmanager
def idle_by_the_loop() -> Iterator[None]:
    """Has Textual's pilots and apps wait this way."""
    run: Callable[..., asyncio.Future[Any]] = BaseEventLoop.run_in_executor
    ask_all: Callable[[Pilot[Any], float], Awaitable[bool]] = Pilot._wait_for_screen

    @wraps(run)
    def run_and_note(*args: Any, **kwargs: Any) -> asyncio.Future[Any]:
        future = run(*args, **kwargs)
        _in_threads.add(future)
        return future

    async def ask_if_needed(pilot: Pilot[Any], timeout: float = 30.0) -> bool:
        """Sends a message to every widget only where one may not be done."""
        await wait_for_idle()
        app = pilot.app
        if app._exception is None and app.screen_stack:
            parts: list[MessagePump] = [app, *app.screen.walk_children(with_self=True)]
            if all(map(_is_done, parts)):
                return True
        return await ask_all(pilot, timeout)

    with ExitStack() as patched:
        patched.enter_context(patch.object(BaseEventLoop, "run_in_executor", run_and_note))
        patched.enter_context(patch.object(BaseEventLoop, "time", time_of))
        patched.enter_context(patch("textual._time.get_time", time_here))
        patched.enter_context(patch("textual.screen.UPDATE_PERIOD", _PICTURE))
        patched.enter_context(patch.object(Pilot, "_wait_for_screen", ask_if_needed))
        # A button shows for a fifth of a second that it was pressed, and takes no key meanwhile.
        patched.enter_context(patch.object(Button, "_start_active_affect", lambda _: None))
        # Tests press keys faster than people: none was meant for what has just gone.
        patched.enter_context(patch.object(KeyDispatch, "SPENT_SECONDS", 0.0))
        for place in ("textual.pilot", "textual.app"):
            patched.enter_context(patch(f"{place}.wait_for_idle", wait_for_idle))
        yield
