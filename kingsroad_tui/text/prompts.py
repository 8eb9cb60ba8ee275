"""What people read while they play or set up a position: prompts, reasons, questions."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.board import Board
from kingsroad.cards import Card, Hand, SelectionProblem
from kingsroad.position import MARKERS, Position
from kingsroad_tui.session.position_draft import DraftProblem
from kingsroad_tui.session.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.text.game import count, listed, region_name

_REASONS = {
    SelectionProblem.UNKNOWN_CARD: "There is no such card: type 1 to 8, K, k, D or W.",
    SelectionProblem.TWICE: "That card is chosen already.",
    SelectionProblem.WITCH_NOT_FIRST: "The Witch must come first: take the other cards back.",
    SelectionProblem.KNIGHT_NOT_LAST: "The Knight must come last: choose the other cards first.",
    SelectionProblem.NOTHING_TO_DECLINE: "The Knight can decline only directly after a region.",
    SelectionProblem.DRAGON_SPENT: "Your Dragon is spent.",
    SelectionProblem.WITCH_SPENT: "Your Witch is spent.",
    SelectionProblem.WITCH_AGAIN: "The Witch cannot be in the second choice.",
}


def refusal(refused: Refused, hand: Hand) -> str:
    """Why a card cannot be added, or why the cards cannot be played yet."""
    if refused.problem is SelectionProblem.TOO_MANY:
        if hand.size == 0:
            return "You have no markers in hand, so you play no cards: press Enter."
        return f"You may choose {count(hand.size, 'card')}: take one back with Backspace."
    if refused.problem is SelectionProblem.TOO_FEW:
        return f"You must choose {count(hand.size, 'card')} before you play them."
    return _REASONS[refused.problem]


def choosing_note(builder: SelectionBuilder, board: Board) -> str:
    """The next thing to do while choosing cards."""
    cards = builder.cards
    if cards and cards[-1] is Card.DECLINING_KNIGHT:
        return "The Knight declines and places nothing; K lets him place."
    if cards and cards[-1] is Card.KNIGHT:
        before = cards[-2].region if len(cards) > 1 else None
        where = f"one more marker in {region_name(board, before)}" if before else "no marker"
        return f"The Knight places {where}. Enter plays the cards."
    if builder.complete:
        return "Enter plays the cards; Backspace takes one back."
    if builder.hand.size < 3 and not cards:
        return f"You have {count(builder.hand.in_hand, 'marker')} in hand: " + (
            f"choose {count(builder.hand.size, 'card')}."
        )
    if Card.WITCH in cards:
        return f"The Witch: you will choose again. Add any {count(builder.missing, 'card')}."
    return f"Choose {count(builder.missing, 'card')}{' more' if cards else ''}."


def draft_problem_sentence(problem: DraftProblem, names: Sequence[str], board: Board) -> str:
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


def status_line(position: Position, waiting_for: Sequence[str], *, second: bool) -> str:
    """The round, the King, and the players that the table waits for."""
    king = region_name(position.board, position.king)
    line = f"Round {position.round} · the King in {king}"
    if second:
        line += " · second choice"
    if waiting_for:
        line += f" · {listed(waiting_for)} to choose"
    return line


def leaving_question(chosen: Sequence[str]) -> str:
    """The question before leaving while choices of this round are not revealed yet."""
    again = "has to choose again" if len(chosen) == 1 else "have to choose again"
    return (
        f"Secret choices are never written down: {listed(chosen)} {again} when the game goes on. "
        "Leave the table?"
    )
