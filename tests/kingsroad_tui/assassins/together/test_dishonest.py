"""A side that does not keep to the rules: refused at the table, and the other's game goes on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from assassins.games import CARD
from assassins.sealed import KING_SEAT, PEOPLE_SEAT, SealedSecret
from assassins.town import SQUARE_NAMES
from kingsroad_tui.together.entries import Revealing, StandingIn
from kingsroad_tui.together.ledger import NotAllowed
from kingsroad_tui.together.messages import GameMoved, Post, Refusing, WhyRefused, encode
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.sealing import Sealer
from kingsroad_tui.together.witness import PATIENCE
from tabletop.sealed_phases import new_salt
from tabletop.words.voice import phrase
from tests.support.soak import sampled
from tests.support.together.assassins_world import AssassinsWorld
from tests.support.together.world import Person


class Cheat:
    """One of the two, who can send whatever he likes on his connection, in one phase of a game.

    Attributes:
        cheat: who it is.
        seat: that one's.
    """

    def __init__(self, seed: int, phase: str, seat: int) -> None:
        self.world = AssassinsWorld(seed)
        self.random = Random(seed)
        self.seat = seat
        later = self.random.randrange(1, 4)
        while not (self.at(phase) and later <= self.world.ledger.game.game.position.round):
            if not self.world.step():  # the game was over before it came to that
                self.world = AssassinsWorld(seed)
                later = 1
        self.cheat = next(one for one in self.world.people if seat in one.guest.seats)
        while self.cheat.link is None or not self.knows(self.cheat):
            assert self.world.step()

    def at(self, phase: str) -> bool:
        ledger = self.world.table.ledger
        return ledger is not None and ledger.turn is not None and ledger.turn.phase == phase

    def knows(self, person: Person) -> bool:
        ledger = person.guest.ledger
        return ledger is not None and ledger.turn == self.world.ledger.turn

    def says(self, entry: object) -> list[WhyRefused]:
        """Posts an entry; what the table refuses."""
        link = self.cheat.link
        assert link is not None
        assert link.visitor is not None
        before = len(link.to_guest)
        self.world.table.receive(link.visitor, encode(Post(entry=entry)))  # type: ignore[arg-type]
        answers = [msgspec.json.decode(frame) for frame in list(link.to_guest)[before:]]
        return [WhyRefused(one["why"]) for one in answers if one["type"] == "refused"]

    def sealed_and_opened(self, choice: str) -> list[WhyRefused]:
        """Seals a choice as it ought to be, and opens it so; what is refused of it."""
        ledger = self.world.ledger
        sealer = Sealer(self.cheat.guest.key, [])
        refused = self.says(sealer.seal(ledger, self.seat, choice))
        return refused + self.opens(sealer)

    def opens(self, sealer: Sealer) -> list[WhyRefused]:
        """Is ready, and opens what was sealed; what is refused of it."""
        ledger = self.world.ledger
        refused = [why for ready in list(sealer.readiness(ledger)) for why in self.says(ready)]
        for opening in list(sealer.openings(ledger)):
            refused += self.says(opening)
        return refused


Trick = Callable[[int], tuple[Cheat, list[WhyRefused]]]


def the_other_sides_phase(seed: int) -> tuple[Cheat, list[WhyRefused]]:
    """Bob would like to act for the king."""
    cheat = Cheat(seed, "king", PEOPLE_SEAT)
    return cheat, cheat.sealed_and_opened("Na4-a3")


def in_anothers_name(seed: int) -> tuple[Cheat, list[WhyRefused]]:
    cheat = Cheat(seed, "king", PEOPLE_SEAT)
    sealing = Sealer(cheat.cheat.guest.key, []).seal(cheat.world.ledger, KING_SEAT, "-")
    return cheat, cheat.says(sealing)


def twice_in_a_phase(seed: int) -> tuple[Cheat, list[WhyRefused]]:
    """His phase was played, and he would like to play another one."""
    cheat = Cheat(seed, "people", PEOPLE_SEAT)
    ledger = cheat.world.ledger
    first = Sealer(cheat.cheat.guest.key, [])
    assert not cheat.says(first.seal(ledger, PEOPLE_SEAT, "-"))
    refused = cheat.says(Sealer(cheat.cheat.guest.key, []).seal(ledger, PEOPLE_SEAT, "Th2-h3"))
    assert not cheat.opens(first)
    return cheat, refused


def other_actions_than_sealed(seed: int) -> tuple[Cheat, list[WhyRefused]]:
    cheat = Cheat(seed, "people", PEOPLE_SEAT)
    ledger = cheat.world.ledger
    sealer = Sealer(cheat.cheat.guest.key, [])
    assert not cheat.says(sealer.seal(ledger, PEOPLE_SEAT, "-"))
    (ready,) = list(sealer.readiness(ledger))
    assert not cheat.says(ready)
    (opening,) = list(sealer.openings(ledger))
    refused = cheat.says(msgspec.structs.replace(opening, choice="Th2-h3"))
    refused += cheat.says(msgspec.structs.replace(opening, salt=new_salt().hex()))
    assert not cheat.says(opening)
    return cheat, refused


def opened_before_sealed(seed: int) -> tuple[Cheat, list[WhyRefused]]:
    cheat = Cheat(seed, "people", PEOPLE_SEAT)
    turn = cheat.world.ledger.turn
    assert turn is not None
    entry = Revealing(
        round=turn.round,
        phase=turn.phase,
        seat=PEOPLE_SEAT,
        choice="-",
        salt=new_salt().hex(),
        signature=bytes(64).hex(),
    )
    return cheat, cheat.says(entry)


def a_share_changed_after_the_others(seed: int) -> tuple[Cheat, list[WhyRefused]]:
    """All shares are sealed and the other one is open: his own would rather be another one."""
    cheat = Cheat(seed, CARD, PEOPLE_SEAT)
    world, ledger = cheat.world, cheat.world.ledger
    link = cheat.cheat.link
    assert link is not None
    assert link.visitor is not None
    sealer = Sealer(cheat.cheat.guest.key, [])
    if PEOPLE_SEAT in ledger.seals:
        cheat.world.go_on()
        return Cheat(seed + 1000, "king", PEOPLE_SEAT), [WhyRefused.NOT_ALLOWED]
    assert not cheat.says(sealer.seal(ledger, PEOPLE_SEAT, new_salt().hex()))
    while KING_SEAT not in ledger.opened:
        for ready in list(sealer.readiness(ledger)):
            assert not cheat.says(ready)
        held, link.to_table = list(link.to_table), type(link.to_table)()
        assert world.step()
        link.to_table.extendleft(reversed(held))
        link.to_table.clear()
    (opening,) = list(sealer.openings(ledger))
    refused = cheat.says(msgspec.structs.replace(opening, choice=new_salt().hex()))
    assert not cheat.says(opening)
    return cheat, refused


def a_stand_in_for_the_king(seed: int) -> tuple[Cheat, list[WhyRefused]]:
    cheat = Cheat(seed, "king", PEOPLE_SEAT)
    turn = cheat.world.ledger.turn
    assert turn is not None
    return cheat, cheat.says(StandingIn(round=turn.round, phase=turn.phase, seat=KING_SEAT))


TRICKS: list[Trick] = [
    the_other_sides_phase,
    in_anothers_name,
    twice_in_a_phase,
    other_actions_than_sealed,
    opened_before_sealed,
    a_share_changed_after_the_others,
    a_stand_in_for_the_king,
]


@pytest.mark.parametrize("trick", TRICKS)
@pytest.mark.parametrize("seed", sampled(range(20), 0, 3))
def test_a_dishonest_side_is_refused_and_the_game_goes_on(trick: Trick, seed: int) -> None:
    """20 times each, 140 in all: in different rounds of different games."""
    cheat, refused = trick(seed)
    assert refused
    cheat.world.go_on()
    assert cheat.world.ledger.game.game.finished
    assert not cheat.world.broken


@pytest.mark.parametrize("seed", sampled(range(20), 0, 3))
def test_a_reveal_of_somebody_who_is_no_assassin_is_never_open(seed: int) -> None:
    """It is sealed, and nobody takes it when it is opened: only he is stuck. The host lets a
    computer stand still in his place; when he is back he plays on, and the game ends."""
    cheat = Cheat(seed, "people", PEOPLE_SEAT)
    game, guest = cheat.world.ledger.game.game, cheat.cheat.guest
    sealed = SealedSecret.parse(guest.secret_of(PEOPLE_SEAT))
    pawn, square = next(
        (pawn, square)
        for pawn, square in enumerate(game.position.townsfolk)
        if square is not None and pawn not in sealed.secret.assassins
    )
    salt = sealed.salt(cheat.world.ledger.id, pawn).hex()
    guest.seal(PEOPLE_SEAT, f"R{SQUARE_NAMES[square]}:{salt}")
    cheat.world.go_on(steps=2_000)  # everybody hears that all were ready
    assert Refusing(WhyRefused.NOT_ALLOWED) in cheat.cheat.events
    if cheat.cheat.host:  # who is stuck with a table of one's own: that seat is never given up
        with pytest.raises(NotAllowed):
            cheat.world.table.stand_in(PEOPLE_SEAT)
        return
    with pytest.raises(NotAllowed):  # it could be opened yet
        cheat.world.table.stand_in(PEOPLE_SEAT)
    cheat.world.time += PATIENCE
    cheat.world.table.stand_in(PEOPLE_SEAT)
    cheat.world.cut(cheat.cheat)
    cheat.world.go_on()
    assert cheat.world.ledger.game.game.finished
    assert not cheat.world.broken


@pytest.mark.parametrize("sealed", [False, True])
def test_a_card_that_the_host_draws_alone_is_said_when_it_comes(sealed: bool) -> None:
    """The other side goes away before it has opened, and perhaps before it has sealed."""
    games = (Cheat(seed, CARD, PEOPLE_SEAT) for seed in range(1, 40))
    world, bob = next(
        (cheat.world, cheat.cheat) for cheat in games if PEOPLE_SEAT not in cheat.world.ledger.seals
    )
    while sealed and PEOPLE_SEAT not in world.ledger.seals:
        assert world.step()
    said = SaidAtTable(world.people[0].guest)
    number = world.ledger.game.game.position.round
    assert phrase("together-drawn-by-host", number=number) not in said.sentences(
        GameMoved(phase_over=True)
    )
    world.cut(bob)
    bob.stays_away = True
    world.table.stand_in(PEOPLE_SEAT)
    while world.people[0].guest.ledger is None or not world.people[0].guest.ledger.drawn_by_host:
        assert world.step()
    assert world.ledger.drawn_by_host == [number]
    assert phrase("together-drawn-by-host", number=number) in said.sentences(
        GameMoved(phase_over=True)
    )
    assert phrase("together-drawn-by-host", number=number) not in said.sentences(
        GameMoved(phase_over=True)
    )
