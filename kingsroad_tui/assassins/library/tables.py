"""Tables of King & Assassins for new and saved games."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.assassins.library.saves import TOWN_SAVES
from kingsroad_tui.assassins.play.seats import TownSetup
from kingsroad_tui.assassins.play.table import TownTable
from kingsroad_tui.assassins.statistics.kept import keep_result
from kingsroad_tui.library.game_tables import GameTables

TABLES: Final = GameTables(TOWN_SAVES, TownTable, keep_result, TownSetup.not_counting)

new_town_table = TABLES.new
town_table_from = TABLES.of
town_copy_of = TABLES.copy
