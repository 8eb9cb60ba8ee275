"""How much faster folding is than the joint product, and how long outcomes take."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median

import pytest

from advisor.kingsroad.round.bounds import Choices, Measure, candidate_bounds, extreme
from advisor.kingsroad.round.joint_classes import witch_value
from advisor.kingsroad.round.outcomes import outcomes
from advisor.kingsroad.round.plays import PlayArrays
from advisor.messages.advice import Extreme
from kingsroad.position import starting_position
from tests.benchmarks.figures import Yardstick, best_in_turns
from tests.support.brute_force import product_rounds
from tests.support.models import plays_of, random_position, uniform_model

TURNS = 3


def four_proofs(choices: Choices) -> list[Extreme]:
    """The least and the most of either measure."""
    return [
        extreme(choices, 0, measure, most=most) for measure in Measure for most in (False, True)
    ]


@pytest.mark.bench
def test_folding_against_the_joint_product(
    yardstick: Yardstick, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three players, every Dragon in hand: 156 own plays against 24,336 joint plays each.

    The joint product is played as whole NumPy arrays for one own play and counted 156 times.
    """
    position = starting_position(3)
    model = uniform_model(position, 0)
    plays = plays_of(position, 0)
    placing = len(plays.placing)
    mine = PlayArrays.of(plays.placing)
    others = [PlayArrays.of(plays_of(position, seat).placing) for seat in (1, 2)]
    own = PlayArrays(mine.placed[[40]], mine.dragon[[40]])

    folded, joint = best_in_turns(
        TURNS,
        lambda: outcomes(model, mine),
        lambda: product_rounds(position, [own, *others]),
    )
    rounds = product_rounds(position, [own, *others])
    assert outcomes(model, mine).points[40] == pytest.approx(rounds.points[:, 0].mean(), abs=1e-9)
    ratio = joint * placing / folded
    with capsys.disabled():
        print(
            f"\nfolding {yardstick.of(folded)} for {placing} plays, joint product "
            f"{yardstick.of(joint)} for one: {ratio:,.0f} times faster"
        )
    assert ratio > 500


@pytest.mark.bench
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_time_for_all_plays(
    players: int, yardstick: Yardstick, capsys: pytest.CaptureFixture[str]
) -> None:
    """Outcomes and bounds of all candidates, the Witch's value, four proofs of a play."""
    taken: dict[str, list[float]] = {}
    for seed in range(8):
        position = random_position(players, seed, thrift=0.97)
        own = plays_of(position, 0)
        model = uniform_model(position, 0)
        plays = [plays_of(position, seat).effects for seat in position.seats]
        plays[0] = own.effects[seed : seed + 1]
        choices = Choices(position, plays)
        work: dict[str, Callable[[], object]] = {
            "outcomes": partial(outcomes, model, own.arrays),
            "Witch": partial(witch_value, model, own.again.arrays),
            "bounds": partial(candidate_bounds, model, own),
            "proofs": partial(four_proofs, choices),
        }
        for name, call in work.items():
            taken.setdefault(name, []).extend(best_in_turns(2, call))
        least = extreme(choices, 0, Measure.POINTS, most=False)
        assert least.value == candidate_bounds(model, own).worst[seed]
    with capsys.disabled():
        print(f"\n{players} players, median / longest:")
        for name, times in taken.items():
            print(f"  {name} {yardstick.of(median(times), max(times))}")
