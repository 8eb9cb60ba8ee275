"""A host and guests with a network between them that loses connections, hosts and guests at random.

Nothing is waited for: whatever can happen next is drawn, so a test plays thousands of frames a
second, and the same seed plays the same game.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from kingsroad.cards import Hand
from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.together.company import Visitor
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.invitation import LOCAL, RoomSecret
from kingsroad_tui.together.ledger import SealedKind, SigningKey
from kingsroad_tui.together.messages import (
    Breaking,
    Closed,
    GameMoved,
    GuestEvent,
    Refusing,
    TableClosed,
    encode,
)
from kingsroad_tui.together.room_files import Chair, KeptTable, OwnSeat

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
KIND = SEALED


def scripted(seed: int, name: str, number: int, phase: str, hand: Hand) -> str:
    """What somebody chooses: it follows from who it is and when, wherever the game is played."""
    facts = hashlib.sha256(f"{seed} {name} {number} {phase}".encode()).digest()
    legal = legal_selections(hand)
    return legal[int.from_bytes(facts, "big") % len(legal)].as_revealed().code


class Link:
    """A connection: frames on their way, in order, both ways."""

    def __init__(self, world: World, person: Person) -> None:
        self.world = world
        self.person = person
        self.to_table: deque[str] = deque()
        self.to_guest: deque[str] = deque()
        self.closing = False
        self.visitor: Visitor | None = None

    def send(self, frame: str) -> None:
        self.world.frames.append(frame)
        self.to_guest.append(frame)

    def close(self) -> None:
        self.closing = True


class Person:
    """Somebody at a table, whose device keeps what it is told to keep."""

    def __init__(self, world: World, name: str, *, host: bool = False) -> None:
        self.world = world
        self.name = name
        self.host = host
        key = world.key if host else SigningKey()
        self.disk = msgspec.json.encode(OwnSeat(name=name, key=key.secret.hex()))
        self.link: Link | None = None
        self.holds_back = False
        self.stays_away = False
        self.events: list[GuestEvent] = []
        self.guest = self.started()

    def started(self) -> Guest:
        """The app, as it is started with what the device has kept."""
        kept = msgspec.json.decode(self.disk, type=OwnSeat)
        world = self.world
        tell, clock = self.events.append, world.now
        return Guest(world.kind, world.secret, kept, keep=self._keep, tell=tell, clock=clock)

    def _keep(self, kept: OwnSeat) -> None:
        self.disk = msgspec.json.encode(kept)

    def die(self) -> None:
        self.world.cut(self)
        self.guest = self.started()

    def choose(self) -> bool:
        """Seals a choice, where one is to be made; whether it did."""
        if self.holds_back:
            return False
        for seat in self.guest.seats:
            if self.guest.may_seal(seat):
                return self.world.choose(self.guest, seat)
        return False


class World:
    """A table and everybody who plays at it.

    Attributes:
        frames: all that were ever sent, in the order in which they were.
        lost: how many connections, guests and hosts were lost.
    """

    kind: SealedKind[Any] = KIND

    def __init__(
        self,
        players: int,
        seed: int,
        computers: int = 0,
        now: Callable[[], float] | None = None,
        limit: int | None = None,
    ) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.time = 0.0
        self.now = now or (lambda: self.time)
        self.secret = RoomSecret.new()
        self.key = SigningKey()
        self.frames: list[str] = []
        self.lost = {"connections": 0, "guests": 0, "hosts": 0}
        kept = KeptTable(chairs=[Chair() for _ in range(players)], limit=limit)
        self.disk = msgspec.json.encode(kept)
        self.table = self._started()
        for seat in range(players - computers, players):
            self.table.seat_computer(seat, NAMES[seat])
        self.people = [
            Person(self, name, host=not seat)
            for seat, name in enumerate(NAMES[: players - computers])
        ]

    def _started(self) -> HostTable:
        kept = msgspec.json.decode(self.disk, type=KeptTable)
        return HostTable(self.kind, self.secret, self.key, kept, keep=self._keep, clock=self.now)

    def _keep(self, kept: KeptTable) -> None:
        self.disk = msgspec.json.encode(kept)

    def choose(self, guest: Guest, seat: int) -> bool:
        """Seals what the owner of a seat chooses; whether there was something to choose."""
        ledger = guest.ledger
        assert ledger is not None
        turn = ledger.turn
        assert turn is not None
        name, hand = ledger.game.game.players[seat], ledger.game.game.hand(seat)
        guest.seal(seat, scripted(self.seed, name, turn.round, turn.phase, hand))
        return True

    def pass_time(self, seconds: int) -> None:
        """Time goes by, and the table looks at it each second."""
        for _ in range(seconds):
            self.time += 1
            self.table.tick()

    # ------------------------------------------------------------------------------- what happens

    def connect(self, person: Person) -> None:
        link = Link(self, person)
        person.link = link
        link.visitor = self.table.connect(link, LOCAL, host=person.host)

        def send(frame: str) -> None:
            self.frames.append(frame)
            link.to_table.append(frame)

        person.guest.connected(send, LOCAL)

    def cut(self, person: Person) -> None:
        """A connection is lost, and all that was on its way."""
        link, person.link = person.link, None
        if link is not None:
            person.guest.lost()
            if link.visitor is not None:
                self.table.disconnect(link.visitor)

    def kill_host(self) -> None:
        """The host's app is killed, and its own player with it; started anew from what was kept."""
        for person in self.people:
            link, person.link = person.link, None
            if link is not None:
                person.guest.lost()
        self.people[0].guest = self.people[0].started()
        self.table = self._started()
        self.lost["hosts"] += 1

    def step(self, trouble: float = 0.0) -> bool:
        """Whatever comes next; False where nothing can."""
        self.time += 0.01
        if trouble and self.random.random() < trouble:
            self._trouble()
            return True
        moves: list[Callable[[], object]] = []
        for person in self.people:
            link = person.link
            if link is None:
                if person.stays_away:
                    continue
                moves.append(lambda person=person: self.connect(person))  # type: ignore[misc]
                continue
            if link.to_table:
                moves.append(lambda link=link: self._deliver_up(link))  # type: ignore[misc]
            if link.to_guest:
                moves.append(lambda link=link: self._deliver_down(link))  # type: ignore[misc]
            elif link.closing:
                moves.append(lambda person=person: self.cut(person))  # type: ignore[misc]
        self.random.shuffle(moves)
        if moves:
            moves[0]()
            return True
        return any(person.choose() for person in self.random.sample(self.people, len(self.people)))

    def _deliver_up(self, link: Link) -> None:
        assert link.visitor is not None
        self.table.receive(link.visitor, link.to_table.popleft())

    def _deliver_down(self, link: Link) -> None:
        link.person.guest.receive(link.to_guest.popleft())

    def _trouble(self) -> None:
        person = self.random.choice(self.people)
        kind = self.random.choice(["connections", "connections", "guests", "hosts"])
        if kind == "hosts":
            self.kill_host()
            return
        self.lost[kind] += 1
        if kind == "guests":
            person.die()
        else:
            self.cut(person)

    def choose_now_and_then(self) -> None:
        self.random.choice(self.people).choose()

    def play(self, trouble: float = 0.0, *, steps: int = 200_000) -> Game:
        """Plays to the end of the game, and until everybody knows it."""
        self.go_on(trouble, steps=steps)
        game = self.table.ledger.game.game if self.table.ledger else None
        assert isinstance(game, Game)
        return game

    def go_on(self, trouble: float = 0.0, *, steps: int = 200_000) -> None:
        """Lets everything happen that can."""
        for _ in range(steps):
            if self.random.random() < 0.2:
                self.choose_now_and_then()
            if not self.step(trouble if self.table.ledger and self.table.ledger.turn else 0.0):
                break

    @property
    def broken(self) -> list[Breaking]:
        """What guests said of the host: nothing may be."""
        return [one for person in self.people for one in person.events if isinstance(one, Breaking)]


__all__ = ["Closed", "GameMoved", "Refusing", "TableClosed", "World", "encode", "scripted"]
