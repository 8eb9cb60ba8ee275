"""Puzzles in files are read line by line; what is no puzzle is passed over."""

from __future__ import annotations

import msgspec

from advisor.messages.exercises import (
    AssassinsExercise,
    AssassinsKind,
    AssassinsProof,
    KingsroadExercise,
    KingsroadKind,
    KingsroadProof,
    ProvedChoice,
)
from advisor.messages.puzzle_files import assassins_puzzles, kingsroad_puzzles, puzzles_in

PROOF = KingsroadProof(
    choices=[
        ProvedChoice("178", 0.6, 0.5, 0.0, 0.0, 0.01),
        ProvedChoice("16K", 0.4, 0.4, 0.2, 0.1, 0.01),
    ]
)
PUZZLE = KingsroadExercise(game="GAME1:", seat=0, kind=KingsroadKind.WITCH, grade=2, proof=PROOF)
TOWN = AssassinsExercise(
    game="GAME1:", side="king", kind=AssassinsKind.SAFE, grade=1, proof=AssassinsProof()
)


def test_other_lines_are_passed_over() -> None:
    """One of the other game, one without proof or grade, a damaged one."""
    no_proof = msgspec.structs.replace(PUZZLE, proof=None)
    no_grade = msgspec.structs.replace(PUZZLE, grade=None)
    written = [msgspec.json.encode(one) for one in (PUZZLE, TOWN, no_proof, no_grade)]
    lines = [b"", b"{", b"\xff", *written]
    assert list(puzzles_in(lines, KingsroadExercise)) == [PUZZLE]
    assert list(puzzles_in(lines, AssassinsExercise)) == [TOWN]


def test_what_the_package_brings_can_be_read() -> None:
    """Every one has a name of its own, a proof and a grade."""
    for puzzles in (kingsroad_puzzles(), assassins_puzzles()):
        names = [one.id for one in puzzles]
        assert len(set(names)) == len(names)
        assert all(one.proof and one.grade for one in puzzles)
