"""When what somebody has sealed may be given up: nobody can look at it and then say they were away.

Before everybody is ready to open, a computer may choose in place of who is away: nobody has seen
anything then. Afterwards each waits for whoever does not open, long enough that everybody notices,
and whoever has opened would come back. Only then may the lot choose.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, Final

from kingsroad_tui.common.text import together as words
from kingsroad_tui.common.together.entries import Entry, StandingIn
from kingsroad_tui.common.together.ledger import Ledger, NotAllowed, WhyNot

PATIENCE: Final = 180.0
"""Seconds for which a table waits for somebody who was ready and does not open."""

_SLACK: Final = 30.0
"""By how many of these a guest may have heard of something later than the host."""


def time_awake_or_asleep() -> float:
    """Seconds from anywhere, those included in which this computer slept: so others count them."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    if clock is None and sys.platform == "darwin":
        clock = time.CLOCK_MONOTONIC
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Patience:
    """By a guest's own clock: how long everybody may have been ready, at the most.

    That goes on when the connection is lost and there is another one, or else it would be enough
    to cut everybody off for a moment.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """``clock`` tells the time in seconds, from anywhere."""
        self._clock = clock
        self._since = 0.0
        self._sealed = b""
        self._there = False

    @property
    def was_there(self) -> bool:
        """Whether the guest has been connected since before all were ready."""
        return self._there

    def begins_anew(self) -> None:
        """There is another connection."""
        self._there = False

    def watch(self, ledger: Ledger[Any]) -> None:
        """Looks at a game as it stands now. Before all are ready they have not been so for long."""
        if not ledger.all_sealed or ledger.all_ready:
            return
        self._there = True
        sealed = ledger.sealed_digest()
        if sealed != self._sealed:
            self._sealed, self._since = sealed, self._clock()

    def is_broken_by(self, entry: Entry, ledger: Ledger[Any]) -> bool:
        """Whether an entry, which is not applied yet, gives something up too soon."""
        if not isinstance(entry, StandingIn) or not ledger.gives_up(entry.seat):
            return False
        known = ledger.sealed_digest() == self._sealed
        return known and self._clock() - self._since < PATIENCE - _SLACK


def why_not_stood_in(error: ValueError) -> str:
    """Why no computer plays for a seat just now, in words; ``error`` is what the table raised."""
    too_soon = isinstance(error, NotAllowed) and error.why is WhyNot.TOO_SOON
    return words.too_soon(int(PATIENCE) // 60) if too_soon else words.NEED_NO_TURN
