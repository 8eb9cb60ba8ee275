"""``kingsroad learn``: the guided first game."""

from __future__ import annotations

import click


@click.command()
@click.option("--plain", is_flag=True, help="In plain text, line by line.")
@click.option("--from", "step", type=click.IntRange(1, 8), help="The step to begin with.")
def command(plain: bool, step: int | None) -> int:
    """Learn to play: a guided first game of three minutes, at the step where it was left."""
    if plain:
        from kingsroad_tui.kingsroad.learn_plain import learn_plain

        return learn_plain(step)
    from kingsroad_tui.app import KingsRoad
    from kingsroad_tui.common.running import run_app
    from kingsroad_tui.kingsroad.navigation import Learn

    return run_app(KingsRoad(first=Learn(None if step is None else step - 1)))
