"""The words of the first screens of the wing: what the game is about."""

from __future__ import annotations

from typing import Final

TABLE: Final = "The table"
ASSASSINS_IDEA: Final = (
    "A hated king crosses his town to the castle, seven knights around him. Three of the twelve "
    "townsfolk are assassins, and only their player knows which."
)
"""What the game is about, in two sentences."""

ASSASSINS_STEPS: Final = (
    "Each round, a card gives action points to king, knights and people.",
    "The king's side wins when he is out through a gate, or when no assassin is left.",
    "The people win when he is wounded twice, or when the cards have run out.",
)
"""The game in three steps, for somebody who has never seen it."""
