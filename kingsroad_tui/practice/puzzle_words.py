"""What the commands about puzzles say, whichever game they are of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from tabletop.say import Say
from tabletop.shown import quoted
from tabletop.words.voice import phrase, said

_ExerciseT = TypeVar("_ExerciseT")


@dataclass(frozen=True, slots=True)
class PuzzleTable(Generic[_ExerciseT]):
    """How puzzles are listed.

    Attributes:
        columns: the headings behind that of the number, the first two being kind and grade.
        row: a puzzle as a line of the table, without its number.
    """

    columns: tuple[Say, ...]
    row: Callable[[_ExerciseT], tuple[str, ...]]


def found_words(have: int, wanted: int, into: Path) -> str:
    """How a search ended."""
    return phrase("practice-puzzle-found", into=str(into), have=have, all=have >= wanted)


def puzzle_table(
    rows: list[tuple[str, ...]], grades: dict[int, int], columns: tuple[Say, ...]
) -> str:
    """All puzzles, a line each, and how many there are of each grade."""
    from advisor.messages.exercises import MAX_GRADE
    from kingsroad_tui.words.tables import TextTable  # not for --help

    table = TextTable(("", *map(said, columns)), tuple(rows), frozenset({0, 2}))
    counted = ", ".join(
        phrase("practice-puzzle-of-grade", number=grades.get(grade, 0), grade=grade)
        for grade in range(1, MAX_GRADE + 1)
    )
    total = phrase("practice-puzzle-count", count=len(rows), grades=counted)
    return "\n".join([*table.aligned_lines(), "", total])


def no_player(name: str, known: list[str]) -> str:
    """That there is no such computer player."""
    return phrase("practice-puzzle-no-player", name=quoted(name), known=", ".join(known))
