"""A game that was played together: its proof is checked, and what is said of that.

The game is played again from its record by the very ledger of the table. What no table would
have taken is not proved, and there are no other rules. Who is named has signed what convicts
them; what nobody has signed was put into the record by whoever has changed it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from kingsroad_tui.shell.errors import Unusable, as_utf8
from kingsroad_tui.together import entries
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
from kingsroad_tui.words.errors import words_of
from tabletop import sealed_phases
from tabletop.errors import LocatedError, placed
from tabletop.game_lines import source_name
from tabletop.proved_records import proof_in
from tabletop.records import STANDARD_INPUT, record_or_line
from tabletop.say import Fact, Say
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
from tabletop.words.voice import phrase

Choices = Mapping[tuple[int, str, int], str]
"""What a record has besides its proof, by round, phase and seat."""

_UNSIGNED: Final = bytes(SIGNATURE_BYTES).hex()
"""In place of a signature in the first version, which had none."""

_PROBLEMS: Final = {
    (entries.Sealing, WhyNot.NOT_SIGNED): ProofProblem.SEAL_NOT_SIGNED,
    (entries.Readying, WhyNot.NOT_SIGNED): ProofProblem.NOT_READY,
    (entries.Revealing, WhyNot.NOT_SIGNED): ProofProblem.OPENED_EARLY,
    (entries.Revealing, WhyNot.NOT_AS_SEALED): ProofProblem.NOT_AS_SEALED,
    (entries.Revealing, WhyNot.NOT_LEGAL): ProofProblem.NOT_LEGAL,
    (entries.StandingIn, WhyNot.NOT_SIGNED): ProofProblem.NOT_GIVEN_UP,
    (entries.StandingIn, WhyNot.THE_HOSTS): ProofProblem.NOT_GIVEN_UP,
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


def _entries(ledger: Ledger[Any], shown: PhaseProof, choices: Choices) -> Iterator[entries.Entry]:
    """What happened in a phase, in an order in which it may have; each is applied before the next
    one is asked for."""
    turn = ledger.turn
    assert turn is not None
    number, phase = turn.round, turn.phase
    for seat in turn.seats:
        seal = shown.seals[str(seat)]
        if seal.instead != (seat in ledger.stand_ins):
            comes = entries.StandingIn if seal.instead else entries.Returning
            yield comes(round=number, phase=phase, seat=seat)
        yield entries.Sealing(
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
        yield entries.Readying(
            round=number, phase=phase, seat=seat, sealed=sealed, signature=signature
        )
    for seat in turn.seats:
        if opening := shown.opens.get(str(seat)):
            written = choices.get((number, phase, seat), "")
            yield entries.Revealing(
                round=number,
                phase=phase,
                seat=seat,
                choice=written if opening.choice is None else opening.choice,
                salt=opening.salt,
                signature=opening.signature,
            )
    for seat in turn.seats:
        if signed := shown.given_up.get(str(seat)):
            yield entries.StandingIn(round=number, phase=phase, seat=seat, signature=signed)


def _convicted(
    ledger: Ledger[Any], entry: entries.Entry, why: WhyNot
) -> tuple[ProofProblem, int | None]:
    """What is wrong with an entry that is refused, and whose signature says so all the same; None
    where nobody's does."""
    problem = _PROBLEMS.get((type(entry), why), ProofProblem.NO_TABLE)
    host, seats = ledger.begun.host, ledger.begun.seats
    if isinstance(entry, entries.Revealing) and why in (WhyNot.NOT_AS_SEALED, WhyNot.NOT_LEGAL):
        instead = ledger.seals[entry.seat].instead
        message = open_message(ledger.sealed_digest(), entry.seat, entry.choice, entry.salt)
        if _has_signed(host if instead else seats[entry.seat].key, message, entry.signature):
            return problem, host_seat(seats, host) if instead else entry.seat
    if isinstance(entry, entries.StandingIn) and entry.signature is not None and ledger.all_ready:
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


LotInWords = Callable[[sealed_phases.Lot, Sequence[str], int | None], str]
"""What is said of a choice drawn by lot: from it, the players' names and the host's seat."""


@dataclass(frozen=True, slots=True)
class Verified:
    """A game, and what the check of its proof has found.

    Attributes:
        players: their names, in seat order.
        proof: the proof.
        facts: what was found.
        lot_sentences: whose choice was drawn by lot, in words.
    """

    players: Sequence[str]
    proof: sealed_phases.GameProof
    facts: sealed_phases.ProofFacts
    lot_sentences: LotInWords


