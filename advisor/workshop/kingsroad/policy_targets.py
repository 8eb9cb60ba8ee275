"""What a policy learns from: the equilibrium mixes of stage games, and answers to plays shown.

A policy's logits are sums over the parts of plays (`advisor.kingsroad.batch.play_sums`), so of a
mix it can learn nothing but how often each part is played in it: these shares are kept, not the
mixes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from advisor.core.arrays import Halves, Indices, Int8, Singles, softmax
from advisor.kingsroad.batch.games import Games, RoundChoices, reveal
from advisor.kingsroad.batch.play_sums import NUM_PARTS, all_plays, parts_of_all
from advisor.kingsroad.playing_on.stage_games import SolvedBatch, second_payoffs
from advisor.kingsroad.values.features import views
from advisor.kingsroad.values.policy_network import WITCH
from advisor.kingsroad.values.valuer import Valuer

TARGETS: Final = NUM_PARTS + 2
"""The shares of the parts, that of the Witch, and the entropy of the mix in nats."""

ENTROPY: Final = NUM_PARTS + 1

FIRST_CHOICE: Final = -1
"""Stands for the number of open Dragons where it is no second choice."""

_TINY: Final = np.float32(1e-12)

_NEVER: Final = np.float32(-1e9)
"""The logit of what cannot be played."""

_PRECISION: Final = 100.0
"""Of a second choice: worse by 0.01 of a victory is e times less likely."""


class PolicySample(NamedTuple):
    """What m players should play.

    Attributes:
        views: [m, features], what they see.
        dragons: [m], how many Dragons lie open; -1 for a first choice.
        targets: [m, `TARGETS`], the shares of the parts of their plays.
    """

    views: Int8
    dragons: Int8
    targets: Halves


def first_choices(games: Games, solved: SolvedBatch) -> PolicySample:
    """The mixes of solved stage games; one sample for each player of each game."""
    mixes = solved.mixes
    targets = np.zeros((*mixes.shape[:2], TARGETS), np.float32)
    parts = parts_of_all()[solved.actions]
    targets[:, :, :NUM_PARTS] = (mixes[:, :, None, :-1] @ parts)[:, :, 0]
    targets[:, :, WITCH] = mixes[:, :, -1]
    targets[:, :, ENTROPY] = _entropy(mixes, solved.actions)
    seen = views(games).transpose(2, 1, 0).reshape(-1, len(views(games.take(slice(0, 1)))))
    rows = len(games) * games.num_players
    return PolicySample(
        seen, np.full(rows, FIRST_CHOICE, np.int8), targets.reshape(rows, -1).astype(np.float16)
    )


def second_choices(
    games: Games, chosen: RoundChoices, valuer: Valuer
) -> tuple[RoundChoices, PolicySample]:
    """The choices with the second ones after a single Witch made best; and these as samples.

    Where several Witches are shown, their second choices stay as they are.
    """
    single = chosen.witch.sum(axis=1) == 1
    placed, dragon = chosen.placed.copy(), chosen.dragon.copy()
    found, table = [], all_plays()
    for seat in range(games.num_players):
        which = np.flatnonzero(single & chosen.witch[:, seat])
        if not len(which):
            continue
        some = games.take(which)
        shown = chosen.take(which)
        plays, payoff = second_payoffs(some, shown, valuer, seat)
        best = np.take_along_axis(plays, payoff.argmax(axis=1)[:, None], axis=1)[:, 0]
        placed[which, seat], dragon[which, seat] = table.placed[:, best].T, table.dragon[best]
        after, dragons = reveal(some, shown)
        real = np.arange(plays.shape[1]) < table.sizes[some.hand_kinds[:, seat]][:, None]
        chances = softmax(np.where(real, _PRECISION * payoff, _NEVER))
        targets = np.zeros((len(which), TARGETS), np.float32)
        targets[:, :NUM_PARTS] = (chances[:, None] @ parts_of_all()[plays])[:, 0]
        targets[:, ENTROPY] = -(chances * np.log(np.maximum(chances, _TINY))).sum(axis=1)
        seen = views(after)[:, seat].T
        found.append(PolicySample(seen, dragons.astype(np.int8), targets.astype(np.float16)))
    return RoundChoices(placed, dragon, chosen.witch), join_samples(found, games)


def join_samples(samples: list[PolicySample], games: Games) -> PolicySample:
    """Several samples as one; ``games`` says how long a view is where there are none."""
    empty = views(games.take(slice(0, 0)))[:, 0].T
    none = PolicySample(empty, np.zeros(0, np.int8), np.zeros((0, TARGETS), np.float16))
    return PolicySample(*(np.concatenate(parts) for parts in zip(none, *samples, strict=True)))


def _entropy(mixes: Singles, actions: Indices) -> Singles:
    """[n, p]: the entropy of mixes [n, p, k]; a play found twice among the actions is one."""
    witch = np.full((*actions.shape[:2], 1), -1)
    every = np.concatenate([actions, witch], axis=2)
    same = (every[:, :, :, None] == every[:, :, None]).astype(np.float32)
    share = (same @ mixes[:, :, :, None])[:, :, :, 0]
    return np.asarray(-(mixes * np.log(np.maximum(share, _TINY))).sum(axis=2))
