"""An answer given twice counts once, in every screen and dialog of both games.

A key that was meant for what has gone does nothing for a moment, in both games.

The clock is one of the test: no time passes but what is said.

Keys typed faster than the screen follows, as they come in one read from a terminal.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.screen import ModalScreen, Screen
from textual.widgets import Input

from assassins.cards import RoundCard
from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen
from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.help.screen import HelpScreen
from kingsroad_tui.home.own_name import OwnNameDialog
from kingsroad_tui.keys.dispatch import PASSED, KeyDispatch
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.library.save_game import UnsavedDialog
from kingsroad_tui.settings.screen import SettingsScreen
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.plain import PlainButton
from tests.support.app import acting
from tests.support.app.assassins_acting import COMPUTER as ASSASSINS_COMPUTER
from tests.support.app.assassins_acting import PERSON as TOWN_PERSON
from tests.support.app.assassins_acting import assassins_game, begin_assassins
from tests.support.app.every_screen import OPENINGS, make_every_app, screens_of_the_app
from tests.support.app.random_input import press_at_once, stands
from tests.support.seats import COMPUTER, NAMES, PERSON
from tests.support.soak import sampled

KEYS = ("enter", "escape", "space", "y", "n", "tab", "1", "a", "q", "f1", "down", "ctrl+p")
"""What answers anywhere, and what is typed by accident."""

NEVER = {"ctrl+c", "ctrl+q", "ctrl+z"}
"""Keys that end or stop the app."""

DIALOGS = [name for name, opening in OPENINGS.items() if issubclass(opening.screen, ModalScreen)]


def test_every_screen_is_answered_once() -> None:
    for screen in screens_of_the_app():
        assert issubclass(screen, HouseScreen), screen
        assert screen.dismiss is HouseScreen.dismiss, screen


async def test_a_name_that_is_given_twice_is_taken_once() -> None:
    """At the first start: the day's game, a letter, and Enter twice; then it is asked about it."""
    app = make_every_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await acting.first_screen(pilot)
        await acting.press(pilot, "t")
        assert isinstance(app.screen, OwnNameDialog)
        press_at_once(app, "x", "enter", "enter")
        await acting.settle(pilot)
        stands(app)
        assert isinstance(app.screen, ConfirmDialog) and len(app.screen_stack) == 2


async def test_whoever_asks_is_answered_once() -> None:
    """By a button that is pressed twice, and of a dialog that something covers meanwhile."""
    app = make_every_app()
    async with app.run_test(size=(80, 24)) as pilot:
        below = await over_settings(pilot)
        heard: list[object] = []
        for answers in (ConfirmDialog("Sure?", "Yes", "No"), UnsavedDialog("Why.", heard.clear)):
            app.push_screen(answers, heard.append)
            await pilot.pause()
            button = answers.query_one("#yes", PlainButton)
            for _ in range(2):
                button.post_message(PlainButton.Pressed(button))
            await pilot.pause()
            assert heard == [True] and app.screen is below
            heard.clear()
        covered = ConfirmDialog("Sure?", "Yes", "No")
        app.push_screen(covered, heard.append)
        app.push_screen(help_ := HelpScreen())
        await pilot.pause()
        for _ in range(2):
            covered.dismiss(False)
        await pilot.pause()
        assert heard == [False] and app.screen_stack[-2:] == [below, help_]
        stands(app)


async def test_what_is_done_instead_is_done_once() -> None:
    """A third answer, and the screen of an exercise that gives way to the next one."""
    app = make_every_app()
    done: list[str] = []
    async with app.run_test(size=(80, 24)) as pilot:
        below = await over_settings(pilot)
        unsaved = UnsavedDialog("Why.", lambda: done.append("saved"))
        app.push_screen(unsaved)
        await pilot.pause()
        button = unsaved.query_one("#other", PlainButton)
        for _ in range(2):
            button.post_message(PlainButton.Pressed(button))
        await pilot.pause()
        assert done == ["saved"] and app.screen is below
        app.push_screen(first := HelpScreen())
        await pilot.pause()
        for following in (second := HelpScreen(), HelpScreen()):
            first.give_way_to(following)
        await pilot.pause()
        assert app.screen_stack[-2:] == [below, second]


