"""Playthroughs: whole games as text, kept beside their records and compared.

A change of the rules shows up here as a readable difference. Run this file as a script
(``python -m tests.assassins.test_playthroughs``) to write the texts anew, and read them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from assassins.playthroughs import draw, playthrough
from assassins.position import starting_position
from assassins.records import read_game
from assassins.town import side_a
from tests.support.playthroughs import Playthroughs

GAMES = Playthroughs(
    Path(__file__).parent / "games", lambda file: playthrough(file.name, read_game(file))
)


@pytest.mark.parametrize("file", GAMES.records, ids=lambda file: file.stem)
def test_a_game_is_told_as_it_was(file: Path) -> None:
    GAMES.assert_as_kept(file)


def test_the_board_of_the_rules() -> None:
    lines = draw(starting_position(side_a())).splitlines()
    assert len(lines) == 11
    assert lines[0].split() == list("abcdefghij")
    assert lines[3].split() == ["3", ".^", "b", ".=", ".", ".", ".", ".", ".", ".", ".^"]
    assert lines[4].split() == ["4", "N^", ".", ".", ".", "c", ".", "d", ".", ".", "."]
    assert lines[6].split() == ["6", ".", ".", "e", ".", ".", "f^", ".^", "g", ".", "h"]
    assert lines[10].split() == ["10", ".^", ".^", ".", ".", ".", "l", ".", ".", "N", "K"]


if __name__ == "__main__":
    GAMES.write()
