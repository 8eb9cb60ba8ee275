"""A page in a browser and the app behind it: what they say to each other, and how they end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from aiohttp import WSMsgType, web
from textual.geometry import Size

from kingsroad_tui.drivers.terminal import bounded

_USUAL: Final = Size(80, 24)
_PATIENCE: Final = 5.0
"""Seconds for the app to take what the page says; one that does not hangs."""

_HEARTBEAT: Final = 15.0
"""Seconds between two questions whether the page is still there."""

_MAX_SAID: Final = 256_000
"""The most bytes that a page says at once: a pasted game is a few thousand."""

_ENDINGS: Final = ((None, 1.0), (signal.SIGHUP, 2.5), (signal.SIGKILL, 5.0))
"""How the app is ended, each with the seconds that it has for it: asked first, then made to."""

_GREETING: Final = b"__GANGLION__\n"
"""What Textual says before the first packet, within so many lines."""

_MAX_LINES: Final = 10

_AS_PAGE: Final = {
    "TEXTUAL_DRIVER": "textual.drivers.web_driver:WebDriver",
    "TEXTUAL_FPS": "60",
    "TEXTUAL_COLOR_SYSTEM": "truecolor",
    "TERM_PROGRAM": "textual",
}
"""By which Textual speaks to a page in place of a terminal."""


def size_asked_for(query: Mapping[str, str]) -> Size:
    """The size that a page names in its address, as far as it does and it can be drawn."""

    def number(name: str, usual: int) -> int:
        try:
            return int(query[name])
        except (KeyError, ValueError):
            return usual

    return bounded(Size(number("width", _USUAL.width), number("height", _USUAL.height)))


@dataclass(frozen=True, slots=True)
class AppStart:
    """How the app of a page is started.

    Attributes:
        command: the program and what it is given.
        environment: all that it finds there, besides what every page needs.
        folder: where it runs; None for where this process does.
        errors: where its standard error goes, as for `subprocess`; None for where this one's does.
    """

    command: Sequence[str]
    environment: Mapping[str, str] = field(repr=False)  # it may hold a secret
    folder: Path | None = None
    errors: int | None = None


class PageSession:
    """A process of the app, as long as its page is open and no longer."""

    def __init__(self, start: AppStart, page: web.WebSocketResponse) -> None:
        self._start = start
        self._page = page
        self._process: Process | None = None
        self._drawing: asyncio.Task[None] | None = None
        self._over = False

    async def last(self, size: Size) -> None:
        """Runs the app until it, or the page, has gone; then neither is left. Raises OSError."""
        try:
            self._process = await self._started(size)
            self._drawing = asyncio.create_task(self._draw(self._process))
            async for message in self._page:
                if message.type is WSMsgType.TEXT and not await self._heard(message.data):
                    break
        finally:
            await self._stop()

    def kill(self) -> None:
        """Ends the app at once, with all in its group."""
        if self._process is not None:
            _signal(self._process, signal.SIGKILL)

    async def _started(self, size: Size) -> Process:
        """Starts the app in a group of its own, that it may end with all that it started."""
        start = self._start
        measures = {"COLUMNS": str(size.width), "ROWS": str(size.height)}
        return await asyncio.create_subprocess_exec(
            *start.command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=start.errors,
            env={**start.environment, **_AS_PAGE, **measures},
            cwd=start.folder,
            start_new_session=True,
        )

    # ------------------------------------------------------------------------- what the page says

    async def _heard(self, text: str) -> bool:
        """Hands on what the page says, if it is anything; whether the app took it."""
        try:
            said = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return True
        match said:
            case ["stdin", str(keys)]:
                return await self._tell(b"D", keys.encode())
            case ["resize", {"width": width, "height": height}]:
                if type(width) is not int or type(height) is not int:
                    return True
                size = bounded(Size(width, height))
                return await self._tell_meta(type="resize", width=size.width, height=size.height)
            case ["blur" | "focus" as what, *_]:
                return await self._tell_meta(type=what)
            case ["ping", data]:
                await self._page.send_json(["pong", data])
        return True

    async def _tell_meta(self, **data: Any) -> bool:
        return await self._tell(b"M", json.dumps(data).encode())

    async def _tell(self, kind: bytes, payload: bytes) -> bool:
        """Sends a packet to the app; whether it took it in time."""
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(kind + len(payload).to_bytes(4, "big") + payload)
            await asyncio.wait_for(self._process.stdin.drain(), _PATIENCE)
        except (OSError, RuntimeError, TimeoutError):  # it has gone, or hangs
            return False
        return True

    # ------------------------------------------------------------------------- what the app draws

    async def _draw(self, process: Process) -> None:
        """Hands on what the app draws, and nothing else; a page whose app has gone is closed."""
        assert process.stdout is not None
        with suppress(asyncio.IncompleteReadError, OSError, ValueError):
            await self._draw_packets(process.stdout)
        if not self._over:
            await self._page.close()

    async def _draw_packets(self, drawn: asyncio.StreamReader) -> None:
        for _ in range(_MAX_LINES):
            if await drawn.readline() == _GREETING:
                break
        else:
            return
        while True:
            kind = await drawn.readexactly(1)
            payload = await drawn.readexactly(int.from_bytes(await drawn.readexactly(4), "big"))
            if kind == b"D":
                await self._page.send_bytes(payload)
            elif kind == b"M" and json.loads(payload).get("type") == "exit":
                return

    # -------------------------------------------------------------------------------- how it ends

    async def _stop(self) -> None:
        """Ends the app, whatever it is doing: what it still draws is thrown away."""
        process, drawing = self._process, self._drawing
        if self._over or process is None or drawing is None:
            return
        self._over = True
        drawing.cancel()
        await asyncio.wait([drawing])
        rest = asyncio.create_task(_thrown_away(process.stdout))
        with suppress(OSError, RuntimeError):
            assert process.stdin is not None
            quitting = b'{"type": "quit"}'
            process.stdin.write(b"M" + len(quitting).to_bytes(4, "big") + quitting)
            process.stdin.close()
        try:
            for number, seconds in _ENDINGS:
                if number is not None:
                    _signal(process, number)
                with suppress(TimeoutError):
                    await asyncio.wait_for(process.wait(), seconds)
                    return
        finally:
            rest.cancel()


def new_page() -> web.WebSocketResponse:
    """The socket of a page, which is asked from time to time whether it is still there."""
    return web.WebSocketResponse(heartbeat=_HEARTBEAT, timeout=1.0, max_msg_size=_MAX_SAID)


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
