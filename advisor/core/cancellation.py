"""How a running computation is told to end: cancelled, or out of time."""

from __future__ import annotations

from threading import Event
from time import perf_counter


class Cancelled(Exception):
    """Raised inside a computation that was cancelled."""


class Stop:
    """Polled by computations between their steps; may be used from several threads.

    Once cancelled, `check` raises, which ends the computation. Out of time, `late` asks it to
    return what it has found so far, and to say that it timed out.
    """

    def __init__(self, seconds: float | None = None) -> None:
        """``seconds`` is the time limit from now on; None for no limit."""
        self._cancelled = Event()
        self._start = perf_counter()
        self._seconds = seconds

    def cancel(self) -> None:
        """Cancels the computation."""
        self._cancelled.set()

    def check(self) -> None:
        """Raises Cancelled once `cancel` was called."""
        if self._cancelled.is_set():
            raise Cancelled

    @property
    def elapsed(self) -> float:
        """Seconds since the start."""
        return perf_counter() - self._start

    @property
    def remaining(self) -> float | None:
        """Seconds until the limit, 0 or more; None without a limit."""
        return None if self._seconds is None else max(0.0, self._seconds - self.elapsed)

    @property
    def late(self) -> bool:
        """Whether the time limit has passed."""
        return self.remaining == 0.0
