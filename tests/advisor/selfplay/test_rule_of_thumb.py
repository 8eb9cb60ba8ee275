"""The rule of thumb in the array engine against the rule in plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import numpy as np
import pytest

from advisor.kingsroad.batch.games import repeat
from advisor.kingsroad.round.heuristic import PRECISION, RANDOM_SHARE, worths
from advisor.workshop.kingsroad.policy import heuristic_choices
from kingsroad.cards import Selection
from kingsroad.legal import distinct_selections, hand_kind
from kingsroad.position import PLAYERS, Position, Variant
from tests.support.legal import random_game


def thumb_chances(position: Position, seat: int) -> tuple[Sequence[Selection], list[float]]:
    """Every distinct selection without the Witch, and its chance by level 0."""
    hand = position.hand(seat)
    selections = distinct_selections(hand_kind(hand))
    values = worths(position, seat, selections)
    weights = [exp(PRECISION * (value - max(values))) for value in values]
    return selections, [
        (1 - RANDOM_SHARE) * weight / sum(weights) + RANDOM_SHARE / len(weights)
        for weight in weights
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_play_by_the_rule_of_thumb_is_what_the_plain_rule_says(players: int) -> None:
    count = 4000
    variant = list(Variant)[players % 2]
    for rounds in (0, 3, 7):
        before = random_game(players, players, rounds=rounds, variant=variant).position
        evenly = (np.arange(count, dtype=np.float32) + 0.5) / count
        chosen = heuristic_choices(repeat(before, count), np.tile(evenly[:, None], players))
        assert not chosen.witch.any()
        for seat in before.seats:
            drawn: dict[tuple[tuple[int, ...], bool], float] = {}
            for placed, dragon in zip(
                chosen.placed[:, seat].tolist(), chosen.dragon[:, seat].tolist(), strict=True
            ):
                drawn[tuple(placed), dragon] = drawn.get((tuple(placed), dragon), 0) + 1 / count
            for selection, chance in zip(*thumb_chances(before, seat), strict=True):
                share = drawn.pop((selection.placed(), selection.has_dragon), 0)
                # Each play has its part of the chances where anything goes, and one of its own.
                assert share == pytest.approx(chance, abs=3 / count)
            assert not drawn
