"""Files of puzzles as JSON lines: those that the package brings, and those that a search makes.

Like any file that somebody made they are untrusted. No solver and no NumPy.

The package brings a file for each game, read when asked for. Each line is an exercise with its
proof (`advisor.messages.exercises`), easier ones first; a line that is no exercise of the game is
passed over.

A line of a search is a puzzle, or says what was searched, or that a game has been gone through.
What is none of these is passed over and counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from os import SEEK_END
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from advisor.messages.exercises import AssassinsExercise, KingsroadExercise
from tabletop.encoding import without_mark
from tabletop.errors import LocatedError
from tabletop.files import open_file, reason
from tabletop.say import Say

ROAD_FILE: Final = "road_puzzles.jsonl"
ASSASSINS_FILE: Final = "town_puzzles.jsonl"

ExerciseT = TypeVar("ExerciseT", KingsroadExercise, AssassinsExercise)


@cache
def kingsroad_puzzles() -> tuple[KingsroadExercise, ...]:
    """Those of King's Road."""
    return tuple(puzzles_in(_lines(ROAD_FILE), KingsroadExercise))


@cache
def assassins_puzzles() -> tuple[AssassinsExercise, ...]:
    """Those of King & Assassins."""
    return tuple(puzzles_in(_lines(ASSASSINS_FILE), AssassinsExercise))


def puzzles_in(lines: Iterable[bytes], kind: type[ExerciseT]) -> Iterator[ExerciseT]:
    """The puzzles among some lines: exercises of this game that carry a proof and a grade."""
    for line in lines:
        try:
            one = msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            continue
        if one.proof is not None and one.grade is not None:
            yield one


def _lines(name: str) -> list[bytes]:
    try:
        return resources.files("advisor.messages").joinpath(name).read_bytes().splitlines()
    except OSError:
        return []


MAX_FILE: Final = 200_000_000
"""The most bytes of a file: a hundred thousand puzzles."""


class PuzzleFileError(LocatedError):
    """A file of puzzles that cannot be used; ``where`` is its name."""


class GameSearched(msgspec.Struct, frozen=True, tag="searched", tag_field="type"):
    """A game that has been gone through."""

    number: int


class SearchedGames(msgspec.Struct, frozen=True, tag="searching", tag_field="type"):
    """What a file is the result of."""

    game: str
    plan: dict[str, Any]


@dataclass
class Collected(Generic[ExerciseT]):
    """What a file holds.

    Attributes:
        puzzles: no decision twice, and none that is as good as the same.
        searched: the numbers of the games gone through.
        unreadable: how many of its lines are neither.
        plan: what was searched; None in a file that was not made by a search.
    """

    puzzles: list[ExerciseT] = field(default_factory=list)
    searched: set[int] = field(default_factory=set)
    unreadable: int = 0
    plan: dict[str, Any] | None = None
    _marks: set[object] = field(default_factory=set)

    def add(self, puzzle: ExerciseT) -> bool:
        """Takes a puzzle in; whether it was new."""
        try:
            marks = {puzzle.id, _mark(puzzle)}
        except LocatedError:
            self.unreadable += 1
            return False
        if marks & self._marks:
            return False
        self._marks |= marks
        self.puzzles.append(puzzle)
        return True


def _mark(puzzle: KingsroadExercise | AssassinsExercise) -> object:
    """What puzzles have in common that are as good as the same: the same answers are worth as much,
    or are found among as many."""
    proof = puzzle.proof
    if isinstance(puzzle, KingsroadExercise):
        return puzzle.proof and tuple(puzzle.proof.choices[:4])
    return puzzle.kind, msgspec.json.encode(proof)


def read_collected(path: Path, kind: type[ExerciseT]) -> Collected[ExerciseT]:
    """The puzzles of a game in a file, whoever made it. Raises PuzzleFileError."""
    try:
        with open_file(path) as file:
            if file.seek(0, SEEK_END) > MAX_FILE:
                raise PuzzleFileError(str(path), Say("tabletop-file-too-large", limit=MAX_FILE))
            file.seek(0)
            return _read(file, kind)
    except (OSError, ValueError) as error:
        if isinstance(error, PuzzleFileError):
            raise
        raise PuzzleFileError(str(path), reason(error)) from None


def _read(lines: Iterable[bytes], kind: type[ExerciseT]) -> Collected[ExerciseT]:
    found: Collected[ExerciseT] = Collected()
    for line in map(without_mark, lines):
        if not line.strip():
            continue
        try:
            one = msgspec.json.decode(line, type=GameSearched | SearchedGames | kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            found.unreadable += 1
            continue
        match one:
            case GameSearched(number):
                found.searched.add(number)
            case SearchedGames(_, plan):
                found.plan = plan
            case _ if one.proof is None or one.grade is None:
                found.unreadable += 1
            case _:
                found.add(one)
    return found


def puzzle_lines(puzzles: Iterable[KingsroadExercise | AssassinsExercise]) -> Iterator[bytes]:
    """Puzzles as the lines of a file that holds nothing else."""
    return (msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)
