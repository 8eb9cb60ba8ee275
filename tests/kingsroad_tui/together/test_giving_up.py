"""What somebody has sealed is not given up by a host who may have looked at it.

What somebody hears who was away, of themselves and of the others; and what is not known.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kingsroad_tui.lines.apart import ApartLines, LineInput
from kingsroad_tui.together.asking import InOnesPlaceNews
from kingsroad_tui.together.connection import Reached
from kingsroad_tui.together.ledger import NotAllowed, SigningKey, WhyNot
from kingsroad_tui.together.messages import Broken, GivenUp, GuestEvent
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.room_files import OwnSeat
from kingsroad_tui.together.session import Session
from kingsroad_tui.together.witness import PATIENCE, why_not_stood_in
from tabletop.say import Say
from tabletop.words.voice import phrase
from tests.support.together.waiting_table import WaitingTable
from tests.support.together.world import Person, World


def seat_line(name: str, state: str) -> str:
    """What is said of somebody who has not chosen."""
    return phrase("together-who", who=name, state=Say(state), chosen=False)


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
    assert why_not_stood_in(caught.value) == phrase("together-too-soon", minutes=3)
    table.world.time += PATIENCE
    table.world.table.stand_in(table.seat)
    table.settle()
    assert len(table.ledger.histories) == phases + 1
    table.bob.stays_away = False
    table.settle()  # he comes back, and hears it: his machine had opened it
    said = SaidAtTable(table.bob.guest)
    assert [said.sentences(one) for one in table.bob.events if isinstance(one, GivenUp)] == [
        [phrase("together-given-up")]
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


LIMIT = 30


class Ears:
    """All that is said to somebody."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.talk = SaidAtTable(person.guest)
        self.said: list[str] = []
        kept = person.guest._kept
        self.session = cast("Session", SimpleNamespace(guest=person.guest, _seen_before=kept.seen))
        self.session.phases_seen = lambda game: Session.phases_seen(self.session, game)  # type: ignore[method-assign]
        self.instead = InOnesPlaceNews(self.session)
        person.guest._tell = self.hear

    def hear(self, event: GuestEvent) -> None:
        self.person.events.append(event)
        self.said += self.talk.sentences(event)

    def of_mine(self) -> list[tuple[int, str, bool]]:
        return [(one.round, one.choice, one.away) for one in self.instead.news()]


def begun(world: World) -> list[Ears]:
    """Everybody is there, and has just been asked for the first choice; nobody chooses alone."""
    ears = [Ears(person) for person in world.people]
    for person in world.people:
        person.holds_back = True
    while world.step():
        pass
    return ears


def settled(world: World) -> None:
    while world.step():
        pass


def round_of(world: World) -> int:
    assert world.table.ledger is not None
    return int(world.table.ledger.game.game.position.round)


def let_time_pass(world: World, rounds: int) -> None:
    """Until so many rounds more are over: the others choose, a computer for who does not."""
    ann, until = world.people[0], round_of(world) + rounds
    for _ in range(200):
        if round_of(world) >= until:
            return
        for person in world.people:
            person.holds_back = person is not ann and person.holds_back
        ann.holds_back = False
        settled(world)
        ann.holds_back = round_of(world) >= until
        if not ann.holds_back:
            world.pass_time(LIMIT + 1)
            settled(world)
    raise AssertionError("the rounds are not over")


@pytest.mark.parametrize("restarted", [False, True])
def test_what_was_chosen_while_one_was_away_is_ones_own(restarted: bool) -> None:
    """Two rounds; it is told once, whether the connection was lost or the app ended."""
    world = World(2, 5, limit=LIMIT)
    _, bob = begun(world)
    gone = world.people[1]
    gone.stays_away = True
    world.cut(gone)
    first = round_of(world)
    let_time_pass(world, 2)
    if restarted:
        gone.die()
        bob = Ears(gone)
    bob.said.clear()
    gone.stays_away = False
    settled(world)
    assert not [said for said in bob.said if "Bob" in said], bob.said
    ledger = gone.guest.ledger
    assert ledger is not None
    mine = bob.of_mine()
    assert {number for number, _, _ in mine} >= {first, first + 1}
    assert all(away for _, _, away in mine)
    phases = ledger.choices.items()
    theirs = [one for (_, _, seat), one in phases if seat == gone.guest.own_seat]
    assert [choice for _, choice, _ in mine] == theirs
    assert bob.of_mine() == []


