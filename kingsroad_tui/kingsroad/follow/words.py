"""What is said while a game at a real table is written down."""

from __future__ import annotations

from typing import Final

from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad_tui.kingsroad.words.game import selection_words
from kingsroad_tui.kingsroad.words.keys import key

SECOND_CHOICES: Final = "A Witch: type the second choices, made with the others' cards known."
NOTHING_TYPED: Final = "There is nothing to take back."
NOTHING_TO_CHOOSE: Final = "Nothing to choose now."
GO_ON_TYPING: Final = "Go on typing"
TITLE: Final = "Follow a table"
WHO_PLAYS: Final = (
    "Who plays, in seat order? The first one gets the advice; <follow.seat> changes that."
)
NAMES_EXAMPLE: Final = "Ann, Bob, Cid"


def type_cards() -> str:
    """How a round is written down."""
    return (
        "Type everybody's cards in one word, such as 16K; W for a Witch. "
        f"Press {key('fixed.enter')} to continue."
    )


def read_as(name: str, selection: Selection, board: Board) -> str:
    """The cards that were typed, as they are read, before they count."""
    return f"{name}: {selection_words(selection, board)}."


def change_cards() -> str:
    """That the last cards are to be typed anew."""
    return f"Taken back: change these cards, then press {key('fixed.enter')}."
