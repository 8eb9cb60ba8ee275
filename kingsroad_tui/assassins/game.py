"""King & Assassins, as the app and the command line know it."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.assassins.places import ENTRY, GAME, NAME, PLACES
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.shell.place import Later

ASSASSINS: Final = GameDescription(
    name=NAME,
    word=GAME,
    format="king-and-assassins-game",
    commands=Later("kingsroad_tui.assassins.command_parts:COMMANDS").load,
    in_app=Later("kingsroad_tui.assassins.in_app:IN_APP").load,
    places=PLACES,
    entry=ENTRY,
)
