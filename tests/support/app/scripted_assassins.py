"""A scripted game of King & Assassins in a process of its own, to be killed.

``python -m tests.support.app.scripted_assassins SEED`` plays it headless by keys, two people at a
terminal, and prints the record in one line after everything that a person has seen done.
"""

from __future__ import annotations

import asyncio
import sys
from random import Random

import msgspec

from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tests.support.app.acting import running, settle
from tests.support.app.assassins_acting import PERSON, act_by_keys, assassins_game, begin_assassins
from tests.support.app.idle import idle_by_the_loop


async def play(seed: int) -> None:
    """One game, all of it decided by the seed; its assassins are a, d and k."""
    random = Random(seed)
    async with running(speed="off") as (app, pilot):
        await begin_assassins(pilot, PERSON, PERSON, game=assassins_game(None), seed=seed)
        while isinstance(app.screen, CurtainScreen | AssassinsPlayScreen):
            if isinstance(app.screen, CurtainScreen):
                await pilot.press("enter")
                continue
            screen = app.screen
            legal = list(screen.table.game.legal_actions())
            if screen.secret.choice is not None:
                await pilot.press("a", "d", "k", "enter")
            elif not legal or random.random() < 0.1:
                await pilot.press("enter")
                if isinstance(app.screen, ConfirmDialog):
                    await pilot.press("y")
            else:
                await act_by_keys(pilot, screen, random.choice(legal))
            await settle(pilot)
            record = AssassinsGameData.of(screen.table.game)
            print(msgspec.json.encode(record).decode(), flush=True)
    print("over", flush=True)


if __name__ == "__main__":
    with idle_by_the_loop():
        asyncio.run(play(int(sys.argv[1])))
