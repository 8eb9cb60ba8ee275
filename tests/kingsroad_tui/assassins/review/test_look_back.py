"""Looking back at a game of King & Assassins: its moments, hints about them, playing on."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from advisor.messages.assassins_requests import AssassinsAdviseRequest
from assassins.actions import ActionKind, Side
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.library.saves import write_named
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.review import look_back_words as look_back
from kingsroad_tui.assassins.review.look_back import AssassinsLookBackScreen
from kingsroad_tui.assassins.review.look_back_words import moments
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.notes.kept import GameNotes, notes_of
from kingsroad_tui.notes.words import NO_FILE
from kingsroad_tui.widgets.plain import PlainStatic
from tests.assassins.support.random_play import steps
from tests.support.app.acting import QuickSolver, go, make_app, press, running, settle, text_of
from tests.support.app.assassins_acting import (
    COMPUTER,
    PERSON,
    assassins_game,
    assassins_screen,
    begin_assassins,
)
from tests.support.soak import sampled


def finished(seed: int) -> AssassinsGame:
    *_, last = steps(Random(seed))
    assert last.finished
    return last


@pytest.mark.parametrize("seed", sampled(range(6), 0, 3))
def test_the_moments_of_a_game_are_the_game(seed: int) -> None:
    """Each is a game that the rules know, in order, and the last is the game as it stands."""
    for game in steps(Random(seed)):
        walked = moments(game)
        if game.position.card is None and not game.phases:
            assert walked == ()
            continue
        for before, after in pairwise(walked):
            assert before.phase <= after.phase
            assert len(before.game.phases) <= len(after.game.phases)
        for moment in walked:
            assert moment.game.positions[0] == game.start
            assert moment.side is None or moment.side is moment.scene.side
        if game.position.card is not None:
            assert walked[-1].game.position == game.position
    assert walked[-1].game == game
    for moment in walked:
        assert AssassinsGameData.of(moment.game).game().position == moment.game.position
    assert {moment.phase for moment in walked} == set(range(len(game.phases)))


async def at_the_end(pilot: Pilot[None], game: AssassinsGame) -> None:
    setup = Setup((PERSON, COMPUTER), 1)
    go(pilot.app, "end", "assassins", table=AssassinsTable(game, setup))
    await settle(pilot)
    screen = pilot.app.screen
    assert isinstance(screen, AssassinsEndScreen)
    screen.listen()


def told(screen: AssassinsLookBackScreen) -> str:
    return str(screen.query_one("#story-text", PlainStatic).content)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (60, 20)))
async def test_walking_through_a_finished_game(size: tuple[int, int]) -> None:
    """Every step is on the board, and the keys stop at both ends."""
    game, app = finished(3), make_app()
    async with app.run_test(size=size) as pilot:
        await at_the_end(pilot, game)
        await press(pilot, "z")
        screen = app.screen
        assert isinstance(screen, AssassinsLookBackScreen)
        walked = moments(game)
        await press(pilot, "left", "up")
        for at, moment in enumerate(walked):
            view = screen.query_one(AssassinsBoard).view
            assert view is not None and view.position == moment.scene.position
            assert f"{at + 1}/{len(walked)}" in text_of(app)
            assert " ".join(moment.scene.sentences) in told(screen)
            await press(pilot, "right")
        assert f"{len(walked)}/{len(walked)}" in text_of(app)
        await press(pilot, "t")
        assert told(screen) == with_keys(look_back.OVER, keys_on(screen))
        await press(pilot, "up")
        last_phase = next(n for n, m in enumerate(walked) if m.phase == walked[-1].phase)
        assert f"{last_phase + 1}/{len(walked)}" in text_of(app)
        await press(pilot, "home", "down")
        second = next(n for n, m in enumerate(walked) if m.phase == 1)
        assert f"{second + 1}/{len(walked)}" in text_of(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, AssassinsEndScreen)


async def test_a_hint_is_about_the_moment_and_draws_its_moves() -> None:
    game, solver = finished(3), QuickSolver()
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        await at_the_end(pilot, game)
        await press(pilot, "z", "t", "t", "t")
        await settle(pilot)
        screen = app.screen
        view = screen.query_one(AssassinsBoard).view
        assert view is not None and view.plan is not None and view.plan.ends
        assert "Best moves: see the board." in " ".join(text_of(app).split())
        asked = solver.asked[-1]
        assert isinstance(asked, AssassinsAdviseRequest)
        assert (asked.side, asked.game.secret) == ("king", None)
        await press(pilot, "down")
        await settle(pilot)
        asked = solver.asked[-1]
        assert isinstance(asked, AssassinsAdviseRequest)
        assert asked.side == "people" and asked.game.secret is not None
        for _ in range(10):
            await press(pilot, "t")
            if "Hint" not in text_of(app).replace("t hint", "").replace("t Hint", ""):
                break
        assert "Hint" not in text_of(app).replace("t hint", "").replace("t Hint", "")


async def test_playing_on_from_a_moment() -> None:
    """It is a game of its own, and goes on from exactly there."""
    game, app = finished(3), make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await at_the_end(pilot, game)
        await press(pilot, "z", "down", "down", "right")
        there = moments(game)
        at = next(n for n, m in enumerate(there) if m.phase == 2) + 1
        assert there[at].side is Side.KING
        await press(pilot, "g")
        await settle(pilot)
        assert isinstance(app.screen, AssassinsPlayScreen)
        table = assassins_screen(pilot).table
        assert table.game == there[at].game and table.game is not game


async def test_while_a_game_runs_nothing_secret_is_shown_and_nothing_played_on() -> None:
    """The king's player walks through the game so far; who the assassins are is not in it."""
    solver = QuickSolver()
    async with running(make_app(solver)) as (app, pilot):
        unfinished = next(game for game in steps(Random(4)) if len(game.phases) == 4)
        assert unfinished.secret is not None
        await begin_assassins(pilot, PERSON, COMPUTER, game=unfinished)
        await press(pilot, "z")
        screen = app.screen
        assert isinstance(screen, AssassinsLookBackScreen)
        while True:
            view = screen.query_one(AssassinsBoard).view
            assert view is not None and not view.own
            before = text_of(app)
            await press(pilot, "left")
            if text_of(app) == before:
                break
        await press(pilot, "g")
        assert told(screen) == look_back.RUNNING
        await press(pilot, "down", "t")
        await settle(pilot)
        asked = solver.asked[-1]
        assert isinstance(asked, AssassinsAdviseRequest)
        assert (asked.side, asked.game.secret) == ("people", None)
        await press(pilot, "escape")
        assert isinstance(app.screen, AssassinsPlayScreen)


