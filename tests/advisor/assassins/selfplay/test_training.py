"""Learning by self-play: the same run plays the same games, and goes on where it stopped.

The lot by which the three assassins are chosen: a matrix game over what self-play shows.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.assassins.belief import EVEN, MEMBERS, TRIOS, suspecting
from advisor.assassins.values.network import read_judges
from advisor.core.arrays import Floats
from advisor.kingsroad.equilibrium.linear_programs import capped_maximin
from advisor.learning.layers import WeightsError
from advisor.workshop.assassins import training
from advisor.workshop.assassins.learning import NOBODY, people_chances_of_choices
from assassins.town import TOWNSFOLK

SMALL = training.AssassinsTrainingSettings(seed=4, hidden=(6, 4), every=2, steps=20)


@pytest.fixture(scope="module")
def run() -> training.AssassinsRun:
    """A run that has played as many games as it learns after, and learnt."""
    run = training.AssassinsRun(SMALL)
    while not run.due:
        run.play()
    run.learn()
    return run


def test_a_run_goes_on_as_if_it_had_never_stopped(
    run: training.AssassinsRun, tmp_path: Path
) -> None:
    training.save_run(run, tmp_path / "run.npz")
    again = training.load_run(tmp_path / "run.npz")
    assert again.settings == run.settings
    assert msgspec.json.encode(again.records) == msgspec.json.encode(run.records)
    assert again.suspected == run.suspected and len(run.suspected) == len(run.records)
    other = training.AssassinsRun(SMALL)
    other.records, other.judges = list(run.records), list(run.judges)
    for one in (other, again):
        one.play()
    assert len(again.records) == 2 * SMALL.every
    assert msgspec.json.encode(again.records) == msgspec.json.encode(other.records)


def test_weights_of_a_run_can_be_used(run: training.AssassinsRun, tmp_path: Path) -> None:
    training.save_weights(run, tmp_path / "mine.npz")
    assert (
        read_judges(tmp_path / "mine.npz").suspicion.distrust == run.judges[-1].suspicion.distrust
    )


def test_every_game_is_whole_and_has_its_secret(run: training.AssassinsRun) -> None:
    for record in run.records:
        game = record.game()
        assert game.finished and game.secret is not None


def test_what_is_no_checkpoint_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_bytes(b"no archive")
    with pytest.raises(WeightsError, match=r"bad\.npz"):
        training.load_run(tmp_path / "bad.npz")
    with pytest.raises(WeightsError, match=r"none\.npz"):
        training.load_run(tmp_path / "none.npz")


def test_whom_nobody_can_suspect_is_refused(run: training.AssassinsRun, tmp_path: Path) -> None:
    training.save_run(run, tmp_path / "run.npz")
    with np.load(tmp_path / "run.npz") as archive:
        arrays = dict(archive)
    arrays["suspected"] = np.full(len(run.records), 12, np.int8)
    np.savez(tmp_path / "changed.npz", **arrays)
    with pytest.raises(WeightsError, match="suspected"):
        training.load_run(tmp_path / "changed.npz")


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
