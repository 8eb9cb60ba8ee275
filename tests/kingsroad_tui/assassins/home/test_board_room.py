"""The board takes the room that it is drawn in, and what stands beside it the rest."""

from __future__ import annotations

import pytest

from assassins.cards import RoundCard
from kingsroad_tui.assassins.drawing.views import board_size
from kingsroad_tui.assassins.play.board import AssassinsBoard
from tests.support.app.acting import running, settle
from tests.support.app.assassins_acting import COMPUTER, PERSON, assassins_game, begin_assassins


@pytest.mark.parametrize("size", [(60, 20), (70, 24), (80, 24), (120, 36), (142, 44), (200, 54)])
async def test_nothing_is_left_free_beside_the_board(size: tuple[int, int]) -> None:
    """Also where the line below it has two rows."""
    async with running(size=size) as (app, pilot):
        await begin_assassins(
            pilot, PERSON, COMPUTER, game=assassins_game().turn_up(RoundCard(1, 6, True, 5))
        )
        await settle(pilot)
        width, height = app.screen.query_one(AssassinsBoard).size
        assert board_size(width, height)[0] == width
