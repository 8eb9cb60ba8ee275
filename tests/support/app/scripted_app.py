"""A scripted game in a process of its own, to be killed.

`python -m tests.support.app.scripted_app` plays the app headless by keys and prints a line for
everything that a person has seen by then:
``revealed ROUND CODES`` when a reveal begins, ``over`` at the end.
"""

from __future__ import annotations

import asyncio
import random
import sys

from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.table import Phase
from tests.support.app.acting import begin, running, work_done
from tests.support.app.idle import idle_by_the_loop
from tests.support.legal import random_selection
from tests.support.seats import COMPUTER, PERSON


async def play(seed: int) -> None:
    """One game of a person against two computers, all of it decided by the seed."""
    dice = random.Random(seed)
    async with running() as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER, COMPUTER)
        while isinstance(app.screen, PlayScreen):
            table = screen.table
            if screen.story.telling:
                game = table.game
                selections = game.pending or game.rounds[-1].selections
                codes = " ".join(selection.code for selection in selections)
                number = len(game.rounds) + (game.pending is not None)
                print(f"revealed {number} {codes}", flush=True)
                while app.screen is screen and screen.story.telling:
                    await pilot.press("enter")
            elif screen.choosing.builder is not None:
                second = table.phase is Phase.SECOND_CHOICE
                selection = random_selection(table.position, 0, dice, second=second)
                await pilot.press(*selection.cards, "enter")
            await work_done(app)
            await pilot.pause()
    print("over", flush=True)


if __name__ == "__main__":
    with idle_by_the_loop():
        asyncio.run(play(int(sys.argv[1])))
