"""How good learnt values and beliefs are on games that they have not learnt from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from advisor.assassins.belief.suspicion import ALIKE
from advisor.assassins.values.network import Judges, chances
from advisor.core.arrays import Floats
from advisor.messages.assassins_training import (
    AssassinsCalibration,
    BeliefCalibration,
    ValueCalibration,
)
from advisor.workshop.assassins.suspicion_learning import log_loss as trio_loss
from advisor.workshop.assassins.suspicion_learning import pawn_error, suspects_in
from advisor.workshop.assassins.value_learning import samples_in
from assassins.games import AssassinsGame

_BINS: Final = 10
_MIN_CHANCE: Final = 1e-6

_ROUNDS: Final = (3, 6, 9)
"""After which rounds beliefs are judged."""


def calibrated(judges: Judges, games: Sequence[AssassinsGame]) -> AssassinsCalibration:
    """How good values and beliefs are on finished games whose secrets are known, one at least."""
    samples = samples_in(games, judges.suspicion)
    suspects = suspects_in(games, _ROUNDS)
    beliefs = []
    for round_ in _ROUNDS:
        here = suspects.at(suspects.round == round_)
        if len(here.truth):
            beliefs.append(
                BeliefCalibration(
                    round_,
                    len(here.truth),
                    trio_loss(here, judges.suspicion),
                    trio_loss(here, ALIKE),
                    pawn_error(here, judges.suspicion),
                )
            )
    return AssassinsCalibration(
        len(games),
        _of_values(chances(judges.king, samples.king).mean(axis=0), samples.won),
        _of_values(chances(judges.people, samples.people).mean(axis=0), samples.won),
        tuple(beliefs),
    )


def _of_values(said: Floats, won: Floats) -> ValueCalibration:
    bins = np.minimum((said * _BINS).astype(int), _BINS - 1)
    error = sum(
        abs(said[bins == one].mean() - won[bins == one].mean()) * (bins == one).mean()
        for one in np.unique(bins)
    )
    mean = np.full(len(won), won.mean())
    return ValueCalibration(len(won), _loss(said, won), _loss(mean, won), float(error))


def _loss(said: Floats, won: Floats) -> float:
    chance = np.where(won > 0, said, 1 - said)
    return float(-np.log(np.maximum(chance, _MIN_CHANCE)).mean())
