"""The few words of the picture that a round is revealed with."""

from __future__ import annotations

from typing import Final

from kingsroad.position import GOAL
from kingsroad_tui.kingsroad.session.reveal_frame import FrameKind, PlaceCall, RevealFrame
from kingsroad_tui.kingsroad.text.game import ORDINALS
from kingsroad_tui.kingsroad.text.history import FINAL_SCORING

GOAL_REACHED: Final = f"{GOAL}! The game ends after this round"

MOVES_IN: Final = "a Noble moves in"
GOES_HOME: Final = "goes home"
"""Behind a row: what becomes of a player's Noble in the region that is scored."""


def call_forms(call: PlaceCall) -> tuple[str, ...]:
    """A place and its points, ``1st +6``, then ``+6``; the place alone where it is not paid."""
    place = ORDINALS[call.place - 1]
    if not call.points:
        return (place,)
    points = points_words(call.points)
    return (f"{place} {points}", points)


def points_words(points: int) -> str:
    """Points that somebody has just scored: ``+6``."""
    return f"+{points}"


def standings_title(frame: RevealFrame) -> str:
    """Over everybody's points between two regions and at the end of a round."""
    if frame.kind is FrameKind.FINAL:
        return f"{FINAL_SCORING}: all other regions once more"
    if frame.kind is FrameKind.GOAL:
        return GOAL_REACHED
    if frame.kind is FrameKind.WALK:
        return "The King walks on"
    return f"The points after round {frame.round}"
