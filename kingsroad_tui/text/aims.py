"""What advice aims at and how the others are assumed to play, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from advisor.messages.assumptions import Assumption, Claim
from advisor.messages.goals import BeliefKind, Goal
from kingsroad.board import Board
from kingsroad_tui.text.game import region_name
from kingsroad_tui.text.words import begun

AIM_WORDS: Final = {
    Goal.WIN: "win",
    Goal.MARGIN: "a big lead",
    Goal.POINTS: "points this round",
}


class BeliefWords(NamedTuple):
    """How the others are assumed to choose.

    Attributes:
        opponents: what they are called then.
        supposed: what is supposed of everybody where it is said how all stand.
        compared: what the worth of the best choice is compared with.
        against: whom the advice is worked out against.
    """

    opponents: str
    supposed: str
    compared: str
    against: str


BELIEF_WORDS: Final = {
    BeliefKind.HIERARCHY: BeliefWords(
        "human-like",
        "as people usually choose",
        "with what people usually choose",
        "people who play as people usually do",
    ),
    BeliefKind.EQUILIBRIUM: BeliefWords(
        "perfect",
        "as perfect players choose",
        "with what perfect players choose",
        "perfect players",
    ),
    BeliefKind.UNIFORM: BeliefWords(
        "random", "choosing at random", "choosing at random", "players who choose at random"
    ),
}

WAY_OUT_OF_WHAT_IF: Final = "a changes or drops that."

WHAT_IF: Final = "Suppose what an opponent plays: the advice is for that case."


def supposed(belief: BeliefKind) -> str:
    """``As people usually choose``: at the beginning of a sentence."""
    return begun(BELIEF_WORDS[belief].supposed)


def settings_words(goal: Goal, belief: BeliefKind, assumptions: Sequence[str] = ()) -> str:
    """``Aim: win · Opponents: human-like``; printed with every result."""
    parts = [
        f"Aim: {AIM_WORDS[goal]}",
        f"Opponents: {BELIEF_WORDS[belief].opponents}",
        *assumptions,
    ]
    return " · ".join(parts)


_WORKED_OUT: Final = {
    Goal.WIN: "winning",
    Goal.MARGIN: "a big lead",
    Goal.POINTS: "the most points this round",
}


def worked_out_sentence(goal: Goal, belief: BeliefKind) -> str:
    """The settings of a hint in a sentence, which is said once in it."""
    return f"Worked out for: {_WORKED_OUT[goal]}, against {BELIEF_WORDS[belief].against}."


def claim_words(claim: Claim, board: Board) -> str:
    """What is assumed, with the region by its name: ``plays 1 Zin Kai's Deep``."""
    said, region = str(claim), claim.card.region
    return (
        said if region is None else f"{said.removesuffix(str(region))}{region_name(board, region)}"
    )


def assumption_words(claims: Sequence[Assumption], names: Sequence[str], board: Board) -> list[str]:
    """The assumptions: ``if Bob plays 5 Dark Tower``."""
    return [f"if {names[one.seat]} {claim_words(one.claim, board)}" for one in claims]