@pytest.mark.parametrize("first", sampled(range(4), 0))
async def test_a_dialog_that_is_left_twice_leaves_what_is_below(first: int) -> None:
    app = make_every_app()
    async with app.run_test(size=(80, 24)) as pilot:
        for name in DIALOGS[first::4]:
            below = await over_settings(pilot)
            await OPENINGS[name].open(pilot)
            dialog = app.screen
            for _ in range(2):
                dialog.dismiss()
            await pilot.pause()
            assert app.screen is below, name
        stands(app)


@pytest.mark.soak
@pytest.mark.parametrize("name", OPENINGS)
async def test_every_key_that_comes_twice(name: str) -> None:
    """Those of the screen itself, some of them at random, and what answers anywhere."""
    app = make_every_app()
    dice = Random(name)
    async with app.run_test(size=(80, 24)) as pilot:
        await OPENINGS[name].open(pilot)
        own = sorted({*app.screen.active_bindings, *KEYS} - NEVER)
        for key in [*KEYS[:4], *dice.choices(own, k=8)]:
            await over_settings(pilot)
            await OPENINGS[name].open(pilot)
            press_at_once(app, key, key)
            await acting.settle(pilot)
            stands(app)


async def over_settings(pilot: Pilot[None]) -> Screen[Any]:
    """A screen that lies under what is opened next."""
    while len(pilot.app.screen_stack) > 1:
        await pilot.app.pop_screen()
    below = SettingsScreen()
    pilot.app.push_screen(below)
    await pilot.pause()
    return below


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
        await acting.press(pilot, "enter")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Keys are spent by this clock."""
    standing = Clock()
    monkeypatch.setattr(KeyDispatch, "SPENT_SECONDS", 0.4)
    monkeypatch.setattr(KeyDispatch, "clock", staticmethod(standing))
    return standing


async def test_one_enter_too_many_ends_no_phase(clock: Clock) -> None:
    """With all points spent, after the story of what was done; not even by a key that is held."""
    async with acting.running(speed="by hand") as (app, pilot):
        screen = await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        screen.do_typed("Na4-a3 Na3-a4 " * 3)
        await pilot.pause()
        await through(pilot, screen)
        for _ in range(3):
            clock.now += 0.3
            await acting.press(pilot, "enter")
        assert screen.view.acts and len(app.screen_stack) == 2
        clock.now += 0.5
        await acting.press(pilot, "enter")
        assert not screen.view.acts or isinstance(app.screen, ConfirmDialog)


async def test_a_key_that_hurries_a_reveal_opens_no_curtain(clock: Clock) -> None:
    """Two people at one terminal: what the first one pressed too often shows nobody's hand."""
    async with acting.running(speed="by hand") as (app, pilot):
        screen = await acting.begin(pilot, PERSON, PERSON, game=Game(NAMES[:2]))
        assert isinstance(app.screen, CurtainScreen)
        for _ in range(2):
            await acting.press(pilot, "enter", "6", "1", "5")
            await acting.press(pilot, "enter", "enter")
            assert isinstance(app.screen, CurtainScreen)  # and not what is behind it
            clock.now += 1
        await acting.press(pilot, "enter")
        await through(pilot, screen)
        assert isinstance(app.screen, CurtainScreen)
        await acting.press(pilot, "enter", "enter", "space", "escape")
        assert isinstance(app.screen, CurtainScreen)


async def test_another_key_says_that_one_has_seen_what_is_there(clock: Clock) -> None:
    async with acting.running(speed="by hand") as (_, pilot):
        screen = await acting.begin(pilot, PERSON, COMPUTER)
        await acting.press(pilot, "6", "1", "5", "enter")
        clock.now += 1
        await through(pilot, screen)
        before = len(screen.table.game.rounds)
        await acting.press(pilot, "enter", "6", "1", "5", "enter")
        assert len(screen.table.game.rounds) > before


async def test_an_action_is_done_and_the_phase_goes_on(clock: Clock) -> None:
    """Enter does what is shown; a second Enter at once does not ask whether to end the phase."""
    async with acting.running(speed="off") as (app, pilot):
        game = assassins_game("adk").turn_up(CARD).end_phase()
        screen = await begin_assassins(pilot, ASSASSINS_COMPUTER, TOWN_PERSON, game=game)
        await acting.press(pilot, "a", "r", "enter")
        assert len(screen.table.game.running) == 1
        await acting.press(pilot, "enter")
        assert not isinstance(app.screen, ConfirmDialog)
        clock.now += 0.4
        await acting.press(pilot, "enter")
        assert isinstance(app.screen, ConfirmDialog)


