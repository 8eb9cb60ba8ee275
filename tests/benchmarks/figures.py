"""Figures in seconds and in yardsticks."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from tests.support.yardstick import timed_yardstick


class Yardstick:
    """The yardstick as it was timed last, and how figures are told in it.

    Attributes:
        times: in seconds, each time it was timed, in order.
    """

    def __init__(self) -> None:
        self.times: list[float] = []

    def time_again(self) -> None:
        """Times it, since other work may have come or gone."""
        self.times.append(timed_yardstick())

    @property
    def seconds(self) -> float:
        """The last time taken."""
        return self.times[-1]

    def __str__(self) -> str:
        return f"yardstick: {self.seconds:.2f} s, at best {min(self.times):.2f} s so far"

    def of(self, *seconds: float) -> str:
        """Times, such as a median and a percentile, in seconds and in yardsticks."""
        plain = " / ".join(f"{value:.3g}" for value in seconds)
        return f"{plain} s ({' / '.join(f'{value / self.seconds:.2g}' for value in seconds)} yd)"

    def rate(self, each_second: float) -> str:
        """How many a second, and how many a yardstick."""
        return f"{each_second:,.0f} a second ({each_second * self.seconds:,.0f} a yardstick)"


def seconds_of(work: Callable[[], object]) -> float:
    """The seconds that some work takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def best_in_turns(repeat: int, *works: Callable[[], object]) -> list[float]:
    """The least seconds of each work; they take turns, so that other work slows all alike."""
    rows = [[seconds_of(work) for work in works] for _ in range(repeat)]
    return [min(times) for times in zip(*rows, strict=True)]
