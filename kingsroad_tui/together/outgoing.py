"""Frames on their way out of a connection: in order, and never more of them than may wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Generic, TypeVar

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
