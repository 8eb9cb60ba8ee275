"""Training of the value networks by self-play in the array engine, one for each number of players.

Many games are played at once. In each position the stage game is solved roughly
(`advisor.kingsroad.playing_on.stage_games`), which gives both the choices of the players and the
value of the position; the network learns these values, and in part what the positions that
followed have shown (temporal differences with eligibility traces). Some seats are played by earlier
networks, some choices are random, some games start from random positions and some tables have
random banners. A checkpoint holds the whole run, so that a stopped run goes on as if it had never
stopped.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from advisor.core.parallel import spread
from advisor.kingsroad.values.features import ViewKind, feature_count
from advisor.kingsroad.values.network import Network, fresh_network, seeing
from advisor.kingsroad.values.policy_network import PolicyNetwork, fresh_policy
from advisor.learning.layers import rounded, widened
from advisor.workshop.kingsroad.iterations import IterationTask, new_group, play_iteration
from advisor.workshop.kingsroad.policy_learning import PolicyLearner
from advisor.workshop.kingsroad.settings import MAX_FROZEN, TrainingSettings
from advisor.workshop.kingsroad.value_learning import Samples, ValueLearner
from kingsroad.position import PLAYERS

_MIN_SAMPLES: Final = 4_000
"""Learning starts with this many samples."""


class Run:
    """A training run; `iterate` plays and learns.

    Attributes:
        settings: the settings.
        learner: the network in training.
        samples: the positions it learns from.
        policy_learner: the policy in training; None where none is learnt.
        frozen: the networks that play as opponents in some seats.
        played: rounds played so far at each table.
        finished, rounds: games finished, and their rounds together.
        groups: the games in progress.
        rng: draws the samples.
    """

    def __init__(
        self,
        settings: TrainingSettings,
        network: Network | None = None,
        opponent: Network | None = None,
        policy: PolicyNetwork | None = None,
        kind: ViewKind = ViewKind.LEADS,
    ) -> None:
        """A new run.

        Args:
            settings: the settings.
            network: the network to begin with, made as wide as the settings say; None for random
                weights.
            opponent: the network to learn to beat; None for self-play.
            policy: the policy to begin with; None for random weights, if the settings want one.
            kind: of the views that the network takes.

        Raises:
            ValueError: there are not 2 to 5 players.
        """
        if settings.players not in PLAYERS:
            raise ValueError(f"there are 2 to 5 players, not {settings.players}")
        self.settings = settings
        self.rng = np.random.default_rng(settings.seed)
        features = feature_count(settings.players, kind)
        if network is None:
            network = fresh_network(features, settings.hidden, self.rng, kind)
        else:
            network = seeing(network, kind, settings.players)
            network = widened(network, settings.hidden[0], self.rng)
        self.learner = ValueLearner(network, settings.rate, settings.cooling, losses=2)
        self.samples = Samples(settings.memory, features, settings.players, settings.recent)
        self.policy_learner: PolicyLearner | None = None
        if settings.policy_hidden:
            policy = policy or fresh_policy(settings.players, settings.policy_hidden, self.rng)
            self.policy_learner = PolicyLearner(
                policy, settings.policy_rate, settings.cooling, settings.players
            )
        self.frozen = [opponent] if opponent else []
        self.played = self.finished = self.rounds = 0
        self.groups = [
            new_group(settings, number, kind, np.random.default_rng((settings.seed, number)))
            for number in range(settings.groups)
        ]

    @property
    def network(self) -> Network:
        """The network so far, averaged and rounded for use."""
        return rounded(self.learner.smooth())

    @property
    def policy(self) -> PolicyNetwork | None:
        """The policy so far, averaged and rounded for use."""
        return rounded(self.policy_learner.smooth()) if self.policy_learner else None

    def iterate(
        self, until: int | None = None, *, jobs: int = 1, scheduler: str | None = None
    ) -> None:
        """Plays some rounds at every table and learns from the games that ended.

        Iterations are as long as the settings say. One that ``until`` cuts short is completed by
        the next.

        Args:
            until: the most rounds that may have been played afterwards; None for no limit.
            jobs, scheduler: as in `advisor.core.parallel.spread`; the result does not depend on
                them.
        """
        settings, network, policy = self.settings, self.network, self.policy
        rounds = settings.iteration_rounds - self.played % settings.iteration_rounds
        if until is not None:
            rounds = min(rounds, until - self.played)
        tasks = [
            IterationTask(
                number,
                group,
                network,
                self.frozen,
                settings,
                policy,
                (settings.seed, number, self.played),
                rounds,
            )
            for number, group in enumerate(self.groups)
        ]
        results = sorted(
            spread(play_iteration, tasks, jobs=jobs, scheduler=scheduler), key=lambda r: r.number
        )
        self.groups = [result.group for result in results]
        for result in results:
            self.finished += result.finished
            self.rounds += result.rounds
            for sample in result.samples:
                self.samples.add(*sample)
        steps = settings.batches * rounds
        if self.samples.filled >= min(_MIN_SAMPLES, settings.memory):
            for _ in range(steps):
                self.learner.learn(*self.samples.draw(settings.batch, self.rng))
        if self.policy_learner:
            for result in results:
                for choices in result.choices:
                    self.policy_learner.samples.add(choices)
            for _ in range(steps):
                self.policy_learner.learn(2 * settings.batch, self.rng)
        before = self.played // settings.snapshot
        self.played += rounds
        if self.played // settings.snapshot > before and not settings.against:
            self.frozen = [*self.frozen, network][-MAX_FROZEN:]
