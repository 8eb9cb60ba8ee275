"""Checkpoints: what a file claims is checked before anything is allocated."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from advisor.kingsroad.playing_on.stage_games import Effort
from advisor.kingsroad.values.features import ViewKind
from advisor.workshop.kingsroad.checkpoints import CheckpointError, load_run, save_run
from advisor.workshop.kingsroad.training import Run
from tests.support.hostile import (
    COUNTS,
    archive_members,
    archive_of,
    assert_files_read_or_refused,
    assert_little_memory,
    assert_one_line,
    hostile_archive,
    inputs,
    text_member,
)
from tests.support.training import small_settings


@pytest.fixture(scope="module")
def checkpoint(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    run = Run(small_settings(rounds=3))
    run.iterate()
    file = tmp_path_factory.mktemp("run") / "run.npz"
    save_run(run, file)
    return file.read_bytes()


def with_state(checkpoint: bytes, **changes: Any) -> bytes:
    """The checkpoint with other fields of its state, or of its settings."""
    members = archive_members(checkpoint)
    state = json.loads(np.load(io.BytesIO(members["text.npy"])).tobytes())
    for name, value in changes.items():
        (state if name in state else state["settings"])[name] = value
    return archive_of(members | {"text.npy": text_member(json.dumps(state).encode())})


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"players": 9}, "players"),
        ({"memory": 10**11}, "memory"),
        ({"memory": 10**9}, "asks for .* bytes"),
        ({"tables": 10**7}, "asks for .* bytes"),
        ({"groups": 10**6}, "asks for .* bytes"),
        ({"hidden": [10**11, 32]}, "hidden"),
        ({"hidden": [64]}, "hidden"),
        ({"batch": 0}, "batch"),
        ({"snapshot": 0}, "snapshot"),
        ({"effort": dict.fromkeys(Effort.__slots__, 1000), "tables": 20}, "asks for .* bytes"),
        ({"effort": dict.fromkeys(Effort.__slots__, 5) | {"kept": 6}}, "keeps more plays"),
        ({"seed": -1}, "seed"),
        ({"filled": 401}, "more samples"),
        ({"filled": 399}, "samples.views has the shape"),
        ({"next": 400}, "more samples"),
        ({"boards": []}, "0 boards for 3 groups"),
        ({"frozen": 10**11}, "frozen"),
        ({"losses": [1.0]}, "losses"),
        ({"random": {}}, "damaged"),
        ({"random": {"bit_generator": "9" * 5000}}, "damaged"),
        ({"policy_hidden": [10**11, 32]}, "policy_hidden"),
        ({"policy_hidden": [0, 1]}, "policy_hidden"),
        ({"policy": {"steps": 1, "losses": [1.0], "filled": 10**6, "next": 0}}, "filled"),
        ({"policy": {"steps": 1, "losses": [1.0], "filled": 5, "next": 10**6}}, "next"),
        ({"policy": {"steps": 1, "losses": [1.0], "filled": 5, "next": 0}}, "choices.views has"),
        ({"tables": 4}, r"array games0\.rounds has the shape"),
        ({"players": 3}, "not for 3 players"),
    ],
)
def test_a_state_beyond_the_limits_is_refused_with_the_reason(
    tmp_path: Path, checkpoint: bytes, changes: dict[str, Any], why: str
) -> None:
    file = tmp_path / "run.npz"
    file.write_bytes(with_state(checkpoint, **changes))
    with assert_little_memory(), pytest.raises(CheckpointError, match=why) as caught:
        load_run(file)
    assert str(file) in str(caught.value)
    assert_one_line(caught.value)


@pytest.mark.parametrize(
    ("name", "place", "value"),
    [
        ("choices.views", (0, -8), 3),
        ("choices.views", (1, slice(-8, None)), 1),
        ("choices.views", (2, 8 * 10 + 1), 99),
        ("choices.views", (2, 8 * 10 + 2), 2),
        ("choices.views", (2, 8 * 10 + 3), -1),
        ("choices.dragons", (0,), -2),
        ("choices.dragons", (0,), 9),
    ],
)
def test_choices_that_no_position_gives_are_refused(
    tmp_path: Path, checkpoint: bytes, name: str, place: tuple[int | slice, ...], value: int
) -> None:
    with np.load(io.BytesIO(checkpoint)) as archive:
        arrays = dict(archive)
    arrays[name][place] = value
    file = tmp_path / "run.npz"
    np.savez_compressed(file, **arrays)
    with pytest.raises(CheckpointError, match="no position gives"):
        load_run(file)


@pytest.mark.parametrize("policy", [True, False])
def test_files_of_earlier_versions_go_on(tmp_path: Path, policy: bool) -> None:
    """The first ones have no policy; those after them lack what the values learn from now."""
    file = tmp_path / "run.npz"
    run = Run(small_settings(rounds=3), kind=ViewKind.PLAIN)
    run.iterate()
    save_run(run, file)
    members = archive_members(file.read_bytes())
    state = json.loads(np.load(io.BytesIO(members["text.npy"])).tobytes())
    settings = state["settings"]
    del state["added"], settings["recent"]
    later: tuple[str, ...] = ("ownwin.npy", "ownmargin.npy")
    if not policy:
        del state["policy"], settings["policy_hidden"], settings["policy_rate"]
        del settings["initial_policy"]
    kept = {
        name: content
        for name, content in members.items()
        if not name.endswith(later) and (policy or not name.startswith(("policy", "choices")))
    }
    assert not any("version" in name for name in kept)
    file.write_bytes(archive_of(kept | {"text.npy": text_member(json.dumps(state).encode())}))
    again = load_run(file)
    assert (again.policy is not None) == policy
    assert again.network.kind is ViewKind.PLAIN
    assert again.samples.added == again.samples.filled
    again.iterate()


@pytest.mark.parametrize("count", COUNTS)
def test_hostile_checkpoints_are_loaded_or_refused(
    tmp_path: Path, checkpoint: bytes, count: int
) -> None:
    """Those that are usable, with the same settings, must go on."""
    file = tmp_path / "run.npz"
    file.write_bytes(checkpoint)
    settings = load_run(file).settings
    usable = 0

    def load() -> None:
        nonlocal usable
        run = load_run(file)
        if run.settings == settings:
            run.iterate()
            usable += 1

    contents = inputs([checkpoint], hostile_archive, count)
    assert_files_read_or_refused(file, contents, load, CheckpointError)
    assert 0 < usable < count
