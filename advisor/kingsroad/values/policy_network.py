"""The policy network: what good players play, for every play of a hand at once.

A play's logit is the sum of the scores of its parts (`advisor.kingsroad.batch.play_sums`): one or
two markers in each of the eight regions seen from the King, with the Dragon kept or spent, and the
Dragon; the Witch has a score of her own. A second set of scores is for the second choice after a
Witch, when the others' plays lie open. So one evaluation gives the chances of every play.

The network learns from the equilibrium mixes of the stage games of self-play
(`advisor.workshop.kingsroad.policy_learning`).
"""

from __future__ import annotations

import io
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import numpy as np

from advisor.core.arrays import Indices, Singles
from advisor.kingsroad.batch.games import KINGS_PATH, Games
from advisor.kingsroad.batch.play_sums import NUM_PARTS
from advisor.kingsroad.values.features import feature_count, parts
from advisor.learning import layers
from advisor.learning.archive import Archive, opened_archive
from kingsroad.board import REGIONS, king_path
from kingsroad.position import PLAYERS, Variant

WITCH: Final = NUM_PARTS
"""The place of the Witch's score, behind those of the parts."""

FIRST: Final = slice(0, NUM_PARTS + 1)
"""The outputs for first choices: those of the parts, and the Witch's."""

SECOND: Final = slice(NUM_PARTS + 1, 2 * NUM_PARTS + 1)
"""The outputs for second choices."""

POLICY_OUTPUTS: Final = SECOND.stop

_MORE_FEATURES: Final = 2
"""Whether it is a second choice, and how many Dragons lie open then."""

_SCORE_STEP: Final = 2.0**-10
_MAX_SCORE: Final = 60.0
"""Scores are whole steps, so that their sums are exact in single precision."""


SHARPNESS: Final = 2.2
"""Factor on the scores of the packaged policies, which are broader than what they imitate.

A network learns a mean of the mixes of positions that look alike to it.
"""


def policy_feature_count(players: int) -> int:
    """The number of inputs of a policy network, by number of players (2 to 5)."""
    return feature_count(players) + _MORE_FEATURES


@cache
def seen_from_king() -> Indices:
    """[9, 33]: by the King's region (from 1), for every part its place as seen from the King.

    The regions of the parts are numbered 1 to 8 there, and by the steps until the King scores them
    here; the network's outputs are in the latter order.
    """
    places = np.zeros((9, NUM_PARTS), np.intp)
    for king in REGIONS:
        steps = np.array([king_path(king, 8).index(region) for region in REGIONS])
        places[king] = np.concatenate([*(steps + 8 * line for line in range(4)), [NUM_PARTS - 1]])
    return places


@cache
def seen_from_above() -> Indices:
    """[9, 33]: by the King's region, the part of each place as seen from the King."""
    places = np.zeros((9, NUM_PARTS), np.intp)
    for king in REGIONS:
        path = KINGS_PATH[king].astype(np.intp)
        places[king] = np.concatenate([*(path + 8 * line for line in range(4)), [NUM_PARTS - 1]])
    return places


@dataclass(frozen=True, slots=True)
class PolicyNetwork(layers.Layers):
    """A network that scores what plays do; it must be `layers.rounded`."""

    def is_for(self, players: int) -> bool:
        """Whether it is for positions of this number of players."""
        return bool(self.w1.shape[1] == policy_feature_count(players))

    def scores(self, games: Games, dragons: Indices | None = None) -> Singles:
        """[34, p, n]: the scores of the parts, regions numbered 1 to 8, and of the Witch.

        Args:
            games: none of them finished.
            dragons: for second choices, [n], how many Dragons lie open; the games are then those
                after the reveal, and the Witch, who is not for choice any more, scores 0.
        """
        found = np.zeros((NUM_PARTS + 1, games.num_players, len(games)), np.float32)
        for start in range(0, len(games), layers.VIEW_BATCH):
            batch = slice(start, start + layers.VIEW_BATCH)
            some = games.take(batch)
            more = [] if dragons is None else [_open_dragons(some, dragons[batch])]
            out = self.outputs((*parts(some), *more))[FIRST if dragons is None else SECOND]
            out = np.clip(np.rint(out / _SCORE_STEP) * _SCORE_STEP, -_MAX_SCORE, _MAX_SCORE)
            places = seen_from_king()[some.king].T[:, None]
            found[:NUM_PARTS, :, batch] = np.take_along_axis(out[:NUM_PARTS], places, axis=0)
            if dragons is None:
                found[WITCH, :, batch] = out[WITCH]
        return found


def _open_dragons(games: Games, dragons: Indices) -> layers.ViewPart:
    """The inputs beside the views, for second choices."""
    players = games.num_players
    most = players + 1
    table = np.ones((_MORE_FEATURES, players, most), np.int8)
    table[1] = np.arange(most)
    first = feature_count(players)
    return layers.ViewPart(slice(first, first + _MORE_FEATURES), table, dragons)


def fresh_policy(players: int, hidden: tuple[int, int], rng: np.random.Generator) -> PolicyNetwork:
    """A policy network with random weights, at first nearly without preferences."""
    weights = layers.fresh_weights(policy_feature_count(players), hidden, POLICY_OUTPUTS, rng)
    return PolicyNetwork(*weights, name="learnt policy")


def policy_in(archive: Archive, prefix: str = "") -> PolicyNetwork:
    """Reads a policy network from an archive. Raises ArchiveError as `weights_in`."""
    features = frozenset(map(policy_feature_count, PLAYERS))
    weights = layers.weights_in(archive, prefix, features, POLICY_OUTPUTS)
    return PolicyNetwork(*weights, name="learnt policy")


def read_policy(file: Path, players: int) -> PolicyNetwork:
    """Reads a policy file for this number of players. Raises WeightsError if it cannot."""
    return layers.read_layers(file, policy_in, PolicyNetwork.is_for, players)


@cache
def packaged_policy(players: int, variant: Variant, sharpness: float = SHARPNESS) -> PolicyNetwork:
    """The policy of the package for this number of players (2 to 5) and variant, made sharper.

    To propose plays it is used as it is, with a ``sharpness`` of 1.
    """
    folder = resources.files("advisor.kingsroad.values").joinpath("weights/policies")
    content = folder.joinpath(f"{variant.value}-{players}.npz").read_bytes()
    with opened_archive(io.BytesIO(content)) as archive:
        return layers.rounded(sharpened(policy_in(archive), sharpness))


def sharpened(network: PolicyNetwork, factor: float) -> PolicyNetwork:
    """The policy with all its scores multiplied by a factor."""
    by = np.float32(factor)
    return replace(network, w3=by * network.w3, b3=by * network.b3)
