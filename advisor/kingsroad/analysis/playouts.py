"""Estimates for the candidates and the mix from games played on from here.

The values judge the positions that the round leaves behind. Here the opponents choose by the same
belief, everybody plays on by the learnt policy for a while, and the values judge the positions
reached then: their errors matter less there.

Luck is taken off twice. All candidates meet the same random numbers. And what a game comes to is
taken apart into the value of the position after this round and what the rounds after it added: the
first part depends on the opponents' choices alone, so it is averaged over many more of these than
are played on (two-phase sampling with a regression estimator: Cochran, 1977, chapter 12).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from advisor.core.arrays import Floats, as_chance
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.analysis import Analysis
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy, draw
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.playing_on.rollouts import ROUNDS, play_on
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.advice import PlayoutEstimates, SecondOpinion
from advisor.messages.goals import Goal
from advisor.messages.intervals import Estimate, estimated_mean, estimated_share

GAMES: Final = 600
"""The number of games played on with each candidate."""

BLOCK: Final = 200
"""Games played on at a time, so that a cancel takes effect soon and a time limit leaves some."""

VALUED: Final = 4
"""For each of them, so many choices of the opponents are valued after this round."""

_METHOD: Final = (
    "games played on: opponents choose by the belief, then everybody by the learnt policy (rounds: "
    f"{ROUNDS}), after which the values judge; the same chances for all candidates; luck of this "
    "round averaged out by the values; 95 % intervals"
)

_NOTHING: Final = 1e-12
"""Less than this is an error of rounding."""

_OUTCOME: Final = {Goal.WIN: 0, Goal.MARGIN: 1, Goal.POINTS: 2}
"""Where the outcomes of games hold each goal."""


@dataclass(frozen=True)
class GamesPlayedOn:
    """What games bring the player advised, by `_OUTCOME`.

    Attributes:
        now: [3, actions, many], by the values after this round, and its points.
        added: [3, actions, games], what the rounds after it added, for the first of the games.
        valued: the share of the games that had not ended.
    """

    now: Floats
    added: Floats
    valued: float

    def by(self, goal: Goal) -> tuple[Floats, Floats]:
        """[actions, many] and [actions, games]: both parts in a goal's unit."""
        place = _OUTCOME[goal]
        return self.now[place], self.added[place]

    @staticmethod
    def joined(blocks: Sequence[GamesPlayedOn]) -> GamesPlayedOn:
        """Several blocks as one; the games played on come first."""
        return GamesPlayedOn(
            np.concatenate([block.now for block in blocks], axis=2),
            np.concatenate([block.added for block in blocks], axis=2),
            float(np.mean([block.valued for block in blocks])),
        )


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
    for block in range(GAMES // BLOCK):
        try:
            stop.check()
            blocks.append(games_played_on(stage, mixes, actions, [seed, block], stop))
        except OutOfTime:
            break
    if not blocks:
        return None
    found = GamesPlayedOn.joined(blocks)
    weights = np.vstack([analysis.mix[list(actions)], np.eye(len(actions))])
    of_mix, *each = (
        GamesPlayedOn(weight @ found.now, weight @ found.added, found.valued) for weight in weights
    )
    opinion = SecondOpinion(
        games=found.added.shape[2],
        mix=_estimates(of_mix, of_mix, stage.goal),
        cap=ROUNDS,
        capped=found.valued,
        method=_METHOD,
    )
    return opinion, [_estimates(one, of_mix, stage.goal) for one in each]


def games_played_on(
    stage: StageGame,
    mixes: Sequence[MixedStrategy],
    actions: Sequence[int],
    seed: Sequence[int],
    stop: Stop,
) -> GamesPlayedOn:
    """A block of games. The opponents draw from their mixes, the same for all own actions.

    Raises:
        Cancelled: ``stop`` was cancelled.
        OutOfTime: its time has passed.
    """
    rng = np.random.default_rng(seed)
    many = BLOCK * VALUED
    chosen = np.tile(draw(mixes, many, int(rng.integers(2**32))), (len(actions), 1))
    chosen[:, 0] = np.repeat(actions, many)
    after, points = stage.after(chosen)
    stop.check()
    values = evaluate(after)
    shape = len(actions), many
    now = np.array([values.win[:, 0], values.margin[:, 0], points[:, 0]]).reshape(3, *shape)
    played = np.flatnonzero(np.tile(np.arange(many) < BLOCK, len(actions)))
    ends = play_on(after.take(played), np.tile(np.arange(BLOCK), len(actions)), rng, stop)
    then = np.array([ends.win[:, 0], ends.margin[:, 0]]).reshape(2, len(actions), BLOCK)
    added = np.zeros((3, len(actions), BLOCK))
    added[:2] = then - now[:2, :, :BLOCK]
    return GamesPlayedOn(now, added, float(ends.valued.mean()))


def _estimates(outcomes: GamesPlayedOn, of_mix: GamesPlayedOn, goal: Goal) -> PlayoutEstimates:
    """The estimates from games [3, n] with a candidate, beside the same games with the mix."""
    _, margin, points = map(TwoPhaseMean.of, outcomes.now, outcomes.added)
    place = _OUTCOME[goal]
    gain = TwoPhaseMean.of(
        outcomes.now[place] - of_mix.now[place], outcomes.added[place] - of_mix.added[place]
    )
    return PlayoutEstimates(
        win=_chance(outcomes.now[0], outcomes.added[0]),
        margin=estimated_mean(margin.mean, margin.error),
        points=estimated_mean(points.mean, points.error),
        gain=estimated_mean(gain.mean, gain.error),
    )


def _chance(now: Floats, added: Floats) -> Estimate:
    """A chance to win with its interval, both within 0 and 1."""
    found = TwoPhaseMean.of(now, added)
    if not added.any():  # the round ended all games, so these are shares of the victory
        exact = found.error < _NOTHING
        return estimated_share(as_chance(found.mean), 0.0 if exact else found.error, len(now))
    wide = estimated_mean(found.mean, found.error)
    return Estimate(as_chance(wide.value), as_chance(wide.low), as_chance(wide.high))


@dataclass(frozen=True)
class TwoPhaseMean:
    """A mean of two parts, the first known of more games than the second, with its standard error.

    Attributes:
        mean: the estimate.
        error: its standard error.
        added: what the second part alone adds to it.
    """

    mean: float
    error: float
    added: float

    @staticmethod
    def of(now: Floats, added: Floats) -> TwoPhaseMean:
        """The mean of ``now`` [many] plus that of ``added`` [games], which belong together.

        Block by block the games played on come first among the many, so their columns are known.
        """
        many, games = len(now), len(added)
        both = now.reshape(-1, VALUED, BLOCK)[:, 0].ravel()
        squared = now.var(ddof=1) / many + added.var(ddof=1) / games
        squared += 2 * float(np.cov(both, added)[0, 1]) / many
        second = float(added.mean())
        return TwoPhaseMean(float(now.mean()) + second, sqrt(max(0.0, squared)), second)
