"""Training runs and weights on disk: NumPy archives, written atomically.

A checkpoint holds a whole run, so that it goes on as if it had never stopped; a weights file holds
only the network, and the settings that it was trained with.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from advisor.kingsroad.batch.games import Games
from advisor.kingsroad.values.features import own_hand
from advisor.kingsroad.values.network import Network, network_arrays, network_in
from advisor.kingsroad.values.policy_network import PolicyNetwork, policy_in
from advisor.learning.archive import Archive, ArchiveError, opened_archive
from advisor.learning.descent import Learner
from advisor.learning.layers import LAYERS, LayersT, layer_arrays
from advisor.workshop.kingsroad.iterations import TableGroup
from advisor.workshop.kingsroad.policy_learning import PolicyLearner
from advisor.workshop.kingsroad.policy_targets import FIRST_CHOICE
from advisor.workshop.kingsroad.settings import (
    MAX_FROZEN,
    MAX_GAME_ROUNDS,
    POLICY_MEMORY,
    TrainingSettings,
    needed_bytes,
)
from advisor.workshop.kingsroad.training import Run
from kingsroad.board import Board, BoardData
from kingsroad.position import MARKERS
from tabletop.errors import LocatedError
from tabletop.files import open_file, reason, write_atomically
from tabletop.say import Say

Arrays = dict[str, NDArray[Any]]

_GAMES: Final = ("rounds", "king", "scores", "markers", "nobles", "dragon", "witch")
_GROUP: Final = {
    "views": "views",
    "win": "win",
    "margin": "margin",
    "ownwin": "own_win",
    "ownmargin": "own_margin",
    "cut": "explored",
    "length": "length",
    "frozen": "frozen",
}
"""The names of a group's arrays in files, and in `TableGroup`."""
_ABSENT_EARLIER: Final = {"ownwin": "win", "ownmargin": "margin"}
"""Arrays of a group that files of earlier versions lack, and what stands in for them."""
_SAMPLES: Final = ("views", "win", "margin")
_CHOICES: Final = ("views", "dragons", "targets")
_MOMENTS: Final = ("average", "first", "second")


_MAX_RUN_BYTES: Final = 300_000_000
"""The most memory that a checkpoint's settings may ask for."""

_Count = Annotated[int, msgspec.Meta(ge=0, le=10**15)]


class CheckpointError(LocatedError):
    """A file is no usable checkpoint; ``where`` is the file."""


class _PolicyState(msgspec.Struct):
    """The state of a policy in training apart from its arrays."""

    steps: _Count
    losses: Annotated[list[float], msgspec.Meta(min_length=1, max_length=1)]
    filled: Annotated[int, msgspec.Meta(ge=1, le=POLICY_MEMORY)]
    next: Annotated[int, msgspec.Meta(ge=0, lt=POLICY_MEMORY)]


class _RunState(msgspec.Struct):
    """The state of a run apart from its arrays."""

    settings: TrainingSettings
    random: dict[str, Any]
    played: _Count
    finished: _Count
    rounds: _Count
    steps: _Count
    losses: Annotated[list[float], msgspec.Meta(min_length=2, max_length=2)]
    filled: _Count
    next: _Count
    boards: list[BoardData]
    frozen: Annotated[int, msgspec.Meta(ge=0, le=MAX_FROZEN)]
    policy: _PolicyState | None = None
    added: _Count = 0

    def check(self) -> None:
        """Raises ArchiveError where the parts of the state do not go together."""
        if (needed := needed_bytes(self.settings)) > _MAX_RUN_BYTES:
            raise ArchiveError(Say("advisor-checkpoint-memory", needed=needed, most=_MAX_RUN_BYTES))
        effort = self.settings.efforts
        if effort.kept > effort.first or effort.added > effort.screened:
            raise ArchiveError(Say("advisor-checkpoint-plays"))
        if len(self.boards) != self.settings.groups:
            boards, groups = len(self.boards), self.settings.groups
            raise ArchiveError(Say("advisor-checkpoint-boards", boards=boards, groups=groups))
        if self.filled > self.settings.memory or self.next >= self.settings.memory:
            raise ArchiveError(Say("advisor-checkpoint-samples"))


