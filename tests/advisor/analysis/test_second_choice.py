"""The second choice after a Witch: the others' markers placed, other Witches waiting too."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from advisor.kingsroad.round.bounds import Choices, Measure, extreme, point_bounds
from advisor.kingsroad.round.outcomes import OpponentBelief, OpponentModel, outcomes
from advisor.kingsroad.round.plays import Play, PlayKind, hand_plays
from kingsroad.board import REGIONS
from kingsroad.cards import NOTHING, WITCH_ALONE, Selection
from kingsroad.position import Variant
from kingsroad.rounds import Revealed, choose_again, reveal
from tests.support.brute_force import margin, round_points
from tests.support.legal import random_selection
from tests.support.models import random_position

DONE = Play((0,) * len(REGIONS), False, False, PlayKind.PLACING, NOTHING)


def revealed_round(seed: int) -> Revealed:
    """Three players: the first and the last reveal a Witch, the one between has played."""
    position = random_position(3, seed, list(Variant)[seed % 2])
    position = replace(position, witch=(True, False, True))
    between = random_selection(position, 1, random.Random(seed))
    return reveal(position, [WITCH_ALONE, between, WITCH_ALONE])


@pytest.mark.parametrize("seed", range(5))
def test_outcomes_and_bounds_by_the_rules(seed: int) -> None:
    revealed = revealed_round(seed)
    mine, theirs = (hand_plays(revealed.after.hand(s, second=True)) for s in (0, 2))
    assert mine.witch is None
    waiting = OpponentBelief.of(2, theirs)
    model = OpponentModel.second_choice(revealed, 0, [waiting])
    found = outcomes(model, mine.arrays)
    bounds = point_bounds(model, mine.arrays)
    for own in range(0, len(mine.effects), 60):
        points = np.array(
            [
                round_points(
                    choose_again(revealed, (mine.effects[own].selection, None, play.selection))
                )
                for play in theirs.effects
            ]
        )
        margins = np.array([margin(list(row), 0) for row in points])
        assert found.points[own] == pytest.approx(waiting.chances @ points[:, 0], abs=1e-9)
        assert (bounds.worst[own], bounds.best[own]) == (points[:, 0].min(), points[:, 0].max())

        choices = Choices(
            revealed.after, [[mine.effects[own]], [DONE], theirs.effects], revealed.dragons
        )
        least = extreme(choices, 0, Measure.MARGIN, most=False)
        assert least.value == margins.min()
        chosen = [Selection.of(codes) for codes in least.plays]
        report = choose_again(revealed, (chosen[0], None, chosen[2]))
        assert margin(round_points(report), 0) == least.value


def test_one_waiting_alone_sees_everything() -> None:
    """Without another Witch nothing is left to chance: every spread is one number."""
    revealed = revealed_round(3)
    again = reveal(revealed.before, [WITCH_ALONE, revealed.selections[1], Selection.parse("123")])
    mine = hand_plays(again.after.hand(0, second=True))
    found = outcomes(OpponentModel.second_choice(again, 0), mine.arrays)
    assert ((found.spread > 0).sum(axis=1) == 1).all()
    for own in range(0, len(mine.effects), 25):
        report = choose_again(again, (mine.effects[own].selection, None, None))
        assert found.points[own] == round_points(report)[0]
