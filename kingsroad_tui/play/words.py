"""What is said around a game that has no screens of its own, whatever it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingsroad_tui.keys.key_words import ENTER
from kingsroad_tui.words.lists import listed
from tabletop.words.voice import phrase

BY_CHANCE: Final = "random"

SET_UP_WORDS: Final = (
    ("games", "your saved games, the newest first"),
    ("open NAME", "go on with a saved game, by its name or its file"),
    ("seed NUMBER", "the same luck as in another game with this number"),
    ("rules", "the rules"),
    ("quit", "leave"),
)
"""What can be typed while a game is set up."""

MENU: Final = (
    ("continue", "Continue", "pick up where you left off"),
    ("again", "Play again", "your usual rivals"),
    ("new", "New game", "against the computer or friends"),
    ("together", "Play together", "friends at their own computers"),
    ("open", "Open a saved game", "go on where it stands"),
    ("rules", "Rules", "complete, searchable"),
    ("leave", "Back", "to the first screen"),
)
"""Each entry by its place: its title, and what it is for."""


COMMANDS: Final = (
    ("log", "what has happened"),
    ("rules", "the rules"),
    ("share", "the whole game in one line, to paste into a message"),
    ("save NAME", "save the game by a name"),
    ("quit", "leave; the game is saved"),
)
"""The words that can be typed instead of a choice, and what they do."""
TYPE_HELP: Final = "Type help for what you can type instead of a choice."
AT_THE_END: Final = f"The game is over: again or save NAME; help for more; {ENTER} leaves"


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
    return phrase("play-again-sentence", name=name, phrase=phrase("play-choose-again"))
