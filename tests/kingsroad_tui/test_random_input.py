"""Whatever people press, click and resize: no exception, and every game saved is a legal one."""

from __future__ import annotations

import random

import pytest

from kingsroad.records import read_game
from kingsroad_tui.storage.locations import autosave_folder
from tests.support.acting import begin, make_app
from tests.support.random_input import assert_saves_are_games, press_anything
from tests.support.seats import COMPUTER, PERSON

KEYS = (
    *"12345678KkDdWw" * 3,
    *("enter",) * 14,
    *("escape",) * 5,
    *("space", "backspace", "tab", "shift+tab", "up", "down", "left", "right", "pagedown"),
    *"hhatvsyqgcnro",
    *("f1", "ctrl+p", "home", "end", "ctrl+g"),
)


async def assert_survives_random_input(seed: int, steps: int) -> None:
    """One session: a table of anybody, and whatever comes."""
    dice = random.Random(seed)
    app = make_app()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        seats = [dice.choice((PERSON, COMPUTER)) for _ in range(dice.randint(2, 5))]
        if dice.random() < 0.8:
            await begin(pilot, PERSON, *seats[1:])
        await press_anything(pilot, dice, KEYS, steps)
    assert app.return_code in (0, None)
    assert_saves_are_games(autosave_folder(), read_game)


@pytest.mark.parametrize("seed", range(10))
async def test_ten_sessions(seed: int) -> None:
    await assert_survives_random_input(seed, 30)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 200))
async def test_many_sessions(seed: int) -> None:
    await assert_survives_random_input(seed, 150)
