"""A second opinion on the candidates shown and the mix: what games played out from here say.

The first one asks what the positions left behind are worth; this one has the round played and the
game played on, with the opponents choosing by the same belief.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from advisor.advice_types import PlayedOut, SecondOpinion
from advisor.estimates import Estimate, estimated_mean, estimated_share
from advisor.goals import Goal
from advisor.matches import CAP
from advisor.matrixgames import draw
from advisor.rollouts import play_on
from advisor.simulation import Floats
from advisor.stage import Mix, Rows, Stage
from advisor.stopping import Stop
from advisor.thinking import Thought

GAMES: Final = 2000
"""How many games are played with each candidate."""

_BLOCK: Final = 500
"""So many of them at a time: a cancel is obeyed soon, and where time runs out some are done."""

_METHOD: Final = (
    "games played out: opponents choose by the belief, then everybody by the rule of thumb with "
    "logit errors; the same chances for all candidates; 95 % intervals, for shares Wilson's"
)


@dataclass(frozen=True, slots=True)
class Trials:
    """What n games brought the player advised with each of m rows, game by game [m, n].

    Attributes:
        win: the share of the victory.
        margin: the final margin.
        points: of the round.
        capped: whether the cap on rounds ended it (0 or 1).
    """

    win: Floats
    margin: Floats
    points: Floats
    capped: Floats

    @classmethod
    def joined(cls, parts: Sequence[Trials]) -> Trials:
        """Several blocks of games as one."""
        names = cls.__slots__
        return cls(*(np.concatenate([getattr(p, n) for p in parts], axis=1) for n in names))

    def by(self, goal: Goal) -> Floats:
        """What is to be maximised."""
        return {Goal.WIN: self.win, Goal.MARGIN: self.margin, Goal.POINTS: self.points}[goal]


def second_opinion(
    thought: Thought, rows: Sequence[int], stop: Stop
) -> tuple[SecondOpinion, list[PlayedOut]] | None:
    """What games say of the mix and, one by one, of these own rows; all rows in the mix are there.

    Fewer games where time runs out, and None where there was time for none. The same question and
    seed give the same answer.
    """
    stage, seed = thought.stage, thought.question.settings.seed % 2**64
    mixes = [belief.mix for belief in thought.beliefs]
    parts = []
    for block in range(GAMES // _BLOCK):
        if stop.late:
            break
        parts.append(_trials(stage, mixes, np.array(rows), [seed, block], stop))
    if not parts:
        return None
    trials, goal = Trials.joined(parts), stage.goal
    weights = thought.mix[list(rows)]
    mix = Trials(*(weights[None] @ getattr(trials, name) for name in Trials.__slots__))
    opinion = SecondOpinion(
        games=trials.win.shape[1],
        mix=_played_out(mix, 0, mix, goal),
        cap=CAP,
        capped=float(trials.capped.mean()),
        method=_METHOD,
    )
    return opinion, [_played_out(trials, row, mix, goal) for row in range(len(rows))]


def _trials(
    stage: Stage, mixes: Sequence[Mix], rows: Rows, seed: Sequence[int], stop: Stop
) -> Trials:
    """A block of games with each row; the opponents choose by their mixes, the same for all."""
    rng = np.random.default_rng(seed)
    drawn = draw(mixes, _BLOCK, int(rng.integers(2**32)))
    drawn = np.tile(drawn, (len(rows), 1))
    drawn[:, 0] = np.repeat(rows, _BLOCK)
    after, points = stage.after(drawn)
    ends = play_on(after, np.tile(np.arange(_BLOCK), len(rows)), rng, stop)
    brought = (ends.shares[:, 0], ends.margins[:, 0], points[:, 0], ends.capped)
    return Trials(*(np.asarray(v, np.float64).reshape(len(rows), _BLOCK) for v in brought))


def _played_out(trials: Trials, row: int, mix: Trials, goal: Goal) -> PlayedOut:
    win = trials.win[row]
    return PlayedOut(
        win=estimated_share(float(win.mean()), _error(win), len(win)),
        margin=_mean(trials.margin[row]),
        points=_mean(trials.points[row]),
        gain=_mean(trials.by(goal)[row] - mix.by(goal)[0]),
    )


def _mean(values: Floats) -> Estimate:
    return estimated_mean(float(values.mean()), _error(values))


def _error(values: Floats) -> float:
    """The standard error of a mean."""
    return float(values.std(ddof=1)) / sqrt(len(values))
