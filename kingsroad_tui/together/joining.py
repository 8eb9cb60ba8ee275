"""A guest's way to a table over the network: connected again whenever the connection is lost."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable
from enum import Enum, unique
from typing import Final

import aiohttp

from kingsroad_tui.together.certificates import guest_context, peer_fingerprint
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.invitation import Invitation
from kingsroad_tui.together.messages import MAX_FROM_TABLE
from kingsroad_tui.together.outgoing import Outgoing
from kingsroad_tui.together.serving import PATH
from kingsroad_tui.together.via_relay import NO_WAY, OtherRelay, visit_by_relay
from kingsroad_tui.web.port import HEARTBEAT

_TIME_TO_CONNECT: Final = 8.0
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
        return await (self._visit_by_relay() if self._invitation.relay else self._visit_table())

    async def _visit_by_relay(self) -> Reached:
        way = Reached.NO_ANSWER
        try:
            async for _ in visit_by_relay(self._guest, self._invitation):
                way = Reached.CONNECTED
                self._tell(way)
        except OtherRelay:
            return Reached.OTHER_TABLE
        except NO_WAY:
            pass
        return way

    async def _visit_table(self) -> Reached:
        timeout = aiohttp.ClientTimeout(connect=_TIME_TO_CONNECT, sock_read=_TIME_TO_CONNECT)
        host = self._invitation.host
        host = f"[{host}]" if ":" in host else host
        address = f"wss://{host}:{self._invitation.port}{PATH}"
        way = Reached.NO_ANSWER
        try:
            async with (
                aiohttp.ClientSession(timeout=timeout, trust_env=False) as session,
                session.ws_connect(
                    address,
                    ssl=guest_context(),
                    max_msg_size=MAX_FROM_TABLE,
                    heartbeat=HEARTBEAT,
                ) as wire,
            ):
                fingerprint = peer_fingerprint(wire.get_extra_info("ssl_object"))
                if not fingerprint.startswith(self._invitation.fingerprint):
                    return Reached.OTHER_TABLE
                outgoing = Outgoing(wire.send_str, wire.close)
                try:
                    self._guest.connected(outgoing.send, fingerprint)
                    way = Reached.CONNECTED
                    self._tell(way)
                    async for message in wire:
                        if message.type is not aiohttp.WSMsgType.TEXT:
                            break
                        self._guest.receive(message.data)
                finally:
                    await outgoing.ended()
        except (aiohttp.ClientError, OSError, TimeoutError, ssl.SSLError):
            pass
        return way
