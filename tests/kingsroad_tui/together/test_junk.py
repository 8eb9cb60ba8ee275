"""Frames of junk, floods and strangers: answered and forgotten, and the table goes on.

A table under stress: too many come, one comes twice, and nothing can be stored. Frames that were
damaged, or made up by somebody who knows the secret: nobody crashes. A guest says what it is
told by a table in sentences; so every sentence is made, too.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from kingsroad_tui.together import company, messages
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.host_table import sit
from kingsroad_tui.together.invitation import LOCAL, RoomSecret, new_nonce
from kingsroad_tui.together.ledger import SigningKey
from kingsroad_tui.together.local import SCHEMAS_TOGETHER, together_schema
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.room_files import KeptTable, OwnSeat
from tests.support.mutations import mutated
from tests.support.paths import ROOT
from tests.support.soak import sampled
from tests.support.together.world import KIND, Person, World


class Stranger:
    """A connection that only remembers what it was sent."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.closed = False

    def send(self, frame: str) -> None:
        self.frames.append(frame)

    def close(self) -> None:
        self.closed = True

    @property
    def last(self) -> dict[str, object]:
        data: dict[str, object] = msgspec.json.decode(self.frames[-1])
        return data


def junk(random: Random) -> str | bytes:
    """Something that is no message, or one at the wrong time."""
    kind = random.randrange(9)
    match kind:
        case 0:
            return random.randbytes(random.randrange(200))
        case 1:
            return "".join(chr(random.randrange(1, 0xD7FF)) for _ in range(random.randrange(100)))
        case 2:
            return "[" * random.randrange(messages.MAX_FROM_GUEST)
        case 3:
            return "x" * (messages.MAX_FROM_GUEST + random.randrange(100_000))
        case 4:
            return '{"type":"knock","version":1,"nonce":"' + "0" * 64 + '"}'
        case 5:
            return '{"type":"sign","gesture":"ouch"}'
        case 6:
            proof = "0" * 64
            return messages.encode(
                messages.Knock(version=random.choice([0, 1, 9]), nonce=proof, proof=proof)
            )
        case 7:
            cut = messages.encode(messages.Sign(gesture=messages.Gesture.OUCH))
            return cut[: random.randrange(len(cut))]
        case _:
            return '{"type":"' + random.choice(["post", "sit", "again", "x"]) + '","entry":{}}'


@pytest.mark.parametrize("part", sampled(range(10), 0))
def test_junk_is_answered_and_forgotten(part: int) -> None:
    """200 frames a part, 2,000 in all, between the frames of a game that they do not touch."""
    random = Random(part)
    world = World(3, part)
    for _ in range(200):
        for _ in range(random.randrange(4)):
            world.step()
        stranger = Stranger()
        visitor = world.table.connect(stranger, LOCAL)
        world.table.receive(visitor, junk(random))
        assert stranger.closed
        assert stranger.last["type"] == "refused"
        assert visitor not in world.table.company.visitors
    game = world.play()
    assert game.finished
    assert not world.broken


def test_whoever_knows_the_secret_may_not_send_junk_either() -> None:
    world = World(2, 1)
    world.play(steps=50)
    link = world.people[1].link
    assert link is not None
    assert link.visitor is not None
    world.table.receive(link.visitor, b"\xff\xfe")
    assert link.closing
    assert world.play().finished  # he comes back to his seat


def test_a_flood_is_cut_off() -> None:
    """A guest who sends more than a person can; the others do not see more than a few signs."""
    world = World(2, 1)
    for _ in range(30):
        world.step()
    link = world.people[1].link
    assert link is not None
    assert link.visitor is not None
    before = len(world.frames)
    for _ in range(int(company.BURST) * 3):
        world.table.receive(
            link.visitor, messages.encode(messages.Sign(gesture=messages.Gesture.OUCH))
        )
    assert link.closing
    signs = [frame for frame in world.frames[before:] if '"signed"' in frame]
    assert len(signs) <= 4
    assert world.play().finished


