"""What the commands about puzzles need to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import click

from kingsroad_tui.practice.puzzle_words import PuzzleTable, no_player
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.shell.place import Later
from tabletop.say import Say

_ExerciseT = TypeVar("_ExerciseT")
_Option = Callable[[Callable[..., Any]], Callable[..., Any]]


@dataclass(frozen=True, slots=True)
class PuzzleSearch(Generic[_ExerciseT]):
    """What a game searches for puzzles.

    Attributes:
        plan: what games.
        search: the puzzles in one game, from the plan and its number; a function of a module.
    """

    plan: Any
    search: Callable[[tuple[Any, int]], list[_ExerciseT]]


@dataclass(frozen=True, slots=True)
class GamePuzzles(Generic[_ExerciseT]):
    """A game's own part of the commands; everything is imported when it is wanted.

    Attributes:
        kind: the kind of its exercises.
        shipped: the puzzles that the package brings.
        search: what is searched, from the seed and the values of ``options``.
        options: what only this game's search takes.
        problem: why a puzzle is not proved when that is tried anew; None where it is.
        table: how they are listed.
    """

    kind: Later[type[_ExerciseT]]
    shipped: Later[Callable[[], Sequence[_ExerciseT]]]
    search: Callable[..., PuzzleSearch[_ExerciseT]]
    options: Sequence[_Option]
    problem: Later[Callable[[_ExerciseT], Say | None]]
    table: Later[PuzzleTable[_ExerciseT]]


def names_option(meaning: str, default: Iterable[str], name: str = "--players") -> _Option:
    """An option that takes names of computer players, by commas."""
    return click.option(
        name, metavar="NAME,NAME…", default=",".join(default), show_default=True, help=meaning
    )


def names_in(text: str, known: Iterable[str]) -> tuple[str, ...]:
    """The names in the value of such an option. Raises Unusable for one that nobody has."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    known = list(known)
    unknown = next((name for name in names if name not in known), None)
    if unknown is not None or not names:
        raise Unusable(no_player(unknown or "", known))
    return names
