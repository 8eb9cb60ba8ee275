"""What the report of a review says around its figures: titles, headings, captions, columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingsroad_tui.words.lists import count, listed
from tabletop.words.voice import phrase

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
PHASE_COLUMNS: Final = ("Round", "Side", "Played", "Class", "Cost", "Card", "Arrest")
SUM_COLUMNS: Final = ("Side", "Start", "Costs", "Cards", "Arrests", "Other side", "Result")


def phases_words(phases: int, every: int) -> str:
    """How many phases are judged, of how many."""
    return (
        count(phases, "phase")
        if phases == every
        else phrase("assassins-report-phases-words", phases=phases, every=every)
    )


def boards_title(titles: Iterable[str]) -> str:
    """What a screen reader says of boards beside one another."""
    return phrase("assassins-report-boards-title", listed=listed(titles))