@pytest.mark.parametrize(
    ("way", "keys", "field", "value"),
    [
        (Way("new", "kingsroad"), ["tab", "A", "n", "n"], "name-0", "Ann"),
        (Way("new", "kingsroad"), [*["tab"] * 3, "B", "o"], "name-1", "Bo"),
        (Way("follow", "kingsroad"), ["A", "tab", "shift+tab", "B"], "names", "B"),
        (Way("record", "kingsroad", game=Game(("Ann", "Bob"))), ["1", "tab", "2"], "cards-1", "2"),
    ],
)
async def test_nothing_typed_after_tab_is_lost(
    way: Way, keys: list[str], field: str, value: str
) -> None:
    async with acting.running() as (app, pilot):
        await acting.visit(pilot, way)
        await acting.settle(pilot)
        for key in keys:
            app.post_message(Key(key, key if len(key) == 1 else None))
        await acting.settle(pilot)
        assert app.screen.query_one(f"#{field}", Input).value == value


@pytest.mark.parametrize(
    ("first", "keys", "screen"),
    [
        (Way("enter", "assassins"), ["r"], RulesScreen),
        (Way("enter", "assassins"), ["up", "enter"], AssassinsNewGameScreen),
        (Way("learn", "assassins"), ["2", "up"], AssassinsLearnScreen),
    ],
)
async def test_keys_typed_before_the_first_screen_is_there_are_for_it(
    first: Way, keys: list[str], screen: type[Screen[None]]
) -> None:
    """The app was started for another screen than its own first one, and the person is quick."""
    app = KingsRoad(solver=acting.quick_solver(), first=first)
    for key in keys:
        app.post_message(Key(key, key if len(key) == 1 else None))
    async with app.run_test(size=(80, 24)) as pilot:
        await acting.settle(pilot)
        await acting.settle(pilot)
        assert isinstance(app.screen, screen)
        if isinstance(app.screen, AssassinsLearnScreen):
            assert app.screen.lesson.done


async def test_the_first_screen_is_not_shown_on_the_way_to_another() -> None:
    app = KingsRoad(solver=acting.quick_solver(), first=Way("enter", "assassins"))
    assert app.get_default_screen().has_class(PASSED)
    async with app.run_test(size=(80, 24)) as pilot:
        await acting.settle(pilot)
        await acting.settle(pilot)
        acting.go(app, "home")
        await acting.settle(pilot)
        menu = app.screen.query_one("#menu")
        assert isinstance(app.screen, HomeScreen)
        assert menu.visible, "whoever leaves comes to it"
        app.screen.add_class(PASSED)
        await acting.settle(pilot)
        assert not menu.visible


async def test_keys_reach_a_terminal_that_is_too_small_for_the_first_screen() -> None:
    """The cover is left by its own keys; nothing is kept for a screen that may never come."""
    async with acting.running(
        KingsRoad(solver=acting.quick_solver(), first=Way("enter", "assassins")), (40, 10)
    ) as (app, pilot):
        await acting.settle(pilot)
        await acting.press(pilot, "ctrl+q")
        assert not app.is_running


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        (["1", "backspace", "2", "3", "backspace", "4"], "24"),
        (["1", "2", "escape", "K"], "K"),
        (["right", "space", "4", "left", "space"], "W14"),
        (["3", "K", "5", "o", "backspace", "6"], "356"),
    ],
)
async def test_keys_in_one_burst_keep_their_order(keys: list[str], chosen: str) -> None:
    """Whichever of them choose a card and whichever take one back."""
    async with acting.running() as (app, pilot):
        screen = await acting.begin(pilot, PERSON, COMPUTER)
        for key in keys:
            app.post_message(Key(key, key if len(key) == 1 else None))
        await acting.settle(pilot)
        builder = screen.choosing.builder
        assert builder is not None
        assert "".join(card.value for card in builder.cards) == chosen


async def test_pawns_and_steps_in_one_burst_keep_their_order() -> None:
    """The same as when they are typed one by one."""
    keys, read = ["2", "up", "backspace", "6", "up"], []
    for at_once in (True, False):
        async with acting.running() as (app, pilot):
            await begin_assassins(pilot)
            for key in keys:
                app.post_message(Key(key, key if len(key) == 1 else None))
                if not at_once:
                    await acting.settle(pilot)
            await acting.settle(pilot)
            read.append(acting.text_of(app))
    assert read[0] == read[1]
