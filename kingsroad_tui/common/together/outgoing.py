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


class Outgoing(Generic[FrameT]):
    """What is sent over one connection."""

    def __init__(
        self, send: Callable[[FrameT], Awaitable[None]], close: Callable[[], Awaitable[object]]
    ) -> None:
        """Over a connection that sends a frame, and can be closed."""
        self._send: Callable[[FrameT], Awaitable[None]] = send
        self._close = close
        self._frames: asyncio.Queue[FrameT | None] = asyncio.Queue()
        self._waiting = 0
        self._closing = False
        self._task = asyncio.ensure_future(self._run())

    def send(self, frame: FrameT) -> None:
        """Sends a frame, as soon as it can."""
        if self._closing:
            return
        self._waiting += len(frame)
        if self._waiting > MAX_WAITING:
            self._closing = True
            self._task.cancel()
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

    async def _run(self) -> None:
        try:
            while (frame := await self._frames.get()) is not None:
                async with asyncio.timeout(_TIME_TO_SEND):
                    await self._send(frame)
                self._waiting -= len(frame)
        except (OSError, RuntimeError, TimeoutError):  # the other side is gone
            pass
        finally:
            with suppress(Exception):
                async with asyncio.timeout(1):
                    await self._close()
