"""Short answers of the screens, where something cannot be done."""

from __future__ import annotations

from typing import Final

OVER_IN_POSITION: Final = "The game is over in this position."
NO_CODE: Final = "That is no position code: one begins with KR1:."
NOTHING_TO_FOLLOW: Final = "The game is over: there is nothing to follow."
NO_PERFECT_CHART: Final = "How it stands with perfect play is known for the chance to win only."
NOT_JUDGED: Final = "The game is not judged yet."
OTHERS_THINK: Final = "The others are thinking …"
NO_ANALYSIS_YET: Final = "A running game is analysed only when one person plays alone, with hints."
GAME_IN_SHORT_TITLE: Final = "The game in short"
NO_HINTS: Final = "This game was set up without hints."
NO_HINTS_HERE: Final = "No hints here: this game counts."
HINTS_NOT_NOW: Final = "Hints are for whoever chooses now."
NO_ANSWER: Final = "The solver gave no answer."
NOBODY_CHOOSES: Final = "Nobody else has a choice to make now."
COLOUR_TAKEN: Final = "Somebody else has that colour already."
PERMANENT_NOBLES: Final = "Permanent Nobles: a Noble stays"
SEED_HINT: Final = "leave empty; a number has the computers play alike"
BOARD: Final = "Board"
BOARD_HINT: Final = "leave empty for the usual one, or name a board file"
WHAT_TO_ANALYSE: Final = "What do you want to analyse?"
ANALYSE_POSITION: Final = "A position that you set up"
ANALYSE_TABLE: Final = "A real table that you follow, with advice for one player"
ANALYSE_SOURCE: Final = "or a file, or a position code such as KR1:..."


def sealed_note(cards: str) -> str:
    """What one has chosen, which nobody else sees yet; ``cards`` are named in their order."""
    return f"You chose {cards}. It stays sealed until everyone has chosen."


def not_judged(why: str) -> str:
    """Why a game is not analysed; ``why`` is a clause of the solver's."""
    return f"The game cannot be judged: {why}."
