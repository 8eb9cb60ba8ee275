"""The better player wins: matches in swapped pairs."""

from __future__ import annotations

import pytest

from advisor.messages.assassins_computers import CAREFUL
from advisor.messages.computers import RANDOM, RULE_OF_THUMB
from assassins.actions import Side
from tests.advisor.assassins.support.matches import play_game, play_match


def test_the_rule_of_thumb_beats_chance_on_either_side() -> None:
    """As king, chance never gets anywhere in 15 rounds; as people it never strikes on purpose."""
    wins = [play_game(RANDOM, RULE_OF_THUMB, seed).result for seed in range(3)]
    assert sum(result is not None and result.winner is Side.PEOPLE for result in wins) >= 2
    wins = [play_game(RULE_OF_THUMB, RANDOM, seed).result for seed in range(5)]
    assert sum(result is not None and result.winner is Side.KING for result in wins) >= 1


@pytest.mark.soak
def test_the_rule_of_thumb_beats_chance_and_careful_play_beats_the_rule_of_thumb() -> None:
    chance = play_match(RULE_OF_THUMB, RANDOM, 40, seed=1)
    print(f"\n{RULE_OF_THUMB} against {RANDOM}: {chance}")
    assert chance.share.low > 0.5
    thought = play_match(CAREFUL, RULE_OF_THUMB, 60, seed=1)
    print(f"\n{CAREFUL} against {RULE_OF_THUMB}: {thought}")
    assert thought.share.value > 0.5
