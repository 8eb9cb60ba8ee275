"""Frames that were damaged, or made up by somebody who knows the secret: nobody crashes.

A guest says what it is told by a table in sentences; so every sentence is made, too.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from kingsroad_tui.together.messages import GuestEvent
from kingsroad_tui.together.place import SaidAtTable
from tests.support.mutations import mutated
from tests.support.soak import sampled
from tests.support.together.world import Person, World


def a_place_in_a_game(seed: int) -> World:
    """A game of three somewhere in its middle, frames on their way."""
    world = World(3, seed)
    for _ in range(Random(seed).randrange(40, 400)):
        world.step()
    return world


def said_by(person: Person, said: SaidAtTable) -> list[str]:
    events: list[GuestEvent] = person.events
    lines = [line for event in events for line in said.sentences(event)]
    events.clear()
    return [*lines, *said.who_lines()]


@pytest.mark.parametrize("part", sampled(range(20), 0, 1))
def test_a_guest_survives_whatever_a_table_sends(part: int) -> None:
    """100 games a part: one frame of the table is damaged; then the guest is sent the rest."""
    for seed in range(part * 100, part * 100 + 100):
        chance = Random(seed)
        world = a_place_in_a_game(part)
        person = world.people[1]
        said = SaidAtTable(person.guest)
        frames = [frame for frame in world.frames if '"type"' in frame]
        for _ in range(6):
            frame = mutated(chance.choice(frames).encode(), chance.randrange(2**32))
            if chance.random() < 0.3:
                person.guest.connected(lambda _: None, b"")
            person.guest.admitted = chance.random() < 0.8
            person.guest.receive(frame)
            for line in said_by(person, said):
                assert line
            for seat in person.guest.seats:
                assert person.guest.may_seal(seat) in (True, False)


@pytest.mark.parametrize("part", sampled(range(20), 0, 1))
def test_a_table_survives_whatever_a_guest_sends(part: int) -> None:
    """100 frames a part from somebody who sits at the table; the game of the others goes on."""
    chance = Random(part)
    world = a_place_in_a_game(part)
    sent = [
        frame
        for frame in world.frames
        if msgspec.json.decode(frame)["type"] in ("post", "sit", "sign", "again", "watch", "knock")
    ]
    for _ in range(100):
        for _ in range(3):
            world.step()
        person = chance.choice(world.people[1:])
        if person.link is None or person.link.visitor is None:
            continue
        frame = mutated(chance.choice(sent).encode(), chance.randrange(2**32))
        world.table.receive(person.link.visitor, frame)
    game = world.play()
    assert game.finished
    assert not world.broken
