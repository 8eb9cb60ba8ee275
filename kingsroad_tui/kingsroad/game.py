"""King's Road, as the app and the command line know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingsroad_tui.shell.game_description import GameDescription

if TYPE_CHECKING:
    from kingsroad_tui.shell.game_commands import GameCommands
    from kingsroad_tui.shell.router import Router


def _commands() -> GameCommands:
    from kingsroad_tui.kingsroad.command_parts import COMMANDS

    return COMMANDS


def _router() -> type[Router]:
    from kingsroad_tui.kingsroad.router import KingsRoadRouter

    return KingsRoadRouter


KINGS_ROAD: Final = GameDescription(
    name="King's Road",
    word="kingsroad",
    format="kingsroad-game",
    commands=_commands,
    router=_router,
    styles=("kingsroad/styles/home.tcss",),
)
