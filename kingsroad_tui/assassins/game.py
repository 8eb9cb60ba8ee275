"""King & Assassins, as the app and the command line know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingsroad_tui.assassins.places import ENTRY, GAME, NAME, PLACES
from kingsroad_tui.shell.game_description import GameDescription

if TYPE_CHECKING:
    from kingsroad_tui.shell.game_commands import GameCommands


def _commands() -> GameCommands:
    from kingsroad_tui.assassins.command_parts import COMMANDS

    return COMMANDS


ASSASSINS: Final = GameDescription(
    name=NAME,
    word=GAME,
    format="king-and-assassins-game",
    commands=_commands,
    places=PLACES,
    entry=ENTRY,
)
