"""What is said around a game that has no screens of its own, whatever it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.say import Say
from tabletop.words.voice import phrase

CHOOSE_AGAIN: Final = "again"
"""What gives a choice back to who has just made it, when the keyboard goes on."""

SET_UP_WORDS: Final = tuple(
    Say(f"lines-set-up-{word}") for word in ("games", "open", "seed", "rules", "quit")
)
"""What can be typed while a game is set up."""

COMMANDS: Final = tuple(
    Say(f"play-word-{word}") for word in ("log", "rules", "share", "save", "quit")
)
"""The words that can be typed instead of a choice, and what they do."""


def can_choose(choices: Iterable[str]) -> str:
    """The answer to what is no legal choice."""
    return phrase("play-can-choose", choices=", ".join(choices))
