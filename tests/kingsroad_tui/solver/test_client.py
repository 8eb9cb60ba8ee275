"""The solver process seen from the app: asked, cancelled, killed, restarted, given up."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import aclosing
from pathlib import Path

import msgspec
import pytest

from advisor.messages import protocol
from advisor.messages.verdicts import BeliefKind
from kingsroad.records import GameData
from kingsroad_tui.solver import client
from kingsroad_tui.solver.client import (
    BEAT_SECONDS,
    MOST_RESTARTS,
    SILENT_BEATS,
    SILENT_BEATS_AT_THE_START,
    Solver,
    SolverState,
)
from tests.support.legal import random_game


class WatchedSolver(Solver):
    """Notes every state it enters."""

    def __init__(self) -> None:
        self.seen: list[SolverState] = []
        super().__init__(self.seen.append)


@pytest.fixture
async def solver() -> AsyncIterator[WatchedSolver]:
    solver = WatchedSolver()
    yield solver
    await solver.close()


def advise(
    solver: Solver, players: int = 2, until: protocol.Progress = protocol.Progress.FIRST
) -> protocol.AdviseRequest:
    game = GameData.of(random_game(players, 1, rounds=3))
    return protocol.AdviseRequest(
        id=solver.fresh_id(),
        game=game,
        player=0,
        until=until,
        settings=protocol.AdviceSettings(belief=BeliefKind.UNIFORM),
    )


async def answers(solver: Solver, request: protocol.Request) -> list[protocol.Answer]:
    return [answer async for answer in solver.ask(request)]


async def alive(solver: Solver) -> None:
    """Pings until the process answers; pings caught by its death are tried again."""
    while True:
        [answer] = await answers(solver, protocol.PingRequest(id=solver.fresh_id()))
        if isinstance(answer, protocol.Ready):
            return


async def test_asking_starts_the_process_and_yields_every_answer(solver: WatchedSolver) -> None:
    assert solver.state is SolverState.OFF
    found = await answers(solver, advise(solver, until=protocol.Progress.COMPLETE))
    stages = [answer.stage for answer in found if isinstance(answer, protocol.Advice)]
    assert stages == [protocol.Progress.FIRST, protocol.Progress.COMPLETE]
    assert len(found) == len(stages)
    assert solver.seen == [SolverState.STARTING, SolverState.READY]


async def test_requests_are_answered_side_by_side(solver: WatchedSolver) -> None:
    requests = [advise(solver, players) for players in (2, 3, 2)]
    found = await asyncio.gather(*(answers(solver, request) for request in requests))
    assert [[answer.id for answer in each] for each in found] == [[r.id] for r in requests]


async def test_a_cancelled_request_ends_at_once_and_the_others_go_on(solver: WatchedSolver) -> None:
    await alive(solver)
    long, short = advise(solver, 5, protocol.Progress.PROVED), advise(solver)
    asked = asyncio.create_task(answers(solver, long))
    other = asyncio.create_task(answers(solver, short))
    await asyncio.sleep(0.05)
    await solver.cancel(long.id)
    cancelled = (await asked)[-1]
    assert isinstance(cancelled, protocol.Failure)
    assert cancelled.kind is protocol.FailureKind.CANCELLED
    assert (await other)[-1].last


async def test_leaving_the_loop_early_cancels_and_stale_answers_are_dropped(
    solver: WatchedSolver,
) -> None:
    request = advise(solver, 4, protocol.Progress.PROVED)
    async with aclosing(solver.ask(request)) as found:
        async for answer in found:
            assert isinstance(answer, protocol.Advice)
            assert answer.stage is protocol.Progress.FIRST
            break
    [answer] = await answers(solver, protocol.PingRequest(id=solver.fresh_id()))
    assert isinstance(answer, protocol.Ready)


async def test_what_is_asked_behind_makes_way_and_is_asked_anew(solver: WatchedSolver) -> None:
    """Nothing else is open while it is answered, and every question ends it at once."""
    asked: list[int] = []
    found: list[protocol.Answer] = []

    def request(number: int) -> protocol.AdviseRequest:
        asked.append(number)
        return msgspec.structs.replace(advise(solver, 3, protocol.Progress.COMPLETE), id=number)

    async def listen() -> None:
        async with aclosing(solver.behind(request)) as behind:
            found.extend([answer async for answer in behind])

    await alive(solver)
    behind = asyncio.create_task(listen())
    while not asked:
        await asyncio.sleep(0)
    [pong] = await answers(solver, protocol.PingRequest(id=solver.fresh_id()))
    assert isinstance(pong, protocol.Ready) and not found
    await behind
    assert len(asked) == 2 and {answer.id for answer in found} == {asked[1]}
    assert found[-1].last and isinstance(found[-1], protocol.Advice)


async def test_one_request_is_asked_behind_at_a_time(solver: WatchedSolver) -> None:
    """The next one waits till the first has its answer, or is given up."""

    def request(number: int) -> protocol.PingRequest:
        return protocol.PingRequest(id=number)

    await alive(solver)
    async with aclosing(solver.behind(request)) as first:
        await anext(first)
        second = asyncio.create_task(anext(solver.behind(request)))
        await asyncio.sleep(0.01)
        assert not second.done()
    assert isinstance(await second, protocol.Ready)


async def test_an_id_that_is_open_is_refused(solver: WatchedSolver) -> None:
    request = advise(solver, 5, protocol.Progress.PROVED)
    async with aclosing(solver.ask(request)) as found:
        await anext(found)
        with pytest.raises(ValueError, match="is open"):
            await answers(solver, request)


async def test_a_killed_process_is_started_again_until_it_is_given_up(
    solver: WatchedSolver,
) -> None:
    for _ in range(MOST_RESTARTS + 1):
        await alive(solver)
        request = advise(solver, 5, protocol.Progress.PROVED)
        asked = asyncio.create_task(answers(solver, request))
        await asyncio.sleep(0.05)
        assert solver.pid is not None
        os.kill(solver.pid, signal.SIGKILL)
        failure = (await asked)[-1]
        assert isinstance(failure, protocol.Failure)
        assert failure.kind is protocol.FailureKind.INTERNAL
    while solver.state is not SolverState.GIVEN_UP:
        await asyncio.sleep(0.01)
    assert solver.seen.count(SolverState.RESTARTING) == MOST_RESTARTS
    [answer] = await answers(solver, protocol.PingRequest(id=solver.fresh_id()))
    assert isinstance(answer, protocol.Failure)
    await solver.close()
    await alive(solver)


async def test_a_program_that_cannot_run_is_given_up_with_a_reason() -> None:
    solver = Solver(command=("/nowhere/solver",))
    [answer] = await answers(solver, protocol.PingRequest(id=1))
    assert isinstance(answer, protocol.Failure)
    assert solver.state is SolverState.GIVEN_UP
    await solver.close()


async def test_a_program_that_says_other_things_is_given_up() -> None:
    solver = Solver(command=(sys.executable, "-c", "print('hello')"))
    [answer] = await answers(solver, protocol.PingRequest(id=1))
    assert isinstance(answer, protocol.Failure)
    while solver.state is not SolverState.GIVEN_UP:
        await asyncio.sleep(0.01)
    await solver.close()


async def test_errors_of_the_process_go_to_the_log_and_closing_leaves_nothing(
    tmp_path: Path,
) -> None:
    log = tmp_path / "logs" / "solver.log"
    code = "import sys; sys.stderr.write('oops'); sys.stderr.flush(); sys.stdin.read()"
    solver = Solver(command=(sys.executable, "-c", code), log=log)
    await solver.start()
    process = solver.pid
    assert process is not None
    while not (log.exists() and log.read_text() == "oops"):
        await asyncio.sleep(0.01)
    await solver.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_closing_ends_what_is_asked(solver: WatchedSolver) -> None:
    await alive(solver)
    asked = asyncio.create_task(answers(solver, advise(solver, 5, protocol.Progress.PROVED)))
    await asyncio.sleep(0.05)
    await solver.close()
    assert isinstance((await asked)[-1], protocol.Failure)


@pytest.mark.parametrize("asked_before", [True, False])
async def test_a_process_that_is_stopped_is_replaced_by_another(
    solver: WatchedSolver, asked_before: bool
) -> None:
    """Stopped while it computes, or before it is asked; it is not dead, and says nothing."""
    await alive(solver)
    stopped, request = solver.pid, advise(solver, 5, protocol.Progress.PROVED)
    assert stopped is not None
    asked = asyncio.create_task(answers(solver, request)) if asked_before else None
    await asyncio.sleep(0)
    os.kill(stopped, signal.SIGSTOP)
    asked = asked or asyncio.create_task(answers(solver, request))
    solver._beat_seconds = 0.01
    while SolverState.RESTARTING not in solver.seen:
        await asyncio.sleep(0.01)
    solver._beat_seconds = BEAT_SECONDS
    lost = (await asked)[-1]
    assert isinstance(lost, protocol.Failure) and lost.kind is protocol.FailureKind.INTERNAL
    await alive(solver)
    assert solver.pid != stopped
    [answer] = await answers(solver, advise(solver))
    assert answer.last


async def test_a_process_that_never_gets_ready_is_given_up() -> None:
    solver = Solver(command=(sys.executable, "-c", "import time; time.sleep(600)"))
    solver._beat_seconds = 0.0
    [answer] = await answers(solver, advise(solver))
    assert isinstance(answer, protocol.Failure)
    while solver.state is not SolverState.GIVEN_UP:
        await answers(solver, advise(solver))
    await solver.close()


@pytest.mark.parametrize("when", ["while it starts", "after the last answer"])
async def test_a_process_that_is_stopped_is_noticed_though_it_is_not_computing(
    solver: WatchedSolver, when: str
) -> None:
    """Not ready yet, or all that was asked for has come: no later than 40 beats."""
    if when == "while it starts":
        asked = asyncio.create_task(answers(solver, advise(solver)))
        while solver.pid is None:
            await asyncio.sleep(0)
    else:
        asked = asyncio.create_task(answers(solver, advise(solver)))
        await asked
    stopped = solver.pid
    assert stopped is not None and SILENT_BEATS_AT_THE_START <= 40
    os.kill(stopped, signal.SIGSTOP)
    solver._beat_seconds = 0.01
    while SolverState.RESTARTING not in solver.seen:
        await asyncio.sleep(0.01)
    solver._beat_seconds = BEAT_SECONDS
    await asked
    await alive(solver)
    assert solver.pid != stopped


async def test_a_process_that_is_not_used_any_more_is_left_alone(
    solver: WatchedSolver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "BEATS_IN_USE", 1)
    await alive(solver)
    solver._beat_seconds = 0.1
    await answers(solver, advise(solver))
    while solver._in_use.is_set():
        await asyncio.sleep(0.01)
    assert solver.state is SolverState.READY and SolverState.RESTARTING not in solver.seen


async def test_a_process_nobody_waits_for_may_be_silent(solver: WatchedSolver) -> None:
    await alive(solver)
    pid = solver.pid
    assert pid is not None
    solver._beat_seconds = 0.0
    os.kill(pid, signal.SIGSTOP)
    for _ in range(10 * SILENT_BEATS):
        await asyncio.sleep(0)
    assert solver.state is SolverState.READY and solver.pid == pid
