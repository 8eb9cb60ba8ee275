"""``kingsroad verify`` plays a record again by the ledger of the table: what no table would have
taken is not fair, and nobody is convicted who has not signed it."""

from __future__ import annotations

import copy
import dataclasses
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from assassins.records import decode_game as decode_town
from assassins.records import encode_game as encode_town
from assassins.sealed import SealedTown
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import decode_game as decode_road
from kingsroad_tui.assassins.together.kind import SEALED as TOWN
from kingsroad_tui.cli import run
from kingsroad_tui.games import GAMES
from kingsroad_tui.kingsroad.together.table import SEALED as ROAD
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.together.game import GameTogether
from kingsroad_tui.together.ledger import Ledger, SealedKind, SigningKey, is_usable_key
from tabletop.game import SealedChoices, Turn
from tabletop.proved_records import proof_in, with_proof
from tabletop.sealed_phases import ProofFacts, ProofProblem, SeatProof, all_sealed, open_message
from tests.support.soak import sampled
from tests.support.together.sealed_assassins import SealedAssassinsGame
from tests.support.together.sealed_games import SealedGame
from tests.support.together.sealed_play import SealedPlay

Record = dict[str, Any]
FIRST_VERSION = sorted((Path(__file__).parent / "proofs").glob("*.json"))


def checked(folder: Path, record: bytes | Record) -> ProofFacts:
    """What is found in a record."""
    path = folder / "game.json"
    path.write_bytes(record if isinstance(record, bytes) else json.dumps(record).encode())
    town = b"king-and-assassins-game" in path.read_bytes()
    part: GameTogether | None = GAMES[int(town)].commands().together
    assert part is not None
    return part.check(str(path)).facts


# ------------------------------------------------------------------- any one thing in a record


def a_road(random: Random) -> SealedGame:
    """With a lot, and a computer that plays on in somebody's place; over, or saved on the way."""
    game = SealedGame(3, random, plays=random.random() < 0.5)
    game.play_phase()
    game.play_phase(away=random.choice([0, 1]), sealed=True)
    return game.play(random.choice([2, 5, 1000]))


def a_town(random: Random) -> SealedAssassinsGame:
    """With a card drawn by one side, or a side that stands still; over, or saved on the way."""
    game = SealedAssassinsGame(random.randrange(40)).play(random.choice([1, 2, 3, 7]))
    turn = game.ledger.turn
    if turn is not None and not turn.personal and 1 in turn.seats:
        game.play_phase(away=1, sealed=random.random() < 0.5)
    if game.ledger.stand_ins and random.random() < 0.7:
        game.give_back(1)
        game.play(random.choice([3, 1000]))
    return game


def leaves(found: object, *way: str | int) -> Iterator[tuple[str | int, ...]]:
    """The ways to everything in a record that is no list or object, or is an empty one."""
    inside = list(enumerate(found)) if isinstance(found, list) else None
    inside = list(found.items()) if isinstance(found, dict) else inside
    if not inside:
        yield way
    for key, value in inside or ():
        yield from leaves(value, *way, key)


