"""The symbols setting: a change reaches everything on the screen, whatever screen it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from kingsroad.games import Game
from kingsroad_tui.navigation import (
    AnalyseGame,
    EditPosition,
    RecordTable,
    SetUpGame,
    ShowRules,
    StartGame,
)
from kingsroad_tui.storage.settings import AppSettings
from tests.support.acting import COMPUTER, NAMES, PERSON, begin, make_app, setup_of, text_of, visit
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver

Scene = Callable[[Pilot[None]], Awaitable[object]]

UNICODE = AppSettings(speed="by hand")
ASCII = AppSettings(speed="by hand", glyphs="ascii")


def game(rounds: int = 5) -> Game:
    """Three players, some rounds played."""
    return Game(NAMES[:3], rounds=random_game(3, 5, rounds=rounds).rounds)


async def choosing(pilot: Pilot[None]) -> None:
    """Two cards chosen, all hints asked for."""
    await begin(pilot, PERSON, COMPUTER, COMPUTER, game=game())
    await settle(pilot)
    for key in ("7", "6", "h", "h", "h", "h"):
        await pilot.press(key)
        await settle(pilot)


async def watching(pilot: Pilot[None]) -> None:
    """The story of a round."""
    await begin(pilot, PERSON, COMPUTER, COMPUTER, game=game())
    await settle(pilot)
    await pilot.press("7", "6", "1", "enter")


async def ended(pilot: Pilot[None]) -> None:
    over = Game(NAMES[:3], rounds=random_game(3, 5).rounds)
    await visit(pilot, StartGame(over, setup_of(PERSON, COMPUTER, COMPUTER)))


async def analysing(pilot: Pilot[None]) -> None:
    await visit(pilot, AnalyseGame(random_game(3, 5)))
    await settle(pilot)
    await pilot.press("n")


async def editing(pilot: Pilot[None]) -> None:
    await visit(pilot, EditPosition(game().position, NAMES[:3]))


async def recording(pilot: Pilot[None]) -> None:
    await visit(pilot, RecordTable(game()))


async def setting_up(pilot: Pilot[None]) -> None:
    await visit(pilot, SetUpGame())


async def reading(pilot: Pilot[None]) -> None:
    await visit(pilot, ShowRules())


SCENES = (choosing, watching, ended, analysing, editing, recording, setting_up, reading)


async def settle(pilot: Pilot[None]) -> None:
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def shown(scene: Scene, *settings: AppSettings) -> list[str]:
    """What is on the screen of a scene after each of these settings, put into force in turn."""
    app = make_app(StudySolver())
    texts = []
    async with app.run_test(size=(200, 60)) as pilot:
        app.use_settings(settings[0])
        await scene(pilot)
        await settle(pilot)
        texts.append(text_of(app))
        for changed in settings[1:]:
            app.use_settings(changed)
            await settle(pilot)
            texts.append(text_of(app))
    return texts


@pytest.mark.parametrize("scene", SCENES)
async def test_a_change_reaches_every_widget(scene: Scene) -> None:
    """The screen looks as if it had been opened with the new glyphs; changed back, as before."""
    unicode, changed, changed_back = await shown(scene, UNICODE, ASCII, UNICODE)
    (ascii_from_the_start,) = await shown(scene, ASCII)
    assert changed != unicode
    assert changed == ascii_from_the_start
    assert changed_back == unicode
