"""Gradient descent for the policy network: cross-entropy to the mixes of stage games."""

from __future__ import annotations

import numpy as np

from advisor.core.arrays import Singles
from advisor.kingsroad.batch.play_sums import NUM_PARTS, hands
from advisor.kingsroad.values.features import feature_count, hands_in_views
from advisor.kingsroad.values.policy_network import (
    FIRST,
    SECOND,
    WITCH,
    PolicyNetwork,
    seen_from_above,
    seen_from_king,
)
from advisor.learning.descent import Learner, Ring, backward, forward
from advisor.workshop.kingsroad.policy_targets import ENTROPY, FIRST_CHOICE, TARGETS, PolicySample
from advisor.workshop.kingsroad.settings import POLICY_MEMORY


class PolicySamples(Ring):
    """The most recent choices to learn from: views, open Dragons and targets (`PolicySample`)."""

    def __init__(self, memory: int, features: int) -> None:
        super().__init__(memory)
        self.views = np.zeros((memory, features), np.int8)
        self.dragons = np.zeros(memory, np.int8)
        self.targets = np.zeros((memory, TARGETS), np.float16)

    def add(self, sample: PolicySample) -> None:
        """Adds m players' choices; of more than there is room for, the last."""
        last = slice(max(0, len(sample.views) - self.memory), None)
        rows = self.advance(len(sample.views[last]))
        self.views[rows] = sample.views[last]
        self.dragons[rows] = sample.dragons[last]
        self.targets[rows] = sample.targets[last]

    def draw(self, count: int, rng: np.random.Generator) -> PolicySample:
        """A random batch."""
        rows = self.drawn(count, rng)
        return PolicySample(self.views[rows], self.dragons[rows], self.targets[rows])


class PolicyLearner(Learner[PolicyNetwork]):
    """A policy network in training.

    Attributes:
        samples: what it learns from.
        players: of the games.
        losses: [1], the recent divergence from the mixes, in nats.
    """

    def __init__(self, network: PolicyNetwork, rate: float, cooling: int, players: int) -> None:
        super().__init__(network, rate, cooling, losses=1)
        self.samples = PolicySamples(POLICY_MEMORY, feature_count(players))
        self.players = players

    def learn(self, count: int, rng: np.random.Generator) -> None:
        """One step on a random batch of ``count`` of the samples, of which there are some."""
        batch = self.samples.draw(count, rng)
        loss, slopes = policy_gradient(self.network, batch, self.players)
        self.descend(np.array([loss]), slopes)


def policy_gradient(
    network: PolicyNetwork, batch: PolicySample, players: int
) -> tuple[float, list[Singles]]:
    """The mean divergence of the mixes from the policy (Kullback, Leibler) in nats, and slopes."""
    count = len(batch.views)
    targets = batch.targets.T.astype(np.float32)
    second = batch.dragons != FIRST_CHOICE
    x = np.concatenate([batch.views.T, second[None], np.maximum(batch.dragons, 0)[None]])
    passed = forward(network, x.astype(network.w1.dtype))
    kind, witch, king = hands_in_views(batch.views.T, players)
    scores = np.where(second, np.pad(passed.out[SECOND], ((0, 1), (0, 0))), passed.out[FIRST])
    by_region = np.take_along_axis(scores[:NUM_PARTS], seen_from_king()[king].T, axis=0)
    may_witch = witch & ~second
    shares = np.zeros_like(scores)
    loss = 0.0
    for number, hand in enumerate(hands()):
        here = np.flatnonzero(kind == number)
        if not len(here):
            continue
        logits = np.concatenate([hand.parts @ by_region[:, here], scores[WITCH:, here]])
        logits[-1, ~may_witch[here]] = -np.inf
        most = logits.max(axis=0)
        powers = np.exp(logits - most)
        total = powers.sum(axis=0)
        powers /= total
        shares[:NUM_PARTS, here] = hand.parts.T @ powers[:-1]
        shares[WITCH, here] = powers[-1]
        loss += float((most + np.log(total)).sum())
    wanted = targets[:ENTROPY] * np.append(np.ones((NUM_PARTS, count)), may_witch[None], axis=0)
    loss -= float((wanted[:NUM_PARTS] * by_region).sum() + (wanted[WITCH] * scores[WITCH]).sum())
    loss -= float(targets[ENTROPY].sum())
    slope = ((shares - wanted) / count).astype(network.w1.dtype)
    slope[:NUM_PARTS] = np.take_along_axis(slope[:NUM_PARTS], seen_from_above()[king].T, axis=0)
    outer = np.zeros_like(passed.out)
    outer[FIRST, ~second] = slope[:, ~second]
    outer[SECOND, second] = slope[:NUM_PARTS, second]
    return loss / count, backward(network, passed, outer)
