"""What the command line says of King & Assassins' own options, and what its training reports."""

from __future__ import annotations

from advisor.messages import assassins_training
from tabletop.say import Say
from tabletop.words.voice import phrase


def calibration_lines(games: int, found: assassins_training.AssassinsCalibration) -> list[str]:
    """How good the values and beliefs of a run are."""
    return [
        phrase("assassins-training-judged", games=games, kept=found.games),
        f"  {phrase('assassins-training-king', calibration=_calibration(found.king))}",
        f"  {phrase('assassins-training-people', calibration=_calibration(found.people))}",
        *(f"  {_belief(one)}" for one in found.beliefs),
    ]


def _calibration(found: assassins_training.ValueCalibration) -> Say:
    return Say(
        "assassins-training-value",
        loss=f"{found.log_loss:.3f}",
        mean=f"{found.mean_loss:.3f}",
        error=f"{found.error:.3f}",
        moments=found.moments,
    )


def _belief(found: assassins_training.BeliefCalibration) -> str:
    return phrase(
        "assassins-training-belief",
        round=found.round,
        loss=f"{found.log_loss:.3f}",
        alike=f"{found.alike_loss:.3f}",
        error=f"{found.pawn_error:.3f}",
        games=found.games,
    )
