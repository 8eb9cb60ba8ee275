"""The way into a game from the first screen of the app."""

from __future__ import annotations

from typing import NamedTuple


class GameEntry(NamedTuple):
    """An entry of the menu there.

    Attributes:
        game: the word for the game.
        title: the name of the game.
        words: what kind of game it is, in a few words.
        key: what leads there, as Textual names it.
        short: what the footer says of that key.
        about: what help says of it.
    """

    game: str
    title: str
    words: str
    key: str
    short: str
    about: str
