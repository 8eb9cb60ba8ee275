"""The network of a table: the host's port, a guest's way there, and a relay between the two.

The host serves the table at a port of the host's own computer, or by a relay; a guest comes
straight or by the relay, and is connected again whenever the connection is lost.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from enum import Enum, unique
from typing import Final

import aiohttp
import msgspec
from aiohttp import WSMsgType, web

from kingsroad_tui.together.company import Visitor
from kingsroad_tui.together.endpoint import guest_context, peer_fingerprint
from kingsroad_tui.together.frames import NotSealed, Outgoing, SealedChannel
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.invitation import Invitation, RelayAddress, RoomSecret
from kingsroad_tui.together.ledger import SigningKey
from kingsroad_tui.together.messages import MAX_FROM_GUEST, MAX_FROM_TABLE
from kingsroad_tui.together.relay import (
    MAX_IN_ROOM,
    NUMBER_BYTES,
    OVERHEAD,
    RELAY_PATH,
    RELAY_VERSION,
    EnterRoom,
    FromRelay,
    RelayChallenge,
    RelaySays,
    opening,
)
from kingsroad_tui.web.port import HEARTBEAT, GuardedPort, wires

MAX_SOCKETS: Final = 100
"""How many connections may be open, those included that say nothing."""

PATH: Final = "/table"


class TableServer:
    """A table that can be reached; whoever comes is a stranger until they know the secret."""

    def __init__(self, table: HostTable, context: ssl.SSLContext, fingerprint: bytes) -> None:
        """A table behind a certificate with this fingerprint."""
        self._table = table
        self._fingerprint = fingerprint
        answer = wires(self._visit, MAX_FROM_GUEST)
        self._port = GuardedPort({PATH: answer}, context, max_sockets=MAX_SOCKETS)

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._port.port

    async def start(self, address: str, port: int) -> None:
        """Listens at an address. Raises OSError where it cannot."""
        await self._port.start(address, port)
        self._port.begin(ticking(self._table))

    async def stop(self) -> None:
        """Stops listening, and ends every connection."""
        await self._port.stop()

    async def _visit(self, wire: web.WebSocketResponse) -> None:
        outgoing = Outgoing(wire.send_str, wire.close)
        visitor = self._table.connect(outgoing, self._fingerprint)
        try:
            async for message in wire:
                if message.type is not WSMsgType.TEXT:
                    break
                self._table.receive(visitor, message.data)
        finally:
            self._table.disconnect(visitor)
            await outgoing.ended()


async def ticking(table: HostTable) -> None:
    """Lets a table look at the time, again and again."""
    while True:
        await asyncio.sleep(1)
        with suppress(OSError):  # what cannot be kept has not happened, and is tried again
            table.tick()


_TIME_TO_CONNECT: Final = 8.0
_PAUSE: Final = 2.0
MAX_CHANNELS: Final = MAX_IN_ROOM

_MAX_WAITING: Final = 8_000_000
"""The most bytes that may wait on the way to all guests: each may come back at once, and needs the
whole game."""


_FROM_RELAY: Final[msgspec.json.Decoder[FromRelay]] = msgspec.json.Decoder(FromRelay)


class OtherEnd(Exception):
    """Somebody else answers there: the certificate is another one."""


class RelayRefuses(Exception):
    """The relay does not have the room, or not for this host."""


@asynccontextmanager
async def _wire(
    host: str, port: int, path: str, fingerprint: bytes, most: int
) -> AsyncIterator[tuple[aiohttp.ClientWebSocketResponse, bytes]]:
    """A connection to a table or a relay, and the fingerprint of the certificate there.

    Args:
        host: an address, or a name.
        port: its port.
        path: what is wanted there.
        fingerprint: the beginning of the one expected.
        most: bytes in a frame from there.

    Raises:
        OtherEnd: the certificate is another one.
        OSError: there is no way to it, in aiohttp's kinds as well.
    """
    timeout = aiohttp.ClientTimeout(connect=_TIME_TO_CONNECT, sock_read=_TIME_TO_CONNECT)
    host = f"[{host}]" if ":" in host else host
    async with (
        aiohttp.ClientSession(timeout=timeout, trust_env=False) as session,
        session.ws_connect(
            f"wss://{host}:{port}{path}",
            ssl=guest_context(),
            max_msg_size=most,
            heartbeat=HEARTBEAT,
        ) as wire,
    ):
        shown = peer_fingerprint(wire.get_extra_info("ssl_object"))
        if not shown.startswith(fingerprint):
            raise OtherEnd
        yield wire, shown


@asynccontextmanager
async def relay_wire(
    address: RelayAddress, room: SigningKey | str
) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A connection to a room at a relay.

    Args:
        address: of the relay.
        room: the key of its host, who opens it; for a guest, who enters it, its name.

    Raises RelayRefuses where the relay does not want that, or is of another version, and as `_wire`
    does.
    """
    most = MAX_FROM_TABLE + OVERHEAD
    way = _wire(address.host, address.port, RELAY_PATH, address.fingerprint, most)
    async with way as (wire, fingerprint):
        asked = await _said(wire)
        if not isinstance(asked, RelayChallenge) or asked.version != RELAY_VERSION:
            raise RelayRefuses
        first = (
            EnterRoom(room=room)
            if isinstance(room, str)
            else opening(room, asked.nonce, fingerprint)
        )
        await wire.send_str(msgspec.json.encode(first).decode())
        answer = await _said(wire)
        if not isinstance(answer, RelaySays) or not answer.ready:
            raise RelayRefuses
        yield wire


