"""A host who looks at what somebody opens, and then would like to have it otherwise: each trick is
seen through by everybody's program, or is without use.

Each trick of a host who looks, in processes and over a port: whom it would harm leaves and says
why, by real clocks that are shortened.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingsroad_tui.together.entries import Readying, Returning, Revealing, Sealing, StandingIn
from kingsroad_tui.together.invitation import new_nonce
from kingsroad_tui.together.ledger import Ledger, NotAllowed, WhyNot
from kingsroad_tui.together.messages import Begun, Broken
from kingsroad_tui.together.sealing import Sealer
from kingsroad_tui.together.table_game import standing_in
from kingsroad_tui.together.witness import PATIENCE
from tabletop.sealed_phases import ready_message
from tabletop.words.voice import phrase
from tests.support.paths import ROOT
from tests.support.soak import sampled
from tests.support.together.crooked_table import SEEN, TRICKS
from tests.support.together.quick_guest import LEFT
from tests.support.together.waiting_table import WaitingTable
from tests.support.together.world import Person


class HostsHand(WaitingTable):
    """All three have sealed; Bob and Cid have said that they are ready, and the host has their word
    for it. Nobody has been told of it, nor does the host say that Ann is."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.ann, _, self.cid = self.world.people
        self.guests = (self.bob, self.cid)
        self.bob.choose()
        while not all(self.sent(one, Readying) for one in self.guests):
            for person in self.guests:
                self.step(person)
        self.words = {one: self.sent(one, Readying)[0] for one in self.guests}
        for person in self.guests:
            assert person.link is not None
            person.link.to_table.clear()
        assert self.ledger.all_sealed
        assert not self.ledger.ready

    def step(self, person: Person) -> None:
        """Delivers the next frame, either way; what somebody says when ready stays on its way."""
        link = person.link
        assert link is not None
        if link.to_guest:
            person.guest.receive(link.to_guest.popleft())
        elif link.to_table and not self.sent(person, Readying):
            assert link.visitor is not None
            self.world.table.receive(link.visitor, link.to_table.popleft())

    def seat_of(self, person: Person) -> int:
        (seat,) = person.guest.seats
        return seat

    def of_ann(self) -> Readying:
        """That Ann is ready, whom the host can sign for."""
        sealed = self.ledger.sealed_digest()
        seat = self.seat_of(self.ann)
        signature = self.world.key.sign(ready_message(sealed, seat))
        word = self.words[self.cid]
        return msgspec.structs.replace(word, seat=seat, signature=signature)

    def everybody_ready(self) -> list[Readying]:
        return [*self.words.values(), self.of_ann()]

    def stands_in(self, person: Person, ledger: Ledger[Any]) -> StandingIn:
        return standing_in(ledger, self.seat_of(person), self.world.key)

    def passes(self, seconds: float) -> None:
        self.world.time += seconds

    def back_with(self, person: Person, *more: Readying | Revealing | StandingIn | Sealing) -> None:
        """Somebody comes back, and is shown what the host's table has, and more."""
        self.world.cut(person)
        self.world.table.kept.entries.extend(more)
        self.world.connect(person)
        while person.link is not None and (person.link.to_guest or person.link.to_table):
            link = person.link
            if link.to_guest:
                person.guest.receive(link.to_guest.popleft())
            elif bool(self.sent(person, Readying)) or bool(self.sent(person, Revealing)):
                break
            else:
                assert link.visitor is not None
                self.world.table.receive(link.visitor, link.to_table.popleft())
            if self.broken(person):
                break


def test_nobody_says_for_another_that_they_are_ready() -> None:
    """Bob would open, and the host give Cid up who never was there: signed by the host it is
    nothing, nor is Cid's word for something else, nor Bob's own for Cid."""
    for forge in ("the host's", "bob's", "of another seat"):
        table = HostsHand()
        word, seat = table.words[table.cid], table.seat_of(table.cid)
        message = ready_message(table.ledger.sealed_digest(), seat)
        signature = {
            "the host's": table.world.key.sign(message),
            "bob's": table.bob.guest.key.sign(message),
            "of another seat": table.cid.guest.key.sign(message[::-1]),
        }[forge]
        forged = msgspec.structs.replace(word, signature=signature)
        assert table.happens(table.bob, forged) == [Broken.NOT_ALLOWED]
        assert not table.sent(table.bob, Revealing)


def test_what_was_sealed_when_one_said_ready_is_not_replaced_for_three_minutes() -> None:
    """A computer's choice in Cid's place, when the host may have seen Bob's or Cid's already. The
    host's own seal is never replaced."""
    for waits, broken in ((0.0, [Broken.GIVEN_UP]), (100.0, [Broken.GIVEN_UP]), (PATIENCE, [])):
        table = HostsHand()
        table.passes(waits)
        ledger = table.bob.guest.ledger
        assert ledger is not None
        assert table.happens(table.bob, table.stands_in(table.cid, ledger)) == broken
    table = HostsHand()
    table.passes(10 * PATIENCE)
    ledger = table.bob.guest.ledger
    assert ledger is not None
    assert table.happens(table.bob, table.stands_in(table.ann, ledger)) == [Broken.NOT_ALLOWED]


