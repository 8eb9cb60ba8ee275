"""The results of King & Assassins: kept when a game ends, or read from the saved games."""

from __future__ import annotations

import time
from collections.abc import Iterable

from assassins.games import AssassinsGame
from assassins.records import AssassinsRecordError
from kingsroad_tui.assassins.library.saves import RecentTown, all_towns, read_assassins_table
from kingsroad_tui.assassins.play.seats import AssassinsSetup
from kingsroad_tui.assassins.statistics.results import GAME, kept_result
from kingsroad_tui.library.game_file import Complain
from kingsroad_tui.library.saving_words import result_not_kept
from kingsroad_tui.statistics.kept import RESULTS, KeptResult, keep_missing


def keep_result(game: AssassinsGame, setup: AssassinsSetup, complain: Complain) -> None:
    """Keeps the result of a game that has ended here; says so where it cannot be."""
    if setup.elsewhere or not setup.alone:
        return
    try:
        RESULTS.add(kept_result(game, setup, time.time()))
    except OSError as error:
        complain(result_not_kept(error))


def all_assassins_results() -> list[KeptResult]:
    """Every result, oldest first, those of saved games among them."""
    return keep_missing(GAME, _saved_results(all_towns()))


def _saved_results(games: Iterable[RecentTown]) -> Iterable[KeptResult]:
    counted: set[int] = set()
    for game in sorted(games, key=lambda one: one.when):
        if not (game.alone and game.computer and game.ending) or game.played in counted:
            continue
        counted.add(game.played)
        try:
            saved = read_assassins_table(game.path)
        except AssassinsRecordError:
            continue
        if saved.setup is not None:
            yield kept_result(saved.game, saved.setup, game.when.timestamp())
