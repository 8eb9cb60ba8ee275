"""The ways to the places of King & Assassins that lead to no screen alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsroad_tui.shell.going import Going

if TYPE_CHECKING:
    from assassins.actions import Side
    from assassins.games import AssassinsGame


def learn(app: Going, step: int | None = None) -> None:
    """The guided first game, from a step (from 0) on; by default where it was left."""
    from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
    from kingsroad_tui.learn.lesson_place import SECOND_GAME

    left_at = SECOND_GAME.go_on(app.settings)
    app.push_screen(AssassinsLearnScreen(left_at if step is None else step))


def record(app: Going, game: AssassinsGame, advised: frozenset[Side]) -> None:
    """A game at a real table, to be written down; hints are for these sides."""
    from kingsroad_tui.assassins.follow.screen import AssassinsFollowScreen
    from kingsroad_tui.assassins.in_app import TABLES
    from kingsroad_tui.library.seats import Seat, Setup

    table = TABLES.new(game, Setup((Seat(), Seat())), app.complain, tentative=True)
    app.push_screen(AssassinsFollowScreen(table, advised))
