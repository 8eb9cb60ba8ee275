"""A second opinion on the candidates shown and the mix: what games played out from here say.

The first one asks what the positions left behind are worth; this one has the round played and the
game played on, with the opponents choosing by the same belief.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from advisor.analysis.analysis import Analysis
from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.equilibrium.matrix_games import draw
from advisor.equilibrium.stage_game import Actions, MixedStrategy, StageGame
from advisor.messages.advice import PlayedOut, SecondOpinion
from advisor.messages.goals import Goal
from advisor.messages.intervals import Estimate, estimated_mean, estimated_share
from advisor.selfplay.matches import MAX_ROUNDS
from advisor.selfplay.rollouts import play_on

GAMES: Final = 2000
"""How many games are played with each candidate."""

_BLOCK: Final = 500
"""So many of them at a time: a cancel is obeyed soon, and where time runs out some are done."""

_METHOD: Final = (
    "games played out: opponents choose by the belief, then everybody by the rule of thumb with "
    "logit errors; the same chances for all candidates; 95 % intervals, for shares Wilson's"
)


_ROW: Final = {Goal.WIN: 0, Goal.MARGIN: 1, Goal.POINTS: 2}
"""Where in what games brought each goal is; behind them, whether the cap on rounds ended it."""


def second_opinion(
    analysis: Analysis, rows: Sequence[int], stop: Stop
) -> tuple[SecondOpinion, list[PlayedOut]] | None:
    """What games say of the mix and, one by one, of these own rows; all rows in the mix are there.

    Fewer games where time runs out, and None where there was time for none. The same question and
    seed give the same answer.
    """
    stage, seed = analysis.stage, analysis.question.settings.seed % 2**64
    mixes = [belief.mix for belief in analysis.beliefs]
    blocks = []
    for block in range(GAMES // _BLOCK):
        if stop.late:
            break
        blocks.append(_brought(stage, mixes, np.array(rows), [seed, block], stop))
    if not blocks:
        return None
    brought = np.concatenate(blocks, axis=2)
    of_mix = analysis.mix[list(rows)] @ brought
    opinion = SecondOpinion(
        games=brought.shape[2],
        mix=_played_out(of_mix, of_mix, stage.goal),
        cap=MAX_ROUNDS,
        capped=float(brought[-1].mean()),
        method=_METHOD,
    )
    return opinion, [_played_out(b, of_mix, stage.goal) for b in brought.swapaxes(0, 1)]


def _brought(
    stage: StageGame, mixes: Sequence[MixedStrategy], rows: Actions, seed: Sequence[int], stop: Stop
) -> Floats:
    """[4, own rows, games]: what a block of games brought the player advised, as `_ROW` says.

    The opponents choose by their mixes, the same for all own rows.
    """
    rng = np.random.default_rng(seed)
    drawn = draw(mixes, _BLOCK, int(rng.integers(2**32)))
    drawn = np.tile(drawn, (len(rows), 1))
    drawn[:, 0] = np.repeat(rows, _BLOCK)
    after, points = stage.after(drawn)
    ends = play_on(after, np.tile(np.arange(_BLOCK), len(rows)), rng, stop)
    brought = [ends.shares[:, 0], ends.margins[:, 0], points[:, 0], ends.capped]
    return np.array(brought, np.float64).reshape(4, len(rows), _BLOCK)


def _played_out(brought: Floats, of_mix: Floats, goal: Goal) -> PlayedOut:
    """The estimates from games [4, n] with a candidate, beside the same games with the mix."""
    win, margin, points, _ = brought
    return PlayedOut(
        win=estimated_share(float(win.mean()), _error(win), len(win)),
        margin=_mean(margin),
        points=_mean(points),
        gain=_mean(brought[_ROW[goal]] - of_mix[_ROW[goal]]),
    )


def _mean(values: Floats) -> Estimate:
    return estimated_mean(float(values.mean()), _error(values))


def _error(values: Floats) -> float:
    """The standard error of a mean."""
    return float(values.std(ddof=1)) / sqrt(len(values))
