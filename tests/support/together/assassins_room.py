"""A table of King & Assassins in one process, the same at every run, for pictures of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import ASSASSINS, AssassinsChoice, AssassinsGame
from assassins.running import rest_of_phase
from assassins.secret import Secret
from assassins.town import Town, side_a
from kingsroad_tui.assassins.together.kind import sealed_kind
from kingsroad_tui.assassins.together.table import ApartSide, ApartTable, mirrored_assassins
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.invitation import LOCAL, RoomSecret
from kingsroad_tui.together.ledger import SigningKey
from kingsroad_tui.together.messages import SeatState
from kingsroad_tui.together.place import OwnPlace
from kingsroad_tui.together.room_files import Chair, KeptTable, OwnSeat
from kingsroad_tui.together.session import Session
from tabletop.game import SeatView, play

INVITATION = "AJ5Q-YHP1-0R5J-7QGK-2QZE-BSD7-MYGC-T243-YV7D-AWMX-Z10Q-Y000-043G"

ARRESTS = (
    "Na4-a3 Na3>b3 Nb3#c3",
    "Nb3-b4 Nb4-b5 Nb5-b6 Nb6#c6",
    "Nb6-c6 Nc6-c7 Nc7-c8 Nc8-c9 Nc9#d9",
)
"""Three phases of the king's side in which b, e and k are arrested, where the people stay still."""


def town_of_arrests() -> Town:
    """Side A with an arrest on every card, so that nobody need draw the right one."""
    cards = (RoundCard(1, 6, True, 5),) * 8 + (RoundCard(1, 6, True, 4),) * 7
    return replace(side_a(), name="Arrests", cards=cards)


class Wire:
    """A connection of a guest to the table in this process.

    Attributes:
        held: whether nothing is brought to the guest for now, as on a slow way.
    """

    def __init__(self, table: HostTable, guest: Guest, *, host: bool) -> None:
        self._table, self._guest = table, guest
        self._up, self.held = True, False
        self._kept: list[str] = []
        self._loop = asyncio.get_running_loop()
        self._visitor = table.connect(self, LOCAL, host=host)
        guest.connected(self._receive, LOCAL)

    def _receive(self, frame: str) -> None:
        self._later(lambda: self._table.receive(self._visitor, frame))

    def send(self, frame: str) -> None:
        if self.held:
            self._kept.append(frame)
        else:
            self._later(lambda: self._guest.receive(frame))

    def release(self) -> None:
        """Brings all that was held."""
        self.held = False
        for frame in self._kept:
            self.send(frame)

    def close(self) -> None:
        """Once everything that was sent before has arrived."""
        self._later(self._end)

    def _end(self) -> None:
        self._up = False

    def cut(self) -> None:
        if self._up:
            self._up = False
            self._guest.lost()
            self._table.disconnect(self._visitor)

    def _later(self, deliver: Callable[[], None]) -> None:
        self._loop.call_soon(lambda: deliver() if self._up else None)


class Elsewhere:
    """Whoever plays at the other end: these assassins, these phases; then it thinks for ever."""

    def __init__(self, assassins: str, phases: Sequence[str]) -> None:
        self._secret, self._phases = Secret.of(assassins), list(phases)

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        if view.turn.phase == ASSASSINS:
            return self._secret
        if not self._phases:
            await asyncio.Event().wait()
        return rest_of_phase(view.game, self._phases.pop(0).split())


class AssassinsRoom:
    """Ann, whose app is seen, and Bob, by a script.

    Attributes:
        table: the host's.
        place: Ann's.
        wire: Bob's.
    """

    def __init__(self, side: Side, *, hosts: bool = True) -> None:
        """Ann plays this side; ``hosts`` if the table is hers."""
        keys = SigningKey(bytes(32)), SigningKey(bytes([1]) * 32)
        seats = [
            OwnSeat(name=name, key=key.secret.hex())
            for name, key in zip(("Ann", "Bob"), keys, strict=True)
        ]
        host = 0 if hosts else 1
        chairs = [Chair(), Chair()]
        chairs[list(Side).index(side) if hosts else 1 - list(Side).index(side)] = Chair(
            state=SeatState.PERSON,
            name=seats[host].name,
            key=keys[host].public,
            nonce=seats[host].nonce_for_next(),
        )
        secret, kind = RoomSecret(bytes(16)), sealed_kind(town_of_arrests())
        self.table = HostTable(kind, secret, keys[host], KeptTable(chairs=chairs))
        self._ann, self._bob = (Session(kind, secret, seat, lambda _: None) for seat in seats)
        self._hosts = hosts
        self._playing: asyncio.Task[None] | None = None
        if hosts:
            self._ann.table, self._ann.invitation = self.table, INVITATION
        self.place = OwnPlace("assassins", self._way(), invited_by="" if hosts else INVITATION)

    @asynccontextmanager
    async def _way(self) -> AsyncIterator[Session]:
        yield self._ann

    async def come(self) -> None:
        """Ann comes to the table."""
        await self.place.take()
        Wire(self.table, self._ann.guest, host=self._hosts)

    def bob_comes(self, assassins: str = "adk", phases: Sequence[str] = ()) -> None:
        """So does Bob, who plays these phases."""
        self.wire = Wire(self.table, self._bob.guest, host=not self._hosts)
        self._playing = asyncio.ensure_future(self._bob_plays(Elsewhere(assassins, phases)))

    async def _bob_plays(self, bob: Elsewhere) -> None:
        while self._bob.guest.ledger is None:
            await self._bob.changed()
        apart = ApartTable(self._bob)
        players = [ApartSide(self._bob, side, bob, bob) for side in Side]
        await play(mirrored_assassins(self._bob).game, players, chance=apart.deal)

    def end(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
