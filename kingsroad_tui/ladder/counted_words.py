"""What the help says of the commands for games that count."""

from __future__ import annotations

from typing import Final

LADDER_PLAYS: Final = "Play the next game of the ladder."
DAY_PLAYS: Final = "Play the day's game."
PLAIN: Final = "With --play: line by line."


def ladder_help(game: str) -> str:
    """Of the command for the ladder of a game, by its name."""
    return f"Show your ladder and your rating in {game}; with --play, go on with it."


def day_help(game: str) -> str:
    """Of the command for the day's game."""
    return f"Show today's game of {game}, and your result; with --play, play it."
