"""Nothing is called best, and nobody is warned, before the last answer is there: nothing that was
said is taken back.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.protocol import AdviceSettings, AdviseRequest, Progress
from advisor.messages.verdicts import Goal
from kingsroad.games import Game
from kingsroad_tui.kingsroad.hints.hints import HintStep
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.play.doubt import DoubtDialog
from kingsroad_tui.kingsroad.play.prompts import ONE_MOMENT
from kingsroad_tui.kingsroad.review.choice_again import TryAgainScreen
from kingsroad_tui.kingsroad.review.own_mistakes_words import THINKING
from kingsroad_tui.kingsroad.review.words import try_puzzle
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.settings.stored import AppSettings
from tests.kingsroad_tui.kingsroad.play.test_play_with_others import costly_candidate
from tests.support.app.acting import begin, make_app, running, settle, tap, text_of
from tests.support.sample_advice import StudySolver, sample_advice
from tests.support.seats import COMPUTER, PERSON

SETUP = Setup(seats=(PERSON, COMPUTER))


class WeighingSolver(StudySolver):
    """Its first answer holds the choices for the very opposite of what the last one says, which
    comes when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.settled = asyncio.Event()

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        if not isinstance(request, AdviseRequest):
            async for answer in super().ask(request):
                yield answer
            return
        self.asked.append(request)
        whole = sample_advice(request)
        figures = [(c.value, c.win, c.loss) for c in whole.candidates]
        turned = [
            msgspec.structs.replace(c, value=value, win=win, loss=loss)
            for c, (value, win, loss) in zip(reversed(whole.candidates), figures, strict=True)
        ]
        yield msgspec.structs.replace(
            whole,
            stage=Progress.FIRST,
            final=False,
            candidates=turned,
            recommended=turned[0].selection,
        )
        await self.settled.wait()
        yield whole


@pytest.mark.parametrize("presses", [1, 2, 3, 4])
async def test_a_hint_weighs_until_the_best_choice_is_settled(presses: int) -> None:
    """Whichever page is open: no best choice, no chance, no mark on the map; then all of it."""
    solver = WeighingSolver()
    async with running(make_app(solver)) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        for _ in range(presses):
            await tap(pilot, "h")
        said = text_of(app)
        assert "Still weighing" in said and app.glyphs.bar[1] in said
        assert "Best choice" not in said and "%" not in said
        assert screen.query_one(HintPane).regions == ()
        solver.settled.set()
        await settle(pilot)
        assert "Still weighing" not in text_of(app)
        screen.hints.step = HintStep.BEST
        await settle(pilot)
        assert "Best choice" in text_of(app)
        assert screen.query_one(HintPane).regions


async def test_a_warning_waits_for_the_answer_that_the_hint_shows() -> None:
    """What the first answer liked most is bad by the last one: Enter asks once that is known."""
    solver = WeighingSolver()
    async with running(make_app(solver)) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        app.use_settings(AppSettings(warn=True, speed="off"))
        await tap(pilot, "h", "escape")
        request = next(one for one in solver.asked if isinstance(one, AdviseRequest))
        bad = costly_candidate(sample_advice(request), 0.2)
        await tap(pilot, *bad.selection, "enter")
        assert screen.is_current and ONE_MOMENT.split(":")[0] in text_of(app)
        assert not screen.table.game.rounds and screen.table.waiting == (0,)
        solver.settled.set()
        await settle(pilot)
        assert isinstance(app.screen, DoubtDialog)


async def test_cards_changed_while_a_warning_is_awaited_are_not_played() -> None:
    solver = WeighingSolver()
    async with running(make_app(solver)) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        app.use_settings(AppSettings(warn=True, speed="off"))
        await tap(pilot, "h", "escape")
        request = next(one for one in solver.asked if isinstance(one, AdviseRequest))
        best = sample_advice(request).recommended
        await tap(pilot, *best, "enter", "backspace", best[-1])
        solver.settled.set()
        await settle(pilot)
        assert screen.is_current and screen.table.waiting == (0,)
        assert not screen.table.game.rounds


async def test_a_try_is_judged_by_the_last_answer() -> None:
    solver = WeighingSolver()
    async with running(make_app(solver)) as (app, pilot):
        game = Game(("Ann", "Bob"))
        puzzle = try_puzzle("Round 1", None, game.players, Goal.WIN)
        await app.push_screen(TryAgainScreen(game, SETUP, 0, AdviceSettings(), puzzle))
        await pilot.pause()
        request = next(one for one in solver.asked if isinstance(one, AdviseRequest))
        await tap(pilot, *sample_advice(request).recommended, "enter")
        assert " ".join(THINKING.split()[:2]) in text_of(app)
        solver.settled.set()
        await settle(pilot)
        assert "at the first try" in text_of(app)
