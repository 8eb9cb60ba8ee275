"""What ``kingsroad puzzles`` makes, lists and proves anew."""

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

    from advisor.messages.exercises import KingsroadExercise

_PLAYERS: Final = ("instinct", "level-1", "level-2", "one-round", "rule-of-thumb")
"""As `PLAYERS` of `advisor.workshop.puzzles.kingsroad_search`: not imported for a page of help."""


def _kind() -> type[KingsroadExercise]:
    from advisor.messages.exercises import KingsroadExercise

    return KingsroadExercise


def _shipped() -> Sequence[KingsroadExercise]:
    from advisor.messages.puzzle_files import kingsroad_puzzles

    return kingsroad_puzzles()


def _search(seed: int, players: str, seats: str) -> PuzzleSearch[KingsroadExercise]:
    from advisor.messages.computers import STRENGTHS
    from advisor.workshop.puzzles.kingsroad_search import KingsroadPlan, search_game

    plan = KingsroadPlan(
        seed=seed,
        players=names_in(players, STRENGTHS),
        seats=tuple(int(number) for number in seats.split(",")),
    )
    return PuzzleSearch(_kind(), plan, search_game)


def _problem() -> Callable[[KingsroadExercise], str]:
    from advisor.workshop.puzzles.kingsroad_proof import kingsroad_puzzle_problem

    return kingsroad_puzzle_problem


def _table() -> PuzzleTable[KingsroadExercise]:
    from kingsroad_tui.kingsroad.practice.words import COLUMNS, puzzle_row

    return PuzzleTable(COLUMNS, puzzle_row)


PUZZLES: Final = GamePuzzles(
    _kind,
    _shipped,
    _search,
    (
        names_option("Who plays: each table draws from them.", _PLAYERS),
        click.option(
            "--seats",
            type=click.Choice(("2", "3", "4", "5", "2,3", "2,3,4", "2,3,4,5")),
            default="2,3,4",
            show_default=True,
            help="The sizes of tables, in turn.",
        ),
    ),
    _problem,
    _table,
)
