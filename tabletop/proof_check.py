"""The check of the proof that goes with a game whose players were apart.

What cannot be known is said to be nobody's doing: whoever holds a record can leave something out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, unique

from tabletop.commitments import Place, opens
from tabletop.sealed_phases import (
    PROOF_VERSION,
    GameProof,
    PhaseProof,
    Seal,
    all_sealed,
    by_host_alone,
    by_lot,
    given_up_message,
    history_after,
    is_hosts,
    open_message,
    owners_salts,
    seal_message,
)

CheckSignature = Callable[[bytes, bytes, bytes], bool]
"""Whether the owner of a key (its public half) has signed a message: key, message, signature."""


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
    NOT_GIVEN_UP = "the choice was never opened, and the host never signed that it was given up"
    GIVEN_UP_BY_HOST = "the host gave up a choice that has to be opened"
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
        seat: who did it, or None where nobody can know, or it is nobody's alone.
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
        personal: whether no lot can choose in it (see `SealedTurn`).
    """

    round: int
    phase: str
    choices: Mapping[int, str]
    among: Callable[[int], Sequence[str]]
    personal: bool = False


@dataclass(frozen=True, slots=True)
class Lot:
    """A choice that was sealed and never opened: the host gave it up, and the lot chose.

    Attributes:
        seat: whose it was.
        round, phase: where.
        opened: the seats that opened theirs in that phase, ascending.
        by_host_alone: whether all of these were the host's, or in the hands of one of its
            computers. Then the host knew what the lot would give, and could decide it.
    """

    seat: int
    round: int
    phase: str
    opened: tuple[int, ...]
    by_host_alone: bool


@dataclass(slots=True)
class ProofFacts:
    """What the check of a proof has found.

    Attributes:
        broken: what is wrong in the first phase where something is; after it nothing can be said.
        choices: how many were fixed before any was seen.
        lots: the choices that were drawn by lot.
        instead: in which rounds a computer of the host's stood in, by seat.
        drawn_by_host: in which rounds the host alone drew what all were to draw together.
        finished: whether the record and its proof go to the end of the game.
        history: all that has happened, as one digest.
    """

    broken: list[BrokenProof] = field(default_factory=list)
    choices: int = 0
    lots: list[Lot] = field(default_factory=list)
    instead: dict[int, list[int]] = field(default_factory=dict)
    drawn_by_host: list[int] = field(default_factory=list)
    finished: bool = False
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
    if not shown.given_up.keys() <= seats.keys() - shown.opens.keys():
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
    for seat in sorted(seals.keys() - opened.keys()):
        message = given_up_message(together, seat)
        given_up = check(
            bytes.fromhex(proof.host), message, bytes.fromhex(shown.given_up.get(str(seat), ""))
        )
        own = is_hosts(proof.host, proof.seats, shown.seals, seat)
        if not given_up:
            found.append(broken(ProofProblem.NOT_GIVEN_UP))
        elif played.personal or own:
            found.append(broken(ProofProblem.GIVEN_UP_BY_HOST, host_seat(proof)))
        elif played.choices[seat] != by_lot(together, seat, played.among(seat), salts):
            found.append(broken(ProofProblem.NOT_BY_LOT))
    if found:
        return found[:1]
    for seat, opening in opened.items():
        signed = open_message(together, seat, played.choices[seat], opening.salt)
        if not signed_by(seat, seals[seat], signed, opening.signature):
            found.append(broken(ProofProblem.OPENED_EARLY, seat))
    if found:
        return found
    facts.choices += len(opened)
    alone = by_host_alone(proof.host, proof.seats, shown)
    facts.lots += [
        Lot(seat, played.round, played.phase, shown.opened, alone)
        for seat in seals
        if seat not in opened
    ]
    for seat, seal in seals.items():
        if seal.instead:
            rounds = facts.instead.setdefault(seat, [])
            rounds += [played.round] if played.round not in rounds else []
    owned = owners_salts(len(proof.seats), seals, salts)
    facts.history = history_after(facts.history, together, played.choices, owned)
    return []


def host_seat(proof: GameProof) -> int | None:
    """The seat at which the host plays; None where it only has computers, or none."""
    own = (n for n, one in enumerate(proof.seats) if one.key == proof.host and not one.computer)
    return next(own, None)