def test_strangers_who_say_nothing_are_let_go() -> None:
    """After some seconds; before, for one more than there may be the one who waits longest goes."""
    world = World(2, 1)
    strangers = [Stranger() for _ in range(company.MAX_STRANGERS + 5)]
    for stranger in strangers:
        world.time += 0.01
        world.table.connect(stranger, LOCAL)
    assert sum(stranger.closed for stranger in strangers) == 5
    assert all(stranger.closed for stranger in strangers[:5])
    world.time += company.TIME_TO_KNOCK + 1
    world.table.tick()
    assert all(stranger.closed for stranger in strangers)
    assert world.play().finished


def test_the_wrong_secret_and_another_version_get_no_further() -> None:
    """Nothing is answered that tells anything of the table."""
    world = World(2, 1)
    for secret, version, why in (
        (RoomSecret.new(), messages.PROTOCOL_VERSION, "wrong-secret"),
        (world.secret, messages.PROTOCOL_VERSION + 1, "other-version"),
    ):
        stranger = Stranger()
        visitor = world.table.connect(stranger, LOCAL)
        challenge = str(stranger.last["nonce"])
        nonce = new_nonce()
        proof = secret.guest_proof(challenge, nonce, LOCAL)
        world.table.receive(
            visitor, messages.encode(messages.Knock(version=version, nonce=nonce, proof=proof))
        )
        assert stranger.last == {"type": "refused", "why": why}
        assert stranger.closed
        assert len(stranger.frames) == 2


@pytest.mark.parametrize("frame", ["", "{}", "null", '{"type":"leave","more":1}', b"\x00"])
def test_what_is_no_message_is_none(frame: str | bytes) -> None:
    with pytest.raises(messages.NoMessage):
        messages.decode_from_guest(frame)


@pytest.mark.parametrize("field", ["nonce", "proof"])
@pytest.mark.parametrize("wrong", ["\n", "0", ""])
def test_a_number_has_its_length_and_nothing_after_it(field: str, wrong: str) -> None:
    """A new line at its end counts as well."""
    fields = {"nonce": "0" * 64, "proof": "0" * 64}
    frame = {"type": "knock", "version": 1} | fields
    assert messages.decode_from_guest(msgspec.json.encode(frame))
    frame[field] = fields[field] + wrong if wrong else fields[field][:-1]
    with pytest.raises(messages.NoMessage):
        messages.decode_from_guest(msgspec.json.encode(frame))


def test_whoever_says_the_same_again_costs_nothing() -> None:
    """To sit, look on or want another game a second time: nothing is stored, nobody is told."""
    world = World(2, 1)
    assert world.play().finished
    bob = world.people[1]
    assert bob.link is not None
    visitor = bob.link.visitor
    assert visitor is not None
    kept: list[object] = []
    world.table.game._keep = kept.append
    own = msgspec.json.decode(bob.disk, type=OwnSeat)
    again = messages.WantAgain(nonce=new_nonce())
    world.table.receive(visitor, messages.encode(again))
    assert len(kept) == 1
    before = len(world.frames)
    for nonce in (new_nonce(), new_nonce()):
        seated = sit(own, bob.guest.key, nonce, visitor.challenge, visitor.channel)
        for message in (seated, messages.Watch(), again):
            world.table.receive(visitor, messages.encode(message))
    assert len(kept) == 1
    assert len(world.frames) == before
    assert not visitor.watching


def test_whoever_comes_back_to_a_seat_that_is_known_stores_nothing() -> None:
    world = World(2, 1)
    world.play(steps=60)
    assert world.table.kept.number == 1
    ann, bob = world.people
    ann.holds_back = bob.holds_back = True
    while world.step():
        pass
    kept: list[object] = []
    world.table.game._keep = kept.append
    bob.die()
    world.connect(bob)
    while world.step():
        pass
    assert bob.guest.news is not None
    assert bob.guest.news.you is not None
    assert not kept


