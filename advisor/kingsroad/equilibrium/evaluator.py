"""Joint actions played on a position, and the positions left behind evaluated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from advisor.core.arrays import Int16
from advisor.core.cancellation import Stop
from advisor.kingsroad.batch.games import Games, games_of, play
from advisor.kingsroad.equilibrium.mixed_strategies import Actions
from advisor.kingsroad.equilibrium.payoffs import Payoffs
from advisor.kingsroad.round.plays import Plays
from advisor.kingsroad.values.evaluation import evaluate
from kingsroad.position import Position

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
