"""Frames on their way: in order, and never more of them than may wait; sealed where somebody stands
between two ends.

Both ends of a sealed channel know the secret of the room. Each connection has keys of its own,
from that secret and from a pair of keys that is made for it alone and forgotten afterwards, so
that whoever recorded the frames cannot read them later, even with the secret. Every frame has
the next number, which is not sent: one that is repeated, lost or put elsewhere does not open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Generic, TypeVar

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kingsroad_tui.together.invitation import RoomSecret
from tabletop.sealed_phases import digest

FrameT = TypeVar("FrameT", str, bytes)
"""Frames are text or bytes."""

MAX_WAITING: Final = 2_000_000
"""The most bytes that may wait: whoever does not read them is cut off."""

_TIME_TO_SEND: Final = 10.0


class Waiting:
    """How many bytes wait on all connections of a crowd together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0

    def add(self, more: int) -> bool:
        """So many more wait, or fewer where it is negative; whether all of them may."""
        self._bytes += more
        return self._bytes <= self._most


class Outgoing(Generic[FrameT]):
    """What is sent over one connection."""

    def __init__(
        self,
        send: Callable[[FrameT], Awaitable[None]],
        close: Callable[[], Awaitable[object]],
        *,
        most: int = MAX_WAITING,
        crowd: Waiting | None = None,
    ) -> None:
        """What is sent over a new connection.

        Args:
            send: sends a frame on it.
            close: closes it.
            most: how many bytes may wait on it.
            crowd: counts what waits on it with that of others.
        """
        self._send: Callable[[FrameT], Awaitable[None]] = send
        self._close = close
        self._frames: asyncio.Queue[FrameT | None] = asyncio.Queue()
        self._most = most
        self._own = 0
        self._crowd = crowd or Waiting(most)
        self._closing = False
        self._task = asyncio.ensure_future(self._run())

    def send(self, frame: FrameT) -> None:
        """Sends a frame, as soon as it can."""
        if self._closing:
            return
        self._own += len(frame)
        if not self._crowd.add(len(frame)) or self._own > self._most:
            self._closing = True
            self._task.cancel()
            self._forget()
            return
        self._frames.put_nowait(frame)

    def close(self) -> None:
        """Ends the connection once all is sent."""
        self._closing = True
        self._frames.put_nowait(None)

    async def flushed(self) -> None:
        """Ends the connection once all is sent, and waits for that, but not for long."""
        self.close()
        await asyncio.wait([self._task], timeout=1.0)

    async def ended(self) -> None:
        """Ends the connection as it is, and waits for that."""
        self._closing = True
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._forget()

    def _forget(self) -> None:
        """What still waits is not sent any more."""
        self._crowd.add(-self._own)
        self._own = 0
        while not self._frames.empty():
            self._frames.get_nowait()

    async def _run(self) -> None:
        try:
            while (frame := await self._frames.get()) is not None:
                async with asyncio.timeout(_TIME_TO_SEND):
                    await self._send(frame)
                self._own -= len(frame)
                self._crowd.add(-len(frame))
        except (OSError, RuntimeError, TimeoutError):  # the other side is gone
            pass
        finally:
            self._forget()
            with suppress(Exception):
                async with asyncio.timeout(1):
                    await self._close()


class NotSealed(ValueError):
    """A frame that was not sealed by the other end as the next one."""


class SealedChannel:
    """One end of a connection.

    Attributes:
        greeting: what this end says first.
        binding: what tells the connection from any other, once the other end has greeted.
    """

    def __init__(self, secret: RoomSecret, *, host: bool) -> None:
        """An end that has not heard the other's greeting yet; ``host`` is the table's."""
        self._secret = secret
        self._host = host
        self._own = X25519PrivateKey.generate()
        self.greeting = self._own.public_key().public_bytes_raw()
        self.binding = b""
        self._sending: ChaCha20Poly1305 | None = None
        self._opening: ChaCha20Poly1305 | None = None
        self._sent = 0
        self._opened = 0

    @property
    def greeted(self) -> bool:
        """Whether the other end has greeted."""
        return bool(self.binding)

    def greet(self, greeting: bytes) -> None:
        """The other end says its greeting. Raises NotSealed where it is none."""
        if self.greeted:
            raise NotSealed
        try:
            shared = self._own.exchange(X25519PublicKey.from_public_bytes(greeting))
        except ValueError:
            raise NotSealed from None
        guest, host = (greeting, self.greeting) if self._host else (self.greeting, greeting)
        self.binding = digest("sealed channel", guest, host)
        to_host, to_guest = (
            ChaCha20Poly1305(
                HKDF(SHA256(), 32, self.binding, purpose).derive(
                    shared + self._secret.derived("sealed channel")
                )
            )
            for purpose in (b"to the host", b"to the guest")
        )
        self._sending, self._opening = (to_guest, to_host) if self._host else (to_host, to_guest)

    def seal(self, frame: str) -> bytes:
        """A frame that only the other end can open."""
        if self._sending is None:
            raise NotSealed
        self._sent += 1
        return self._sending.encrypt(_number(self._sent), frame.encode(), self.binding)

    def open(self, sealed: bytes) -> str:
        """The next frame of the other end. Raises NotSealed where it is not that."""
        if self._opening is None:
            raise NotSealed
        try:
            frame = self._opening.decrypt(_number(self._opened + 1), sealed, self.binding)
            self._opened += 1
            return frame.decode()
        except (InvalidTag, ValueError):
            raise NotSealed from None


def _number(number: int) -> bytes:
    return number.to_bytes(12, "big")
