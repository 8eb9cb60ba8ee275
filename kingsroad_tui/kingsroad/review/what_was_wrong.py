"""What was wrong with the choices of a game, in words for its report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.review import Mistake
from advisor.messages.verdicts import Goal
from kingsroad.board import Board
from kingsroad_tui.kingsroad.hints.compared import compared_sentences
from kingsroad_tui.kingsroad.words.game import region_name, short_words
from kingsroad_tui.words.lists import count
from kingsroad_tui.words.verdicts import SEVERITY_WORDS

TITLE: Final = "What was wrong"

MAP_LEGEND: Final = (
    "The regions in question, as they stood before the choice; + is what was played, ! the better "
    "choice. A Noble counts as a marker."
)

REGION: Final = "Region"
NOBLE: Final = "Noble"


def wrong_title(mistake: Mistake, names: Sequence[str]) -> str:
    """``Round 13, Ann: 8, 1, 4, a missed chance``."""
    choice = mistake.choice
    second = " (second choice)" if mistake.second else ""
    kind = SEVERITY_WORDS[choice.severity].named
    cards = short_words(choice.selection)
    return f"Round {mistake.round}{second}, {names[choice.player]}: {cards}, {kind}"


def wrong_sentences(
    mistake: Mistake, goal: Goal, names: Sequence[str], board: Board
) -> tuple[str, ...]:
    """What a choice needed, what it lacked, where the better one gains; nothing where unknown."""
    choice = mistake.choice
    if choice.why is None:
        return ()
    best = choice.best_worth.win if goal is Goal.WIN else choice.best_worth.margin
    return tuple(compared_sentences(choice.why, goal, best, names, board))


def region_title(board: Board, region: int, players: int) -> str:
    """``8 King's Castle (8-6)``: a region and the places it pays."""
    return f"{region_name(board, region)} ({'-'.join(map(str, board.paid(region, players)))})"


def held_words(markers: int, *, noble: bool) -> str:
    """What somebody has in a region: ``2``, ``2 + Noble``."""
    if noble:
        return f"{markers} + {NOBLE}" if markers else NOBLE
    return str(markers)


def added_words(played: int, better: int) -> str:
    """What two choices add there: ``+1 !2``."""
    parts = [f"+{played}"] if played else []
    return " ".join([*parts, *([f"!{better}"] if better else [])])


def adds_words(name: str) -> str:
    """Above what the choices of somebody add: ``Ann adds``."""
    return f"{name} adds"


def map_title(regions: int) -> str:
    """What a screen reader says of the map."""
    return f"{count(regions, 'region')} of the map before the choice"
