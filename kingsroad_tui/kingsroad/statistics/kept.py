"""The results of King's Road: kept when a game ends, and read from the games that are saved."""

from __future__ import annotations

import time
from collections.abc import Iterable

from kingsroad.games import Game
from kingsroad.records import RecordError
from kingsroad_tui.kingsroad.library.library import counted_games
from kingsroad_tui.kingsroad.library.saves import RecentGame, all_games, read_table
from kingsroad_tui.kingsroad.play.table import Setup
from kingsroad_tui.kingsroad.statistics.results import GAME, kept_result
from kingsroad_tui.library.game_file import Complain
from kingsroad_tui.library.saving_words import result_not_kept
from kingsroad_tui.statistics.kept import RESULTS, KeptResult, keep_missing


def keep_result(game: Game, setup: Setup, complain: Complain) -> None:
    """Keeps the result of a game that has ended here; says so where it cannot be."""
    if setup.elsewhere:
        return
    try:
        RESULTS.add(kept_result(game, setup, time.time()))
    except OSError as error:
        complain(result_not_kept(error))


def all_results() -> list[KeptResult]:
    """Every result, oldest first, those of saved games among them."""
    return keep_missing(GAME, _saved_results(all_games()))


def _saved_results(games: Iterable[RecentGame]) -> Iterable[KeptResult]:
    for game, _ in counted_games(games):
        try:
            saved = read_table(game.path)
        except RecordError:
            continue
        if saved.setup is not None:
            yield kept_result(saved.game, saved.setup, game.when.timestamp())
