"""What somebody has sealed is not given up by a host who may have looked at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kingsroad.sealed import check_game
from kingsroad_tui.common.text import together as words
from kingsroad_tui.common.together.giving_up import PATIENCE, why_not_stood_in
from kingsroad_tui.common.together.guest_events import Breaking, Broken, GivenUp
from kingsroad_tui.common.together.ledger import Ledger, NotAllowed, WhyNot
from kingsroad_tui.common.together.said_at_table import SaidAtTable
from kingsroad_tui.common.together.signing import check_signature
from kingsroad_tui.common.together.table.standing_in import standing_in
from tests.support.together.world import Person, World


class _Table:
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

    def is_fair_without_lots(self) -> None:
        facts = check_game(self.ledger.game.game, self.ledger.proof, check_signature)
        assert not facts.broken
        assert not facts.lots

    def broken(self, person: Person) -> list[Broken]:
        return [one.how for one in person.events if isinstance(one, Breaking)]


def test_nothing_is_opened_before_everybody_has_said_that_they_are_there() -> None:
    """In every phase of a game with losses: first all seals, then all are ready, then all open."""
    world = World(3, 4)
    assert world.play(trouble=0.02).finished
    phase: list[str] = []
    seen = 0
    for entry, after in zip(
        world.table.kept.entries, [*world.table.kept.entries[1:], None], strict=True
    ):
        phase.append(str(entry.__struct_config__.tag))
        if after is None or (after.round, after.phase) != (entry.round, entry.phase):
            assert phase == sorted(phase, key=["sealed", "ready", "opened"].index)
            assert len({phase.count(tag) for tag in phase}) == 1
            phase, seen = [], seen + 1
    assert seen > 10


def test_before_that_a_computer_chooses_anew_for_who_is_away_and_the_lot_never() -> None:
    table = _Table()
    table.bob_seals_and_sends("ready")
    assert table.ledger.all_sealed
    assert not table.ledger.opened
    table.is_away()
    table.world.table.stand_in(table.seat)
    assert table.seat not in table.ledger.seals
    assert not table.ledger.ready
    phases = len(table.ledger.histories)
    for person in table.world.people:
        person.holds_back = False
    table.until(lambda: len(table.ledger.histories) > phases)
    table.bob.stays_away = False
    table.plays_on()
    table.is_fair_without_lots()
    assert not table.world.broken


def test_afterwards_whoever_does_not_open_is_waited_for_before_the_lot_chooses() -> None:
    table = _Table()
    table.bob_seals_and_sends("opened")
    table.is_away()
    phases = len(table.ledger.histories)
    assert table.ledger.waiting == (table.seat,)
    with pytest.raises(NotAllowed) as caught:
        table.world.table.stand_in(table.seat)
    assert caught.value.why is WhyNot.TOO_SOON
    assert why_not_stood_in(caught.value) == words.too_soon(3)
    table.world.time += PATIENCE
    table.world.table.stand_in(table.seat)
    table.settle()
    assert len(table.ledger.histories) == phases + 1
    table.bob.stays_away = False
    table.settle()  # he comes back, and hears it: his machine had opened it
    said = SaidAtTable(table.bob.guest)
    assert [said.sentences(one) for one in table.bob.events if isinstance(one, GivenUp)] == [
        [words.GIVEN_UP]
    ]
    table.plays_on()
    assert not table.world.broken


def test_who_comes_back_in_time_opens_what_was_sealed() -> None:
    table = _Table()
    table.bob_seals_and_sends("opened")
    table.world.cut(table.bob)
    table.bob.die()
    table.plays_on()
    table.is_fair_without_lots()
    assert not table.world.broken


@pytest.mark.parametrize("waits", [1.0, PATIENCE * 0.7])
def test_everybody_leaves_a_host_who_gives_up_too_soon(waits: float) -> None:
    """Each by the own clock."""
    table = _Table()
    table.bob_seals_and_sends("opened")
    table.is_away()
    table.world.time += waits
    table.gives_up()
    host, bob, other = table.world.people
    assert [table.broken(one)[:1] for one in (host, other)] == [[Broken.GIVEN_UP]] * 2
    assert not table.broken(bob)


def test_it_is_not_enough_to_cut_everybody_off_for_a_moment() -> None:
    """They come back, Bob opens again, and it is given up: sooner than it can be since they were
    ready themselves."""
    table = _Table()
    others = table.world.people[1:]
    table.bob_seals_and_sends("opened")
    for person in others:
        person.stays_away = True
        table.world.cut(person)
    table.world.time += 2
    table.gives_up()
    for person in others:
        person.stays_away = False
        table.until(lambda person=person: table.broken(person))  # type: ignore[misc]
        assert table.broken(person)[0] is Broken.GIVEN_UP
        person.stays_away = True


def test_who_was_there_all_the_time_and_has_opened_leaves_a_host_who_gives_that_up() -> None:
    """However long the host waits: what was sent has arrived long before."""
    table = _Table()
    table.bob_seals_and_sends("opened")
    table.world.time += 10 * PATIENCE
    table.gives_up()
    assert table.broken(table.bob)[:1] == [Broken.GIVEN_UP]
    assert not table.broken(table.world.people[2])


@pytest.mark.parametrize("phase_over", [False, True])
def test_a_host_cannot_look_and_then_say_that_nobody_was_ready(phase_over: bool) -> None:
    """Bob opened; the host cuts him off, and goes back to before that with everybody else. Bob
    leaves that table as soon as he is back, even if his app was just started."""
    table = _Table()
    world, bob = table.world, table.bob
    before = world.disk
    people = {person: person.disk for person in world.people if person is not bob}
    table.bob_seals_and_sends("opened")
    table.is_away()
    world.disk = before
    for person, disk in people.items():
        person.disk = disk
        person.die()
    world.kill_host()
    table.settle()
    assert not table.ledger.all_sealed
    phases = len(table.ledger.histories)
    world.table.stand_in(table.seat)
    for person in people:
        person.holds_back = False
    table.until(
        lambda: len(table.ledger.histories) > phases if phase_over else table.ledger.all_sealed
    )
    for person in people:
        person.holds_back = True
    assert not world.broken
    bob.stays_away = False
    bob.die()
    table.until(lambda: table.broken(bob))
    assert table.broken(bob)[:1] == [Broken.TAKEN_BACK]


def test_with_a_clock_who_is_not_there_to_open_is_replaced_when_the_time_is_over() -> None:
    table = _Table(limit=30)
    table.bob_seals_and_sends("ready")
    table.world.pass_time(32)
    assert table.seat in table.ledger.stand_ins
    assert table.seat not in table.ledger.seals
    table = _Table(limit=30)
    table.bob_seals_and_sends("opened")
    table.is_away()
    phases = len(table.ledger.histories)
    table.world.pass_time(31)
    assert table.seat not in table.ledger.stand_ins
    table.world.pass_time(int(PATIENCE))
    assert len(table.ledger.histories) == phases + 1
    table.bob.stays_away = False
    table.plays_on()
    assert not table.world.broken
