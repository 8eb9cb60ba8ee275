"""Playthroughs: whole games in sentences, kept beside the records and compared.

A change of rules or words shows up here as a readable difference. Run this file as a script
(``python -m tests.kingsroad_tui.text.test_playthroughs``) to write the texts anew, and read them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsroad.records import read_game
from kingsroad_tui.text.replay import replay_text
from tests.support.paths import GAMES_FOLDER as FOLDER

GAMES = sorted(FOLDER.glob("*.json"))


def playthrough(file: Path) -> str:
    return replay_text(file.name, read_game(file)) + "\n"


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_game_reads_as_it_was_played(file: Path) -> None:
    assert playthrough(file) == file.with_suffix(".txt").read_text()


if __name__ == "__main__":
    for game in GAMES:
        game.with_suffix(".txt").write_text(playthrough(game))