def other_value(value: object, random: Random) -> object:
    """Something of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + random.choice([-1, 1])
        case str() if len(value) >= 64 and set(value) <= set("0123456789abcdef"):
            at = random.randrange(len(value))
            other = random.choice(sorted({*"0123456789abcdef"} - {value[at]}))
            return value[:at] + other + value[at + 1 :]
        case str():
            others = [*"12345678KDW", "-", "on", "first", "second", "card", "king", "people", "Zoë"]
            return random.choice([one for one in others if one != value])
        case None:
            return random.choice([1, "first", ["a", "b", "c"]])
    return random.choice([{"7": "1"}, ["1"]])


def one_thing_changed(record: Record, random: Random) -> tuple[Record, tuple[str | int, ...]]:
    """The record with one thing changed, left out or doubled somewhere, and where."""
    way = random.choice(list(leaves(record)))
    cut = random.randint(1, len(way)) if random.random() < 0.3 else len(way)
    way = way[:cut]
    changed = copy.deepcopy(record)
    inside: Any = changed
    for key in way[:-1]:
        inside = inside[key]
    kind = random.choice(["other", "other", "gone", "twice"])
    if kind == "twice" and isinstance(inside, list):
        inside.insert(int(way[-1]), copy.deepcopy(inside[int(way[-1])]))
    elif kind == "gone":
        del inside[way[-1]]
    else:
        inside[way[-1]] = other_value(inside[way[-1]], random)
    return changed, way


def means_nothing(record: Record, changed: Record) -> bool:
    """Whether whoever reads both reads the same: what is left out is as if it were as usual."""
    decode = decode_town if "assassins" in record["format"] else decode_road
    one, other = (json.dumps(found).encode() for found in (record, changed))
    same: bool = decode(one, "") == decode(other, "")
    return same and proof_in(one) == proof_in(other)


@pytest.mark.parametrize("part", sampled(range(50), 0, 1))
def test_one_changed_thing_is_found_wherever_it_is(part: int, tmp_path: Path) -> None:
    """20 changed records a part that can be read, 1,000 in all: half of them of either game."""
    random = Random(part)
    game: SealedPlay = a_road(random) if part % 2 else a_town(random)
    whole = json.loads(game.record())
    assert not checked(tmp_path, whole).broken
    read = 0
    while read < 20:
        changed, way = one_thing_changed(whole, random)
        try:
            broken = checked(tmp_path, changed).broken
        except Unusable:
            continue  # no record any more, or one that breaks a rule
        if [one.seat for one in broken] == [None]:
            read += 1
        else:
            assert means_nothing(whole, changed), way


# ------------------------------------------------------------------ what no table would have taken


def test_a_computer_that_seals_for_the_peoples_side_is_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host has sealed everything for it: its assassins, its answers and what it shows."""
    usual: Callable[[SealedTown], Turn | None] = vars(SealedTown)["turn"].fget

    def for_anybody(town: SealedTown) -> Turn | None:
        turn = usual(town)
        return turn and dataclasses.replace(turn, personal=False)

    game = SealedAssassinsGame(1)
    game.for_people = True
    with monkeypatch.context() as patched:
        patched.setattr(SealedTown, "turn", property(for_anybody))
        game.play_phase(away=1)
        game.play()
    (broken,) = checked(tmp_path, game.record()).broken
    assert (broken.problem, broken.round, broken.seat) == (ProofProblem.NO_TABLE, 0, None)


@pytest.mark.parametrize("computer", [False, True])
def test_a_flipped_instead_is_found_also_where_it_is_the_hosts_own(
    computer: bool, tmp_path: Path
) -> None:
    """Of a computer, whose place nobody takes, and of the host's person: the key is the same."""
    game = SealedGame(2, Random(3), plays=not computer).play(1)
    record = json.loads(game.record())
    record["together"]["phases"][-1]["seals"]["1"]["instead"] = True
    (broken,) = checked(tmp_path, record).broken
    assert broken.seat is None


SMALL = ["00" * 32, "01" + "00" * 31, "ec" + "ff" * 30 + "7f", "ed" + "ff" * 30 + "7f"]
SMALL += ["26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"]
SMALL += ["c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a", "00" * 31 + "80"]
SMALL += ["ee" + "ff" * 31, "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa"]


def seated(game: SealedPlay, seats: list[SeatProof], host: str) -> bytes:
    """The record of a game before its first phase, with these seats, and the id that follows."""
    kind: SealedKind[Any] = TOWN if isinstance(game, SealedAssassinsGame) else ROAD
    played = game.ledger.game.game
    number = kind.id_of(played, host, seats)
    proof = msgspec.structs.replace(game.ledger.proof, game=number.hex(), seats=seats, host=host)
    return with_proof(kind.encode(played), proof)


@pytest.mark.parametrize("key", SMALL)
def test_a_key_by_which_anybody_signs_is_no_key(key: str, tmp_path: Path) -> None:
    assert not is_usable_key(key)
    for game in (SealedGame(2, Random(1)), SealedAssassinsGame(1)):
        (ann, bob), host = game.seats, game.host.public
        guest, own = (0, 1) if isinstance(game, SealedGame) else (1, 0)
        for at, host_key in ((guest, host), (own, key)):
            seats = [ann, bob]
            seats[at] = msgspec.structs.replace(seats[at], key=key)
            found = checked(tmp_path, seated(game, seats, host_key))
            assert [one.problem for one in found.broken] == [ProofProblem.OTHER_GAME]


def test_every_other_key_is_one() -> None:
    assert all(is_usable_key(SigningKey().public) for _ in range(200))


