"""The parts of King's Road in which keys work, as help and settings call them."""

from __future__ import annotations

from typing import Final

HOME: Final = "First screen"
LEARNING: Final = "Learning"
NEW_GAME: Final = "New game"
PLAYING: Final = "Playing"
PLAYING_APART: Final = "Playing with people elsewhere"
END: Final = "End of a game"
PRACTISING: Final = "Practise"
EXERCISE: Final = "An exercise"
OWN_MISTAKES: Final = "Own mistakes"
ANALYSIS: Final = "Analysis"
TRYING_AGAIN: Final = "Trying again"
EDITOR: Final = "Position editor"
EDITOR_GRID: Final = "In its grid"
FOLLOWING: Final = "Following a game"
RULES: Final = "Rules"

WHAT_IF: Final = "What if"
LOG: Final = "Log of a game"
BRANCHES: Final = "Branches"
WHAT_TO_ANALYSE: Final = "What to analyse"
WHOM_TO_FOLLOW: Final = "Whom to follow"
YOUR_GAMES: Final = "Your games"
DOUBT: Final = "Cards that give much away"
