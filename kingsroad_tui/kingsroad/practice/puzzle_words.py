"""A puzzle of King's Road as a line of a list."""

from __future__ import annotations

from typing import Final

from advisor.messages.exercises import KingsroadExercise
from kingsroad.games import Game
from kingsroad.records import decode_game
from kingsroad_tui.words.figures import percent
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line

COLUMNS: Final = ("", "about", "grade", "players", "round", "choice", "you win", "next best costs")
"""What the columns hold."""

_UNKNOWN: Final = "–"


def puzzle_row(puzzle: KingsroadExercise) -> tuple[str, ...]:
    """Its kind, its grade, where it stands, and how clear it is; never the answer."""
    game = _game(puzzle)
    choice = "second" if game is not None and game.pending is not None else "first"
    where = (str(len(game.players)), str(game.position.round), choice) if game else (_UNKNOWN,) * 3
    proof = puzzle.proof
    if proof is None:
        return puzzle.kind.value, str(puzzle.grade or _UNKNOWN), *where, _UNKNOWN, _UNKNOWN
    best, second, *_ = proof.choices
    return (
        puzzle.kind.value,
        str(puzzle.grade or _UNKNOWN),
        *where,
        percent(best.win),
        percent(second.surely_lost),
    )


def _game(puzzle: KingsroadExercise) -> Game | None:
    try:
        return decode_game(parse_line(puzzle.game), LINE)
    except LocatedError:
        return None