class _Looker:
    """Somebody who knows the invitation, and looks on or does nothing."""

    def __init__(self, world: World, *, watch: bool = True) -> None:
        self.closed = False
        said: list[str] = []
        kept = OwnSeat(name="-", key=SigningKey().secret.hex())
        self.heard: list[object] = []
        self.guest = Guest(KIND, world.secret, kept, watch=watch, tell=self.heard.append)
        self.guest.connected(said.append, LOCAL)
        visitor = world.table.connect(self, LOCAL)
        for _ in range(2 if watch else 1):
            if said:
                world.table.receive(visitor, said.pop(0))

    def send(self, frame: str) -> None:
        self.guest.receive(frame)

    def close(self) -> None:
        self.closed = True


def test_however_many_look_on_who_plays_comes_back() -> None:
    world = World(2, 1)
    world.play(steps=60)
    bob = world.people[1]
    world.cut(bob)
    lookers = [_Looker(world) for _ in range(company.MAX_VISITORS)]
    assert sum(not one.closed for one in lookers) == company.MAX_WATCHING
    assert not any(one.closed for one in lookers[: company.MAX_WATCHING])
    world.time += 2
    idle = [_Looker(world, watch=False) for _ in range(company.MAX_VISITORS)]
    assert any(not one.closed for one in idle)
    world.time += 2
    assert world.play().finished
    assert not world.broken
    world.time += company.TIME_TO_KNOCK
    world.table.tick()
    assert all(one.closed for one in idle)
    assert not any(one.closed for one in lookers[: company.MAX_WATCHING])


def test_who_comes_to_the_seat_from_another_app_is_told_in_the_first_one() -> None:
    """Else both would come back again and again, and take the seat from each other."""
    world = World(2, 1)
    world.play(steps=60)
    bob = world.people[1]
    first = bob.link
    assert first is not None
    bob.link = None
    world.connect(bob)
    while not any("elsewhere" in frame for frame in first.to_guest):
        assert world.step()
    assert first.closing
    told = msgspec.json.decode(first.to_guest[-1])
    assert told == {"type": "refused", "why": "elsewhere"}
    assert world.play().finished


def test_what_cannot_be_stored_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk: nobody sees what is lost if the host's app ends, and once there is room again
    everything goes on."""
    world = World(3, 2)
    full = False
    failed = 0
    keep = world._keep

    def keeps(kept: KeptTable) -> None:
        nonlocal failed
        if full:
            failed += 1
            raise OSError(28, "No space left on device")
        keep(kept)

    monkeypatch.setattr(world.table.game, "_keep", keeps)
    host = world.people[0]
    for number in range(4_000):
        full = number % 7 < 3
        try:
            if world.random.random() < 0.2:
                world.choose_now_and_then()
            world.step()
            if world.table.kept.number == 2 and not full:
                break
        except OSError:
            world.cut(host)  # the host's app ends with it; its player comes back with the table
            host.guest = host.started()
        stored = msgspec.json.decode(world.disk, type=KeptTable)
        for person in world.people:
            assert len(person.guest._entries) <= len(stored.entries) or not person.guest.number
        ledger = world.table.ledger
        over = ledger is not None and ledger.turn is None
        if over and world.table.kept.number == 1 and number % 40 == 0:
            for person in world.people:
                person.guest.again()
    full = False
    assert failed > 20
    assert world.table.kept.number == 2
    assert world.play().finished
    assert not world.broken


def a_place_in_a_game(seed: int) -> World:
    """A game of three somewhere in its middle, frames on their way."""
    world = World(3, seed)
    for _ in range(Random(seed).randrange(40, 400)):
        world.step()
    return world


def said_by(person: Person, said: SaidAtTable) -> list[str]:
    events: list[messages.GuestEvent] = person.events
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


@pytest.mark.parametrize("name", SCHEMAS_TOGETHER)
def test_the_schema_is_published(name: str) -> None:
    published = (ROOT / "docs" / "schemas" / "together" / f"{name}.json").read_text()
    command = "python -m kingsroad_tui.together.local docs/schemas/together"
    assert published == together_schema(name), f"run: {command}"
