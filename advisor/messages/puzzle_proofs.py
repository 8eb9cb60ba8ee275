"""What a puzzle has to prove; whoever makes one, reads one or tests one looks here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from advisor.messages.exercises import (
    AssassinsExercise,
    AssassinsKind,
    AssassinsProof,
    KingsroadExercise,
    KingsroadProof,
)

LEAST: Final = 0.05
"""The next best choice must cost at least so much of the chance to win."""

ERRORS: Final = 3.0
"""It must lie so many joint errors behind: no accident."""

LEAST_CHANCE: Final = 0.05
MOST_CHANCE: Final = 0.95
"""With the best choice a game must be neither lost nor won already."""

RARE: Final = 0.01
"""Of a king's phase with a safe way to be found, at most this share of all ends is safe."""

SUSPECTED: Final = 0.7
"""Of "who is it?", everybody of the answer is an assassin at least so likely."""

CLEARED: Final = 0.25
"""Everybody else at most so likely."""


def road_problem(exercise: KingsroadExercise) -> str:
    """Why a puzzle of King's Road is not clear by its own proof; empty where it is."""
    proof = exercise.proof
    if proof is None or exercise.grade is None:
        return "has no proof or no grade"
    best, second, *_ = proof.choices
    if best.loss or best.loss_best_play:
        return "its best choice is not best against people and against perfect play"
    if any(not LEAST_CHANCE <= chance <= MOST_CHANCE for chance in (best.win, best.win_best_play)):
        return "is as good as won or lost"
    if not _consistent(proof):
        return "its losses are not the differences of its chances"
    if any(choice.surely_lost <= choice.loss_error for choice in proof.choices[1:]):
        return "another choice cannot be told from the best"
    least = min(choice.surely_lost for choice in proof.choices[1:])
    if second.surely_lost != least:
        return "its choices are not in order"
    if least < max(LEAST, ERRORS * proof.error):
        return "its next best choice is too near"
    if min(proof.gap, proof.gap_best_play) < max(LEAST, ERRORS * proof.error):
        return "in games played on its next best choice is too near"
    return ""


_ROUNDING: Final = 0.00021
"""How far a difference of rounded chances may be from a rounded loss."""


def _consistent(proof: KingsroadProof) -> bool:
    best = proof.choices[0]
    return all(
        abs(best.win - one.win - one.loss) <= _ROUNDING
        and abs(best.win_best_play - one.win_best_play - one.loss_best_play) <= _ROUNDING
        for one in proof.choices
    )


def town_problem(puzzle: AssassinsExercise) -> str:
    """Why a puzzle of King & Assassins is not clear by its own proof; empty where it is."""
    proof = puzzle.proof
    if proof is None or puzzle.grade is None:
        return "has no proof or no grade"
    if puzzle.kind not in _ASSASSINS_PROBLEMS:
        return "is of a kind that no puzzle is of"
    if puzzle.kind is not AssassinsKind.WHO and not proof.actions:
        return "shows no way to solve it"
    return _ASSASSINS_PROBLEMS[puzzle.kind](proof)


def _win_problem(proof: AssassinsProof) -> str:
    if proof.chance != 1 or proof.next_chance is None:
        return "does not win for sure"
    if proof.next_chance > MOST_CHANCE:
        return "is as good as won without it"
    return "" if _is_clear(proof) else "its win is worth too little"


def _safe_problem(proof: AssassinsProof) -> str:
    if proof.death_worlds != 0 or proof.wound_worlds != 0:
        return "its way is not safe"
    if not proof.ways or not proof.ends or proof.ways > RARE * proof.ends:
        return "too many ends are safe"
    if proof.chance is None or not LEAST_CHANCE <= proof.chance <= MOST_CHANCE:
        return "is as good as won or lost"
    if proof.next_chance is None or proof.next_chance > proof.chance + proof.error + _ROUNDING:
        return "something that is not safe is worth more"
    return ""


def _gate_problem(proof: AssassinsProof) -> str:
    if proof.leaves != 0 or not proof.cards:
        return "its way leaves a gate open"
    if not proof.ways or not proof.ends or proof.ways >= proof.ends:
        return "whatever one does closes it"
    return "" if _is_clear(proof) else "to close it is worth too little"


def _who_problem(proof: AssassinsProof) -> str:
    others = [chance for letter, chance in proof.suspects.items() if letter not in proof.letters]
    if not proof.letters or not others or not set(proof.letters) <= proof.suspects.keys():
        return "has nobody to choose from"
    if min(proof.suspects[letter] for letter in proof.letters) < SUSPECTED:
        return "somebody of its answer is not suspected enough"
    return "somebody else is suspected as well" if max(others) > CLEARED else ""


def _is_clear(proof: AssassinsProof) -> bool:
    if proof.chance is None or proof.next_chance is None:
        return False
    gap = proof.chance - proof.next_chance
    return proof.chance >= LEAST_CHANCE and gap >= max(LEAST, ERRORS * proof.error) - _ROUNDING


_ASSASSINS_PROBLEMS: Final[Mapping[AssassinsKind, Callable[[AssassinsProof], str]]] = {
    AssassinsKind.KILL: _win_problem,
    AssassinsKind.CASTLE: _win_problem,
    AssassinsKind.SAFE: _safe_problem,
    AssassinsKind.GATE: _gate_problem,
    AssassinsKind.WHO: _who_problem,
}
