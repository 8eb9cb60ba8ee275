"""The places of King & Assassins, and the menu of its first screen; nothing of it is loaded."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.home.game_entry import GameEntry
from kingsroad_tui.shell.place import WAYS, Later, Place, Places, ways_of

NAME: Final = "King & Assassins"
"""The game, as people read it."""

GAME: Final = "assassins"
"""The word for the game."""

_HERE: Final = "kingsroad_tui.assassins"
_WAYS: Final = f"{_HERE}.ways"
_THIS: Final = {"word": GAME}

PLACES: Final[Places] = {
    "home": Place(f"{_HERE}.home.screen:AssassinsHomeScreen", NAME),
    **ways_of(GAME),
    "learn": Place(
        f"{_WAYS}:learn", f"{NAME}: learning", keys=f"{_HERE}.learn.screen:AssassinsLearnScreen"
    ),
    "new": Place(f"{_HERE}.home.new_game:AssassinsNewGameScreen", f"{NAME}: new game"),
    "ladder": Place(f"{WAYS}:ladder", given=_THIS),
    "today": Place(f"{WAYS}:today", given=_THIS),
    "together": Place(f"{WAYS}:together", given={"of_game": GAME}),
    "rules": Place(
        "kingsroad_tui.help.rulebook:show_rules",
        given={"game": GAME, "picture": Later(f"{_HERE}.help.rules:town_picture")},
    ),
    "play": Place(
        f"{WAYS}:play",
        f"{NAME}: playing",
        keys=f"{_HERE}.play.screen:AssassinsPlayScreen",
        given=_THIS,
    ),
    "apart": Place(
        f"{WAYS}:apart",
        f"{NAME}: with somebody elsewhere",
        keys=f"{_HERE}.together.play:TownApart",
        given=_THIS,
    ),
    "end": Place(
        f"{WAYS}:end",
        f"{NAME}: the end",
        keys=f"{_HERE}.play.end:AssassinsEndScreen",
        given=_THIS,
    ),
    "look_back": Place(
        f"{_HERE}.review.look_back:AssassinsLookBackScreen", f"{NAME}: looking back"
    ),
    "editor": Place(f"{_HERE}.editor.screen:AssassinsEditorScreen", f"{NAME}: position editor"),
    "editor_values": Place(
        f"{_HERE}.editor.draft_values:DraftValues", f"{NAME}: values of a position"
    ),
    "record": Place(
        f"{_WAYS}:record",
        f"{NAME}: following a table",
        keys=f"{_HERE}.follow.screen:AssassinsFollowScreen",
    ),
    "review": Place(f"{_HERE}.review.screen:AssassinsReviewScreen", f"{NAME}: the review"),
    "try": Place(f"{_HERE}.review.try_again:AssassinsTryScreen", f"{NAME}: trying a phase again"),
    "practise": Place(
        "kingsroad_tui.practice.screen:show_practice",
        f"{NAME}: practise",
        keys="kingsroad_tui.practice.screen:PractiseScreen",
        given={"practice": Later(f"{_HERE}.practice.practising:PRACTICE")},
    ),
    "exercises": Place(
        "kingsroad_tui.practice.exercise:exercises",
        f"{NAME}: an exercise",
        keys=f"{_HERE}.practice.exercise:AssassinsExerciseScreen",
        given={"screen": Later(f"{_HERE}.practice.exercise:AssassinsExerciseScreen")},
    ),
    "log": Place(f"{_HERE}.play.log:AssassinsLogDialog", f"Log of {NAME}", dialog=True),
    "what_if": Place(f"{_HERE}.hints.what_if:SupposeDialog", f"What if, in {NAME}", dialog=True),
    "statistics": Place(
        f"{WAYS}:statistics",
        f"Statistics of {NAME}",
        keys="kingsroad_tui.statistics.dialog:StatisticsDialog",
        dialog=True,
        given=_THIS,
    ),
    "turn_up": Place(
        f"{_HERE}.follow.dialog:TurnUpDialog", "Which card was turned up", dialog=True
    ),
    "follow": Place(
        f"{_HERE}.follow.dialog:WhomToFollowDialog", f"Whom to follow, in {NAME}", dialog=True
    ),
    "who_they_were": Place(
        f"{_HERE}.follow.dialog:WhoTheyWereDialog", "Who the assassins were", dialog=True
    ),
    "open": Place(
        "kingsroad_tui.library.open_game:OpenScreen",
        f"Your games of {NAME}",
        keys=f"{_HERE}.keys:ASSASSINS_LIBRARY_KEYS",
        dialog=True,
        given=_THIS,
    ),
}

ENTRY: Final = GameEntry(
    game=GAME,
    title=NAME,
    words="a second game, for two",
    key="k",
    short="Assassins",
    about=f"The second game: {NAME}",
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
"""Each entry by its place: its title, and what it is for."""

RARE: Final = frozenset({"statistics", "editor", "follow"})
"""The entries that have no line in a small terminal."""
