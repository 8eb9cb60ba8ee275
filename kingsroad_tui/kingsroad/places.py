"""The places of King's Road, and the menu of the first screen; nothing of the game is loaded."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.shell.place import WAYS, Later, Place, Places, ways_of
from tabletop.say import Say

GAME: Final = "kingsroad"
"""The word for the game."""

_HERE: Final = "kingsroad_tui.kingsroad"
_WAYS: Final = f"{_HERE}.ways"
_THIS: Final = {"word": GAME}

PLACES: Final[Places] = {
    "home": Place(f"{_HERE}.home.screen:HomeScreen", Say("kingsroad-place-home")),
    **ways_of(GAME),
    "learn": Place(
        f"{_WAYS}:learn",
        Say("kingsroad-place-learn"),
        keys=f"{_HERE}.learn.screen:LearnScreen",
        palette=Say("kingsroad-menu-learn"),
    ),
    "new": Place(
        f"{_HERE}.home.new_game:NewGameScreen",
        Say("kingsroad-place-new"),
        palette=Say("kingsroad-menu-new"),
    ),
    "ladder": Place(
        f"{WAYS}:ladder",
        palette=Say("kingsroad-menu-ladder"),
        given=_THIS,
    ),
    "today": Place(
        f"{WAYS}:today",
        palette=Say("kingsroad-menu-today"),
        given=_THIS,
    ),
    "together": Place(
        f"{WAYS}:together",
        palette=Say("kingsroad-menu-together"),
        given={"of_game": GAME},
    ),
    "statistics": Place(
        f"{WAYS}:statistics",
        palette=Say("kingsroad-menu-statistics"),
        given=_THIS,
    ),
    "play": Place(
        f"{WAYS}:play",
        Say("kingsroad-place-play"),
        keys=f"{_HERE}.play.screen:PlayScreen",
        given=_THIS,
    ),
    "apart": Place(
        f"{WAYS}:apart",
        Say("kingsroad-place-apart"),
        keys=f"{_HERE}.together.play:RoundsApart",
        given=_THIS,
    ),
    "end": Place(
        f"{WAYS}:end", Say("kingsroad-place-end"), keys=f"{_HERE}.play.end:EndScreen", given=_THIS
    ),
    "mistakes": Place(
        f"{_HERE}.review.own_mistakes_screen:OwnMistakesScreen", Say("kingsroad-place-mistakes")
    ),
    "practise": Place(
        "kingsroad_tui.practice.screen:show_practice",
        Say("kingsroad-place-practise"),
        keys="kingsroad_tui.practice.screen:PractiseScreen",
        given={"practice": Later(f"{_HERE}.practice.practising:PRACTICE")},
        palette=Say("kingsroad-menu-practise"),
    ),
    "exercises": Place(
        "kingsroad_tui.practice.exercise:exercises",
        Say("kingsroad-place-exercises"),
        keys=f"{_HERE}.practice.exercise:ExerciseScreen",
        given={"screen": Later(f"{_HERE}.practice.exercise:ExerciseScreen")},
    ),
    "analysis": Place(
        f"{_WAYS}:analysis",
        Say("kingsroad-place-analysis"),
        keys=f"{_HERE}.review.screen:AnalysisScreen",
    ),
    "try": Place(f"{_HERE}.review.choice_again:TryAgainScreen", Say("kingsroad-place-try")),
    "editor": Place(
        f"{_HERE}.editor.screen:EditorScreen",
        Say("kingsroad-place-editor"),
        palette=Say("kingsroad-menu-editor"),
    ),
    "editor_grid": Place(
        f"{_HERE}.editor.setup_grid:SetupGrid", Say("kingsroad-place-editor-grid")
    ),
    "record": Place(f"{_HERE}.follow.screen:RecordTableScreen", Say("kingsroad-place-record")),
    "rules": Place(
        "kingsroad_tui.help.rulebook:show_rules",
        Say("kingsroad-place-rules"),
        keys="kingsroad_tui.help.rulebook:RulesScreen",
        given={"game": GAME, "picture": Later(f"{_HERE}.help.rules:kingdom_picture")},
    ),
    "what_if": Place(
        f"{_HERE}.hints.what_if:OpponentsDialog", Say("kingsroad-place-what-if"), dialog=True
    ),
    "log": Place(f"{_HERE}.play.log_pane:GameLogDialog", Say("kingsroad-place-log"), dialog=True),
    "branches": Place(
        f"{_HERE}.review.choose:BranchesDialog", Say("kingsroad-place-branches"), dialog=True
    ),
    "analyse": Place(
        f"{_HERE}.review.choose:ChooseAnalysisScreen",
        Say("kingsroad-place-analyse"),
        dialog=True,
        palette=Say("kingsroad-menu-analyse"),
    ),
    "follow": Place(
        f"{_HERE}.follow.screen:NamePlayersScreen",
        Say("kingsroad-place-follow"),
        dialog=True,
        palette=Say("kingsroad-menu-follow"),
    ),
    "open": Place(
        "kingsroad_tui.library.open_game:OpenScreen",
        Say("kingsroad-place-open"),
        keys=f"{_HERE}.keys:LIBRARY_KEYS",
        dialog=True,
        given=_THIS,
        palette=Say("kingsroad-menu-open"),
    ),
    "doubt": Place(f"{_HERE}.play.doubt:DoubtDialog", Say("kingsroad-place-doubt"), dialog=True),
}

MENU: Final = (
    "continue",
    "again",
    "new",
    "learn",
    "practise",
    "together",
    "look",
    "open",
    "analyse",
    "editor",
    "follow",
    "statistics",
    "settings",
    "quit",
)
"""The entries, by their places; those of the other games stand before the settings."""
