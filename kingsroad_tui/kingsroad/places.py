"""The places of King's Road, and the menu of the first screen; nothing of the game is loaded."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.shell.place import WAYS, Later, Place, Places, ways_of

GAME: Final = "kingsroad"
"""The word for the game."""

_HERE: Final = "kingsroad_tui.kingsroad"
_WAYS: Final = f"{_HERE}.ways"
_THIS: Final = {"word": GAME}

PLACES: Final[Places] = {
    "home": Place(f"{_HERE}.home.screen:HomeScreen", "First screen"),
    **ways_of(GAME),
    "learn": Place(
        f"{_WAYS}:learn",
        "Learning",
        keys=f"{_HERE}.learn.screen:LearnScreen",
        palette=("Learn to play", "A guided first game"),
    ),
    "new": Place(
        f"{_HERE}.home.new_game:NewGameScreen",
        "New game",
        palette=("New game", "Set up a table"),
    ),
    "ladder": Place(
        f"{WAYS}:ladder",
        palette=("The ladder", "Best of three against each strength"),
        given=_THIS,
    ),
    "today": Place(
        f"{WAYS}:today",
        palette=("Today's game", "The same table for everybody, once a day"),
        given=_THIS,
    ),
    "together": Place(
        f"{WAYS}:together",
        palette=("Play together", "With friends at their own computers"),
        given={"of_game": GAME},
    ),
    "statistics": Place(
        f"{WAYS}:statistics",
        palette=("Statistics", "Your games against each strength"),
        given=_THIS,
    ),
    "play": Place(f"{WAYS}:play", "Playing", keys=f"{_HERE}.play.screen:PlayScreen", given=_THIS),
    "apart": Place(
        f"{WAYS}:apart",
        "Playing with people elsewhere",
        keys=f"{_HERE}.together.play:RoundsApart",
        given=_THIS,
    ),
    "end": Place(f"{WAYS}:end", "End of a game", keys=f"{_HERE}.play.end:EndScreen", given=_THIS),
    "mistakes": Place(f"{_HERE}.review.own_mistakes_screen:OwnMistakesScreen", "Own mistakes"),
    "practise": Place(
        "kingsroad_tui.practice.screen:show_practice",
        "Practise",
        keys="kingsroad_tui.practice.screen:PractiseScreen",
        given={"practice": Later(f"{_HERE}.practice.practising:PRACTICE")},
        palette=("Practise", "Your own mistakes, and puzzles"),
    ),
    "exercises": Place(
        "kingsroad_tui.practice.exercise:exercises",
        "An exercise",
        keys=f"{_HERE}.practice.exercise:ExerciseScreen",
        given={"screen": Later(f"{_HERE}.practice.exercise:ExerciseScreen")},
    ),
    "analysis": Place(
        f"{_WAYS}:analysis", "Analysis", keys=f"{_HERE}.review.screen:AnalysisScreen"
    ),
    "try": Place(f"{_HERE}.review.choice_again:TryAgainScreen", "Trying again"),
    "editor": Place(
        f"{_HERE}.editor.screen:EditorScreen",
        "Position editor",
        palette=("Set up a position", "The position editor"),
    ),
    "editor_grid": Place(f"{_HERE}.editor.setup_grid:SetupGrid", "In its grid"),
    "record": Place(f"{_HERE}.follow.screen:RecordTableScreen", "Following a game"),
    "rules": Place(
        "kingsroad_tui.help.rulebook:show_rules",
        "Rules",
        keys="kingsroad_tui.help.rulebook:RulesScreen",
        given={"game": GAME, "picture": Later(f"{_HERE}.help.rules:kingdom_picture")},
    ),
    "what_if": Place(f"{_HERE}.hints.what_if:OpponentsDialog", "What if", dialog=True),
    "log": Place(f"{_HERE}.play.log_pane:GameLogDialog", "Log of a game", dialog=True),
    "branches": Place(f"{_HERE}.review.choose:BranchesDialog", "Branches", dialog=True),
    "analyse": Place(
        f"{_HERE}.review.choose:ChooseAnalysisScreen",
        "What to analyse",
        dialog=True,
        palette=("Analyse a game", "Choose what to analyse"),
    ),
    "follow": Place(
        f"{_HERE}.follow.screen:NamePlayersScreen",
        "Whom to follow",
        dialog=True,
        palette=("Follow a table", "Write down a real game"),
    ),
    "open": Place(
        "kingsroad_tui.library.open_game:OpenScreen",
        "Your games",
        keys=f"{_HERE}.keys:LIBRARY_KEYS",
        dialog=True,
        given=_THIS,
        palette=("Open a saved game", "Go on with a saved game"),
    ),
    "doubt": Place(f"{_HERE}.play.doubt:DoubtDialog", "Cards that give much away", dialog=True),
}

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
"""Each entry by its place: its title, and what it is for."""

RARE: Final = frozenset({"statistics", "editor", "follow", "quit"})
"""The entries that have no line in a small terminal."""

BEFORE_GAMES: Final = 13
"""So many entries stand before those of the other games."""
