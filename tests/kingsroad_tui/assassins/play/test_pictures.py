"""Pictures of the wing; each docstring says what a person should see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.narration import AssassinsScene, closing_scenes, narrate_phase
from kingsroad_tui.assassins.play.story import SceneCursor
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.look.themes import CONTRAST, LIGHT
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.place import Way
from tests.support.app.acting import go, make_app, press, settle
from tests.support.app.assassins_acting import (
    COMPUTER,
    PERSON,
    assassins_game,
    assassins_screen,
    begin_assassins,
    judged_table,
    recorded,
)
from tests.support.soak import sampled

Snap = Callable[..., bool]
Scene = Callable[[Pilot[None]], Awaitable[None]]

BY_HAND = AppSettings(speed="by hand")


def picture(snap_compare: Snap, size: tuple[int, int], scene: Scene) -> bool:
    return snap_compare(make_app(), terminal_size=size, run_before=scene)


def middle() -> AssassinsGame:
    """Round 1, the people's phase: b was arrested, a is revealed and stands in the street."""
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5))
    for action in ("Na4-a3", "Na3>b3", "Nb3#c3"):
        game = game.act(action)
    return game.end_phase().act("Rh2").act("Ah2-g2")


def playing(
    *keys: str,
    game: AssassinsGame | None = None,
    settings: AppSettings = BY_HAND,
    king: bool = True,
) -> Scene:
    """In the middle of a game, after these keys; a person plays the king's side or the people's."""

    async def scene(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, KingsRoad)
        pilot.app.use_settings(settings)
        await settle(pilot)
        shown = game or assassins_game().turn_up(RoundCard(1, 6, True, 5))
        seats = (PERSON, COMPUTER) if king else (COMPUTER, PERSON)
        await begin_assassins(pilot, *seats, game=shown)
        for key in keys:
            await pilot.press(key)
        await settle(pilot)

    return scene


def telling(scenes: tuple[AssassinsScene, ...], *keys: str) -> Scene:
    """A story told in the middle of a game, after these keys."""

    async def scene(pilot: Pilot[None]) -> None:
        await playing()(pilot)
        screen = assassins_screen(pilot)
        screen.story.begin(SceneCursor(scenes), 1, by_hand=True)
        screen.add_class("telling")
        await press(pilot, *keys)

    return scene


def visiting(way: Way) -> Scene:
    async def scene(pilot: Pilot[None]) -> None:
        go(pilot.app, way.place, way.game, **way.given)
        await settle(pilot)

    return scene


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (120, 36)))
def test_a_pawn_that_is_to_act(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Knight 6 on j9 is chosen: 1AP on the free squares beside it.

    The whole board with its roofs, two gates and twenty pawns; beside it the card with the points
    left, the king, the townsfolk, the cards to come; below it how to go on.
    """
    assert picture(snap_compare, size, playing("6"))


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (60, 20), (80, 24)))
def test_a_push_before_it_is_made(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Knight 2 would stand on b3 and b on c3, both between marks; an arrow on a3, which he left.

    The line below says what would happen, its price, and the keys; 5 of 6 points are left.
    """
    assert picture(snap_compare, size, playing("2", "up", "right"))


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
def test_the_people_see_their_assassins(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The people's player: d and k have a dagger behind the letter, a two as it is revealed.

    It is to act.

    b is gone from the board and stands as arrested; d and k are said to be hidden still.
    """
    assert picture(snap_compare, size, playing("a", game=middle(), king=False))


def test_the_secret_choice(snap_compare: Snap) -> None:
    """Two of three assassins are chosen, with daggers on the board; no card lies there yet."""
    scene = playing("a", "d", game=assassins_game(None), king=False)
    assert picture(snap_compare, (80, 24), scene)


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
def test_the_story_of_a_phase(snap_compare: Snap, size: tuple[int, int]) -> None:
    """A computer player's phase: who has moved stands between marks, arrows show the way.

    The status says which step of how many, and that Enter goes on and Esc skips.
    """
    assert picture(snap_compare, size, playing("enter", "y", "enter"))


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
def test_a_strike(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The king and the assassin beside him in the light, the town in the dark, a headline."""
    game = recorded("king-killed")

    scenes = narrate_phase(game.phases[-1], game.players, {})
    assert picture(snap_compare, size, telling(scenes, "enter"))


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (120, 36)))
def test_the_king_comes_home(snap_compare: Snap, size: tuple[int, int]) -> None:
    """He stands before the gate in the light, the town in the dark, a headline in his colour."""
    game = recorded("king-in-the-castle")
    scenes = closing_scenes(
        narrate_phase(game.phases[-1], game.players, {}), len(game.phases[-1].actions)
    )
    assert picture(snap_compare, size, telling(scenes))


