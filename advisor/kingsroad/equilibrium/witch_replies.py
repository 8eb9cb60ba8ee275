"""What joint actions bring in which players reveal the Witch.

A Witch chooses again when the others' plays lie open, so she brings the best response to them among
the second choices weighed: few, where thousands of joint actions are compared, or all of them. Of
several Witches each responds to the plays shown; with two players, whose second choices are a
matrix game of their own, that game is solved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats
from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.evaluator import Evaluator
from advisor.kingsroad.equilibrium.linear_programs import zero_sum
from advisor.kingsroad.equilibrium.mixed_strategies import Actions, MixedStrategy
from advisor.kingsroad.equilibrium.payoffs import Payoffs
from advisor.kingsroad.equilibrium.regret_matching import regret_matching
from advisor.kingsroad.round.plays import Plays
from advisor.messages.goals import Goal

Replies = Callable[[int], Actions]
"""Gives by seat the second choices that its Witch weighs: [1, k], or [n, k] by joint action."""

_NUM_PROMISING: Final = 4
"""The plays weighed again as second choices, the best ones as first choices against the same plays.

A Witch spent changes little in how plays compare, so these are nearly all that count: on the frozen
suite four fall short of all second choices by less than 0.003 against any plays, by 0.0001 in the
mean. Lists for all plays of the others alike, found in a sample, fell short by 0.035 in the mean.
"""


class WitchReplies:
    """Evaluates joint actions; every Witch among them brings her best reply."""

    def __init__(
        self, evaluator: Evaluator, plays: Sequence[Plays], goal: Goal, stop: Stop
    ) -> None:
        """Replies that are best for ``goal``; ``stop`` is polled."""
        self._evaluator = evaluator
        self._plays = plays
        self._goal = goal
        self._stop = stop

    def all_of(self, seat: int) -> Actions:
        """[1, k]: all second choices of a seat, behind its candidates."""
        own = self._plays[seat]
        return np.arange(len(own.candidates), self._evaluator.num_actions(seat))[None]

    def promising(self, seat: int, utilities: Floats) -> Actions:
        """[n, k]: the second choices whose plays do best as first choices.

        ``utilities`` [plays, n] is what the plays bring the seat against n joint actions.
        """
        best = np.argsort(-utilities, axis=0, kind="stable")[:_NUM_PROMISING]
        return np.asarray(len(self._plays[seat].candidates) + best.T)

    def shown(self, chosen: Actions) -> Bools:
        """[n, players]: where joint actions show a Witch."""
        return np.stack(
            [
                actions == len(plays.effects) if plays.witch else np.zeros(len(chosen), np.bool_)
                for plays, actions in zip(self._plays, chosen.T, strict=True)
            ],
            axis=1,
        )

    def payoffs(self, chosen: Actions, replies: Replies, *, valued: bool) -> Payoffs:
        """The payoffs of joint actions [n, players]; if not ``valued`` only the points.

        Raises:
            Cancelled: the computation was cancelled.
            OutOfTime: its time ran out.
        """
        final, payoffs = self._answered(chosen, replies, valued=valued)
        several = np.flatnonzero(self.shown(chosen).sum(axis=1) > 1)
        if len(several):
            payoffs.put(several, self._evaluator.payoffs(final[several], valued=valued))
            if len(self._plays) == 2:
                self._settle_two_witches(several, replies, payoffs)
        return payoffs

    def final(self, chosen: Actions, replies: Replies, *, valued: bool) -> Actions:
        """Joint actions with every Witch's second choice, one of [1, k]; the rest as `payoffs`."""
        final = chosen.copy()
        shown = np.flatnonzero(self.shown(chosen).any(axis=1))
        if len(shown):
            final[shown] = self._answered(chosen[shown], replies, valued=valued)[0]
        return final

    def _answered(
        self, chosen: Actions, replies: Replies, *, valued: bool
    ) -> tuple[Actions, Payoffs]:
        """Joint actions with every Witch's second choice, the best response to the plays shown.

        Also their payoffs, in which another Witch has shown nothing.
        """
        witches = self.shown(chosen)
        plain = np.flatnonzero(~witches.any(axis=1))
        asked = [
            (seat, np.flatnonzero(shown)) for seat, shown in enumerate(witches.T) if shown.any()
        ]
        weighed = [
            np.broadcast_to(own, (len(chosen), own.shape[1]))[places]
            for own, places in ((replies(seat), places) for seat, places in asked)
        ]
        trials = [chosen[plain]]
        for (seat, places), own in zip(asked, weighed, strict=True):
            trial = np.repeat(chosen[places], own.shape[1], axis=0)
            trial[:, seat] = own.ravel()
            trials.append(trial)
        found = self._evaluator.payoffs(np.concatenate(trials), valued=valued)
        final = chosen.copy()
        payoffs = Payoffs(*(np.empty(chosen.shape) for _ in range(3)))
        payoffs.put(plain, found.take(np.arange(len(plain))))
        start = len(plain)
        for (seat, places), own in zip(asked, weighed, strict=True):
            rows = start + np.arange(own.size).reshape(own.shape)
            start += own.size
            best = found.by(self._goal)[rows, seat].argmax(axis=1)
            every = np.arange(len(places))
            final[places, seat] = own[every, best]
            payoffs.put(places, found.take(rows[every, best]))
        return final, payoffs

    def _settle_two_witches(self, places: Actions, replies: Replies, payoffs: Payoffs) -> None:
        """Writes the value of the second choices' game where both of two players show a Witch.

        There is one such joint action, and the second choices weighed are [1, k].
        """
        first, second = (replies(seat)[0] for seat in range(2))
        cells = np.stack([np.repeat(first, len(second)), np.tile(second, len(first))], axis=1)
        table = self._evaluator.payoffs(cells, valued=True)
        shape = (len(first), len(second))
        utilities = [table.by(self._goal)[:, seat].reshape(shape) for seat in range(2)]
        mixes: Sequence[MixedStrategy]
        if self._goal is Goal.POINTS:
            mixes = regret_matching(utilities, self._stop)
        else:
            mixes = zero_sum(utilities[0])
        chances = np.outer(*mixes).ravel()
        payoffs.put(places, Payoffs(*(chances @ values for values in table.all)))
