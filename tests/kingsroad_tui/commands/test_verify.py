"""``kingsroad verify``: whether a game that was played together was played fairly."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from kingsroad.cards import Selection
from kingsroad.records import decode_game
from kingsroad.sealed import id_of, sealed_choices
from kingsroad_tui.cli import run
from kingsroad_tui.kingsroad.together.command import TOGETHER
from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.together.entries import StandingIn
from kingsroad_tui.together.ledger import NotAllowed, SigningKey, WhyNot, check_signature
from kingsroad_tui.together.table_game import standing_in
from kingsroad_tui.together.verifying import _found_in_phase
from tabletop.sealed_phases import (
    GameProof,
    ProofProblem,
    SeatProof,
    Slot,
    all_sealed,
    by_lot,
    check_code,
    commitment,
    given_up_message,
    new_salt,
    seal_message,
)
from tabletop.words.voice import phrase
from tests.support.paths import GAMES
from tests.support.soak import sampled
from tests.support.together.changed_records import (
    OF_ANY_GAME,
    Change,
    Record,
    a_phase,
    assert_found,
    of_another_game,
    written,
)
from tests.support.together.sealed_games import SealedGame


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_fair_game_is_proved_to_be_fair(
    players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Second choices after a Witch, and a computer of the host's, are among them."""
    game = SealedGame(players, Random(players)).play()
    assert any(played.reselections for played in game.game.rounds)
    file = written(tmp_path, game.record())
    assert run(["verify", file]) == 0
    said = " ".join(capsys.readouterr().out.split())
    code = check_code(game.ledger.history)
    assert "fair Every choice was fixed before any was seen" in said
    assert code in said
    assert phrase("together-proved-computers", names=game.game.players[-1], count=1) in said
    assert run(["verify", "--json", file]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["proved"]
    assert data["code"] == code
    assert data["computers"] == [players - 1]
    phases = [played.selections for played in game.game.rounds]
    again = [one for played in game.game.rounds for one in played.reselections if one]
    assert data["choices"] == sum(map(len, phases)) + len(again)


def test_a_game_that_waits_for_second_choices_is_proved_as_far_as_it_goes(tmp_path: Path) -> None:
    game = SealedGame(3, Random(1))
    while game.game.pending is None:
        game.play_phase()
    found = TOGETHER.check(written(tmp_path, game.record()))
    assert not found.facts.broken
    assert len(found.proof.phases) > len(game.game.rounds)


def test_who_was_away_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A computer stands in before the seat has sealed; the lot chooses where it was too late."""
    game = SealedGame(3, Random(2))
    game.play_phase()
    game.play_phase(away=0, sealed=True)
    late = game.ledger.proof.phases[-1].round
    game.play_phase(away=0)
    game.play(4)
    file = written(tmp_path, game.record())
    assert run(["verify", file]) == 0
    said = " ".join(capsys.readouterr().out.split())
    who = ("Bob", "Cid")
    assert phrase("together-proved-lot", name="Ann", round=late, shown="others", who=who) in said
    assert "chose for Ann" in said


@pytest.mark.parametrize("plays", [False, True])
def test_where_only_the_host_had_opened_it_is_said_what_the_host_could_do(
    plays: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ann may have opened, and the host kept it back: so nothing is said of Ann."""
    game = SealedGame(2, Random(2), plays=plays)
    game.play_phase(away=0, sealed=True)
    file = written(tmp_path, game.record())
    assert run(["verify", file]) == 0
    said = " ".join(capsys.readouterr().out.split())
    shown = "host" if plays else "computers"
    assert phrase("together-proved-lot", name="Ann", round=1, shown=shown, who="Bob") in said
    assert "Ann was away" not in said
    assert run(["verify", "--json", file]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["lots"] == [
        {"seat": 0, "round": 1, "phase": "first", "opened": [1], "by_host_alone": True}
    ]
    assert data["host"] == (1 if plays else None)


def test_a_record_that_stops_before_the_end_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing in it is wrong, so it is fair as far as it goes."""
    game = SealedGame(2, Random(4)).play(3)
    for finished in (False, True):
        file = written(tmp_path, game.record())
        assert run(["verify", file]) == 0
        assert ("The game is not over" in capsys.readouterr().out) != finished
        assert run(["verify", "--json", file]) == 0
        assert json.loads(capsys.readouterr().out)["finished"] == finished
        game.play()


def test_the_host_gives_up_others_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And signs it: a host that looks at what the others have opened, and then lets the lot choose
    for a seat of its own, is found out; whoever has the record, and no key, changes nothing."""
    game = SealedGame(2, Random(8), plays=True)
    turn, table = game.ledger.turn, game.ledger
    assert turn is not None
    for seat in turn.seats:
        table.apply(game.sealers[seat].seal(table, seat, "123"))
    game.be_ready()
    sealed = table.sealed_digest()
    for seat, key, why in (
        (0, None, WhyNot.NOT_SIGNED),
        (0, SigningKey(), WhyNot.NOT_SIGNED),
        (1, game.host, WhyNot.THE_HOSTS),
    ):
        signature = None if key is None else key.sign(given_up_message(sealed, seat))
        entry = StandingIn(round=1, phase="first", seat=seat, signature=signature)
        with pytest.raises(NotAllowed) as refused:
            table.apply(entry)
        assert refused.value.why is why
        assert not table.stand_ins
    assert table.replaceable == (0,)
    (opening,) = game.sealers[1].openings(table)
    table.apply(opening)
    table.apply(standing_in(table, 0, game.host))
    record = json.loads(game.record())
    assert not TOGETHER.check(written(tmp_path, record)).facts.broken
    phase = record["together"]["phases"][0]
    of_bob = {"1": game.host.sign(given_up_message(sealed, 1))}
    given_up = phase["given_up"]
    for others, problem in (
        ({}, ProofProblem.NOT_GIVEN_UP),
        ({"0": of_bob["1"]}, ProofProblem.NOT_GIVEN_UP),
        (given_up | of_bob, ProofProblem.OTHER_PHASES),
    ):
        phase["given_up"] = others
        (broken,) = TOGETHER.check(written(tmp_path, record)).facts.broken
        assert (broken.problem, broken.seat) == (problem, None)
    if game.game.pending is not None:
        return  # the lot has given Ann the Witch, as once in hundreds: it goes on otherwise
    lot = drawn_anew(record, 0, {}, given_up | of_bob)
    if ["W"] in lot["rounds"][0]["selections"]:
        return  # likewise Bob
    (broken,) = TOGETHER.check(written(tmp_path, lot)).facts.broken
    assert (broken.problem, broken.seat) == (ProofProblem.GIVEN_UP_BY_HOST, 1)
    capsys.readouterr()
    assert run(["verify", written(tmp_path, lot)]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "Round 1: Bob, the host, gave up a choice that has to be shown." in said


def drawn_anew(record: Record, at: int, opens: Record, given_up: Record) -> Record:
    """The record with other openings of a phase, and where a seat has none, the lot's cards."""
    record = copy.deepcopy(record)
    together = record["together"]
    proof = msgspec.convert(together, GameProof)
    game = decode_game(json.dumps(record), "")
    table = SEALED.ledger(SEALED.beginning(game, proof.host, proof.seats))
    for phase in proof.phases[:at]:
        assert _found_in_phase(table, phase, sealed_choices(game)) is None
    shown = proof.phases[at]
    seals = {int(seat): one.seal for seat, one in shown.seals.items()}
    sealed = all_sealed(table.history, shown.round, shown.phase, seals)
    salts = {int(seat): bytes.fromhex(one["salt"]) for seat, one in opens.items()}
    row = record["rounds"][shown.round - 1]
    for seat in seals.keys() - salts.keys():
        cards = Selection.parse(by_lot(sealed, seat, table.game.among(seat), salts)).codes
        if shown.phase == "first":
            row["selections"][seat] = list(cards)
        else:
            row["reselections"][str(seat)] = list(cards)
    together["phases"][at] |= {"opens": opens, "given_up": given_up}
    return record


def test_other_files_are_said_to_be_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of several the others are checked all the same, and the worst one gives the exit code."""
    assert run(["verify", str(GAMES[0])]) == 2
    assert "was not played together: there is nothing to verify" in capsys.readouterr().err
    record = json.loads(SealedGame(2, Random(3)).play(3).record())
    record["together"]["phases"][0]["seals"]["0"]["seal"] = 7
    assert run(["verify", written(tmp_path, record)]) == 2
    assert "phases[0].seals" in capsys.readouterr().err
    assert run(["verify", str(tmp_path / "nothing.json")]) == 2
    fair = tmp_path / "fair.json"
    fair.write_bytes(SealedGame(2, Random(4)).play(3).record())
    assert run(["verify", str(GAMES[0]), str(fair)]) == 2
    assert "fair" in capsys.readouterr().out


def test_a_proof_with_more_seats_than_players_is_not_of_the_game(tmp_path: Path) -> None:
    """It needs no signature before the first round, so anybody can write one."""
    game = SealedGame(2, Random(6))
    host = game.ledger.begun.host
    seats = [*game.seats, *(SeatProof(key=host, nonce="00" * 32, computer=True) for _ in range(4))]
    record = json.loads(game.record())
    record["together"]["seats"] = msgspec.to_builtins(seats)
    record["together"]["game"] = id_of(game.game, host, seats).hex()
    file = written(tmp_path, record)
    assert run(["verify", file]) == 1
    assert [one.problem for one in TOGETHER.check(file).facts.broken] == [ProofProblem.OTHER_GAME]


def test_a_changed_record_is_said_to_be_changed_and_convicts_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bob's cards of a round are exchanged for others: by whoever has the record."""
    record = json.loads(SealedGame(3, Random(5)).play().record())
    at = next(n for n, one in enumerate(record["rounds"]) if "W" not in one["selections"][1])
    cards = record["rounds"][at]["selections"][1]
    cards[0], cards[1] = cards[1], cards[0]
    Selection.of(cards)
    file = written(tmp_path, record)
    found = TOGETHER.check(file)
    (broken,) = found.facts.broken
    assert (broken.problem, broken.seat) == (ProofProblem.NOT_AS_SEALED, None)
    assert run(["verify", file]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "not proved to be fair" in said
    assert f"Round {broken.round}: this record was changed: a choice is not the one" in said
    assert "Bob" not in said
    assert run(["verify", "--json", file]) == 1
    assert json.loads(capsys.readouterr().out)["broken"] == [
        {"problem": "not-as-sealed", "round": broken.round, "phase": "first", "seat": None}
    ]


# ------------------------------------------------------------------- whatever is changed is found


def cards(record: Record, random: Random, other: Record) -> None:
    """Another choice than was opened."""
    played = random.choice(record["rounds"])
    seat = random.randrange(len(record["players"]))
    before = played["selections"][seat]
    while played["selections"][seat] == before:
        played["selections"][seat] = random.sample("12345678", max(1, len(before)))


def behind_the_witch(record: Record, random: Random, other: Record) -> None:
    """Cards that were never sealed, put behind a Witch."""
    witches = [cards for r in record["rounds"] for cards in r["selections"] if cards == ["W"]]
    random.choice(witches).extend(["2", "3"])


def a_second_choice(record: Record, random: Random, other: Record) -> None:
    again = [r["reselections"] for r in record["rounds"] if r["reselections"]]
    rows = random.choice(again)
    seat = random.choice(sorted(rows))
    before = rows[seat]
    while rows[seat] == before:
        rows[seat] = random.sample("12345678", max(1, len(before)))


def forged(record: Record, random: Random, other: Record) -> None:
    """Another choice, with a new salt and a new seal that fits; nobody has signed it."""
    together = record["together"]
    number = random.randrange(len(record["rounds"]))
    seat = random.randrange(len(record["players"]))
    before = record["rounds"][number]["selections"][seat]
    selection = random.sample("12345678", max(1, len(before)))
    phase = next(p for p in together["phases"] if p["round"] == number + 1)
    salt = new_salt()
    place = Slot(bytes.fromhex(together["game"]), number + 1, "first", seat)
    sealed = commitment(place, "".join(selection), salt)
    record["rounds"][number]["selections"][seat] = selection
    phase["seals"][str(seat)]["seal"] = sealed.hex()
    phase["opens"][str(seat)]["salt"] = salt.hex()


def of_another_seat(record: Record, random: Random, other: Record) -> None:
    phase = a_phase(record, random)
    while len(phase["seals"]) < 2:
        phase = a_phase(record, random)
    one, two = random.sample(sorted(phase["seals"]), 2)
    for part in ("seals", "opens"):
        phase[part][one], phase[part][two] = phase[part][two], phase[part][one]


def cards_of_the_lot(record: Record, random: Random, other: Record) -> None:
    """Openings of the last phase are left out, and the cards are those of the lot."""
    last = len(record["together"]["phases"]) - 1
    opens = dict(record["together"]["phases"][last]["opens"])
    for seat in random.sample(sorted(opens), random.randint(1, len(opens))):
        del opens[seat]
    record |= drawn_anew(record, last, opens, {})


def given_up_by_nobody(record: Record, random: Random, other: Record) -> None:
    """The same, and signed by somebody who is not the host."""
    cards_of_the_lot(record, random, other)
    phase, key = record["together"]["phases"][-1], SigningKey()
    without = phase["seals"].keys() - phase["opens"].keys()
    phase["given_up"] = {seat: key.sign(given_up_message(bytes(32), int(seat))) for seat in without}


def a_stand_in(record: Record, random: Random, other: Record) -> None:
    """As if a computer had chosen for a person."""
    rows = a_phase(record, random)["seals"]
    people = [seat for seat in rows if int(seat) < len(record["players"]) - 1]
    if people:
        rows[random.choice(people)]["instead"] = True
    else:
        of_another_game(record, random, other)


def another_key(record: Record, random: Random, other: Record) -> None:
    seat = random.randrange(len(record["players"]))
    record["together"]["seats"][seat]["key"] = other["together"]["seats"][seat]["key"]


def another_name(record: Record, random: Random, other: Record) -> None:
    record["players"][random.randrange(len(record["players"]))] = "Zoë"


def a_person(record: Record, random: Random, other: Record) -> None:
    """A computer of the host's passed off as a person."""
    record["together"]["seats"][-1]["computer"] = False


CHANGES: list[Change] = [
    *OF_ANY_GAME,
    cards,
    behind_the_witch,
    a_second_choice,
    forged,
    of_another_seat,
    cards_of_the_lot,
    given_up_by_nobody,
    a_stand_in,
    another_key,
    another_name,
    a_person,
]


@pytest.mark.parametrize("part", sampled(range(20), 0))
def test_whatever_is_changed_is_found(part: int, tmp_path: Path) -> None:
    """50 changed records a part, 1,000 in all."""
    game, other = (SealedGame(3, Random(part * 2 + seed)).play() for seed in (100, 101))
    changes = [CHANGES[(part * 50 + number) % len(CHANGES)] for number in range(50)]
    assert_found(TOGETHER, (game.record(), other.record()), changes, Random(part), tmp_path)


def test_signed_is_what_was_sealed() -> None:
    """The signature is of the very message that `seal_message` makes, by the seat's key."""
    game = SealedGame(2, Random(9))
    turn, table = game.ledger.turn, game.ledger
    assert turn is not None
    sealing = game.sealers[0].seal(table, 0, "123")
    message = seal_message(table.history, turn.round, turn.phase, 0, sealing.seal, instead=False)
    key, signature = bytes.fromhex(game.seats[0].key), bytes.fromhex(sealing.signature)
    assert check_signature(key, message, signature)
    assert not check_signature(key, message + b"x", signature)
    assert not check_signature(bytes.fromhex(game.seats[1].key), message, signature)
