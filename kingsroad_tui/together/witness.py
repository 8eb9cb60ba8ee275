"""What a guest has seen of a game: a host can take none of it back, nor drop a choice that it may
have looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from kingsroad_tui.together.entries import Entry
from kingsroad_tui.together.giving_up import Patience
from kingsroad_tui.together.guest_events import Broken
from kingsroad_tui.together.kept import OwnSeat, SeenGame
from kingsroad_tui.together.ledger import Ledger
from tabletop.commitments import digest


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
    ) -> Broken | None:
        """Why a sealed choice must not be dropped; None where it may be.

        Args:
            ledger: the game before that.
            entry: drops it.
            own: whether it is the guest's own.
            opened: whether the guest has opened that.
        """
        here = self.patience.was_here
        if self.patience.is_broken_by(entry, ledger):
            return Broken.GIVEN_UP
        if own and not opened and (here or ledger.gives_up(entry.seat)):
            return Broken.NEVER_ASKED
        return Broken.GIVEN_UP if opened and here else None

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
