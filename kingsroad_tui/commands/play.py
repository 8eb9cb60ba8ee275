"""``kingsroad play``, and ``kingsroad`` alone: opens the game."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

import click

from kingsroad.board import BoardError, read_board
from kingsroad_tui.errors import Unusable, event_loop_interrupts


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
    # Textual draws on standard error, so that must be a terminal too. With a driver of its own (in
    # a browser) it needs none.
    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    if not terminal and "TEXTUAL_DRIVER" not in os.environ:
        raise Unusable("the game needs a terminal; `kingsroad play --plain` does without")
    from kingsroad_tui.app import KingsRoad
    from kingsroad_tui.look.themes import honour_no_color
    from kingsroad_tui.termination import ends_by, exit_code

    honour_no_color(os.environ)
    app = KingsRoad(board)

    def leave(signal_number: int) -> None:
        app.call_later(partial(app.exit, return_code=exit_code(signal_number)))

    event_loop_interrupts()
    with ends_by(leave):
        app.run()
    return app.return_code or 0
