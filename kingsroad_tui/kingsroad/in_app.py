"""King's Road, as the ways of the house know it: how it is begun, kept and gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kingsroad.games import Game
from kingsroad_tui.kingsroad.home.form import FORM
from kingsroad_tui.kingsroad.library.saves import SAVES
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.results import keep_result
from kingsroad_tui.kingsroad.words.game import game_title
from kingsroad_tui.library.game_tables import GameTables
from kingsroad_tui.library.saved_games import Saved
from kingsroad_tui.shell.game_in_app import GameInApp
from kingsroad_tui.shell.place import Later, Way

TABLES: Final = GameTables(SAVES, Table, keep_result)
"""Makes tables for new and saved games."""


def look(saved: Saved[Game], record: Path | None) -> Way:
    """The analysis of a saved game, which is kept beside a file."""
    return Way("analysis", GAME, game=saved.game, setup=saved.setup, record=record)


IN_APP: Final = GameInApp(
    tables=TABLES,
    title=game_title,
    form=FORM,
    shelf=Later("kingsroad_tui.kingsroad.library.game_list:SHELF").load,
    look=look,
    apart=Later("kingsroad_tui.kingsroad.together.table:mirrored_table").load,
    training=Later("kingsroad_tui.kingsroad.practice.training:TRAINING").load,
    counted=Later("kingsroad_tui.kingsroad.ladder:LADDER").load,
)
