"""A guest's session at a table: its way there, what it hears of, and what the host can do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from kingsroad_tui.together.browser_seats import Links
from kingsroad_tui.together.connection import GuestConnection, Reached
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.invitation import Invitation, RoomSecret
from kingsroad_tui.together.ledger import SealedKind, SigningKey
from kingsroad_tui.together.messages import FOR_GOOD, GuestEvent, NotStored, Refusing, WhyRefused
from kingsroad_tui.together.room_files import KeptDraft, OwnSeat, guest_seat, write_kept
from kingsroad_tui.words.errors import words_of

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
            self.tell(NotStored(words_of(error)))
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


@asynccontextmanager
async def guest_session(
    invitation: Invitation,
    kind: SealedKind[Any],
    name: Callable[[], str],
    *,
    rename: bool = False,
    watch: bool = False,
    browser: bool = False,
) -> AsyncIterator[Session]:
    """The session of somebody who was invited: in the seat that is kept, or a new one.

    Args:
        invitation: to the table.
        kind: the game.
        name: gives that of somebody new.
        rename: whether somebody who is known may be called so, too.
        watch: whether they only look on; nothing is kept then.
        browser: whether they sit at the host's computer, by a link.

    Raises OSError where a seat cannot be kept, and as `guest_seat` does.
    """
    if watch:
        seat = OwnSeat(name="-", key=SigningKey().secret.hex())
        async with _on_the_way(invitation, kind, seat, lambda _: None, watch=True) as session:
            yield session
        return
    path, kept, lock = guest_seat(invitation, name)
    kept.seat.name = name() if rename else kept.seat.name
    kept.seat.browser = browser

    def keep(seat: OwnSeat) -> None:
        kept.seat = seat
        write_kept(path, kept)

    try:
        async with _on_the_way(invitation, kind, kept.seat, keep) as session:
            yield session
    finally:
        lock.release()


@asynccontextmanager
async def _on_the_way(
    invitation: Invitation,
    kind: SealedKind[Any],
    seat: OwnSeat,
    keep: Callable[[OwnSeat], None],
    *,
    watch: bool = False,
) -> AsyncIterator[Session]:
    host_key = invitation.host_key
    session = Session(kind, invitation.secret, seat, keep, watch=watch, host_key=host_key)
    connection = GuestConnection(session.guest, invitation, session.tell)
    running: list[asyncio.Task[None]] = []
    session.connect = lambda: running.append(asyncio.ensure_future(connection.run()))
    try:
        yield session
        session.guest.leave()
        await asyncio.sleep(0.05)  # so that the table hears that one goes
    finally:
        connection.end()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
