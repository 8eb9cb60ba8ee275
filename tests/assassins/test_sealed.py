"""What is sealed in a game of two who are apart, and what a proof of it says."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import replace
from random import Random

import msgspec
import pytest

from assassins.actions import ActionKind
from assassins.games import ANSWER, ASSASSINS, CARD, END
from assassins.position import starting_position
from assassins.records import decode_game
from assassins.sealed import (
    GOES_ON,
    KING_SEAT,
    PEOPLE_SEAT,
    Marks,
    SealedSecret,
    SealedTown,
    actions_in,
    drawn_card,
    parse_marks,
    pawn_mark,
    phase_choice,
    print_marks,
    shows_assassin,
)
from assassins.secret import Secret, possible_secrets
from assassins.town import SQUARE_NAMES, TOWNSFOLK, side_a
from kingsroad_tui.assassins.together.kind import SEALED
from kingsroad_tui.together.ledger import NotAllowed, WhyNot
from kingsroad_tui.together.verifying import check_proof
from tabletop.game import Turn
from tabletop.sealed_phases import Lot, ProofProblem, digest
from tests.support.soak import sampled
from tests.support.together.sealed_assassins import SealedAssassinsGame


def found(game: SealedAssassinsGame) -> list[tuple[ProofProblem, int | None]]:
    """What `verify` finds in its record, and whose it is."""
    recorded = decode_game(game.record(), "")
    facts = check_proof(SEALED, recorded, game.ledger.proof)
    return [(one.problem, one.seat) for one in facts.broken]


# ---------------------------------------------------------------------------------- commitments


def test_each_pawn_is_opened_alone() -> None:
    """A salt shows one pawn to be an assassin, and none of the others, nor a pawn that is none."""
    game = hashlib.sha256(b"game").digest()
    sealed = SealedSecret.new(Secret.of("adk"))
    marks = sealed.marks(game)
    salts = [sealed.salt(game, pawn).hex() for pawn in range(TOWNSFOLK)]
    shown = {
        (pawn, other)
        for pawn in range(TOWNSFOLK)
        for other in range(TOWNSFOLK)
        if shows_assassin(marks[pawn], game, pawn, salts[other])
    }
    assert shown == {(0, 0), (3, 3), (10, 10)}
    assert len({*marks}) == TOWNSFOLK
    assert marks != sealed.marks(hashlib.sha256(b"another game").digest())
    assert not set(salts) & {sealed.seed.hex()}
    assert parse_marks(print_marks(marks)) == marks
    assert sealed.seed.hex() not in repr(sealed)
    assert "adk" not in repr(sealed)


@pytest.mark.parametrize(
    "text", ["", "adk", "adk:" + "0" * 63, "kda:" + "0" * 64, "aad:" + "0" * 64]
)
def test_what_is_no_secret_is_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"letters"):
        SealedSecret.parse(text)


# ------------------------------------------------------------------------------------- the cards


def test_every_card_is_as_likely_whatever_one_side_does() -> None:
    """The king's side always says the same; 15,000 draws by shares of the other: chi-square with 14
    degrees of freedom over the fifteen cards, kinds weighed by how many there are."""
    start = starting_position(side_a())
    game = bytes(32)
    dice = Random(1)
    drawn = Counter(
        drawn_card(game, start, {KING_SEAT: bytes(32), PEOPLE_SEAT: dice.randbytes(32)})
        for _ in range(15_000)
    )
    kinds = Counter(start.deck)
    assert drawn.keys() == kinds.keys()
    chi = sum((drawn[card] - 1000 * many) ** 2 / (1000 * many) for card, many in kinds.items())
    assert chi < 24.1, "1 in 1,000 with the 7 degrees of freedom of eight kinds"


def test_a_card_is_what_the_documents_say_it_is() -> None:
    """By hand, with nothing but SHA-256: purpose, kind and length before each field."""

    def written(*fields: str | int | bytes) -> bytes:
        hashed = hashlib.sha256()
        for field in ("kingsroad together 1", *fields):
            kind, content = (
                (b"b", field)
                if isinstance(field, bytes)
                else (b"t" if isinstance(field, str) else b"n", str(field).encode())
            )
            hashed.update(kind + len(content).to_bytes(8, "big") + content)
        return hashed.digest()

    start, game = starting_position(side_a()), b"g" * 32
    for one in range(50):
        shares = {KING_SEAT: bytes([one] * 32), PEOPLE_SEAT: bytes([255 - one] * 32)}
        place = written("card", game, 1)
        number = int.from_bytes(
            written("joint", "card", place, 0, 0, shares[0], 1, shares[1]), "big"
        )
        assert drawn_card(game, start, shares) == start.deck[number % 15]  # 2**256 is far more
    assert written("a", 1, b"c") == digest("a", 1, b"c")


# ---------------------------------------------------------------------------------- fair games


@pytest.mark.parametrize("seed", sampled(range(100), *range(12)))
def test_the_game_of_the_record_is_the_one_that_was_sealed(seed: int) -> None:
    game = SealedAssassinsGame(seed, computer=seed % 3 == 2).play()
    assert game.town.turn is None
    assert found(game) == []
    recorded = decode_game(game.record(), "")
    assert recorded == game.game
    assert recorded.secret == game.secret.secret
    actions = {
        (one.round, one.phase): actions_in(one.opens[str(seat)].choice or "")
        for one in game.ledger.proof.phases
        for seat in [KING_SEAT if one.phase.startswith("king") else PEOPLE_SEAT]
        if one.phase.startswith(("king", "people"))
    }
    played: dict[tuple[int, str], list[str]] = {}
    for (number, phase), some in actions.items():
        played.setdefault((number, phase.partition("-")[0]), []).extend(some)
    for report in recorded.phases:
        assert played[report.round, report.side] == [str(one.action) for one in report.actions]


def asked_games() -> list[SealedAssassinsGame]:
    """Games in which the people's side has to say whether the game goes on."""
    games = []
    for seed in (1, 2, 5, 6, *range(9, 60, 4)):
        game = SealedAssassinsGame(seed)
        while game.ledger.turn is not None and not game.town.game.asked:
            game.play_phase()
        if game.town.game.asked:
            games.append(game)
    assert len(games) > 2
    return games


