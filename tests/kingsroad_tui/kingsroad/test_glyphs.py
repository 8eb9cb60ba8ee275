"""The symbols setting: a change reaches everything on the screen, whatever screen it is."""

from __future__ import annotations

import os
import shutil
from collections.abc import Awaitable, Callable, Iterator

import pytest
from textual.pilot import Pilot

from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.files.typed_files import save_path
from kingsroad_tui.kingsroad.library.saves import write_table
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.place import Way
from kingsroad_tui.statistics.dialog import StatisticsDialog
from tests.support.app import acting
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver
from tests.support.seats import COMPUTER, NAMES, PERSON, setup_of
from tests.support.soak import sampled

Scene = Callable[[Pilot[None]], Awaitable[object]]

UNICODE = AppSettings(speed="by hand")
ASCII = AppSettings(speed="by hand", glyphs="ascii")


def game(rounds: int = 5) -> Game:
    """Three players, some rounds played."""
    return Game(NAMES[:3], rounds=random_game(3, 5, rounds=rounds).rounds)


async def choosing(pilot: Pilot[None]) -> None:
    """Two cards chosen, all hints asked for."""
    await acting.begin(pilot, PERSON, COMPUTER, COMPUTER, game=game())
    await settle(pilot)
    for key in ("7", "6", "h", "h", "h", "h"):
        await acting.press(pilot, key)


async def watching(pilot: Pilot[None]) -> None:
    """The story of a round."""
    await acting.begin(pilot, PERSON, COMPUTER, COMPUTER, game=game())
    await settle(pilot)
    await pilot.press("7", "6", "1", "enter")


async def ended(pilot: Pilot[None]) -> None:
    over = Game(NAMES[:3], rounds=random_game(3, 5).rounds)
    await acting.visit(pilot, acting.to_game(over, setup_of(PERSON, COMPUTER, COMPUTER)))


async def analysing(pilot: Pilot[None]) -> None:
    await acting.visit(pilot, acting.to_analysis(random_game(3, 5)))
    await settle(pilot)
    await pilot.press("n")


async def editing(pilot: Pilot[None]) -> None:
    await acting.visit(pilot, Way("editor", "kingsroad", position=game().position, names=NAMES[:3]))


async def recording(pilot: Pilot[None]) -> None:
    await acting.visit(pilot, Way("record", "kingsroad", game=game()))


async def setting_up(pilot: Pilot[None]) -> None:
    await acting.visit(pilot, Way("new", "kingsroad"))


async def reading(pilot: Pilot[None]) -> None:
    await acting.visit(pilot, Way("rules"))


async def learning(pilot: Pilot[None]) -> None:
    """The guided game, with an answer to a choice that misses the aim."""
    await acting.visit(pilot, Way("learn", "kingsroad", step=1))
    await settle(pilot)
    await pilot.press("1", "2", "3", "enter")


async def learning_from_mistakes(pilot: Pilot[None]) -> None:
    over = Game(NAMES[:2], rounds=random_game(2, 5).rounds)
    await acting.visit(pilot, acting.to_mistakes(over, setup_of(PERSON, COMPUTER), 0))
    await settle(pilot)
    await pilot.press("h")


@pytest.fixture(autouse=True)
def _keep_games() -> None:
    """A finished game, a branch of it, and one that goes on, each of its own day."""
    over = Game(NAMES[:2], rounds=random_game(2, 3).rounds)
    kept = {"over": over, "branch": over.take_back(2), "other": game()}
    for number, (name, one) in enumerate(kept.items()):
        seats = [PERSON, *[COMPUTER] * (len(one.players) - 1)]
        moment = 1_600_000_000_000_000 - 86_400_000_000 * number
        write_table(save_path(name), one, setup_of(*seats), moment)


async def browsing(pilot: Pilot[None]) -> None:
    """The library, with curves and a branch."""
    await acting.visit(pilot, Way("open", "kingsroad"))
    await settle(pilot)


async def counting(pilot: Pilot[None]) -> None:
    """The statistics."""
    await acting.visit(pilot, Way("statistics", GAME))
    await acting.until(pilot, lambda: isinstance(pilot.app.screen, StatisticsDialog))


