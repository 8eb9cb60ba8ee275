"""The solver process seen from the app: asked, cancelled, killed, restarted, given up."""

import asyncio
import os
import signal
import sys
from contextlib import aclosing

import pytest

from advisor.messages.protocol import (
    AdviceSettings,
    AdviseRequest,
    Failure,
    PingRequest,
    Progress,
    Ready,
)
from kingsroad.records import GameData
from kingsroad_tui.solver.client import MOST_RESTARTS, Solver, SolverState
from tests.support.legal import random_game


@pytest.fixture
async def solver():
    seen = []
    solver = Solver(seen.append)
    solver.seen = seen
    yield solver
    await solver.close()


def advise(solver, players=2, until=Progress.FIRST):
    game = GameData.of(random_game(players, 1, rounds=3))
    return AdviseRequest(
        id=solver.fresh_id(),
        game=game,
        player=0,
        until=until,
        settings=AdviceSettings(belief="uniform"),
    )


async def answers(solver, request):
    return [answer async for answer in solver.ask(request)]


async def alive(solver):
    """Pings until the process answers; pings caught by its death are tried again."""
    while True:
        [answer] = await answers(solver, PingRequest(id=solver.fresh_id()))
        if isinstance(answer, Ready):
            return


async def test_asking_starts_the_process_and_yields_every_answer(solver):
    assert solver.state is SolverState.OFF
    found = await answers(solver, advise(solver, until=Progress.COMPLETE))
    assert [answer.stage for answer in found] == [Progress.FIRST, Progress.COMPLETE]
    assert solver.seen == [SolverState.STARTING, SolverState.READY]


async def test_requests_are_answered_side_by_side(solver):
    requests = [advise(solver, players) for players in (2, 3, 2)]
    found = await asyncio.gather(*(answers(solver, request) for request in requests))
    assert [[answer.id for answer in each] for each in found] == [[r.id] for r in requests]


async def test_a_cancelled_request_ends_at_once_and_the_others_go_on(solver):
    await alive(solver)
    long, short = advise(solver, 5, Progress.PROVED), advise(solver)
    asked = asyncio.create_task(answers(solver, long))
    other = asyncio.create_task(answers(solver, short))
    await asyncio.sleep(0.05)
    await solver.cancel(long.id)
    assert (await asked)[-1].kind == "cancelled"
    assert (await other)[-1].final


async def test_leaving_the_loop_early_cancels_and_stale_answers_are_dropped(solver):
    request = advise(solver, 4, Progress.PROVED)
    async with aclosing(solver.ask(request)) as found:
        async for answer in found:
            assert answer.stage is Progress.FIRST
            break
    [answer] = await answers(solver, PingRequest(id=solver.fresh_id()))
    assert isinstance(answer, Ready)


async def test_an_id_that_is_open_is_refused(solver):
    request = advise(solver, 5, Progress.PROVED)
    async with aclosing(solver.ask(request)) as found:
        await anext(found)
        with pytest.raises(ValueError, match="is open"):
            await answers(solver, request)


async def test_a_killed_process_is_started_again_until_it_is_given_up(solver):
    for _ in range(MOST_RESTARTS + 1):
        await alive(solver)
        request = advise(solver, 5, Progress.PROVED)
        asked = asyncio.create_task(answers(solver, request))
        await asyncio.sleep(0.05)
        os.kill(solver.pid, signal.SIGKILL)
        failure = (await asked)[-1]
        assert isinstance(failure, Failure)
        assert failure.kind == "internal"
    while solver.state is not SolverState.GIVEN_UP:
        await asyncio.sleep(0.01)
    assert solver.seen.count(SolverState.RESTARTING) == MOST_RESTARTS
    [answer] = await answers(solver, PingRequest(id=solver.fresh_id()))
    assert isinstance(answer, Failure)
    await solver.close()
    await alive(solver)


async def test_a_program_that_cannot_run_is_given_up_with_a_reason():
    solver = Solver(command=("/nowhere/solver",))
    [answer] = await answers(solver, PingRequest(id=1))
    assert isinstance(answer, Failure)
    assert solver.state is SolverState.GIVEN_UP
    await solver.close()


async def test_a_program_that_says_other_things_is_given_up():
    solver = Solver(command=(sys.executable, "-c", "print('hello')"))
    [answer] = await answers(solver, PingRequest(id=1))
    assert isinstance(answer, Failure)
    while solver.state is not SolverState.GIVEN_UP:
        await asyncio.sleep(0.01)
    await solver.close()


async def test_errors_of_the_process_go_to_the_log_and_closing_leaves_nothing(tmp_path):
    log = tmp_path / "logs" / "solver.log"
    code = "import sys; sys.stderr.write('oops'); sys.stderr.flush(); sys.stdin.read()"
    solver = Solver(command=(sys.executable, "-c", code), log=log)
    await solver.start()
    process = solver.pid
    while not (log.exists() and log.read_text() == "oops"):
        await asyncio.sleep(0.01)
    await solver.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_closing_ends_what_is_asked(solver):
    await alive(solver)
    asked = asyncio.create_task(answers(solver, advise(solver, 5, Progress.PROVED)))
    await asyncio.sleep(0.05)
    await solver.close()
    assert isinstance((await asked)[-1], Failure)
