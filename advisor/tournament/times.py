"""How long the choices of a player took."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from statistics import mean
from time import perf_counter


class Times:
    """The times of choices, in seconds."""

    def __init__(self) -> None:
        self._times: list[float] = []

    @contextmanager
    def one(self) -> Iterator[None]:
        """Takes the time of the block as that of one more choice."""
        start = perf_counter()
        try:
            yield
        finally:
            self._times.append(perf_counter() - start)

    @property
    def mean(self) -> float:
        """The mean time of a choice; 0 where there was none."""
        return mean(self._times) if self._times else 0.0
