"""The way into a game from the first screen of the app."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.say import Say


class GameEntry(NamedTuple):
    """An entry of the menu there.

    Attributes:
        game: the word for the game.
        key: what leads there, as Textual names it.
        title: the name of the game; its attribute ``about`` says in a few words what kind it is.
        says: what the footer says of that key; its attribute ``about`` is what help says of it.
    """

    game: str
    key: str
    title: Say
    says: Say
