"""Learning by self-play: the same run plays the same games, and goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from advisor.assassins.values.network import read_judges
from advisor.learning.layers import WeightsError
from advisor.workshop.assassins import training

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
    assert other.play().rounds == again.play().rounds


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
