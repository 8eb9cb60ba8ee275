"""Everybody connected to a table: who comes and goes, and what each of them is told.

Of each connection is kept what it has shown and how much it may still send.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Protocol

from kingsroad_tui.together import messages
from kingsroad_tui.together.invitation import new_nonce

BURST: Final = 60.0
PER_SECOND: Final = 15.0
"""How many frames a visitor may send at once, and then each second: a person needs a few."""

SIGN_PAUSE: Final = 1.5
"""Seconds between two signs of one visitor; those in between are dropped."""


class Connection(Protocol):
    """The way to a visitor."""

    def send(self, frame: str) -> None:
        """Sends a frame, as soon as it can."""

    def close(self) -> None:
        """Ends the connection once all is sent."""


@dataclass(eq=False)
class Visitor:
    """One of those connected.

    Attributes:
        connection: the way to it.
        channel: what tells the connection from any other; see `RoomSecret.guest_proof`.
        since: when it came.
        host: whether it is in the host's own process, and may do what the host may.
        challenge: the number that the table gave it.
        admitted: whether it has shown that it knows the secret.
        key: that of its seat; empty where it has none.
        watching: whether it looks on.
    """

    connection: Connection
    channel: bytes
    since: float
    host: bool = False
    challenge: str = field(default_factory=new_nonce)
    admitted: bool = False
    key: str = ""
    watching: bool = False
    _left: float = BURST
    _counted: float = 0.0
    _signed: float = -SIGN_PAUSE

    def may_send(self, now: float) -> bool:
        """Whether a frame that has come is not one too many."""
        if self.host:  # a computer at the host's end chooses as fast as it likes
            return True
        self._left = min(BURST, self._left + (now - (self._counted or now)) * PER_SECOND)
        self._counted = now
        self._left -= 1
        return self._left >= 0

    def may_sign(self, now: float) -> bool:
        """Whether a sign that has come is to be shown."""
        if now - self._signed < SIGN_PAUSE:
            return False
        self._signed = now
        return True


MAX_VISITORS: Final = 40
"""How many may be connected who know the secret."""

MAX_WATCHING: Final = 30
"""How many of them may look on: there is always room for those who play."""

MAX_STRANGERS: Final = 24
"""And how many who have not shown that they do; for one more, whoever waits longest goes."""

TIME_TO_KNOCK: Final = 8.0
"""Seconds in which a stranger has to show it, and sit down or look on."""

LEAST_TIME: Final = 1.0
"""Seconds that somebody has for that, however many want to come."""


class Company:
    """Those connected to a table.

    Attributes:
        visitors: all of them, in the order in which they came.
    """

    def __init__(
        self,
        owners: Iterable[str],
        news: Callable[[Visitor], messages.TableNews],
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
            self.turn_away(min(strangers, key=lambda one: one.since), messages.WhyRefused.TOO_MANY)
        self.visitors.append(visitor)
        self.send(
            visitor, messages.Challenge(version=messages.PROTOCOL_VERSION, nonce=visitor.challenge)
        )
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

    def turn_away(self, visitor: Visitor, why: messages.WhyRefused) -> None:
        """Says why, and forgets whoever it was."""
        self.refuse(visitor, why)
        visitor.connection.close()
        self.go(visitor)

    def turn_away_idle(self) -> None:
        """Whoever has taken too long to show that they know the secret, and to sit down or look on,
        has to go."""
        for visitor in [one for one in self.visitors if self._is_idle(one, TIME_TO_KNOCK)]:
            self.turn_away(visitor, messages.WhyRefused.TOO_MANY)

    def has_room(self) -> bool:
        """Whether one more who knows the secret may be here; whoever neither sits nor looks on has
        to go for them."""
        admitted = [one for one in self.visitors if one.admitted]
        if len(admitted) < MAX_VISITORS:
            return True
        idle = next((one for one in admitted if self._is_idle(one, LEAST_TIME)), None)
        if idle is not None:
            self.turn_away(idle, messages.WhyRefused.TOO_MANY)
        return idle is not None

    def _is_idle(self, visitor: Visitor, seconds: float) -> bool:
        """Whether somebody has been here for longer, and neither sits nor looks on."""
        doing = visitor.key or visitor.watching or (visitor.host and visitor.admitted)
        return not doing and self._clock() - visitor.since > seconds

    def take_seat(self, visitor: Visitor, key: str) -> None:
        """Somebody is the owner of a seat now; another app of the same owner has to go, and hears
        why if it is still there."""
        for other in list(self.visitors):
            if other.key == key and other is not visitor:
                other.key = ""
                self.refuse(other, messages.WhyRefused.ELSEWHERE)
                other.connection.close()
                self.visitors.remove(other)
        visitor.key, visitor.watching = key, False
        self._gone.pop(key, None)

    def send_home(self) -> None:
        """Ends it for everybody."""
        for visitor in list(self.visitors):
            self.send(visitor, messages.Closed())
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

    def broadcast(self, message: messages.FromTable) -> None:
        """Says something to all who play or look on."""
        for visitor in list(self.visitors):
            if visitor.key or visitor.watching:
                self.send(visitor, message)

    def send(self, visitor: Visitor, message: messages.FromTable) -> None:
        """Says something to one of them."""
        visitor.connection.send(messages.encode(message))

    def refuse(self, visitor: Visitor, why: messages.WhyRefused) -> None:
        """Says to one of them that something is not done."""
        self.send(visitor, messages.Refuses(why=why))
