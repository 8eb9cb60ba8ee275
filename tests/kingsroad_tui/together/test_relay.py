"""A relay: the same game through it, and nothing that it could read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import WSMessage, web

from kingsroad_tui.together import connection, endpoint, relay
from kingsroad_tui.together.connection import Reached, RelayedTable, RelayRefuses, relay_wire
from kingsroad_tui.together.frames import NotSealed, Outgoing, SealedChannel, Waiting
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.invitation import (
    FINGERPRINT_BYTES,
    Invitation,
    RelayAddress,
    RoomSecret,
)
from kingsroad_tui.together.ledger import SigningKey, key_fingerprint
from kingsroad_tui.together.messages import Breaking, Broken
from kingsroad_tui.together.relay import OpenRoom, RelayServer, opening, room_of
from kingsroad_tui.together.room_files import Chair, KeptTable
from tests.support.together.network import NetworkGuest
from tests.support.together.world import KIND


def channels() -> tuple[SealedChannel, SealedChannel]:
    secret = RoomSecret.new()
    host, guest = SealedChannel(secret, host=True), SealedChannel(secret, host=False)
    host.greet(guest.greeting)
    guest.greet(host.greeting)
    return host, guest


def test_frames_open_in_their_order_and_once() -> None:
    host, guest = channels()
    first, second = guest.seal("one"), guest.seal("two")
    with pytest.raises(NotSealed):
        host.open(second)
    assert host.open(first) == "one"
    with pytest.raises(NotSealed):
        host.open(first)
    assert host.open(second) == "two"
    assert guest.open(host.seal("three")) == "three"
    assert host.binding == guest.binding


def test_a_frame_that_was_changed_or_sent_back_does_not_open() -> None:
    host, guest = channels()
    sealed = guest.seal("one")
    for changed in (sealed[:-1], sealed + b"x", bytes([sealed[0] ^ 1]) + sealed[1:], b""):
        with pytest.raises(NotSealed):
            host.open(changed)
    with pytest.raises(NotSealed):
        guest.open(sealed)
    assert host.open(sealed) == "one"


def test_whoever_does_not_know_the_secret_reads_nothing() -> None:
    """Nor does one who knows it, of another connection."""
    host, guest = channels()
    between = SealedChannel(RoomSecret.new(), host=True)
    between.greet(guest.greeting)
    sealed = guest.seal("one")
    with pytest.raises(NotSealed):
        between.open(sealed)
    again = SealedChannel(host._secret, host=True)
    again.greet(guest.greeting)
    with pytest.raises(NotSealed):
        again.open(sealed)
    with pytest.raises(NotSealed):
        SealedChannel(RoomSecret.new(), host=True).seal("too early")
    with pytest.raises(NotSealed):
        SealedChannel(RoomSecret.new(), host=True).greet(b"short")


def invited(address: RelayAddress, secret: RoomSecret, key: SigningKey) -> Invitation:
    """The invitation to the table with a key, by a relay."""
    known = key_fingerprint(key.public)[:FINGERPRINT_BYTES]
    return Invitation(address.host, address.port, secret, known, relay=True)


@asynccontextmanager
async def relayed(folder: Path) -> AsyncIterator[tuple[RelayAddress, RelayServer]]:
    pem = folder / "relay.pem"
    pem.write_bytes(endpoint.new_certificate())
    fingerprint = endpoint.fingerprint_of(pem.read_bytes())
    server = RelayServer(endpoint.server_context(pem), fingerprint)
    await server.start("127.0.0.1", 0)
    short = fingerprint[:FINGERPRINT_BYTES]
    try:
        yield RelayAddress("127.0.0.1", server.port, short), server
    finally:
        await server.stop()


async def test_a_game_goes_through_a_relay_that_sees_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after the host has lost it for a moment; every byte that went through is looked at."""
    seen: list[bytes] = []
    secret, key = RoomSecret.new(), SigningKey()
    visit = RelayServer._visit

    async def listening(server: RelayServer, wire: web.WebSocketResponse) -> None:
        receive = wire.receive

        async def heard(timeout: float | None = None) -> WSMessage:
            message = await receive(timeout)
            data = message.data
            seen.append(data.encode() if isinstance(data, str) else bytes(data or b""))
            return message

        monkeypatch.setattr(wire, "receive", heard)
        await visit(server, wire)

    monkeypatch.setattr(RelayServer, "_visit", listening)
    async with relayed(tmp_path) as (address, server):
        table = HostTable(KIND, secret, key, KeptTable(chairs=[Chair(), Chair()]))
        told: list[bool] = []
        host = RelayedTable(table, address, secret, key, told.append)
        assert await host.is_there()
        assert not told
        invitation = invited(address, secret, key)
        guests = [NetworkGuest(name, invitation) for name in ("Ann", "Bob")]
        async with asyncio.timeout(60):
            while len(guests[0].revealed) < 3:
                await asyncio.sleep(0.01)
            for room in server._rooms.values():
                room.host.close()
            await asyncio.gather(*(guest.over.wait() for guest in guests))
        assert Reached.LOST in guests[0].events
        assert told == [False, True]
        assert table.ledger is not None
        games = [guest.guest.ledger.game.game for guest in guests]  # type: ignore[union-attr]
        assert games[0] == games[1] == table.ledger.game.game
        await asyncio.gather(*(guest.leave() for guest in guests), host.stop())
    through = b"".join(seen)
    assert len(through) > 20_000
    proof = table.ledger.proof
    words = [b"entry", b"choice", b"sealed", b"challenge"]
    secrets = [secret.value, secret.value.hex().encode(), *words]
    for phase in proof.phases:
        for opened in phase.opens.values():
            secrets += [opened.salt.encode(), bytes.fromhex(opened.salt)]
        for seal in phase.seals.values():
            secrets += [seal.seal.encode(), bytes.fromhex(seal.seal)]
    assert not [one for one in secrets if one in through]


