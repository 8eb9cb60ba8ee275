"""A host's table in a process of its own, whose host would like to look before it chooses.

    python -m tests.support.together.crooked_table TRICK

prints its invitation, and then each choice of Bob's that it has seen before its time.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Final

from kingsroad.games import Game
from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.together.company import Visitor
from kingsroad_tui.together.entries import Entry, Readying, Revealing, Sealing, StandingIn
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.hosting import new_host, open_table, sit_down
from kingsroad_tui.together.ledger import Ledger, SigningKey
from kingsroad_tui.together.messages import Begun, Entries, WhyRefused
from kingsroad_tui.together.sealing import Sealer
from tabletop.game import SealedChoices
from tabletop.sealed_phases import ready_message
from tests.support.together.quick_guest import PATIENCE, choose, quick

SEEN: Final = "seen:"
"""Stands before a choice that the host has looked at."""

ANN, BOB, CID = range(3)
_FIRST_PHASES: Final = 3
"""So many are played as they should be."""


class CrookedHost:
    """Takes entries as a table does, until it is time for its trick."""

    def __init__(self, table: HostTable, key: SigningKey, trick: str) -> None:
        self.table = table
        self.key = key
        self.honest = table.game.append
        self.ready: dict[int, Readying] = {}
        self.done = False
        self.shut: set[str] = set()
        self.sits = table._sit
        self._trick: Callable[[Entry], None] = getattr(self, trick)
        table.game.append = self.append  # type: ignore[method-assign]
        table._sit = self.sit  # type: ignore[method-assign]

    @property
    def ledger(self) -> Ledger[SealedChoices[Game]]:
        assert self.table.ledger is not None
        return self.table.ledger

    def append(self, entry: Entry) -> None:
        turn = self.ledger.turn
        late = len(self.ledger.histories) > _FIRST_PHASES
        if self.done or (late and turn is not None and turn.phase == "first"):
            self._trick(entry)
        else:
            self.honest(entry)

    def sit(self, visitor: Visitor, message: object) -> None:
        """Lets nobody in who is shut out."""
        if getattr(message, "key", "") in self.shut:
            self.table.company.turn_away(visitor, WhyRefused.TOO_MANY)
        else:
            self.sits(visitor, message)  # type: ignore[arg-type]

    # ------------------------------------------------------------------------- what it can do

    def key_of(self, seat: int) -> str:
        return self.ledger.begun.seats[seat].key

    def told(self, *entries: Entry, seat: int | None = None) -> None:
        """Says that something has happened: to all, or to one."""
        first = len(self.table.kept.entries)
        for visitor in list(self.table.company.visitors):
            if visitor.key and not visitor.host and seat in (None, self.seat_of(visitor)):
                self.table.company.send(visitor, Entries(first=first, entries=list(entries)))

    def seat_of(self, visitor: Visitor) -> int:
        return [one.key for one in self.ledger.begun.seats].index(visitor.key)

    def stands_in(self, seat: int) -> StandingIn:
        from kingsroad_tui.together.table_game import standing_in

        return standing_in(self.ledger, seat, self.key)

    def cut(self) -> None:
        for visitor in list(self.table.company.visitors):
            if not visitor.host:
                visitor.connection.close()
                self.table.disconnect(visitor)

    def later(self, seconds: float, do: Callable[[], object]) -> None:
        asyncio.get_running_loop().call_later(seconds, do)

    def has_all_ready(self, entry: Entry) -> bool:
        """Keeps who is ready to itself, until it has everybody's word."""
        if isinstance(entry, Readying):
            self.ready[entry.seat] = entry
        elif isinstance(entry, Sealing):
            self.honest(entry)
        return not self.done and len(self.ready) == 3

    def sees(self, entry: Entry, seat: int = BOB) -> bool:
        """Goes on as it should until it sees what somebody opens, and keeps that to itself."""
        if self.done:
            return False
        if isinstance(entry, Revealing) and entry.seat == seat:
            print(f"{SEEN} {entry.choice}", flush=True)
            self.done = True
            return True
        if not isinstance(entry, Revealing):
            self.honest(entry)
        return False

    # ---------------------------------------------------------------------------- its tricks

    def says_that_cid_is_ready(self, entry: Entry) -> None:
        """To Bob alone, so that he opens; then it would give Cid up, who never was there."""
        if self.has_all_ready(entry):
            self.done = True
            bob, ann, cid = self.ready[BOB], self.ready[ANN], self.ready[CID]
            message = ready_message(self.ledger.sealed_digest(), CID)
            forged = Readying(
                round=cid.round,
                phase=cid.phase,
                seat=CID,
                sealed=cid.sealed,
                signature=self.key.sign(message),
            )
            self.told(bob, ann, forged, seat=BOB)

    def drops_cid_once_bob_has_opened(self, entry: Entry) -> None:
        if self.sees(entry):
            self.told(self.stands_in(CID))

    def drops_bob_once_bob_has_opened(self, entry: Entry) -> None:
        if self.sees(entry):
            self.told(self.stands_in(BOB))

    def drops_bob_after_three_minutes(self, entry: Entry) -> None:
        if self.sees(entry):
            self.later(PATIENCE * 1.2, lambda: self.told(self.stands_in(BOB)))

    def puts_a_computer_in_cids_place(self, entry: Entry) -> None:
        if self.has_all_ready(entry):
            self.done = True
            self.told(self.stands_in(CID))

    def begins_twice(self, entry: Entry) -> None:
        """To switch everybody's clock off; then a computer takes Cid's place."""
        if self.has_all_ready(entry):
            self.done = True
            kept = self.table.kept
            assert kept.beginning is not None
            begun = Begun(number=kept.number, beginning=kept.beginning, entries=10_000)
            self.table.company.broadcast(begun)
            self.told(self.stands_in(CID))

    def goes_back(self, entry: Entry) -> None:
        """To before Bob had sealed, with a computer in Cid's place."""
        if self.sees(entry):
            self.cut()
            entries = self.table.kept.entries
            at = max(n for n, one in enumerate(entries) if isinstance(one, Sealing))
            del entries[at:]
            self.table.game._read_kept()

    def never_asks_bob(self, entry: Entry) -> None:
        """Bob is shut out while the others open, and given up after three minutes."""
        if self.has_all_ready(entry):
            self.done = True
            self.shut.add(self.key_of(BOB))
            self.cut()
            for ready in self.ready.values():
                self.honest(ready)
            gives_up = self.stands_in(BOB)

            def back() -> None:
                self.honest(gives_up)
                self.shut.clear()

            self.later(PATIENCE * 1.5, back)

    def lets_all_wait_and_looks_then(self, entry: Entry) -> None:
        """Says last of all that Ann is ready, three minutes later; and drops Cid at once."""
        if self.done or isinstance(entry, Revealing):
            if isinstance(entry, Revealing) and entry.seat == BOB and not self.done:
                self.done = True
                print(f"{SEEN} {entry.choice}", flush=True)
                self.told(self.stands_in(CID))
        elif isinstance(entry, Readying) and entry.seat == ANN:
            self.later(PATIENCE * 1.5, lambda: self.honest(entry))
        else:
            self.honest(entry)

    def seals_anew(self, entry: Entry) -> None:
        """Has a computer choose in Ann's place, which the table itself would not take."""
        if self.has_all_ready(entry):
            self.done = True
            turn = self.ledger.turn
            assert turn is not None
            self.told(StandingIn(round=turn.round, phase=turn.phase, seat=ANN))

    def shows_each_another_seal(self, entry: Entry) -> None:
        """Of Ann's, to Bob; and says that Cid is ready for it, who has another one before him."""
        last = len(self.ledger.waiting) == 1 and not self.ledger.all_sealed
        if isinstance(entry, Sealing) and last and not self.done:
            mine = entry if entry.seat == ANN else None
            other = Sealer(self.key, [])
            if mine is None:
                self.honest(entry)
                return
            self.told(other.seal(self.ledger, ANN, "W"), seat=BOB)
            self.told(mine, seat=CID)
            self.done = True
        elif isinstance(entry, Readying) and self.done:
            self.ready[entry.seat] = entry
            if BOB in self.ready and CID in self.ready:
                at = len(self.table.kept.entries) + 1
                for visitor in list(self.table.company.visitors):
                    if visitor.key == self.key_of(BOB):
                        both: list[Entry] = [self.ready[BOB], self.ready[CID]]
                        self.table.company.send(visitor, Entries(first=at, entries=both))
        elif not self.done:
            held = isinstance(entry, Sealing) and entry.seat == ANN
            if held and len(self.ledger.waiting) > 1:  # the others first
                self.later(0.1, lambda: self.append(entry))
            else:
                self.honest(entry)


