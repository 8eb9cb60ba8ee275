"""The lot by which the three assassins are chosen: a matrix game over what self-play shows."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from advisor.assassins.belief import EVEN, MEMBERS, TRIOS, suspecting
from advisor.core.arrays import Floats
from advisor.kingsroad.equilibrium.linear_programs import capped_maximin
from advisor.workshop.assassins.learning import NOBODY, people_chances_of_choices
from assassins.town import TOWNSFOLK

entries = st.floats(-1, 1).map(lambda number: round(number, 3))


@given(
    st.lists(st.tuples(entries, entries), min_size=3, max_size=8), st.sampled_from([0.4, 0.5, 1])
)
def test_a_capped_lot_gains_as_much_as_the_other_side_cannot_prevent(
    rows: list[tuple[float, float]], most: float
) -> None:
    """By the minimax theorem, worked out from the other side: of all its mixes of two columns the
    one against which the best rows, each as often as it may be, gain least."""
    matrix = np.array(rows)
    lot = capped_maximin(matrix, most)
    assert abs(lot.sum() - 1) < 1e-9 and lot.min() >= -1e-12 and lot.max() <= most + 1e-9
    crossings = {0.0, 1.0}
    for (a, b), (c, d) in combinations(rows, 2):
        if (slope := (a - b) - (c - d)) and 0 <= (at := (d - b) / slope) <= 1:
            crossings.add(at)
    least = min(_most_gained(matrix @ np.array([q, 1 - q]), most) for q in crossings)
    assert abs((lot @ matrix).min() - least) < 1e-7


def _most_gained(worth: Floats, most: float) -> float:
    gained, left = 0.0, 1.0
    for value in sorted(worth.tolist(), reverse=True):
        share = min(most, left)
        gained, left = gained + share * value, left - share
    return gained


def test_what_self_play_shows_is_found_again() -> None:
    random = Random(7)
    worth = [0.8, 0.6, *([0.0] * 8), -0.6, -0.8]
    trios, suspected, held = [], [], []
    for _ in range(20_000):
        trio = random.randrange(len(TRIOS))
        suspect = random.choice([NOBODY, *range(TOWNSFOLK)])
        logit = 0.4 + sum(worth[member] for member in TRIOS[trio])
        logit += 0 if suspect == NOBODY else -0.7 if suspect in TRIOS[trio] else 0.2
        trios.append(trio)
        suspected.append(suspect)
        held.append(random.random() < 1 / (1 + np.exp(-logit)))
    chances = people_chances_of_choices(np.array(trios), np.array(suspected), np.array(held))
    assert chances.shape == (len(TRIOS), 1 + TOWNSFOLK)
    for trio, suspect in ((0, NOBODY), (0, 0), (0, 5), (219, NOBODY), (219, 11), (100, 3)):
        logit = 0.4 + sum(worth[member] for member in TRIOS[trio])
        logit += 0 if suspect == NOBODY else -0.7 if suspect in TRIOS[trio] else 0.2
        assert abs(chances[trio, suspect + 1] - 1 / (1 + np.exp(-logit))) < 0.03


def test_who_suspects_somebody_first_thinks_it_as_likely_as_not() -> None:
    assert suspecting(EVEN, None) is EVEN
    shares = suspecting(EVEN, 4)
    assert abs(shares.sum() - 1) < 1e-12
    assert abs(float(shares @ MEMBERS[:, 4]) - 0.5) < 1e-12
