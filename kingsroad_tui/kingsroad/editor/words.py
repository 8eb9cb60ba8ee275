"""What the position editor says."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.board import Board
from kingsroad.position import MARKERS, Variant
from kingsroad_tui.kingsroad.editor.position_draft import DraftProblem
from kingsroad_tui.kingsroad.words.game import VARIANTS, region_name
from tabletop.words.voice import phrase


def heading(number: int, players: int, variant: Variant) -> str:
    """What is set up: the round, the table and the rules."""
    return phrase(
        "kingsroad-editor-heading", number=number, players=players, variants=VARIANTS[variant]
    )


def problem_sentence(problem: DraftProblem, names: Sequence[str], board: Board) -> str:
    """Why a position being set up is impossible."""
    if problem.seat is not None:
        return phrase(
            "kingsroad-editor-problem-sentence",
            names=names[problem.seat],
            count=problem.count,
            markers=MARKERS,
        )
    return phrase(
        "kingsroad-editor-problem-sentence-2",
        region_name=region_name(board, problem.region or 1),
        count=problem.count,
    )