async def test_before_the_first_card_there_is_nothing_to_look_back_at() -> None:
    async with running() as (app, pilot):
        await begin_assassins(pilot, COMPUTER, PERSON, game=assassins_game(secret=None))
        await press(pilot, "z")
        assert isinstance(app.screen, AssassinsPlayScreen)


def test_an_arrest_tells_what_it_was_only_once_the_game_is_over() -> None:
    """Of a running game nothing is said, whoever the assassins are."""
    for seed in range(12):
        game = finished(seed)
        assert game.secret is not None
        arrests = [
            (moment.scene, moment.scene.knights[-1].townsperson)
            for moment in moments(game)
            if moment.scene.knights
            and moment.scene.headline in ("Arrested!", "The last assassin!")
            and moment.scene.knights[-1].action.kind is ActionKind.ARREST
        ]
        for scene, who in arrests:
            caught = who in game.secret.assassins
            assert scene.sentences[-1].startswith("An assassin" if caught else "No assassin")
        unfinished = replace(game, phases=game.phases[:-1], position=game.phases[-1].before)
        said = [words for moment in moments(unfinished) for words in moment.scene.sentences]
        assert not any("as it turned out" in words for words in said)
        if len(arrests) > 1:
            return
    raise AssertionError("no game with two arrests was looked at")


async def test_a_note_on_a_round_stands_there_and_in_the_file(tmp_path: Path) -> None:
    """It is said with the story of every step of the round; without a file that is said."""
    async with running() as (app, pilot):
        unfinished = next(game for game in steps(Random(4)) if len(game.phases) == 4)
        await begin_assassins(pilot, PERSON, COMPUTER, game=unfinished)
        await press(pilot, "z", "home", "N")
        screen = app.screen
        assert isinstance(screen, AssassinsLookBackScreen)
        assert told(screen) == NO_FILE
        path = tmp_path / "town.json"
        write_named(path, unfinished, screen.table.setup)
        screen.table.where = lambda: path
        await press(pilot, "N", *"Bold", "enter")
        assert told(screen).endswith("Note: Bold")
        assert notes_of(path) == GameNotes("", {"1": "Bold"})
        await press(pilot, "end")
        assert "Note:" not in told(screen)
