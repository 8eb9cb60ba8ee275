"""Places that are served to browsers, with a small program in place of the app."""

from __future__ import annotations

import os
import ssl
import sys
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager

import aiohttp

from kingsroad_tui.web.page_session import AppStart
from kingsroad_tui.web.pages import PagePlace, PageServer
from kingsroad_tui.web.port import OWN_NAMES

HOST = "127.0.0.1"
TOKEN = "abcdefghijklmnopqrstuv"
SEAT = f"/seat/{TOKEN}/"

_ECHO = """
import os, sys
def draw(text):
    data = text.encode()
    sys.stdout.buffer.write(b"D" + len(data).to_bytes(4, "big") + data)
    sys.stdout.buffer.flush()
sys.stdout.write("__GANGLION__\\n")
draw(f"here {os.getpid()}")
read = sys.stdin.buffer.read
while kind := read(1):
    said = read(int.from_bytes(read(4), "big"))
    if kind == b"D":
        draw("heard " + said.decode())
    elif b"quit" in said:
        break
"""
"""Speaks as an app to its page: says that it is there, then whatever it hears."""


class Opened:
    """Starts the program, and counts how many run at once.

    Attributes:
        now: how many run.
        most: how many did at once.
        total: how many were started.
    """

    def __init__(self) -> None:
        self.now = self.most = self.total = 0

    @contextmanager
    def __call__(self) -> Iterator[AppStart]:
        self.now += 1
        self.total += 1
        self.most = max(self.most, self.now)
        try:
            yield AppStart([sys.executable, "-c", _ECHO], os.environ)
        finally:
            self.now -= 1


@asynccontextmanager
async def serving(
    places: Sequence[PagePlace],
    names: Collection[str] = OWN_NAMES,
    context: ssl.SSLContext | None = None,
) -> AsyncIterator[str]:
    """A server at a port of this machine; gives its root."""
    server = PageServer(places, names, context)
    await server.start(HOST, 0)
    try:
        yield f"{'https' if context else 'http'}://{HOST}:{server.port}"
    finally:
        await server.stop()


async def session_at(
    browser: aiohttp.ClientSession, root: str, path: str = SEAT
) -> aiohttp.ClientWebSocketResponse:
    """A session of a page, whose program is there."""
    wire = await browser.ws_connect(f"{root}{path}ws", headers={"Origin": root})
    await heard(wire, b"here")
    return wire


async def heard(wire: aiohttp.ClientWebSocketResponse, words: bytes) -> None:
    """Waits until the program has drawn this."""
    drawn = b""
    while words not in drawn:
        message = await wire.receive(timeout=30)
        assert message.type is aiohttp.WSMsgType.BINARY, message
        drawn += message.data
