"""A second opinion on the candidates and the mix: estimates from games played out from here.

The first opinion evaluates the positions left behind. Here the opponents choose by the same belief
and the games are played to their ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from advisor.analysis.analysis import Analysis
from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.equilibrium.mixed_strategies import Actions, MixedStrategy, draw
from advisor.equilibrium.stage_game import StageGame
from advisor.messages.advice import PlayoutEstimates, SecondOpinion
from advisor.messages.goals import Goal
from advisor.messages.intervals import Estimate, estimated_mean, estimated_share
from advisor.selfplay.matches import MAX_ROUNDS
from advisor.selfplay.rollouts import play_on

GAMES: Final = 2000
"""The number of games played with each candidate."""

_BLOCK: Final = 500
"""Games played at a time, so that a cancel takes effect soon and a time limit leaves some done."""

_METHOD: Final = (
    "games played out: opponents choose by the belief, then everybody by the rule of thumb with "
    "logit errors; the same chances for all candidates; 95 % intervals, for shares Wilson's"
)

_OUTCOME: Final = {Goal.WIN: 0, Goal.MARGIN: 1, Goal.POINTS: 2}
"""Where the outcomes of games hold each goal; behind them, whether the cap on rounds ended it."""


def second_opinion(
    analysis: Analysis, actions: Sequence[int], stop: Stop
) -> tuple[SecondOpinion, list[PlayoutEstimates]] | None:
    """Estimates for the mix and for each of these own actions; all actions in the mix are there.

    Fewer games where time runs out, and None without time for any. The same question and seed give
    the same answer.
    """
    stage, seed = analysis.stage, analysis.question.settings.seed % 2**64
    mixes = [belief.mix for belief in analysis.beliefs]
    blocks = []
    for block in range(GAMES // _BLOCK):
        if stop.late:
            break
        blocks.append(_outcomes(stage, mixes, np.array(actions), [seed, block], stop))
    if not blocks:
        return None
    outcomes = np.concatenate(blocks, axis=2)
    of_mix = analysis.mix[list(actions)] @ outcomes
    opinion = SecondOpinion(
        games=outcomes.shape[2],
        mix=_estimates(of_mix, of_mix, stage.goal),
        cap=MAX_ROUNDS,
        capped=float(outcomes[-1].mean()),
        method=_METHOD,
    )
    return opinion, [_estimates(one, of_mix, stage.goal) for one in outcomes.swapaxes(0, 1)]


def _outcomes(
    stage: StageGame,
    mixes: Sequence[MixedStrategy],
    actions: Actions,
    seed: Sequence[int],
    stop: Stop,
) -> Floats:
    """[4, actions, games]: what a block of games brings the player advised, as `_OUTCOME` has it.

    The opponents draw from their mixes, the same for all own actions.
    """
    rng = np.random.default_rng(seed)
    chosen = draw(mixes, _BLOCK, int(rng.integers(2**32)))
    chosen = np.tile(chosen, (len(actions), 1))
    chosen[:, 0] = np.repeat(actions, _BLOCK)
    after, points = stage.after(chosen)
    ends = play_on(after, np.tile(np.arange(_BLOCK), len(actions)), rng, stop)
    outcomes = [ends.shares[:, 0], ends.margins[:, 0], points[:, 0], ends.capped]
    return np.array(outcomes, np.float64).reshape(4, len(actions), _BLOCK)


def _estimates(outcomes: Floats, of_mix: Floats, goal: Goal) -> PlayoutEstimates:
    """The estimates from games [4, n] with a candidate, beside the same games with the mix."""
    win, margin, points, _ = outcomes
    return PlayoutEstimates(
        win=estimated_share(float(win.mean()), _error(win), len(win)),
        margin=_mean(margin),
        points=_mean(points),
        gain=_mean(outcomes[_OUTCOME[goal]] - of_mix[_OUTCOME[goal]]),
    )


def _mean(values: Floats) -> Estimate:
    return estimated_mean(float(values.mean()), _error(values))


def _error(values: Floats) -> float:
    """The standard error of a mean."""
    return float(values.std(ddof=1)) / sqrt(len(values))
