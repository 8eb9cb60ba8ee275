"""Runs of training that take seconds."""

from __future__ import annotations

from typing import Any

from advisor.kingsroad.playing_on.stage_games import Effort
from advisor.workshop.kingsroad.settings import TrainingSettings

QUICK = {
    2: Effort(first=4, kept=2, screened=6, profiles=2, added=2, rounds=30),
    3: Effort(first=2, kept=1, screened=4, profiles=2, added=1, rounds=20),
}
"""By the number of players."""


def small_settings(players: int = 2, *, rounds: int = 6, **others: Any) -> TrainingSettings:
    """Settings with ``rounds`` for each step of a run, as many tables, and small networks."""
    return TrainingSettings(
        players=players,
        groups=3,
        tables=rounds,
        memory=400,
        batch=32,
        iteration_rounds=rounds,
        snapshot=rounds,
        policy_hidden=(16, 8),
        effort=QUICK[players],
        **others,
    )
