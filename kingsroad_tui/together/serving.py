"""The host's table on the network, at a port of the host's computer."""

from __future__ import annotations

import asyncio
import ssl
from contextlib import suppress
from typing import Final

from aiohttp import WSMsgType, web

from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.messages import MAX_FROM_GUEST
from kingsroad_tui.together.outgoing import Outgoing
from kingsroad_tui.web.port import GuardedPort, wires

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
