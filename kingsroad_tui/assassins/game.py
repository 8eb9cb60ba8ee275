"""King & Assassins, as the app and the command line know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingsroad_tui.assassins.home.menu_words import ENTRY
from kingsroad_tui.shell.game_description import GameDescription

if TYPE_CHECKING:
    from kingsroad_tui.shell.game_commands import GameCommands
    from kingsroad_tui.shell.router import Router


def _commands() -> GameCommands:
    from kingsroad_tui.assassins.command_parts import COMMANDS

    return COMMANDS


def _router() -> type[Router]:
    from kingsroad_tui.assassins.router import AssassinsRouter

    return AssassinsRouter


ASSASSINS: Final = GameDescription(
    name=ENTRY.title,
    word=ENTRY.game,
    format="king-and-assassins-game",
    commands=_commands,
    router=_router,
    entry=ENTRY,
)
