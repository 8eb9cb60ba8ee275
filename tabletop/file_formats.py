"""The files of the house, by the format that they say they are of."""

from __future__ import annotations

from typing import Final

_RESULTS: Final = "the results of a tournament"

FILES: Final = {
    "kingsroad-game": "a saved game of King's Road",
    "king-and-assassins-game": "a saved game of King & Assassins",
    "kingsroad-analysis": "the analysis of a game",
    "kingsroad-tournament": _RESULTS,
    "king-and-assassins-tournament": _RESULTS,
}
"""What each is, in words."""

RESULTS_FORMATS: Final = frozenset(name for name, what in FILES.items() if what == _RESULTS)
"""Those of files that hold many games."""

BOARDS: Final = {"regions": "kingsroad-game", "townsfolk": "king-and-assassins-game"}
"""A field that the board files of one game alone have, and the format of that game."""
