"""Would the decisions of the rules that could change who wins change it, read the other way?

The figures are in docs/what-experts-say.md.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from advisor.messages.assassins_computers import CAREFUL
from advisor.messages.computers import RULE_OF_THUMB
from advisor.messages.intervals import estimated_share
from assassins.position import Ending
from assassins.rounds import end_phase
from tests.advisor.assassins.support.matches import play_game
from tests.assassins.support.builders import after, legal, position, where
from tests.assassins.support.other_readings import Reading, read

GAMES: Final = {RULE_OF_THUMB: 200, CAREFUL: 60}


def test_each_reading_changes_what_it_says_and_nothing_else() -> None:
    leaving = position(king="c3", townsfolk={"a": "c2"})
    row_going_up = position(knights="c5", townsfolk={"a": "d5", "b": "e5"})
    first_going_up = position(knights="d5", townsfolk={"a": "e5"})
    along = position(knights="f5", townsfolk={"a": "f6", "b": "g5"})
    assert "Kc3-out" in legal(leaving) and "Nf5>g5" in legal(along)
    with read(Reading.EXIT_BLOCKED):
        assert "Kc3-out" not in legal(leaving) and "Nf5>g5" in legal(along)
        assert "Kb5-out" in legal(position(king="b5", townsfolk={"a": "c2"}))
    with read(Reading.FIRST_CHECKED):
        assert "Nc5>d5" in legal(row_going_up) and "Nd5>e5" not in legal(first_going_up)
        assert where(after(row_going_up, "Nc5>d5"), "b") == "f5"
    with read(Reading.NO_PUSH_ON_ROOFS):
        assert "Nf5>f6" not in legal(along) and "Nf5>g5" in legal(along)
    with read(Reading.LAST_CARD_UNPLAYED):
        assert end_phase(position(number=14)).ending is Ending.TIME
        assert end_phase(position(number=13)).ending is None
    assert "Kc3-out" in legal(leaving) and "Nf5>f6" in legal(along)
    assert "Nc5>d5" not in legal(row_going_up) and end_phase(position(number=14)).ending is None


@pytest.mark.soak
@pytest.mark.parametrize("name", [RULE_OF_THUMB, CAREFUL])
@pytest.mark.parametrize("reading", [None, *Reading])
def test_who_wins_by_each_reading(reading: Reading | None, name: str) -> None:
    """Printed; the cards and the assassins of a game are the same by every reading."""
    with read(reading):
        games = [play_game(name, name, seed) for seed in range(GAMES[name])]
    by = Counter(game.result.by for game in games if game.result)
    won = by[Ending.CASTLE] + by[Ending.ASSASSINS]
    share = estimated_share(won / len(games), 0.0, len(games))
    print(f"\n{reading or 'as it is'}; {name}: the king's side wins {share}; {dict(by)}")
    assert sum(by.values()) == len(games)
