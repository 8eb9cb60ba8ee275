"""Those who are connected to a table: what each has shown and how much it may still send."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Protocol

from kingsroad_tui.together.secret import new_nonce

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
