"""Why the solver gives no answer, in clauses that sentences and commands end with."""

from __future__ import annotations

from typing import Final

SOLVER_CLOSED: Final = "the solver was closed"
SOLVER_STOPPED: Final = "the solver stopped unexpectedly"
SOLVER_GIVEN_UP: Final = "the solver could not be kept running"
NO_SOLVER: Final = "there is no solver"
GAME_TOO_LONG: Final = "the game is too long"


def cannot_start(error: OSError) -> str:
    """Why the solver's process does not begin."""
    return f"the solver cannot be started: {error.strerror}"