@pytest.mark.parametrize("dies", [False, True])
@pytest.mark.parametrize("waits", [1.0, PATIENCE])
def test_the_own_clock_survives_a_connection_and_an_app(dies: bool, waits: float) -> None:
    """Whatever is begun anew: Bob's three minutes are those since he said that he was ready."""
    table = HostsHand()
    table.passes(waits)
    if dies:
        table.bob.die()
    stands_in = table.stands_in(table.cid, table.ledger)
    table.back_with(table.bob, stands_in)
    assert table.broken(table.bob) == ([Broken.GIVEN_UP] if waits < PATIENCE else [])


def test_a_game_that_is_begun_twice_on_a_connection_is_left() -> None:
    table = HostsHand()
    kept = table.world.table.kept
    assert kept.beginning is not None
    for entries in (len(kept.entries), len(kept.entries) + 1_000, 0):
        table = HostsHand()
        kept = table.world.table.kept
        assert kept.beginning is not None
        begun = Begun(number=1, beginning=kept.beginning, entries=entries)
        assert table.told(table.bob, begun) == [Broken.TAKEN_BACK]


@pytest.mark.parametrize("dies", [False, True])
@pytest.mark.parametrize("back", [1, 2, 4])
def test_a_host_cannot_go_back_before_somebody_was_ready(dies: bool, back: int) -> None:
    """Though Bob has opened nothing; not on another branch either, with a computer in Cid's place
    from before all had sealed."""
    table = HostsHand()
    if dies:
        table.bob.die()
    entries = table.world.table.kept.entries
    del entries[-back:]
    other = Sealer(table.world.key, [])
    table.world.table.game._read_kept()
    assert table.world.table.ledger is not None
    seat = table.seat_of(table.ann)
    more = [] if seat in table.ledger.seals else [other.seal(table.ledger, seat, "123")]
    table.back_with(table.bob, *more)
    assert table.broken(table.bob) == [Broken.TAKEN_BACK]


def test_a_host_who_lets_all_wait_and_then_looks_has_to_wait_again() -> None:
    """It says last of all that Ann is ready, three minutes later: from then on nothing is given up
    for as long. To cut everybody off for a moment is of no use either."""
    for cut in (False, True):
        table = HostsHand()
        table.passes(PATIENCE + 1)
        if cut:
            for entry in table.everybody_ready():
                table.world.table.game.append(entry)
            table.back_with(table.bob)
        else:
            assert not table.happens(table.bob, *table.everybody_ready())
        assert table.sent(table.bob, Revealing)
        ledger = table.bob.guest.ledger
        assert ledger is not None
        assert ledger.all_ready
        table.passes(5)
        assert table.happens(table.bob, table.stands_in(table.cid, ledger)) == [Broken.GIVEN_UP]


def test_nobodys_own_choice_is_given_up_who_was_never_asked_to_open_it() -> None:
    """Neither there, with all ready at last and given up in one go; nor away, however long; nor is
    a computer's put in its place while its owner is there."""
    for away in (False, True):
        table = HostsHand()
        table.passes(2 * PATIENCE)
        ready = table.everybody_ready()
        for entry in ready:
            table.world.table.game.append(entry)
        gives_up = table.stands_in(table.bob, table.ledger)
        if away:
            table.world.cut(table.bob)
            table.passes(2 * PATIENCE)
            table.back_with(table.bob, gives_up)
            assert table.broken(table.bob) == [Broken.NEVER_ASKED]
        else:
            ledger = table.bob.guest.ledger
            assert ledger is not None
            found = table.happens(table.bob, *ready, gives_up)
            assert found == [Broken.GIVEN_UP]
    table = HostsHand()
    table.passes(2 * PATIENCE)
    ledger = table.bob.guest.ledger
    assert ledger is not None
    assert table.happens(table.bob, table.stands_in(table.bob, ledger)) == [Broken.NEVER_ASKED]


def test_who_has_opened_again_and_stayed_leaves_a_host_who_gives_that_up() -> None:
    """Bob was cut off for a moment after he had opened; he has opened again, and is there."""
    table = HostsHand()
    for entry in table.everybody_ready():
        table.world.table.game.append(entry)
    table.back_with(table.bob)
    assert table.sent(table.bob, Revealing)
    table.passes(PATIENCE)
    ledger = table.bob.guest.ledger
    assert ledger is not None
    assert table.happens(table.bob, table.stands_in(table.bob, ledger)) == [Broken.GIVEN_UP]


def test_a_game_is_not_left_for_another_one() -> None:
    """Not even by an app that was started anew, with a number that its owner brought for the next
    game."""
    table = HostsHand()
    kept = table.world.table.kept
    assert kept.beginning is not None
    table.bob.die()
    nonce, own = table.bob.guest._kept.nonce_for_next(), table.bob.guest.key.public
    seats = [
        msgspec.structs.replace(one, nonce=nonce if one.key == own else new_nonce())
        for one in kept.beginning.seats
    ]
    kept.beginning = msgspec.structs.replace(kept.beginning, seats=seats)
    kept.entries, kept.number = [], 2
    table.back_with(table.bob)
    assert table.broken(table.bob) == [Broken.NOT_MY_SEAT]


