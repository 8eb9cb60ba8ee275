"""``kingsroad verify`` of games of King & Assassins: whatever is changed in a record is found."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from assassins.sealed import SealedSecret, pawn_mark
from assassins.secret import Secret
from assassins.town import LETTERS, TOWNSFOLK
from kingsroad_tui.assassins.together.command import TOGETHER
from kingsroad_tui.cli import run
from tabletop.sealed_phases import Slot, check_code, commitment, new_salt
from tabletop.words.voice import phrase
from tests.support.soak import sampled
from tests.support.together.changed_records import (
    OF_ANY_GAME,
    Change,
    Record,
    a_phase,
    assert_found,
    other_hex,
    written,
)
from tests.support.together.sealed_assassins import SealedAssassinsGame


def a_game(seed: int) -> SealedAssassinsGame:
    """One that is over, with an arrest that was answered where the seed has one."""
    return SealedAssassinsGame(seed).play()


@pytest.mark.parametrize("seed", [0, 1, 4, 5])
def test_a_fair_game_is_proved_to_be_fair(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = a_game(seed)
    file = written(tmp_path, game.record())
    for words in (["verify"], ["assassins", "verify"]):
        assert run([*words, file]) == 0
        said = " ".join(capsys.readouterr().out.split())
        assert "fair Every choice was fixed before any was seen" in said
        assert check_code(game.ledger.history) in said


def test_a_game_that_is_not_over_is_proved_as_far_as_it_goes(tmp_path: Path) -> None:
    for phases in range(1, 12):
        game = SealedAssassinsGame(3).play(phases)
        found = TOGETHER.check(written(tmp_path, game.record()))
        assert not found.facts.broken
        assert len(found.proof.phases) == phases


def test_who_was_away_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = SealedAssassinsGame(8).play(1)
    game.play_phase(away=1, sealed=True)
    game.play_phase()
    game.play_phase()
    file = written(tmp_path, game.record())
    assert run(["verify", file]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "In round 1 Bob's number for the card was not shown: the host had the card drawn" in said
    assert "In round 1 Ann, the host, drew the card alone, and could have chosen which" in said
    assert phrase("together-proved-instead", name="Bob", rounds=1, count=1) in said
    assert "The game is not over" in said
    assert run(["verify", "--json", file]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["drawn_by_host"] == [1]
    assert not data["finished"]


def test_a_card_that_the_host_drew_alone_is_said_where_a_computer_stood_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = SealedAssassinsGame(8).play(1)
    game.play_phase(away=1)
    file = written(tmp_path, game.record())
    assert run(["verify", file]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "In round 1 Ann, the host, drew the card alone, and could have chosen which" in said
    assert game.ledger.drawn_by_host == [1]


def test_actions_that_are_given_up_are_said_and_blamed_on_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The host may have looked at them, and chosen so."""
    game = SealedAssassinsGame(8)
    while game.ledger.turn is not None and game.ledger.turn.phase != "people":
        game.play_phase()
    game.play_phase(away=1, sealed=True)
    file = written(tmp_path, game.record())
    assert run(["verify", file]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Bob's actions were not shown: the host had Bob's side stand still." in said
    assert "so Ann, the host, could have decided it." in said


def test_where_the_three_are_never_shown_nobody_is_blamed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The host may have closed the table before they were."""
    game = SealedAssassinsGame(0)
    while game.ledger.turn is not None and game.ledger.turn.phase != "end":
        game.play_phase()
    file = written(tmp_path, game.record())
    assert run(["verify", file]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "what had to be shown at the end never was. Nobody can know whose doing" in said
    assert "Bob" not in said
    assert [one.seat for one in TOGETHER.check(file).facts.broken] == [None]


def test_a_liar_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(1, 400, 4):
        game = SealedAssassinsGame(seed)
        game.choose = lambda turn, _: (
            "on" if turn.phase.startswith("answer") else "-" if turn.phase == "people" else None
        )
        if game.play().town.false_answer is not None:
            break
    file = written(tmp_path, game.record())
    assert run(["verify", file]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert game.town.false_answer is not None
    number = game.town.false_answer[0]
    assert f"Round {number}: Bob said that the game goes on, but it was over." in said


# ------------------------------------------------------------------- whatever is changed is found


def another_choice(record: Record, random: Random, other: Record) -> None:
    """Another choice than was opened: a share, an answer, commitments, actions."""
    rows = a_phase(record, random)["opens"]
    seat = random.choice(sorted(rows))
    before = rows[seat]["choice"]
    others = ["on", "-", "Na4-a3", "Th2-h3", other_hex("0" * 64, random)]
    rows[seat]["choice"] = random.choice([one for one in others if one != before])


def forged(record: Record, random: Random, other: Record) -> None:
    """Another choice, with a new salt and a new seal that fits; nobody has signed it."""
    together = record["together"]
    phase = a_phase(record, random)
    seat = random.choice(sorted(phase["opens"]))
    salt = new_salt()
    place = Slot(bytes.fromhex(together["game"]), phase["round"], phase["phase"], int(seat))
    choice = random.choice(["-", "on", new_salt().hex()])
    phase["seals"][seat]["seal"] = commitment(place, choice, salt).hex()
    phase["opens"][seat] |= {"salt": salt.hex(), "choice": choice}


def other_assassins(record: Record, random: Random, other: Record) -> None:
    """Other three in the end, and commitments from the beginning that fit; nobody signed them."""
    together = record["together"]
    end = together["phases"][-1]["opens"]["1"]
    sealed = SealedSecret.parse(end["choice"])
    game = bytes.fromhex(together["game"])
    letters = "".join(sorted(random.sample(LETTERS, 3)))
    while letters == "".join(sealed.secret.letters):
        letters = "".join(sorted(random.sample(LETTERS, 3)))
    three = Secret.of(letters).assassins
    marks = [
        pawn_mark(game, pawn, sealed.salt(game, pawn), assassin=pawn in three)
        for pawn in range(TOWNSFOLK)
    ]
    end["choice"] = f"{letters}:{sealed.seed.hex()}"
    together["phases"][0]["opens"]["1"]["choice"] = b"".join(marks).hex()
    record["secret"] = list(letters)


def another_secret(record: Record, random: Random, other: Record) -> None:
    letters = random.sample(LETTERS, 3)
    while sorted(letters) == record["secret"]:
        letters = random.sample(LETTERS, 3)
    record["secret"] = sorted(letters)


def no_secret(record: Record, random: Random, other: Record) -> None:
    record["secret"] = None


def swapped(record: Record, random: Random, other: Record) -> None:
    """The shares of both sides in a card change hands."""
    cards = [one for one in record["together"]["phases"] if one["phase"] == "card"]
    phase = random.choice(cards)
    for part in ("seals", "opens"):
        phase[part]["0"], phase[part]["1"] = phase[part]["1"], phase[part]["0"]


def stands_still(record: Record, random: Random, other: Record) -> None:
    """The last actions are left out as if they had never been opened, and nothing after them."""
    phases = record["together"]["phases"]
    at = max(n for n, one in enumerate(phases) if one["phase"] == "people")
    number = phases[at]["round"]
    del phases[at + 1 :]
    phases[at]["opens"] = {}
    del record["rounds"][number:]
    record["rounds"][-1]["people"] = "-"
    record["secret"] = None


def a_stand_in(record: Record, random: Random, other: Record) -> None:
    """As if a computer had chosen for Bob."""
    phase = a_phase(record, random)
    while "1" not in phase["seals"]:
        phase = a_phase(record, random)
    phase["seals"]["1"]["instead"] = True


def another_card(record: Record, random: Random, other: Record) -> None:
    """Another card than was drawn."""
    played = random.choice(record["rounds"])
    before = played["card"]
    while played["card"] == before:
        played["card"] = random.choice([[1, 6, True, 5], [1, 5, False, 4], [2, 7, False, 5]])


def other_actions(record: Record, random: Random, other: Record) -> None:
    played = random.choice(record["rounds"])
    side = random.choice([one for one in ("king", "people") if one in played])
    actions = played[side].split(" ")
    played[side] = " ".join(actions[:-1]) or "-" if played[side] != "-" else "Na4-a3"


def another_name(record: Record, random: Random, other: Record) -> None:
    record["players"][random.choice(["king", "people"])] = "Zoë"


def a_computer(record: Record, random: Random, other: Record) -> None:
    record["together"]["seats"][1]["computer"] = True


CHANGES: list[Change] = [
    *OF_ANY_GAME,
    another_choice,
    forged,
    other_assassins,
    another_secret,
    no_secret,
    swapped,
    stands_still,
    a_stand_in,
    another_card,
    other_actions,
    another_name,
    a_computer,
]


@pytest.mark.parametrize("part", sampled(range(12), 0, 1))
def test_whatever_is_changed_is_found(part: int, tmp_path: Path) -> None:
    """56 changed records a part, 672 in all."""
    records = a_game(part).record(), a_game(part + 100).record()
    assert_found(TOGETHER, records, CHANGES * 2, Random(part), tmp_path)