def save_run(run: Run, path: Path) -> None:
    """Writes a checkpoint. Raises OSError if it cannot be written."""
    learner, samples = run.learner, run.samples
    arrays = _moments(learner, "") | network_arrays(learner.network, "network.")
    for name in _SAMPLES:
        arrays[f"samples.{name}"] = getattr(samples, name)[: samples.filled]
    for number, group in enumerate(run.groups):
        arrays |= {f"group{number}.{name}": getattr(group, own) for name, own in _GROUP.items()}
        arrays |= {f"games{number}.{name}": getattr(group.games, name) for name in _GAMES}
    for number, network in enumerate(run.frozen):
        arrays |= network_arrays(network, f"frozen{number}.")
    policy = None
    if run.policy_learner:
        arrays |= _moments(run.policy_learner, "policy")
        arrays |= layer_arrays(run.policy_learner.network, "policy.")
        choices = run.policy_learner.samples
        for name in _CHOICES:
            arrays[f"choices.{name}"] = getattr(choices, name)[: choices.filled]
        if choices.filled:
            losses = run.policy_learner.losses.tolist()
            policy = _PolicyState(run.policy_learner.steps, losses, choices.filled, choices.next)
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
        policy=policy,
        added=samples.added,
    )
    _write(path, arrays, msgspec.json.encode(state))


def load_run(path: Path) -> Run:
    """Reads a checkpoint.

    Raises:
        CheckpointError: it cannot be read or is none.
    """
    try:
        with open_file(path) as file, opened_archive(file) as archive:
            return _run_in(archive)
    except OSError as error:
        raise CheckpointError(str(path), reason(error)) from None
    except ValueError as error:
        raise CheckpointError(str(path), no_checkpoint(error)) from None


def no_checkpoint(error: ValueError) -> Say:
    """Why a file that could be read is no checkpoint."""
    return Say("advisor-checkpoint-none", why=reason(error))


def _run_in(archive: Archive) -> Run:
    """The run in an archive; its settings and sizes are checked before anything is allocated."""
    state = msgspec.json.decode(archive.text("text"), type=_RunState)
    state.check()
    settings = state.settings
    policy = _policy(archive, settings.players) if settings.policy_hidden else None
    network = _network(archive, "network", settings.players)
    run = Run(settings, network, policy=policy, kind=network.kind)
    run.rng.bit_generator.state = _numbers(state.random)
    run.played, run.finished, run.rounds = state.played, state.finished, state.rounds
    learner, samples = run.learner, run.samples
    _read_moments(archive, learner, "")
    learner.steps, learner.losses = state.steps, np.array(state.losses)
    for name in _SAMPLES:
        kept = getattr(samples, name)[: state.filled]
        kept[:] = archive.read(f"samples.{name}", kept.dtype, kept.shape)
    samples.filled, samples.next = state.filled, state.next
    samples.added = max(state.added, state.filled)
    if run.policy_learner:
        _read_moments(archive, run.policy_learner, "policy")
        if state.policy:
            _read_choices(archive, run.policy_learner, state.policy)
    run.groups = [
        _group(archive, number, board.board(), fresh)
        for number, (board, fresh) in enumerate(zip(state.boards, run.groups, strict=True))
    ]
    run.frozen = [
        _network(archive, f"frozen{number}", settings.players) for number in range(state.frozen)
    ]
    return run


def _read_choices(archive: Archive, learner: PolicyLearner, state: _PolicyState) -> None:
    """Reads the rest of a policy in training."""
    learner.steps, learner.losses = state.steps, np.array(state.losses)
    samples = learner.samples
    for name in _CHOICES:
        kept = getattr(samples, name)[: state.filled]
        kept[:] = archive.read(f"choices.{name}", kept.dtype, kept.shape)
    samples.filled, samples.next = state.filled, state.next
    seen = samples.views[: state.filled]
    king, dragons = seen[:, -8:], samples.dragons[: state.filled]
    _, in_hand, dragon, witch = own_hand(seen.T, learner.players)
    legal = (
        (np.isin(king, (0, 1)) & (king.sum(axis=1, keepdims=True) == 1)).all(axis=1)
        & (in_hand >= 0)
        & (in_hand <= MARKERS)
        & np.isin(dragon, (0, 1))
    )
    legal &= np.isin(witch, (0, 1)) & (dragons >= FIRST_CHOICE) & (dragons <= learner.players)
    if not legal.all():
        raise ArchiveError(Say("advisor-checkpoint-choice"))


