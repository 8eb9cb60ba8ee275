"""King's Road, as the app and the command line know it."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.kingsroad.places import GAME, PLACES
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.shell.place import Later

KINGS_ROAD: Final = GameDescription(
    name="King's Road",
    word=GAME,
    format="kingsroad-game",
    commands=Later("kingsroad_tui.kingsroad.command_parts:COMMANDS").load,
    in_app=Later("kingsroad_tui.kingsroad.in_app:IN_APP").load,
    places=PLACES,
    styles=("kingsroad/styles/home.tcss",),
)
