"""What is said of a game that was played together, once its proof was checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kingsroad_tui.shell.errors import Unusable, as_utf8
from kingsroad_tui.together import verifying_words as words
from kingsroad_tui.together.ledger import SealedKind
from kingsroad_tui.together.replaying import check_proof
from tabletop import sealed_phases
from tabletop.errors import LocatedError
from tabletop.game_lines import source_name
from tabletop.proved_records import proof_in
from tabletop.records import STANDARD_INPUT, record_or_line

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
        where = "" if error.source else f"{source}: "
        raise Unusable(f"{where}{error}") from None
    if proof is None:
        raise Unusable(f"{source}: {words.NO_PROOF_IN_LINE if line else words.NO_PROOF}")
    facts = check_proof(kind, game, proof)
    return Verified(game.players, proof, facts, lot_sentences or words.lot_sentences)


def verify_sentences(found: Verified) -> list[str]:
    """What is said of a game."""
    players, facts = found.players, found.facts
    if facts.broken:
        return [words.broken_sentence(one, players) for one in facts.broken]
    host, drawn = sealed_phases.host_seat(found.proof.seats, found.proof.host), facts.drawn_by_host
    name = None if host is None else players[host]
    computers = [players[seat] for seat, one in enumerate(found.proof.seats) if one.computer]
    return [
        words.proved_sentence(facts.choices),
        *words.computer_sentences(computers),
        *(words.instead_sentence(players[seat], facts.instead[seat]) for seat in facts.instead),
        *(found.lot_sentences(lot, players, host) for lot in facts.lots),
        *([words.drawn_by_host_sentence(name, drawn)] if drawn else []),
        *([] if facts.finished else [words.UNFINISHED]),
        *([words.READY_UNSIGNED] if found.proof.version == sealed_phases.FIRST_VERSION else []),
        words.code_sentence(sealed_phases.check_code(facts.history)),
    ]


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
        "problem": one.problem.name.lower().replace("_", "-"),
        "round": one.round,
        "phase": one.phase or None,
        "seat": one.seat,
    }
