"""King's Road, as the app and the command line know it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from kingsroad_tui.common.game_description import GameDescription

if TYPE_CHECKING:
    from kingsroad.board import Board
    from kingsroad_tui.common.game_commands import GameCommands


def _commands() -> GameCommands:
    from kingsroad_tui.kingsroad.command_parts import COMMANDS

    return COMMANDS


def _by_lines(board: Board | None, file: Path | None) -> int:
    from kingsroad_tui.kingsroad.line_mode import play_plain

    return play_plain(board, file)


KINGS_ROAD: Final = GameDescription(
    name="King's Road",
    word="kingsroad",
    format="kingsroad-game",
    commands=_commands,
    by_lines=_by_lines,
)
