"""The proof that goes with a game whose players were apart: every choice was fixed before any was
seen.

A game is a row of phases in which several choose at once. In each, every seat *seals* its choice,
and when all have, every seat *opens* its own. Both are signed: who opens signs all that was sealed,
so the signatures say that nothing was open before everything was sealed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, unique
from typing import Annotated, Final

import msgspec

from tabletop.commitments import DIGEST_BYTES, SALT_BYTES, Place, digest, joint_number, opens

PROOF_VERSION: Final = 1
KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64
"""The lengths of keys and signatures (Ed25519)."""


def of_letters(letters: str, length: int) -> msgspec.Meta:
    """Texts of so many of these letters (as in a regular expression), and nothing after them: the
    end of a pattern alone lets a new line pass."""
    return msgspec.Meta(pattern=f"^[{letters}]{{{length}}}$", max_length=length)


def _hex(length: int) -> msgspec.Meta:
    return of_letters("0-9a-f", 2 * length)


HexDigest = Annotated[str, _hex(DIGEST_BYTES)]
HexSalt = Annotated[str, _hex(SALT_BYTES)]
HexKey = Annotated[str, _hex(KEY_BYTES)]
HexSignature = Annotated[str, _hex(SIGNATURE_BYTES)]

CheckSignature = Callable[[bytes, bytes, bytes], bool]
"""Whether the owner of a key (its public half) has signed a message: key, message, signature."""


class SeatProof(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a game played together.

    Attributes:
        key: by which it signs.
        nonce: a number that its owner made up for this game, so that no two games are alike.
        computer: whether a computer of the host's plays; the key is then the host's.
    """

    key: HexKey
    nonce: HexSalt
    computer: bool = False


