"""Equilibria of a stage game, with their certificates.

Two players with opposed goals: one linear program over all actions. Otherwise the double oracle.
The certificate is recomputed for the very mixes returned, each player against all own actions;
computer players may do without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.double_oracle import SEARCH_LIMITS, DoubleOracle, JudgedMixes
from advisor.kingsroad.equilibrium.linear_programs import zero_sum
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy, action_values, joint
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.messages.verdicts import Goal

TARGET: Final = {Goal.WIN: 0.01, Goal.MARGIN: 0.1, Goal.POINTS: 0.1}
"""The NashConv that the double oracle is to reach, in the goal's unit."""


@dataclass(frozen=True)
class Profile:
    """A mix for every player, and how far they are from an equilibrium.

    Attributes:
        mixes: by seat, a probability for each action.
        deviation_gains: [players], what a best response would gain, in the goal's unit.
        against: by seat, [actions], the worth of the own actions against the others' mixes.
        win: [players], the expected chance to win when all play their mixes.
        margin: [players], the expected margin.
        points: [players], the expected points of this round.
        zero_sum: whether there are two players with opposed goals.
        method: how the mixes were found, in words.
        certified: whether the gains and ``against`` are of all actions.
        approximate_mixes: the mixes that `approximate_mixes` finds, met on the way.
    """

    mixes: tuple[MixedStrategy, ...]
    deviation_gains: Floats
    against: tuple[Floats, ...]
    win: Floats
    margin: Floats
    points: Floats
    zero_sum: bool
    method: str
    certified: bool
    approximate_mixes: tuple[MixedStrategy, ...]

    def seats_reordered(self, order: Sequence[int]) -> Profile:
        """The same profile with seat ``order[i]`` renumbered as seat ``i``."""
        seats = list(order)
        return replace(
            self,
            mixes=tuple(self.mixes[seat] for seat in seats),
            against=tuple(self.against[seat] for seat in seats),
            approximate_mixes=tuple(self.approximate_mixes[seat] for seat in seats),
            deviation_gains=self.deviation_gains[seats],
            win=self.win[seats],
            margin=self.margin[seats],
            points=self.points[seats],
        )

    @property
    def kind(self) -> str:
        """The name of `nash_conv`: ``exploitability`` or ``nashconv``."""
        return "exploitability" if self.zero_sum else "nashconv"

    @property
    def nash_conv(self) -> float:
        """The sum of the deviation gains: exploitability or NashConv."""
        return float(self.deviation_gains.sum())

    def value(self, goal: Goal) -> Floats:
        """[players]: the expected payoffs that players with this goal maximise."""
        return {Goal.WIN: self.win, Goal.MARGIN: self.margin, Goal.POINTS: self.points}[goal]


def solve(stage: StageGame, stop: Stop, *, certified: bool = True) -> Profile:
    """An equilibrium of the stage game, or an approximate one; see `Profile`.

    What is not to be ``certified`` has gains and ``against`` of the most promising actions alone,
    all others being put down as no better. Exact anyway where a linear program finds it.

    With little time, neither exact nor certified.

    Raises:
        Cancelled: ``stop`` or the stage game's own was cancelled.
        OutOfTime: there was no time for any mixes.
        SolverError: a solver failed.
    """
    if is_zero_sum(stage):
        return _by_linear_program(stage)
    found = DoubleOracle(stage, stop, TARGET[stage.goal]).solve(certified=certified)
    most = SEARCH_LIMITS[len(stage.sizes)].max_actions
    method = f"tracing logit equilibria, then regret matching+, over at most {most} plays a player"
    with stop.unlimited():  # what was found is judged in any case
        return _profile(
            stage,
            found.judged,
            method,
            certified=found.certified,
            approximate=found.approximate,
        )


def approximate_mixes(stage: StageGame, stop: Stop) -> tuple[MixedStrategy, ...]:
    """Mixes that are likely to be near an equilibrium, quickly and without a certificate.

    `solve` meets the same on its way, given the time. Raises as `solve` does.
    """
    if is_zero_sum(stage):
        return zero_sum(_payoff_matrices(stage)[0])
    return tuple(DoubleOracle(stage, stop, TARGET[stage.goal]).approximate())


def is_zero_sum(stage: StageGame) -> bool:
    """Whether what one gains another loses: two players, and more at stake than the points."""
    return len(stage.sizes) == 2 and stage.goal is not Goal.POINTS


def _by_linear_program(stage: StageGame) -> Profile:
    payoffs = _payoff_matrices(stage)
    mixes = zero_sum(payoffs[0])
    values = [action_values(payoff, seat, mixes) for seat, payoff in enumerate(payoffs)]
    method = f"linear programming (GLOP) over {len(mixes[0])} × {len(mixes[1])} plays"
    judged = JudgedMixes(mixes, values)
    return _profile(stage, judged, method, certified=True, approximate=mixes)


def _payoff_matrices(stage: StageGame) -> list[Floats]:
    """Two players only: by seat, what it gains, [actions of the first, actions of the second]."""
    utilities = stage.payoff_tables[0].by(stage.goal)
    return [utilities[:, seat].reshape(stage.sizes) for seat in stage.seats]


def _profile(
    stage: StageGame,
    judged: JudgedMixes,
    method: str,
    *,
    certified: bool,
    approximate: Sequence[MixedStrategy],
) -> Profile:
    chosen, chances = joint(judged.mixes)
    points, win, margin = (chances @ values for values in stage.payoffs(chosen).all)
    return Profile(
        mixes=tuple(judged.mixes),
        deviation_gains=judged.gains,
        against=tuple(judged.values),
        win=win,
        margin=margin,
        points=points,
        zero_sum=is_zero_sum(stage),
        method=method,
        certified=certified,
        approximate_mixes=tuple(approximate),
    )
