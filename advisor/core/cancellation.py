"""How a running computation is told to end: cancelled, or out of time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from time import perf_counter


class Cancelled(Exception):
    """Raised inside a computation that was cancelled."""


class OutOfTime(Exception):
    """Raised inside a computation whose time limit has passed; its caller has a lesser answer."""


class Stop:
    """Polled by one computation between its steps; may be cancelled from other threads.

    `check` ends the computation by an exception, once it is cancelled or the time limit has passed.
    The limit may be nearer for a part of the work (`portion`), and lifted for a part that has to be
    done in any case (`unlimited`).
    """

    def __init__(
        self, seconds: float | None = None, *, clock: Callable[[], float] = perf_counter
    ) -> None:
        """``seconds`` is the time limit from now on; None for no limit. ``clock`` tells seconds."""
        self._cancelled = Event()
        self._clock = clock
        self._start = clock()
        self._seconds = seconds
        self._timed_out = False

    def cancel(self) -> None:
        """Cancels the computation."""
        self._cancelled.set()

    def check(self) -> None:
        """Raises Cancelled once `cancel` was called, else OutOfTime once the limit has passed."""
        self.check_cancelled()
        if self.late:
            raise OutOfTime

    def check_cancelled(self) -> None:
        """Raises Cancelled once `cancel` was called, whatever time is left."""
        if self._cancelled.is_set():
            raise Cancelled

    @property
    def elapsed(self) -> float:
        """Seconds since the start."""
        return self._clock() - self._start

    @property
    def limited(self) -> bool:
        """Whether there is a time limit."""
        return self._seconds is not None

    @property
    def remaining(self) -> float | None:
        """Seconds until the limit, 0 or more; None without a limit."""
        return None if self._seconds is None else max(0.0, self._seconds - self.elapsed)

    @property
    def late(self) -> bool:
        """Whether the time limit has passed. Whoever asks gives something up if it has."""
        late = self.remaining == 0.0
        self._timed_out |= late
        return late

    @property
    def timed_out(self) -> bool:
        """Whether something was given up for lack of time so far, or would be now."""
        return self.late or self._timed_out

    @contextmanager
    def portion(self, share: float) -> Iterator[None]:
        """Has the limit pass within the block once this share of the remaining time is used."""
        remaining = self.remaining
        with self._limited_to(None if remaining is None else self.elapsed + share * remaining):
            yield

    @contextmanager
    def unlimited(self) -> Iterator[None]:
        """Lifts the limit within the block; the computation can still be cancelled."""
        with self._limited_to(None):
            yield

    @contextmanager
    def _limited_to(self, seconds: float | None) -> Iterator[None]:
        before, self._seconds = self._seconds, seconds
        try:
            yield
        finally:
            self._seconds = before
