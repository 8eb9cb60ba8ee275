"""One's own place at a table, kept from the way in to the way out, whatever screen is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from kingsroad_tui.common.together.guest_events import Breaking, TableClosed
from kingsroad_tui.common.together.joining import Reached
from kingsroad_tui.common.together.said_at_table import SaidAtTable
from kingsroad_tui.common.together.session import Heard, Session

Listener = Callable[[Heard, list[str]], None]
"""Is called with what was heard of, and what is said of it."""

_NO_WAY: Final = (Reached.LOST, Reached.NO_ANSWER)


class OwnPlace:
    """A place at a table, and everybody here who wants to hear what happens there.

    Attributes:
        game: the word for the game.
        session: one's guest at the table, once `take` has come back.
        talk: puts what happens into sentences.
        refused: why one is not let in, or has left, in a sentence; empty as long as one may stay.
        closed: whether the host has closed the table, which can be opened again.
        reach: who can come to the table, in sentences; for its host.
        invited_by: the invitation that one came by; empty for the host.
    """

    session: Session
    talk: SaidAtTable

    def __init__(
        self, game: str, way: AbstractAsyncContextManager[Session], *, invited_by: str = ""
    ) -> None:
        """``way`` leads to the table, and back from it; the others are as in the attributes."""
        self.game = game
        self.reach = ""
        self.invited_by = invited_by
        self.refused = ""
        self.closed = False
        self._way = way
        self._reached: Reached | None = None
        self._listeners: list[Listener] = []
        self._leaving = asyncio.Event()
        self._stay: asyncio.Task[None] | None = None
        self._asked: object = None
        self._asked_since: float | None = None

    async def take(self) -> None:
        """Goes as far as the way there is open; raises what that does."""
        loop = asyncio.get_running_loop()
        taken: asyncio.Future[Session] = loop.create_future()
        self._stay = asyncio.ensure_future(self._stays(taken))
        self.session = await taken
        self.talk = SaidAtTable(self.session.guest)
        self.session.heard = self._hear

    async def _stays(self, taken: asyncio.Future[Session]) -> None:
        """The way is gone and come back by one task, from its beginning to its end."""
        try:
            async with self._way as session:
                taken.set_result(session)
                await self._leaving.wait()
        except Exception as error:
            if taken.done():
                raise
            taken.set_exception(error)

    async def leave(self) -> None:
        """Goes away; a guest's seat stays theirs, and a table that is kept can be opened again."""
        self._listeners.clear()
        self._leaving.set()
        if self._stay is not None:
            await self._stay

    def listen(self, listener: Listener) -> None:
        """From now on it hears what happens."""
        self._listeners.append(listener)

    def forget(self, listener: Listener) -> None:
        """It hears nothing any more; nothing happens where it never did."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    @property
    def is_host(self) -> bool:
        """Whether the table is one's own."""
        return self.session.table is not None

    @property
    def lost(self) -> bool:
        """Whether there is no connection just now; it is tried again and again."""
        return self._reached in _NO_WAY

    def name(self, seat: int) -> str:
        """Who has a seat."""
        return self.talk.name(seat)

    def seconds_left(self) -> int | None:
        """How long there still is for the choice of this phase; None without a limit, where nobody
        else could choose once it is over, and where nobody here knows."""
        guest = self.session.guest
        limit = guest.news.limit if guest.news is not None else None
        turn = guest.ledger.turn if guest.ledger is not None else None
        if limit is None or turn is None or turn.personal or self._asked_since is None:
            return None
        return max(0, round(limit - (asyncio.get_running_loop().time() - self._asked_since)))

    def _hear(self, heard: Heard) -> None:
        said = self.talk.sentences(heard)
        self._note_time()
        if isinstance(heard, Reached):
            self._reached = heard
        elif isinstance(heard, TableClosed):
            self.closed = True
        elif self.session.guest.admitted:
            self.closed, self._reached = False, Reached.CONNECTED
        if self.session.is_refused(heard) or isinstance(heard, Breaking):
            self.refused = " ".join(said)
            self._leaving.set()  # it would be refused again and again
        for listener in list(self._listeners):
            listener(heard, said)

    def _note_time(self) -> None:
        """The time for a choice begins anew with each phase, and again once all have chosen."""
        guest = self.session.guest
        ledger = guest.ledger
        asked = None if ledger is None else (guest.number, ledger.asked)
        if asked != self._asked:
            # Whoever comes in the middle does not know since when the others have been choosing.
            begun = ledger is not None and (ledger.seals or len(ledger.histories) > 1)
            unknown = self._asked is None and begun
            self._asked_since = None if unknown else asyncio.get_running_loop().time()
            self._asked = asked
