"""What the position editor says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.board import Board
from kingsroad.position import MARKERS, Variant
from kingsroad_tui.kingsroad.editor.position_draft import DraftProblem
from kingsroad_tui.kingsroad.words.game import VARIANTS, region_name
from kingsroad_tui.words.lists import count

OVER_HERE: Final = "Somebody has 40 points: the game is over here."


def heading(number: int, players: int, variant: Variant) -> str:
    """What is set up: the round, the table and the rules."""
    return f"Set up a position · round {number} · {count(players, 'player')} · {VARIANTS[variant]}"


def problem_sentence(problem: DraftProblem, names: Sequence[str], board: Board) -> str:
    """Why a position being set up is impossible."""
    if problem.seat is not None:
        return (
            f"{names[problem.seat]} has {problem.count} markers and Nobles on the board; "
            f"there are only {MARKERS}."
        )
    return (
        f"{region_name(board, problem.region or 1)} has {problem.count} Nobles; "
        "only permanent Nobles share a region."
    )
