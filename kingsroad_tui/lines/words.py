"""What is said in plain play of whichever game: what can be typed, and setting a game up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

UNKNOWN_WORD: Final = "There is no such word here: help says what you can type."


def word_lines(words: Sequence[tuple[str, str]]) -> list[str]:
    """A line for each word, with what it does."""
    return [f"{word}: {what}." for word, what in words]


ANSWER_ONE_OF: Final = "Please answer one of: {answers}."
HELP_FIRST: Final = "Type help for what else can be set: the board, the seed, a saved game."
SEED_RANGE: Final = "A seed is a number from 0 to {most}."
SEED_SAID: Final = "The seed is {seed}: the same choices bring the same game."
HINTS_SAID: Final = "Hints are allowed."
NO_HINTS_SAID: Final = "Nobody may ask for hints."
BOARD_SAID: Final = "The board: {name}."
TRY_AGAIN: Final = "{why}. Please try again."
START: Final = "Start the game"
PROGRAM: Final = "External program"
MORE_OPEN: Final = "Less"
MORE_IS_USED: Final = "Something here is not as usual, so it stays open."
PROGRAM_HINT: Final = "the program and its arguments"
NO_GAMES: Final = "There is no saved game yet."

SET_UP_WORDS: Final = (
    ("games", "your saved games, the newest first"),
    ("open NAME", "go on with a saved game, by its name or its file"),
    ("board FILE", "play on the board in a file"),
    ("seed NUMBER", "the same luck as in another game with this number"),
    ("hints off", "nobody may ask for hints; hints on allows them again"),
    ("ladder", "your ladder, and its next game"),
    ("today", "the day's game, the same for everybody, once"),
    ("rules", "the complete rules"),
    ("quit", "leave"),
)


def which_hints(typed: str) -> bool | None:
    """Whether hints are to be allowed; None where that is not what was typed."""
    return {"on": True, "off": False}.get(typed.lower())
