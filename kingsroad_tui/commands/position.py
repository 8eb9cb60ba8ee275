"""``position``: prints the one-line code of a position."""

from __future__ import annotations

from typing import Any

import click

from kingsroad_tui.common.errors import print_text
from kingsroad_tui.common.game_description import GameDescription


def command_of(game: GameDescription) -> click.Command:
    """The command for a game."""
    part = game.commands().position

    @click.argument("source", metavar="FILE|CODE|-")
    def position(source: str, **own: Any) -> None:
        print_text(part.do(source, **own))

    return part.command(position)
