"""A game in plain text with a solver beside it, from its first line to its last."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable

from kingsroad_tui.common.line_io import Leave, say
from kingsroad_tui.common.solver.client import Solver
from kingsroad_tui.common.storage.locations import folders, tighten_own_folders
from kingsroad_tui.common.text.leaving import goodbye


def play_by_lines(play: Callable[[Solver], Awaitable[None]]) -> None:
    """Plays until the game is over, or somebody leaves or ends the input."""
    asyncio.run(_play(play))


async def _play(play: Callable[[Solver], Awaitable[None]]) -> None:
    # Reading a line blocks, so Ctrl+C must end it at once and not wait for the event loop.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    tighten_own_folders()
    solver = Solver(log=folders().state / "solver.log")
    try:
        await play(solver)
    except Leave as left:
        say(goodbye(left.unsaved))
    finally:
        await solver.close()
