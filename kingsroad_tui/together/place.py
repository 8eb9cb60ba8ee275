"""One's own place at a table, kept from the way in to the way out, whatever screen is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from kingsroad_tui.together import words
from kingsroad_tui.together.guest_events import (
    OF_THE_NAME,
    Breaking,
    Refusing,
    SignBy,
    TableClosed,
)
from kingsroad_tui.together.in_ones_place import InOnesPlaceNews
from kingsroad_tui.together.joining import Reached
from kingsroad_tui.together.messages import Gesture
from kingsroad_tui.together.said_at_table import SaidAtTable
from kingsroad_tui.together.session import Heard, Session
from kingsroad_tui.together.signs import SignMade, standing
from kingsroad_tui.together.table.visitors import SIGN_PAUSE

Listener = Callable[[Heard, list[str]], None]
"""Is called with what was heard of, and what is said of it."""

_NO_WAY: Final = (Reached.LOST, Reached.NO_ANSWER)

_SIGN_GAP: Final = SIGN_PAUSE + 0.1
"""Seconds after one's own sign was heard: the table, which took it before, takes another one."""

_SIGN_UNHEARD: Final = 2 * SIGN_PAUSE
"""Seconds after which a sign is lost that was not heard."""

_SIGNS_AHEAD: Final = 3
"""So many signs may wait for their time; one more is one too many."""


class OwnPlace:
    """A place at a table, and everybody here who wants to hear what happens there.

    Attributes:
        game: the word for the game.
        session: one's guest at the table, once `take` has come back.
        talk: puts what happens into sentences.
        in_ones_place: finds what was chosen in one's own place.
        refused: why one is not let in, or has left, in a sentence; empty as long as one may stay.
        wants_name: whether one is not let in by this name, and may be by another one.
        closed: whether the host has closed the table, which can be opened again.
        reach: who can come to the table, in sentences; for its host.
        only_here: whether only this computer can reach it.
        invited_by: the invitation that one came by; empty for the host.
    """

    session: Session
    talk: SaidAtTable
    in_ones_place: InOnesPlaceNews

    def __init__(
        self, game: str, way: AbstractAsyncContextManager[Session], *, invited_by: str = ""
    ) -> None:
        """``way`` leads to the table, and back from it; the others are as in the attributes."""
        self.game = game
        self.reach = ""
        self.only_here = False
        self.invited_by = invited_by
        self.refused = ""
        self.wants_name = False
        self.closed = False
        self._way = way
        self._reached: Reached | None = None
        self._listeners: list[Listener] = []
        self._leaving = asyncio.Event()
        self._stay: asyncio.Task[None] | None = None
        self._asked: object = None
        self._asked_since: float | None = None
        self._signs: tuple[SignMade, ...] = ()
        self._to_sign: list[Gesture] = []
        """The signs that wait for their time."""

        self._may_sign_at = 0.0
        self._sign_timer: asyncio.TimerHandle | None = None

    async def take(self) -> None:
        """Goes as far as the way there is open; raises what that does."""
        loop = asyncio.get_running_loop()
        taken: asyncio.Future[Session] = loop.create_future()
        self._stay = asyncio.ensure_future(self._stays(taken))
        self.session = await taken
        self.talk = SaidAtTable(self.session.guest)
        self.in_ones_place = InOnesPlaceNews(self.session)
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
        return max(0, round(limit - (self._now - self._asked_since)))

    @property
    def signs(self) -> tuple[SignMade, ...]:
        """The signs that stand at the table now, the oldest first."""
        self._signs = standing(self._signs, self._now)
        return self._signs

    def signs_said(self) -> str:
        """The same, in sentences."""
        said = (words.SIGNS[one.gesture].format(name=self.name(one.seat)) for one in self.signs)
        return " ".join(said)

    def sign(self, gesture: Gesture) -> None:
        """Makes a sign to all, as soon as the table takes another one of the same seat."""
        if len(self._to_sign) < _SIGNS_AHEAD:
            self._to_sign.append(gesture)
        self._sign_next()

    def _sign_next(self) -> None:
        """Makes the next sign if its time has come, and looks again when that of another one is."""
        if self._to_sign and self._now >= self._may_sign_at:
            self._may_sign_at = self._now + _SIGN_UNHEARD
            self.session.guest.sign(self._to_sign.pop(0))
        if self._sign_timer is not None:
            self._sign_timer.cancel()
            self._sign_timer = None
        if self._to_sign:
            loop = asyncio.get_running_loop()
            self._sign_timer = loop.call_at(self._may_sign_at, self._sign_next)

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _hear(self, heard: Heard) -> None:
        if self.refused:
            return  # one has left, whatever becomes of the connection
        said = self.talk.sentences(heard)
        self._note_time()
        if isinstance(heard, SignBy):
            self._signs = (*self.signs, SignMade(heard.seat, heard.gesture, self._now))
            news = self.session.guest.news
            if news is not None and news.you == heard.seat:
                self._may_sign_at = self._now + _SIGN_GAP
                self._sign_next()
        if isinstance(heard, Reached):
            self._reached = heard
            if self.closed:
                said = []  # nobody answers, as is said already
        elif isinstance(heard, TableClosed):
            self.closed = True
        elif self.session.guest.admitted:
            self.closed, self._reached = False, Reached.CONNECTED
        if self.session.is_refused(heard) or isinstance(heard, Breaking):
            self.refused = " ".join(said)
            self.wants_name = isinstance(heard, Refusing) and heard.why in OF_THE_NAME
            self._leaving.set()  # it would be refused again and again
        for listener in list(self._listeners):
            listener(heard, said)

    def _note_time(self) -> None:
        """The time for a choice begins anew with each phase, and again once all have chosen.

        Whoever comes in the middle is told by the table how much of it is left.
        """
        guest, news = self.session.guest, self.session.guest.news
        ledger = guest.ledger
        asked = None if ledger is None else (guest.number, ledger.asked)
        limit, left = (news.limit, news.left) if news is not None else (None, None)
        if asked != self._asked:
            live = guest.caught_up and self._asked is not None
            self._asked_since = self._now if live else None
            self._asked = asked
        if self._asked_since is None and guest.caught_up and limit is not None and left is not None:
            self._asked_since = self._now - (limit - left)
