"""``board``: draws a board as text."""

from __future__ import annotations

import sys
from typing import Any

import click

from kingsroad_tui.common.errors import print_text
from kingsroad_tui.common.game_description import GameDescription


def command_of(game: GameDescription) -> click.Command:
    """The command for a game."""
    commands = game.commands()
    part, (width, height) = commands.board, commands.least_board

    @click.argument("source", required=False, metavar="[FILE|CODE|-]")
    @click.option("--ascii", "ascii_only", is_flag=True, help="Draw with ASCII signs.")
    @click.option("--width", type=click.IntRange(width, 500), default=80, help="In columns.")
    @click.option("--height", type=click.IntRange(height, 200), default=23, help="In lines.")
    def board(source: str | None, *, ascii_only: bool, width: int, height: int, **own: Any) -> None:
        from kingsroad_tui.common.look.glyphs import Glyphs

        plain = ascii_only or not (sys.stdout.encoding or "").lower().startswith("utf")
        glyphs = Glyphs.ascii() if plain else Glyphs.unicode()
        print_text(part.do(source, glyphs, width, height, **own))

    return part.command(board)
