"""What ``kingsroad assassins puzzles`` makes, lists and proves anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import click

from kingsroad_tui.practice.game_puzzles import (
    GamePuzzles,
    PuzzleSearch,
    PuzzleTable,
    names_in,
    names_option,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from advisor.messages.exercises import AssassinsExercise

_KINDS: Final = ("kill", "castle", "safe", "gate", "who")
_KINGS: Final = ("rule-of-thumb", "instinct")
_PEOPLE: Final = ("random", "rule-of-thumb", "rule-of-thumb", "instinct")
"""As in `advisor.workshop.puzzles.assassins_search`, which is not imported for a page of help."""


def _kind() -> type[AssassinsExercise]:
    from advisor.messages.exercises import AssassinsExercise

    return AssassinsExercise


def _shipped() -> Sequence[AssassinsExercise]:
    from advisor.messages.puzzle_files import assassins_puzzles

    return assassins_puzzles()


def _search(
    seed: int, kings: str, people: str, kinds: Sequence[str]
) -> PuzzleSearch[AssassinsExercise]:
    from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
    from advisor.messages.exercises import AssassinsKind
    from advisor.workshop.puzzles.assassins_search import AssassinsSearchPlan, search_assassins_game

    plan = AssassinsSearchPlan(
        seed=seed,
        kings=names_in(kings, ASSASSINS_STRENGTHS),
        people=names_in(people, ASSASSINS_STRENGTHS),
        kinds=tuple(AssassinsKind(kind) for kind in kinds or _KINDS),
    )
    return PuzzleSearch(_kind(), plan, search_assassins_game)


def _problem() -> Callable[[AssassinsExercise], str]:
    from advisor.workshop.puzzles.assassins_search import assassins_puzzle_problem

    return assassins_puzzle_problem


def _table() -> PuzzleTable[AssassinsExercise]:
    from kingsroad_tui.assassins.practice.words import COLUMNS, puzzle_row

    return PuzzleTable(COLUMNS, puzzle_row)


PUZZLES: Final = GamePuzzles(
    _kind,
    _shipped,
    _search,
    (
        names_option("Who plays the king's side.", _KINGS, "--kings"),
        names_option("Who plays the people's side, two by lot.", _PEOPLE, "--people"),
        click.option(
            "--kind",
            "kinds",
            type=click.Choice(_KINDS),
            multiple=True,
            help="What to look for; may be given several times (all, unless told otherwise).",
        ),
    ),
    _problem,
    _table,
)
