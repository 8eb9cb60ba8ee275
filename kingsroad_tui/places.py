"""The places of the house: what every game has, and where each is."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.keys.registry import HELP, IN_DIALOGS
from kingsroad_tui.shell.place import Place, Places

_HOUSE: Final = "kingsroad_tui"
_WAYS: Final = f"{_HOUSE}.ways"

PLACES: Final[Places] = {
    "rules": Place(f"{_WAYS}:rules", palette=("Rules", "Read the rules")),
    "choice_field": Place(f"{_HOUSE}.widgets.plain:ChoiceField", "In a field with a list"),
    "curtain": Place(f"{_HOUSE}.curtain.dialog:CurtainScreen", "Handing over"),
    "ladder": Place(f"{_HOUSE}.ladder.screen:LadderScreen", "Ladder"),
    "together": Place(
        f"{_WAYS}:together",
        "Play together",
        keys=f"{_HOUSE}.together.play_together:PlayTogetherScreen",
    ),
    "open_table": Place(f"{_WAYS}:open_table"),
    "join_table": Place(f"{_WAYS}:join_table"),
    "table": Place(
        f"{_WAYS}:table",
        "The table of those who play together",
        keys=f"{_HOUSE}.together.waiting_room:WaitingRoomScreen",
    ),
    "copied": Place(f"{_HOUSE}.widgets.copied:CopiedScreen", "A text to be copied"),
    "settings": Place(
        f"{_HOUSE}.settings.screen:SettingsScreen",
        "Settings",
        palette=("Settings", "Colours, keys, hints"),
    ),
    "home": Place(f"{_WAYS}:home", palette=("Home", "Back to the first screen")),
    "back": Place(f"{_WAYS}:back"),
    "quit": Place(f"{_WAYS}:quit_app", palette=("Quit", "Leave; the game is saved")),
    "file": Place(f"{_WAYS}:file"),
    "help": Place(f"{_HOUSE}.help.screen:HelpScreen", HELP),
    "dialog": Place(f"{_HOUSE}.widgets.dialog:Dialog", IN_DIALOGS),
    "save": Place(f"{_HOUSE}.library.save_game:SaveGameDialog", "Save a game", dialog=True),
    "running": Place(
        f"{_HOUSE}.library.save_game:RunningElsewhereDialog",
        "A game running elsewhere",
        dialog=True,
    ),
    "unsaved": Place(
        f"{_HOUSE}.library.save_game:UnsavedDialog", "A game that is not saved", dialog=True
    ),
    "own_name": Place(f"{_HOUSE}.home.own_name:OwnNameDialog", "Your name", dialog=True),
    "day_done": Place(f"{_HOUSE}.ladder.screen:DayDoneDialog", "Today's game, played", dialog=True),
    "question": Place(f"{_HOUSE}.widgets.dialog:ConfirmDialog", "Other questions", dialog=True),
    "rivals": Place(f"{_HOUSE}.rivals.widgets:RivalsDialog", "Your rivals", dialog=True),
}