class Seal(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that is fixed and not seen.

    Attributes:
        seal: the commitment.
        signature: of the seat; of the host where a computer of the host's stands in.
        instead: whether one does.
    """

    seal: HexDigest
    signature: HexSignature
    instead: bool = False


class Opening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What shows that a choice is the one that was sealed.

    Attributes:
        salt: of the commitment.
        signature: of all that was sealed, and of the choice.
        choice: what was chosen, where the record of the game does not hold it.
    """

    salt: HexSalt
    signature: HexSignature
    choice: str | None = None


class PhaseProof(msgspec.Struct, frozen=True, kw_only=True):
    """A phase: by seat (from ``"0"``) what was sealed, and what was opened.

    The choice of a seat that sealed and never opened was drawn by lot.
    """

    round: int
    phase: str
    seals: dict[str, Seal]
    opens: dict[str, Opening]


class GameProof(msgspec.Struct, frozen=True, kw_only=True):
    """The field ``together`` of a saved game.

    Attributes:
        version: of the way in which it is proved.
        game: the id, which follows from how the game begins and from the seats.
        host: the key of the table.
        seats: in seat order.
        phases: in the order in which they were played.
    """

    version: int
    game: HexDigest
    host: HexKey
    seats: list[SeatProof]
    phases: list[PhaseProof]


def game_id(kind: str, beginning: Sequence[str], host: str, seats: Sequence[SeatProof]) -> bytes:
    """The id of a game: nobody who brought a nonce can be made to play one that was before.

    Args:
        kind: the format of its records.
        beginning: the players' names, and how it begins.
        host: the key of the table.
        seats: in seat order.
    """
    facts = [fact for seat in seats for fact in (seat.key, seat.nonce, int(seat.computer))]
    return digest("game", kind, len(beginning), *beginning, host, *facts)


def seal_message(history: bytes, number: int, phase: str, seat: int, sealed: str) -> bytes:
    """What is signed as a choice is sealed."""
    return digest("seal", history, number, phase, seat, bytes.fromhex(sealed))


def all_sealed(history: bytes, number: int, phase: str, seals: Mapping[int, str]) -> bytes:
    """All that is sealed in a phase, and all that was before it, as one digest."""
    fields = [part for seat in sorted(seals) for part in (seat, bytes.fromhex(seals[seat]))]
    return digest("sealed", history, number, phase, *fields)


def open_message(sealed: bytes, seat: int, choice: str, salt: str) -> bytes:
    """What is signed as a choice is opened; ``sealed`` is that of `all_sealed`."""
    return digest("open", sealed, seat, choice, bytes.fromhex(salt))


def history_after(
    before: bytes, sealed: bytes, choices: Mapping[int, str], salts: Mapping[int, bytes] | None
) -> bytes:
    """All that has happened when a phase is over, as one digest.

    Args:
        before: the same before it.
        sealed: that of `all_sealed`.
        choices: by seat.
        salts: of all seats of the game, where each has opened what its owner sealed; nobody knew
            them all while there was anything left to seal. Else None, and what was sealed does not
            count: somebody who seals alone could try until two games have the same `check_code`.
    """
    fields = [part for seat in sorted(choices) for part in (seat, choices[seat])]
    if salts is None:
        return digest("history of choices", before, *fields)
    return digest("history", sealed, *fields, *(salts[seat] for seat in sorted(salts)))


def owners_salts(
    seats: int, seals: Mapping[int, Seal], salts: Mapping[int, bytes]
) -> Mapping[int, bytes] | None:
    """The salts of a phase for `history_after`: None unless all seats of a game (so many) have
    opened, and a computer stood in for none."""
    whole = len(salts) == seats and not any(seal.instead for seal in seals.values())
    return salts if whole else None


def by_lot(sealed: bytes, seat: int, among: Sequence[str], salts: Mapping[int, bytes]) -> str:
    """The choice of a seat that sealed and does not open.

    It follows from the salts that the others had fixed before any was open: nobody can steer it as
    long as one of those others did not know all of them.
    """
    return among[joint_number(len(among), f"lot {seat}", sealed, salts)]


def check_code(history: bytes) -> str:
    """All that has happened, short enough to be read aloud: the same for all, or somebody was
    shown another game.

    >>> check_code(bytes(32))
    '0000-0000'
    """
    number = int.from_bytes(history[:5], "big")
    letters = "".join(CODE_LETTERS[number >> 5 * place & 31] for place in reversed(range(8)))
    return f"{letters[:4]}-{letters[4:]}"


CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those of Crockford's base 32: none that is read as another one."""


@unique
class ProofProblem(StrEnum):
    """What is wrong with a proof; the value is a plain English clause."""

    OTHER_VERSION = "the proof is of a version that this program does not know"
    OTHER_GAME = "the proof is not of this game"
    OTHER_PHASES = "the proof has other phases than the game"
    NOT_SEALED = "nothing was sealed"
    SEAL_NOT_SIGNED = "what was sealed is not signed by its owner"
    NOT_AS_SEALED = "the choice is not the one that was sealed"
    OPENED_EARLY = "nothing says that everything was sealed before this was open"
    NOT_BY_LOT = "the choice was never opened, and is not the one that the lot gives"
    NOT_LEGAL = "the choice is not one that the rules allow"
    FALSE_ANSWER = "what was answered is not true, as was shown in the end"
    NEVER_SHOWN = "what had to be shown in the end never was"
    OTHER_SECRET = "the record has another secret than was shown in the end"


@dataclass(frozen=True, slots=True)
class BrokenProof:
    """Where a proof is broken, and by whom.

    Attributes:
        problem: what is wrong.
        round: the round, or None where it is no single one.
        phase: which choice of the round; empty likewise.
        seat: whose choice it is, or None where it is nobody's alone.
    """

    problem: ProofProblem
    round: int | None = None
    phase: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class RecordedPhase:
    """A phase as the record of a game has it.

    Attributes:
        round, phase: which it is.
        choices: by seat, as they were sealed.
        among: gives all legal choices of a seat, for those that are drawn by lot.
    """

    round: int
    phase: str
    choices: Mapping[int, str]
    among: Callable[[int], Sequence[str]]


@dataclass(slots=True)
class ProofFacts:
    """What the check of a proof has found.

    Attributes:
        broken: what is wrong in the first phase where something is; after it nothing can be said.
        choices: how many were fixed before any was seen.
        lots: of which seats, and in which rounds, the choice was drawn by lot.
        instead: in which rounds a computer of the host's stood in, by seat.
        history: all that has happened, as one digest.
    """

    broken: list[BrokenProof] = field(default_factory=list)
    choices: int = 0
    lots: list[tuple[int, int]] = field(default_factory=list)
    instead: dict[int, list[int]] = field(default_factory=dict)
    history: bytes = b""


def proof_begun(proof: GameProof, expected: bytes) -> ProofFacts:
    """What can be said before the first phase: whether it is the proof of this game at all.

    Args:
        proof: the field ``together`` of a record.
        expected: the id of the game, as it follows from the record.
    """
    if proof.version != PROOF_VERSION:
        return ProofFacts([BrokenProof(ProofProblem.OTHER_VERSION)])
    if proof.game != expected.hex():
        return ProofFacts([BrokenProof(ProofProblem.OTHER_GAME)])
    return ProofFacts(history=expected)


def check_proof(
    proof: GameProof, expected: bytes, phases: Sequence[RecordedPhase], check: CheckSignature
) -> ProofFacts:
    """Whether every choice of a game was fixed before any was seen.

    Args:
        proof: the field ``together`` of its record.
        expected: its id, as it follows from the record.
        phases: as the record has them.
        check: checks a signature.
    """
    facts = proof_begun(proof, expected)
    for played, shown in zip(phases, proof.phases, strict=False):
        if facts.broken or check_phase(facts, proof, played, shown, check):
            return facts
    if not facts.broken and len(phases) != len(proof.phases):
        first = min(len(phases), len(proof.phases))
        where = (phases[first:] or proof.phases[first:])[0]
        facts.broken = [BrokenProof(ProofProblem.OTHER_PHASES, where.round, where.phase)]
    return facts


def check_phase(
    facts: ProofFacts,
    proof: GameProof,
    played: RecordedPhase,
    shown: PhaseProof,
    check: CheckSignature,
) -> list[BrokenProof]:
    """What is wrong in a phase, which the facts have then; where nothing is, they are taken on.

    Args:
        facts: what is known of the phases before it, in which nothing is wrong.
        proof: that of the game.
        played: the phase, as it was played.
        shown: the phase, as it is proved.
        check: checks a signature.
    """
    facts.broken = _found_in_phase(facts, proof, played, shown, check)
    return facts.broken


def _found_in_phase(
    facts: ProofFacts,
    proof: GameProof,
    played: RecordedPhase,
    shown: PhaseProof,
    check: CheckSignature,
) -> list[BrokenProof]:
    """What is wrong in a phase; takes the facts on behind it where nothing is."""

    def broken(problem: ProofProblem, seat: int | None = None) -> BrokenProof:
        return BrokenProof(problem, played.round, played.phase, seat)

    def signed_by(seat: int, seal: Seal, message: bytes, signature: str) -> bool:
        key = proof.host if seal.instead else proof.seats[seat].key
        return check(bytes.fromhex(key), message, bytes.fromhex(signature))

    seats = {str(seat): seat for seat in sorted(played.choices)}
    if (shown.round, shown.phase) != (played.round, played.phase):
        return [broken(ProofProblem.OTHER_PHASES)]
    if len(proof.seats) <= max(seats.values()):
        return [broken(ProofProblem.OTHER_PHASES)]
    if missing := [seat for name, seat in seats.items() if name not in shown.seals]:
        return [broken(ProofProblem.NOT_SEALED, seat) for seat in missing]
    if shown.seals.keys() != seats.keys() or not shown.opens.keys() <= seats.keys():
        return [broken(ProofProblem.OTHER_PHASES)]
    seals = {seat: shown.seals[name] for name, seat in seats.items()}
    opened = {seats[name]: opening for name, opening in shown.opens.items()}
    game = bytes.fromhex(proof.game)
    found = []
    for seat, seal in seals.items():
        signed = seal_message(facts.history, played.round, played.phase, seat, seal.seal)
        place = Place(game, played.round, played.phase, seat)
        choice = played.choices[seat]
        if not signed_by(seat, seal, signed, seal.signature):
            found.append(broken(ProofProblem.SEAL_NOT_SIGNED, seat))
        elif seat in opened and not opens(
            bytes.fromhex(seal.seal), place, choice, bytes.fromhex(opened[seat].salt)
        ):
            found.append(broken(ProofProblem.NOT_AS_SEALED, seat))
    if found:
        return found
    together = all_sealed(
        facts.history, played.round, played.phase, {seat: one.seal for seat, one in seals.items()}
    )
    salts = {seat: bytes.fromhex(opening.salt) for seat, opening in opened.items()}
    for seat, seal in seals.items():
        choice = played.choices[seat]
        if seat not in opened:
            if choice != by_lot(together, seat, played.among(seat), salts):
                found.append(broken(ProofProblem.NOT_BY_LOT, seat))
            continue
        signed = open_message(together, seat, choice, opened[seat].salt)
        if not signed_by(seat, seal, signed, opened[seat].signature):
            found.append(broken(ProofProblem.OPENED_EARLY, seat))
    if found:
        return found
    facts.choices += len(opened)
    facts.lots += [(seat, played.round) for seat in seals if seat not in opened]
    for seat, seal in seals.items():
        if seal.instead:
            rounds = facts.instead.setdefault(seat, [])
            rounds += [played.round] if played.round not in rounds else []
    owned = owners_salts(len(proof.seats), seals, salts)
    facts.history = history_after(facts.history, together, played.choices, owned)
    return []