def test_a_time_that_runs_out_is_no_being_away_and_others_hear_who_chose() -> None:
    world = World(2, 5, limit=LIMIT)
    ann, bob = begun(world)
    first = round_of(world)
    assert not bob.of_mine()
    ann.said.clear()
    let_time_pass(world, 1)
    mine = bob.of_mine()
    assert mine[0][0] == first and not mine[0][2]
    assert (
        phrase("together-stands-in-for-you") in bob.said
        and phrase("together-chosen") not in bob.said
    )
    assert any(said.startswith("A computer has chosen for Bob") for said in ann.said)
    assert not any(said.startswith("Bob has chosen") for said in ann.said)


def test_why_nothing_can_be_chosen_is_what_is_so() -> None:
    world = World(3, 5, limit=LIMIT)
    ears = begun(world)
    ann, bob, cid = (one.talk for one in ears)
    world.people[0].holds_back = False
    settled(world)
    assert ann.why_nothing_to_choose() == phrase("together-chosen-already")
    world.table.stand_in(1)
    settled(world)
    assert bob.why_nothing_to_choose() == phrase("together-chosen-for-you")
    world.cut(world.people[2])
    assert cid.why_nothing_to_choose() == phrase("together-choose-when-back")


def test_who_is_cut_off_knows_nothing_of_the_others() -> None:
    world = World(3, 5)
    _, bob, _ = begun(world)
    gone = world.people[1]
    assert seat_line("Ann", "together-here-state") in bob.talk.who_lines()
    gone.stays_away = True
    world.cut(gone)
    for lines in (bob.talk.who_lines(), bob.talk.seat_lines()):
        assert sum(phrase("together-not-known-state") in line for line in lines) == 2
        assert not any("here" in line.split(":")[-1].split() for line in lines)
    assert bob.talk.away == frozenset()
    gone.stays_away = False
    settled(world)
    assert seat_line("Ann", "together-here-state") in bob.talk.who_lines()


def test_a_host_whose_relay_is_gone_does_not_say_that_the_others_are() -> None:
    world = World(2, 5)
    ann, bob = begun(world)
    assert ann.talk.sentences(Reached.NO_RELAY) == [phrase("together-relay-lost")]
    ann.said.clear()
    gone = world.people[1]
    gone.stays_away = True
    world.cut(gone)
    settled(world)
    assert ann.said == []
    assert (
        phrase(
            "together-who", who="Bob", state=Say("together-not-known-by-relay-state"), chosen=False
        )
        in ann.talk.who_lines()
    )
    assert ann.talk.sentences(Reached.RELAY_BACK) == [phrase("together-relay-back")]
    gone.stays_away = False
    settled(world)
    assert ann.said == ["Bob is back."]
    assert bob.talk.you == gone.guest.own_seat


def test_who_leaves_line_by_line_is_not_told_that_the_connection_is_lost(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It ends as they go; nothing is tried again."""
    world = World(2, 1)
    kept = OwnSeat(name="Bob", key=SigningKey().secret.hex())

    class Typed(LineInput):
        async def line(self) -> str:
            return "quit"

    async def leaves() -> None:
        session = Session(world.kind, world.secret, kept, lambda _: None)
        await ApartLines(session, Typed(), cast("Any", None)).run()
        session.tell(Reached.LOST)

    asyncio.run(leaves())
    assert capsys.readouterr().out == ""
