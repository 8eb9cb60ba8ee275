"""Peers that do not keep to the rules: refused at the table, and nobody else's game is harmed.

The code that people compare is among it: two games that differ must not have one.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from kingsroad_tui.together.company import Visitor
from kingsroad_tui.together.entries import (
    Entry,
    Readying,
    Returning,
    Revealing,
    Sealing,
    StandingIn,
)
from kingsroad_tui.together.host_table import welcome
from kingsroad_tui.together.invitation import LOCAL, RoomSecret, new_nonce, sit_message
from kingsroad_tui.together.ledger import Ledger, NoBeginning, SigningKey
from kingsroad_tui.together.messages import (
    MAX_ENTRIES,
    PROTOCOL_VERSION,
    Begun,
    Breaking,
    Broken,
    Challenge,
    Entries,
    FromTable,
    Knock,
    Post,
    Sit,
    TableChanged,
    ToTable,
    WantAgain,
    WhyRefused,
    encode,
)
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.sealing import Sealer
from tabletop.sealed_phases import all_sealed, check_code, new_salt, ready_message
from tabletop.words.voice import phrase
from tests.support.soak import sampled
from tests.support.together.sealed_games import SealedGame
from tests.support.together.world import Person, World

OTHERS = bytes(64).hex()


def other_hex(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


class Cheat:
    """A guest at a table of three, Bob, who can send whatever he likes on his connection."""

    def __init__(self, seed: int) -> None:
        self.world = World(3, seed)
        self.random = Random(seed)
        self.bob = self.world.people[1]
        phases = self.random.randrange(3, 12)
        while self.bob.guest.ledger is None or len(self.bob.guest.ledger.histories) <= phases:
            assert self.world.step()
        self.bob.holds_back = True
        while self.world.step():
            pass
        self.bob.holds_back = False
        (self.seat,) = self.bob.guest.seats
        self.other = (self.seat + 1) % 3
        assert self.bob.guest.may_seal(self.seat)

    @property
    def visitor(self) -> Visitor:
        assert self.bob.link is not None
        assert self.bob.link.visitor is not None
        return self.bob.link.visitor

    def say(self, message: ToTable) -> list[WhyRefused]:
        """Sends something; what the table refuses."""
        assert self.bob.link is not None
        before = len(self.bob.link.to_guest)
        self.world.table.receive(self.visitor, encode(message))
        link = self.bob.link
        answers = [msgspec.json.decode(frame) for frame in list(link.to_guest)[before:]]
        return [WhyRefused(one["why"]) for one in answers if one["type"] == "refused"]

    def sealing(self, seat: int | None = None) -> Sealing:
        guest = self.bob.guest
        assert guest.ledger is not None
        sealer = Sealer(guest.key, [])
        return sealer.seal(guest.ledger, self.seat if seat is None else seat, "123")


Trick = Callable[[Cheat], list[WhyRefused]]


def for_another(cheat: Cheat) -> list[WhyRefused]:
    return cheat.say(Post(entry=cheat.sealing(seat=cheat.other)))


def not_signed(cheat: Cheat) -> list[WhyRefused]:
    return cheat.say(Post(entry=msgspec.structs.replace(cheat.sealing(), signature=OTHERS)))


def as_the_host(cheat: Cheat) -> list[WhyRefused]:
    return cheat.say(Post(entry=msgspec.structs.replace(cheat.sealing(), instead=True)))


def in_another_round(cheat: Cheat) -> list[WhyRefused]:
    sealing = cheat.sealing()
    return cheat.say(Post(entry=msgspec.structs.replace(sealing, round=sealing.round + 1)))


def in_another_phase(cheat: Cheat) -> list[WhyRefused]:
    return cheat.say(Post(entry=msgspec.structs.replace(cheat.sealing(), phase="third")))


def twice(cheat: Cheat) -> list[WhyRefused]:
    assert not cheat.say(Post(entry=cheat.sealing()))
    return cheat.say(Post(entry=cheat.sealing()))


def opened_before_sealed(cheat: Cheat) -> list[WhyRefused]:
    sealing = cheat.sealing()
    return cheat.say(
        Post(
            entry=Revealing(
                round=sealing.round,
                phase=sealing.phase,
                seat=cheat.seat,
                choice="123",
                salt=new_salt().hex(),
                signature=OTHERS,
            )
        )
    )


def another_choice_than_sealed(cheat: Cheat) -> list[WhyRefused]:
    """Everybody seals; Bob opens other cards with his own signature, then with another salt."""
    bob, table = cheat.bob, cheat.world.table
    bob.choose()
    link = bob.link
    assert link is not None
    cheat.world.table.receive(cheat.visitor, link.to_table.popleft())
    while table.ledger and not table.ledger.all_sealed:
        for person in (cheat.world.people[0], cheat.world.people[2]):
            person.choose()
            _all_delivered(cheat.world, person)
    assert table.ledger is not None
    turn = table.ledger.turn
    assert turn is not None
    assert cheat.seat in table.ledger.seals
    assert cheat.seat not in table.ledger.opened
    kept = msgspec.json.decode(bob.disk)["sealed"]
    salt = next(one["salt"] for one in kept if one["round"] == turn.round)
    refused = []
    for choice, own_salt in (("81", salt), ("123", new_salt().hex())):
        refused += cheat.say(
            Post(
                entry=Revealing(
                    round=turn.round,
                    phase=turn.phase,
                    seat=cheat.seat,
                    choice=choice,
                    salt=own_salt,
                    signature=OTHERS,
                )
            )
        )
    assert len(refused) == 2
    return refused


def replayed(cheat: Cheat) -> list[WhyRefused]:
    """What he sealed in an earlier phase, once more."""
    entries = cheat.world.table.kept.entries
    own = [one for one in entries if isinstance(one, Sealing) and one.seat == cheat.seat]
    turn = cheat.world.table.ledger.turn  # type: ignore[union-attr]
    assert turn is not None
    assert own
    old = msgspec.structs.replace(own[-1], round=turn.round, phase=turn.phase)
    return cheat.say(Post(entry=old))


def somebody_elses(cheat: Cheat) -> list[WhyRefused]:
    """Another's seal as his own."""
    entries = cheat.world.table.kept.entries
    others = [one for one in entries if isinstance(one, Sealing) and one.seat != cheat.seat]
    assert others
    return cheat.say(Post(entry=msgspec.structs.replace(others[-1], seat=cheat.seat)))


