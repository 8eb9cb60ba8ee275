"""The files of the house, by the format that they say they are of."""

from __future__ import annotations

from typing import Final

from tabletop.say import Say
from tabletop.shown import quoted

RESULTS_FORMATS: Final = frozenset({"kingsroad-tournament", "king-and-assassins-tournament"})
"""Those of files that hold many games."""

_FORMATS: Final = RESULTS_FORMATS | {
    "kingsroad-game",
    "king-and-assassins-game",
    "kingsroad-analysis",
}

BOARDS: Final = {"regions": "kingsroad-game", "townsfolk": "king-and-assassins-game"}
"""A field that the board files of one game alone have, and the format of that game."""


def file_of(name: str) -> Say:
    """What a file is that says it is of this format."""
    if name in _FORMATS:
        return Say(f"tabletop-format-{name}")
    return Say("tabletop-foreign-file", format=quoted(name))
