"""A disk that is full for a while, at a guest's and at the host's: nothing has happened that is not
stored, it is said once, and everything goes on by itself."""

from __future__ import annotations

import asyncio

import pytest

from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.together import local
from kingsroad_tui.together.connection import Reached
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.invitation import RoomSecret
from kingsroad_tui.together.ledger import SigningKey
from kingsroad_tui.together.local import LocalConnection
from kingsroad_tui.together.messages import NotStored, SeatState
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.room_files import Chair, KeptTable, OwnSeat
from kingsroad_tui.together.session import Heard, Session
from tabletop.words.voice import phrase
from tests.support.together.world import KIND, Person, World

FULL = OSError(28, "No space left on device")


class Disk:
    """Keeps what it is given, unless it is full."""

    def __init__(self) -> None:
        self.full = False
        self.kept = 0

    def keep(self, _: object) -> None:
        if self.full:
            raise FULL
        self.kept += 1


@pytest.mark.parametrize("who", [0, 1])
def test_a_choice_that_is_not_stored_is_not_made(monkeypatch: pytest.MonkeyPatch, who: int) -> None:
    """It is to be made again, and nothing of it was sent."""
    world, disk = World(2, 3), Disk()
    for person in world.people:
        person.holds_back = True
    while world.step():
        pass
    person = world.people[who]
    guest, seat = person.guest, person.guest.own_seat
    assert seat is not None and guest.may_seal(seat)
    keep = guest._keep
    monkeypatch.setattr(guest, "_keep", disk.keep)
    disk.full = True
    sent = len(world.frames)
    with pytest.raises(OSError, match="No space"):
        guest.seal(seat, "123")
    assert not guest.has_sealed(seat) and guest.may_seal(seat) and guest._kept.sealed == []
    assert len(world.frames) == sent
    monkeypatch.setattr(guest, "_keep", keep)
    guest.seal(seat, "456")
    assert guest.choice_of(seat) == "456"


def test_a_game_comes_to_its_end_though_a_guests_disk_is_full_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World(3, 4)
    tries, failing = 0, list[Person]()
    store = Person._keep

    def keep(person: Person, kept: OwnSeat) -> None:
        nonlocal tries
        tries += 1
        if person is not world.people[0] and tries % 5 == 0:
            failing.append(person)
            raise FULL
        store(person, kept)

    monkeypatch.setattr(Person, "_keep", keep)
    for person in world.people:
        monkeypatch.setattr(person.guest, "_keep", person._keep)
    for _ in range(60_000):
        try:
            if world.random.random() < 0.2:
                world.choose_now_and_then()
            if not world.step():
                break
        except OSError:
            world.cut(failing[-1])
    assert len(failing) > 5
    assert world.table.ledger is not None
    assert world.table.ledger.game.game.finished
    assert not world.broken


@pytest.mark.parametrize("fills", ["table", "seat"])
async def test_the_host_goes_on_once_there_is_room(
    monkeypatch: pytest.MonkeyPatch, fills: str
) -> None:
    """Whether the table or the host's own seat cannot be kept; also what the host alone can do."""
    monkeypatch.setattr(local, "_PAUSE", 0.01)
    disks = {"table": Disk(), "seat": Disk()}
    secret, key = RoomSecret.new(), SigningKey()
    kept = KeptTable(chairs=[Chair(), Chair()])
    table = HostTable(KIND, secret, key, kept, keep=disks["table"].keep)
    seat = OwnSeat(name="Ann", key=key.secret.hex())
    session = Session(SEALED, secret, seat, disks["seat"].keep)
    heard: list[Heard] = []
    session.heard = heard.append
    disks[fills].full = True
    LocalConnection(table, session)
    await asyncio.sleep(0.1)
    assert heard.count(NotStored("No space left on device")) == 1
    assert [one.state for one in kept.chairs] == [SeatState.FREE] * 2
    disks["table"].full = True
    assert not session.attempt(lambda: table.seat_computer(1, "Baron"))
    assert kept.chairs[1].state is SeatState.FREE
    disks["table"].full = disks["seat"].full = False
    async with asyncio.timeout(5):
        while [one.state for one in kept.chairs] == [SeatState.FREE] * 2:
            await asyncio.sleep(0.01)
    assert session.attempt(lambda: table.seat_computer(1, "Baron"))
    async with asyncio.timeout(5):
        while session.guest.ledger is None or not session.guest.caught_up:
            await asyncio.sleep(0.01)
    assert session.attempt(lambda: session.guest.seal(0, "123"))
    table.close()
    await asyncio.sleep(0.03)
    assert table.company.visitors == []


def test_a_guest_whose_disk_is_full_is_told_so_and_not_that_the_connection_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world, disk = World(2, 3), Disk()
    bob = world.people[1]
    world.people[0].holds_back = True
    while world.step():
        pass
    assert bob.guest.own_seat is not None and bob.guest.has_sealed(bob.guest.own_seat)
    monkeypatch.setattr(bob.guest._witness, "_keep", disk.keep)
    said, lines = SaidAtTable(bob.guest), list[str]()
    monkeypatch.setattr(bob.guest, "_tell", lambda event: lines.extend(said.sentences(event)))
    disk.full, world.people[0].holds_back = True, False
    for _ in range(60):
        try:
            world.step()
        except OSError:
            world.cut(bob)
            lines += said.sentences(Reached.LOST)
    assert (
        phrase("together-not-stored", why="No space left on device") in lines
        and phrase("together-lost") not in lines
    )
    disk.full = False
    for _ in range(60):
        world.step()
    assert said.sentences(Reached.LOST) == [phrase("together-lost")]
