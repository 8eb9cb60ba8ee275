"""Tables over real sockets: played to the end, whatever else comes to the port; and whom a new
table reaches, as is said wherever its invitation is.
"""

from __future__ import annotations

import asyncio
import logging
import random
import resource
import ssl
import time
from dataclasses import replace
from functools import cache
from pathlib import Path

import aiohttp
import pytest

from kingsroad_tui.together import connection, hosting
from kingsroad_tui.together.at_table import host_can
from kingsroad_tui.together.browser_seats import Links
from kingsroad_tui.together.connection import MAX_SOCKETS, PATH, Reached
from kingsroad_tui.together.endpoint import fingerprint_of, new_certificate, server_context
from kingsroad_tui.together.hosting import is_only_here, new_host, reach_lines
from kingsroad_tui.together.invitation import FINGERPRINT_BYTES, Invitation, RoomSecret
from kingsroad_tui.together.messages import Refusing, WhyRefused
from kingsroad_tui.web.port import network_of
from tests.support.soak import sampled
from tests.support.together.network import NetworkGuest, served


@cache
def untrusting() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


async def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    """A reveal is everywhere within 150 ms, and a seat is taken within two seconds."""
    async with served(tmp_path, 3) as (invitation, table):
        start = time.monotonic()
        guests = [NetworkGuest(name, invitation) for name in ("Ann", "Bob", "Cid")]
        async with asyncio.timeout(30):
            await asyncio.gather(*(guest.seated.wait() for guest in guests))
            taken = time.monotonic() - start
            await asyncio.gather(*(guest.over.wait() for guest in guests))
        games = [guest.guest.ledger.game.game for guest in guests]  # type: ignore[union-attr]
        assert games[0].finished
        assert games[0] == games[1] == games[2] == table.ledger.game.game  # type: ignore[union-attr]
        spread = [max(when) - min(when) for when in zip(*(g.revealed for g in guests), strict=True)]
        assert max(spread) < 0.15
        assert taken < 2
        await asyncio.gather(*(guest.leave() for guest in guests))


async def test_a_lost_connection_comes_back_to_its_seat(tmp_path: Path) -> None:
    async with served(tmp_path) as (invitation, table):
        guests = [NetworkGuest(name, invitation) for name in ("Ann", "Bob")]
        async with asyncio.timeout(30):
            while len(guests[1].revealed) < 3:
                await asyncio.sleep(0.005)
            for visitor in list(table.company.visitors):
                visitor.connection.close()
            await asyncio.gather(*(guest.over.wait() for guest in guests))
        assert Reached.LOST in guests[1].events
        assert table.ledger is not None
        assert table.ledger.game.game.finished
        await asyncio.gather(*(guest.leave() for guest in guests))


async def test_the_wrong_secret_and_another_table_get_no_seat(tmp_path: Path) -> None:
    async with served(tmp_path) as (invitation, table):
        wrong = NetworkGuest("Eve", replace(invitation, secret=RoomSecret.new()))
        other = NetworkGuest("Eve", replace(invitation, fingerprint=bytes(8)))
        async with asyncio.timeout(10):
            while Refusing(WhyRefused.WRONG_SECRET) not in wrong.events or not other.events:
                await asyncio.sleep(0.01)
        assert other.events == [Reached.OTHER_TABLE]
        assert not any(visitor.admitted for visitor in table.company.visitors)
        await asyncio.gather(wrong.leave(), other.leave())


