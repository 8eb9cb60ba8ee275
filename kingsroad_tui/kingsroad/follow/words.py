"""What is said while a game at a real table is written down."""

from __future__ import annotations

from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad_tui.kingsroad.words.game import selection_words
from kingsroad_tui.words.lists import labelled


def read_as(name: str, selection: Selection, board: Board) -> str:
    """The cards that were typed, as they are read, before they count."""
    return labelled(name, f"{selection_words(selection, board)}.")