def test_an_arrest_asks_exactly_where_the_game_may_be_over() -> None:
    """By counting: among all triples that fit what was public before, some are wholly gone now."""
    for seed in range(1, 30, 4):
        game = SealedAssassinsGame(seed)
        while game.ledger.turn is not None:
            before = game.game
            game.play_phase()
            if not game.game.running or len(game.game.running) == len(before.running):
                continue
            for report in game.game.running[len(before.running) :]:
                possible = possible_secrets(report.before)
                gone = set(report.after.gone)
                may_be_over = any(one.assassins <= gone for one in possible)
                takes_off = report.action.kind in (ActionKind.ARREST, ActionKind.KNIGHT_KILL)
                assert report.asks == (may_be_over and takes_off)


def test_what_is_asked_for_is_answered_by_its_owner_alone() -> None:
    """No computer can say it, nor can the lot."""
    game = asked_games()[0]
    turn = game.ledger.turn
    assert turn is not None
    assert turn.personal
    assert game.ledger.replaceable == ()
    with pytest.raises(NotAllowed) as refused:
        game.play_phase(away=PEOPLE_SEAT)
    assert refused.value.why is WhyNot.STOOD_IN
    assert game.ledger.turn == turn
    assert not game.ledger.may_seal(PEOPLE_SEAT)


# ------------------------------------------------------------------------------ dishonest players


def refused(game: SealedAssassinsGame, choice: str) -> bool:
    """Whether the table refuses a choice, sealed and opened as it ought to be."""
    turn = game.ledger.turn
    assert turn is not None
    game.choose = lambda now, seat: choice if now == turn and seat == turn.seats[-1] else None
    try:
        game.play_phase()
    except NotAllowed as error:
        assert error.why is WhyNot.NOT_LEGAL
        assert game.ledger.turn == turn
        return True
    return False


def until(game: SealedAssassinsGame, phase: str) -> SealedAssassinsGame:
    while (turn := game.ledger.turn) is not None and turn.phase != phase:
        game.play_phase()
    assert game.ledger.turn is not None
    return game


def test_a_reveal_of_a_pawn_that_is_none_is_refused() -> None:
    """With no salt, its own salt, an assassin's salt, or a made-up one."""
    for own in (False, True):
        game = until(SealedAssassinsGame(3), "people")
        at = game.game.position.townsfolk
        hidden = next(n for n in range(TOWNSFOLK) if n not in game.secret.secret.assassins)
        other = min(game.secret.secret.assassins)
        square = at[hidden]
        assert square is not None
        salt = game.secret.salt(game.ledger.id, hidden if own else other).hex()
        assert refused(game, f"R{SQUARE_NAMES[square]}:{salt}")
    for ending in ("", ":", ":" + "0" * 64, ":xyz"):
        game = until(SealedAssassinsGame(3), "people")
        square = game.game.position.townsfolk[min(game.secret.secret.assassins)]
        assert square is not None
        assert refused(game, f"R{SQUARE_NAMES[square]}{ending}")


