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

    from advisor.messages.exercises import TownExercise

_KINDS: Final = ("kill", "castle", "safe", "gate", "who")
_KINGS: Final = ("rule-of-thumb", "instinct")
_PEOPLE: Final = ("random", "rule-of-thumb", "rule-of-thumb", "instinct")
"""As in `advisor.workshop.puzzles.assassins_search`, which is not imported for a page of help."""


def _kind() -> type[TownExercise]:
    from advisor.messages.exercises import TownExercise

    return TownExercise


def _shipped() -> Sequence[TownExercise]:
    from advisor.messages.shipped_puzzles import town_puzzles

    return town_puzzles()


def _search(seed: int, kings: str, people: str, kinds: Sequence[str]) -> PuzzleSearch[TownExercise]:
    from advisor.messages.assassins_computers import TOWN_STRENGTHS
    from advisor.messages.exercises import TownKind
    from advisor.workshop.puzzles.assassins_search import TownSearchPlan, search_town_game

    plan = TownSearchPlan(
        seed=seed,
        kings=names_in(kings, TOWN_STRENGTHS),
        people=names_in(people, TOWN_STRENGTHS),
        kinds=tuple(TownKind(kind) for kind in kinds or _KINDS),
    )
    return PuzzleSearch(_kind(), plan, search_town_game)


def _problem() -> Callable[[TownExercise], str]:
    from advisor.workshop.puzzles.assassins_check import town_puzzle_problem

    return town_puzzle_problem


def _table() -> PuzzleTable[TownExercise]:
    from kingsroad_tui.assassins.practice.puzzle_words import COLUMNS, puzzle_row

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
