"""Tables of King's Road for new and saved games."""

from __future__ import annotations

from typing import Final

from kingsroad.games import Game
from kingsroad_tui.common.storage.game_file import Complain
from kingsroad_tui.common.storage.game_tables import GameTables
from kingsroad_tui.kingsroad.session.table import Setup, Table
from kingsroad_tui.kingsroad.storage.results import keep_result
from kingsroad_tui.kingsroad.storage.saves import SAVES

TABLES: Final = GameTables(SAVES, Table, keep_result, Setup.not_counting)

table_from = TABLES.of
copy_of = TABLES.copy


def new_table(game: Game, setup: Setup, complain: Complain, *, tentative: bool = False) -> Table:
    """A table for a new game, with its own autosave; if ``tentative``, once somebody plays on."""
    setup = setup.afresh().not_counting() if tentative else setup.afresh()
    return TABLES.new(game, setup, complain, tentative=tentative)
