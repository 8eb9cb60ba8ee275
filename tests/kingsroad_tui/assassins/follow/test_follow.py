"""A real table is followed: both sides are typed in, and hints know what their side may know."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import cast

import pytest
from textual.pilot import Pilot

from advisor.messages.assassins_requests import AssassinsAdviseRequest
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.position import Ending
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.follow.dialog import TurnUpDialog
from kingsroad_tui.assassins.follow.screen import AssassinsFollowScreen, without_last
from kingsroad_tui.assassins.library.saves import all_towns, read_assassins_table
from tests.assassins.support.random_play import steps
from tests.support.app.acting import QuickSolver, go, make_app, press, running, settle, text_of
from tests.support.soak import sampled


@pytest.mark.parametrize("seed", sampled(range(40), 0, 1, 2, 3))
def test_whatever_was_written_down_last_can_be_taken_back_to_the_beginning(seed: int) -> None:
    """A card, an action, the end of a phase or of the game, one after the other."""
    games = list(steps(Random(seed)))
    for before, game in pairwise(games):
        undone = without_last(game)
        assert undone is not None
        if before.finished is game.finished or undone.position == before.position:
            assert (undone.position, undone.running) == (before.position, before.running)
        assert undone.phases == before.phases and undone.start == before.start
    assert without_last(games[0]) is None


async def followed(pilot: Pilot[None], *keys: str) -> AssassinsFollowScreen:
    """Follows a table of Ann (king's side) and Bob; ``keys`` say for whom the hints are."""
    app = cast("KingsRoad", pilot.app)
    go(app, "follow", "assassins")
    await settle(pilot)
    await press(pilot, *"Ann", "tab", *"Bob", *keys)
    await settle(pilot)
    found = [screen for screen in app.screen_stack if isinstance(screen, AssassinsFollowScreen)]
    assert found, text_of(app)
    return found[0]


async def typed(pilot: Pilot[None], line: str) -> None:
    keys = {"-": "minus", ">": "greater_than_sign", "#": "number_sign", " ": "space"}
    await press(pilot, "slash", *(keys.get(letter, letter) for letter in line), "enter")
    await settle(pilot)


async def test_the_king_s_side_follows_a_game_whose_secret_nobody_here_knows() -> None:
    """Cards are chosen as they are turned up; anybody may turn out to be an assassin; hints are for
    the own phase; what was typed is taken back across phases; all is saved."""
    solver = QuickSolver()
    async with running(make_app(solver)) as (app, pilot):
        screen = await followed(pilot, "enter")
        assert isinstance(app.screen, TurnUpDialog)
        await press(pilot, "down", "enter")
        game = screen.table.game
        assert str(game.position.card) == "1/5/4" and game.secret is None
        assert "Round 1 of 15 · the king's side: Ann" in text_of(app)
        await typed(pilot, "Ni10-h10 Kj10-i10")
        assert [str(r.action) for r in screen.table.game.running] == ["Ni10-h10", "Kj10-i10"]
        await press(pilot, "t")
        asked = solver.asked[-1]
        assert isinstance(asked, AssassinsAdviseRequest)
        assert (asked.side, asked.game.secret) == ("king", None)
        assert "13 steps to the west gate" in text_of(app)
        await press(pilot, "enter", "y")
        assert screen.table.position.side is Side.PEOPLE and not screen.view.hint.lines
        questions = len(solver.asked)
        await press(pilot, "t")
        assert "The hints here are for the king's side." in text_of(app)
        assert len(solver.asked) == questions
        await typed(pilot, "Rj6 Aj6-j7")
        assert screen.table.position.revealed == {7}
        await press(pilot, *["backspace"] * 2)
        assert not screen.table.position.revealed and screen.table.position.side is Side.PEOPLE
        await press(pilot, "backspace", "backspace")
        assert [str(r.action) for r in screen.table.game.running] == ["Ni10-h10"]
        await press(pilot, "enter", "y", "enter", "y")
        assert isinstance(app.screen, TurnUpDialog) and screen.table.position.round == 2
        await press(pilot, "escape")
        assert screen.is_current and "turn up the card of round 2" in text_of(app)
        await press(pilot, "q")
        assert not app.query(AssassinsFollowScreen)
    (row,) = all_towns()
    saved = read_assassins_table(row.path)
    assert saved.game.phases == screen.table.game.phases and saved.game.secret is None


async def test_the_people_s_player_gets_hints_by_their_own_secret_and_others_none() -> None:
    solver = QuickSolver()
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        screen = await followed(pilot, "tab", "enter", "down", "enter", "tab", *"a d k", "enter")
        assert screen.table.game.secret is not None
        await press(pilot, "enter", "t")
        assert "The hints here are for the people's side." in text_of(app)
        assert not any(isinstance(one, AssassinsAdviseRequest) for one in solver.asked)
        await press(pilot, "enter", "y", "t")
        asked = solver.asked[-1]
        assert isinstance(asked, AssassinsAdviseRequest)
        assert (asked.side, asked.game.secret) == ("people", ["a", "d", "k"])


def arrests_three(game: AssassinsGame) -> AssassinsGame:
    """The game after three arrests in three rounds with shackles, two of them in one place."""
    shackles = [card for card in game.position.deck if card.shackles]
    for card, line in zip(
        shackles,
        (
            ["Na4-a3", "Na3#b3"],
            ["Ni10-h10", "Nh10-g10", "Ng10#f10"],
            ["Nh9-h8", "Nh8-h7", "Nh7#h6"],
        ),
        strict=False,
    ):
        game = game.turn_up(card).play_phase(line)
        game = game if len(game.position.gone) == 3 else game.play_phase([])
    return game


async def test_when_the_cards_are_shown_the_last_arrest_ends_the_game() -> None:
    """Only then can a table that knows no secret say so; three who cannot be are refused."""
    async with running() as (app, pilot):
        screen = await followed(pilot, "enter")
        await press(pilot, "escape")
        screen._take(arrests_three(screen.table.game))
        assert not screen.table.game.finished
        await press(pilot, "x", *"abc", "enter")
        assert "One of them is still on the board" in text_of(app)
        await press(pilot, "escape")
        assert not screen.table.game.finished
        await press(pilot, "x", *"b g l", "enter")
        result = screen.table.game.result
        assert result is not None and result.by is Ending.ASSASSINS
        assert "Ann wins: all three assassins are out of the game." in text_of(app)
        await press(pilot, "backspace")
        assert not screen.table.game.finished and screen.table.game.secret is None
