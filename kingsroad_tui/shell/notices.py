"""What the app says by itself, in whichever game, also as it is left for good or for a while."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.keys.key_words import ENTER
from tabletop.words.voice import phrase

OPTIONS_OF: Final = "Options for a game of {game}"
"""Over those options of a command that only another game than the first one has."""


def plain_text(title: str) -> str:
    """The first line of plain play."""
    return phrase("app-plain-text", title=title, enter=ENTER)


def goodbye(problem: str) -> str:
    """The last line of plain play; ``problem`` says why the game is not saved, if it is not."""
    return phrase("app-goodbye", saved=not problem, problem=problem)


ANOTHER_PLACE = f"A file to save it in, or {ENTER} to leave without"
