"""The menu of the first screen of King & Assassins, in words."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.home.game_entry import GameEntry

ENTRY: Final = GameEntry(
    game="assassins",
    title="King & Assassins",
    words="a second game, for two",
    key="k",
    short="Assassins",
    about="The second game: King & Assassins",
)
"""The way in from the first screen of the app."""

TAGLINE: Final = "A king, seven knights, twelve townsfolk, and three knives"
PRACTISING: Final = "mistakes and puzzles"
MENU: Final = (
    ("continue", "Continue", "where you left off"),
    ("again", "Play again", "your usual rival"),
    ("learn", "Learn to play", "in five minutes"),
    ("new", "New game", "a computer or a friend"),
    ("together", "Play together", "a friend elsewhere"),
    ("ladder", "The ladder", "best of three each"),
    ("today", "Today's game", "the same for all"),
    ("open", "Open a saved game", "go on where it stands"),
    ("practise", "Practise", PRACTISING),
    ("statistics", "Statistics", "how you fared"),
    ("editor", "Set up a position", "copy a real board"),
    ("follow", "Follow a table", "write down a real game"),
    ("rules", "Rules", "complete, searchable"),
    ("leave", "King's Road", "to the first screen"),
)
"""Each entry by its name: its title, and what it is for."""

RARE: Final = frozenset({"statistics", "editor", "follow"})
"""The entries that have no line in a small terminal."""
