"""``kingsroad play``, and ``kingsroad`` alone: opens the game."""

from __future__ import annotations

from pathlib import Path

import click

from kingsroad.board import BoardError, read_board
from kingsroad_tui.errors import Unusable


@click.command()
@click.option(
    "--board",
    "board_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A board file (TOML) for new games.",
)
@click.option("--plain", is_flag=True, help="The whole game in plain text, line by line.")
def command(board_file: Path | None, plain: bool) -> int:
    """Open the game (this is what `kingsroad` alone does)."""
    try:
        board = read_board(board_file) if board_file else None
    except BoardError as error:
        raise Unusable(str(error)) from None
    if plain:
        from kingsroad_tui.line_mode import play_plain

        return play_plain(board)
    from kingsroad_tui.app import KingsRoad, run_app

    return run_app(KingsRoad(board))
