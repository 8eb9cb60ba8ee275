"""Places served to browsers: found by their path alone, one page in place of another, and nobody
who has no business there gets anything."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from kingsroad_tui.together import endpoint
from kingsroad_tui.web.pages import MAX_CONNECTIONS, PagePlace
from kingsroad_tui.web.port import is_meant_for
from tabletop.words.voice import phrase
from tests.support.app.pages import HOST, SEAT, TOKEN, Opened, heard, serving, session_at
from tests.support.soak import sampled

WRONG = f"/seat/{TOKEN[:-1]}w/"


def moving(opened: Opened) -> PagePlace:
    return PagePlace(SEAT, opened, moves=True)


async def test_the_right_link_plays_and_keys_arrive() -> None:
    opened = Opened()
    async with serving([moving(opened)]) as root, aiohttp.ClientSession() as browser:
        async with browser.get(root + SEAT) as page:
            assert page.status == 200
            text = await page.text()
        assert opened.total == 0  # nothing is started for a page that never speaks
        links = re.findall(r"<(?:link|script)\b[^>]*\b(?:href|src)=\"([^\"]+)", text)
        assert links
        for link in links:
            assert link.startswith(root + SEAT)
            async with browser.get(link) as part:
                assert part.status == 200
        wire = await session_at(browser, root)
        await wire.send_json(["stdin", "ouch"])
        await heard(wire, b"heard ouch")
        await wire.close()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/seat/",
        WRONG,
        f"{WRONG}ws",
        f"{WRONG}static/js/textual.js",
        f"/watch/{TOKEN}/",
        f"/seat/{TOKEN}x/",
        "/static/js/textual.js",
        f"{SEAT}static/../templates/app_index.html",
        f"{SEAT}static/%2e%2e/server.py",
        f"{SEAT}static/",
        f"{SEAT}download/1",
        "/table",
    ],
)
async def test_everything_else_is_answered_as_if_nothing_were_there(path: str) -> None:
    opened = Opened()
    async with serving([moving(opened)]) as root, aiohttp.ClientSession() as browser:
        url = URL(root + path, encoded=True)
        async with browser.get(url) as page:
            assert page.status == 404
            assert await page.read() == b""
        async with browser.post(url, data=b"x") as page:
            assert page.status == 404
    assert opened.total == 0


async def test_no_method_but_one_is_answered() -> None:
    async with serving([moving(Opened())]) as root, aiohttp.ClientSession() as browser:
        for method in ("HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"):
            async with browser.request(method, root + SEAT) as page:
                assert page.status == 404
                assert await page.read() == b""


async def test_a_second_page_takes_the_seat_and_the_first_one_is_told() -> None:
    opened = Opened()
    async with serving([moving(opened)]) as root, aiohttp.ClientSession() as browser:
        first = await session_at(browser, root)
        second = await session_at(browser, root)
        said = await first.receive(timeout=10)
        assert said.type is aiohttp.WSMsgType.CLOSE
        assert said.extra == phrase("together-moved")
        await second.send_json(["stdin", "mine"])
        await heard(second, b"heard mine")
        assert opened.most == 1  # the app of the first one had ended before
        await second.close()
        third = await session_at(browser, root)  # closed and opened again
        await third.close()


async def test_of_many_pages_at_once_the_last_one_has_the_seat() -> None:
    opened = Opened()
    async with serving([moving(opened)]) as root, aiohttp.ClientSession() as browser:
        origin = {"Origin": root}
        wires = [await browser.ws_connect(f"{root}{SEAT}ws", headers=origin) for _ in range(6)]
        await heard(wires[-1], b"here")
        await wires[-1].send_json(["stdin", "last"])
        await heard(wires[-1], b"heard last")
        assert opened.most == 1
        for wire in wires[:-1]:
            while not wire.closed:
                await wire.receive(timeout=10)


def test_the_last_word_of_a_socket_is_short() -> None:
    assert len(phrase("together-moved").encode()) <= 120


async def test_whoever_comes_too_late_to_look_on_is_told() -> None:
    opened = Opened()
    place = PagePlace("/watch/" + TOKEN + "/", opened, most=2)
    async with serving([place]) as root, aiohttp.ClientSession() as browser:
        wires = [await session_at(browser, root, place.path) for _ in range(2)]
        async with browser.get(root + place.path) as page:
            assert page.status == 503
            assert phrase("together-all-taken") in await page.text()
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session_at(browser, root, place.path)
        await wires[0].close()
        async with asyncio.timeout(20):
            while opened.now > 1:
                await asyncio.sleep(0.02)
        await (await session_at(browser, root, place.path)).close()
        await wires[1].close()


@pytest.mark.parametrize("host", ["example.org", "127.0.0.2", "127.0.0.1.example.org", "seat"])
async def test_other_names_and_other_origins_get_no_further(host: str) -> None:
    """The same for a right link and a wrong one."""
    opened = Opened()
    async with serving([moving(opened)]) as root, aiohttp.ClientSession() as browser:
        for path in (SEAT, WRONG, f"{SEAT}ws"):
            for headers in ({"Host": host}, {"Origin": f"http://{host}"}, {"Origin": "null"}):
                async with browser.get(root + path, headers=headers) as page:
                    assert page.status == 403
                    assert await page.text() == phrase("together-not-from-here")
    assert opened.total == 0


@pytest.mark.parametrize(
    ("host", "origin", "scheme", "meant"),
    [
        ("192.0.2.7:4000", None, "https", True),
        ("192.0.2.7:4000", "https://192.0.2.7:4000", "https", True),
        ("192.0.2.7:4000", "http://192.0.2.7:4000", "https", False),
        ("[2001:db8::1]:4000", "https://[2001:db8::1]:4000", "https", True),
        ("[2001:db8::2]:4000", None, "https", False),
        ("2001:db8::1", None, "https", False),
        ("localhost:4000", None, "https", False),
    ],
)
def test_only_the_addresses_that_were_said_are_meant(
    host: str, origin: str | None, scheme: str, meant: bool
) -> None:
    names = {"192.0.2.7", "2001:db8::1"}
    assert is_meant_for(names, host, origin, scheme) is meant


async def test_by_tls_the_certificate_is_the_one_given_and_plain_speech_gets_nothing(
    tmp_path: Path,
) -> None:
    pem = tmp_path / "table.pem"
    pem.write_bytes(endpoint.new_certificate())
    places = [moving(Opened())]
    async with (
        serving(places, {HOST}, endpoint.server_context(pem)) as root,
        aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(ssl=endpoint.guest_context())
        ) as browser,
    ):
        async with browser.get(root + SEAT) as page:
            assert page.status == 200
            assert f'data-session-websocket-url="wss://{HOST}' in await page.text()
        wire = await session_at(browser, root)
        shown = endpoint.peer_fingerprint(wire.get_extra_info("ssl_object"))
        assert shown == endpoint.fingerprint_of(pem.read_bytes())
        await wire.close()
        with pytest.raises(aiohttp.ClientError):
            await browser.get(root.replace("https", "http") + SEAT)


def junk(source: random.Random) -> bytes:
    """What scanners and broken browsers send."""
    match source.randrange(6):
        case 0:
            return source.randbytes(source.randrange(1, 400))
        case 1:
            return b"GET " + b"/" * source.randrange(30_000) + b" HTTP/1.1\r\n\r\n"
        case 2:
            return b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * source.randrange(3000)
        case 3:
            return (
                f"POST {SEAT} HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 99999999\r\n\r\n".encode()
            )
        case 4:
            return b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + source.randbytes(100)
        case _:
            return f"GET {SEAT}ws HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n\r\n".encode()


@pytest.mark.parametrize("part", sampled(range(5), 0))
async def test_junk_and_half_open_connections_harm_nobody(part: int) -> None:
    """Somebody plays meanwhile, and goes on playing."""
    source = random.Random(part)
    opened = Opened()
    async with serving([moving(opened)]) as root, aiohttp.ClientSession() as browser:
        port = int(root.rpartition(":")[2])
        wire = await session_at(browser, root)
        silent = (asyncio.open_connection(HOST, port) for _ in range(MAX_CONNECTIONS // 2))
        idle = await asyncio.gather(*silent)
        for number in range(40):
            _, sender = await asyncio.open_connection(HOST, port)
            sender.write(junk(source))
            await asyncio.sleep(0)
            sender.close()
            await wire.send_json(["stdin", f"key {number}."])
            await heard(wire, f"heard key {number}.".encode())
        more = (asyncio.open_connection(HOST, port) for _ in range(MAX_CONNECTIONS))
        idle += await asyncio.gather(*more)
        await wire.send_json(["stdin", "still"])
        await heard(wire, b"heard still")
        for _, sender in idle:
            sender.close()
        await wire.close()
        assert opened.total == 1
        async with asyncio.timeout(30):  # and the place is there again
            while True:
                try:
                    again = await session_at(browser, root)
                except (aiohttp.ClientError, OSError):
                    await asyncio.sleep(0.1)
                else:
                    break
        await again.close()


async def test_a_page_knows_whether_to_open_again_by_itself() -> None:
    """Where its server goes, whose table can be taken up again; not where its app has been left."""
    opened = Opened()
    async with aiohttp.ClientSession() as browser:
        async with serving([moving(opened)]) as root:
            async with browser.get(root + SEAT) as page:
                text = await page.text()
            wire = await session_at(browser, root)
            await wire.send_json(["stdin", "x"])
            await heard(wire, b"heard x")
            closing = asyncio.ensure_future(_last_word(wire))
        assert await closing == aiohttp.WSCloseCode.GOING_AWAY
    assert "event.code !== 1000 && !event.reason" in text
    assert phrase("together-opens-again") in text and "{" + "pause" not in text


async def _last_word(wire: aiohttp.ClientWebSocketResponse) -> int | None:
    while (await wire.receive()).type is aiohttp.WSMsgType.BINARY:
        pass
    return wire.close_code
