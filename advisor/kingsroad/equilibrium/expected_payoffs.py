"""The expected payoffs of a seat's actions against mixes of the others.

Exact where the others' joint actions are few enough to go through (always with two players), else
from samples, with standard errors.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import numpy as np

from advisor.core.arrays import Floats
from advisor.kingsroad.equilibrium.mixed_strategies import Actions, MixedStrategy, draw, joint
from advisor.kingsroad.equilibrium.payoffs import Payoffs
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.messages.verdicts import Goal

_REPLICATES: Final = 8
"""A sample consists of this many independent ones, whose differences give the standard error."""


@dataclass(frozen=True)
class Cases:
    """What the others do, n joint actions, and what every action of a seat brings then.

    Attributes:
        chosen: the joint actions, [n, players]; the seat's own column is not used.
        weights: the chance of each, or its share in a sample, [n].
        exact: whether these are all there are, and not a sample.
        payoffs: of the actions that are judged in every case (a Witch who chooses anew may be left
            out), arrays [actions × n, players], action by action.
    """

    chosen: Actions
    weights: Floats
    exact: bool
    payoffs: Payoffs

    def own(self, goal: Goal, seat: int) -> Floats:
        """[actions, n]: what the actions bring a seat, in the goal's unit."""
        return self.payoffs.by(goal)[:, seat].reshape(-1, len(self.weights))


@dataclass(frozen=True)
class ExpectedPayoffs:
    """The expected payoffs of a seat's actions to all players, arrays [actions, players].

    Attributes:
        seat: the seat whose actions these are.
        payoffs: the means.
        parts: arrays [actions, parts, players], the means of the independent samples that the
            means are averaged from; None where the means are exact.
        every_reply: whether the Witch weighed every second choice; else her utility is a lower
            bound, as she may have passed over the best one. True without a Witch.
        cases: what the means are made of; None in the quickest estimate.
    """

    seat: int
    payoffs: Payoffs
    parts: Payoffs | None = None
    every_reply: bool = False
    cases: Cases | None = None

    @cached_property
    def errors(self) -> Payoffs | None:
        """The standard errors of the means; None where they are exact."""
        if self.parts is None:
            return None
        return Payoffs(*(v.std(axis=1, ddof=1) / np.sqrt(_REPLICATES) for v in self.parts.all))

    def own(self, goal: Goal) -> Floats:
        """[actions]: the expected payoffs of the seat itself, in the goal's unit."""
        return self.payoffs.by(goal)[:, self.seat]

    def own_difference_errors(self, goal: Goal, action: int) -> Floats:
        """[actions]: the standard errors of how much more an action brings than each; 0 if exact.

        All actions meet the same samples of the others', so a difference is surer than its terms.
        """
        if self.parts is None:
            return np.zeros(len(self.payoffs.win))
        own = self.parts.by(goal)[:, :, self.seat]
        differences = own[action] - own
        return np.asarray(differences.std(axis=1, ddof=1) / np.sqrt(_REPLICATES))


def expected_payoffs(
    stage: StageGame, seat: int, mixes: Sequence[MixedStrategy], count: int, seed: int = 0
) -> ExpectedPayoffs:
    """The expected payoffs of a seat's actions against the others' mixes.

    The Witch weighs the second choices that promise most.

    Args:
        stage: the stage game.
        seat: the seat whose actions are judged.
        mixes: by seat; the seat's own is not used.
        count: the most joint actions to go through; where there are more, this many are sampled.
        seed: of the sample.
    """
    every_reply = stage.plays[seat].witch is None
    if len(mixes) == 2:
        table, mix = stage.payoff_tables[seat], mixes[1 - seat]
        means, _ = _means(table, len(mix), mix)
        chosen = np.zeros((len(mix), 2), np.intp)
        chosen[:, 1 - seat] = np.arange(len(mix))
        return ExpectedPayoffs(seat, means, None, every_reply, Cases(chosen, mix, True, table))
    chosen, chances = _others_play(stage, seat, mixes, count, seed)
    payoffs = stage.payoffs_of_actions(seat, chosen)
    means, parts = _means(payoffs, len(chosen), chances)
    weights = np.full(len(chosen), 1 / len(chosen)) if chances is None else chances
    cases = Cases(chosen, weights, chances is not None, payoffs)
    return ExpectedPayoffs(seat, means, parts, every_reply, cases)


def sampled_payoffs(
    stage: StageGame, seat: int, mixes: Sequence[MixedStrategy], each: int, seed: int
) -> ExpectedPayoffs:
    """The same from a sample in any case, with standard errors: eight times ``each`` joint actions.

    What takes the least time.
    """
    chosen = _drawn(mixes, each, seed)
    means, parts = _means(stage.payoffs_of_actions(seat, chosen), len(chosen), None)
    return ExpectedPayoffs(seat, means, parts, stage.plays[seat].witch is None)


def with_replies_weighed(
    found: ExpectedPayoffs,
    stage: StageGame,
    mixes: Sequence[MixedStrategy],
    count: int,
    seed: int = 0,
) -> ExpectedPayoffs:
    """The same with every second choice of the seat's Witch weighed; the arguments are the same.

    Raises:
        Cancelled: the stage game's ``stop`` was cancelled.
        OutOfTime: the time did not suffice.
    """
    if found.every_reply:
        return found
    chosen, chances = _others_play(stage, found.seat, mixes, count, seed)
    means, parts = _means(stage.payoffs_of_witch(found.seat, chosen), len(chosen), chances)
    before = found.payoffs.take(np.arange(len(found.payoffs.win) - 1))
    if parts is not None and found.parts is not None:
        parts = found.parts.take(np.arange(len(before.win))).followed_by(parts)
    together = before.followed_by(means)
    return replace(found, payoffs=together, parts=parts, every_reply=True)


def _others_play(
    stage: StageGame, seat: int, mixes: Sequence[MixedStrategy], count: int, seed: int
) -> tuple[Actions, Floats | None]:
    """Joint actions [n, players] of a seat's others, and their probabilities.

    Where there are more than ``count`` (with three and more players), as many are drawn, in
    `_REPLICATES` samples of equal size; then there are no probabilities.
    """
    combinations = np.prod([np.count_nonzero(mixes[other]) for other in stage.others(seat)])
    if len(mixes) == 2 or combinations <= count:
        return joint(mixes, free=seat)
    return _drawn(mixes, max(1, count // _REPLICATES), seed), None


def _drawn(mixes: Sequence[MixedStrategy], each: int, seed: int) -> Actions:
    """`_REPLICATES` samples of ``each`` joint actions, one behind the other."""
    drawn = [draw(mixes, each, seed * _REPLICATES + part) for part in range(_REPLICATES)]
    return np.concatenate(drawn)


def _means(payoffs: Payoffs, count: int, chances: Floats | None) -> tuple[Payoffs, Payoffs | None]:
    """Payoffs [actions × count, players] averaged over joint actions.

    Exact with their probabilities; without these they are `_REPLICATES` samples, whose own means
    [actions, `_REPLICATES`, players] come as well.
    """
    players = payoffs.win.shape[1]
    if chances is not None:
        return Payoffs(*(chances @ v.reshape(-1, count, players) for v in payoffs.all)), None
    shape = (-1, _REPLICATES, count // _REPLICATES, players)
    parts = [v.reshape(shape).mean(axis=2) for v in payoffs.all]
    return Payoffs(*(part.mean(axis=1) for part in parts)), Payoffs(*parts)