async def _said(wire: aiohttp.ClientWebSocketResponse) -> FromRelay:
    """What a relay says next, before all is sealed. Raises RelayRefuses where it is nothing."""
    said = await wire.receive(timeout=_TIME_TO_CONNECT)
    if said.type is not aiohttp.WSMsgType.TEXT:
        raise RelayRefuses
    try:
        return _FROM_RELAY.decode(said.data)
    except msgspec.DecodeError:
        raise RelayRefuses from None


class _RelayedGuest:
    """A guest of the table, behind the relay; what is said to it is sealed."""

    def __init__(self, relayed: RelayedTable, number: bytes) -> None:
        self.channel = SealedChannel(relayed.secret, host=True)
        self.visitor: Visitor | None = None
        self._relayed = relayed
        self._number = number

    def send(self, frame: str) -> None:
        self._relayed.send(self._number + self.channel.seal(frame))

    def close(self) -> None:
        self._relayed.send(self._number)
        self._relayed.forget(self._number)


class RelayedTable:
    """A table whose guests come by a relay; it connects again whenever that is lost.

    Attributes:
        secret: of the room.
        ready: set once the relay has the room.
        problem: what was wrong at the last attempt, if anything was.
    """

    def __init__(
        self,
        table: HostTable,
        address: RelayAddress,
        secret: RoomSecret,
        key: SigningKey,
        tell: Callable[[bool], None] = lambda _: None,
    ) -> None:
        """A table that is not at the relay yet; ``tell`` hears when it is there again or no
        longer, before the table does that guests are gone."""
        self.secret = secret
        self.ready = asyncio.Event()
        self.problem: Exception | None = None
        self._table = table
        self._address = address
        self._key = key
        self._tell = tell
        self._guests: dict[bytes, _RelayedGuest] = {}
        self._outgoing: Outgoing[bytes] | None = None
        self._tasks = [asyncio.ensure_future(self._run()), asyncio.ensure_future(ticking(table))]

    async def is_there(self) -> bool:
        """Whether there is a way to the relay, and it has the room; waits for that a while."""
        try:
            async with asyncio.timeout(_TIME_TO_CONNECT + _PAUSE):
                while not self.ready.is_set():
                    if isinstance(self.problem, OtherEnd):
                        return False
                    await asyncio.sleep(0.05)
        except TimeoutError:
            return False
        return True

    async def stop(self) -> None:
        """Leaves the relay."""
        if self._outgoing is not None:
            await self._outgoing.flushed()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def send(self, frame: bytes) -> None:
        """Sends a frame to the relay, as soon as it can."""
        if self._outgoing is not None:
            self._outgoing.send(frame)

    def forget(self, number: bytes) -> None:
        """A guest is gone."""
        guest = self._guests.pop(number, None)
        if guest is not None and guest.visitor is not None:
            self._table.disconnect(guest.visitor)

    async def _run(self) -> None:
        while True:
            try:
                async with relay_wire(self._address, self._key) as wire:
                    self._outgoing = outgoing = Outgoing(
                        wire.send_bytes, wire.close, most=_MAX_WAITING
                    )
                    try:
                        self.problem = None
                        if self.ready.is_set():
                            self._tell(True)
                        self.ready.set()
                        async for message in wire:
                            if message.type is not aiohttp.WSMsgType.BINARY:
                                break
                            self._receive(message.data)
                    finally:
                        self._outgoing = None
                        await outgoing.ended()
            except (OtherEnd, RelayRefuses, aiohttp.ClientError, OSError, TimeoutError) as error:
                self.problem = error
            if self.ready.is_set():
                self._tell(False)
            for number in list(self._guests):
                self.forget(number)
            await asyncio.sleep(_PAUSE)

    def _receive(self, data: bytes) -> None:
        number, sealed = data[:NUMBER_BYTES], data[NUMBER_BYTES:]
        if not sealed:
            self.forget(number)
            return
        guest = self._guests.get(number)
        try:
            if guest is None:
                self._greet(number, sealed)
            elif guest.visitor is not None:
                self._table.receive(guest.visitor, guest.channel.open(sealed))
        except NotSealed:
            self.send(number)
            self.forget(number)

    def _greet(self, number: bytes, greeting: bytes) -> None:
        """Somebody new: greets back, and then lets the table speak to them."""
        if len(self._guests) >= MAX_CHANNELS:
            raise NotSealed
        guest = _RelayedGuest(self, number)
        guest.channel.greet(greeting)
        self._guests[number] = guest
        self.send(number + guest.channel.greeting)
        guest.visitor = self._table.connect(guest, guest.channel.binding)


