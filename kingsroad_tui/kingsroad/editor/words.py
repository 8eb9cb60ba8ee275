"""What the position editor says."""

from __future__ import annotations

from typing import Final

from kingsroad.position import Variant
from kingsroad_tui.kingsroad.words.game import VARIANTS
from kingsroad_tui.words.lists import count

OVER_HERE: Final = "Somebody has 40 points: the game is over here."


def heading(number: int, players: int, variant: Variant) -> str:
    """What is set up: the round, the table and the rules."""
    return f"Set up a position · round {number} · {count(players, 'player')} · {VARIANTS[variant]}"
