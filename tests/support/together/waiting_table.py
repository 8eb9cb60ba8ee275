"""A table of three in the middle of a game, of whom one has yet to seal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.together.entries import Entry, Readying, Revealing, Sealing
from kingsroad_tui.together.ledger import Ledger
from kingsroad_tui.together.messages import Breaking, Broken, Entries, FromTable, encode
from kingsroad_tui.together.table_game import standing_in
from kingsroad_tui.together.verifying import check_proof
from tests.support.together.world import Person, World

EntryT = TypeVar("EntryT", bound=Sealing | Readying | Revealing)


class WaitingTable:
    """A table of three in the middle of a game, where Bob is about to seal as the last one."""

    def __init__(self, seed: int = 1, limit: int | None = None) -> None:
        self.world = World(3, seed, limit=limit)
        self.until(lambda: self.world.table.ledger and len(self.ledger.histories) > 4)
        self.bob = self.world.people[1]
        self.bob.holds_back = True
        self.settle()
        self.bob.holds_back = False
        (self.seat,) = self.bob.guest.seats
        assert self.ledger.waiting == (self.seat,)

    @property
    def ledger(self) -> Ledger[Any]:
        ledger = self.world.table.ledger
        assert ledger is not None
        return ledger

    def until(self, done: Callable[[], object]) -> None:
        for _ in range(20_000):
            if done():
                return
            assert self.world.step(), "nothing happens any more"
        raise AssertionError("it never happened")

    def settle(self) -> None:
        for _ in range(5_000):
            if not self.world.step():
                return
        raise AssertionError("somebody comes back and leaves again and again")

    def bob_seals_and_sends(self, tag: str) -> None:
        """Bob seals, and everything goes on until he has sent an entry; that never arrives."""
        bob = self.bob
        bob.choose()
        self.until(lambda: bob.link and any(f'"{tag}"' in frame for frame in bob.link.to_table))
        assert bob.link is not None
        bob.link.to_table.clear()
        for person in self.world.people:
            person.holds_back = True
        self.settle()

    def is_away(self) -> None:
        self.bob.stays_away = True
        self.world.cut(self.bob)

    def gives_up(self) -> None:
        """As a dishonest host does, who heeds no time."""
        self.world.table.game.append(standing_in(self.ledger, self.seat, self.world.key))
        for _ in range(200):  # whoever leaves it for that comes back again and again here
            self.world.step()

    def plays_on(self) -> None:
        for person in self.world.people:
            person.holds_back = False
        assert self.world.play().finished

    def told(self, person: Person, message: FromTable) -> list[Broken]:
        """What somebody who is told something by the host says of it."""
        before = len(self.broken(person))
        person.guest.receive(encode(message))
        return self.broken(person)[before:]

    def happens(self, person: Person, *entries: Entry) -> list[Broken]:
        """The same of what is said to happen in the game, wherever the table has come to."""
        return self.told(person, Entries(first=person.guest._at, entries=list(entries)))

    def sent(self, person: Person, kind: type[EntryT]) -> list[EntryT]:
        """What somebody has sent that has not arrived."""
        frames = [msgspec.json.decode(one) for one in (person.link.to_table if person.link else [])]
        posts = [msgspec.json.encode(one["entry"]) for one in frames if one["type"] == "post"]
        found = [msgspec.json.decode(one, type=Entry) for one in posts]
        return [one for one in found if isinstance(one, kind)]

    def is_fair_without_lots(self) -> None:
        facts = check_proof(SEALED, self.ledger.game.game, self.ledger.proof)
        assert not facts.broken
        assert not facts.lots

    def broken(self, person: Person) -> list[Broken]:
        return [one.how for one in person.events if isinstance(one, Breaking)]
