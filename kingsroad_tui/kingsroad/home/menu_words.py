"""The menu of the first screen, in words; nothing of the game is loaded for it."""

from __future__ import annotations

from typing import Final

TAGLINE: Final = "Reiner Knizia's board game of bluff and timing, for 2 to 5 players"
PRACTISING: Final = "your own mistakes, and puzzles"
MENU: Final = (
    ("continue", "Continue", "pick up where you left off"),
    ("again", "Play again", "your usual rivals"),
    ("learn", "Learn to play", "three minutes, step by step"),
    ("new", "New game", "against the computer or friends"),
    ("together", "Play together", "friends at their own computers"),
    ("ladder", "The ladder", "best of three, up to the top"),
    ("today", "Today's game", "the same for everybody, once"),
    ("practise", "Practise", PRACTISING),
    ("statistics", "Statistics", "how you fared, month by month"),
    ("open", "Open a saved game", "play on, or look back at it"),
    ("analyse", "Analyse", "see what you could do better"),
    ("editor", "Set up a position", "copy the board on your table"),
    ("follow", "Follow a table", "write down a game as you play it"),
    ("rules", "Rules", "the complete rules, searchable"),
    ("settings", "Settings", "colours, keys, hints"),
    ("quit", "Quit", "your game is saved"),
)
"""Each entry by its name: its title, and what it is for."""
RARE: Final = frozenset({"statistics", "editor", "follow", "quit"})
"""The entries that have no line in a small terminal."""

BEFORE_GAMES: Final = 13
"""So many entries stand before those of the other games."""

SET_UP_GAME: Final = ("New game", "Set up a table")
OPEN_GAME: Final = ("Open a saved game", "Go on with a saved game")
TOGETHER: Final = ("Play together", "With friends at their own computers")
STATISTICS: Final = ("Statistics", "Your games against each strength")
PRACTISE: Final = ("Practise", "Your own mistakes, and puzzles")
ANALYSE: Final = ("Analyse a game", "Choose what to analyse")
EDIT_POSITION: Final = ("Set up a position", "The position editor")
FOLLOW_TABLE: Final = ("Follow a table", "Write down a real game")
LADDER: Final = ("The ladder", "Best of three against each strength")
TODAY: Final = ("Today's game", "The same table for everybody, once a day")
LEARN: Final = ("Learn to play", "A guided first game")
"""Where one can go from everywhere, by the list of commands: titles, and what each is for."""
