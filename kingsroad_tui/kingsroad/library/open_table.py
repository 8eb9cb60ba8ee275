"""Tables of King's Road for new and saved games."""

from __future__ import annotations

from typing import Final

from kingsroad.games import Game
from kingsroad_tui.kingsroad.library.saves import SAVES
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.results import keep_result
from kingsroad_tui.library.game_tables import Complain, GameTables
from kingsroad_tui.library.seats import Setup

TABLES: Final = GameTables(SAVES, Table, keep_result)

table_from = TABLES.of
copy_of = TABLES.copy


def new_table(game: Game, setup: Setup, complain: Complain, *, tentative: bool = False) -> Table:
    """A table for a new game, with its own autosave; if ``tentative``, once somebody plays on."""
    setup = setup.afresh().not_counting() if tentative else setup.afresh()
    return TABLES.new(game, setup, complain, tentative=tentative)