def stands_in(cheat: Cheat) -> list[WhyRefused]:
    turn = cheat.sealing()
    entry = StandingIn(round=turn.round, phase=turn.phase, seat=cheat.random.randrange(3))
    return cheat.say(Post(entry=entry))


def gives_back(cheat: Cheat) -> list[WhyRefused]:
    turn = cheat.sealing()
    return cheat.say(Post(entry=Returning(round=turn.round, phase=turn.phase, seat=cheat.seat)))


def again_in_the_middle(cheat: Cheat) -> list[WhyRefused]:
    return cheat.say(WantAgain(nonce=new_nonce()))


def anothers_seat(cheat: Cheat) -> list[WhyRefused]:
    """Ann's key, with his own signature."""
    ann = cheat.world.people[0].guest.key
    signature = cheat.bob.guest.key.sign(sit_message(cheat.visitor.challenge, LOCAL, ann.public))
    return cheat.say(Sit(name="Ann", key=ann.public, nonce=new_nonce(), signature=signature))


def a_second_seat(cheat: Cheat) -> list[WhyRefused]:
    key = SigningKey()
    signature = key.sign(sit_message(cheat.visitor.challenge, LOCAL, key.public))
    return cheat.say(Sit(name="Zoe", key=key.public, nonce=new_nonce(), signature=signature))


TRICKS: list[Trick] = [
    for_another,
    not_signed,
    as_the_host,
    in_another_round,
    in_another_phase,
    twice,
    opened_before_sealed,
    another_choice_than_sealed,
    replayed,
    somebody_elses,
    stands_in,
    gives_back,
    again_in_the_middle,
    anothers_seat,
    a_second_seat,
]


def _all_delivered(world: World, person: Person) -> None:
    link = person.link
    assert link is not None
    while link.to_table or link.to_guest:
        while link.to_table:
            assert link.visitor is not None
            world.table.receive(link.visitor, link.to_table.popleft())
        while link.to_guest:
            person.guest.receive(link.to_guest.popleft())


@pytest.mark.parametrize("trick", TRICKS)
@pytest.mark.parametrize("seed", sampled(range(14), 0))
def test_a_dishonest_guest_is_refused_and_the_game_goes_on(trick: Trick, seed: int) -> None:
    """14 times each, 210 in all: at different places of different games."""
    cheat = Cheat(seed)
    assert trick(cheat)
    game = cheat.world.play()
    if trick is not twice:  # the first of both was his, and nobody knows what was in it
        assert game.finished
    assert not cheat.world.broken


