"""What the position editor says."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.board import Board
from kingsroad.position import MARKERS, Variant
from kingsroad_tui.kingsroad.editor.position_draft import DraftProblem
from kingsroad_tui.kingsroad.words.game import the_region
from tabletop.say import Say
from tabletop.words.voice import phrase


def heading(number: int, players: int, variant: Variant) -> str:
    """What is set up: the round, the table and the rules."""
    rules = Say(f"kingsroad-rules-{variant.value}")
    return phrase("kingsroad-editor-heading", round=number, players=players, rules=rules)


def problem_sentence(problem: DraftProblem, names: Sequence[str], board: Board) -> str:
    """Why a position being set up is impossible."""
    count = problem.count
    if problem.seat is not None:
        name = names[problem.seat]
        return phrase("kingsroad-editor-too-many", name=name, count=count, markers=MARKERS)
    region = the_region(board, problem.region or 1)
    return phrase("kingsroad-editor-nobles", region=region, count=count)