TRICKS: Final = {
    "says_that_cid_is_ready": {"Bob": "not allowed"},
    "drops_cid_once_bob_has_opened": {"Bob": "given up", "Cid": "given up"},
    "drops_bob_once_bob_has_opened": {"Bob": "given up", "Cid": "given up"},
    "drops_bob_after_three_minutes": {"Bob": "given up"},
    "puts_a_computer_in_cids_place": {"Bob": "given up", "Cid": "given up"},
    "begins_twice": {"Bob": "taken back", "Cid": "taken back"},
    "goes_back": {"Bob": "taken back", "Cid": "taken back"},
    "never_asks_bob": {"Bob": "never asked"},
    "lets_all_wait_and_looks_then": {"Bob": "given up", "Cid": "given up"},
    "seals_anew": {"Bob": "given up", "Cid": "given up"},
    "shows_each_another_seal": {"Bob": "not allowed"},
}
"""Why each guest leaves; one who is not named goes on."""


async def _main(trick: str) -> None:
    kept = new_host("kingsroad", {}, "Ann", 3, hints=True, limit=None)
    sit_down(kept, ANN)
    async with open_table(kept, SEALED, 0) as (session, table):
        CrookedHost(table, SigningKey(bytes.fromhex(kept.seat.key)), trick)
        session.connect()
        print(session.invitation, flush=True)
        await choose(session)


if __name__ == "__main__":
    quick()
    asyncio.run(_main(sys.argv[1]))
