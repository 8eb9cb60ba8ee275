"""How the play screen goes on with a game: not behind another screen, and not when it is left."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from textual.pilot import Pilot

from advisor.messages.assassins_requests import PlayPhaseRequest
from advisor.messages.bases import AnswerBase, MessageBase
from assassins.actions import Side
from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.host import GAME
from kingsroad_tui.shell.place import Way
from tests.assassins.support.builders import USUAL_CARD
from tests.support.app import acting, assassins_acting


class WaitingSolver(acting.QuickSolver):
    """Its computer player acts when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed = asyncio.Event()

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        if isinstance(request, PlayPhaseRequest):
            await self.allowed.wait()
        async for answer in super().ask(request):
            yield answer


def acts(screen: AssassinsPlayScreen) -> bool:
    return screen.view.acts


def phases(screen: AssassinsPlayScreen) -> int:
    return len(screen.table.game.phases)


async def the_computer_thinks(pilot: Pilot[None]) -> AssassinsPlayScreen:
    screen = await assassins_acting.begin_assassins(
        pilot, game=assassins_acting.assassins_game().turn_up(USUAL_CARD)
    )
    screen.app.use_settings(AppSettings(speed="off"))
    await acting.press(pilot, "enter", "y")
    assert assassins_acting.said(screen) == "Bob is thinking …" and not acts(screen)
    return screen


async def test_what_comes_next_waits_until_nothing_covers_the_screen() -> None:
    """What a computer player did meanwhile is kept at once."""
    solver = WaitingSolver()
    async with acting.running(acting.make_app(solver)) as (app, pilot):
        screen = await the_computer_thinks(pilot)
        await acting.visit(pilot, Way("look_back", "assassins", table=screen.table))
        await acting.press(pilot, "f1")
        assert not screen.is_current
        solver.allowed.set()
        await acting.until(pilot, lambda: phases(screen) == 2)
        assert not acts(screen) and screen.table.position.card is not None
        await acting.press(pilot, "escape", "escape")
        assert app.screen is screen and acts(screen) and screen.table.side is Side.KING


async def test_keys_typed_while_others_think_end_nothing() -> None:
    solver = WaitingSolver()
    async with acting.running(acting.make_app(solver)) as (app, pilot):
        screen = await the_computer_thinks(pilot)
        await acting.tap(pilot, "enter", "enter", "2", "up", "backspace", "r", "x")
        assert app.screen is screen and phases(screen) == 1
        solver.allowed.set()
        await acting.until(pilot, lambda: acts(screen))
        assert phases(screen) == 2 and not screen.table.game.running


async def test_who_leaves_is_followed_by_nothing() -> None:
    """Neither a phase nor another screen."""
    solver = WaitingSolver()
    async with acting.running(acting.make_app(solver)) as (app, pilot):
        screen = await the_computer_thinks(pilot)
        await acting.press(pilot, "q")
        assert isinstance(app.screen, AssassinsHomeScreen)
        assert not [worker for worker in app.workers if worker.group == GAME]
        solver.allowed.set()
        await acting.settle(pilot)
        assert phases(screen) == 1 and isinstance(app.screen, AssassinsHomeScreen)


async def test_a_choice_is_taken_once() -> None:
    """Enter again, before anything else is there, is no second choice."""
    solver = WaitingSolver()
    async with acting.running(acting.make_app(solver)) as (_, pilot):
        screen = await assassins_acting.begin_assassins(
            pilot,
            assassins_acting.COMPUTER,
            assassins_acting.PERSON,
            game=assassins_acting.assassins_game(None),
        )
        await acting.tap(pilot, "a", "d", "k", "enter", "enter", "b", "enter")
        secret = screen.table.game.secret
        assert secret is not None and secret.letters == ("a", "d", "k")
        assert "is thinking" in assassins_acting.said(screen) and screen.secret.choice is None
