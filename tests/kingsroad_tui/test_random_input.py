"""Whatever people press, click and resize: no exception, and every game saved is a legal one."""

from __future__ import annotations

import random

import pytest

from assassins.town import LETTERS
from kingsroad.records import read_game
from kingsroad_tui.files.locations import autosave_folder
from tests.support.app import random_input
from tests.support.app.acting import begin, running
from tests.support.app.every_screen import OPENINGS, make_every_app
from tests.support.seats import COMPUTER, PERSON

KEYS = (
    *"12345678KkDdWw" * 3,
    *("enter",) * 14,
    *("escape",) * 5,
    *("space", "backspace", "tab", "shift+tab", "up", "down", "left", "right", "pagedown"),
    *"hhatvsyqgcnro",
    *("f1", "ctrl+p", "home", "end", "ctrl+g"),
)


SESSIONS = [
    *((seed, 30) for seed in range(3)),
    *(pytest.param(seed, 30, marks=pytest.mark.soak) for seed in range(3, 10)),
    *(pytest.param(seed, 150, marks=pytest.mark.soak) for seed in range(10, 200)),
]


@pytest.mark.parametrize(("seed", "steps"), SESSIONS)
async def test_whatever_is_pressed_every_game_saved_is_a_legal_one(seed: int, steps: int) -> None:
    """One session: a table of anybody, and whatever comes."""
    dice = random.Random(seed)
    async with running(notifications=True) as (app, pilot):
        seats = [dice.choice((PERSON, COMPUTER)) for _ in range(dice.randint(2, 5))]
        if dice.random() < 0.8:
            await begin(pilot, PERSON, *seats[1:])
        await random_input.press_anything(pilot, dice, KEYS, steps)
    assert app.return_code in (0, None)
    random_input.assert_saves_are_games(autosave_folder(), read_game)


EVERY_KEY = (*KEYS, *LETTERS, *"0vbpzui", "slash", "ctrl+p", *("enter",) * 8, "f1")
"""Those of both games; what ends or stops the app is not among them."""

PLACES = ("home", "town-home", "play", "town-play", "end", "town-end", "learn", "town-learn")
"""Where a storm begins; some begin in any other place."""


@pytest.mark.parametrize(
    ("seed", "count"),
    [(0, 80), (1, 80), *(pytest.param(seed, 400, marks=pytest.mark.soak) for seed in range(2, 62))],
)
async def test_the_app_stands_a_storm_of_keys(seed: int, count: int) -> None:
    """Bursts of keys, none of which waits for an answer to the one before it."""
    dice = random.Random(seed)
    app = make_every_app()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await OPENINGS[dice.choice((*PLACES, *dice.sample(sorted(OPENINGS), 4)))].open(pilot)
        await random_input.storm(pilot, dice, EVERY_KEY, count)
        random_input.stands(app)
