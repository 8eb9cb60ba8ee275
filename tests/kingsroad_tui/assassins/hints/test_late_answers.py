"""What the solver says of a moment that has passed is dropped; a crash says where it came from."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
from msgspec.structs import replace

from advisor.messages.assassins_answers import AssassinsAdvice
from advisor.messages.bases import AnswerBase, MessageBase
from assassins.cards import RoundCard
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.learn.lesson import STEPS, Asked
from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
from kingsroad_tui.files.locations import folders
from kingsroad_tui.solver.client import in_time
from tests.support.app.acting import QuickSolver, begin, make_app, running, settle, tap
from tests.support.app.assassins_acting import assassins_game, begin_assassins
from tests.support.seats import COMPUTER, PERSON

CARD = RoundCard(1, 6, True, 5)


class TwiceSolver(QuickSolver):
    """Has a blow at once, and its whole advice when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        answers = [answer async for answer in super().ask(request)]
        if answers and isinstance(answers[-1], AssassinsAdvice):
            best = answers[-1].candidates[0].actions
            yield replace(answers[-1], final=False, strike_now=best)
            await self.go_on.wait()
            yield answers[-1]
        else:
            for answer in answers:
                yield answer


async def numbers() -> AsyncIterator[int]:
    for number in range(4):
        yield number


async def test_answers_are_passed_on_while_their_moment_lasts() -> None:
    moments = iter("aaab")
    assert [number async for number in in_time(numbers(), lambda: next(moments))] == [0, 1]


async def test_a_blow_that_is_followed_while_the_hint_is_still_thought_about() -> None:
    """v at once on "Strike now": what comes afterwards of the moment before is shown nowhere."""
    solver = TwiceSolver()
    async with running(make_app(solver)) as (_, pilot):
        game = assassins_game().turn_up(CARD)
        for action in ("Nj9-j8", *("Na4-a3", "Na3-a4") * 2):  # little is left to be thought of
            game = game.act(action)
        screen = await begin_assassins(pilot, game=game)
        done = len(screen.table.game.running)
        await tap(pilot, "t", "t", "t", "v")
        assert len(screen.table.game.running) > done
        solver.go_on.set()
        await settle(pilot)
        assert screen.hints._advised is not None
        assert screen.hints._advised[0] == (screen.sharing.seen(), screen.hints.supposed)


@pytest.mark.soak
async def test_a_hint_of_the_step_before_in_the_guided_game() -> None:
    solver = TwiceSolver()
    async with running(make_app(solver)) as (app, pilot):
        number = next(at for at, step in enumerate(STEPS) if Asked.HINT in step.asked)
        app.push_screen(screen := AssassinsLearnScreen(number))
        await pilot.pause()
        await tap(pilot, "t", "t", "t")
        await screen.action_step(1)
        shown = screen.view.hint
        solver.go_on.set()
        await settle(pilot)
        assert screen.view.hint == shown


async def test_an_undone_round_of_kings_road_has_no_answer_any_more() -> None:
    """Enter waits for the warning; the round before is taken back meanwhile, and nothing played."""
    async with running() as (_, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        screen.awaits_answer = True
        screen._step_in_time(lambda: None)
        assert screen.seat is None and not screen.awaits_answer


async def test_the_log_of_a_crash_has_its_traceback() -> None:
    """Of a worker, of a task that nobody waits for, and of a handler."""

    async def fails() -> None:
        raise ZeroDivisionError("on purpose")

    async def in_a_task() -> None:
        asyncio.get_running_loop().call_exception_handler({"exception": await failed(fails())})

    begins: list[Callable[[KingsRoad], object]] = [
        lambda app: app.run_worker(fails()),
        lambda app: app.call_later(fails),
        lambda app: app.call_later(in_a_task),
    ]
    for begin_to_fail in begins:
        app = make_app()
        with pytest.raises(ZeroDivisionError):
            async with app.run_test(size=(80, 24)) as pilot:
                begin_to_fail(app)
                await pilot.pause()
        log = folders().state / "crash.log"
        said = log.read_text()
        assert "Traceback" in said and "in fails" in said and "on purpose" in said
        log.unlink()


async def failed(coroutine: Coroutine[Any, Any, None]) -> BaseException:
    """What a coroutine fails of."""
    return (await asyncio.gather(coroutine, return_exceptions=True))[0] or AssertionError()
