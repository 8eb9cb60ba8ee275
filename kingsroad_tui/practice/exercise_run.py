"""A run through some exercises, one after the other; of any game. No Textual."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic

from kingsroad_tui.practice.training_book import ExerciseT


@dataclass(frozen=True)
class ExerciseRun(Generic[ExerciseT]):
    """Exercises that are played one after the other, and which one is being played.

    Attributes:
        exercises: all of them, at least one.
        puzzles: the puzzles that there are, in the order of their list, which numbers them.
        at: the place of the one being played, from 0.
        went: whether those before it were right at the first try.
    """

    exercises: Sequence[ExerciseT]
    puzzles: Sequence[ExerciseT] = ()
    at: int = 0
    went: tuple[bool, ...] = ()

    @property
    def current(self) -> ExerciseT:
        """The one being played."""
        return self.exercises[self.at]

    @property
    def last(self) -> bool:
        """Whether it is the last one."""
        return self.at == len(self.exercises) - 1

    @property
    def number(self) -> int | None:
        """The number of the puzzle in the list of all; None of a mistake of one's own."""
        return number_of(self.current, self.puzzles)

    def after(self, *, right: bool) -> ExerciseRun[ExerciseT]:
        """The run behind this exercise; ``right``: at the first try. It may be over."""
        return replace(self, at=self.at + 1, went=(*self.went, right))


def number_of(exercise: ExerciseT, puzzles: Sequence[ExerciseT]) -> int | None:
    """The number of a puzzle in this list, from 1; None where it is none of them."""
    return next((at for at, one in enumerate(puzzles, 1) if one.id == exercise.id), None)
