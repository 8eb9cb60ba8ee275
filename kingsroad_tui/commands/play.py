"""``play``, and the game's own name alone: opens the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from kingsroad_tui.common.game_description import GameDescription
from kingsroad_tui.games import GAMES, game_of


def command_of(game: GameDescription) -> click.Command:
    """The command for a game; that of the first one opens files of every game."""
    commands = game.commands()
    first = game is GAMES[0]

    @click.argument("file", required=False, type=click.Path(path_type=Path), metavar="[FILE]")
    @click.option("--plain", is_flag=True, help="The whole game in plain text, line by line.")
    def play(file: Path | None, *, plain: bool, **own: Any) -> int:
        as_asked = replace(game, board=commands.play.do(**own))
        games = tuple(as_asked if one is game else one for one in GAMES)
        meant = as_asked if file is None or not first else game_of(file, games)
        if plain:
            return meant.by_lines(meant.board, file)
        wish = meant.commands().wish(file)
        from kingsroad_tui.app import KingsRoad
        from kingsroad_tui.common.running import run_app

        return run_app(KingsRoad(games[0].board, first=wish))

    return commands.play.command(play)
