"""A table under stress: too many come, one comes twice, and nothing can be stored."""

from __future__ import annotations

import msgspec
import pytest

from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.invitation import LOCAL
from kingsroad_tui.together.ledger import SigningKey
from kingsroad_tui.together.room_files import KeptTable, OwnSeat
from kingsroad_tui.together.table.company import MAX_VISITORS, MAX_WATCHING, TIME_TO_KNOCK
from tests.support.together.world import KIND, World


class _Looker:
    """Somebody who knows the invitation, and looks on or does nothing."""

    def __init__(self, world: World, *, watch: bool = True) -> None:
        self.closed = False
        said: list[str] = []
        kept = OwnSeat(name="-", key=SigningKey().secret.hex())
        self.heard: list[object] = []
        self.guest = Guest(KIND, world.secret, kept, watch=watch, tell=self.heard.append)
        self.guest.connected(said.append, LOCAL)
        visitor = world.table.connect(self, LOCAL)
        for _ in range(2 if watch else 1):
            if said:
                world.table.receive(visitor, said.pop(0))

    def send(self, frame: str) -> None:
        self.guest.receive(frame)

    def close(self) -> None:
        self.closed = True


def test_however_many_look_on_who_plays_comes_back() -> None:
    world = World(2, 1)
    world.play(steps=60)
    bob = world.people[1]
    world.cut(bob)
    lookers = [_Looker(world) for _ in range(MAX_VISITORS)]
    assert sum(not one.closed for one in lookers) == MAX_WATCHING
    assert not any(one.closed for one in lookers[:MAX_WATCHING])
    world.time += 2
    idle = [_Looker(world, watch=False) for _ in range(MAX_VISITORS)]
    assert any(not one.closed for one in idle)
    world.time += 2
    assert world.play().finished
    assert not world.broken
    world.time += TIME_TO_KNOCK
    world.table.tick()
    assert all(one.closed for one in idle)
    assert not any(one.closed for one in lookers[:MAX_WATCHING])


def test_who_comes_to_the_seat_from_another_app_is_told_in_the_first_one() -> None:
    """Else both would come back again and again, and take the seat from each other."""
    world = World(2, 1)
    world.play(steps=60)
    bob = world.people[1]
    first = bob.link
    assert first is not None
    bob.link = None
    world.connect(bob)
    while not any("elsewhere" in frame for frame in first.to_guest):
        assert world.step()
    assert first.closing
    told = msgspec.json.decode(first.to_guest[-1])
    assert told == {"type": "refused", "why": "elsewhere"}
    assert world.play().finished


def test_what_cannot_be_stored_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk: nobody sees what is lost if the host's app ends, and once there is room again
    everything goes on."""
    world = World(3, 2)
    full = False
    failed = 0
    keep = world._keep

    def keeps(kept: KeptTable) -> None:
        nonlocal failed
        if full:
            failed += 1
            raise OSError(28, "No space left on device")
        keep(kept)

    monkeypatch.setattr(world.table.game, "_keep", keeps)
    host = world.people[0]
    for number in range(4_000):
        full = number % 7 < 3
        try:
            if world.random.random() < 0.2:
                world.choose_now_and_then()
            world.step()
            if world.table.kept.number == 2 and not full:
                break
        except OSError:
            world.cut(host)  # the host's app ends with it; its player comes back with the table
            host.guest = host.started()
        stored = msgspec.json.decode(world.disk, type=KeptTable)
        for person in world.people:
            assert len(person.guest._entries) <= len(stored.entries) or not person.guest.number
        ledger = world.table.ledger
        over = ledger is not None and ledger.turn is None
        if over and world.table.kept.number == 1 and number % 40 == 0:
            for person in world.people:
                person.guest.again()
    full = False
    assert failed > 20
    assert world.table.kept.number == 2
    assert world.play().finished
    assert not world.broken
