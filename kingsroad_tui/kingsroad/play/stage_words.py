"""The few words of the picture that a round is revealed with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.position import GOAL
from kingsroad_tui.kingsroad.play.history_words import FINAL_SCORING
from kingsroad_tui.kingsroad.play.race import (
    race_sentences,
    settled_sentences,
    won_sentences,
)
from kingsroad_tui.kingsroad.play.reveal_frame import FrameKind, PlaceCall, RevealFrame
from kingsroad_tui.words.lists import ordinal

GOAL_REACHED: Final = f"{GOAL} points! The game ends after this round."
CARDS_ON_THE_TABLE: Final = "Cards on the table!"
MARKERS_FALL: Final = "The markers fall"
SETTLED: Final = "It is decided"
TIE: Final = "A tie: the Nobles decide"
WON: Final = "The game is over"
"""What a step of a reveal is about."""

MOVES_IN: Final = "a Noble moves in"
GOES_HOME: Final = "goes home"
"""Behind a row: what becomes of a player's Noble in the region that is scored."""

STANDINGS: Final = "The standings"


def call_forms(call: PlaceCall) -> tuple[str, ...]:
    """A place and its points, ``1st +6``, then ``+6``; the place alone where it is not paid.

    >>> call_forms(PlaceCall(2, (0, 2), 3, 6))
    ('2nd= +6', '+6')
    """
    place = ordinal(call.place, tied=len(call.seats) > 1)
    if not call.points:
        return (place,)
    points = points_words(call.points)
    return (f"{place} {points}", points)


def points_words(points: int) -> str:
    """Points that somebody has just scored: ``+6``."""
    return f"+{points}"


def standings_title(frame: RevealFrame, names: Sequence[str]) -> str:
    """Over everybody's points: between two regions, in the last lap and at the end."""
    if frame.kind is FrameKind.FINAL:
        return f"{FINAL_SCORING}: all other regions once more"
    if frame.kind is FrameKind.GOAL:
        return GOAL_REACHED
    if frame.kind is FrameKind.WALK:
        return "The King walks on"
    if frame.kind is FrameKind.RACE:
        return next(iter(race_sentences(frame, names)), STANDINGS)
    if frame.kind is FrameKind.SETTLED and frame.settled is not None:
        return settled_sentences(frame.settled, names)[0]
    if frame.kind is FrameKind.TIE:
        return TIE
    if frame.kind is FrameKind.WON:
        return won_sentences(frame, names)[0]
    return f"The points after round {frame.round}"
