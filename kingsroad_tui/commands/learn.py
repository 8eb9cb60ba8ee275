"""``learn``: a guided game."""

from __future__ import annotations

import click

from kingsroad_tui.common.game_description import GameDescription


def command_of(game: GameDescription) -> click.Command:
    """The command for a game."""
    lesson = game.commands().learn

    @click.command(help=lesson.about)
    @click.option("--plain", is_flag=True, help="In plain text, line by line.")
    @click.option(
        "--from", "step", type=click.IntRange(1, lesson.steps), help="The step to begin with."
    )
    def learn(*, plain: bool, step: int | None) -> int:
        if plain:
            return lesson.by_lines(step)
        from kingsroad_tui.app import KingsRoad
        from kingsroad_tui.common.running import run_app

        return run_app(KingsRoad(first=lesson.wish(None if step is None else step - 1)))

    return learn