def verified(file: str, kind: SealedKind[Any], lot_sentences: LotInWords | None = None) -> Verified:
    """The game in a file, its proof checked.

    Args:
        file: its name; ``-`` is standard input.
        kind: that of the game.
        lot_sentences: as `Verified` has it; None for what is said of any game.

    Raises:
        Unusable: there is no game in it, or none that was played together.
    """
    source = STANDARD_INPUT if file == "-" else source_name(Path(file))
    try:
        content, line = record_or_line(None if file == "-" else Path(file))
        game = kind.decode(content, source)
        proof = proof_in(content)
    except LocatedError as error:
        said = error.said if error.source else placed(source, error.said)
        raise Unusable(words_of(said)) from None
    if proof is None:
        why = phrase("together-no-proof-in-line" if line else "together-no-proof")
        raise Unusable(words_of(placed(source, why)))
    facts = check_proof(kind, game, proof)
    return Verified(game.players, proof, facts, lot_sentences or lot_sentence)


def verify_sentences(found: Verified) -> list[str]:
    """What is said of a game."""
    players, facts = found.players, found.facts
    if facts.broken:
        return [_broken_sentence(one, players) for one in facts.broken]
    host = sealed_phases.host_seat(found.proof.seats, found.proof.host)
    computers = [players[seat] for seat, one in enumerate(found.proof.seats) if one.computer]
    lines = [phrase("together-proved-choices", choices=facts.choices)]
    if computers:
        count = len(computers)
        lines += [phrase("together-proved-computers", names=tuple(computers), count=count)]
    lines += [
        phrase("together-proved-instead", name=players[seat], **_in_rounds(rounds))
        for seat, rounds in facts.instead.items()
    ]
    lines += [found.lot_sentences(lot, players, host) for lot in facts.lots]
    if facts.drawn_by_host:
        seated, name = host is not None, "" if host is None else players[host]
        drawn = _in_rounds(facts.drawn_by_host)
        lines += [phrase("together-proved-drawn", name=name, seated=seated, **drawn)]
    if not facts.finished:
        lines += [phrase("together-proved-unfinished")]
    if found.proof.version == sealed_phases.FIRST_VERSION:
        lines += [phrase("together-proved-unsigned")]
    code = sealed_phases.check_code(facts.history)
    return [*lines, phrase("together-proved-code", code=code)]


def _in_rounds(rounds: Sequence[int]) -> dict[str, Fact]:
    return {"rounds": tuple(rounds), "count": len(rounds)}


def lot_sentence(lot: Lot, players: Sequence[str], host: int | None) -> str:
    """Whose choice was drawn by lot, and who had shown theirs then. Blames nobody for it.

    Args:
        lot: the choice.
        players: their names, in seat order.
        host: the host's seat; None where the host has none.
    """
    if not lot.by_host_alone:
        shown = "others"
    elif host is not None and lot.opened == (host,):
        shown = "host"
    else:
        shown = "computers" if lot.opened else "nobody"
    who = tuple(players[seat] for seat in lot.opened)
    name = players[lot.seat]
    return phrase("together-proved-lot", name=name, round=lot.round, shown=shown, who=who)


_OF_GAME: Final = (
    ProofProblem.OTHER_VERSION,
    ProofProblem.OTHER_GAME,
    ProofProblem.OTHER_SECRET,
)
"""What is wrong with a proof as a whole."""


def _broken_sentence(broken: BrokenProof, players: Sequence[str]) -> str:
    """What is wrong, where, and who did it."""
    problem = _word(broken.problem)
    if broken.problem in _OF_GAME:
        return phrase(f"together-proof-{problem}")
    if broken.seat is None:
        what = Say(f"together-wrong-{problem}")
    else:
        what = Say(f"together-culprit-{problem}", name=players[broken.seat])
    return phrase("together-broken", round=broken.round or 0, what=what)


def _word(problem: ProofProblem) -> str:
    return problem.name.lower().replace("_", "-")


def verify_data(file: str, found: Verified) -> dict[str, object]:
    """The same for JSON."""
    facts = found.facts
    instead = sorted(facts.instead.items())
    return {
        "file": as_utf8(file),
        "proved": not facts.broken,
        "finished": facts.finished,
        "choices": facts.choices,
        "code": None if facts.broken else sealed_phases.check_code(facts.history),
        "broken": [_broken_data(one) for one in facts.broken],
        "lots": [_lot_data(one) for one in facts.lots],
        "instead": [{"seat": seat, "rounds": rounds} for seat, rounds in instead],
        "drawn_by_host": facts.drawn_by_host,
        "host": sealed_phases.host_seat(found.proof.seats, found.proof.host),
        "computers": [seat for seat, one in enumerate(found.proof.seats) if one.computer],
    }


def _lot_data(lot: sealed_phases.Lot) -> dict[str, object]:
    return {
        "seat": lot.seat,
        "round": lot.round,
        "phase": lot.phase,
        "opened": list(lot.opened),
        "by_host_alone": lot.by_host_alone,
    }


def _broken_data(one: sealed_phases.BrokenProof) -> dict[str, object]:
    return {
        "problem": _word(one.problem),
        "round": one.round,
        "phase": one.phase or None,
        "seat": one.seat,
    }
