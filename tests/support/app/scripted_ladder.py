"""A game of the ladder that is won, in a process that is killed right then: nothing is tidied up.

``python -m tests.support.app.scripted_ladder`` kills itself.
"""

from __future__ import annotations

import asyncio
import os
import signal

from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.shell.place import Way
from tests.support.app.acting import running, settle, until, visit
from tests.support.app.idle import idle_by_the_loop
from tests.support.legal import random_game


async def win_and_die() -> None:
    """Begins the next game of the ladder as a person does; then it is won, and all is over."""
    async with running() as (app, pilot):
        await settle(pilot)
        await visit(pilot, Way("ladder_game", GAME))
        await settle(pilot)
        await pilot.press("enter")  # the name that is proposed
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        table = screen.table
        me = table.setup.alone
        seeds = (random_game(2, seed) for seed in range(1000))
        won = next(game for game in seeds if game.position.winners == (me,))
        game = table.game
        for played in won.rounds:
            game = game.choose(played.selections)
            if game.pending is not None:
                game = game.choose_again(played.reselections)
        table.played(game, {})
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    with idle_by_the_loop():
        asyncio.run(win_and_die())
