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
RIVALS: Final = "Who sits at the table"
PLAY_TOGETHER: Final = "Play together"
WAITING_ROOM: Final = "Who sits at that table"
QUESTIONS: Final = "Other questions"
