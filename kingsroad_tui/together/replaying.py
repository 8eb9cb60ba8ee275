"""A game that was played together, played again from its record by the very ledger of the table.

What no table would have taken is not proved, and there are no other rules. Who is named has signed
what convicts them; what nobody has signed was put into the record by whoever has changed it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any, Final, TypeVar

import msgspec

from kingsroad_tui.together.entries import (
    Entry,
    Readying,
    Returning,
    Revealing,
    Sealing,
    StandingIn,
)
from kingsroad_tui.together.ledger import (
    Ledger,
    NoBeginning,
    NotAllowed,
    RecordedGame,
    RecordedT,
    SealedKind,
    WhyNot,
    check_signature,
)
from tabletop.sealed_phases import (
    FIRST_VERSION,
    PROOF_VERSION,
    SIGNATURE_BYTES,
    BrokenProof,
    GameProof,
    Lot,
    PhaseProof,
    ProofFacts,
    ProofProblem,
    by_host_alone,
    given_up_message,
    host_seat,
    open_message,
)

Choices = Mapping[tuple[int, str, int], str]
"""What a record has besides its proof, by round, phase and seat."""

_UNSIGNED: Final = bytes(SIGNATURE_BYTES).hex()
"""In place of a signature in the first version, which had none."""

_PROBLEMS: Final = {
    (Sealing, WhyNot.NOT_SIGNED): ProofProblem.SEAL_NOT_SIGNED,
    (Readying, WhyNot.NOT_SIGNED): ProofProblem.NOT_READY,
    (Revealing, WhyNot.NOT_SIGNED): ProofProblem.OPENED_EARLY,
    (Revealing, WhyNot.NOT_AS_SEALED): ProofProblem.NOT_AS_SEALED,
    (Revealing, WhyNot.NOT_LEGAL): ProofProblem.NOT_LEGAL,
    (StandingIn, WhyNot.NOT_SIGNED): ProofProblem.NOT_GIVEN_UP,
    (StandingIn, WhyNot.THE_HOSTS): ProofProblem.NOT_GIVEN_UP,
}


def check_proof(kind: SealedKind[RecordedT], game: RecordedT, proof: GameProof) -> ProofFacts:
    """Whether a game of a kind was played at a table, as its proof says."""
    if proof.version not in (FIRST_VERSION, PROOF_VERSION):
        return ProofFacts([BrokenProof(ProofProblem.OTHER_VERSION)])
    try:
        ledger = kind.ledger(_as_sent(kind.beginning(game, proof.host, proof.seats)))
    except (NoBeginning, msgspec.ValidationError):
        return ProofFacts([BrokenProof(ProofProblem.OTHER_GAME)])
    if ledger.id.hex() != proof.game:
        return ProofFacts([BrokenProof(ProofProblem.OTHER_GAME)])
    ledger.version = proof.version
    broken, choices = None, kind.choices(game)
    for shown in proof.phases:
        broken = broken or _found_in_phase(ledger, shown, choices)
    broken = broken or _found_in_game(ledger, game)
    return _facts(ledger, broken, finished=game.finished)


_Sent = TypeVar("_Sent", bound=msgspec.Struct)


def _as_sent(said: _Sent) -> _Sent:
    """The same, within the limits of a table's frames. Raises msgspec.ValidationError."""
    return msgspec.convert(msgspec.to_builtins(said), type(said))


def _found_in_phase(ledger: Ledger[Any], shown: PhaseProof, choices: Choices) -> BrokenProof | None:
    """What is wrong in a phase; where nothing is, the ledger is taken on behind it."""
    turn, where = ledger.turn, (shown.round, shown.phase)
    if turn is None or (turn.round, turn.phase) != where:
        return BrokenProof(ProofProblem.OTHER_PHASES, *where)
    seats = {str(seat) for seat in turn.seats}
    if seats - shown.seals.keys():
        return BrokenProof(ProofProblem.NOT_SEALED, *where)
    if shown.opens.keys() & shown.given_up.keys():
        return BrokenProof(ProofProblem.OTHER_PHASES, *where)
    for entry in _entries(ledger, shown, choices):
        try:
            ledger.apply(_as_sent(entry))
        except msgspec.ValidationError:
            return BrokenProof(_PROBLEMS[type(entry), WhyNot.NOT_SIGNED], *where)
        except NotAllowed as refused:
            problem, seat = _convicted(ledger, entry, refused.why)
            return BrokenProof(problem, *where, seat)
    if seats - shown.opens.keys() - shown.given_up.keys():
        return BrokenProof(ProofProblem.NOT_GIVEN_UP, *where)
    if ledger.proof.phases[-1] != shown:
        return BrokenProof(ProofProblem.OTHER_PHASES, *where)
    return None


