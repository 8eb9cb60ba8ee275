"""How a running computation learns that it should end: cancelled, or out of time."""

from __future__ import annotations

from threading import Event
from time import perf_counter


class Cancelled(Exception):
    """Raised inside a computation whose answer nobody waits for any more."""


class Stop:
    """Polled by computations between their steps; safe to use from several threads.

    Being cancelled ends a computation (`check` raises). Running out of time only asks it to make
    do with what it has: what it then returns says that it was cut short.
    """

    def __init__(self, seconds: float | None = None) -> None:
        """``seconds`` is the time limit from now on; None for no limit."""
        self._cancelled = Event()
        self._start = perf_counter()
        self._seconds = seconds

    def cancel(self) -> None:
        """Asks the computation to end."""
        self._cancelled.set()

    def check(self) -> None:
        """Raises Cancelled once `cancel` was called."""
        if self._cancelled.is_set():
            raise Cancelled

    @property
    def cancelled(self) -> bool:
        """Whether `cancel` was called."""
        return self._cancelled.is_set()

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
