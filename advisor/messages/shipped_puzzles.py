"""The puzzles that the package brings: a file of JSON lines for each game, read when asked for.

Each line is an exercise with its proof (`advisor.messages.exercises`), easier ones first. Such a
file is untrusted like any other: a line that is no exercise of the game is passed over. No solver
and no NumPy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from typing import Final, TypeVar

import msgspec

from advisor.messages.exercises import AssassinsExercise, KingsroadExercise

ROAD_FILE: Final = "road_puzzles.jsonl"
ASSASSINS_FILE: Final = "town_puzzles.jsonl"

_ExerciseT = TypeVar("_ExerciseT", KingsroadExercise, AssassinsExercise)


@cache
def kingsroad_puzzles() -> tuple[KingsroadExercise, ...]:
    """Those of King's Road."""
    return tuple(puzzles_in(_lines(ROAD_FILE), KingsroadExercise))


@cache
def assassins_puzzles() -> tuple[AssassinsExercise, ...]:
    """Those of King & Assassins."""
    return tuple(puzzles_in(_lines(ASSASSINS_FILE), AssassinsExercise))


def puzzles_in(lines: Iterable[bytes], kind: type[_ExerciseT]) -> Iterator[_ExerciseT]:
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