def _read_moments(archive: Archive, learner: Learner[LayersT], prefix: str) -> None:
    """Reads the state of an optimizer."""
    for moment in _MOMENTS:
        for layer, own in zip(LAYERS, getattr(learner, moment), strict=True):
            own[:] = archive.read(f"{prefix}{moment}.{layer}", own.dtype, own.shape)
    if any((squares < 0).any() for squares in learner.second):
        raise ArchiveError(Say("advisor-checkpoint-squares"))


def _group(archive: Archive, number: int, board: Board, fresh: TableGroup) -> TableGroup:
    """A group in an archive, with arrays like those of a fresh one, and legal positions."""

    def like(name: str, own: NDArray[Any]) -> NDArray[Any]:
        return archive.read(name, own.dtype, own.shape)

    arrays = (like(f"games{number}.{name}", getattr(fresh.games, name)) for name in _GAMES)
    group = TableGroup(
        games=Games(board, fresh.games.variant, *arrays),
        **{
            own: like(f"group{number}.{_named(archive, number, name)}", getattr(fresh, own))
            for name, own in _GROUP.items()
        },
    )
    for index in range(len(group.games)):
        if group.games.position(index).finished:
            raise ArchiveError(Say("advisor-checkpoint-finished", group=str(number)))
    if not ((group.length >= 0) & (group.length < MAX_GAME_ROUNDS)).all():
        raise ArchiveError(Say("advisor-checkpoint-long-game", group=str(number)))
    return group


def _named(archive: Archive, number: int, name: str) -> str:
    """The array of a group to read: that of this name, or what stands in for it."""
    return name if f"group{number}.{name}" in archive else _ABSENT_EARLIER.get(name, name)


def save_weights(run: Run, path: Path) -> None:
    """Writes the weights of a run, rounded for use, and its settings.

    Raises OSError if they cannot be written.
    """
    note = {
        "settings": msgspec.to_builtins(run.settings),
        "games": run.finished,
        "steps": run.learner.steps,
    }
    arrays = network_arrays(run.network)
    _write(path, arrays, msgspec.json.encode(note))


def save_recalibrated(source: Path, network: Network, factor: float, path: Path) -> None:
    """Writes other weights with the settings of those in ``source``, and the factor between them.

    Raises ArchiveError if the source is none, OSError if a file cannot be read or written.
    """
    with open_file(source) as opened, opened_archive(opened) as archive:
        note = msgspec.json.decode(archive.text("text"), type=dict[str, Any])
    note["strengths_times"] = factor * note.get("strengths_times", 1.0)
    arrays = network_arrays(network)
    _write(path, arrays, msgspec.json.encode(note))


def save_policy(policy: PolicyNetwork, settings: TrainingSettings, path: Path) -> None:
    """Writes a policy, rounded for use, and the settings of its run.

    Raises OSError if it cannot be written.
    """
    arrays = layer_arrays(policy)
    _write(path, arrays, msgspec.json.encode({"settings": msgspec.to_builtins(settings)}))


def _moments(learner: Learner[LayersT], prefix: str) -> Arrays:
    """The state of an optimizer."""
    return {
        f"{prefix}{moment}.{layer}": values
        for moment in _MOMENTS
        for layer, values in zip(LAYERS, getattr(learner, moment), strict=True)
    }


def _network(archive: Archive, name: str, players: int) -> Network:
    network = network_in(archive, f"{name}.")
    if not network.is_for(players):
        raise ArchiveError(Say("advisor-checkpoint-network", name=name, players=players))
    return network


def _policy(archive: Archive, players: int) -> PolicyNetwork:
    policy = policy_in(archive, "policy.")
    if not policy.is_for(players):
        raise ArchiveError(Say("advisor-checkpoint-policy", players=players))
    return policy


def _write(path: Path, arrays: Mapping[str, Any], text: bytes) -> None:
    content = io.BytesIO()
    np.savez_compressed(content, text=np.frombuffer(text, np.uint8), **arrays)
    write_atomically(path, content.getvalue())


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
