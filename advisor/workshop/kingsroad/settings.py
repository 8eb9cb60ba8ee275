"""The settings of a training run."""

from __future__ import annotations

from math import prod
from typing import Annotated, Final

import msgspec

from advisor.kingsroad.batch.play_sums import NUM_PARTS
from advisor.kingsroad.playing_on.stage_games import EFFORTS, Effort
from advisor.kingsroad.values.features import ViewKind, feature_count
from advisor.kingsroad.values.network import VALUE_OUTPUTS
from advisor.kingsroad.values.policy_network import POLICY_OUTPUTS, policy_feature_count
from advisor.learning.layers import MAX_HIDDEN, layer_shapes
from kingsroad.position import PLAYERS, Variant

MAX_GAME_ROUNDS: Final = 60
"""Rounds after which a game of self-play is ended and its last value taken as its result."""

MAX_FROZEN: Final = 12
"""How many earlier networks are kept as opponents."""

POLICY_HIDDEN: Final = (96, 48)
"""The sizes of the hidden layers of a policy."""

POLICY_MEMORY: Final = 60_000
"""How many choices are kept to learn the policy from."""

_Count = Annotated[int, msgspec.Meta(ge=1, le=10**9)]
_Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
_Rate = Annotated[float, msgspec.Meta(gt=0, le=1)]
_HiddenSize = Annotated[int, msgspec.Meta(ge=1, le=MAX_HIDDEN)]
_FileName = Annotated[str, msgspec.Meta(max_length=4096)]


class TrainingSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a run, kept with its weights; in files they are within the ranges below.

    Attributes:
        players: 2 to 5.
        variant: the rules for Nobles.
        seed: of all random draws.
        hidden: sizes of the two hidden layers: a wide first one, shared by the positions that
            follow from one, and a narrow second one, which is not.
        groups: the number of groups of tables; the last but one has random banners, the last one
            earlier networks as opponents.
        tables: games in a group.
        explore: the chance of a random choice, for each player and round.
        trace: the weight of what the positions that followed have shown in a value to learn, 0 to 1
            (the lambda of temporal differences).
        random_starts: the share of games that start after random rounds.
        memory: how many samples are kept.
        recent: the share of all samples so far that is learnt from, the latest.
        batch, batches: samples in a step, and steps for each round of play; a step of the policy
            has twice as many, each of one player.
        rate: the first learning rate; it falls to a tenth over ``cooling`` steps, as a cosine does.
        iteration_rounds: rounds played with the same network before it learns from them; ``spell``
            in files.
        snapshot: rounds of play after which the network joins the opponents.
        initial_weights: the file of weights that the run began with, empty for random weights;
            ``begun_with`` in files.
        against: the file of weights that the run learns to beat, as the opponent at every table;
            empty for self-play.
        policy_hidden: sizes of the two hidden layers of a policy learnt beside the values, which
            proposes the plays of stage games; None to learn none.
        policy_rate: its first learning rate, which falls as that of the values.
        initial_policy: the file of the policy that the run began with, empty for random weights.
        effort: how thoroughly stage games are solved; None for the number of players' default.
    """

    players: Annotated[int, msgspec.Meta(ge=min(PLAYERS), le=max(PLAYERS))] = 2
    variant: Variant = Variant.STANDARD
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] = 1
    hidden: tuple[_HiddenSize, _HiddenSize] = (128, 32)
    groups: _Count = 4
    tables: _Count = 48
    explore: _Share = 0.04
    trace: _Share = 0.85
    random_starts: _Share = 0.2
    memory: _Count = 120_000
    recent: _Share = 0.35
    batch: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 512
    batches: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = 6
    rate: _Rate = 2e-3
    cooling: _Count = 20_000
    iteration_rounds: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = msgspec.field(
        default=10, name="spell"
    )
    snapshot: _Count = 400
    initial_weights: _FileName = msgspec.field(default="", name="begun_with")
    against: _FileName = ""
    policy_hidden: tuple[_HiddenSize, _HiddenSize] | None = None
    policy_rate: _Rate = 2e-3
    initial_policy: _FileName = ""
    effort: Effort | None = None

    @property
    def efforts(self) -> Effort:
        """How thoroughly stage games are solved."""
        return self.effort or EFFORTS[self.players]


def needed_bytes(settings: TrainingSettings) -> int:
    """About how much memory the arrays of a run with these settings take."""
    players, features = settings.players, feature_count(settings.players, ViewKind.LEADS)
    position = players * (features + 16)  # views are bytes, chances and margins singles
    positions = settings.memory + settings.groups * settings.tables * MAX_GAME_ROUNDS
    network = _network_bytes(features, settings.hidden, VALUE_OUTPUTS)
    policy = 0
    if settings.policy_hidden:
        inputs = policy_feature_count(players)
        policy = 5 * _network_bytes(inputs, settings.policy_hidden, POLICY_OUTPUTS)
        policy += (POLICY_MEMORY + 8 * settings.batch) * (inputs + 2 * NUM_PARTS)
    stage_game: int = 4 * players * settings.efforts.actions**players
    screening = 4 * players * settings.efforts.screened * settings.efforts.profiles
    return (
        position * (positions + 2 * settings.batch)
        + network * (4 + MAX_FROZEN)
        + policy
        + settings.tables * (stage_game + screening)
    )


def _network_bytes(features: int, hidden: tuple[int, int], outputs: int) -> int:
    return 4 * sum(map(prod, layer_shapes(features, hidden, outputs).values()))
