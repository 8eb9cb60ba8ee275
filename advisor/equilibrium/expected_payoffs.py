"""What every row of a seat is worth in the mean over what the others may play.

Exact where the others' joint choices are few enough to go through (always with two players), else
from samples, with the standard error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.equilibrium.matrix_games import draw, joint
from advisor.equilibrium.stage_game import Floats, MixedStrategy, Payoffs, StageGame
from advisor.messages.goals import Goal

_REPLICATES: Final = 8
"""A sample is made of so many independent ones; how they differ tells its error."""


@dataclass(frozen=True)
class ExpectedPayoffs:
    """What each row of a seat brings everybody in the mean, arrays [rows, players].

    Attributes:
        seat: whose rows.
        worth: the means.
        errors: their standard errors, or None where the means are exact.
    """

    seat: int
    worth: Payoffs
    errors: Payoffs | None = None

    def own(self, goal: Goal) -> Floats:
        """[rows]: what the seat itself is to maximise."""
        return self.worth.by(goal)[:, self.seat]


def expected_payoffs(
    stage: StageGame, seat: int, mixes: Sequence[MixedStrategy], count: int, seed: int = 0
) -> ExpectedPayoffs:
    """What each row of a seat is worth against mixes of the others.

    Args:
        stage: the round.
        seat: whose rows; the own mix is not used.
        mixes: per seat, a probability for each row.
        count: the most joint choices to go through; where there are more, so many are sampled.
        seed: of the sample.
    """
    if len(mixes) == 2:
        return _weighted(stage.grid[seat], seat, mixes[1 - seat])
    combinations = np.prod([np.count_nonzero(mixes[other]) for other in stage.others(seat)])
    if combinations <= count:
        chosen, chances = joint(mixes, free=seat)
        return _weighted(stage.sweep(seat, chosen), seat, chances)
    each = max(1, count // _REPLICATES)
    drawn = [draw(mixes, each, seed * _REPLICATES + part) for part in range(_REPLICATES)]
    worth = stage.sweep(seat, np.concatenate(drawn))
    parts = [v.reshape(-1, _REPLICATES, each, len(mixes)).mean(axis=2) for v in worth.all]
    errors = [part.std(axis=1, ddof=1) / np.sqrt(_REPLICATES) for part in parts]
    return ExpectedPayoffs(seat, Payoffs(*(part.mean(axis=1) for part in parts)), Payoffs(*errors))


def _weighted(worth: Payoffs, seat: int, chances: Floats) -> ExpectedPayoffs:
    columns, players = len(chances), worth.win.shape[1]
    totals = (chances @ v.reshape(-1, columns, players) for v in worth.all)
    return ExpectedPayoffs(seat, Payoffs(*totals))
