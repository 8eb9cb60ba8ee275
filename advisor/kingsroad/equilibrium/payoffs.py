"""What joint actions of a stage game bring, with and without a Witch.

Joint actions are played on a position, and the positions left behind are evaluated.

A Witch chooses again when the others' plays lie open, so she brings the best response to them among
the second choices weighed: few, where thousands of joint actions are compared, or all of them. Of
several Witches each responds to the plays shown; with two players, whose second choices are a
matrix game of their own, that game is solved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats, Int16
from advisor.core.cancellation import Stop
from advisor.kingsroad.batch.games import Games, games_of, play
from advisor.kingsroad.equilibrium.linear_programs import zero_sum
from advisor.kingsroad.equilibrium.mixed_strategies import Actions, MixedStrategy
from advisor.kingsroad.equilibrium.small_games import regret_matching
from advisor.kingsroad.round.plays import Plays
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.verdicts import Goal
from kingsroad.position import Position


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


_BATCH: Final = 8192
"""The most joint actions evaluated at a time, for little memory and for a quick cancel."""


class Evaluator:
    """Plays joint actions in which every second choice after a Witch is made.

    Such a final action is one of a seat's candidates or, behind these, one of its second choices
    after the Witch (`Plays.final_arrays`).
    """

    def __init__(self, position: Position, plays: Sequence[Plays], stop: Stop) -> None:
        """``stop`` is polled before each batch."""
        self._game = games_of([position])
        self._arrays = [own.final_arrays for own in plays]
        # From these actions on a seat plays the Witch.
        self._first_witch = [len(own.effects) for own in plays]
        self._stop = stop

    def num_actions(self, seat: int) -> int:
        """The number of a seat's final actions."""
        return len(self._arrays[seat])

    def payoffs(self, final: Actions, *, valued: bool) -> Payoffs:
        """The payoffs of final joint actions [n, players]; if not ``valued`` only the points.

        Raises:
            Cancelled: the computation was cancelled.
        """
        batches = [final[start : start + _BATCH] for start in range(0, len(final), _BATCH)]
        parts = [self._batch_payoffs(batch, valued=valued) for batch in batches]
        return Payoffs(
            *(np.concatenate(values) for values in zip(*(p.all for p in parts), strict=True))
        )

    def play(self, final: Actions) -> tuple[Games, Int16]:
        """The positions after final joint actions [n, players], and the points of the round."""
        count, players = final.shape
        placed = np.empty((8, players, count), np.int8)
        dragon = np.empty((players, count), np.bool_)
        witch = np.empty((players, count), np.bool_)
        for seat, arrays in enumerate(self._arrays):
            actions = final[:, seat]
            placed[:, seat] = arrays.placed[actions].T
            dragon[seat] = arrays.dragon[actions]
            witch[seat] = actions >= self._first_witch[seat]
        games = self._game.take(np.zeros(len(final), np.intp))
        return play(games, placed.T, dragon.T, witch.T)

    def _batch_payoffs(self, final: Actions, *, valued: bool) -> Payoffs:
        self._stop.check()
        after, round_points = self.play(final)
        points = round_points.astype(np.float64)
        if not valued:
            return Payoffs(points, *(np.zeros(points.shape) for _ in range(2)))
        value = evaluate(after)
        return Payoffs(points, value.win, value.margin)


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
