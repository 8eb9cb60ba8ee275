"""What somebody has sealed is not given up by a host who may have looked at it."""

from __future__ import annotations

import pytest

from kingsroad_tui.together import words
from kingsroad_tui.together.ledger import NotAllowed, WhyNot
from kingsroad_tui.together.messages import Broken, GivenUp
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.witness import PATIENCE, why_not_stood_in
from tests.support.together.waiting_table import WaitingTable
from tests.support.together.world import World


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
    table = WaitingTable()
    table.bob_seals_and_sends("ready")
    assert table.ledger.all_sealed
    assert not table.ledger.opened
    table.is_away()
    with pytest.raises(NotAllowed) as caught:
        table.world.table.stand_in(table.seat)
    assert caught.value.why is WhyNot.TOO_SOON
    table.world.time += PATIENCE
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
    table = WaitingTable()
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
    table = WaitingTable()
    table.bob_seals_and_sends("opened")
    table.world.cut(table.bob)
    table.bob.die()
    table.plays_on()
    table.is_fair_without_lots()
    assert not table.world.broken


@pytest.mark.parametrize("waits", [1.0, PATIENCE * 0.7])
def test_everybody_leaves_a_host_who_gives_up_too_soon(waits: float) -> None:
    """Each by the own clock."""
    table = WaitingTable()
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
    table = WaitingTable()
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
    table = WaitingTable()
    table.bob_seals_and_sends("opened")
    table.world.time += 10 * PATIENCE
    table.gives_up()
    assert table.broken(table.bob)[:1] == [Broken.GIVEN_UP]
    assert not table.broken(table.world.people[2])


@pytest.mark.parametrize("phase_over", [False, True])
def test_a_host_cannot_look_and_then_say_that_nobody_was_ready(phase_over: bool) -> None:
    """Bob opened; the host cuts him off, and goes back to before that with everybody else. Bob
    leaves that table as soon as he is back, even if his app was just started."""
    table = WaitingTable()
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
    table = WaitingTable(limit=30)
    table.bob_seals_and_sends("ready")
    table.world.pass_time(32)
    assert table.seat in table.ledger.seals
    table.world.pass_time(int(PATIENCE))
    assert table.seat in table.ledger.stand_ins
    assert table.seat not in table.ledger.seals
    table = WaitingTable(limit=30)
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