# ------------------------------------------------------------------------------ an honest host


def test_an_honest_host_asks_nobody_to_open_who_has_gone() -> None:
    """Bob was ready and is away when Cid is: nothing is opened before he is back, and if he is not,
    a computer chooses for him and never the lot."""
    for back in (True, False):
        table = HostsHand()
        game, seat = table.world.table.game, table.seat_of(table.bob)
        game.append(table.words[table.bob])
        table.is_away()
        game.append(table.of_ann())
        assert table.cid.link is not None
        assert table.cid.link.visitor is not None
        table.world.table._post(table.cid.link.visitor, table.words[table.cid])
        assert not table.ledger.all_ready
        with pytest.raises(NotAllowed) as caught:
            table.world.table.stand_in(seat)
        assert caught.value.why is WhyNot.TOO_SOON
        for person in (table.ann, table.cid):
            while person.link is not None and person.link.to_guest:
                person.guest.receive(person.link.to_guest.popleft())
        if not back:
            table.passes(PATIENCE)
            table.world.table.stand_in(seat)
            assert seat not in table.ledger.seals
            table.until(lambda table=table: len(table.ledger.histories) > 6)  # type: ignore[misc]
        table.bob.stays_away = False
        table.plays_on()
        table.is_fair_without_lots()
        assert not table.world.broken


def test_a_seal_that_comes_again_is_a_new_one() -> None:
    """Cid is replaced after three minutes, comes back, and seals the same; the three minutes are
    over once only."""
    table = HostsHand()
    table.passes(PATIENCE)
    ledger = table.bob.guest.ledger
    assert ledger is not None
    turn = ledger.turn
    assert turn is not None
    seat = table.seat_of(table.cid)
    sealing = ledger.seals[seat]
    assert not table.happens(table.bob, table.stands_in(table.cid, ledger))
    back = Returning(round=turn.round, phase=turn.phase, seat=seat)
    assert not table.happens(table.bob, back, sealing)
    assert not table.happens(table.bob, *table.everybody_ready())
    assert table.sent(table.bob, Revealing)
    assert table.happens(table.bob, table.stands_in(table.cid, ledger)) == [Broken.GIVEN_UP]


def test_the_same_game_is_not_begun_again_as_another_one() -> None:
    """So that an opening could be taken back which Bob has seen, and given up after three minutes,
    as if it had never come."""
    table = HostsHand()
    bob, kept, ready = table.bob, table.world.table.kept, table.everybody_ready()
    assert kept.beginning is not None
    assert not table.happens(bob, *ready)
    assert not table.happens(table.cid, *ready)
    assert not table.happens(bob, *table.sent(table.cid, Revealing))
    again = Begun(number=kept.number + 1, beginning=kept.beginning)
    assert table.told(bob, again) == [Broken.TAKEN_BACK]


LONGEST = 60.0
"""Seconds after which a process that waits is ended."""

LOOKS = {name for name in TRICKS if "opened" in name or name.endswith(("back", "then", "minutes"))}
"""The tricks by which the host sees something: all others are without use."""


def started(home: Path, module: str, *arguments: str) -> subprocess.Popen[str]:
    """A process with a home of its own."""
    command = [sys.executable, "-u", "-m", f"tests.support.together.{module}", *arguments]
    environment = {"KINGSROAD_HOME": str(home), "PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)


def why_left(guest: subprocess.Popen[str]) -> str:
    """Why a guest has left, by its word; waits for it."""
    said, _ = guest.communicate(timeout=LONGEST)
    (line,) = [one for one in said.splitlines() if one.startswith(LEFT)]
    how, _, sentence = line.removeprefix(f"{LEFT} ").partition(": ")
    assert sentence == phrase(f"together-breaks-{how.replace(' ', '-')}")
    return how


@pytest.mark.parametrize("trick", sampled(TRICKS, "drops_cid_once_bob_has_opened"))
def test_whoever_a_host_would_trick_leaves_and_says_why(trick: str, tmp_path: Path) -> None:
    host = started(tmp_path / "Ann", "crooked_table", trick)
    assert host.stdout is not None
    invitation = host.stdout.readline().strip()
    guests = {}
    try:
        for name in ("Bob", "Cid"):
            guests[name] = started(tmp_path / name, "quick_guest", invitation, name)
            assert guests[name].stdout is not None
            guests[name].stdout.readline()  # type: ignore[union-attr]  # that somebody is there
        found = {name: why_left(guests[name]) for name in TRICKS[trick]}
        assert found == TRICKS[trick]
        for name in guests.keys() - found.keys():
            assert guests[name].poll() is None  # whom it does not harm goes on
    finally:
        for process in (host, *guests.values()):
            process.kill()
    said, _ = host.communicate()
    assert (SEEN in said) == (trick in LOOKS)
