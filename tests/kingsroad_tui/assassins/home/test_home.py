"""The first screen of the wing: what is asked for before the files have been looked through.

The board takes the room that it is drawn in, and what stands beside it the rest.

How the play screen goes on with a game: not behind another screen, and not when it is left.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Select

from advisor.messages.assassins_requests import PlayPhaseRequest
from advisor.messages.bases import AnswerBase, MessageBase
from assassins.actions import Side
from assassins.cards import RoundCard
from kingsroad_tui.assassins.drawing.views import board_size
from kingsroad_tui.assassins.home import screen as town_home
from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
from kingsroad_tui.assassins.library.saves import recent_towns
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.host import GAME
from kingsroad_tui.shell.place import Way
from kingsroad_tui.together.play_together import PlayTogetherScreen
from tests.assassins.support.builders import USUAL_CARD
from tests.support.app import acting, assassins_acting
from tests.support.app.acting import first_screen, go, running, settle, tap, text_of
from tests.support.app.assassins_acting import (
    COMPUTER,
    PERSON,
    assassins_game,
    assassins_screen,
    begin_assassins,
)


async def entered(pilot: Pilot[None], kind: type[Screen[Any]]) -> None:
    """Waits until a screen of this kind lies on top; others may be at work meanwhile."""
    while not isinstance(pilot.app.screen, kind):
        assert pilot.app.is_running
        await pilot.pause()


def held_search(patch: pytest.MonkeyPatch) -> Event:
    """The search for the last game ends once this event is set."""
    found = Event()

    def search() -> object:
        assert found.wait(60)
        return recent_towns()

    patch.setattr(town_home, "recent_towns", search)
    return found


async def test_continue_counts_before_the_game_is_found_and_goes_on_with_the_latest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twice: the game found the first time has been played on since."""
    found = held_search(monkeypatch)
    async with running() as (_, pilot):
        await begin_assassins(pilot, game=assassins_game().turn_up(RoundCard(1, 6, True, 5)))
        for done, keys in enumerate((("2", "up"), ("6", "up")), start=1):
            await pilot.press(*keys)
            assert len(assassins_screen(pilot).table.game.running) == done
            found.clear()
            await pilot.press("q")
            await entered(pilot, AssassinsHomeScreen)
            await tap(pilot, "c")
            await entered(pilot, AssassinsHomeScreen)
            found.set()
            await entered(pilot, AssassinsPlayScreen)
            await settle(pilot)
            assert len(assassins_screen(pilot).table.game.running) == done


async def test_whoever_chose_something_else_meanwhile_is_not_thrown_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running() as (_, pilot):
        await begin_assassins(pilot, game=assassins_game().turn_up(RoundCard(1, 6, True, 5)))
        await pilot.press("2", "up")
        found = held_search(monkeypatch)
        await pilot.press("q")
        await entered(pilot, AssassinsHomeScreen)
        await pilot.press("c", "r")
        await entered(pilot, RulesScreen)
        found.set()
        await settle(pilot)
        await entered(pilot, RulesScreen)


async def test_a_search_that_ends_while_the_screen_is_left_ends_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Left at once, as by Enter on Learn to play: the menu has gone when the files are read."""
    found = Event()
    look = recent_towns

    def slowly() -> object:
        assert found.wait(60)
        return look()

    monkeypatch.setattr(town_home, "recent_towns", slowly)
    async with running() as (app, pilot):
        go(app, "enter", "assassins")
        await entered(pilot, AssassinsHomeScreen)
        await app.screen.query("#menu").remove()
        found.set()
        await settle(pilot)
        assert app.is_running and app.return_code in (None, 0)


async def test_no_key_is_offered_for_a_game_that_there_is_not() -> None:
    """The menu has a line for a game to continue, where there is one; the footer has none."""
    async with running(size=(120, 36)) as (app, pilot):
        await settle(pilot)
        await pilot.press("k")
        await entered(pilot, AssassinsHomeScreen)
        await settle(pilot)
        assert "Continue" not in text_of(app)


async def test_an_entry_has_one_line_however_much_it_has_to_say() -> None:
    """What is cut off ends with an ellipsis; no entry moves those below it."""
    async with running() as (app, pilot):
        go(app, "enter", "assassins")
        await entered(pilot, AssassinsHomeScreen)
        home = app.screen
        assert isinstance(home, AssassinsHomeScreen)
        home.say_of("practise", "117 of your own mistakes are due today and tomorrow")
        await settle(pilot)
        (row,) = [line for line in text_of(app).splitlines() if "117 of your" in line]
        assert "…" in row and home.menu.size.height == home.menu.option_count
        await pilot.resize_terminal(120, 36)  # where there are more entries
        await settle(pilot)
        assert "117 of your" in text_of(app)


async def test_back_on_the_first_screen_its_own_game_comes_first() -> None:
    async with running() as (_, pilot):
        home = await first_screen(pilot)
        first = home.highlighted
        await pilot.press("end", "up", "up")
        assert home.highlighted == "assassins"
        await pilot.press("enter")
        await entered(pilot, AssassinsHomeScreen)
        await settle(pilot)
        await pilot.press("q")
        await entered(pilot, HomeScreen)
        await settle(pilot)
        assert home.highlighted == first == "learn"


async def test_a_table_is_one_for_the_town_where_it_is_opened_from_there() -> None:
    async with running(size=(120, 36)) as (app, pilot):
        go(app, "enter", "assassins")
        await entered(pilot, AssassinsHomeScreen)
        await tap(pilot, "b")
        await entered(pilot, PlayTogetherScreen)
        await settle(pilot)
        assert app.screen.query_one("#game", Select).value == "assassins"
        assert app.screen.query(".own-assassins").first().display


@pytest.mark.parametrize("size", [(60, 20), (70, 24), (80, 24), (120, 36), (142, 44), (200, 54)])
async def test_nothing_is_left_free_beside_the_board(size: tuple[int, int]) -> None:
    """Also where the line below it has two rows."""
    async with running(size=size) as (app, pilot):
        await begin_assassins(
            pilot, PERSON, COMPUTER, game=assassins_game().turn_up(RoundCard(1, 6, True, 5))
        )
        await settle(pilot)
        width, height = app.screen.query_one(AssassinsBoard).size
        assert board_size(width, height)[0] == width


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
