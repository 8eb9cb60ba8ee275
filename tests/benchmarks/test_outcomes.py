"""How much faster folding is than the joint product, and how long outcomes take."""

from __future__ import annotations

from statistics import median
from time import perf_counter

import numpy as np
import pytest

from advisor.outcomes import outcomes
from advisor.plays import PlayArrays
from kingsroad.position import starting_position
from tests.advisor.joint import plays_of, product_rounds, random_position, uniform_scene

FOLDED, JOINT = 7, 3


def seconds(times: int, call: object) -> float:
    assert callable(call)
    taken = []
    for _ in range(times):
        start = perf_counter()
        call()
        taken.append(perf_counter() - start)
    return min(taken)


@pytest.mark.bench
def test_folding_against_the_joint_product(capsys: pytest.CaptureFixture[str]) -> None:
    """Three players, every Dragon in hand: 156 own plays against 24,336 joint plays each.

    The joint product is played as whole NumPy arrays for one own play and counted 156 times.
    """
    position = starting_position(3)
    scene = uniform_scene(position, 0)
    plays = plays_of(position, 0)
    placing = len(plays.placing)
    mine = PlayArrays.of(plays.placing)
    others = [PlayArrays.of(plays_of(position, seat).placing) for seat in (1, 2)]
    own = PlayArrays(mine.placed[[40]], mine.dragon[[40]])

    folded = seconds(FOLDED, lambda: outcomes(scene, mine))
    joint = seconds(JOINT, lambda: product_rounds(position, [own, *others]))
    rounds = product_rounds(position, [own, *others])
    assert outcomes(scene, mine).points[40] == pytest.approx(rounds.points[:, 0].mean(), abs=1e-9)
    ratio = joint * placing / folded
    with capsys.disabled():
        print(
            f"\nfolding {folded * 1e3:.1f} ms for {placing} plays, joint product "
            f"{joint * 1e3:.0f} ms for one: {ratio:,.0f} times faster"
        )
    assert ratio > 500


@pytest.mark.bench
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_time_for_all_plays(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    taken = []
    for seed in range(10):
        position = random_position(players, seed, thrift=0.97)
        plays = plays_of(position, 0).arrays
        scene = uniform_scene(position, 0)
        taken.append(seconds(3, lambda s=scene, p=plays: outcomes(s, p)))
    with capsys.disabled():
        print(
            f"\n{players} players: outcomes of all plays {median(taken) * 1e3:.1f} ms (median), "
            f"{np.max(taken) * 1e3:.1f} ms (longest)"
        )
    assert min(taken) > 0
