"""Asking what the person at this terminal is called."""

from __future__ import annotations

from typing import Final

from tabletop.names import NameProblem

QUESTION: Final = "What is your name?"
WHERE_TO_CHANGE: Final = "You can change it later, in the settings."
PLAY: Final = "Play"
CANCEL: Final = "Cancel"


def refusal(problem: NameProblem) -> str:
    """Why a name cannot be used."""
    return f"The name {problem}."
