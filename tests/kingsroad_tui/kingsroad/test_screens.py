"""Pictures of the screens of a game; each docstring says what a person should see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.themes import CONTRAST, LIGHT
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.house_screen import TooSmallScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tests.support.app import acting
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver
from tests.support.seats import COMPUTER, NAMES, PERSON, setup_of
from tests.support.soak import sampled

Snap = Callable[..., bool]
Scene = Callable[[Pilot[None]], Awaitable[None]]

BY_HAND = AppSettings(speed="by hand")


def game(rounds: int = 5) -> Game:
    """Three players, some rounds played."""
    return Game(NAMES[:3], rounds=random_game(3, 5, rounds=rounds).rounds)


def app_of(pilot: Pilot[None]) -> KingsRoad:
    assert isinstance(pilot.app, KingsRoad)
    return pilot.app


def playing(*keys: str, settings: AppSettings = BY_HAND, people: int = 1) -> Scene:
    """In the middle of a game, after these keys."""

    async def scene(pilot: Pilot[None]) -> None:
        app_of(pilot).use_settings(settings)
        await acting.settle(pilot)
        seats = [PERSON] * people + [COMPUTER] * (3 - people)
        await acting.begin(pilot, *seats, game=game())
        await acting.settle(pilot)
        for key in keys:
            await acting.press(pilot, key)

    return scene


@pytest.mark.parametrize(
    "size", sampled([(60, 20), (80, 24), (120, 36), (200, 60)], (60, 20), (200, 60))
)
def test_choosing(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Round 6: 7 and 6 chosen, raised and numbered, and as reversed pips on the map.

    Map, players' cards with points, markers in hand, Dragon, Witch and Nobles, the history as a
    table and the track; with 60 columns the players stand side by side below the map; with 200 the
    points by region, the chart and the log are there as well.
    """
    assert snap_compare(acting.make_app(), terminal_size=size, run_before=playing("7", "6"))


def test_choosing_in_ascii(snap_compare: Snap) -> None:
    """The same in ASCII but for the footer's keys: nothing else is drawn with other signs."""
    scene = playing("7", "6", settings=AppSettings(speed="by hand", glyphs="ascii"))
    assert snap_compare(acting.make_app(), terminal_size=(80, 24), run_before=scene)


def test_choosing_without_colour(snap_compare: Snap, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in shades of grey (``NO_COLOR``): letters and signs tell the players apart."""
    monkeypatch.setenv("NO_COLOR", "1")
    assert snap_compare(acting.make_app(), terminal_size=(80, 24), run_before=playing("7", "6"))


@pytest.mark.parametrize("theme", [LIGHT, CONTRAST])
def test_choosing_in_the_other_themes(
    snap_compare: Snap, theme: Literal["kingsroad-light", "kingsroad-contrast"]
) -> None:
    """The same on paper, and in high contrast."""
    scene = playing("7", "6", settings=AppSettings(theme=theme, speed="by hand"))
    assert snap_compare(acting.make_app(), terminal_size=(120, 36), run_before=scene)


def test_a_card_that_cannot_be_added(snap_compare: Snap) -> None:
    """Below the cards: only three cards, so one has to be dropped first."""
    scene = playing("K", "1", "6", "4")
    assert snap_compare(acting.make_app(), terminal_size=(80, 24), run_before=scene)


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (120, 36)))
def test_a_hint_in_full(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The regions to look at in thick frames; beside the map the third page: the best choices in
    columns, and how everybody stands."""
    scene = playing("h", "h", "h")
    assert snap_compare(acting.make_app(StudySolver()), terminal_size=size, run_before=scene)


def test_what_if(snap_compare: Snap) -> None:
    """A dialog over the table: which opponent? Baron or Duchess."""
    assert snap_compare(acting.make_app(), terminal_size=(80, 24), run_before=playing("a"))


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (80, 24)))
def test_the_reveal(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The first player's cards are turned, the others' lie face down; the markers on the map, and
    a sentence that says what was played."""
    scene = playing("7", "6", "1", "enter")
    assert snap_compare(acting.make_app(), terminal_size=size, run_before=scene)


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36), (200, 60)], (120, 36)))
def test_a_region_being_scored(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The region is lit on the map, with places and points in its rows; ``+6`` with the players,
    the tokens' way on the track; below who takes which place. At 200 columns the log as well."""
    scene = playing("7", "6", "1", *["enter"] * 4)
    assert snap_compare(acting.make_app(), terminal_size=size, run_before=scene)


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
def test_the_final_scoring(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Five players: a title of its own, a region lit, its places, who overtakes, the totals."""

    async def scene(pilot: Pilot[None]) -> None:
        await playing()(pilot)
        over = Game(NAMES, rounds=random_game(5, 3).rounds)
        await acting.begin(pilot, PERSON, *[COMPUTER] * 4, game=over.take_back())
        screen = acting.play_screen(app_of(pilot))
        screen.table.game = over
        await acting.begin_reveal(pilot, screen, over.reports[-1])
        await acting.press(pilot, "escape", "escape", *["enter"] * 3)

    assert snap_compare(acting.make_app(), terminal_size=size, run_before=scene)


def test_somebody_has_forty_points(snap_compare: Snap) -> None:
    """Large, and in a sentence; the way to 40 of everybody, one of them past it."""

    async def scene(pilot: Pilot[None]) -> None:
        await playing()(pilot)
        over = Game(NAMES[:3], rounds=random_game(3, 3).rounds)
        await acting.begin(pilot, PERSON, *[COMPUTER] * 2, game=over.take_back())
        screen = acting.play_screen(app_of(pilot))
        screen.table.game = over
        await acting.begin_reveal(pilot, screen, over.reports[-1])
        await acting.press(pilot, "escape")

    assert snap_compare(acting.make_app(), terminal_size=(80, 24), run_before=scene)


def test_the_curtain(snap_compare: Snap) -> None:
    """The table without a hand; below it: pass the keyboard to [b]x[/b]; all others look away."""
    assert snap_compare(acting.make_app(), terminal_size=(80, 24), run_before=playing(people=3))


def test_a_question(snap_compare: Snap) -> None:
    """Over the table: it gives up 9% chance to win; the careful answer has the focus."""

    async def scene(pilot: Pilot[None]) -> None:
        await playing("7", "6", "1")(pilot)
        question = "7, 6 and 1 give up 9% chance to win. Play them anyway?"
        pilot.app.push_screen(ConfirmDialog(question, "Play them", "Choose again"))
        await pilot.pause()

    assert snap_compare(acting.make_app(), terminal_size=(80, 24), run_before=scene)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (60, 20)))
def test_the_end(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Who won, in the winner's colour; the ranking with where the points came from; the scores over
    the rounds; what decided it. No button has the focus."""

    async def scene(pilot: Pilot[None]) -> None:
        await acting.settle(pilot)
        over = Game(NAMES[:3], rounds=random_game(3, 5).rounds)
        await acting.visit(pilot, acting.to_game(over, setup_of(PERSON, COMPUTER, COMPUTER)))
        await acting.settle(pilot)
        end = pilot.app.screen
        assert isinstance(end, EndScreen)
        end.listen()
        await acting.settle(pilot)

    assert snap_compare(acting.make_app(), terminal_size=size, run_before=scene)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (80, 24)))