# ----------------------------------------------------------------------------- a dishonest host


class FalseTable:
    """A table that says what it likes to a guest who has come in and sat down."""

    def __init__(self, seed: int) -> None:
        self.world = World(3, seed)
        self.bob = self.world.people[1]
        while self.bob.guest.ledger is None or len(self.bob.guest.ledger.histories) < 4:
            assert self.world.step()
        while self.bob.link is None or self.bob.link.to_guest:
            assert self.world.step()

    def says(self, message: FromTable) -> list[Broken]:
        before = len(self.bob.events)
        self.bob.guest.receive(encode(message))
        return [one.how for one in self.bob.events[before:] if isinstance(one, Breaking)]


def test_a_host_cannot_take_back_what_was_seen() -> None:
    """Neither on the same connection, nor to a guest whose app was started anew."""
    false = FalseTable(1)
    kept = false.world.table.kept
    assert kept.beginning is not None
    less = Begun(number=1, beginning=kept.beginning, entries=3)
    assert false.says(less) == [Broken.TAKEN_BACK]
    false = FalseTable(1)
    false.bob.die()
    false.world.connect(false.bob)
    kept = false.world.table.kept
    few = kept.entries[: len(kept.entries) // 2]
    kept.entries = few
    table = false.world._started()
    false.world.table = table
    false.world.cut(false.bob)
    table.kept.entries = few
    table.game.ledger = None
    broken = []
    false.world.connect(false.bob)
    while false.bob.link is not None and (false.bob.link.to_guest or false.bob.link.to_table):
        link = false.bob.link
        if link.to_table:
            assert link.visitor is not None
            table.receive(link.visitor, link.to_table.popleft())
        if link.to_guest:
            false.bob.guest.receive(link.to_guest.popleft())
        broken = [one.how for one in false.bob.events if isinstance(one, Breaking)]
        if broken:
            break
    assert broken == [Broken.TAKEN_BACK]


def _shown(false: FalseTable, entries: list[Entry]) -> None:
    """The false table lets Bob in, in an app that was just started, and shows him its game."""
    false.bob.die()
    false.world.connect(false.bob)
    kept, link = false.world.table.kept, false.bob.link
    assert kept.beginning is not None
    assert link is not None
    assert link.visitor is not None
    false.bob.guest.receive(link.to_guest.popleft())  # the challenge
    knock = msgspec.json.decode(link.to_table.popleft(), type=Knock)
    proof = false.world.secret.table_proof(link.visitor.challenge, knock.nonce, LOCAL)
    begun = Begun(number=1, beginning=kept.beginning, entries=len(entries))
    false.says(welcome(proof, false.world.key, knock.nonce, LOCAL))
    false.says(begun)
    for first in range(0, len(entries), MAX_ENTRIES):
        false.says(Entries(first=first, entries=entries[first : first + MAX_ENTRIES]))


def _opened_by_bob(false: FalseTable) -> list[Revealing]:
    assert false.bob.link is not None
    frames = (msgspec.json.decode(frame) for frame in false.bob.link.to_table)
    posts = [frame["entry"] for frame in frames if frame["type"] == "post"]
    return [
        msgspec.json.decode(msgspec.json.encode(one), type=Revealing)
        for one in posts
        if one["entry"] == "opened"
    ]


def _all_ready(world: World, ledger: Ledger[Any], last: Sealing) -> list[Readying]:
    """What everybody says once ``last`` is sealed."""
    turn = ledger.turn
    assert turn is not None
    seals = {seat: one.seal for seat, one in ledger.seals.items()} | {last.seat: last.seal}
    sealed = all_sealed(ledger.history, turn.round, turn.phase, seals)
    keys = {person.guest.key.public: person.guest.key for person in world.people}
    return [
        Readying(
            round=turn.round,
            phase=turn.phase,
            seat=seat,
            sealed=sealed.hex(),
            signature=keys[ledger.begun.seats[seat].key].sign(ready_message(sealed, seat)),
        )
        for seat in turn.seats
    ]


@pytest.mark.parametrize("seed", sampled(range(10), 0, 1))
def test_a_host_cannot_choose_again_once_it_has_seen_a_choice(seed: int) -> None:
    """Bob opens, the host closes the table, Bob joins again: the host's seal must be the same."""
    false = FalseTable(seed)
    world, bob = false.world, false.bob
    world.people[0].holds_back = True
    while world.step():
        pass
    ledger, entries = bob.guest.ledger, list(world.table.kept.entries)
    assert ledger is not None
    seat = next(iter(ledger.waiting))
    assert bob.guest.own_seat in ledger.seals
    legal = ledger.game.among(seat)
    for choice, opens in ((legal[0], 1), (legal[-1], 0), (legal[0], 0)):
        seal = Sealer(world.key, []).seal(ledger, seat, choice)
        _shown(false, [*entries, seal, *_all_ready(world, ledger, seal)])
        assert len(_opened_by_bob(false)) == opens
        assert (Breaking(Broken.TAKEN_BACK) in bob.events) == (not opens)


def test_somebody_else_cannot_take_the_place_of_the_host() -> None:
    """Who knows the secret, and says the host's key or another one; to an app just started."""
    for key, said in ((SigningKey(), None), (SigningKey(), "the host's")):
        false = FalseTable(6)
        false.bob.die()
        false.world.connect(false.bob)
        link = false.bob.link
        assert link is not None
        assert link.visitor is not None
        false.bob.guest.receive(link.to_guest.popleft())
        knock = msgspec.json.decode(link.to_table.popleft(), type=Knock)
        proof = false.world.secret.table_proof(link.visitor.challenge, knock.nonce, LOCAL)
        other = welcome(proof, key, knock.nonce, LOCAL)
        if said:
            other = msgspec.structs.replace(other, host=false.world.key.public)
        assert false.says(other) == [Broken.OTHER_HOST]
        assert not false.bob.guest.admitted


def test_a_host_cannot_let_a_computer_play_without_saying_so() -> None:
    """It follows from the game, whatever the table says of those at it: also to the one himself."""
    false = FalseTable(5)
    guest = false.bob.guest
    said = SaidAtTable(guest)
    assert guest.news is not None
    assert guest.ledger is not None
    assert guest.ledger.turn is not None
    assert guest.own_seat is not None
    other = next(seat for seat in guest.ledger.turn.seats if seat != guest.own_seat)
    said.sentences(TableChanged())  # that he is there
    turn, name = guest.ledger.turn, said.name(other)
    lines = []
    for kind in (StandingIn, Returning):
        for seat in (guest.own_seat, other):
            false.bob.events.clear()
            entry = kind(round=turn.round, phase=turn.phase, seat=seat)
            assert not false.says(Entries(first=guest._at, entries=[entry]))
            assert not false.says(guest.news)
            lines += [line for event in false.bob.events for line in said.sentences(event)]
    assert lines == [
        phrase("together-stands-in-for-you"),
        phrase("together-stands-in", name=name),
        phrase("together-you-play-again"),
        phrase("together-plays-again", name=name),
    ]


def test_a_host_cannot_begin_another_game_before_the_end_of_one() -> None:
    """Bob has brought a number for it already, but what he sees and seals is this one."""
    false = FalseTable(4)
    begun, guest = false.world.table.kept.beginning, false.bob.guest
    assert begun is not None
    nonce = new_nonce()
    assert guest.own_seat is not None
    guest._kept.nonces[nonce] = ""
    seats = list(begun.seats)
    own = seats[guest.own_seat]
    seats[guest.own_seat] = msgspec.structs.replace(own, nonce=nonce)
    other = msgspec.structs.replace(begun, seats=seats)
    assert false.says(Begun(number=2, beginning=other)) == [Broken.NOT_MY_SEAT]


def test_a_host_cannot_say_that_two_people_are_one_or_that_a_guest_is_a_computer() -> None:
    """A seat with the key of somebody else is no beginning, neither a person's nor a computer's."""
    world = World(3, 4, computers=1)
    world.play(steps=60)
    begun = world.table.kept.beginning
    assert begun is not None
    *people, computer = begun.seats
    ann, bob = sorted(people, key=lambda seat: seat.key != begun.host)  # who hosts comes first
    assert world.kind.ledger(msgspec.structs.replace(begun, seats=[ann, bob, computer]))
    changed = msgspec.structs.replace
    for seats in (
        [ann, changed(bob, key=ann.key), computer],
        [ann, changed(bob, computer=True), computer],
        [ann, bob, changed(computer, computer=False)],
        [ann, bob, changed(computer, key=bob.key)],
    ):
        with pytest.raises(NoBeginning):
            world.kind.ledger(changed(begun, seats=seats))


def test_a_host_cannot_slip_in_a_choice() -> None:
    """What another seat has not signed is nothing, whatever the table says."""
    false = FalseTable(2)
    guest = false.bob.guest
    assert guest.ledger is not None
    assert guest.ledger.turn is not None
    (own,) = guest.seats
    seat = next(seat for seat in range(3) if seat != own and seat not in guest.ledger.seals)
    forged = Sealer(false.world.key, []).seal(guest.ledger, seat, "123")
    first = guest._at
    if guest.ledger.begun.seats[seat].key == false.world.key.public:
        forged = msgspec.structs.replace(forged, seal=other_hex(forged.seal))
    assert false.says(Entries(first=first, entries=[forged])) == [Broken.NOT_ALLOWED]


def test_a_host_cannot_give_a_guest_an_old_game() -> None:
    """A game with a number that the guest brought for another one, or with another key."""
    false = FalseTable(3)
    begun = false.world.table.kept.beginning
    assert begun is not None
    seats = list(begun.seats)
    (own,) = false.bob.guest.seats
    seats[own - 1] = msgspec.structs.replace(seats[own - 1], nonce=new_nonce())
    other = msgspec.structs.replace(begun, seats=seats)
    assert false.says(Begun(number=2, beginning=other)) == [Broken.NOT_MY_SEAT]
    false = FalseTable(3)
    begun = false.world.table.kept.beginning
    assert begun is not None
    seats = list(begun.seats)
    (own,) = false.bob.guest.seats
    seats[own] = msgspec.structs.replace(seats[own], key=SigningKey().public)
    other = msgspec.structs.replace(begun, seats=seats)
    assert false.says(Begun(number=2, beginning=other)) == [Broken.NOT_MY_SEAT]


def test_a_table_that_does_not_know_the_secret_learns_nothing() -> None:
    """Somebody between: another channel, so the proof is worth nothing there, nor is its own."""
    world = World(2, 1)
    bob = world.people[1]
    sent: list[str] = []
    bob.guest.connected(sent.append, b"the channel to somebody else")
    challenge = Challenge(version=PROTOCOL_VERSION, nonce=new_nonce())
    bob.guest.receive(encode(challenge))
    knock = msgspec.json.decode(sent[0], type=Knock)
    assert knock.proof != world.secret.guest_proof(challenge.nonce, knock.nonce, LOCAL)
    guess = RoomSecret.new().table_proof(challenge.nonce, knock.nonce, b"")
    bob.guest.receive(encode(welcome(guess, world.key, knock.nonce, b"")))
    assert Breaking(Broken.WRONG_SECRET) in bob.events
    assert world.secret.value.hex() not in "".join(sent)
    assert len(sent) == 2  # the knock, and that it goes


def codes(game: SealedGame, seats: dict[int, str]) -> str:
    """The code after a phase in which these seats choose so, with new salts for all."""
    table = copy.deepcopy(game.ledger)
    turn = table.turn
    assert turn is not None
    sealers = {seat: Sealer(game.sealers[seat]._key, []) for seat in turn.seats}
    for seat, sealer in sealers.items():
        table.apply(sealer.seal(table, seat, seats[seat]))
    for sealer in sealers.values():
        for ready in list(sealer.readiness(table)):
            table.apply(ready)
    for sealer in sealers.values():
        for opening in list(sealer.openings(table)):
            table.apply(opening)
    assert table.turn != turn
    return check_code(table.history)


@pytest.mark.parametrize("seed", range(4))
def test_whoever_chooses_alone_cannot_try_salts_until_two_codes_are_alike(seed: int) -> None:
    """After a Witch of the host's alone the code follows from the cards, not from what was sealed;
    where all have chosen it follows from everybody's salt, which nobody knew before."""
    game = SealedGame(3, Random(seed))
    while (turn := game.ledger.turn) is not None:
        choices = {seat: game.choice(turn, seat) for seat in turn.seats}
        again = {codes(game, choices) for _ in range(3)}
        assert len(again) == (3 if len(turn.seats) == 3 else 1)
        seat = turn.seats[0]
        legal = game.ledger.game.among(seat)
        others = {**choices, seat: next(one for one in legal if one != choices[seat])}
        assert codes(game, others) not in again
        game.play_phase()
