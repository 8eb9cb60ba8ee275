"""The review in the app: beside the board in look-back, as a list of all phases, and by playing a
phase again; nothing of it tells a secret too early."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot
from textual.screen import Screen

from advisor.messages.assassins_requests import AssassinsReviewRequest
from advisor.messages.assassins_review import AssassinsReview, PhaseReview
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.review import shown
from kingsroad_tui.assassins.review.look_back import AssassinsLookBackScreen
from kingsroad_tui.assassins.review.screen import AssassinsReviewScreen
from kingsroad_tui.assassins.review.try_again import AssassinsTryScreen
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.widgets.plain import PlainStatic
from tests.support.app.acting import QuickSolver, go, make_app, press, running, settle
from tests.support.app.assassins_acting import COMPUTER, PERSON, begin_assassins, said
from tests.support.planted_assassins import (
    MISSED_KILL,
    OPEN_GATE,
    UNSAFE,
    planted_game,
    sample_review,
)

_Screen = TypeVar("_Screen", bound=Screen[None])


@asynccontextmanager
async def looking_back(
    game: AssassinsGame,
    king: Seat = PERSON,
    people: Seat = COMPUTER,
    *,
    hints: bool = True,
) -> AsyncIterator[tuple[Pilot[None], QuickSolver]]:
    solver = QuickSolver(sample_review())
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        table = AssassinsTable(game, Setup((king, people), 1, hints))
        go(app, "look_back", "assassins", table=table)
        await settle(pilot)
        yield pilot, solver


def on(pilot: Pilot[None], kind: type[_Screen]) -> _Screen:
    screen = pilot.app.screen
    assert isinstance(screen, kind)
    return screen


def beside(screen: Screen[None]) -> str:
    """What stands beside the board."""
    return " ".join(str(body.content) for body in screen.query(".body").results(PlainStatic))


def status(screen: Screen[None]) -> str:
    return str(screen.query_one("#status", PlainStatic).content)


def text(screen: Screen[None], id: str) -> str:
    return str(screen.query_one(id, PlainStatic).content)


async def test_in_look_back_each_phase_says_how_it_was_played() -> None:
    async with looking_back(planted_game()) as (pilot, solver):
        screen = on(pilot, AssassinsLookBackScreen)
        assert "? mistake" in status(screen)
        assert "without any risk" in beside(screen)
        await press(pilot, "n")
        assert "Round 1: the people's side · ?? blunder" in status(screen)
        assert "could have been killed" in beside(screen)
        await press(pilot, "n")
        assert "A gate stayed open" in beside(screen)
        await press(pilot, "n")
        assert text(screen, "#story-text") == "No more mistakes that way."
        await press(pilot, "m", "m")
        assert "? mistake" in status(screen)
        await press(pilot, "t")  # a hint takes the place beside the board
        assert "without any risk" not in beside(screen)
        # It is worked out once, however often one looks.
        assert sum(isinstance(asked, AssassinsReviewRequest) for asked in solver.asked) == 1


async def test_the_review_lists_all_phases_and_leads_to_the_board_and_back() -> None:
    async with looking_back(planted_game()) as (pilot, _):
        await press(pilot, "z")
        screen = on(pilot, AssassinsReviewScreen)
        assert screen.phases.option_count == 7 and screen.phases.highlighted == UNSAFE
        assert "The king's side: 1 mistake in 4 phases, 9% a phase; unlucky cards" in text(
            screen, "#title"
        )
        assert "without any risk" in text(screen, "#detail")
        await press(pilot, "n")
        assert screen.phases.highlighted == MISSED_KILL
        assert "could have been killed" in text(screen, "#detail")
        await press(pilot, "n", "enter")
        back = on(pilot, AssassinsLookBackScreen)
        assert back._moment.phase == OPEN_GATE
        await press(pilot, "z")
        assert on(pilot, AssassinsReviewScreen).phases.highlighted == OPEN_GATE
        await press(pilot, "up", "up", "up", "escape")
        assert on(pilot, AssassinsLookBackScreen)._moment.phase == OPEN_GATE


async def test_the_report_is_written_as_a_page(tmp_path: Path) -> None:
    async with looking_back(planted_game()) as (pilot, _):
        await press(pilot, "z")
        screen = on(pilot, AssassinsReviewScreen)
        screen.table.where = lambda: tmp_path / "game.json"
        await press(pilot, "w", "w")
        page = (tmp_path / "game.html").read_text(encoding="utf-8")
        assert "could have been killed" in page and page.startswith("<!doctype html>")
        assert len(list(tmp_path.glob("*.html"))) == 1  # the same page is not written twice


async def test_a_phase_is_played_again_and_judged() -> None:
    """The kill that was missed: first passed by again, then dealt."""
    async with looking_back(planted_game()) as (pilot, solver):
        await press(pilot, "n", "r")
        screen = on(pilot, AssassinsTryScreen)
        assert screen.table.position == planted_game().phases[MISSED_KILL].before
        assert "As it was played: a blunder" in beside(screen)
        await press(pilot, "enter")
        assert "A blunder" in beside(screen) and "about as good as" in beside(screen)
        assert "could have been killed" not in beside(screen)  # the answer is kept back
        await press(pilot, "enter", "t")
        assert "A better turn: the apple seller A is revealed" in beside(screen)
        await press(pilot, "a", "r", "r", "left", "enter", "left", "enter")
        assert screen.table.game.finished
        assert "Well played" in beside(screen) and "better than what was played" in beside(screen)
        last = solver.asked[-1]
        assert isinstance(last, AssassinsReviewRequest) and last.only == MISSED_KILL
        await press(pilot, "q")
        assert on(pilot, AssassinsLookBackScreen).table.game == planted_game()


@pytest.mark.parametrize(
    ("king", "people", "side", "secret"),
    [
        (PERSON, COMPUTER, "king", False),
        (COMPUTER, PERSON, "people", True),
        (PERSON, PERSON, "king", False),
        (COMPUTER, COMPUTER, "king", False),
    ],
)
async def test_in_a_running_game_only_the_own_side_is_judged(
    king: Seat, people: Seat, side: str, secret: bool
) -> None:
    game = planted_game(4).turn_up(planted_game().phases[4].card)
    async with looking_back(game, king, people) as (pilot, solver):
        (asked,) = [one for one in solver.asked if isinstance(one, AssassinsReviewRequest)]
        assert asked.side == side
        assert (asked.game.secret is not None) == secret
        await press(pilot, "r")
        screen = on(pilot, AssassinsLookBackScreen)
        assert text(screen, "#story-text") == shown.RUNNING


async def test_a_table_without_hints_is_told_nothing_till_the_end() -> None:
    game = planted_game(2).turn_up(planted_game().phases[2].card)
    async with looking_back(game, hints=False) as (pilot, solver):
        assert not any(isinstance(asked, AssassinsReviewRequest) for asked in solver.asked)
        await press(pilot, "z")
        assert shown.NOT_ALLOWED in text(on(pilot, AssassinsReviewScreen), "#title")
    async with looking_back(planted_game(), hints=False) as (pilot, solver):
        assert any(isinstance(asked, AssassinsReviewRequest) for asked in solver.asked)


@pytest.mark.parametrize("wanted", [True, False])
async def test_after_a_phase_the_coach_says_what_it_was_worth(wanted: bool) -> None:
    """Where the settings want it, and only to who plays alone: the first phase of the planted game
    is played by a person, then the computer plays, and the next phase begins with the verdict."""
    solver = QuickSolver()
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        app.use_settings(AppSettings(speed="off", verdict=wanted))
        game = planted_game(0).turn_up(planted_game().phases[0].card)
        screen = await begin_assassins(pilot, PERSON, COMPUTER, game=game)
        await press(pilot, "enter", "y")
        await settle(pilot)
        asked = [one for one in solver.asked if isinstance(one, AssassinsReviewRequest)]
        assert bool(asked) == wanted
        assert len(screen.table.game.phases) == 2
        assert ("Your last phase: a mistake" in said(screen)) == wanted
        for one in asked:
            assert (one.side, one.only, one.game.secret) == ("king", 0, None)


async def test_the_coach_says_nothing_where_two_people_play() -> None:
    solver = QuickSolver()
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        app.use_settings(AppSettings(speed="off", verdict=True))
        game = planted_game(0).turn_up(planted_game().phases[0].card)
        await begin_assassins(pilot, PERSON, PERSON, game=game)
        await press(pilot, "enter", "y")
        assert not any(isinstance(asked, AssassinsReviewRequest) for asked in solver.asked)


async def test_in_the_app_nothing_is_said_of_options_of_the_command() -> None:
    game = planted_game(2).turn_up(planted_game().phases[2].card)
    solver = QuickSolver(sample_of_the_kings_side())
    async with running(make_app(solver)) as (app, pilot):
        table = AssassinsTable(game, Setup((PERSON, COMPUTER), 1))
        go(app, "look_back", "assassins", table=table)
        await settle(pilot)
        await press(pilot, "z")
        title = text(on(pilot, AssassinsReviewScreen), "#title")
        assert "not judged while the game is running" in title and "--" not in title


def sample_of_the_kings_side() -> AssassinsReview:
    """The review of the first two phases as the king's side is told it."""
    whole = sample_review()
    king, people = whole.phases[:2]
    unjudged = PhaseReview(
        number=1,
        round=1,
        side="people",
        actions=people.actions,
        king_before=people.king_before,
        king_after=people.king_after,
    )
    return replace(whole, phases=[king, unjudged], sides=whole.sides[:1], finished=False)
