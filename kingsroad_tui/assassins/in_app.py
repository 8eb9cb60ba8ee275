"""King & Assassins, as the ways of the house know it: how it is begun, kept and gone on with."""

from __future__ import annotations

from typing import Final

from assassins.games import AssassinsGame, is_beginning
from kingsroad_tui.assassins.home.form import FORM
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.results import keep_result
from kingsroad_tui.assassins.words.game import game_title
from kingsroad_tui.library.game_tables import GameTables
from kingsroad_tui.shell.game_in_app import GameInApp
from kingsroad_tui.shell.place import Later

TABLES: Final = GameTables(ASSASSINS_SAVES, AssassinsTable, keep_result)
"""Makes tables for new and saved games."""


def _begun(game: AssassinsGame) -> bool:
    return bool(game.phases or game.running) or not is_beginning(game.start)


IN_APP: Final = GameInApp(
    tables=TABLES,
    title=game_title,
    form=FORM,
    shelf=Later("kingsroad_tui.assassins.library.open_game:SHELF").load,
    begun=_begun,
    apart=Later("kingsroad_tui.assassins.together.table:mirrored_assassins").load,
    training=Later("kingsroad_tui.assassins.practice.training:TRAINING").load,
    counted=Later("kingsroad_tui.assassins.ladder:LADDER").load,
)