async def visit_by_relay(guest: Guest, invitation: Invitation) -> AsyncIterator[None]:
    """Brings a guest to a table by a relay; goes on once when it is there, and ends with the
    connection. Raises as `relay_wire` does."""
    address = RelayAddress(invitation.host, invitation.port, b"")
    channel = SealedChannel(invitation.secret, host=False)
    async with relay_wire(address, invitation.fingerprint.hex()) as wire:
        outgoing = Outgoing(wire.send_bytes, wire.close)
        try:
            outgoing.send(channel.greeting)
            async for message in wire:
                if message.type is not aiohttp.WSMsgType.BINARY:
                    break
                if channel.greeted:
                    guest.receive(channel.open(message.data))
                    continue
                channel.greet(message.data)
                guest.connected(lambda frame: outgoing.send(channel.seal(frame)), channel.binding)
                yield
        except NotSealed:
            pass
        finally:
            await outgoing.ended()


async def visit_table(guest: Guest, invitation: Invitation) -> AsyncIterator[None]:
    """Brings a guest to a table at its own port, likewise. Raises as `_wire` does."""
    host, port, fingerprint = invitation.host, invitation.port, invitation.fingerprint
    async with _wire(host, port, PATH, fingerprint, MAX_FROM_TABLE) as (wire, shown):
        outgoing = Outgoing(wire.send_str, wire.close)
        try:
            guest.connected(outgoing.send, shown)
            yield
            async for message in wire:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    break
                guest.receive(message.data)
        finally:
            await outgoing.ended()


_NO_WAY: Final = (aiohttp.ClientError, OSError, TimeoutError, ssl.SSLError, RelayRefuses)
"""What there is where nobody can be reached, or a relay does not have the room."""


_PAUSES: Final = (0.3, 0.7, 1.5, 3.0, 5.0)
"""Seconds between one attempt and the next; the last one again and again."""


@unique
class Reached(Enum):
    """How the way to the table is."""

    CONNECTED = "connected"
    LOST = "lost"
    NO_ANSWER = "no answer"
    """Nobody answers there; it is tried again and again, and told once."""
    NO_RELAY = "no relay"
    """The host's own way to the relay is lost: by it, nobody can come to the table."""
    RELAY_BACK = "relay back"
    OTHER_TABLE = "other table"
    """Somebody else answers there: the certificate is another one."""


class GuestConnection:
    """Keeps a guest connected until it is ended."""

    def __init__(
        self, guest: Guest, invitation: Invitation, tell: Callable[[Reached], None]
    ) -> None:
        """``tell`` hears whenever the way to the table is found or lost."""
        self._guest = guest
        self._invitation = invitation
        self._tell = tell
        self._ended = False

    async def run(self) -> None:
        """Connects, and again whenever the connection is lost, until it is ended."""
        pauses = iter(_PAUSES)
        told = Reached.CONNECTED
        loop = asyncio.get_running_loop()
        while not self._ended:
            since = loop.time()
            way = await self._visit()
            self._guest.lost()
            if way is Reached.CONNECTED:
                if loop.time() - since > _PAUSES[-1]:  # else it may be lost again and again
                    pauses = iter(_PAUSES)
                way = told = Reached.LOST
                self._tell(way)
            elif told is Reached.CONNECTED or way is Reached.OTHER_TABLE:
                told = way
                self._tell(way)
            if way is Reached.OTHER_TABLE:
                return
            await asyncio.sleep(next(pauses, _PAUSES[-1]))

    def end(self) -> None:
        """Does not connect again."""
        self._ended = True

    async def _visit(self) -> Reached:
        """One connection from its beginning to its end; what it was like at best."""
        visit = visit_by_relay if self._invitation.relay else visit_table
        way = Reached.NO_ANSWER
        try:
            async for _ in visit(self._guest, self._invitation):
                way = Reached.CONNECTED
                self._tell(way)
        except OtherEnd:
            return Reached.OTHER_TABLE
        except _NO_WAY:
            pass
        return way
