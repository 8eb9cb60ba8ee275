"""Recalibration: one factor on a network's strengths, by which its chances to win fit results best.

    python -m advisor.workshop.kingsroad.recalibration WEIGHTS.npz NEW.npz --players 2 --games 4000

The chances are the softmax of the strengths. Learnt from values in their turn, they may stay a
little too near to one another; multiplying all strengths by one number ("temperature scaling": Guo
and others, 2017, "On calibration of modern neural networks") spreads them and leaves margins, and
who stands better than whom, as they are. The games are played for this alone: judge the new
weights by others (``kingsroad train --calibrate``).
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

from advisor.core.threads import use_one_thread

if __name__ == "__main__":
    use_one_thread()

from advisor.core.arrays import Floats
from advisor.kingsroad.playing_on.stage_games import EFFORTS
from advisor.kingsroad.values.evaluation import evaluate
from advisor.kingsroad.values.network import Network, read_weights
from advisor.kingsroad.values.policy_network import packaged_policy
from advisor.workshop.kingsroad.calibration import self_play
from advisor.workshop.kingsroad.checkpoints import save_recalibrated
from advisor.workshop.kingsroad.matches import stage_policy
from kingsroad.position import Variant, starting_position

_MIN_CHANCE: Final = 1e-12
_RANGE: Final = (0.25, 4.0)
_CLOSE: Final = 1e-6
_SEED: Final = 31


def best_factor(win: Floats, shares: Floats) -> float:
    """The factor (0.25 to 4) on the strengths that has the least log loss.

    Args:
        win: [n, p], the chances to win, from which the strengths are known up to a constant.
        shares: [n, p], what came of it: shares of the victory.
    """
    strengths = np.log(np.maximum(win, _MIN_CHANCE))
    low, high = _RANGE
    while high - low > _CLOSE:
        factor = (low + high) / 2
        chances = np.exp(factor * strengths)
        chances /= chances.sum(axis=1, keepdims=True)
        # The log loss is convex in the factor; this is its derivative.
        if ((chances - shares) * strengths).sum() < 0:
            low = factor
        else:
            high = factor
    return (low + high) / 2


def sharpened(network: Network, factor: float) -> Network:
    """The network with its strengths multiplied by a factor; margins stay."""
    scale = np.array([factor, 1.0], np.float32)
    return replace(network, w3=network.w3 * scale[:, None], b3=network.b3 * scale)


def main() -> None:
    """Plays games with the weights, prints the factor and writes the new weights."""
    parser = argparse.ArgumentParser(description="Recalibrate weights on games of their own.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--variant", type=Variant, default=Variant.STANDARD)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--factor", type=float, help="known already: play nothing")
    options = parser.parse_args()
    network = read_weights(options.weights, options.players)
    factor = options.factor or _fitted(network, options)
    print(f"strengths times {factor:.3f}")
    save_recalibrated(options.weights, sharpened(network, factor), factor, options.new)


def _fitted(network: Network, options: argparse.Namespace) -> float:
    proposer = packaged_policy(options.players, options.variant, 1.0)
    policy = stage_policy(network, EFFORTS[options.players], proposer)
    start = starting_position(options.players, options.variant)
    played = self_play(policy, start, games=options.games, seed=_SEED)
    return best_factor(evaluate(played.games, network).win, played.shares)


if __name__ == "__main__":
    main()
