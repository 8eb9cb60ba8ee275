"""What advice aims at and how the others are assumed to play, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.assumptions import Assumption, Claim
from advisor.messages.goals import BeliefKind, Goal
from kingsroad.board import Board
from kingsroad_tui.text.game import region_name

AIM_WORDS: Final = {
    Goal.WIN: "win",
    Goal.MARGIN: "a big lead",
    Goal.POINTS: "points this round",
}
OPPONENT_WORDS: Final = {
    BeliefKind.HIERARCHY: "human-like",
    BeliefKind.EQUILIBRIUM: "perfect",
    BeliefKind.UNIFORM: "random",
}

WAY_OUT_OF_WHAT_IF: Final = "a changes or drops that."

WHAT_IF: Final = "Suppose what an opponent plays: the advice is for that case."
SUPPOSED_WORDS: Final = {
    BeliefKind.HIERARCHY: "as people usually choose",
    BeliefKind.EQUILIBRIUM: "as perfect players choose",
    BeliefKind.UNIFORM: "choosing at random",
}
"""What is supposed of everybody where it is said how all stand."""

COMPARED_WORDS: Final = {
    BeliefKind.HIERARCHY: "with what people usually choose",
    BeliefKind.EQUILIBRIUM: "with what perfect players choose",
    BeliefKind.UNIFORM: "choosing at random",
}
"""What the worth of the best choice is compared with."""


def supposed(belief: BeliefKind) -> str:
    """``As people usually choose``: at the beginning of a sentence."""
    words = SUPPOSED_WORDS[belief]
    return f"{words[0].upper()}{words[1:]}"


def settings_words(goal: Goal, belief: BeliefKind, assumptions: Sequence[str] = ()) -> str:
    """``Aim: win · Opponents: human-like``; printed with every result."""
    parts = [f"Aim: {AIM_WORDS[goal]}", f"Opponents: {OPPONENT_WORDS[belief]}", *assumptions]
    return " · ".join(parts)


def claim_words(claim: Claim, board: Board) -> str:
    """What is assumed, with the region by its name: ``plays 1 Zin Kai's Deep``."""
    said, region = str(claim), claim.card.region
    return (
        said if region is None else f"{said.removesuffix(str(region))}{region_name(board, region)}"
    )


def assumption_words(claims: Sequence[Assumption], names: Sequence[str], board: Board) -> list[str]:
    """The assumptions: ``if Bob plays 5 Dark Tower``."""
    return [f"if {names[one.seat]} {claim_words(one.claim, board)}" for one in claims]
