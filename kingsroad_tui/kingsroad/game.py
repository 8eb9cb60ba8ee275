"""King's Road, as the app and the command line know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingsroad_tui.kingsroad.places import GAME, PLACES
from kingsroad_tui.shell.game_description import GameDescription

if TYPE_CHECKING:
    from kingsroad_tui.shell.game_commands import GameCommands


def _commands() -> GameCommands:
    from kingsroad_tui.kingsroad.command_parts import COMMANDS

    return COMMANDS


KINGS_ROAD: Final = GameDescription(
    name="King's Road",
    word=GAME,
    format="kingsroad-game",
    commands=_commands,
    places=PLACES,
    styles=("kingsroad/styles/home.tcss",),
)
