"""Rivals in the town: a face and a line beside the story of their phase, none while one acts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from assassins.cards import RoundCard
from assassins.games import AssassinsChoice, AssassinsGame, Opponents, new_game
from assassins.running import rest_of_phase
from assassins.secret import Secret
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.play.log import AssassinsLogDialog
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.rivals.widgets import RemarkPane, RivalsDialog
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.game import SeatView
from tests.support.app.acting import go, make_app, press, running, settle, text_of, until
from tests.support.app.assassins_acting import assassins_screen

pytestmark = pytest.mark.usefixtures("talking")

Snap = Callable[..., bool]

BY_HAND = AppSettings(speed="by hand")
KING = "Nj9-j8 Kj10-j9 Nj8-j7 Nj7#j6 Nj7-j8 Nd2-d1 Na4-a3"
PEOPLE = "Td9-e9 Th2-h3 Th6-i6 Ti6-i7 Ti7-j7 Rf6 Af6-e6"


def first_round() -> AssassinsGame:
    """The king's first phase is over; what the people do is laid down."""
    game = new_game(Opponents("Ann", "Spymaster"), secret=Secret.of("fgk"))
    return game.turn_up(RoundCard(1, 6, True, 5)).play_phase(KING.split())


async def play_people(self: object, view: SeatView[AssassinsGame]) -> AssassinsChoice:
    """The computer's phase, the same at any speed."""
    del self
    return rest_of_phase(view.game, PEOPLE.split() if view.turn.round == 1 else [])


async def sit_down(pilot: Pilot[None], settings: AppSettings = BY_HAND) -> AssassinsPlayScreen:
    """The people's story is being told: the speaker's arrest and reveal are in it."""
    app = pilot.app
    assert isinstance(app, KingsRoad)
    app.use_settings(settings)
    setup = Setup((Seat(), Seat(SeatKind.COMPUTER, "careful")), 1, mark=MARK)
    go(app, "start", "assassins", game=first_round(), setup=setup)
    await settle(pilot)
    screen = assassins_screen(pilot)
    await until(pilot, lambda: screen.story.telling or settings.speed == "off")
    return screen


MARK = 1
"""By this mark of the game something is said in the first round."""


@pytest.fixture(autouse=True)
def people_as_laid_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the computer does is laid down, and nothing was said for long."""
    monkeypatch.setattr(
        "kingsroad_tui.assassins.play.computer_players._ComputerSide.choose", play_people
    )
    monkeypatch.setattr("kingsroad_tui.rivals.remarks.Talk.gap", lambda *_: 4)


def shown(screen: AssassinsPlayScreen) -> str:
    """What is said now."""
    rival = screen.view.query_one(RemarkPane).rival
    return rival.said if rival is not None else ""


async def test_a_line_stands_beside_the_story_and_is_gone_when_one_acts() -> None:
    async with running() as (app, pilot):
        screen = await sit_down(pilot)
        said = []
        while screen.story.telling:
            said.append(shown(screen))
            await press(pilot, "enter")
        talk = screen.table.talk
        assert talk is not None
        (spoken,) = talk.spoken
        assert spoken.line in said and set(said) <= {"", spoken.line}
        await settle(pilot)
        assert screen.view.acts and not shown(screen)
        assert not screen.view.query_one(RemarkPane).display
        await press(pilot, "p")
        assert isinstance(app.screen, AssassinsLogDialog)
        log = str(app.screen.query_one("#log-text", PlainStatic).content)
        assert f"Spymaster: “{spoken.line}”" in log


async def test_the_same_key_as_in_the_other_game_has_them_keep_quiet() -> None:
    async with running() as (app, pilot):
        screen = await sit_down(pilot)
        for _ in range(10):
            if shown(screen):
                break
            await press(pilot, "enter")
        assert shown(screen)
        await press(pilot, "m")
        assert not shown(screen)
        assert not app.settings.talk


async def test_who_sits_here_and_how_they_play() -> None:
    async with running() as (app, pilot):
        screen = await sit_down(pilot)
        while screen.story.telling:
            await press(pilot, "enter")
        await settle(pilot)
        depth = len(app.screen_stack)
        await press(pilot, "n")
        assert isinstance(app.screen, RivalsDialog)
        assert "Compares some hundred turns" in text_of(app)
        await press(pilot, "escape")
        assert len(app.screen_stack) == depth


@pytest.mark.parametrize("size", [(80, 24), (120, 36), (200, 60)])
def test_a_remark_beside_the_story(snap_compare: Snap, size: tuple[int, int]) -> None:
    """A face with its mood, name and line below what stands beside the board; with 200 columns
    among the faces, above the king's way and the log."""

    async def scene(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot)
        for _ in range(10):
            if shown(screen):
                break
            await press(pilot, "enter")
        assert shown(screen)

    assert snap_compare(make_app(), terminal_size=size, run_before=scene)
