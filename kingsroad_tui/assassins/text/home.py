"""The words of the first screens of the wing: what the game is about."""

from __future__ import annotations

from typing import Final

TOWN_IDEA: Final = (
    "A hated king crosses his town to the castle, seven knights around him. Three of the twelve "
    "townsfolk are assassins, and only their player knows which."
)
"""What the game is about, in two sentences."""