async def test_nobody_is_the_host_who_only_has_the_invitation(tmp_path: Path) -> None:
    """Not to the first guest either, where the relay leads there: the guest leaves."""
    secret, key, other = RoomSecret.new(), SigningKey(), SigningKey()
    async with relayed(tmp_path) as (address, server):
        table = HostTable(KIND, secret, other, KeptTable(chairs=[Chair(), Chair()]))
        impostor = RelayedTable(table, address, secret, other)
        assert await impostor.is_there()
        server._rooms[room_of(key.public)] = server._rooms[room_of(other.public)]
        bob = NetworkGuest("Bob", invited(address, secret, key))
        async with asyncio.timeout(20):
            while Breaking(Broken.OTHER_HOST) not in bob.events:
                assert not bob.seated.is_set()
                await asyncio.sleep(0.01)
        assert not any(chair.key for chair in table.kept.chairs)
        await asyncio.gather(bob.leave(), impostor.stop())


async def test_one_network_cannot_take_all_rooms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor stay at the relay without a word; whoever has a room may come back to it."""
    monkeypatch.setattr(relay, "MAX_ROOMS_OF_ONE", 2)
    monkeypatch.setattr(relay, "MAX_SILENT_OF_ONE", 2)
    rooms = [SigningKey() for _ in range(3)]
    async with relayed(tmp_path) as (address, server), AsyncExitStack() as opened:
        for first in rooms[:2]:
            await opened.enter_async_context(relay_wire(address, first))
        with pytest.raises(RelayRefuses):
            await opened.enter_async_context(relay_wire(address, rooms[2]))
        await opened.enter_async_context(relay_wire(address, rooms[0]))
        monkeypatch.setattr(relay, "network_of", lambda _: b"elsewhere")
        await opened.enter_async_context(relay_wire(address, rooms[2]))
        url = f"wss://{address.host}:{address.port}{relay.RELAY_PATH}"
        browser = await opened.enter_async_context(aiohttp.ClientSession())
        silent = [await browser.ws_connect(url, ssl=endpoint.guest_context()) for _ in range(3)]
        assert (await silent[2].receive(timeout=3)).type is aiohttp.WSMsgType.CLOSE
        assert list(server._silent.values()) == [2]
        for wire in silent:
            await wire.close()


async def test_where_all_rooms_are_taken_one_goes_of_those_who_have_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that nobody has come to; whoever has one room keeps it, whoever comes."""
    monkeypatch.setattr(relay, "MAX_ROOMS", 4)
    keys = [SigningKey() for _ in range(7)]
    rooms = [room_of(key.public) for key in keys]
    async with relayed(tmp_path) as (address, server), AsyncExitStack() as opened:

        async def opens(number: int, network: bytes) -> None:
            monkeypatch.setattr(relay, "network_of", lambda _: network)
            await opened.enter_async_context(relay_wire(address, keys[number]))

        await opens(0, b"one")
        for number in (1, 2, 3):
            await opens(number, b"greedy")
        guest = relay_wire(address, rooms[3])
        await (await opened.enter_async_context(guest)).send_bytes(b"x")
        await opens(4, b"another")
        assert list(server._rooms) == [rooms[0], rooms[1], rooms[3], rooms[4]]
        for network in (b"greedy", b"one", b"another"):
            with pytest.raises(RelayRefuses):
                await opens(5, network)
        await opens(6, b"late")
        assert list(server._rooms) == [rooms[0], rooms[3], rooms[4], rooms[6]]
        with pytest.raises(RelayRefuses):
            await opens(5, b"later")


