"""What is said of a game that was played together, once its proof was checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsroad_tui.common.errors import as_utf8
from kingsroad_tui.common.text import verifying as words
from tabletop.sealed_phases import BrokenProof, GameProof, ProofFacts, check_code


@dataclass(frozen=True, slots=True)
class Verified:
    """A game, and what the check of its proof has found.

    Attributes:
        players: their names, in seat order.
        proof: the proof.
        facts: what was found.
    """

    players: Sequence[str]
    proof: GameProof
    facts: ProofFacts


def verify_sentences(found: Verified) -> list[str]:
    """What is said of a game."""
    players, facts = found.players, found.facts
    if facts.broken:
        return [words.broken_sentence(one, players) for one in facts.broken]
    computers = [players[seat] for seat, one in enumerate(found.proof.seats) if one.computer]
    return [
        words.proved_sentence(facts.choices),
        *words.computer_sentences(computers),
        *(words.instead_sentence(players[seat], facts.instead[seat]) for seat in facts.instead),
        *(words.lot_sentence(players[seat], number) for seat, number in facts.lots),
        words.code_sentence(check_code(facts.history)),
    ]


def verify_data(file: str, found: Verified) -> dict[str, object]:
    """The same for JSON."""
    facts = found.facts
    instead = sorted(facts.instead.items())
    return {
        "file": as_utf8(file),
        "proved": not facts.broken,
        "choices": facts.choices,
        "code": None if facts.broken else check_code(facts.history),
        "broken": [_broken_data(one) for one in facts.broken],
        "lots": [{"seat": seat, "round": number} for seat, number in facts.lots],
        "instead": [{"seat": seat, "rounds": rounds} for seat, rounds in instead],
        "computers": [seat for seat, one in enumerate(found.proof.seats) if one.computer],
    }


def _broken_data(one: BrokenProof) -> dict[str, object]:
    return {
        "problem": one.problem.name.lower().replace("_", "-"),
        "round": one.round,
        "phase": one.phase or None,
        "seat": one.seat,
    }
