"""Chooses the puzzles to ship from what searches have found: as different as can be, easy first.

    python -m advisor.workshop.puzzles.choosing kingsroad FILE... [--number 200] [--write]

``--write`` puts them where the package keeps its own (`advisor.messages.puzzle_files`); else
they are printed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from advisor.messages import puzzle_files
from advisor.messages.exercises import (
    AssassinsExercise,
    KingsroadExercise,
    road_problem,
    town_problem,
)
from advisor.messages.puzzle_files import Collected, ExerciseT, puzzle_lines, read_collected
from advisor.workshop.puzzles.assassins_search import assassins_game_of
from advisor.workshop.puzzles.kingsroad_proof import game_of

_PuzzleT = TypeVar("_PuzzleT")

_ROUNDS: int = 4
"""So many rounds are taken to be as early or late as each other."""


def choose(
    puzzles: Iterable[_PuzzleT], number: int, features: Callable[[_PuzzleT], Iterable[object]]
) -> list[_PuzzleT]:
    """So many puzzles, each time the one whose features are rarest among those chosen."""
    left = [(puzzle, list(features(puzzle))) for puzzle in puzzles]
    counts: Counter[object] = Counter()
    chosen: list[_PuzzleT] = []
    while left and len(chosen) < number:
        place = min(range(len(left)), key=lambda at: sum(counts[one] for one in left[at][1]))
        puzzle, its = left.pop(place)
        counts.update(its)
        chosen.append(puzzle)
    return chosen


def road_features(puzzle: KingsroadExercise) -> Iterator[object]:
    """What makes a puzzle of King's Road different from others; kind and grade count most."""
    game = game_of(puzzle)
    assert puzzle.proof is not None
    yield from (("kind", puzzle.kind), ("kind and grade", puzzle.kind, puzzle.grade))
    yield from (("grade", puzzle.grade), ("seats", len(game.players)))
    yield from (("second", game.pending is not None), ("king", game.position.king))
    yield "round", game.position.round // _ROUNDS
    answer = puzzle.proof.choices[0].selection
    yield from (("answer", answer), ("dragon", "D" in answer))


def assassins_features(puzzle: AssassinsExercise) -> Iterator[object]:
    """The same of King & Assassins."""
    position = assassins_game_of(puzzle).position
    yield from (("kind", puzzle.kind), ("kind and grade", puzzle.kind, puzzle.grade))
    yield from (("grade", puzzle.grade), ("king", position.king))
    yield "round", position.round // _ROUNDS


def _all(files: Sequence[Path], kind: type[ExerciseT]) -> list[ExerciseT]:
    together: Collected[ExerciseT] = Collected()
    for file in files:
        for puzzle in read_collected(file, kind).puzzles:
            together.add(puzzle)
    return together.puzzles


def _road(files: Sequence[Path], number: int) -> bytes:
    clear = [one for one in _all(files, KingsroadExercise) if not road_problem(one)]
    chosen = choose(clear, number, road_features)
    return b"".join(puzzle_lines(sorted(chosen, key=lambda one: (one.grade or 0, one.kind))))


def _town(files: Sequence[Path], number: int) -> bytes:
    clear = [one for one in _all(files, AssassinsExercise) if not town_problem(one)]
    chosen = choose(clear, number, assassins_features)
    return b"".join(puzzle_lines(sorted(chosen, key=lambda one: (one.grade or 0, one.kind))))


def main() -> None:
    """Chooses, and prints or writes what was chosen."""
    parser = argparse.ArgumentParser(description="Choose the puzzles to ship.")
    parser.add_argument("game", choices=("kingsroad", "assassins"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--write", action="store_true", help="into the package")
    options = parser.parse_args()
    road = options.game == "kingsroad"
    lines = (_road if road else _town)(options.files, options.number)
    if options.write:
        name = puzzle_files.ROAD_FILE if road else puzzle_files.ASSASSINS_FILE
        Path(puzzle_files.__file__).with_name(name).write_bytes(lines)
    else:
        sys.stdout.buffer.write(lines)


if __name__ == "__main__":
    main()
