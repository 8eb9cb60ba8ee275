"""``advise``: what to play in a position, as sentences with a table or as JSON."""

from __future__ import annotations

from typing import Any

import click

from kingsroad_tui.common.command_options import json_option, seconds_option
from kingsroad_tui.common.errors import print_json, print_text, solver_failures
from kingsroad_tui.common.game_description import GameDescription


def command_of(game: GameDescription) -> click.Command:
    """The command for a game."""
    commands = game.commands()
    part = commands.advise

    @click.argument("source", metavar=commands.advised)
    @seconds_option("Answer within about this time.")
    @json_option()
    def advise(source: str, seconds: float | None, *, as_json: bool, **own: Any) -> None:
        with solver_failures():
            answer = part.do(source, seconds, **own)
        if as_json:
            print_json(answer.data())
        else:
            print_text(answer.text())

    return part.command(advise)
