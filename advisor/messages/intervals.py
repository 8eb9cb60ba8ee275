"""Means of independent trials with their 95 % intervals, as messages hold them; no NumPy."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

import msgspec

_Z: Final = NormalDist().inv_cdf(0.975)
_STUDENT: Final = (
    (_Z**3 + _Z) / 4,
    (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / 96,
    (3 * _Z**7 + 19 * _Z**5 + 17 * _Z**3 - 15 * _Z) / 384,
    (79 * _Z**9 + 776 * _Z**7 + 1482 * _Z**5 - 1920 * _Z**3 - 945 * _Z) / 92160,
)
"""Student's quantile minus the normal one, as a series in 1 / degrees of freedom (Fisher, 1926)."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half the length of the interval."""
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        """Whether a value lies in the interval."""
        return self.low <= value <= self.high


def estimated_mean(centre: float, error: float, count: int | None = None) -> Estimate:
    """The interval of a mean with its standard error, by the normal distribution.

    Where the error was itself estimated from ``count`` values (2 or more), by Student's
    distribution; for only two values the interval is a tenth too narrow.
    """
    wide = _Z
    if count is not None:
        wide += sum(term / (count - 1) ** power for power, term in enumerate(_STUDENT, 1))
    return Estimate(centre, centre - wide * error, centre + wide * error)


def estimated_share(centre: float, error: float, count: int) -> Estimate:
    """The interval of a mean share (0 to 1) of ``count`` trials, with its standard error.

    Wilson's interval (1927) for the number of trials that would have this error (the effective
    sample size of Kish, 1965): it stays within 0 and 1, and has a width even where all agree.
    """
    trials = centre * (1 - centre) / error**2 if error > 0 else count
    scale = 1 + _Z**2 / trials
    middle = (centre + _Z**2 / (2 * trials)) / scale
    half = _Z / scale * sqrt(centre * (1 - centre) / trials + _Z**2 / (4 * trials**2))
    # At 0 and 1 the interval ends there, but for rounding.
    return Estimate(
        centre, min(centre, max(0.0, middle - half)), max(centre, min(1.0, middle + half))
    )