def test_something_is_not_possible(snap_compare: Snap) -> None:
    """The king cannot go north, where a knight stands: the line below says so, in red."""
    assert picture(snap_compare, (80, 24), playing("0", "up"))


@pytest.mark.parametrize(
    "settings",
    [AppSettings(theme=LIGHT, speed="by hand"), AppSettings(theme=CONTRAST, speed="by hand")],
    ids=[LIGHT, CONTRAST],
)
def test_the_other_themes(snap_compare: Snap, settings: AppSettings) -> None:
    """The same board, as legible, in the light and in the high-contrast theme."""
    scene = playing("a", game=middle(), settings=settings, king=False)
    assert picture(snap_compare, (80, 24), scene)


@pytest.mark.parametrize("size", [(80, 24)])
def test_in_ascii(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Roofs are fields of carets in frames, knights in angle brackets, townsfolk in round ones."""
    settings = AppSettings(glyphs="ascii", speed="by hand")
    scene = playing("a", game=middle(), settings=settings, king=False)
    assert picture(snap_compare, size, scene)


def test_without_colour(snap_compare: Snap, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything can be told apart in shades of grey."""
    monkeypatch.setenv("NO_COLOR", "1")
    assert picture(snap_compare, (80, 24), playing("a", game=middle(), king=False))


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (80, 24)))
def test_the_first_screen_of_the_wing(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The title, the menu with Learn to play highlighted, nothing to continue yet; the town."""
    assert picture(snap_compare, size, visiting(Way("enter", "assassins")))


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
def test_a_new_game(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Both sides with name and kind, the board, the seed, hints; the button has the focus."""
    assert picture(snap_compare, size, visiting(Way("new", "assassins")))


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (120, 36)))
def test_the_end(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Bob wins and draws the match; the three cards face up; a column for each round with the
    king's steps to go and what both sides did, the turning point, how to swap sides."""
    game = recorded("king-killed")
    table = AssassinsTable(game, Setup((Seat(), Seat()), first_winner="Ann"))

    async def scene(pilot: Pilot[None]) -> None:
        await visiting(Way("end", "assassins", table=table))(pilot)
        assert isinstance(pilot.app.screen, AssassinsEndScreen)
        pilot.app.screen.listen()
        await settle(pilot)

    assert picture(snap_compare, size, scene)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (60, 20)))
def test_looking_back(snap_compare: Snap, size: tuple[int, int]) -> None:
    """A moment in the middle of a finished game: its place, the board with the pawn that moved, the
    best moves drawn on the board and said beside it, what happened below."""

    async def scene(pilot: Pilot[None]) -> None:
        table = AssassinsTable(recorded("king-killed"), Setup((PERSON, COMPUTER), 1))
        go(pilot.app, "look_back", "assassins", table=table)
        await settle(pilot)
        await press(pilot, "down", "down", "t", "t")
        await settle(pilot)

    assert picture(snap_compare, size, scene)


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
def test_looking_back_at_a_mistake(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Above, what the phase is called; beside the board what was missed and what was better."""

    async def scene(pilot: Pilot[None]) -> None:
        await visiting(Way("look_back", "assassins", table=judged_table()))(pilot)
        await press(pilot, "n")

    assert picture(snap_compare, size, scene)


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24), (120, 36)))
def test_the_review(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Both sides' sums, the course of the game, the list of phases with the one that left a gate
    open highlighted, and what is said of it."""
    assert picture(
        snap_compare,
        size,
        visiting(Way("review", "assassins", table=judged_table(), at=3, look_at=print)),
    )


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
def test_trying_a_phase_again(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The town before the phase, the assassins marked for their player; beside it what was played
    and what to do, or here, after a key, a better turn, drawn on the board as well."""

    async def scene(pilot: Pilot[None]) -> None:
        await visiting(Way("try", "assassins", played=judged_table(), number=3))(pilot)
        await press(pilot, "t")

    assert picture(snap_compare, size, scene)


def test_the_rules(snap_compare: Snap) -> None:
    """Titles on the left, the first sections on the right."""
    assert picture(snap_compare, (120, 36), visiting(Way("rules", "assassins")))
