"""Proving a puzzle of King & Assassins anew: by its stored proof, by the rules, by enumeration."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from advisor.assassins.worlds import worlds_of
from advisor.messages.exercises import AssassinsExercise, AssassinsKind, AssassinsProof
from advisor.messages.puzzle_proofs import town_problem
from advisor.workshop.puzzles.assassins_gate import is_closed, leaving
from advisor.workshop.puzzles.assassins_puzzle import end_of
from advisor.workshop.puzzles.assassins_safe import find_safe_ends, is_safe
from advisor.workshop.puzzles.assassins_who import suspects_of
from advisor.workshop.puzzles.assassins_wins import castle_alone
from assassins.games import AssassinsGame, AssassinsGameError
from assassins.records import decode_game
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line

_OFF: Final = 0.0002
"""How far a chance may differ from the stored one: both are rounded."""


def assassins_game_of(puzzle: AssassinsExercise) -> AssassinsGame:
    """The game up to the decision, replayed.

    Raises LocatedError where it breaks a rule, or it is another side's decision.
    """
    game = decode_game(parse_line(puzzle.game), LINE)
    position = game.position
    if position.card is None or position.over or position.side.value != puzzle.side:
        raise LocatedError("side", "has nothing to decide")
    return game


def assassins_puzzle_problem(puzzle: AssassinsExercise) -> str:
    """Why a puzzle is not proved; empty where it is."""
    if problem := town_problem(puzzle):
        return problem
    assert puzzle.proof is not None
    try:
        return _CHECKS[puzzle.kind](assassins_game_of(puzzle), puzzle.proof)
    except AssassinsGameError as error:
        return f"its way breaks a rule: {error}"
    except LocatedError as error:
        return str(error)


def _wins(game: AssassinsGame, proof: AssassinsProof) -> str:
    return "" if end_of(game, proof.actions).over else "its way does not win"


def _castle(game: AssassinsGame, proof: AssassinsProof) -> str:
    if castle_alone(game.position):
        return "the king walks out without his knights"
    return _wins(game, proof)


def _safe(game: AssassinsGame, proof: AssassinsProof) -> str:
    worlds = worlds_of(game.position)
    if not is_safe(end_of(game, proof.actions), worlds):
        return "its way is not safe"
    found = find_safe_ends(game.position, worlds)
    if found is None:
        return "its ends cannot be enumerated"
    if (found.ways, found.different) != (proof.ways, proof.ends):
        return f"{found.ways} of {found.different} ends are safe"
    return ""


def _gate(game: AssassinsGame, proof: AssassinsProof) -> str:
    if not leaving(game.position):
        return "the king does not walk out if nothing is done"
    return "" if is_closed(end_of(game, proof.actions)) else "its way leaves a gate open"


def _who(game: AssassinsGame, proof: AssassinsProof) -> str:
    found = suspects_of(game)
    if found.keys() != proof.suspects.keys():
        return "others are hidden"
    for letter, chance in found.items():
        if abs(chance - proof.suspects[letter]) > _OFF:
            return f"{letter} is one of them with {chance:.4f}, not {proof.suspects[letter]:.4f}"
    return ""


_CHECKS: Final[Mapping[AssassinsKind, Callable[[AssassinsGame, AssassinsProof], str]]] = {
    AssassinsKind.KILL: _wins,
    AssassinsKind.CASTLE: _castle,
    AssassinsKind.SAFE: _safe,
    AssassinsKind.GATE: _gate,
    AssassinsKind.WHO: _who,
}
"""By kind, what proves it."""
