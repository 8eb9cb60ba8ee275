"""Why a command about King's Road does not do what it was asked for, and what it notes."""

from __future__ import annotations

from pathlib import Path


def game_over(last: int) -> str:
    """Why there is no advice on a finished game; ``last`` is its last round."""
    return f"the game is over: there is nothing left to choose; try --round {last}"


def kept_beside(record: Path) -> str:
    """That an analysis made earlier is shown."""
    return f"{record}: the analysis kept beside it"


def not_kept(error: OSError) -> str:
    """Why an analysis is printed, but not saved."""
    return f"the analysis is not kept: {error.strerror or error}"


def no_such_round(number: int, first: int, last: int) -> str:
    """Why a game cannot be seen as it stood before a round."""
    return f"round {number}: the game has rounds {first} to {last}"


def look_alike(name: str, those: str) -> str:
    """That a name means several players; ``those`` are their names and seats."""
    return f"player {name!r}: {those} look alike; give the number of the seat"
