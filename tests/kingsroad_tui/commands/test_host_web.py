"""``host --web``: links to a seat, the same person at it again and again, no secret told."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp

from kingsroad_tui.together.endpoint import guest_context
from tabletop.words.voice import phrase
from tests.support.app.processes import needs_proc

TIME = 60
_ESCAPES = re.compile(r"\x1b\[[0-9;?<>=]*[a-zA-Z]")


class Host:
    """``kingsroad host --plain`` in a process of its own.

    Attributes:
        said: all that it has said.
    """

    def __init__(self, process: Process) -> None:
        self.process = process
        self.said = ""

    async def until(self, pattern: str) -> str:
        """Waits until it has said something, from where it was heard to last; the match."""
        assert self.process.stdout is not None
        new = ""
        async with asyncio.timeout(TIME):
            while not (found := re.search(pattern, new)):
                line = await self.process.stdout.readline()
                assert line, self.said
                new += line.decode()
                self.said += line.decode()
        return found[0]

    async def links(self) -> list[str]:
        """The links that it gives, that to look on last."""
        await self.until(phrase("together-links-watch"))
        await self.until(r"/watch/")
        return re.findall(r"https?://\S+", self.said)


@asynccontextmanager
async def host(home: Path, *options: str) -> AsyncIterator[Host]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "kingsroad_tui", "host", "--plain", *options),
        env=os.environ | {"KINGSROAD_HOME": str(home)},
        stdin=PIPE,
        stdout=PIPE,
    )
    try:
        yield Host(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


class Browser:
    """A page at a link, which draws nothing but keeps what it was sent."""

    def __init__(self, wire: aiohttp.ClientWebSocketResponse) -> None:
        self.wire = wire
        self.drawn = ""

    async def until(self, text: str) -> None:
        async with asyncio.timeout(TIME):
            while text not in _ESCAPES.sub("", self.drawn):
                message = await self.wire.receive()
                assert message.type is aiohttp.WSMsgType.BINARY, (message, self.drawn[-2000:])
                self.drawn += message.data.decode()

    async def say(self, keys: str) -> None:
        await self.wire.send_json(["stdin", keys])


async def opened(browser: aiohttp.ClientSession, link: str) -> Browser:
    parts = urlsplit(link)
    root = f"{parts.scheme}://{parts.netloc}"
    async with browser.get(link) as page:
        assert page.status == 200
        html = await page.text()
    address = re.search(r'data-session-websocket-url="([^"]+)"', html)
    assert address is not None
    assert not re.search(r"[0-9A-Z]{4}(-[0-9A-Z]{4}){8}", html)  # no invitation
    wire = await browser.ws_connect(f"{address[1]}?width=100&height=30", headers={"Origin": root})
    return Browser(wire)


def pages_of(host: Host) -> list[int]:
    """The processes of the app behind its pages."""
    found = Path(f"/proc/{host.process.pid}/task").glob("*/children")
    return [int(child) for file in found for child in file.read_text().split()]


@needs_proc
async def test_a_link_leads_to_a_seat_and_back_to_it(tmp_path: Path) -> None:
    home = tmp_path / "home"
    async with aiohttp.ClientSession() as browser:
        async with host(home, "--web", "--name", "Ann", "--seats", "3") as ann:
            bea_link, cid_link, _ = links = await ann.links()
            assert links[0].startswith("http://127.0.0.1:")
            (invitation,) = re.findall(r"^ +([0-9A-Z]{4}(?:-[0-9A-Z]{4})+)$", ann.said, re.M)
            bea = await opened(browser, bea_link)
            await bea.until("What is your name?")
            await bea.say("Bea\r")
            await ann.until("Bea takes a seat")
            await bea.until("host's computer")
            (page,) = pages_of(ann)
            command = Path(f"/proc/{page}/cmdline").read_bytes().decode()
            assert invitation[:9] not in command
            # A second page takes the seat, and the first one is told.
            again = await opened(browser, bea_link)
            while (
                message := await bea.wire.receive(timeout=TIME)
            ).type is aiohttp.WSMsgType.BINARY:
                bea.drawn += message.data.decode()
            assert message.extra == phrase("together-moved")
            await again.until("Bea (you)")
            assert "What is your name?" not in again.drawn
            cid = await opened(browser, cid_link)
            await cid.until("What is your name?")
            await cid.say("Ann\r")
            await cid.until("a name like yours")
            await cid.say("Cid\r")
            await ann.until("begin")
            for one in (bea, again, cid):
                text = _ESCAPES.sub("", one.drawn)
                assert invitation[:9] not in text
                assert str(home) not in text
            await again.wire.close()
            await cid.wire.close()
        # The host's app is killed, and the table taken up again: the same links, the same people.
        async with host(home, "--resume") as ann:
            assert await ann.links() == links
            bea = await opened(browser, bea_link)
            await ann.until("Bea is back")
            await bea.wire.close()


async def test_somebody_looks_on_by_a_link(tmp_path: Path) -> None:
    async with (
        aiohttp.ClientSession() as browser,
        host(tmp_path / "home", "--web", "--name", "Ann") as ann,
    ):
        watch = (await ann.links())[-1]
        page = await opened(browser, watch)
        await page.until("Ann, here")
        await page.wire.close()


async def test_beyond_this_computer_links_are_secure_and_the_certificate_is_said(
    tmp_path: Path,
) -> None:
    async with (
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=guest_context())) as browser,
        host(tmp_path / "home", "--web", "--name", "Ann", "--listen", "127.0.0.2") as ann,
    ):
        link = (await ann.links())[0]
        assert link.startswith("http://127.0.0.2")  # this is still only this computer
        await (await opened(browser, link)).wire.close()
    async with (
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=guest_context())) as browser,
        host(tmp_path / "home", "--web", "--name", "Ann", "--listen", "0.0.0.0") as ann,
    ):
        links = await ann.links()
        assert all(link.startswith("https://") for link in links[:2])
        assert await ann.until(r"(?:[0-9A-F]{2}:){15}[0-9A-F]{2}")
        page = await opened(browser, links[0])
        await page.until("What is your name?")
        await page.wire.close()


async def test_the_port_of_links_that_there_are_not_is_said_in_a_line(tmp_path: Path) -> None:
    async with host(tmp_path / "home", "--web-port", "4000", "--name", "Ann") as ann:
        assert await ann.process.wait() == 2
