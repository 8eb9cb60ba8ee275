"""Tables and guests over real sockets, in one process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from kingsroad_tui.together.connection import GuestConnection, Reached, TableServer
from kingsroad_tui.together.endpoint import fingerprint_of, new_certificate, server_context
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.invitation import FINGERPRINT_BYTES, Invitation, RoomSecret
from kingsroad_tui.together.ledger import SigningKey
from kingsroad_tui.together.messages import GameMoved, GuestEvent
from kingsroad_tui.together.room_files import Chair, KeptTable, OwnSeat
from tests.support.together.world import KIND, scripted


class NetworkGuest:
    """A guest that plays by itself over the network.

    Attributes:
        revealed: when each of its phases was over, by `time.monotonic`.
    """

    def __init__(self, name: str, invitation: Invitation, seed: int = 1) -> None:
        self.name = name
        self.seed = seed
        self.events: list[GuestEvent | Reached] = []
        self.revealed: list[float] = []
        self.seated = asyncio.Event()
        self.over = asyncio.Event()
        kept = OwnSeat(name=name, key=SigningKey().secret.hex())
        self.guest = Guest(
            KIND, invitation.secret, kept, tell=self.hear, host_key=invitation.host_key
        )
        self.connection = GuestConnection(self.guest, invitation, self.hear)
        self.task = asyncio.ensure_future(self.connection.run())

    def hear(self, event: GuestEvent | Reached) -> None:
        self.events.append(event)
        if isinstance(event, GameMoved) and event.phase_over:
            self.revealed.append(time.monotonic())
        if self.guest.news is not None and self.guest.news.you is not None:
            self.seated.set()
        asyncio.get_running_loop().call_soon(self._choose)

    def _choose(self) -> None:
        ledger = self.guest.ledger
        if ledger is None:
            return
        if ledger.turn is None:
            self.over.set()
            return
        for seat in self.guest.seats:
            if self.guest.may_seal(seat) and not self.guest.has_sealed(seat):
                turn, game = ledger.turn, ledger.game.game
                hand, name = game.hand(seat), game.players[seat]
                choice = scripted(self.seed, name, turn.round, turn.phase, hand)
                self.guest.seal(seat, choice)

    async def leave(self) -> None:
        self.connection.end()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


@asynccontextmanager
async def served(folder: Path, players: int = 2) -> AsyncIterator[tuple[Invitation, HostTable]]:
    """A table at a port of this machine, nobody at it yet."""
    pem = folder / "table.pem"
    pem.write_bytes(new_certificate())
    fingerprint = fingerprint_of(pem.read_bytes())
    secret = RoomSecret.new()
    kept = KeptTable(chairs=[Chair() for _ in range(players)])
    table = HostTable(KIND, secret, SigningKey(), kept, clock=time.monotonic)
    server = TableServer(table, server_context(pem), fingerprint)
    await server.start("127.0.0.1", 0)
    try:
        short = fingerprint[:FINGERPRINT_BYTES]
        yield Invitation("127.0.0.1", server.port, secret, short), table
    finally:
        table.close()
        await server.stop()