@pytest.mark.parametrize("relay", [False, True])
async def test_somebody_who_says_nothing_is_not_waited_for(
    relay: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What answers there agrees on TLS and is silent then: it is said, and tried again."""
    monkeypatch.setattr(connection, "_TIME_TO_CONNECT", 0.2)
    pem = tmp_path / "silent.pem"
    pem.write_bytes(new_certificate())
    come: list[asyncio.StreamWriter] = []

    async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        come.append(writer)

    server = await asyncio.start_server(silent, "127.0.0.1", 0, ssl=server_context(pem))
    port = server.sockets[0].getsockname()[1]
    fingerprint = fingerprint_of(pem.read_bytes())[:FINGERPRINT_BYTES]
    guest = NetworkGuest(
        "Ann", Invitation("127.0.0.1", port, RoomSecret.new(), fingerprint, relay=relay)
    )
    async with asyncio.timeout(30):
        while len(come) < 2:
            await asyncio.sleep(0.01)
    assert guest.events == [Reached.NO_ANSWER]
    await guest.leave()
    server.close()


async def test_browsers_and_pages_get_nothing(tmp_path: Path) -> None:
    """No page may speak to the table; what is there is not told."""
    async with served(tmp_path) as (invitation, _), aiohttp.ClientSession() as browser:
        root = f"https://127.0.0.1:{invitation.port}"
        for path in ("/", PATH, "/../../etc/passwd", "/static/x"):
            async with browser.get(root + path, ssl=untrusting()) as page:
                assert (page.status, await page.text()) == (404, "")
        async with browser.post(root + PATH, ssl=untrusting(), data=b"x" * 100_000) as page:
            assert page.status == 404
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await browser.ws_connect(
                root + PATH, ssl=untrusting(), headers={"Origin": "https://example.org"}
            )
        with pytest.raises(aiohttp.ClientError):
            await browser.get(f"http://127.0.0.1:{invitation.port}/")


class Logged(logging.Handler):
    """Keeps what is logged as text; a record would keep what it is about alive."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


async def junk_connection(port: int, chance: random.Random) -> None:
    """One of those that only cost something: silent, slow, no TLS, or rubbish in it."""
    kind = chance.randrange(6)
    try:
        async with asyncio.timeout(3):
            if kind < 3:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
            else:
                reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=untrusting())
            match kind:
                case 0:
                    await asyncio.sleep(0.3)  # half open: says nothing
                case 1:
                    writer.write(chance.randbytes(500))
                case 2:
                    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                case 3:
                    writer.write(chance.randbytes(5000))
                case 4:
                    writer.write(b"GET " + b"/a" * 5000 + b" HTTP/1.1\r\n")
                case _:
                    writer.write(b"GET /table HTTP/1.1\r\nHost: x\r\n")  # and never ends it
                    await asyncio.sleep(0.3)
            await writer.drain()
            await reader.read(10_000)
            writer.close()
    except (OSError, ssl.SSLError, TimeoutError, asyncio.IncompleteReadError):
        pass


@pytest.mark.parametrize("volume", sampled([60, 600], 60))
async def test_junk_at_the_port_harms_nobody(tmp_path: Path, volume: int) -> None:
    """While a game is played: half open, wrong TLS, scanners, rubbish; nothing is logged."""
    chance = random.Random(volume)
    logged = Logged()
    logging.getLogger().addHandler(logged)
    async with served(tmp_path) as (invitation, table):
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        guests = [NetworkGuest(name, invitation) for name in ("Ann", "Bob")]
        async with asyncio.timeout(120):
            for first in range(0, volume, 30):
                some = range(first, min(volume, first + 30))
                await asyncio.gather(*(junk_connection(invitation.port, chance) for _ in some))
            await asyncio.gather(*(guest.over.wait() for guest in guests))
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        assert grown < 100_000, grown  # kilobytes
        assert table.ledger is not None
        assert table.ledger.game.game.finished
        assert len(table.company.visitors) == 2
        assert not any(invitation.secret.value.hex() in line for line in logged.lines)
        assert not any("Traceback" in line for line in logged.lines)
        await asyncio.gather(*(guest.leave() for guest in guests))


async def test_there_is_an_end_to_how_many_may_connect(tmp_path: Path) -> None:
    """For those beyond it whoever came first and says nothing has to go; who sits at the table
    stays, and others come in between."""
    async with served(tmp_path) as (invitation, _):
        ann = NetworkGuest("Ann", invitation)
        async with asyncio.timeout(30):
            await ann.seated.wait()
            silent = [
                await asyncio.open_connection("127.0.0.1", invitation.port)
                for _ in range(MAX_SOCKETS + 20)
            ]
            while sum(reader.at_eof() for reader, _ in silent) < 20:
                await asyncio.sleep(0.01)
            bob = NetworkGuest("Bob", invitation)
            await asyncio.gather(ann.over.wait(), bob.over.wait())
            for _, writer in silent:
                writer.close()
        assert Reached.LOST not in ann.events
        await asyncio.gather(ann.leave(), bob.leave())


