"""What the app says by itself, in whichever game."""

from __future__ import annotations

from typing import Final

SOLVER_RESTARTS: Final = "The solver stopped and is started again."
NO_SOLVER: Final = "The solver cannot be kept running. The game goes on without hints."
RUNNING_ELSEWHERE: Final = "This game is running elsewhere"
LOOK: Final = "Look at it"
GO_ON_WITH_COPY: Final = "Go on with a copy"
