"""King & Assassins, as the app and the command line know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kingsroad_tui.common.game_description import GameDescription, GameKeys

if TYPE_CHECKING:
    from textual.screen import Screen

    from kingsroad_tui.common.game_commands import GameCommands
    from kingsroad_tui.common.host import Host
    from kingsroad_tui.common.router import Router


def _commands() -> GameCommands:
    from kingsroad_tui.assassins.command_parts import COMMANDS

    return COMMANDS


def _router(app: Host, leave_for: Callable[[Callable[[], None]], None], board: None) -> Router:
    from kingsroad_tui.assassins.router import TownRouter

    del board  # new games have the printed one
    return TownRouter(app, leave_for)


def _keys() -> GameKeys:
    from kingsroad_tui.assassins.screens import screens_with_keys

    return screens_with_keys()


def _first_screen(passed: bool) -> Screen[None]:
    from kingsroad_tui.assassins.screens.town_home import TownHomeScreen

    del passed
    return TownHomeScreen()


ASSASSINS: Final = GameDescription(
    name="King & Assassins",
    word="assassins",
    format="king-and-assassins-game",
    commands=_commands,
    router=_router,
    keys=_keys,
    first_screen=_first_screen,
    styles=(),
    wishes=tuple,
)
