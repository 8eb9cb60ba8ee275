"""The expected payoffs of a seat's actions against mixes of the others.

Exact where the others' joint actions are few enough to go through (always with two players), else
from samples, with standard errors.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.core.arrays import Floats
from advisor.equilibrium.mixed_strategies import MixedStrategy, draw, joint
from advisor.equilibrium.payoffs import Payoffs
from advisor.equilibrium.stage_game import StageGame
from advisor.messages.goals import Goal

_REPLICATES: Final = 8
"""A sample consists of this many independent ones, whose differences give the standard error."""


@dataclass(frozen=True)
class ExpectedPayoffs:
    """The expected payoffs of a seat's actions to all players, arrays [actions, players].

    Attributes:
        seat: the seat whose actions these are.
        payoffs: the means.
        errors: their standard errors; None where the means are exact.
    """

    seat: int
    payoffs: Payoffs
    errors: Payoffs | None = None

    def own(self, goal: Goal) -> Floats:
        """[actions]: the expected payoffs of the seat itself, in the goal's unit."""
        return self.payoffs.by(goal)[:, self.seat]


def expected_payoffs(
    stage: StageGame, seat: int, mixes: Sequence[MixedStrategy], count: int, seed: int = 0
) -> ExpectedPayoffs:
    """The expected payoffs of a seat's actions against the others' mixes.

    Args:
        stage: the stage game.
        seat: the seat whose actions are judged.
        mixes: by seat; the seat's own is not used.
        count: the most joint actions to go through; where there are more, this many are sampled.
        seed: of the sample.
    """
    if len(mixes) == 2:
        return _averaged(stage.payoff_tables[seat], seat, mixes[1 - seat])
    combinations = np.prod([np.count_nonzero(mixes[other]) for other in stage.others(seat)])
    if combinations <= count:
        chosen, chances = joint(mixes, free=seat)
        return _averaged(stage.payoffs_of_actions(seat, chosen), seat, chances)
    return sampled_payoffs(stage, seat, mixes, max(1, count // _REPLICATES), seed)


def sampled_payoffs(
    stage: StageGame, seat: int, mixes: Sequence[MixedStrategy], each: int, seed: int
) -> ExpectedPayoffs:
    """The same from a sample in any case, with standard errors: eight times ``each`` joint actions.

    What takes the least time.
    """
    drawn = [draw(mixes, each, seed * _REPLICATES + part) for part in range(_REPLICATES)]
    payoffs = stage.payoffs_of_actions(seat, np.concatenate(drawn))
    parts = [v.reshape(-1, _REPLICATES, each, len(mixes)).mean(axis=2) for v in payoffs.all]
    errors = [part.std(axis=1, ddof=1) / np.sqrt(_REPLICATES) for part in parts]
    return ExpectedPayoffs(seat, Payoffs(*(part.mean(axis=1) for part in parts)), Payoffs(*errors))


def _averaged(payoffs: Payoffs, seat: int, chances: Floats) -> ExpectedPayoffs:
    """Payoffs [actions × n, players] averaged over the others' n joint actions."""
    players = payoffs.win.shape[1]
    totals = (chances @ v.reshape(-1, len(chances), players) for v in payoffs.all)
    return ExpectedPayoffs(seat, Payoffs(*totals))
