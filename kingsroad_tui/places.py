"""The places of the house: what every game has, and where each is."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.keys.registry import HELP, IN_DIALOGS
from kingsroad_tui.shell.place import Place, Places
from tabletop.say import Say

_HOUSE: Final = "kingsroad_tui"
_WAYS: Final = f"{_HOUSE}.ways"

PLACES: Final[Places] = {
    "rules": Place(f"{_WAYS}:rules", palette=Say("menu-rules")),
    "choice_field": Place(f"{_HOUSE}.widgets.plain:ChoiceField", Say("place-choice-field")),
    "curtain": Place(f"{_HOUSE}.curtain.dialog:CurtainScreen", Say("place-curtain")),
    "ladder": Place(f"{_HOUSE}.ladder.screen:LadderScreen", Say("place-ladder")),
    "together": Place(
        f"{_WAYS}:together",
        Say("place-together"),
        keys=f"{_HOUSE}.together.play_together:PlayTogetherScreen",
    ),
    "open_table": Place(f"{_WAYS}:open_table"),
    "join_table": Place(f"{_WAYS}:join_table"),
    "table": Place(
        f"{_WAYS}:table",
        Say("place-table"),
        keys=f"{_HOUSE}.together.waiting_room:WaitingRoomScreen",
    ),
    "copied": Place(f"{_HOUSE}.widgets.copied:CopiedScreen", Say("place-copied")),
    "settings": Place(
        f"{_HOUSE}.settings.screen:SettingsScreen",
        Say("place-settings"),
        palette=Say("menu-settings"),
    ),
    "home": Place(f"{_WAYS}:home", palette=Say("menu-home")),
    "back": Place(f"{_WAYS}:back"),
    "quit": Place(f"{_WAYS}:quit_app", palette=Say("menu-quit")),
    "file": Place(f"{_WAYS}:file"),
    "help": Place(f"{_HOUSE}.help.screen:HelpScreen", HELP),
    "dialog": Place(f"{_HOUSE}.widgets.dialog:Dialog", IN_DIALOGS),
    "save": Place(f"{_HOUSE}.library.save_game:SaveGameDialog", Say("place-save"), dialog=True),
    "running": Place(
        f"{_HOUSE}.library.save_game:RunningElsewhereDialog",
        Say("place-running"),
        dialog=True,
    ),
    "unsaved": Place(
        f"{_HOUSE}.library.save_game:UnsavedDialog", Say("place-unsaved"), dialog=True
    ),
    "own_name": Place(f"{_HOUSE}.home.own_name:OwnNameDialog", Say("place-own-name"), dialog=True),
    "day_done": Place(f"{_HOUSE}.ladder.screen:DayDoneDialog", Say("place-day-done"), dialog=True),
    "question": Place(f"{_HOUSE}.widgets.dialog:ConfirmDialog", Say("place-question"), dialog=True),
    "rivals": Place(f"{_HOUSE}.rivals.widgets:RivalsDialog", Say("place-rivals"), dialog=True),
}
