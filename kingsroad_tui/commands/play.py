"""``kingsroad play``, and ``kingsroad`` alone: opens the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from kingsroad.board import Board, BoardError, read_board
from kingsroad_tui.common.errors import Unusable

if TYPE_CHECKING:
    from textual.message import Message


@click.command()
@click.argument("file", required=False, type=click.Path(path_type=Path), metavar="[FILE]")
@click.option(
    "--board",
    "board_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A board file (TOML) for new games.",
)
@click.option("--plain", is_flag=True, help="The whole game in plain text, line by line.")
def command(file: Path | None, board_file: Path | None, *, plain: bool) -> int:
    """Open the game (this is what `kingsroad` alone does); with FILE, on with that saved game.

    The file says whether it is a game of King's Road or of King & Assassins.
    """
    try:
        board = read_board(board_file) if board_file else None
    except BoardError as error:
        raise Unusable(str(error)) from None
    if plain:
        return _in_plain(file, board)
    first = _on_with(file) if file else None
    from kingsroad_tui.app import KingsRoad
    from kingsroad_tui.common.running import run_app

    return run_app(KingsRoad(board, first=first))


def _in_plain(file: Path | None, board: Board | None) -> int:
    """Plays line by line; with a file, on with that saved game of either kind. Raises Unusable."""
    from kingsroad_tui.common.storage.game_kind import GameKind, game_kind

    if file is not None and game_kind(file) is GameKind.ASSASSINS:
        from kingsroad_tui.assassins.line_mode import play_town_plain

        return play_town_plain(file)
    from kingsroad_tui.kingsroad.line_mode import play_plain

    return play_plain(board, file)


def _on_with(file: Path) -> Message:
    """How the app goes on with a saved game of either kind. Raises Unusable."""
    from kingsroad_tui.common.storage.game_kind import GameKind, game_kind

    if game_kind(file) is GameKind.ASSASSINS:
        from kingsroad_tui.assassins.storage.sources import open_town_source
        from kingsroad_tui.common.navigation import EnterTown

        open_town_source(str(file))
        return EnterTown(file)
    from kingsroad.records import RecordError
    from kingsroad_tui.kingsroad.navigation import ResumeGame
    from kingsroad_tui.kingsroad.storage.saves import read_table

    try:
        return ResumeGame(read_table(file))
    except RecordError as error:
        raise Unusable(str(error)) from None
