"""The list of saved games of the wing: who played, and how it ended."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.library.saves import recent_assassins_spans, recent_towns, write_named
from kingsroad_tui.files.typed_files import save_path
from kingsroad_tui.library.seats import Seat, Setup
from tests.assassins.support.random_play import steps
from tests.support.app.town_acting import COMPUTER, assassins_game


def listed_as(game: AssassinsGame, setup: Setup) -> str:
    """The line of a game that is saved by the name "evening"."""
    write_named(save_path("evening"), game, setup)
    (row,) = recent_towns()
    return "".join(text for text, _ in recent_assassins_spans(row))


@pytest.mark.parametrize("alone", [*Side, None])
def test_the_list_says_who_won_and_speaks_to_who_played_alone(alone: Side | None) -> None:
    game = list(steps(Random(4)))[-1]
    assert game.result is not None
    king, people = (COMPUTER if alone not in (side, None) else Seat() for side in Side)
    line = listed_as(game, Setup((king, people)))
    if alone is None:
        assert f"the {'king' if game.result.winner is Side.KING else 'people'} won" in line
    else:
        won = "won" if game.result.winner is alone else "lost"
        assert f"you {won}, round {game.position.round}" in line
    assert line.endswith(f"{game.players.king} against {game.players.people}, evening")


def test_a_person_without_a_name_is_called_you() -> None:
    game = assassins_game()
    named = replace(game, players=game.players._replace(king="Regent"))
    line = listed_as(named, Setup((Seat(), COMPUTER)))
    assert f"You against {game.players.people}" in line and "not begun" in line
