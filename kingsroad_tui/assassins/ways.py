"""The ways to the places of King & Assassins that lead to no screen alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.shell import notices
from kingsroad_tui.shell.going import Going, new_seed

if TYPE_CHECKING:
    from assassins.actions import Side
    from assassins.games import AssassinsGame
    from kingsroad_tui.assassins.library.saves import SavedTown
    from kingsroad_tui.assassins.play.table import AssassinsTable
    from kingsroad_tui.ladder.screen import CountedGames
    from kingsroad_tui.library.seats import Setup
    from kingsroad_tui.together.place import OwnPlace


def enter(app: Going, saved: Path | None = None) -> None:
    """The first screen; with ``saved``, on with that file's game at once."""
    from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
    from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
    from tabletop.errors import LocatedError

    try:
        found = None if saved is None else ASSASSINS_SAVES.read(saved)
    except LocatedError as error:
        app.complain(str(error))
        found = None
    if found is None:
        app.leave_for(lambda: app.begin(AssassinsHomeScreen()))
    else:
        resume(app, found)


def learn(app: Going, step: int | None = None) -> None:
    """The guided first game, from a step (from 0) on; by default where it was left."""
    from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
    from kingsroad_tui.learn.lesson_place import SECOND_GAME

    left_at = SECOND_GAME.go_on(app.settings)
    app.push_screen(AssassinsLearnScreen(left_at if step is None else step))


def statistics(app: Going) -> None:
    """One's own games against each strength, over what is there."""
    from kingsroad_tui.assassins.statistics import STATISTICS
    from kingsroad_tui.statistics.dialog import StatisticsDialog

    app.push_screen(StatisticsDialog(STATISTICS))


# ------------------------------------------------------------------------------------ a game


def again(app: Going) -> None:
    """A new game with the usual rival, sides swapped; the form where there is none."""
    from kingsroad_tui.home.own_name import with_own_name

    with_own_name(app, lambda name: _again(app, name))


def _again(app: Going, name: str) -> None:
    from assassins.games import begin_game
    from kingsroad_tui.assassins.home.usual_table import sides_swapped, usual_assassins

    kept = sides_swapped(app.settings.tables.get(GAME, {}))
    found = usual_assassins(kept, name, new_seed())
    if found is None:
        app.go("new", GAME)
        return
    players, setup = found
    app.keep_table(GAME, kept)
    start(app, begin_game(players), setup)


def start(app: Going, game: AssassinsGame, setup: Setup) -> None:
    """A new game, which may start from any position; asks first whether to leave another one."""
    from assassins.games import is_beginning
    from kingsroad_tui.assassins.library.saves import prune_assassins_autosaves
    from kingsroad_tui.assassins.library.tables import new_assassins_table

    # To see what would have come.
    begun = bool(game.phases or game.running) or not is_beginning(game.start)
    seats = setup.not_counting() if begun else setup
    app.leave_for(
        lambda: _play(app, new_assassins_table(game, seats, app.complain, tentative=begun))
    )
    app.run_worker(prune_assassins_autosaves, thread=True)


def resume(app: Going, saved: SavedTown) -> None:
    """A saved game where it stands; asks first, likewise."""
    app.leave_for(lambda: _resume(app, saved))


def _resume(app: Going, saved: SavedTown) -> None:
    """Goes on with a saved game; a copy of it where it is being played already."""
    from kingsroad_tui.assassins.library.tables import assassins_copy_of, assassins_table_from
    from kingsroad_tui.assassins.words.game import game_title
    from kingsroad_tui.library.ownership import HeldElsewhere
    from kingsroad_tui.widgets.dialog import ConfirmDialog

    def play_copy(sure: bool | None) -> None:
        if sure:
            _play(app, assassins_table_from(assassins_copy_of(saved), app.complain))

    try:
        table = assassins_table_from(saved, app.complain)
    except HeldElsewhere:
        question = notices.copy_question(game_title(saved.game))
        app.push_screen(ConfirmDialog(question, notices.GO_ON_WITH_COPY, "Cancel"), play_copy)
    else:
        _play(app, table)


def _play(app: Going, table: AssassinsTable) -> None:
    from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen

    app.begin(AssassinsPlayScreen(table))


def end(app: Going, table: AssassinsTable, place: OwnPlace | None = None) -> None:
    """The end of a finished game, in place of its play screen.

    ``place`` is one's own at a table with somebody elsewhere.
    """
    from kingsroad_tui.assassins.play.end import AssassinsEndScreen

    app.begin(AssassinsEndScreen(table, place=place))


def apart(app: Going, place: OwnPlace) -> None:
    """The game that has begun at a table of people who are elsewhere."""
    from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
    from kingsroad_tui.assassins.together.play import MirroredTown

    app.begin(AssassinsPlayScreen(MirroredTown(place.session), place=place))


def together(app: Going) -> None:
    """Where one opens a table of this game, or joins one."""
    app.go("together", of_game=GAME)


def record(app: Going, game: AssassinsGame, advised: frozenset[Side]) -> None:
    """A game at a real table, to be written down; hints are for these sides."""
    from kingsroad_tui.assassins.follow.screen import AssassinsFollowScreen
    from kingsroad_tui.assassins.library.tables import new_assassins_table
    from kingsroad_tui.library.seats import Seat, Setup

    setup = Setup((Seat(), Seat()))
    table = new_assassins_table(game, setup, app.complain, tentative=True)
    app.push_screen(AssassinsFollowScreen(table, advised))


# --------------------------------------------------------------------------- games that count


def ladder(app: Going) -> None:
    """The ladder."""
    _counted(app).show_ladder()


def ladder_game(app: Going) -> None:
    """The next game of the ladder: on with the one that was left, or a new one."""
    _counted(app).play_ladder()


def today(app: Going) -> None:
    """The day's game: on with it, a new one, or what came of it."""
    _counted(app).play_day()


def _counted(app: Going) -> CountedGames[AssassinsGame]:
    from kingsroad_tui.assassins.ladder.counted_tables import counted_assassins
    from kingsroad_tui.assassins.ladder.words import RUNGS
    from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
    from kingsroad_tui.assassins.results import all_assassins_results
    from kingsroad_tui.ladder.screen import CountedGames

    return CountedGames(
        app,
        RUNGS,
        all_assassins_results,
        ASSASSINS_SAVES,
        begin=lambda occasion, name: counted_assassins(occasion, name, new_seed()),
    )
