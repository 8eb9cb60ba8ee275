"""Where the tests' files lie."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
"""The top of the repository."""

GAMES_FOLDER: Final = ROOT / "tests" / "games"
GAMES: Final = tuple(sorted(GAMES_FOLDER.glob("*.json")))
"""Games played to their end: one for each number of players, and one of the variant."""

assert GAMES, "the games are missing"
