"""What a guest has seen of a game, and how long a sealed choice is waited for.

A host can take back nothing that somebody has seen.

When what somebody has sealed is given up, nobody may have looked at it and then say they were away.
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

import msgspec

from kingsroad_tui.together import messages
from kingsroad_tui.together.entries import Entry, StandingIn
from kingsroad_tui.together.ledger import Ledger, NotAllowed, WhyNot
from kingsroad_tui.together.room_files import OwnSeat, SeenGame
from tabletop.sealed_phases import digest
from tabletop.words.voice import phrase

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
    return (
        phrase("together-too-soon", minutes=int(PATIENCE) // 60)
        if too_soon
        else phrase("together-need-no-turn")
    )


class Witness:
    """All that has happened in the game that a guest follows.

    Attributes:
        patience: the guest's own clock.
    """

    def __init__(
        self, kept: OwnSeat, keep: Callable[[OwnSeat], None], clock: Callable[[], float]
    ) -> None:
        """As it was kept.

        Args:
            kept: the guest's seat, which has how far a game was seen.
            keep: stores that.
            clock: tells the time in seconds, from anywhere.
        """
        self._kept = kept
        self._keep = keep
        self.patience = Patience(clock, kept.seen)
        self._entries = 0
        self._log = b""
        self._phases = 0
        """How many phases were over when it was last kept."""

    def is_in_another(self, ledger: Ledger[Any]) -> bool:
        """Whether another game than this one was seen, and not to its end."""
        seen = self._kept.seen
        return seen is not None and not seen.over and seen.game != ledger.id.hex()

    def begins(self, ledger: Ledger[Any]) -> None:
        """A game begins, or is told anew from its beginning."""
        self._entries, self._log, self._phases = 0, ledger.id, 0

    def why_not(
        self, ledger: Ledger[Any], entry: Entry, *, own: bool, opened: bool
    ) -> messages.Broken | None:
        """Why a sealed choice must not be dropped; None where it may be.

        Args:
            ledger: the game before that.
            entry: drops it.
            own: whether it is the guest's own.
            opened: whether the guest has opened that.
        """
        here = self.patience.was_here
        if self.patience.is_broken_by(entry, ledger):
            return messages.Broken.GIVEN_UP
        if own and not opened and (here or ledger.gives_up(entry.seat)):
            return messages.Broken.NEVER_ASKED
        return messages.Broken.GIVEN_UP if opened and here else None

    def takes(self, ledger: Ledger[Any], entry: Entry) -> bool:
        """Sees an entry, which is applied already; False where another one was seen before."""
        self.patience.watch(ledger)
        self._entries += 1
        self._log = digest("entry", self._log, msgspec.json.encode(entry))
        seen = self._kept.seen
        there = seen is not None and (seen.game, seen.entries) == (ledger.id.hex(), self._entries)
        return not there or seen is None or seen.log == self._log.hex()

    def has_seen_all(self, ledger: Ledger[Any]) -> bool:
        """The table has told all: whether it is as much as was seen before, which is kept."""
        seen, game = self._kept.seen, ledger.id.hex()
        here = seen is not None and seen.game == game
        if here and seen is not None and seen.entries > self._entries:
            return False
        self.patience.is_here()
        if not here or self._phases != len(ledger.histories):
            self._keep_seen(ledger)
        return True

    def says_ready(self, ledger: Ledger[Any]) -> None:
        """The guest is about to say that it is ready, among all that is sealed: that is kept."""
        if self.patience.says_ready(ledger.sealed_digest()):
            self._keep_seen(ledger)

    def _keep_seen(self, ledger: Ledger[Any]) -> None:
        self._phases = len(ledger.histories)
        self._kept.seen = SeenGame(
            game=ledger.id.hex(),
            entries=self._entries,
            log=self._log.hex(),
            phases=len(ledger.histories) - 1,
            over=ledger.turn is None,
            ready=self.patience.said.hex(),
            since=self.patience.said_at,
        )
        self._keep(self._kept)
