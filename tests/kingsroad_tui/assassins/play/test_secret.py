"""What two people at one terminal see while the assassins are hidden: the same for every secret."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest

from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase
from assassins.secret import possible_secrets
from assassins.town import LETTERS, SQUARE_NAMES
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.curtain.dialog import CurtainScreen
from tests.assassins.support.builders import USUAL_CARD
from tests.assassins.support.random_play import steps
from tests.support.app.acting import QuickSolver, make_app, press, running, text_of
from tests.support.app.assassins_acting import PERSON, assassins_game, begin_assassins, said

LOOK_AWAY = ", look away."
"""On every curtain before what is secret."""


def shows_action(screen: AssassinsPlayScreen) -> bool:
    return screen.view.shows_action


def people_act(secret: str) -> AssassinsGame:
    """The people's side is to act for the first time."""
    return assassins_game(secret).turn_up(USUAL_CARD).end_phase()


async def screens_of(game: AssassinsGame, size: tuple[int, int]) -> AsyncIterator[tuple[str, str]]:
    """Keys for some pawns and every page of the hint, and what the screen then shows."""
    async with running(size=size) as (app, pilot):
        await begin_assassins(pilot, PERSON, PERSON, game=game)
        townsfolk = game.position.townsfolk
        hidden = [
            (letter, SQUARE_NAMES[at])
            for number, (letter, at) in enumerate(zip(LETTERS, townsfolk, strict=True))
            if at is not None and number not in game.position.revealed
        ]
        for letter, _ in hidden[::3]:
            for key in (letter, "left", "r"):
                await pilot.press(key)
                yield f"{letter} {key}", text_of(app)
            if isinstance(app.screen, CurtainScreen):
                await press(pilot, "enter", "x")
                yield f"{letter}, hidden again", text_of(app)
        for key in ("t", "t", "t", "X", "X", "v"):
            await press(pilot, key)
            yield f"hint {key}", text_of(app)
        square = hidden[-1][1]
        for action in (f"A{square}-{square}", f"R{square}"):
            await pilot.press("slash", *action, "enter")
            yield action, text_of(app)


@pytest.mark.parametrize(
    ("seed", "size"), [(1, (80, 24)), pytest.param(4, (120, 36), marks=pytest.mark.soak)]
)
async def test_no_screen_depends_on_who_the_assassins_are(seed: int, size: tuple[int, int]) -> None:
    """In a position of a random game, whatever is pressed, hints and refusals included."""
    dice = Random(seed)
    moments = [
        game
        for game in steps(dice)
        if game.position.phase is AssassinsPhase.PEOPLE and len(possible_secrets(game.position)) > 1
    ]
    game = dice.choice(moments)
    one, two = dice.sample(possible_secrets(game.position), 2)
    first = [shown async for shown in screens_of(game.with_secret(one), size)]
    second = [shown async for shown in screens_of(game.with_secret(two), size)]
    assert len(first) == len(second) > 12
    for shown, other in zip(first, second, strict=True):
        assert shown == other


@pytest.mark.parametrize(
    ("letter", "words"), [("a", "is an assassin"), ("b", "is not an assassin")]
)
async def test_who_may_be_revealed_is_said_behind_the_curtain(letter: str, words: str) -> None:
    """By key and typed; the curtain is the same for both."""
    for keys in (("r",), ("slash", *f"R{square_of(letter)}", "enter")):
        async with running() as (app, pilot):
            screen = await begin_assassins(pilot, PERSON, PERSON, game=people_act("adk"))
            await pilot.press(letter, *keys)
            assert isinstance(app.screen, CurtainScreen)
            assert LOOK_AWAY in text_of(app)
            assert not screen.table.position.revealed and "assassin." not in text_of(app)
            await pilot.press("enter")
            assert words in said(screen)
            if screen.table.position.revealed:
                assert not screen.view.own, "the others are hidden again"
            else:
                assert screen.view.own == {0, 3, 10}


@pytest.mark.parametrize("key", ["r", "x"])
async def test_a_curtain_opened_by_mistake_is_closed_again(key: str) -> None:
    """Nothing is shown, and the game stands as it stood."""
    async with running() as (app, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON, game=people_act("adk"))
        await pilot.press("a")
        before = screen.table.game
        await pilot.press(key)
        assert LOOK_AWAY in text_of(app) and "Not now" in text_of(app)
        await press(pilot, "escape")
        assert LOOK_AWAY not in text_of(app) and not screen.view.own
        assert screen.table.game == before and "assassin." not in text_of(app)


async def test_the_curtain_before_the_secret_choice_cannot_be_passed_over() -> None:
    async with running() as (app, pilot):
        await begin_assassins(pilot, PERSON, PERSON, game=assassins_game(None))
        await press(pilot, "escape")
        assert LOOK_AWAY in text_of(app) and "Not now" not in text_of(app)


def square_of(letter: str) -> str:
    square = people_act("adk").position.townsfolk[LETTERS.index(letter)]
    assert square is not None
    return SQUARE_NAMES[square]


async def test_a_reveal_that_is_shown_goes_with_the_marks() -> None:
    """And so do a hint that was made with the secret, and what it would have somebody do."""
    solver = QuickSolver()
    async with running(make_app(solver), (120, 36)) as (_, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON, game=people_act("adk"))
        await press(pilot, "t", "t")
        public = screen.view.hint
        await press(pilot, "x", "enter")
        await pilot.press("a", "r")
        assert shows_action(screen) and screen.view.hint != public
        await press(pilot, "x")
        assert not shows_action(screen) and screen.view.hint == public
        assert said(screen) == "Your assassins are hidden again."
        assert screen.table.side is Side.PEOPLE and not screen.table.position.revealed


async def test_once_one_is_revealed_the_others_are_hidden_by_themselves() -> None:
    """Both look at the screen then; until then the key that hides them is called so."""
    async with running(size=(120, 36)) as (app, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON, game=people_act("adk"))
        assert " Peek" in text_of(app) and " Hide" not in text_of(app)
        await press(pilot, "x", "enter")
        assert screen.view.own == {0, 3, 10} and " Hide" in text_of(app)
        await pilot.press("a", "r")
        assert shows_action(screen) and screen.view.own
        await press(pilot, "enter")
        assert screen.table.position.revealed == {0} and not screen.view.own
        assert "The others are hidden again." in said(screen)
        await press(pilot, "escape")
        assert " Peek" in text_of(app)
