"""What is said of a game that was played together, once its proof was checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from kingsroad_tui.common.errors import Unusable, as_utf8
from kingsroad_tui.common.text import verifying as words
from kingsroad_tui.common.together.signing import check_signature
from tabletop.errors import LocatedError
from tabletop.game_lines import source_name
from tabletop.proved_records import proof_in
from tabletop.records import STANDARD_INPUT, read_record, read_standard_input
from tabletop.sealed_phases import BrokenProof, CheckSignature, GameProof, ProofFacts, check_code


class _Played(Protocol):
    @property
    def players(self) -> Sequence[str]: ...


_Game = TypeVar("_Game", bound=_Played)


@dataclass(frozen=True, slots=True)
class Verified:
    """A game, and what the check of its proof has found.

    Attributes:
        players: their names, in seat order.
        proof: the proof.
        facts: what was found.
        lot_sentence: whose choice was drawn by lot, in words, from the name and the round.
    """

    players: Sequence[str]
    proof: GameProof
    facts: ProofFacts
    lot_sentence: Callable[[str, int], str] = words.lot_sentence


def verified(
    file: str,
    decode: Callable[[bytes, str], _Game],
    check: Callable[[_Game, GameProof, CheckSignature], ProofFacts],
    lot_sentence: Callable[[str, int], str] = words.lot_sentence,
) -> Verified:
    """The game in a file, its proof checked.

    Args:
        file: its name; ``-`` is standard input.
        decode: reads a record, from its content and what to call it. Raises LocatedError.
        check: checks the proof of a game.
        lot_sentence: as `Verified` has it.

    Raises:
        Unusable: there is no game in it, or none that was played together.
    """
    source = STANDARD_INPUT if file == "-" else source_name(Path(file))
    try:
        content = read_standard_input() if file == "-" else read_record(Path(file))
        game = decode(content, source)
        proof = proof_in(content)
    except LocatedError as error:
        where = "" if error.source else f"{source}: "
        raise Unusable(f"{where}{error}") from None
    if proof is None:
        raise Unusable(f"{source}: {words.NO_PROOF}")
    return Verified(game.players, proof, check(game, proof, check_signature), lot_sentence)


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
        *(found.lot_sentence(players[seat], number) for seat, number in facts.lots),
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