def test_two_people_with_one_key_and_a_computer_with_a_guests_are_no_table(tmp_path: Path) -> None:
    changed = msgspec.structs.replace
    for game in (SealedGame(2, Random(1), plays=True), SealedAssassinsGame(1)):
        ann, bob = game.seats
        assert not checked(tmp_path, seated(game, [ann, bob], game.host.public)).broken
        for seats in (
            [ann, changed(bob, key=ann.key)],
            [changed(ann, key=bob.key), bob],
            [changed(ann, key=SigningKey().public, computer=True), bob],
            [ann, changed(bob, key=SigningKey().public, computer=True)],
        ):
            found = checked(tmp_path, seated(game, seats, game.host.public))
            assert [one.problem for one in found.broken] == [ProofProblem.OTHER_GAME]


# ------------------------------------------------------------------------- who has signed it


def opened_otherwise(table: Ledger[Any], key: SigningKey, record: Record, choice: str) -> Record:
    """The record of a game of one phase whose seat 0 opens something else, and signs that."""
    phase = record["together"]["phases"][0]
    seals = {int(seat): one["seal"] for seat, one in phase["seals"].items()}
    sealed = all_sealed(table.id, phase["round"], phase["phase"], seals)
    salt = phase["opens"]["0"]["salt"]
    signature = key.sign(open_message(sealed, 0, choice, salt))
    phase["opens"]["0"]["signature"] = signature
    return record


def test_who_signs_another_choice_than_the_own_seal_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And who has not signed it is not, whatever the record says."""
    game = SealedGame(3, Random(5)).play(1)
    whole = json.loads(game.record())
    for key, seat in ((game.sealers[0]._key, 0), (SigningKey(), None)):
        record = copy.deepcopy(whole)
        at = record["pending"] if record.get("pending") else record["rounds"][0]
        before = Selection.of(at["selections"][0]).code
        legal = SealedChoices(Game(game.game.players)).among(0)
        other = next(one for one in legal if one != before and "W" not in one)
        at["selections"][0] = Selection.parse(other).codes
        (broken,) = checked(tmp_path, opened_otherwise(game.ledger, key, record, other)).broken
        assert (broken.problem, broken.seat) == (ProofProblem.NOT_AS_SEALED, seat)
    assert run(["verify", str(tmp_path / "game.json")]) == 1
    assert "Ann" not in capsys.readouterr().out


def test_who_signs_what_the_rules_do_not_allow_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The king's side has moved a townsperson, and has signed it; a changed record names nobody."""
    game = SealedAssassinsGame(8)
    while game.ledger.turn is not None and game.ledger.turn.phase != "king":
        game.play_phase()
    phases = len(game.ledger.proof.phases)
    game.choose = lambda turn, _: "Th2-h3" if turn.phase == "king" else None
    whole = game.game
    with monkeypatch.context() as patched:
        patched.setattr(SealedTown, "is_legal", lambda *_: True)
        patched.setattr(SealedTown, "after", lambda town, _: town)
        with pytest.raises(AssertionError):  # the game does not go on by that
            game.play_phase()
    assert len(game.ledger.proof.phases) == phases + 1
    record = with_proof(encode_town(whole), game.ledger.proof)
    (broken,) = checked(tmp_path, record).broken
    assert (broken.problem, broken.seat) == (ProofProblem.NOT_LEGAL, 0)
    changed = json.loads(record)
    changed["together"]["phases"][-1]["opens"]["0"]["choice"] = "Th2-h4"
    assert [one.seat for one in checked(tmp_path, changed).broken] == [None]


# ----------------------------------------------------------------------------- the first version


@pytest.mark.parametrize("path", FIRST_VERSION, ids=lambda path: path.stem)
def test_proofs_of_the_first_version_are_read_and_say_what_they_do_not_prove(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", str(path)]) == 0
    assert "does not prove that everyone was ready" in " ".join(capsys.readouterr().out.split())
    whole = json.loads(path.read_bytes())
    random = Random(7)
    for _ in range(12):
        changed, way = one_thing_changed(whole, random)
        try:
            broken = checked(tmp_path, changed).broken
        except Unusable:
            continue
        assert [one.seat for one in broken] == [None] or means_nothing(whole, changed), way


def test_a_proof_of_today_is_none_of_the_first_version(tmp_path: Path) -> None:
    """Or else whoever has it could leave out who was ready."""
    record = json.loads(SealedGame(2, Random(4)).play(2).record())
    record["together"]["version"] = 1
    for phase in record["together"]["phases"]:
        del phase["ready"]
    assert [one.seat for one in checked(tmp_path, record).broken] == [None]
    record["together"]["version"] = 3
    (broken,) = checked(tmp_path, record).broken
    assert broken.problem is ProofProblem.OTHER_VERSION
