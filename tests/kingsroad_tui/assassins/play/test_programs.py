"""Programs at the table of King & Assassins: chosen in New game, replaced where they fail."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.widgets import Select

from assassins.actions import Side
from assassins.records import AssassinsGameData
from assassins.secret import possible_secrets
from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen
from kingsroad_tui.assassins.library.saves import read_assassins_table, write_named
from kingsroad_tui.assassins.play.computer_players import AssassinsSeatPlayers
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.plain import Field
from tabletop.game import Scripted, SeatView
from tests.support.app.acting import (
    open_screen,
    press,
    quick_solver,
    running,
    settle,
    text_of,
    until,
)
from tests.support.app.assassins_acting import (
    COMPUTER,
    assassins_game,
    assassins_screen,
    begin_assassins,
)
from tests.support.player_scripts import assassins_player, script

MOVES = '["Th2-h3"] if asked["position"]["round"] == 1 else []'


async def test_a_program_is_chosen_in_a_new_game(tmp_path: Path) -> None:
    """Without a command, or with one that starts nothing, the form says so; else it plays."""
    async with running(size=(120, 36), speed="off") as (app, pilot):
        form = await open_screen(pilot, Way("new", "assassins"), AssassinsNewGameScreen)
        await pilot.press("f2")
        form.query_one("#kind-people", Select).value = "program"
        await settle(pilot)
        await press(pilot, "ctrl+g")
        assert "Type the program that is to play." in text_of(app)
        form.query_one("#cmd-people", Field).value = "/no/such/program"
        await press(pilot, "ctrl+g")
        assert "There is no program" in text_of(app)
        form.query_one("#cmd-people", Field).value = "true"
        await press(pilot, "ctrl+g")
        await until(pilot, lambda: "The program ended without an answer." in text_of(app))
        form.query_one("#cmd-people", Field).value = f" cmd:{assassins_player(tmp_path, MOVES)}"
        await pilot.press("ctrl+g")
        await until(
            pilot, lambda: isinstance(app.screen, AssassinsPlayScreen) and app.screen.view.acts
        )
        screen = assassins_screen(pilot)
        assert screen.table.game.secret is not None
        assert screen.table.game.secret.letters == ("a", "e", "k")
        await pilot.press("enter", "y")
        await until(pilot, lambda: screen.table.position.round > 1)
        assert [str(r.action) for r in screen.table.game.phases[1].actions] == ["Th2-h3"]


async def test_a_program_that_fails_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async with running(size=(120, 36), speed="off") as (app, pilot):
        seat = Seat(SeatKind.PROGRAM, program=script(tmp_path, "print('nonsense', flush=True)"))
        screen = await begin_assassins(pilot, people=seat, game=assassins_game(None))
        await until(pilot, lambda: screen.view.acts)
        assert any("forfeits" in note.message for note in app._notifications)
        assert screen.table.setup.seats[1].forfeit and screen.table.game.secret is not None
        await pilot.press("enter", "y")
        await until(pilot, lambda: screen.table.position.round > 1)
        assert screen.table.game.phases[1].side is Side.PEOPLE


async def test_a_forfeit_is_news_once(tmp_path: Path) -> None:
    setup = Setup((Seat(), Seat(SeatKind.PROGRAM, program=script(tmp_path, "raise SystemExit"))))
    table = AssassinsTable(assassins_game(None), setup)
    others = AssassinsSeatPlayers(quick_solver(), setup)
    player = others.players(Scripted([]))[Side.PEOPLE.seat]
    await player.choose(SeatView(table.game, Side.PEOPLE.seat))
    ((seat, why),) = table.note_forfeits(others.forfeits).items()
    assert seat == Side.PEOPLE.seat and why
    assert table.note_forfeits(others.forfeits) == {}
    assert table.setup.swapped(1, "").seats[0].forfeit == ""
    # It is not started again with the saved game.
    again = AssassinsSeatPlayers(quick_solver(), table.setup)
    await again.players(Scripted([]))[Side.PEOPLE.seat].choose(
        SeatView(table.game, Side.PEOPLE.seat)
    )
    assert not again.forfeits


async def test_in_a_game_that_has_begun_a_computer_player_draws_whom_it_can_be() -> None:
    """A record without the secret: the same three whenever it is taken up, and they fit."""
    game = assassins_game("adk").turn_up(assassins_game().town.deck[0]).end_phase().act("Rh2")
    public = replace(game, secret=None)
    drawn = {AssassinsTable(public, Setup((Seat(), COMPUTER), seed=5)).game.secret for _ in "123"}
    assert len(drawn) == 1 and drawn < set(possible_secrets(game.position))
    assert AssassinsTable(public, Setup((Seat(), Seat()), seed=5)).game.secret is None, (
        "a person is asked"
    )


def test_no_program_starts_because_a_file_says_so(tmp_path: Path) -> None:
    """A game saved by name has people in place of programs."""
    setup = Setup(
        (Seat(SeatKind.PROGRAM, program="rm -r nothing"), Seat(SeatKind.COMPUTER, "random"))
    )
    file = tmp_path / "game.json"
    write_named(file, assassins_game(), setup)
    saved = read_assassins_table(file)
    assert saved.setup is not None and saved.setup.seats[0] == Seat()
    assert saved.setup.seats[1] == Seat(SeatKind.COMPUTER, "random")
    assert AssassinsGameData.of(saved.game).secret is None


@pytest.mark.parametrize("side", Side)
def test_a_program_is_neither_person_nor_computer(side: Side) -> None:
    seat = Seat(SeatKind.PROGRAM, program="./mine.py")
    setup = Setup((seat, Seat())) if side is Side.KING else Setup((Seat(), seat))
    assert setup.seats[side.seat] is seat and not seat.person and not setup.hot_seat
    assert setup.without_programs().hot_seat
