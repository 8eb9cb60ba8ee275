"""What joint actions of a stage game bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from advisor.core.arrays import Floats
from advisor.kingsroad.equilibrium.mixed_strategies import Actions
from advisor.messages.goals import Goal


@dataclass(frozen=True)
class Payoffs:
    """The payoffs of n joint actions, or of n actions in the mean; arrays [n, players].

    Attributes:
        points: of this round.
        win: the chance to win in the position left behind, 0 to 1.
        margin: the expected margin of the final points in the position left behind.
    """

    points: Floats
    win: Floats
    margin: Floats

    def by(self, goal: Goal) -> Floats:
        """The payoff that players with this goal maximise."""
        return {Goal.POINTS: self.points, Goal.WIN: self.win, Goal.MARGIN: self.margin}[goal]

    def take(self, places: Actions) -> Payoffs:
        """The payoffs at some places of the n."""
        return Payoffs(*(values[places] for values in self.all))

    def put(self, places: Actions, other: Payoffs) -> None:
        """Writes another's payoffs over those at some places of the n."""
        for mine, theirs in zip(self.all, other.all, strict=True):
            mine[places] = theirs

    def followed_by(self, other: Payoffs) -> Payoffs:
        """These payoffs, and behind them another's."""
        return Payoffs(*(np.concatenate(both) for both in zip(self.all, other.all, strict=True)))

    def seats_reordered(self, order: Sequence[int]) -> Payoffs:
        """The same with seat ``order[i]`` renumbered as seat ``i``."""
        return Payoffs(*(values[:, list(order)] for values in self.all))

    @property
    def all(self) -> tuple[Floats, Floats, Floats]:
        """Points, win and margin."""
        return self.points, self.win, self.margin
