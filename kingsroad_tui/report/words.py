"""What reports say around their figures, whichever game they are of."""

from __future__ import annotations

from typing import Final

NOTHING_TO_JUDGE: Final = "Nothing to judge"
NOT_OVER: Final = "The game is not over."
COURSE: Final = "The course of the game"
MISTAKES: Final = "Mistakes"
ADDING_UP: Final = "How it adds up"

GAINED_IN: Final = "Gained in"
POINTS_LEGEND: Final = "Shaded: in the lead after that round."
"""Of a chart of points, and the table below it."""


def made_by(program: str) -> str:
    """What has judged the game."""
    return f"Made by {program}."