STUDIED: tuple[Scene, ...] = (ended, learning, learning_from_mistakes, browsing, counting)
SCENES = (choosing, watching, analysing, editing, recording, setting_up, reading, *STUDIED)
CHANGED = (choosing, watching, analysing, setting_up, browsing)
"""Those with widgets of their own; the others are made of the same."""


async def settle(pilot: Pilot[None]) -> None:
    await pilot.pause()
    await acting.work_done(pilot.app)
    await pilot.pause()


async def whole_first_screen(pilot: Pilot[None]) -> None:
    """Until everything is on it that comes after the menu: it is seen behind dialogs."""
    while not (pilot.app.screen.query("#title > *") and pilot.app.screen.query("#last")):
        await pilot.pause()
    await settle(pilot)


def begin_anew() -> None:
    """Forgets all games, so that one that is over counts for the first time."""
    shutil.rmtree(os.environ["KINGSROAD_HOME"], ignore_errors=True)


async def shown(scene: Scene, *settings: AppSettings) -> list[str]:
    """What is on the screen of a scene after each of these settings, put into force in turn."""
    begin_anew()
    app = acting.make_app(StudySolver())
    texts = []
    async with app.run_test(size=(200, 60)) as pilot:
        app.use_settings(settings[0])
        await whole_first_screen(pilot)
        await scene(pilot)
        await settle(pilot)
        texts.append(acting.text_of(app))
        for changed in settings[1:]:
            app.use_settings(changed)
            await settle(pilot)
            texts.append(acting.text_of(app))
    return texts


@pytest.mark.parametrize("scene", sampled(SCENES, *CHANGED))
async def test_a_change_reaches_every_widget(scene: Scene) -> None:
    """The screen looks as if it had been opened with the new glyphs; changed back, as before."""
    unicode, changed, changed_back = await shown(scene, UNICODE, ASCII, UNICODE)
    (ascii_from_the_start,) = await shown(scene, ASCII)
    assert changed != unicode
    assert changed == ascii_from_the_start
    assert changed_back == unicode


_SCROLLBAR = str.maketrans(dict.fromkeys("▁▂▃▄▅▆▇█", " "))
"""What Textual draws at the end of a scrollbar."""


@pytest.mark.parametrize("scene", STUDIED)
async def test_ascii_means_ascii(scene: Scene) -> None:
    """Nothing but the footer's keys and the end of a scrollbar needs another character."""
    async with acting.running(acting.make_app(StudySolver())) as (app, pilot):
        app.use_settings(ASCII)
        await whole_first_screen(pilot)
        await scene(pilot)
        await settle(pilot)
        lines = acting.text_of(app).translate(_SCROLLBAR).splitlines()[:-1]
        assert [line for line in lines if not line.isascii()] == []


@pytest.mark.parametrize("scene", sampled(STUDIED, ended, browsing))
async def test_without_colour_all_is_grey_and_nothing_is_lost(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With ``NO_COLOR`` every cell is a shade of grey, and the words and signs are the same."""
    texts = []
    for wanted in ("", "1"):
        if wanted:
            monkeypatch.setenv("NO_COLOR", wanted)
        begin_anew()
        async with acting.running(acting.make_app(StudySolver())) as (app, pilot):
            await whole_first_screen(pilot)
            await scene(pilot)
            await settle(pilot)
            texts.append(acting.text_of(app))
            if wanted:
                assert {colour for colour in colours_of(app) if len(set(colour)) > 1} == set()
    assert texts[0] == texts[1]


def colours_of(app: KingsRoad) -> Iterator[tuple[int, int, int]]:
    """The colours that reach the terminal, as it is told them."""
    for line in app.screen._compositor.render_strips():
        filtered = line.apply_filter(app.get_line_filters()[0], app.screen.styles.background)
        for _, style, _ in filtered:
            for colour in (style.color, style.bgcolor) if style else ():
                if colour is not None and colour.triplet is not None:
                    red, green, blue = colour.triplet
                    yield red, green, blue
