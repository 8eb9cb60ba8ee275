"""What a table does besides one game: stand-ins, the clock, other games, those who look on."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.together import messages
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.invitation import LOCAL, new_nonce, sit_message
from kingsroad_tui.together.ledger import NotAllowed, SigningKey
from kingsroad_tui.together.room_files import OwnSeat
from kingsroad_tui.together.verifying import check_proof
from tests.support.together.world import KIND, Person, World


def until(world: World, done: Callable[[], object], steps: int = 50_000) -> None:
    for _ in range(steps):
        if done():
            return
        assert world.step(), "nothing happens any more"
    raise AssertionError("it never happened")


def phases(world: World) -> int:
    return len(world.table.ledger.histories) if world.table.ledger else 0


def seat_of(person: Person) -> int:
    news = person.guest.news
    assert news is not None
    assert news.you is not None
    return news.you


def waits(world: World) -> None:
    """Everybody does what they can, and nothing is on its way any more."""
    while world.step():
        pass


def test_a_computer_plays_for_somebody_who_is_away_until_they_are_back() -> None:
    world = World(3, 1)
    until(world, lambda: phases(world) > 4)
    bob = world.people[1]
    seat = seat_of(bob)
    waits_for = world.people[0]
    world.cut(bob)
    bob.stays_away = True
    waits(world)
    stuck = phases(world)
    news = waits_for.guest.news
    assert news is not None
    assert not news.seats[seat].here
    world.table.stand_in(seat)
    assert world.table.ledger is not None
    # His choice of this phase is drawn by lot if he had sealed it; later ones are the computer's.
    until(world, lambda: phases(world) > stuck + 2)
    assert seat in world.table.ledger.stand_ins
    with pytest.raises(NotAllowed):
        world.table.stand_in(seat)
    bob.stays_away = False
    until(world, lambda: seat not in world.table.ledger.stand_ins)  # type: ignore[union-attr]
    game = world.play()
    assert game.finished
    facts = check_proof(SEALED, game, world.table.ledger.proof)
    assert not facts.broken
    assert seat in facts.instead
    assert not world.broken


def test_a_clock_lets_a_computer_choose_for_who_takes_too_long() -> None:
    world = World(2, 3, limit=30)
    until(world, lambda: phases(world) > 2)
    bob = world.people[1]
    bob.holds_back = True
    waits(world)
    stuck, seat = phases(world), seat_of(bob)
    world.pass_time(28)
    waits(world)
    assert phases(world) == stuck
    world.time += 5000  # the host's computer slept, and nobody could have chosen
    world.pass_time(1)
    waits(world)
    assert phases(world) == stuck
    world.pass_time(3)
    waits(world)
    assert phases(world) == stuck + 1
    assert world.table.ledger is not None
    assert seat not in world.table.ledger.stand_ins  # he is here, and makes the next choice himself
    bob.holds_back = False
    game = world.play()
    assert game.finished
    proof = world.table.ledger.proof
    assert len(check_proof(SEALED, game, proof).instead[seat]) == 1
    assert not world.broken


def test_whoever_comes_back_learns_how_much_time_is_left() -> None:
    """And nobody is told of a time where there is no limit, or nobody chooses."""
    world = World(2, 3, limit=30)
    until(world, lambda: phases(world) > 2)
    for person in world.people:
        person.holds_back = True
    waits(world)
    world.table.game._asked_since = world.now()
    bob = world.people[1]
    world.cut(bob)
    world.time += 12.2
    until(world, lambda: bob.guest.caught_up)
    waits(world)
    assert bob.guest.news is not None
    assert bob.guest.news.left in (17, 18)
    world.time += 100
    world.cut(bob)
    waits(world)
    assert bob.guest.news.left == 0
    for person in world.people:
        person.holds_back = False
    world.play()
    world.cut(bob)
    waits(world)
    assert bob.guest.news.left is None


def test_another_game_begins_one_seat_further_once_all_want_it() -> None:
    world = World(3, 5, computers=1)
    first = world.play()
    names = first.players
    assert first.finished
    for number, person in enumerate(world.people):
        person.guest.again()
        waits(world)
        assert (world.table.kept.number == 2) == (number == 1)
    second = world.play()
    assert second.players == (*names[1:], names[0])
    assert second.finished
    assert [
        event for event in world.people[1].events if isinstance(event, messages.GameBegins)
    ] == [
        messages.GameBegins(1),
        messages.GameBegins(2),
    ]
    assert not world.broken
    third_id = world.table.ledger.id if world.table.ledger else b""
    world.people[1].die()  # who comes back in the second game finds it, with its new number
    assert world.play().finished
    assert world.people[1].guest.ledger is not None
    assert world.people[1].guest.ledger.id == third_id
    assert not world.broken


def test_somebody_looking_on_sees_what_is_public_and_sends_nothing() -> None:
    world = World(2, 7)
    until(world, lambda: phases(world) > 3)
    kept = OwnSeat(name="Eve", key=SigningKey().secret.hex())
    said: list[str] = []
    heard: list[str] = []

    class Wire:
        def send(self, frame: str) -> None:
            heard.append(frame)
            eve.receive(frame)

        def close(self) -> None:
            pass

    eve = Guest(KIND, world.secret, kept, watch=True)
    eve.connected(said.append, LOCAL)
    visitor = world.table.connect(Wire(), LOCAL)
    while said:
        world.table.receive(visitor, said.pop(0))
    game = world.play()
    assert eve.ledger is not None
    assert eve.ledger.game.game == game
    assert eve.seats == ()
    assert eve.news is not None
    assert (eve.news.you, eve.news.watching) == (None, 1)
    eve.sign(messages.Gesture.OUCH)
    assert not any('"signed"' in frame for frame in heard)


def test_signs_reach_everybody() -> None:
    world = World(3, 9)
    until(world, lambda: phases(world) > 1)
    bob = world.people[1]
    world.time += 5
    bob.guest.sign(messages.Gesture.WELL_PLAYED)
    waits(world)
    for person in world.people:
        assert messages.SignBy(seat_of(bob), messages.Gesture.WELL_PLAYED) in person.events


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("ann", messages.WhyRefused.NAME_TAKEN),
        ("Ａnn", messages.WhyRefused.NAME_TAKEN),
        ("A\u200bnn", messages.WhyRefused.NAME_TAKEN),
        ("   ", messages.WhyRefused.NAME_UNUSABLE),
        ("a\x1b[31m", messages.WhyRefused.NAME_UNUSABLE),
    ],
)
def test_names_that_cannot_be_told_apart_or_shown_are_refused(
    name: str, why: messages.WhyRefused
) -> None:
    world = World(3, 1)
    until(world, lambda: world.table.kept.chairs[0].name == "Ann" or not world.step())
    chairs = [chair.name for chair in world.table.kept.chairs]
    assert "Ann" in chairs
    stranger = Person(world, name)
    world.table.kept.chairs[-1].state = messages.SeatState.FREE
    world.table.kept.chairs[-1].name = world.table.kept.chairs[-1].key = ""
    world.table.kept.number = 0
    world.people.append(stranger)
    until(world, lambda: any(isinstance(one, messages.Refusing) for one in stranger.events))
    assert messages.Refusing(why) in stranger.events


def test_everything_kept_is_read_again(tmp_path: object) -> None:
    """What the host keeps after a whole game gives the same table again."""
    world = World(2, 11)
    game = world.play()
    world.kill_host()
    assert world.table.ledger is not None
    assert world.table.ledger.game.game == game
    assert msgspec.json.decode(world.disk)["number"] == 1


def test_the_host_frees_a_seat_before_the_game(tmp_path: object) -> None:
    """Somebody took it who should not have; whoever comes next may have it."""
    world = World(3, 13)
    world.people[2].stays_away = True
    waits(world)
    eve = world.people[1]
    seat = seat_of(eve)
    world.table.free_seat(seat)
    assert eve.link is not None
    assert eve.link.closing
    eve.stays_away = True
    waits(world)
    assert world.table.kept.chairs[seat].state is messages.SeatState.FREE
    host = seat_of(world.people[0])
    for cannot in (host, seat):
        with pytest.raises(ValueError, match="freed"):
            world.table.free_seat(cannot)
    world.people[2].stays_away = False
    waits(world)
    assert world.table.kept.chairs[seat].name == "Cid"
    eve.stays_away = False
    assert world.play().finished
    with pytest.raises(ValueError, match="freed"):
        world.table.free_seat(seat)


def test_one_connection_has_one_seat() -> None:
    world = World(3, 15)
    world.people[2].stays_away = True
    waits(world)
    bob = world.people[1]
    assert bob.link is not None
    assert bob.link.visitor is not None
    key = SigningKey()
    signature = key.sign(sit_message(bob.link.visitor.challenge, LOCAL, key.public))
    wish = messages.Sit(name="Zoe", key=key.public, nonce=new_nonce(), signature=signature)
    world.table.receive(bob.link.visitor, messages.encode(wish))
    assert [chair.name for chair in world.table.kept.chairs].count("") == 1


def test_nobody_sits_down_by_a_key_that_anybody_signs_by() -> None:
    """No game could begin with it, and the table would be lost. The signature is one of anything by
    the key of order one."""
    world = World(2, 15)
    world.people.pop()
    waits(world)
    eve = world.people[0]
    assert eve.link is not None
    key = "01" + "00" * 31
    eve.link.visitor = visitor = world.table.connect(eve.link, LOCAL)
    visitor.admitted = True
    wish = messages.Sit(name="Zoe", key=key, nonce=new_nonce(), signature=key + "00" * 32)
    world.table.receive(visitor, messages.encode(wish))
    assert [chair.name for chair in world.table.kept.chairs] == ["Ann", ""]
