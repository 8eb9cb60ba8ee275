"""A relay: forwards sealed frames between those who name the same room, and can read none.

For people behind routers: host and guests both connect to it. It knows the names of rooms, from
which no secret follows, who is in which, and how much they send; nothing else. It remembers no
room: a host shows by its key that it is its own.

The relay speaks first, with a number. A host answers with its key and a signature over that
number: the name of its room follows from the key, so nobody else can open it, whatever the
relay has forgotten. A guest answers with the name, which follows from its invitation.
"""

from __future__ import annotations

import ssl
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Annotated, Final

import msgspec
from aiohttp import WSMsgType, web

from kingsroad_tui.together.company import BURST, PER_SECOND
from kingsroad_tui.together.frames import Outgoing, Waiting
from kingsroad_tui.together.invitation import FINGERPRINT_BYTES, new_nonce
from kingsroad_tui.together.ledger import SigningKey, check_signature, key_fingerprint
from kingsroad_tui.together.messages import MAX_FROM_GUEST, MAX_FROM_TABLE
from kingsroad_tui.web.port import GuardedPort, network_of, wires
from tabletop.sealed_phases import HexKey, HexSalt, HexSignature, digest, of_letters

RELAY_VERSION: Final = 2
"""In the first one a room was whoever's had opened it last, as long as the relay knew that."""

RoomName = Annotated[str, of_letters("0-9a-f", 2 * FINGERPRINT_BYTES)]
"""The beginning of the fingerprint of its host's key, in hexadecimal.

So much of it is in an invitation. Who does not have the key has to try some 2**64 others to find
one whose room is called the same.
"""


class _First(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"
):
    """The first thing that is said to a relay."""


class OpenRoom(_First, frozen=True, kw_only=True, tag="open"):
    """What a host says: it opens the room of its key, or comes back to it.

    Attributes:
        key: the public half of the host's key.
        signature: by that, of the relay's number; see `opening`.
    """

    key: HexKey
    signature: HexSignature


class EnterRoom(_First, frozen=True, kw_only=True, tag="enter"):
    """What a guest says.

    Attributes:
        room: the name of the room.
    """

    room: RoomName


ToRelay = OpenRoom | EnterRoom


