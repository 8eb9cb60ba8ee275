"""What the report of a review says around its figures: titles, headings, captions, columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingsroad_tui.words.lists import count, listed

NO_PHASE: Final = "No phase was judged."
SIDES_HEADING: Final = "The two sides"
SIDE_COLUMNS: Final = (
    "Side",
    "Player",
    "Phases",
    "Blunders",
    "Mistakes",
    "Inaccuracies",
    "Cost",
    "Cards",
    "Arrests",
    "Other side",
)
COURSE_CHART: Final = "Chance of the king's side to win over the game"
ABOUT_COURSE: Final = (
    "The chance of the king's side to win before each round, by what everybody could know then. "
    "What is left to 100% is the people's. Shaded are the rounds with a mistake."
)
NO_MISTAKES: Final = "No phase was a mistake, and nothing certain was missed."
ABOUT_MISTAKES: Final = (
    "Worst first: what each phase cost, what was certain, and what was better. The boards show how "
    "it stood, how it was played, and the better turn; framed is what changed."
)
LUCK: Final = "Luck"
ABOUT_LUCK: Final = (
    "A card is luck by what it was worth more or less than the cards that could have come; an "
    "arrest, by whether it ended the game, which nobody could know."
)
LUCK_CHART: Final = "Luck and costs of both sides"
PHASES: Final = "Phase by phase"
PHASE_COLUMNS: Final = ("Round", "Side", "Played", "Class", "Cost", "Card", "Arrest")
ABOUT_ADDING_UP: Final = (
    "A side's chance to win with the best way to play its first phase, less what its phases cost, "
    "and with what cards, arrests and the other side brought or took, is the result."
)
SUM_COLUMNS: Final = ("Side", "Start", "Costs", "Cards", "Arrests", "Other side", "Result")

AS_IT_STOOD: Final = "As it stood"
AS_PLAYED: Final = "As it was played"
BETTER: Final = "A better turn"


def title(game: str) -> str:
    """The title of a report on this game."""
    return f"King & Assassins: {game}"


def phases_words(phases: int, every: int) -> str:
    """How many phases are judged, of how many."""
    return count(phases, "phase") if phases == every else f"{phases} of {every} phases judged"


def boards_title(titles: Iterable[str]) -> str:
    """What a screen reader says of boards beside one another."""
    return f"Boards: {listed(titles)}"
