"""When what somebody has sealed may be given up: nobody can look at it and then say they were away.

Before everybody is ready to open, a computer may choose in place of who is away: nobody has seen
anything then. Afterwards each waits for whoever does not open, long enough that everybody notices,
and whoever has opened would come back. Only then may the lot choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kingsroad_tui.common.text import together as words
from kingsroad_tui.common.together.entries import Entry, StandingIn
from kingsroad_tui.common.together.ledger import Ledger, NotAllowed, WhyNot

PATIENCE: Final = 180.0
"""Seconds for which a table waits for somebody who was ready and does not open."""

_SLACK: Final = 30.0
"""By how many of these a guest may have heard later that all were ready, or sooner of the end."""


class Patience:
    """By a guest's own clock: how long all have been ready."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """``clock`` tells the time in seconds, from anywhere."""
        self._clock = clock
        self._since: float | None = None
        self._asked: object = None

    @property
    def is_known(self) -> bool:
        """Whether the guest has been there since all were ready: else nothing is known."""
        return self._since is not None

    def begins_anew(self) -> None:
        """There is another connection, and something may have happened before it."""
        self._since = None

    def watch(self, ledger: Ledger[Any], *, live: bool) -> None:
        """Looks at a game after each entry; ``live`` where it came as it happened."""
        if ledger.asked == self._asked:
            return
        self._asked = ledger.asked
        self._since = self._clock() if live and ledger.all_ready else None

    def is_broken_by(self, entry: Entry, ledger: Ledger[Any]) -> bool:
        """Whether an entry, which is not applied yet, gives something up too soon."""
        if not isinstance(entry, StandingIn) or self._since is None:
            return False
        return ledger.gives_up(entry.seat) and self._clock() - self._since < PATIENCE - _SLACK


def why_not_stood_in(error: ValueError) -> str:
    """Why no computer plays for a seat just now, in words; ``error`` is what the table raised."""
    too_soon = isinstance(error, NotAllowed) and error.why is WhyNot.TOO_SOON
    return words.too_soon(int(PATIENCE) // 60) if too_soon else words.NEED_NO_TURN