async def test_a_guest_who_says_nothing_keeps_no_place_in_a_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relay, "TIME_TO_SPEAK", 0.05)
    monkeypatch.setattr(relay, "MAX_IN_ROOM", 1)
    key = SigningKey()
    room = room_of(key.public)
    async with (
        relayed(tmp_path) as (address, server),
        relay_wire(address, key),
        relay_wire(address, room) as silent,
    ):
        async with asyncio.timeout(5):
            assert (await silent.receive()).type.name in ("CLOSE", "CLOSED", "CLOSING")
        while server._rooms[room].guests:
            await asyncio.sleep(0.01)
        async with relay_wire(address, room) as guest:
            await guest.send_bytes(b"x")
            await asyncio.sleep(0.1)
            assert server._rooms[room].guests


async def test_what_guests_of_one_room_do_not_read_is_bounded_together() -> None:
    """Whoever is sent something too many is cut off; the others' count no more once they are."""

    async def never(_: bytes) -> None:
        await asyncio.sleep(3600)

    async def closed() -> None:
        pass

    crowd = Waiting(1000)
    slow = [Outgoing(never, closed, crowd=crowd) for _ in range(4)]
    for one in slow[:3]:
        one.send(b"x" * 300)
    await asyncio.sleep(0)
    slow[3].send(b"x" * 300)
    slow[3].send(b"x")
    assert crowd.add(0)
    assert not crowd.add(101)
    crowd.add(-101)
    for one in slow:
        await one.ended()
    assert crowd.add(1000)
    assert not crowd.add(1)


class _Other(SigningKey):
    """Says that it is another key than it is."""

    def __init__(self, public: str) -> None:
        super().__init__()
        self.public = public


