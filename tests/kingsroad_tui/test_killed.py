"""The app is killed at a random moment: what had been revealed is there when it starts again."""

from __future__ import annotations

import pytest

from kingsroad_tui.kingsroad.library.saves import last_unfinished, read_table, recent_games
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.table import Phase
from tests.support.app.acting import play_screen, running, tap, until, work_done
from tests.support.app.killing import lines_until_killed
from tests.support.soak import sampled


async def assert_resumes_when_killed(seed: int) -> None:
    """Kills a scripted game some milliseconds after a random line of it, and takes it up again."""
    seen = lines_until_killed("tests.support.app.scripted_app", seed, last=12)
    saved, damaged = last_unfinished()
    assert not damaged
    if saved is None:
        assert "over\n" in seen or read_table(recent_games()[0].path).game.finished
        return
    revealed = {
        number: [selection.code for selection in played.selections]
        for number, played in enumerate(saved.game.rounds, start=1)
    }
    if saved.game.pending is not None:
        pending = [selection.code for selection in saved.game.pending]
        revealed[len(saved.game.rounds) + 1] = pending
    for line in seen:
        _, number, *codes = line.split()
        assert revealed[int(number)] == codes
    await assert_resumes(saved.game.pending is not None, len(saved.game.rounds))


async def assert_resumes(pending: bool, rounds: int) -> None:
    """Continue, as a person does it: Enter on the first screen."""
    async with running() as (app, pilot):
        await work_done(app)
        await pilot.pause()
        await tap(pilot, "enter")
        await until(pilot, lambda: any(isinstance(s, PlayScreen) for s in app.screen_stack))
        table = play_screen(app).table
        assert len(table.game.rounds) >= rounds
        assert (table.phase is Phase.SECOND_CHOICE) == pending or len(table.game.rounds) > rounds


@pytest.mark.parametrize("seed", sampled(range(50), 0, 3))
async def test_killed_many_times(seed: int) -> None:
    await assert_resumes_when_killed(seed)
