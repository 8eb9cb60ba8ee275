"""Playthroughs: whole games in sentences, kept beside the records and compared.

A change of rules or words shows up here as a readable difference. Run
``python -m tests.kingsroad_tui.kingsroad.play.test_playthroughs`` to write the texts
anew, and read them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsroad.records import read_game
from kingsroad_tui.kingsroad.words.results import replay_text
from tests.support.paths import GAMES_FOLDER
from tests.support.playthroughs import Playthroughs

GAMES = Playthroughs(GAMES_FOLDER, lambda file: replay_text(file.name, read_game(file)))


@pytest.mark.parametrize("file", GAMES.records, ids=lambda file: file.stem)
def test_a_game_reads_as_it_was_played(file: Path) -> None:
    GAMES.assert_as_kept(file)


if __name__ == "__main__":
    GAMES.write()