def _entries(ledger: Ledger[Any], shown: PhaseProof, choices: Choices) -> Iterator[Entry]:
    """What happened in a phase, in an order in which it may have; each is applied before the next
    one is asked for."""
    turn = ledger.turn
    assert turn is not None
    number, phase = turn.round, turn.phase
    for seat in turn.seats:
        seal = shown.seals[str(seat)]
        if seal.instead != (seat in ledger.stand_ins):
            comes = StandingIn if seal.instead else Returning
            yield comes(round=number, phase=phase, seat=seat)
        yield Sealing(
            round=number,
            phase=phase,
            seat=seat,
            seal=seal.seal,
            signature=seal.signature,
            instead=seal.instead,
        )
    sealed, first = ledger.sealed_digest().hex(), ledger.version == FIRST_VERSION
    for seat in turn.seats:
        signature = _UNSIGNED if first else shown.ready.get(str(seat), "")
        yield Readying(round=number, phase=phase, seat=seat, sealed=sealed, signature=signature)
    for seat in turn.seats:
        if opening := shown.opens.get(str(seat)):
            written = choices.get((number, phase, seat), "")
            yield Revealing(
                round=number,
                phase=phase,
                seat=seat,
                choice=written if opening.choice is None else opening.choice,
                salt=opening.salt,
                signature=opening.signature,
            )
    for seat in turn.seats:
        if signed := shown.given_up.get(str(seat)):
            yield StandingIn(round=number, phase=phase, seat=seat, signature=signed)


def _convicted(ledger: Ledger[Any], entry: Entry, why: WhyNot) -> tuple[ProofProblem, int | None]:
    """What is wrong with an entry that is refused, and whose signature says so all the same; None
    where nobody's does."""
    problem = _PROBLEMS.get((type(entry), why), ProofProblem.NO_TABLE)
    host, seats = ledger.begun.host, ledger.begun.seats
    if isinstance(entry, Revealing) and why in (WhyNot.NOT_AS_SEALED, WhyNot.NOT_LEGAL):
        instead = ledger.seals[entry.seat].instead
        message = open_message(ledger.sealed_digest(), entry.seat, entry.choice, entry.salt)
        if _has_signed(host if instead else seats[entry.seat].key, message, entry.signature):
            return problem, host_seat(seats, host) if instead else entry.seat
    if isinstance(entry, StandingIn) and entry.signature is not None and ledger.all_ready:
        message = given_up_message(ledger.sealed_digest(), entry.seat)
        if _has_signed(host, message, entry.signature):
            return ProofProblem.GIVEN_UP_BY_HOST, host_seat(seats, host)
    return problem, None


def _has_signed(key: str, message: bytes, signature: str) -> bool:
    return check_signature(bytes.fromhex(key), message, bytes.fromhex(signature))


def _found_in_game(ledger: Ledger[Any], recorded: RecordedGame) -> BrokenProof | None:
    """What is wrong in a game whose proof is one of a game, too."""
    if ledger.game.convicted is not None:
        number, phase, seat = ledger.game.convicted
        return BrokenProof(ProofProblem.FALSE_ANSWER, number, phase, seat)
    proved: RecordedGame = ledger.game.game
    if recorded.as_public() != proved.as_public():
        pairs = zip_longest(recorded.rounds, proved.rounds)
        first, last = proved.positions[0].round, proved.positions[-1].round
        differing = (at for at, (one, other) in enumerate(pairs, first) if one != other)
        return BrokenProof(ProofProblem.OTHER_PHASES, next(differing, last))
    turn = ledger.turn
    if turn is not None and recorded.finished:
        # Perhaps its owner refused, perhaps the host had closed the table: nobody can know.
        return BrokenProof(ProofProblem.NEVER_SHOWN, turn.round, turn.phase)
    return None if recorded == proved else BrokenProof(ProofProblem.OTHER_SECRET)


def _facts(ledger: Ledger[Any], broken: BrokenProof | None, *, finished: bool) -> ProofFacts:
    """What is known of all phases in which nothing is wrong."""
    begun = ledger.begun
    facts = ProofFacts(
        [] if broken is None else [broken],
        drawn_by_host=list(ledger.drawn_by_host),
        finished=finished and broken is None,
        history=ledger.history,
    )
    for phase in ledger.proof.phases:
        alone = by_host_alone(begun.host, begun.seats, phase)
        facts.choices += len(phase.opens)
        facts.lots += [
            Lot(int(seat), phase.round, phase.phase, phase.opened, alone) for seat in phase.given_up
        ]
        for seat in (int(seat) for seat, seal in phase.seals.items() if seal.instead):
            rounds = facts.instead.setdefault(seat, [])
            rounds += [phase.round] if phase.round not in rounds else []
    return facts
