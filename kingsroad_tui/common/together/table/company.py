"""Everybody connected to a table: who comes and goes, and what each of them is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from kingsroad_tui.common.together.messages import (
    PROTOCOL_VERSION,
    Challenge,
    Closed,
    FromTable,
    Refuses,
    TableNews,
    WhyRefused,
    encode,
)
from kingsroad_tui.common.together.table.visitors import Connection, Visitor

MAX_VISITORS: Final = 40
"""How many may be connected who know the secret."""

MAX_STRANGERS: Final = 24
"""And how many who have not shown that they do; for one more, whoever waits longest goes."""

TIME_TO_KNOCK: Final = 8.0
"""Seconds in which a stranger has to show it."""


class Company:
    """Those connected to a table.

    Attributes:
        visitors: all of them, in the order in which they came.
    """

    def __init__(
        self,
        owners: Iterable[str],
        news: Callable[[Visitor], TableNews],
        clock: Callable[[], float],
    ) -> None:
        """Nobody is connected yet.

        Args:
            owners: the keys of those who have a seat: from now on they are away.
            news: what of the table a visitor may know.
            clock: tells the time in seconds, from anywhere.
        """
        self.visitors: list[Visitor] = []
        self._news = news
        self._clock = clock
        self._gone = dict.fromkeys(owners, clock())

    # ------------------------------------------------------------------------- who comes and goes

    def come(self, connection: Connection, channel: bytes, *, host: bool) -> Visitor:
        """Somebody connects, a stranger yet."""
        visitor = Visitor(connection, channel, self._clock(), host)
        strangers = [other for other in self.visitors if not other.admitted]
        if len(strangers) >= MAX_STRANGERS:
            self.turn_away(min(strangers, key=lambda one: one.since), WhyRefused.TOO_MANY)
        self.visitors.append(visitor)
        self.send(visitor, Challenge(version=PROTOCOL_VERSION, nonce=visitor.challenge))
        return visitor

    def go(self, visitor: Visitor) -> None:
        """Somebody is not connected any more."""
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        if visitor.key and not self.is_here(visitor.key):
            self._gone[visitor.key] = self._clock()
        if visitor.admitted:
            self.tell_all()

    def turn_away(self, visitor: Visitor, why: WhyRefused) -> None:
        """Says why, and forgets whoever it was."""
        self.refuse(visitor, why)
        visitor.connection.close()
        self.go(visitor)

    def turn_away_silent_strangers(self) -> None:
        """Whoever has taken too long to show that they know the secret has to go."""
        now = self._clock()
        for visitor in [one for one in self.visitors if not one.admitted]:
            if now - visitor.since > TIME_TO_KNOCK:
                self.turn_away(visitor, WhyRefused.TOO_MANY)

    def is_full(self) -> bool:
        """Whether as many know the secret as may be here."""
        return sum(other.admitted for other in self.visitors) >= MAX_VISITORS

    def take_seat(self, visitor: Visitor, key: str) -> None:
        """Somebody is the owner of a seat now; another way to the same owner is dead."""
        for other in list(self.visitors):
            if other.key == key and other is not visitor:
                other.key = ""
                other.connection.close()
                self.visitors.remove(other)
        visitor.key, visitor.watching = key, False
        self._gone.pop(key, None)

    def send_home(self) -> None:
        """Ends it for everybody."""
        for visitor in list(self.visitors):
            self.send(visitor, Closed())
            visitor.connection.close()
        self.visitors.clear()

    # --------------------------------------------------------------------------------- who is here

    def is_here(self, key: str) -> bool:
        """Whether the owner of a seat is connected."""
        return any(visitor.key == key for visitor in self.visitors)

    def away(self, keys: Iterable[str]) -> dict[str, float]:
        """For how many seconds those of these owners have been away who are."""
        now = self._clock()
        return {key: now - self._gone.get(key, now) for key in keys if not self.is_here(key)}

    @property
    def watching(self) -> int:
        """How many look on."""
        return sum(one.watching for one in self.visitors)

    # ------------------------------------------------------------------------- what they are told

    def tell(self, visitor: Visitor) -> None:
        """Tells one of them who is at the table."""
        self.send(visitor, self._news(visitor))

    def tell_all(self) -> None:
        """Tells everybody."""
        for visitor in list(self.visitors):
            if visitor.admitted:
                self.tell(visitor)

    def broadcast(self, message: FromTable) -> None:
        """Says something to all who play or look on."""
        for visitor in list(self.visitors):
            if visitor.key or visitor.watching:
                self.send(visitor, message)

    def send(self, visitor: Visitor, message: FromTable) -> None:
        """Says something to one of them."""
        visitor.connection.send(encode(message))

    def refuse(self, visitor: Visitor, why: WhyRefused) -> None:
        """Says to one of them that something is not done."""
        self.send(visitor, Refuses(why=why))
