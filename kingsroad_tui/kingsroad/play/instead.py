"""What was chosen in one's own place at a table of people elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad_tui.kingsroad.words.game import selection_words
from kingsroad_tui.together.words import chosen_instead

if TYPE_CHECKING:
    from kingsroad_tui.together.in_ones_place import InOnesPlace


def instead_sentence(one: InOnesPlace, board: Board) -> str:
    """The cards that somebody else chose, and who."""
    what = selection_words(Selection.parse(one.choice), board)
    return chosen_instead(one.round, what, by_lot=one.by_lot, away=one.away)
