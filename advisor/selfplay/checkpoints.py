"""Training runs and weights on disk: NumPy archives, written atomically.

A checkpoint holds a whole run, so that it goes on as if it had never stopped; a weights file holds
only the network, and the settings that it was trained with.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from advisor.batch.games import Games
from advisor.selfplay.optimizer import with_parameters
from advisor.selfplay.training import Run, TableGroup, TrainingSettings
from advisor.values.network import LAYERS, Network, read_arrays
from kingsroad.board import BoardData
from tabletop.files import open_file, write_atomically

Arrays = dict[str, NDArray[Any]]

_GAMES: Final = ("rounds", "king", "scores", "markers", "nobles", "dragon", "witch")
_GROUP: Final = {
    "views": "views",
    "win": "win",
    "margin": "margin",
    "cut": "explored",
    "length": "length",
    "frozen": "frozen",
}
"""The names of a group's arrays in files, and in `TableGroup`."""
_SAMPLES: Final = ("views", "win", "margin")
_MOMENTS: Final = ("average", "first", "second")


class CheckpointError(ValueError):
    """A file is no usable checkpoint; the message says which and why."""


class _RunState(msgspec.Struct):
    """The state of a run apart from its arrays."""

    settings: TrainingSettings
    random: dict[str, Any]
    played: int
    finished: int
    rounds: int
    steps: int
    losses: list[float]
    filled: int
    next: int
    boards: list[BoardData]
    frozen: int


def save_run(run: Run, path: Path) -> None:
    """Writes a checkpoint. Raises OSError if it cannot be written."""
    learner, samples = run.learner, run.samples
    arrays: Arrays = dict(_network_arrays("network", run.learner.network))
    for moment in _MOMENTS:
        for layer, values in zip(LAYERS, getattr(learner, moment), strict=True):
            arrays[f"{moment}.{layer}"] = values
    for name in _SAMPLES:
        arrays[f"samples.{name}"] = getattr(samples, name)[: samples.filled]
    for number, group in enumerate(run.groups):
        arrays |= {f"group{number}.{name}": getattr(group, own) for name, own in _GROUP.items()}
        arrays |= {f"games{number}.{name}": getattr(group.games, name) for name in _GAMES}
    for number, network in enumerate(run.frozen):
        arrays |= _network_arrays(f"frozen{number}", network)
    state = _RunState(
        settings=run.settings,
        random=_texts(run.rng.bit_generator.state),
        played=run.played,
        finished=run.finished,
        rounds=run.rounds,
        steps=learner.steps,
        losses=learner.losses.tolist(),
        filled=samples.filled,
        next=samples.next,
        boards=[BoardData.of(group.games.board) for group in run.groups],
        frozen=len(run.frozen),
    )
    _write(path, arrays, msgspec.json.encode(state))


def load_run(path: Path) -> Run:
    """Reads a checkpoint.

    Raises:
        CheckpointError: it cannot be read or is none.
    """
    arrays, text = _read(path)
    try:
        state = msgspec.json.decode(text, type=_RunState)
        run = Run(state.settings)
        run.rng.bit_generator.state = _numbers(state.random)
        run.played, run.finished, run.rounds = state.played, state.finished, state.rounds
        learner, samples = run.learner, run.samples
        learner.network = _network(arrays, "network", learner.network)
        for moment in _MOMENTS:
            setattr(learner, moment, [arrays[f"{moment}.{layer}"] for layer in LAYERS])
        learner.steps, learner.losses = state.steps, np.array(state.losses)
        for name in _SAMPLES:
            getattr(samples, name)[: state.filled] = arrays[f"samples.{name}"]
        samples.filled, samples.next = state.filled, state.next
        run.groups = [
            TableGroup(
                games=Games(
                    board.board(),
                    state.settings.variant,
                    *(arrays[f"games{number}.{name}"] for name in _GAMES),
                ),
                **{own: arrays[f"group{number}.{name}"] for name, own in _GROUP.items()},
            )
            for number, board in enumerate(state.boards)
        ]
        run.frozen = [
            _network(arrays, f"frozen{number}", learner.network) for number in range(state.frozen)
        ]
    except (KeyError, ValueError, msgspec.DecodeError) as error:
        raise CheckpointError(f"{path}: is no whole checkpoint: {error}") from None
    return run


def save_weights(run: Run, path: Path) -> None:
    """Writes the weights of a run, rounded for use, and its settings.

    Raises OSError if they cannot be written.
    """
    note = {
        "settings": msgspec.to_builtins(run.settings),
        "games": run.finished,
        "steps": run.learner.steps,
    }
    arrays: Arrays = dict(zip(LAYERS, run.network.parameters, strict=True))
    _write(path, arrays, msgspec.json.encode(note))


def _network_arrays(prefix: str, network: Network) -> Arrays:
    return {
        f"{prefix}.{layer}": values
        for layer, values in zip(LAYERS, network.parameters, strict=True)
    }


def _network(arrays: Arrays, prefix: str, like: Network) -> Network:
    return with_parameters(like, [arrays[f"{prefix}.{layer}"] for layer in LAYERS])


def _write(path: Path, arrays: Mapping[str, Any], text: bytes) -> None:
    content = io.BytesIO()
    np.savez_compressed(content, text=np.frombuffer(text, np.uint8), **arrays)
    write_atomically(path, content.getvalue())


def _read(path: Path) -> tuple[Arrays, bytes]:
    try:
        with open_file(path) as file:
            arrays = read_arrays(file.read())
        return arrays, arrays.pop("text").tobytes()
    except OSError as error:
        raise CheckpointError(f"{path}: {error.strerror}") from None
    except (ValueError, KeyError):
        raise CheckpointError(f"{path}: is no checkpoint of a training run") from None


def _texts(state: Mapping[str, Any]) -> dict[str, Any]:
    """A random generator's state with its large numbers as text, which JSON keeps exactly."""
    return {
        key: _texts(value)
        if isinstance(value, Mapping)
        else value
        if isinstance(value, str)
        else str(value)
        for key, value in state.items()
    }


def _numbers(state: Mapping[str, Any]) -> dict[str, Any]:
    """Undoes `_texts`."""
    return {
        key: _numbers(value)
        if isinstance(value, Mapping)
        else int(value)
        if value.isdigit()
        else value
        for key, value in state.items()
    }
