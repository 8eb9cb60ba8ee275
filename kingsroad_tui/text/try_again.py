"""What trying a choice again says: which one it is, the task, what the cards tried are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.text.people import seat_spoken_to

IDEA: Final = "The table is as it stood then, and the answer is kept back."
TASK: Final = "Choose cards: Enter says what they are worth, h shows the best choice."
FOUND: Final = "Enter leads back; j goes on from there with it."
AGAIN: Final = "Escape drops these cards: try others, or go back with q."


def try_heading(moment: str, names: Sequence[str], seat: int) -> str:
    """``Round 4 of 11 · What would you play as Bob?``; ``moment`` is its title."""
    place = "" if seat == seat_spoken_to(names) else f" as {names[seat]}"
    return f"{moment} · What would you play{place}?"