@pytest.mark.parametrize(
    ("phase", "choice"),
    [
        (ASSASSINS, "0" * 767),
        (ASSASSINS, "-"),
        (ASSASSINS, "G" * 768),
        (CARD, "0" * 62),
        (CARD, "-"),
        (CARD, "A" * 64),
        (CARD, " " * 64),
        ("king", "Th2-h3"),
        ("king", "Kj10-j10"),
        ("king", "Na4-a3 Na4-a3"),
        ("king", "Na4-a3  Na3-a4"),
        ("king", "Na4-a3:00"),
        ("king", ""),
        ("king", "on"),
        ("people", "Na4-a3"),
        ("people", "Ah2-h3"),
        ("people", "nonsense"),
        (END, "on"),
        (END, "-"),
        (END, "abc:" + "0" * 64),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(phase: str, choice: str) -> None:
    assert refused(until(SealedAssassinsGame(8), phase), choice)


def test_a_share_changed_after_the_other_was_seen_is_refused() -> None:
    game = until(SealedAssassinsGame(2), CARD)
    turn, table = game.ledger.turn, game.ledger
    assert turn is not None
    for seat in turn.seats:
        table.apply(game.sealers[seat].seal(table, seat, game.random.randbytes(32).hex()))
    game.be_ready()
    (first,) = list(game.sealers[KING_SEAT].openings(table))
    table.apply(first)
    (late,) = list(game.sealers[PEOPLE_SEAT].openings(table))
    with pytest.raises(NotAllowed) as error:
        table.apply(msgspec.structs.replace(late, choice="0" * 64))
    assert error.value.why is WhyNot.NOT_AS_SEALED
    table.apply(late)
    assert table.turn is not None
    assert table.turn.phase == "king"


def test_a_share_that_is_never_opened_is_left_out_and_said() -> None:
    game = until(SealedAssassinsGame(2), CARD)
    game.play_phase(away=PEOPLE_SEAT, sealed=True)
    phase = game.ledger.proof.phases[-1]
    share = phase.opens["0"].choice
    assert share is not None
    assert set(phase.opens) == {"0"}
    before = starting_position(side_a())
    card = drawn_card(game.ledger.id, before, {KING_SEAT: bytes.fromhex(share)})
    assert game.game.position.card == card
    facts = check_proof(SEALED, game.game, game.ledger.proof)
    assert facts.lots == [Lot(PEOPLE_SEAT, 1, CARD, (KING_SEAT,), by_host_alone=True)]
    assert facts.drawn_by_host == [1]
    assert not facts.broken


def test_a_false_answer_comes_out_in_the_end_and_is_named() -> None:
    """The third assassin is gone, and the people's side says that the game goes on; it ends some
    way or other, and the cards show the lie. The game of the other side is not lost."""
    lies = 0
    for seed in range(1, 200, 4):
        game = SealedAssassinsGame(seed)
        game.choose = lambda turn, _: (
            GOES_ON if turn.phase.startswith(ANSWER) else "-" if turn.phase == "people" else None
        )
        game.play()
        over = game.town.false_answer
        if over is None:
            assert found(game) == []
            continue
        lies += 1
        assert found(game) == [(ProofProblem.FALSE_ANSWER, PEOPLE_SEAT)]
        facts = check_proof(SEALED, game.game, game.ledger.proof)
        assert (facts.broken[0].round, facts.broken[0].phase) == over
        assert game.game.finished
        assert game.game.secret is None
        if lies == 3:
            break
    assert lies


def four(game: bytes, sealed: SealedSecret, assassins: set[int]) -> Marks:
    return tuple(
        pawn_mark(game, pawn, sealed.salt(game, pawn), assassin=pawn in assassins)
        for pawn in range(TOWNSFOLK)
    )


@pytest.mark.parametrize("number", [2, 4, 12])
def test_more_or_fewer_than_three_assassins_can_never_be_shown(number: int) -> None:
    """Such a side plays, may reveal whom it likes, and cannot show the three in the end; its game
    is kept all the same, and says that they were never shown."""
    game = SealedAssassinsGame(8)
    marks = four(game.ledger.id, game.secret, set(range(number)))
    game.choose = lambda turn, _: print_marks(marks) if turn.phase == ASSASSINS else None
    game.play_phase()
    game.choose = lambda turn, _: None if turn.phase in (CARD, END) else "-"
    until(game, END)
    turn = game.ledger.turn
    for letters in ("abc", "abd", "bcd", "jkl"):
        sealed = replace(game.secret, secret=Secret.of(letters))
        assert not game.town.is_legal(PEOPLE_SEAT, sealed.text)
    assert game.ledger.turn == turn
    assert game.game.finished
    assert found(game) == [(ProofProblem.NEVER_SHOWN, None)]


def test_where_the_cards_are_never_shown_nobody_is_named() -> None:
    """The host may have closed the table before; and a game that stops earlier is not over."""
    game = until(SealedAssassinsGame(0), END)
    assert game.game.finished
    assert found(game) == [(ProofProblem.NEVER_SHOWN, None)]
    asked = asked_games()[0]
    assert found(asked) == []
    assert not check_proof(SEALED, asked.game, asked.ledger.proof).finished


def test_the_proof_holds_what_the_record_does_not() -> None:
    record = json.loads(SealedAssassinsGame(4).play().record())
    for phase in record["together"]["phases"]:
        assert all(one["choice"] for one in phase["opens"].values())


def test_a_running_phase_is_sealed_from_where_it_was() -> None:
    game = until(SealedAssassinsGame(1), "king").game
    after = game.act("Na4-a3").act("Na3-a4")
    assert phase_choice(after, 0, None, b"") == "Na4-a3 Na3-a4"
    assert phase_choice(after, 1, None, b"") == "Na3-a4"
    assert phase_choice(after, 2, None, b"") == "-"
    assert SealedTown(b"", game.again(game.players)).turn == Turn(
        0, ASSASSINS, (1,), personal=True, quiet=True
    )