class _FromRelay(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What a relay says."""


class RelayChallenge(_FromRelay, frozen=True, kw_only=True, tag="relay-challenge"):
    """The first word on a connection.

    Attributes:
        version: of what is said to a relay.
        nonce: a number that was never used before.
    """

    version: int
    nonce: HexSalt


class RelaySays(_FromRelay, frozen=True, kw_only=True, tag="relay"):
    """What the relay answers; all further frames are sealed and binary.

    Attributes:
        ready: whether the room is there.
    """

    ready: bool


FromRelay = RelayChallenge | RelaySays


def room_of(public: str) -> str:
    """The name of the room of a host, by the public half of its key in hexadecimal."""
    return key_fingerprint(public)[:FINGERPRINT_BYTES].hex()


def opening(key: SigningKey, nonce: str, channel: bytes) -> OpenRoom:
    """What a host says to open its room.

    Args:
        key: the host's.
        nonce: the number that the relay gave it.
        channel: the fingerprint of the relay's certificate: said to another relay, by whoever runs
            this one, it is worth nothing.
    """
    return OpenRoom(key=key.public, signature=key.sign(_message(nonce, channel, key.public)))


def is_its_own(said: OpenRoom, nonce: str, channel: bytes) -> bool:
    """Whether a host has the key of the room that it opens; see `opening`."""
    key, signature = bytes.fromhex(said.key), bytes.fromhex(said.signature)
    return check_signature(key, _message(nonce, channel, said.key), signature)


def _message(nonce: str, channel: bytes, key: str) -> bytes:
    return digest("open room", nonce, channel, key)


RELAY_PATH: Final = "/relay"
MAX_ROOMS: Final = 200
MAX_ROOMS_OF_ONE: Final = 10
"""How many of them may be opened from one network: nobody alone can take them all, nor all
connections by their guests."""

MAX_SILENT_OF_ONE: Final = 20
"""How many may have come from one network who have not said yet which room they mean."""

MAX_IN_ROOM: Final = 70
"""A table has fewer: it lets strangers go before there are so many."""

TIME_TO_SPEAK: Final = 5.0
"""Seconds in which a newcomer says which room they mean, and then something to its host."""

MAX_WAITING_IN_ROOM: Final = 8_000_000
"""The most bytes that may wait for all guests of a room: they all may come back at once."""

MAX_RELAY_SOCKETS: Final = 1000

OVERHEAD: Final = 20
"""What a sealed frame has more than the frame, and the number of the guest before it."""

NUMBER_BYTES: Final = 4
"""The number of a guest, before every frame to and from a host."""

_HOST_BURST: Final = 40 * BURST
_HOST_PER_SECOND: Final = 40 * PER_SECOND
"""A host speaks to all guests of its room."""

_FIRST: Final[msgspec.json.Decoder[ToRelay]] = msgspec.json.Decoder(ToRelay)


@dataclass(eq=False)
class _Room:
    host: Outgoing[bytes]
    network: bytes
    waiting: Waiting = field(default_factory=lambda: Waiting(MAX_WAITING_IN_ROOM))
    guests: dict[int, Outgoing[bytes]] = field(default_factory=dict)
    last: int = 0


class _Bucket:
    """How much somebody may still send."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._left, self._counted = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._counted) * self._per_second)
        self._counted = now
        self._left -= 1
        return self._left >= 0


class RelayServer:
    """A relay at a port."""

    def __init__(self, context: ssl.SSLContext, fingerprint: bytes) -> None:
        """A relay behind a certificate with this fingerprint."""
        self._fingerprint = fingerprint
        self._rooms: dict[str, _Room] = {}
        self._silent: Counter[bytes] = Counter()
        answer = wires(self._visit, MAX_FROM_TABLE + OVERHEAD)
        self._port = GuardedPort({RELAY_PATH: answer}, context, max_sockets=MAX_RELAY_SOCKETS)

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._port.port

    async def start(self, address: str, port: int) -> None:
        """Listens at an address. Raises OSError where it cannot."""
        await self._port.start(address, port)

    async def stop(self) -> None:
        """Ends every connection."""
        await self._port.stop()

    async def _visit(self, wire: web.WebSocketResponse) -> None:
        network = network_of(str((wire.get_extra_info("peername") or ("",))[0]))
        if self._silent[network] >= MAX_SILENT_OF_ONE:
            return
        self._silent[network] += 1
        nonce = new_nonce()
        try:
            await _say(wire, RelayChallenge(version=RELAY_VERSION, nonce=nonce))
            message = await wire.receive(timeout=TIME_TO_SPEAK)
        finally:
            self._silent[network] -= 1
            self._silent += Counter()  # keeps those alone of whom there are some
        if message.type is not WSMsgType.TEXT or len(message.data) > 500:
            return
        try:
            first = _FIRST.decode(message.data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return
        if isinstance(first, OpenRoom):
            if not is_its_own(first, nonce, self._fingerprint):
                await _say(wire, RelaySays(ready=False))
                return
            outgoing = Outgoing(wire.send_bytes, wire.close)
            await self._ended(outgoing, self._host(wire, outgoing, room_of(first.key), network))
        elif (room := self._rooms.get(first.room)) is None or len(room.guests) >= MAX_IN_ROOM:
            await _say(wire, RelaySays(ready=False))
        else:
            outgoing = Outgoing(wire.send_bytes, wire.close, crowd=room.waiting)
            await self._ended(outgoing, self._guest(wire, outgoing, room))

    async def _ended(self, outgoing: Outgoing[bytes], visit: Coroutine[None, None, None]) -> None:
        try:
            await visit
        finally:
            await outgoing.ended()

    async def _host(
        self,
        wire: web.WebSocketResponse,
        outgoing: Outgoing[bytes],
        name: str,
        network: bytes,
    ) -> None:
        if name not in self._rooms and not self._may_open(network):
            return await _say(wire, RelaySays(ready=False))
        if name in self._rooms:  # its host has come back another way
            self._close(name)
        elif len(self._rooms) >= MAX_ROOMS:
            self._close(self._least_missed())
        room = self._rooms[name] = _Room(outgoing, network)
        bucket = _Bucket(_HOST_BURST, _HOST_PER_SECOND)
        try:
            await _say(wire, RelaySays(ready=True))
            async for message in wire:
                if message.type is not WSMsgType.BINARY or not bucket.take():
                    break
                number = int.from_bytes(message.data[:NUMBER_BYTES], "big")
                known = room.guests.get(number)
                if known is None:
                    continue
                if len(message.data) == NUMBER_BYTES:  # the host lets a guest go
                    known.close()
                else:
                    known.send(message.data[NUMBER_BYTES:])
        finally:
            if self._rooms.get(name) is room:
                del self._rooms[name]
            for guest in room.guests.values():
                guest.close()

    def _may_open(self, network: bytes) -> bool:
        """Whether a host in a network may open one room more: not where that has as many as it may,
        nor where all are taken and no other network has more."""
        held = Counter(room.network for room in self._rooms.values())
        if held[network] >= MAX_ROOMS_OF_ONE:
            return False
        return len(self._rooms) < MAX_ROOMS or max(held.values()) > held[network] + 1

    def _least_missed(self) -> str:
        """The room that has to go for a host who has fewer: of the network that has most, the one
        with the fewest guests, and of such the one that was opened last."""
        held = Counter(room.network for room in self._rooms.values())
        most = max(held.values())
        of_those = [name for name, room in self._rooms.items() if held[room.network] == most]
        return min(reversed(of_those), key=lambda name: len(self._rooms[name].guests))

    def _close(self, name: str) -> None:
        """Sends a host and all guests of its room away."""
        room = self._rooms.pop(name)
        room.host.close()
        for guest in room.guests.values():
            guest.close()

    async def _guest(
        self, wire: web.WebSocketResponse, outgoing: Outgoing[bytes], room: _Room
    ) -> None:
        room.last += 1
        number = room.last.to_bytes(NUMBER_BYTES, "big")
        room.guests[room.last] = outgoing
        key = room.last
        bucket = _Bucket(BURST, PER_SECOND)
        try:
            await _say(wire, RelaySays(ready=True))
            patience: float | None = TIME_TO_SPEAK
            while True:
                message = await wire.receive(timeout=patience)
                patience = None
                if message.type is not WSMsgType.BINARY or not bucket.take():
                    break
                if not 0 < len(message.data) <= MAX_FROM_GUEST + OVERHEAD:
                    break
                room.host.send(number + message.data)
        except TimeoutError:  # nothing was said
            pass
        finally:
            room.guests.pop(key, None)
            room.host.send(number)  # the guest is gone


async def _say(wire: web.WebSocketResponse, message: FromRelay) -> None:
    await wire.send_str(msgspec.json.encode(message).decode())
