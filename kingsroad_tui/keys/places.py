"""The parts of the app in which keys work, as help and settings call them."""

from __future__ import annotations

from typing import Final

CHOICE_FIELD: Final = "In a field with a list"
CURTAIN: Final = "Handing over"
SETTINGS: Final = "Settings"
SAVE_GAME: Final = "Save a game"
RUNNING_ELSEWHERE: Final = "A game running elsewhere"
UNSAVED: Final = "A game that is not saved"
LADDER: Final = "Ladder"
DAY_DONE: Final = "Today's game, played"
OWN_NAME: Final = "Your name"
RIVALS: Final = "Your rivals"
PLAY_TOGETHER: Final = "Play together"
WAITING_ROOM: Final = "The table of those who play together"
COPIED: Final = "A text to be copied"
QUESTIONS: Final = "Other questions"
