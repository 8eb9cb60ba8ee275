"""A page in a browser and the app behind it: what they say to each other, and how they end."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import Final

import msgspec
from aiohttp import WSMsgType, web
from textual.geometry import Size
from textual_serve.app_service import AppService
from textual_serve.download_manager import DownloadManager

from kingsroad_tui.common.drivers.listening import bounded

_USUAL: Final = Size(80, 24)
_PATIENCE: Final = 5.0
"""Seconds for the app to take what the page says; one that does not hangs."""

_HEARTBEAT: Final = 15.0
"""Seconds between two questions whether the page is still there."""

_ENDINGS: Final = ((None, 1.0), (signal.SIGHUP, 2.5), (signal.SIGKILL, 5.0))
"""How the app is ended, each with the seconds that it has for it: asked first, then made to."""


def size_asked_for(query: Mapping[str, str]) -> Size:
    """The size that a page names in its address, as far as it does and it can be drawn."""

    def number(name: str, usual: int) -> int:
        try:
            return int(query[name])
        except (KeyError, ValueError):
            return usual

    return bounded(Size(number("width", _USUAL.width), number("height", _USUAL.height)))


class PageSession(AppService):
    """A process of the app, as long as its page is open and no longer."""

    def __init__(self, command: str, page: web.WebSocketResponse) -> None:
        async def close() -> None:
            await page.close()

        super().__init__(
            command,
            write_bytes=page.send_bytes,
            write_str=page.send_str,
            close=close,
            download_manager=DownloadManager(),
        )
        self._page = page
        self._over = False

    async def last(self, size: Size) -> None:
        """Runs the app until it, or the page, has gone; then neither is left."""
        try:
            await self.start(*size)
            async for message in self._page:
                if message.type is WSMsgType.TEXT and not await self._heard(message.data):
                    break
        finally:
            await self.stop()

    async def _heard(self, text: str) -> bool:
        """Hands on what the page says, if it is anything; whether the app took it."""
        try:
            said = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return True
        match said:
            case ["stdin", str(keys)]:
                return await _in_time(self.send_bytes(keys.encode()))
            case ["resize", {"width": width, "height": height}]:
                if type(width) is not int or type(height) is not int:
                    return True
                size = bounded(Size(width, height))
                return await _in_time(
                    self.send_meta({"type": "resize", "width": size.width, "height": size.height})
                )
            case ["blur" | "focus" as what, *_]:
                return await _in_time(self.send_meta({"type": what}))
            case ["ping", data]:
                await self._page.send_json(["pong", data])
        return True

    async def run(self) -> None:
        """Hands on what the app draws; a page whose app has gone is closed."""
        await super().run()
        if not self._over:
            await self._page.close()

    async def stop(self) -> None:
        """Ends the app, whatever it is doing: what it still draws is thrown away."""
        process, task = self._process, self._task
        if self._over or process is None:
            return
        self._over = True
        if task is not None:
            task.cancel()
            await asyncio.wait([task])
        rest = [asyncio.create_task(_thrown_away(end)) for end in (process.stdout, process.stderr)]
        with suppress(OSError, RuntimeError):
            self.stdin.write(self.encode_packet(b"M", b'{"type": "quit"}'))
            self.stdin.close()
        try:
            for number, seconds in _ENDINGS:
                if number is not None:
                    _signal(process, number)
                with suppress(TimeoutError):
                    await asyncio.wait_for(process.wait(), seconds)
                    return
        finally:
            for reading in rest:
                reading.cancel()

    async def _open_app_process(self, width: int = 80, height: int = 24) -> Process:
        """Starts the app in a group of its own, that it may end with all that it started."""
        self._process = process = await asyncio.create_subprocess_exec(
            *shlex.split(self.command),
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            env=self._build_environment(width=width, height=height),
            start_new_session=True,
        )
        self._stdin = process.stdin
        return process


def new_page() -> web.WebSocketResponse:
    """The socket of a page, which is asked from time to time whether it is still there."""
    return web.WebSocketResponse(heartbeat=_HEARTBEAT, timeout=1.0)


async def _in_time(sending: Awaitable[bool]) -> bool:
    try:
        return await asyncio.wait_for(sending, _PATIENCE)
    except TimeoutError:
        return False


async def _thrown_away(stream: asyncio.StreamReader | None) -> None:
    while stream is not None and await stream.read(65_536):
        pass


def _signal(process: Process, number: int) -> None:
    """Sends a signal to the app, and the last one to all that it started."""
    with suppress(ProcessLookupError):
        if number == signal.SIGKILL:
            os.killpg(process.pid, number)
        else:
            os.kill(process.pid, number)
