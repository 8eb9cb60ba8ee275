"""King's Road, as the app and the command line know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kingsroad_tui.common.game_description import GameDescription, GameKeys

if TYPE_CHECKING:
    from textual.message import Message
    from textual.screen import Screen

    from kingsroad.board import Board
    from kingsroad_tui.common.game_commands import GameCommands
    from kingsroad_tui.common.host import Host
    from kingsroad_tui.common.router import Router


def _commands() -> GameCommands:
    from kingsroad_tui.kingsroad.command_parts import COMMANDS

    return COMMANDS


def _router(
    app: Host, leave_for: Callable[[Callable[[], None]], None], board: Board | None
) -> Router:
    from kingsroad_tui.kingsroad.router import KingsRoadRouter

    return KingsRoadRouter(app, leave_for, board)


def _keys() -> GameKeys:
    from kingsroad_tui.kingsroad.screens import screens_with_keys

    return screens_with_keys()


def _first_screen(passed: bool) -> Screen[None]:
    from kingsroad_tui.kingsroad.screens.home import HomeScreen

    return HomeScreen(passed=passed)


def _wishes() -> Sequence[tuple[str, str, Message]]:
    from kingsroad_tui.kingsroad import navigation

    return (
        ("New game", "Set up a table", navigation.SetUpGame()),
        ("Open a saved game", "Go on with a saved game", navigation.OpenGame()),
        ("Statistics", "Your games against each strength", navigation.ShowStatistics()),
        ("Analyse a game", "Choose what to analyse", navigation.ChooseAnalysis()),
        ("Set up a position", "The position editor", navigation.EditPosition()),
        ("Follow a table", "Write down a real game", navigation.NamePlayers()),
        ("Learn to play", "A guided first game", navigation.Learn()),
    )


KINGS_ROAD: Final = GameDescription(
    name="King's Road",
    word="kingsroad",
    format="kingsroad-game",
    commands=_commands,
    router=_router,
    keys=_keys,
    first_screen=_first_screen,
    styles=("kingsroad/styles/home.tcss",),
    wishes=_wishes,
)
