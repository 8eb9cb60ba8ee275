"""One factor on all strengths: found from results, applied to the chances alone."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from advisor.kingsroad.batch.games import repeat
from advisor.kingsroad.values.network import read_weights
from advisor.workshop.kingsroad import recalibration
from advisor.workshop.kingsroad.recalibration import best_factor, sharpened
from tests.positions import suite
from tests.support.paths import ROOT

WEIGHTS = ROOT / "advisor" / "kingsroad" / "values" / "weights" / "standard-3.npz"


@pytest.mark.parametrize("factor", [0.8, 1.0, 1.3])
def test_the_factor_is_found_from_results(factor: float) -> None:
    """Of games that are won more often (or less) by those ahead than the chances say."""
    rng = np.random.default_rng(1)
    strengths = rng.normal(0, 1, (40_000, 3))
    said, true = (np.exp(scale * strengths) for scale in (1.0, factor))
    said, true = (chances / chances.sum(axis=1, keepdims=True) for chances in (said, true))
    winner = (true.cumsum(axis=1) < rng.random((len(true), 1))).sum(axis=1)
    assert best_factor(said, np.eye(3)[winner]) == pytest.approx(factor, abs=0.03)


def test_only_the_chances_are_spread() -> None:
    network = read_weights(WEIGHTS, 3)
    games = repeat(suite(3)[4], 1)
    before, after = network.values(games), sharpened(network, 1.2).values(games)
    assert after.margin == pytest.approx(before.margin)
    expected = before.win**1.2
    assert after.win == pytest.approx(expected / expected.sum(), abs=1e-6)


def test_the_file_says_by_how_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new = tmp_path / "new.npz"
    source = WEIGHTS
    for times in (1.1, 1.1**2):
        arguments = [str(source), str(new), "--players", "3", "--factor", "1.1"]
        monkeypatch.setattr(sys, "argv", ["recalibration", *arguments])
        recalibration.main()
        with np.load(new) as archive:
            note = msgspec.json.decode(archive["text"].tobytes())
        assert note["strengths_times"] == pytest.approx(times)
        assert note["settings"]["players"] == 3
        source = new
    old, twice = read_weights(WEIGHTS, 3), read_weights(new, 3)
    assert twice.w3[0] == pytest.approx(old.w3[0] * 1.21, rel=1e-5)


def test_played_games_give_a_factor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new = tmp_path / "new.npz"
    arguments = [str(WEIGHTS.with_name("standard-2.npz")), str(new), "--players", "2"]
    monkeypatch.setattr(sys, "argv", ["recalibration", *arguments, "--games", "20"])
    recalibration.main()
    assert read_weights(new, 2).hidden == read_weights(Path(arguments[0]), 2).hidden
