"""The parts of King & Assassins in which keys work, as help and settings call them."""

from __future__ import annotations

from typing import Final

HOME: Final = "King & Assassins"
LEARNING: Final = "King & Assassins: learning"
NEW_GAME: Final = "King & Assassins: new game"
PLAYING: Final = "King & Assassins: playing"
END: Final = "King & Assassins: the end"
LOOKING_BACK: Final = "King & Assassins: looking back"
REVIEW: Final = "King & Assassins: the review"
PRACTISING: Final = "King & Assassins: practise"
EXERCISE: Final = "King & Assassins: an exercise"
TRYING: Final = "King & Assassins: trying a phase again"

AT_TABLE: Final = "King & Assassins: with somebody elsewhere"

EDITOR: Final = "King & Assassins: position editor"
EDITOR_VALUES: Final = "King & Assassins: values of a position"

FOLLOWING: Final = "King & Assassins: following a table"

TURN_UP: Final = "Which card was turned up"
WHOM_TO_FOLLOW: Final = "Whom to follow, in King & Assassins"
WHO_THEY_WERE: Final = "Who the assassins were"
LOG: Final = "Log of King & Assassins"
WHAT_IF: Final = "What if, in King & Assassins"
STATISTICS: Final = "Statistics of King & Assassins"
YOUR_GAMES: Final = "Your games of King & Assassins"
