"""The mix advised: it leans towards the belief about the others, but gives up little by that."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats
from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs
from advisor.kingsroad.equilibrium.linear_programs import constrained_best_response, zero_sum
from advisor.kingsroad.equilibrium.mixed_strategies import Actions, MixedStrategy
from advisor.kingsroad.equilibrium.solve import Profile
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.messages.goals import Goal

_RISK_SAMPLES: Final = 64

_TEMPERATURE: Final = {Goal.WIN: 0.005, Goal.MARGIN: 0.125, Goal.POINTS: 0.125}
"""By goal, in its unit: how much better a play must be to be e times as likely as it was.

Players who answer the same belief with its one best play all choose alike, and alike means no
majority for anybody: of three such players none scored in 60 % of the rounds, and one who answered
with this temperature won 30 of 30 games against two of them. Against two or three players of level
2 it wins as much as the best response alone, within the error of 70 games.
"""

_ANYTHING: Final = 0.1
"""The share of the uniform mix in what a leaning mix starts from.

An equilibrium found in a limited time leaves out plays that are as good; without this share
one of four players won 58 % rather than 82 % of 31 games against three of level 2.
"""

_MIN_SHARE: Final = 0.005
"""A play with a smaller share is left out of a leaning mix."""


@dataclass(frozen=True)
class SafeMix:
    """A mix that gives up little against an equilibrium of the round.

    It is an epsilon-safe strategy (McCracken and Bowling, 2004, "Safe strategies for agent
    modelling in games").

    Attributes:
        stage: the round as a stage game.
        profile: the equilibrium.
        against: [own actions], what they are worth against the others' equilibrium mixes, in the
            goal's unit.
        epsilon: how much the mix may give up at worst, in the same unit.
        mix: the mix.
    """

    stage: StageGame
    profile: Profile
    against: Floats
    epsilon: float
    mix: MixedStrategy

    @classmethod
    def of(
        cls,
        stage: StageGame,
        profile: Profile,
        against: Floats,
        values: Floats,
        epsilon: float,
        *,
        allowed: Bools | None = None,
    ) -> SafeMix:
        """The mix with the best value against the belief that gives up at most ``epsilon``.

        Two players with opposed goals: whatever the other does. Else: against the others'
        equilibrium mixes, and leaning only (`leaning_mix`), since several players who all take the
        best response to the same belief would choose alike.

        Args:
            stage, profile, against, epsilon: as above.
            values: [own actions], what they are worth against the belief, in the goal's unit.
            allowed: [own actions], those that may be in the mix; None for all.
        """
        rows = np.arange(stage.sizes[0]) if allowed is None else np.flatnonzero(allowed)
        own = _safest(stage, profile, against, rows)
        if epsilon == 0:
            found = own
        elif profile.zero_sum:
            matrix = own_matrix(stage)[rows]
            floor = float((own @ matrix).min()) - epsilon
            floors = np.full(stage.sizes[1], floor)
            found = constrained_best_response(values[rows], matrix, floors)
        else:
            found = leaning_mix(own, values[rows], _TEMPERATURE[stage.goal])
            given_up = float((own - found) @ against[rows])
            if given_up > epsilon:
                found = own + epsilon / given_up * (found - own)
        mix = np.zeros(stage.sizes[0])
        mix[rows] = found
        return cls(stage, profile, against, epsilon, mix)

    def swings(self) -> Floats:
        """[other's actions]: two players with opposed goals, what each brings more than the value.

        The value is what an equilibrium mix is worth whatever the other does; so an action brings
        less only as far as the mix leans away from that, and more where it is a mistake.
        """
        matrix = own_matrix(self.stage)
        return np.asarray(self.mix @ matrix - (self.profile.mixes[0] @ matrix).min())

    @cached_property
    def risk(self) -> float:
        """The most that one opponent can take from the mix while the rest play the equilibrium.

        In the goal's unit.
        """
        stage, mixes = self.stage, [self.mix, *self.profile.mixes[1:]]
        worst = [
            expected_payoffs(stage, seat, mixes, _RISK_SAMPLES).payoffs.by(stage.goal)[:, 0].min()
            for seat in stage.open[1:]
        ]
        return max(0.0, float(self.profile.value(stage.goal)[0] - min(worst, default=np.inf)))


def _safest(stage: StageGame, profile: Profile, against: Floats, rows: Actions) -> MixedStrategy:
    """[rows]: the mix of the own actions in ``rows`` that gives up least.

    The own equilibrium mix where all actions are among them. Else two players with opposed goals
    play these as safely as can be; with more, what is left of the equilibrium mix, or where nothing
    is left the best action against the others' mixes.
    """
    own = profile.mixes[0]
    if len(rows) == len(own):
        return own
    if profile.zero_sum:
        return zero_sum(own_matrix(stage)[rows])[0]
    left = own[rows]
    if not left.any():
        left = np.eye(len(rows))[against[rows].argmax()]
    return np.asarray(left / left.sum())


def leaning_mix(mix: MixedStrategy, values: Floats, temperature: float) -> MixedStrategy:
    """A mix that moves towards the plays of most value, the further the more they bring.

    It maximises value less ``temperature`` times the Kullback-Leibler divergence from the start,
    which is ``mix`` with a little of every play (Jacob et al., 2022, "Modeling strong and
    human-like gameplay with KL-regularized search"). Tiny shares are left out.

    Args:
        mix: what to start from.
        values: [own actions], what they are worth, in the goal's unit.
        temperature: above 0, in the same unit; towards 0 it is the best response.
    """
    start = (1 - _ANYTHING) * mix + _ANYTHING / len(mix)
    weights = start * np.exp((values - values.max()) / temperature)
    shares = weights / weights.sum()
    shares[shares < min(_MIN_SHARE, shares.max())] = 0.0
    return np.asarray(shares / shares.sum())


def own_matrix(stage: StageGame) -> Floats:
    """Two players: [own actions, other's actions], what seat 0 gets, in the goal's unit."""
    return stage.payoff_tables[0].by(stage.goal)[:, 0].reshape(stage.sizes)
