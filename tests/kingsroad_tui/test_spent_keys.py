"""A key that was meant for what has gone does nothing for a moment, in both games.

The clock is one of the test: no time passes but what is said.
"""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from assassins.cards import RoundCard
from kingsroad.games import Game
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.keys.dispatch import KeyDispatch
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tests.support.app.acting import begin, press, running
from tests.support.app.assassins_acting import COMPUTER as ASSASSINS_COMPUTER
from tests.support.app.assassins_acting import PERSON as TOWN_PERSON
from tests.support.app.assassins_acting import assassins_game, begin_assassins
from tests.support.seats import COMPUTER, NAMES, PERSON

CARD = RoundCard(1, 6, True, 5)


class Clock:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def through(pilot: Pilot[None], screen: PlayScreen | AssassinsPlayScreen) -> None:
    """Goes through a story by the key for that."""
    assert screen.story.telling
    while screen.story.telling:
        await press(pilot, "enter")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Keys are spent by this clock."""
    standing = Clock()
    monkeypatch.setattr(KeyDispatch, "SPENT_SECONDS", 0.4)
    monkeypatch.setattr(KeyDispatch, "clock", staticmethod(standing))
    return standing


async def test_one_enter_too_many_ends_no_phase(clock: Clock) -> None:
    """With all points spent, after the story of what was done; not even by a key that is held."""
    async with running(speed="by hand") as (app, pilot):
        screen = await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        screen.do_typed("Na4-a3 Na3-a4 " * 3)
        await pilot.pause()
        await through(pilot, screen)
        for _ in range(3):
            clock.now += 0.3
            await press(pilot, "enter")
        assert screen.view.acts and len(app.screen_stack) == 2
        clock.now += 0.5
        await press(pilot, "enter")
        assert not screen.view.acts or isinstance(app.screen, ConfirmDialog)


async def test_a_key_that_hurries_a_reveal_opens_no_curtain(clock: Clock) -> None:
    """Two people at one terminal: what the first one pressed too often shows nobody's hand."""
    async with running(speed="by hand") as (app, pilot):
        screen = await begin(pilot, PERSON, PERSON, game=Game(NAMES[:2]))
        assert isinstance(app.screen, CurtainScreen)
        for _ in range(2):
            await press(pilot, "enter", "6", "1", "5")
            await press(pilot, "enter", "enter")
            assert isinstance(app.screen, CurtainScreen)  # and not what is behind it
            clock.now += 1
        await press(pilot, "enter")
        await through(pilot, screen)
        assert isinstance(app.screen, CurtainScreen)
        await press(pilot, "enter", "enter", "space", "escape")
        assert isinstance(app.screen, CurtainScreen)


async def test_another_key_says_that_one_has_seen_what_is_there(clock: Clock) -> None:
    async with running(speed="by hand") as (_, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        await press(pilot, "6", "1", "5", "enter")
        clock.now += 1
        await through(pilot, screen)
        before = len(screen.table.game.rounds)
        await press(pilot, "enter", "6", "1", "5", "enter")
        assert len(screen.table.game.rounds) > before


async def test_an_action_is_done_and_the_phase_goes_on(clock: Clock) -> None:
    """Enter does what is shown; a second Enter at once does not ask whether to end the phase."""
    async with running(speed="off") as (app, pilot):
        game = assassins_game("adk").turn_up(CARD).end_phase()
        screen = await begin_assassins(pilot, ASSASSINS_COMPUTER, TOWN_PERSON, game=game)
        await press(pilot, "a", "r", "enter")
        assert len(screen.table.game.running) == 1
        await press(pilot, "enter")
        assert not isinstance(app.screen, ConfirmDialog)
        clock.now += 0.4
        await press(pilot, "enter")
        assert isinstance(app.screen, ConfirmDialog)
