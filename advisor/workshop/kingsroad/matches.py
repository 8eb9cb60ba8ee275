"""Quick matches between two policies in the array engine.

One seat of each table follows the one policy, all others the other, and every table is played once
with that seat in every place. For tournaments of computer players see
`advisor.workshop.tournament.runner`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats, Indices
from advisor.kingsroad.batch.games import Games, RoundChoices, mixed, play, random_choices, repeat
from advisor.kingsroad.playing_on.stage_games import Effort, best_second_choices, choices, solve
from advisor.kingsroad.values.policy_network import PolicyNetwork
from advisor.kingsroad.values.valuer import Valuer
from advisor.messages.intervals import MIN_TRIALS, Estimate, estimated_share
from kingsroad.position import Variant, starting_position


@dataclass(frozen=True, slots=True)
class Policy:
    """A policy in the array engine.

    Attributes:
        choose: draws a choice for every seat of every game.
        valuer: values for the second choices after a Witch, made when the others' plays are known;
            None to keep the second choices drawn.
    """

    choose: Callable[[Games, np.random.Generator], RoundChoices]
    valuer: Valuer | None = None

    def all_choices(self, games: Games, rng: np.random.Generator) -> RoundChoices:
        """A choice for every seat of every game, all of which follow the policy."""
        chosen = self.choose(games, rng)
        if self.valuer is None or not chosen.witch.any():
            return chosen
        return best_second_choices(games, chosen, self.valuer)


MAX_ROUNDS: Final = 60
"""Rounds after which a game is judged as it stands, by points, then Nobles."""


@dataclass(frozen=True, slots=True)
class MatchScore:
    """The result of the one seat in a match.

    Attributes:
        share: its share of the victories, 0 to 1; the interval takes tables as independent.
        fair: the share expected of a player as strong as the others.
        margin: the mean of its points less the best opponent's.
        rounds: the mean length of a game.
    """

    share: Estimate
    fair: float
    margin: float
    rounds: float


RANDOM: Final = Policy(random_choices)


def stage_policy(valuer: Valuer, effort: Effort, proposer: PolicyNetwork | None = None) -> Policy:
    """The policy of playing the mixes of roughly solved stage games.

    ``proposer`` proposes the plays that they look at; None for a fixed leaning.
    """

    def choose(games: Games, rng: np.random.Generator) -> RoundChoices:
        return choices(games, solve(games, valuer, effort, rng, proposer), rng)

    return Policy(choose, valuer)


def match(
    one: Policy,
    others: Policy,
    *,
    players: int,
    tables: int,
    seed: int,
    variant: Variant = Variant.STANDARD,
) -> MatchScore:
    """Plays ``tables`` tables, each with the one policy in every seat in turn."""
    rng = np.random.default_rng(seed)
    games = repeat(starting_position(players, variant), tables * players)
    number = np.arange(len(games))
    seats = number % players
    shares, margins, lengths = np.zeros((3, len(games)))
    while len(games):
        games, _ = play(games, *_choices(one, others, games, seats, rng))
        over = games.finished | (games.rounds > MAX_ROUNDS)
        done = np.flatnonzero(over)
        shares[number[done]] = games.shares()[done, seats[done]]
        margins[number[done]] = _margins(games, done, seats)
        lengths[number[done]] = games.rounds[done] - 1
        games, number, seats = games.take(~over), number[~over], seats[~over]
    by_table = shares.reshape(tables, players).mean(axis=1)
    error = float(by_table.std(ddof=1)) / sqrt(tables) if tables >= MIN_TRIALS else 0.0
    return MatchScore(
        share=estimated_share(float(by_table.mean()), error, tables),
        fair=1 / players,
        margin=float(margins.mean()),
        rounds=float(lengths.mean()),
    )


def _choices(
    one: Policy, others: Policy, games: Games, seats: Indices, rng: np.random.Generator
) -> RoundChoices:
    """All choices, each drawn independently of the others; ``seats`` [n] follow the one policy."""
    chosen = one.choose(games, rng)
    after = (np.arange(games.num_players) - seats[:, None]) % games.num_players
    for number in range(1, games.num_players):
        chosen = mixed(after == number, others.choose(games, rng), chosen)
    return answered(games, chosen, ((after == 0, one.valuer), (after > 0, others.valuer)))


def answered(
    games: Games, chosen: RoundChoices, players: Iterable[tuple[Bools, Valuer | None]]
) -> RoundChoices:
    """The choices with the second choices that players make by values of their own.

    Args:
        games: before the round.
        chosen: with a second choice drawn for everybody who shows a Witch.
        players: which seats, [n, p], and their values; None keeps the second choices drawn.
    """
    made = chosen
    for mask, valuer in players:
        if valuer is not None and (chosen.witch & mask).any():
            # Always to `chosen`: second choices are made at once, so nobody sees another's.
            made = mixed(mask, best_second_choices(games, chosen, valuer), made)
    return made


def _margins(games: Games, done: Indices, seats: Indices) -> Floats:
    scores = games.scores[done].astype(np.float64)
    here = np.arange(len(done)), seats[done]
    own = scores[here]
    scores[here] = -np.inf
    return np.asarray(own - scores.max(axis=1, initial=-np.inf))
