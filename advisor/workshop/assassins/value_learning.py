"""Learns chances to win from games played: moments with their features, and who won in the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.assassins.belief.evidence import evidence_of
from advisor.assassins.belief.suspicion import SIGNS, Suspicion, signs_of
from advisor.assassins.belief.trios import TRIOS, TrioBelief, belief_alike
from advisor.assassins.values.features import (
    Geometry,
    features,
    features_for_people,
    survives,
)
from advisor.assassins.values.moments import joined, moments_of
from advisor.assassins.values.network import MEMBERS
from advisor.core.arrays import Floats, Indices, Singles
from advisor.learning.descent import Learner, backward, forward
from advisor.learning.layers import Layers, fresh_weights
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.secret import possible_secrets

HIDDEN: Final = (16, 8)
RATE: Final = 3e-3
STEPS: Final = 1_500
BATCH: Final = 512
_DECAY: Final = 2e-3
"""How much weights are pulled to 0: there are few games, and they say much by chance."""


@dataclass(frozen=True, slots=True)
class PositionSamples:
    """n moments of games played to their end.

    Attributes:
        king: the king's side's features, [f, n].
        people: the people's side's features, [g, n].
        won: whether the king's side has won; shape (n,).
        game: the number of each moment's game; shape (n,).
    """

    king: Singles
    people: Singles
    won: Floats
    game: Indices

    def at(self, some: Indices) -> PositionSamples:
        """Some of the moments."""
        return PositionSamples(
            self.king[:, some], self.people[:, some], self.won[some], self.game[some]
        )


def samples_in(games: Sequence[AssassinsGame], suspicion: Suspicion) -> PositionSamples:
    """The ends of all phases of finished games whose secret is known."""
    positions: list[AssassinsPosition] = []
    public, own, won, number = [], [], list[bool](), list[int]()
    for index, game in enumerate(games):
        assert game.secret is not None and game.result is not None
        known = belief_alike([game.secret.assassins])
        for position, belief in _moments(game, suspicion):
            positions.append(position)
            public.append(belief)
            own.append(known)
            won.append(game.result.winner is Side.KING)
            number.append(index)
    seen = Geometry(joined([moments_of([position]) for position in positions]))
    which = np.arange(len(positions))
    return PositionSamples(
        features(seen, public, which),
        features_for_people(seen, public, own, which),
        np.array(won, dtype=np.float64),
        np.array(number),
    )


def _moments(
    game: AssassinsGame, suspicion: Suspicion
) -> Iterator[tuple[AssassinsPosition, TrioBelief]]:
    """The end of each phase that does not end the game, and what may be believed then."""
    signs = np.zeros((len(TRIOS), len(SIGNS)))
    for phase in game.phases:
        if phase.after.over:
            return
        fitting = {secret.assassins for secret in possible_secrets(phase.after)}
        possible = np.array([trio in fitting for trio in TRIOS])
        if phase.side is Side.KING:
            end = phase.actions[-1].after if phase.actions else phase.before
        else:
            end = phase.after
            signs = signs + signs_of(evidence_of(phase))
        yield end, suspicion.belief(signs, possible)


def learnt_networks(
    x: Singles,
    won: Floats,
    game: Indices,
    seed: int,
    *,
    hidden: tuple[int, int] = HIDDEN,
    steps: int = STEPS,
) -> tuple[Layers, ...]:
    """The networks of a side.

    Args:
        x: features, [f, n].
        won: whether the king's side has won; shape (n,).
        game: the moments' games; shape (n,). Each network learns from games drawn anew.
        seed: of all that is drawn.
        hidden: the sizes of the hidden layers.
        steps: of descent.
    """
    found = []
    for member in range(MEMBERS):
        rng = np.random.default_rng((seed, member))
        lives = survives(x)
        weight = rng.poisson(1, size=game.max() + 1)[game].astype(np.float64)
        network = Layers(*fresh_weights(len(x), hidden, 1, rng))
        learner = Learner(network, RATE, steps, 1)
        for _ in range(steps):
            some = rng.integers(len(won), size=BATCH)
            passed = forward(learner.network, x[:, some])
            said = 1 / (1 + np.exp(-passed.out[0]))
            # The slope of the log loss of what is said times the chance to live on.
            lost = lives[some] * said * (1 - said) / np.maximum(1 - lives[some] * said, 1e-6)
            slope = np.where(won[some] > 0, said - 1, lost) * weight[some] / BATCH
            outer = slope[None].astype(np.float32)
            slopes = backward(learner.network, passed, outer)
            for number in (0, 2, 4):
                slopes[number] += _DECAY * learner.network.parameters[number]
            learner.descend(np.zeros(1), slopes)
        found.append(learner.smooth())
    return tuple(found)
