"""Tables of King & Assassins for new and saved games."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.results import keep_result
from kingsroad_tui.library.game_tables import GameTables

TABLES: Final = GameTables(ASSASSINS_SAVES, AssassinsTable, keep_result)

new_assassins_table = TABLES.new
assassins_table_from = TABLES.of
assassins_copy_of = TABLES.copy
