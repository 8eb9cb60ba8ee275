"""Means of independent trials with their 95 % intervals, as messages hold them; no NumPy."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

import msgspec

MIN_TRIALS: Final = 3
"""Fewer independent trials (tables, matches, choices) say nothing about how far a mean is off."""

_NO_ERROR: Final = 1e-12
"""A standard error that is no larger is one of rounding."""

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


class TrialMean(msgspec.Struct, frozen=True):
    """The mean of trials, and its 95 % interval where there are enough of them; else None."""

    value: float
    low: float | None
    high: float | None

    @property
    def interval(self) -> Estimate | None:
        """The mean with its interval, or None."""
        if self.low is None or self.high is None:
            return None
        return Estimate(self.value, self.low, self.high)

    @staticmethod
    def of(estimate: Estimate, count: int) -> TrialMean:
        """An estimate from ``count`` trials, without an interval where `MIN_TRIALS` are more."""
        if count < MIN_TRIALS:
            return TrialMean(estimate.value, None, None)
        return TrialMean(estimate.value, estimate.low, estimate.high)


def percent_in_tenths(share: float) -> str:
    """A share (0 to 1) in percent to one place; 0.0% and 100.0% only where it is none or all."""
    if share in (0, 1):
        return f"{share:.1%}"
    return f"{min(0.999, max(0.001, share)):.1%}"


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
    trials = centre * (1 - centre) / error**2 if error > _NO_ERROR and 0 < centre < 1 else count
    scale = 1 + _Z**2 / trials
    middle = (centre + _Z**2 / (2 * trials)) / scale
    half = _Z / scale * sqrt(centre * (1 - centre) / trials + _Z**2 / (4 * trials**2))
    # At 0 and 1 the interval ends there, but for rounding.
    return Estimate(
        centre, min(centre, max(0.0, middle - half)), max(centre, min(1.0, middle + half))
    )
