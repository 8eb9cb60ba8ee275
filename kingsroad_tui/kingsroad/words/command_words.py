"""What options of commands are for, in words."""

from __future__ import annotations

from typing import Final

THINK_OF_ADVICE: Final = "Then think for up to this many more seconds about the best choices."
THINK_OF_GAME: Final = (
    "Then think longer about a game's worst choices, for this many seconds in all."
)

RULES: Final = "Rules"
STANDARD_RULES: Final = "Standard"
"""What is asked of whoever opens a table."""
