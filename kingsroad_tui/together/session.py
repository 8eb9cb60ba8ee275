"""A table as one of its people has it: their guest, what it hears of, and what the host can do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from kingsroad_tui.together.browser_seats import Links
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.guest_events import FOR_GOOD, GuestEvent, NotStored, Refusing
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.joining import Reached
from kingsroad_tui.together.kept import KeptDraft, OwnSeat
from kingsroad_tui.together.kinds import SealedKind
from kingsroad_tui.together.messages import WhyRefused
from kingsroad_tui.together.secret import RoomSecret
from tabletop.files import reason

Heard = GuestEvent | Reached


class Session:
    """One's own guest at a table.

    Attributes:
        guest: the guest.
        table: the table, for its host; None for everybody else.
        heard: is called with all that the guest hears of.
        connect: sets out for the table; to be called once.
        invitation: the line by which others come; empty where one was invited oneself.
        is_watching: whether one only looks on.
        links: those by which others come in a browser; None where there are none.
    """

    def __init__(
        self,
        kind: SealedKind[Any],
        secret: RoomSecret,
        kept: OwnSeat,
        keep: Callable[[OwnSeat], None],
        *,
        watch: bool = False,
        host_key: bytes = b"",
    ) -> None:
        """A guest who is on no way to the table yet; see `Guest`."""
        self.guest = Guest(
            kind, secret, kept, keep=keep, tell=self.tell, watch=watch, host_key=host_key
        )
        self.table: HostTable | None = None
        self.heard: Callable[[Heard], None] = lambda _: None
        self.invitation = ""
        self.links: Links | None = None
        self.connect: Callable[[], object] = lambda: None
        self.is_watching = watch
        self._changed = asyncio.Event()
        self._kept, self._keep = kept, keep
        self._seen_before = kept.seen

    def attempt(self, does: Callable[[], object]) -> bool:
        """Does what is kept before it is said; whether it could be kept. Where not, it has not
        happened, which is told."""
        try:
            does()
        except OSError as error:
            self.tell(NotStored(reason(error)))
            return False
        return True

    def keep_draft(self, number: int, phase: str, text: str) -> None:
        """Keeps what was done in a phase of a round that is not sealed yet, where it can be: nobody
        else hears of it, and it survives the app."""
        if self.guest.ledger is not None:
            game = self.guest.ledger.id.hex()
            self._kept.draft = KeptDraft(game=game, round=number, phase=phase, text=text)
            with suppress(OSError):
                self._keep(self._kept)

    def draft_of(self, number: int, phase: str) -> str:
        """What was done in that phase; empty where nothing is kept."""
        draft, ledger = self._kept.draft, self.guest.ledger
        if draft is None or ledger is None:
            return ""
        here = ledger.id.hex(), number, phase
        return draft.text if (draft.game, draft.round, draft.phase) == here else ""

    def phases_seen(self, game: bytes) -> int:
        """How many phases of a game, by its id, were seen here before the app was left."""
        seen = self._seen_before
        return seen.phases if seen is not None and seen.game == game.hex() else 0

    def tell(self, heard: Heard) -> None:
        """Something was heard of."""
        self._changed.set()
        self._changed = asyncio.Event()
        self.heard(heard)

    def changed(self) -> Awaitable[object]:
        """Waits until something is heard of, from the moment on at which this is called."""
        return self._changed.wait()

    @property
    def has_seat(self) -> bool:
        """Whether one has a seat at the table, as far as is known here."""
        news = self.guest.news
        if news is None:
            return bool(self._kept.host) and not self.is_watching
        return news.you is not None

    def is_refused(self, heard: Heard) -> bool:
        """Whether one is not let in, however often one asks: said by what was just heard of."""
        news = self.guest.news
        outside = news is None or news.you is None
        if isinstance(heard, Refusing):
            gone = heard.why in (WhyRefused.FREED, WhyRefused.ELSEWHERE)
            return heard.why in FOR_GOOD and (outside or gone)
        return heard is Reached.OTHER_TABLE
