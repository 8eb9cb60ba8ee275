"""A puzzle of King & Assassins as a line of a list."""

from __future__ import annotations

from typing import Final

from advisor.messages.exercises import AssassinsExercise, AssassinsKind, AssassinsProof
from assassins.records import decode_game
from kingsroad_tui.words.figures import percent
from kingsroad_tui.words.lists import count
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line

COLUMNS: Final = ("", "about", "grade", "side", "round", "solved by", "otherwise you win")
"""What the columns hold."""

_UNKNOWN: Final = "–"


def puzzle_row(puzzle: AssassinsExercise) -> tuple[str, ...]:
    """Its kind, its grade, where it stands, and how clear it is; never the answer."""
    try:
        number = str(decode_game(parse_line(puzzle.game), LINE).position.round)
    except LocatedError:
        number = _UNKNOWN
    proof = puzzle.proof
    rest = proof.next_chance if proof is not None else None
    return (
        puzzle.kind.value,
        str(puzzle.grade or _UNKNOWN),
        puzzle.side,
        number,
        _UNKNOWN if proof is None else _solved_by(puzzle.kind, proof),
        _UNKNOWN if rest is None else percent(rest),
    )


def _solved_by(kind: AssassinsKind, proof: AssassinsProof) -> str:
    if kind is AssassinsKind.WHO:
        return f"{len(proof.letters)} of {len(proof.suspects)}"
    if proof.ways is None or proof.ends is None:
        return count(len(proof.actions), "action")
    return f"{proof.ways:,} of {proof.ends:,} ways"
