"""When what somebody has sealed may be given up: nobody can look at it and then say they were away.

Before everything is sealed, a computer may choose in place of who is away: nobody has seen anything
then. Afterwards each waits for whoever does not say that they are ready, or does not open, long
enough that everybody notices, and whoever has opened would come back. Only then may a computer
choose, or the lot once everybody is ready.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, Final

from kingsroad_tui.together import words
from kingsroad_tui.together.entries import Entry, StandingIn
from kingsroad_tui.together.kept import SeenGame
from kingsroad_tui.together.ledger import Ledger, NotAllowed, WhyNot

PATIENCE: Final = 180.0
"""Seconds for which a table waits for somebody who does not open what everybody may have seen."""

_SLACK: Final = 30.0
"""By how many of these a guest may have heard of something later than the host."""


def time_awake_or_asleep() -> float:
    """Seconds from anywhere, those included in which this computer slept: so others count them."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    if clock is None and sys.platform == "darwin":
        clock = time.CLOCK_MONOTONIC
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Patience:
    """By a guest's own clock: for how long everybody may have been ready, at the most.

    That goes on when the connection is lost and there is another one, or when the app is started
    anew: or else it would be enough to cut everybody off for a moment. What happened while a guest
    was away may have happened as soon as it was gone.

    Attributes:
        said: all that was sealed when the guest last said that it is ready, as one digest.
        said_at: when that was.
    """

    def __init__(self, clock: Callable[[], float], seen: SeenGame | None = None) -> None:
        """As it was kept.

        Args:
            clock: tells the time in seconds, from anywhere.
            seen: what the guest has said that it is ready for, and when.
        """
        self._clock = clock
        self.said = self._sealed = bytes.fromhex(seen.ready) if seen else b""
        self._since = self.said_at = min(seen.since, clock()) if seen else 0.0
        self._all_ready = False
        self._left = clock() - PATIENCE
        self._here: float | None = None

    @property
    def was_here(self) -> bool:
        """Whether the guest has been connected for so long that the host has what it sent."""
        return self._here is not None and self._clock() - self._here >= _SLACK

    def begins_anew(self) -> None:
        """The connection is lost, or there is another one."""
        if self._here is not None:
            self._left, self._here = self._clock(), None

    def is_here(self) -> None:
        """The guest knows all that has happened."""
        if self._here is None:
            self._here = self._clock()

    def watch(self, ledger: Ledger[Any]) -> None:
        """Looks at a game as it stands after something has happened."""
        if not ledger.all_sealed:
            return
        at = self._left if self._here is None else self._clock()
        sealed = ledger.sealed_digest()
        if sealed != self._sealed:
            self._sealed, self._all_ready = sealed, False
            self._since = self.said_at if sealed == self.said else at
        if ledger.all_ready and not self._all_ready:
            self._since, self._all_ready = max(self._since, at), True

    def says_ready(self, sealed: bytes) -> bool:
        """The guest says that it is ready, among all that is sealed; whether it had not before.
        Without it nobody was allowed to open anything."""
        if sealed == self.said:
            return False
        self._sealed = self.said = sealed
        self._since = self.said_at = self._clock()
        return True

    def is_broken_by(self, entry: Entry, ledger: Ledger[Any]) -> bool:
        """Whether an entry, which is not applied yet, drops something too soon that was sealed."""
        if not isinstance(entry, StandingIn) or not ledger.drops(entry.seat):
            return False
        known = ledger.sealed_digest() == self._sealed
        return known and self._clock() - self._since < PATIENCE - _SLACK


def why_not_stood_in(error: ValueError) -> str:
    """Why no computer plays for a seat just now, in words; ``error`` is what the table raised."""
    too_soon = isinstance(error, NotAllowed) and error.why is WhyNot.TOO_SOON
    return words.too_soon(int(PATIENCE) // 60) if too_soon else words.NEED_NO_TURN