@pytest.mark.parametrize("forgetful", [False, True])
async def test_a_room_is_its_hosts(tmp_path: Path, forgetful: bool) -> None:
    """Nobody else opens it: while it is open, while its host is away, or before it ever was, and
    whatever the relay has forgotten. Nobody enters one that is not open."""
    key = SigningKey()
    room = room_of(key.public)
    strangers: list[SigningKey] = [_Other(key.public), SigningKey()]

    async def nobody_else_opens(address: RelayAddress, server: RelayServer) -> None:
        before = server._rooms.get(room)
        with pytest.raises(RelayRefuses):
            async with relay_wire(address, strangers[0]):
                pass
        async with relay_wire(address, strangers[1]):
            assert server._rooms.get(room) is before

    async with relayed(tmp_path) as (address, server):
        await nobody_else_opens(address, server)
        with pytest.raises(RelayRefuses):
            async with relay_wire(address, room):
                pass
        async with relay_wire(address, key):
            await nobody_else_opens(address, server)
            async with relay_wire(address, room), relay_wire(address, key):
                pass
        if forgetful:
            for _ in range(30):
                async with relay_wire(address, SigningKey()):
                    pass
        await nobody_else_opens(address, server)
        async with relay_wire(address, key):
            assert room in server._rooms


async def test_what_opens_a_room_once_opens_it_only_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a second time, nor at a relay that has handed on the number of this one."""
    key, said = SigningKey(), list[OpenRoom]()

    def heard(*given: object) -> OpenRoom:
        said.append(opening(*given))  # type: ignore[arg-type]
        return said[-1]

    monkeypatch.setattr(connection, "opening", heard)
    async with relayed(tmp_path) as (address, server):
        async with relay_wire(address, key):
            pass
        monkeypatch.setattr(connection, "opening", lambda *_: said[0])
        with pytest.raises(RelayRefuses):
            async with relay_wire(address, key):
                pass
        monkeypatch.setattr(
            connection, "opening", lambda key, nonce, _: opening(key, nonce, b"of another one")
        )
        with pytest.raises(RelayRefuses):
            async with relay_wire(address, key):
                pass
        assert room_of(key.public) not in server._rooms


@pytest.mark.parametrize("version", [1, 3])
async def test_a_relay_of_another_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    monkeypatch.setattr(relay, "RELAY_VERSION", version)
    async with relayed(tmp_path) as (address, _):
        with pytest.raises(RelayRefuses):
            async with relay_wire(address, SigningKey()):
                pass


def test_a_guest_finds_the_room_by_its_invitation_alone() -> None:
    """Also by one from before: the beginning of the key's fingerprint was always in it."""
    key, address = SigningKey(), RelayAddress("192.0.2.7", 7625, bytes(8))
    line = str(invited(address, RoomSecret.new(), key))
    assert Invitation.parse(line).fingerprint.hex() == room_of(key.public)


async def test_junk_at_the_relay_is_forgotten(tmp_path: Path) -> None:
    """Frames of a guest that are too long, too many, or no bytes end that guest alone."""
    key = SigningKey()
    room = room_of(key.public)
    async with relayed(tmp_path) as (address, server):
        async with relay_wire(address, key):
            for junk in ([b"x" * 9000], [b"x"] * 200, ["text"], [b""]):
                async with relay_wire(address, room) as guest:
                    for frame in junk:
                        if isinstance(frame, str):
                            await guest.send_str(frame)
                        else:
                            await guest.send_bytes(frame)
                    async with asyncio.timeout(5):
                        assert (await guest.receive()).type.name in ("CLOSE", "CLOSED", "CLOSING")
            assert list(server._rooms) == [room]
        await asyncio.sleep(0.2)
        assert not server._rooms


def test_an_address_is_read_as_it_was_printed() -> None:
    for host in ("192.0.2.7", "2001:db8::1", "relay.example.org"):
        address = RelayAddress(host, 7625, bytes(range(8)))
        for text in (" {}\n", "> The relay is „{}“.\n> Ann", "kingsroad host --via {}", "`{}`,"):
            assert RelayAddress.parse(text.format(address)) == address
    for text in ("", "relay", "relay:1/00", "relay:99999/0001020304050607", "/etc/passwd:1/00"):
        with pytest.raises(ValueError, match="relay"):
            RelayAddress.parse(text)
