"""What is said around a game that has no screens of its own, whatever it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingsroad_tui.words.lists import listed
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


def title(game: str, players: Sequence[str]) -> str:
    """Which game it is."""
    return f"{game}: {listed(players)}"


def turn_of(name: str, question: str) -> str:
    """What somebody is asked for, by name, as several share the terminal."""
    return f"{name}, {question}"


def can_choose(choices: Iterable[str]) -> str:
    """The answer to what is no legal choice."""
    return phrase("play-can-choose", join=", ".join(choices))


def have_chosen(names: Sequence[str]) -> str:
    """Who has chosen, though not what; empty for nobody."""
    return f"{listed(names)} {'has' if len(names) == 1 else 'have'} chosen." if names else ""


def again_sentence(name: str) -> str:
    """How somebody who has just chosen can choose again, before it is seen."""
    return phrase("play-again-sentence", name=name, word=CHOOSE_AGAIN)