async def held_again_and_again(port: int) -> None:
    """A socket that says nothing, and comes back whenever it is closed."""
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            await reader.read(1)
            writer.close()
        except OSError:
            await asyncio.sleep(0.01)


async def test_a_newcomer_gets_in_however_many_hold_the_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More sockets than there may be say nothing and come back at once; all the same one who
    speaks takes a seat, and who sat there before stays."""
    monkeypatch.setattr(connection, "MAX_SOCKETS", 12)
    async with served(tmp_path) as (invitation, _):
        ann = NetworkGuest("Ann", invitation)
        async with asyncio.timeout(60):
            await ann.seated.wait()
            holding = [
                asyncio.ensure_future(held_again_and_again(invitation.port)) for _ in range(20)
            ]
            await asyncio.sleep(0.5)
            bob = NetworkGuest("Bob", invitation)
            await asyncio.gather(ann.over.wait(), bob.over.wait())
        assert Reached.LOST not in ann.events
        for task in holding:
            task.cancel()
        await asyncio.gather(*holding, ann.leave(), bob.leave(), return_exceptions=True)


def test_a_network_is_an_address_or_half_of_one() -> None:
    """Whoever has one address of the new kind has as many as they like beside it."""
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("192.0.2.1") == network_of("::ffff:192.0.2.1")
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("") == b""


@pytest.mark.parametrize(
    ("address", "via", "only_here"),
    [
        ("127.0.0.1", "", True),
        ("127.0.0.2", "", True),
        ("::1", "", True),
        ("192.0.2.7", "", False),
        ("127.0.0.1", "relay.example.org:7625/0123456789abcdef", False),
        ("0.0.0.0", "127.0.0.1:7625/0123456789abcdef", True),
        ("0.0.0.0", "[::1]:7625/0123456789abcdef", True),
        ("0.0.0.0", "localhost:7625/0123456789abcdef", True),
    ],
)
def test_whom_an_invitation_reaches(address: str, via: str, *, only_here: bool) -> None:
    kept = new_host("kingsroad", {}, "Ann", 2, hints=True, limit=None)
    kept.address, kept.via, kept.port = address, via, 7000
    assert is_only_here(kept) is only_here
    said = " ".join(
        [*reach_lines(kept), *hosting.invitation_lines("8G00-AB", "join", only_here=only_here)]
    )
    assert ("Friends run: join 8G00-…" in said) is not only_here
    assert ("only this computer can reach" in said.lower()) is only_here
    assert all(option in said for option in ("--listen", "--via")) is (only_here and not via)


def test_everywhere_without_a_network_is_here_only(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = new_host("kingsroad", {}, "Ann", 2, hints=True, limit=None)
    kept.address = "0.0.0.0"
    monkeypatch.setattr(hosting, "reachable_at", lambda _: [])
    assert is_only_here(kept)
    monkeypatch.setattr(hosting, "reachable_at", lambda _: ["192.0.2.7"])
    assert not is_only_here(kept)


@pytest.mark.parametrize(
    ("gone", "still", "known", "said"),
    [
        (("Wilma",), False, False, "Wilma is still away: wait, or press i to let a computer play"),
        (("Ann", "Bob"), False, False, "Ann and Bob are still away: wait, or press i to let "),
        (("<hint>",), False, True, "Wait, or press i to let a computer play for <hint>."),
        (("Bob",), True, True, "Wait, or press i to go on without Bob."),
    ],
)
def test_what_a_host_can_do(gone: tuple[str, ...], said: str, *, still: bool, known: bool) -> None:
    assert host_can(gone, "i", still=still, known=known).startswith(said)


def test_links_of_this_computer_say_so() -> None:
    """A browser elsewhere cannot open them; those of a network can be opened there."""
    here = Links(("http://127.0.0.1:9/seat/x/",), "w", only_here=True).lines()
    assert any("this computer" in line and "--listen" in line for line in here)
    there = Links(("https://192.0.2.7:9/seat/x/",), "w", "AB").lines()
    assert not any("--listen" in line for line in there)