def test_home_for_a_newcomer(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The menu with "Learn to play" chosen, as there is nothing to continue and all is new."""
    assert snap_compare(acting.make_app(), terminal_size=size, run_before=acting.settle)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (120, 36)))
def test_a_new_game(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Three seats filled in, a person and two computers, with a line about each; in wide terminals
    the table that is being laid. The button that starts has the focus."""

    async def scene(pilot: Pilot[None]) -> None:
        await acting.settle(pilot)
        await acting.press(pilot, "n")

    assert snap_compare(acting.make_app(), terminal_size=size, run_before=scene)


def test_a_mistake_in_a_new_game(snap_compare: Snap) -> None:
    """Below the second seat, in the colour of errors: it has the same name as another."""

    async def scene(pilot: Pilot[None]) -> None:
        await acting.settle(pilot)
        await acting.press(pilot, "n")
        name = pilot.app.screen.query_one("#name-1", Input)
        name.cursor_blink = False
        name.value = "REGENT"
        await pilot.press("enter")
        screen = pilot.app.screen
        await acting.until(
            pilot, lambda: pilot.app.focused is name and not screen.query(".-active")
        )

    assert snap_compare(acting.make_app(), terminal_size=(80, 24), run_before=scene)


def test_too_small(snap_compare: Snap) -> None:
    """A polite message, nothing else."""
    assert snap_compare(acting.make_app(), terminal_size=(50, 12), run_before=acting.settle)


async def test_a_terminal_too_small_at_the_start_is_no_terminal_too_small_for_ever() -> None:
    """Nothing is pushed over the message; once there is room the app goes where it was sent."""
    async with acting.running(
        KingsRoad(first=Way("rules"), solver=acting.quick_solver()), (50, 12)
    ) as (
        app,
        pilot,
    ):
        seen = []
        for size in ((50, 12), (80, 24), (50, 12), (80, 24)):
            await pilot.resize_terminal(*size)
            await acting.settle(pilot)
            seen.append(type(app.screen))
        assert seen == [TooSmallScreen, RulesScreen] * 2


async def test_ascii_means_ascii() -> None:
    """With ASCII signs nothing on the play screen but the footer needs another character."""
    async with acting.running(size=(120, 36)) as (app, pilot):
        await playing("7", "6", settings=AppSettings(speed="by hand", glyphs="ascii"))(pilot)
        assert app.glyphs is Glyphs.ascii()
        strips = app.screen._compositor.render_strips()
        lines = [strip.text for strip in strips[:-1]]
        assert [line for line in lines if not line.isascii()] == []


async def test_a_change_of_screens_that_is_heard_of_when_all_are_gone_is_no_crash() -> None:
    """As the app ends, that is told after the last screen has been taken away."""
    async with acting.running() as (app, pilot):
        await acting.settle(pilot)
        screens = list(app._screen_stack)
        app._screen_stack.clear()
        app._screen_changed()
        app._screen_stack.extend(screens)
    assert app.return_code in (None, 0)
