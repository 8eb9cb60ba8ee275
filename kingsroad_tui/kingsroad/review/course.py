"""How everybody's chance to win went over the rounds of a review: against people, perfectly."""

from __future__ import annotations

from collections.abc import Sequence

from advisor.messages.review import RoundReview

Course = list[list[float]]
"""By seat, the chances (0 to 1) before each round, and after the last where they are known."""


def course(rounds: Sequence[RoundReview]) -> Course:
    """The chances if all choose as they are assumed to."""
    if not rounds:
        return []
    last = rounds[-1].after
    return [
        [*(played.before[seat].win for played in rounds), last[seat].win]
        for seat in range(len(last))
    ]


def perfect_course(rounds: Sequence[RoundReview]) -> Course | None:
    """The chances if everybody plays perfectly from each round on; None where they are not known.

    After the last round they are where that has decided the game.
    """
    known = [played.steps[0].before_best_play for played in rounds]
    if not rounds or None in known:
        return None
    last = [outlook.win for outlook in rounds[-1].after]
    ends = [last] if 1.0 in last else []
    return [
        [by_seat[seat] for by_seat in (*known, *ends) if by_seat is not None]
        for seat in range(len(last))
    ]
