"""What the command line says of King & Assassins' own options, and what its training reports."""

from __future__ import annotations

from advisor.messages import assassins_training


def calibration_lines(games: int, found: assassins_training.AssassinsCalibration) -> list[str]:
    """How good the values and beliefs of a run are."""
    return [
        f"{games} games; judged by {found.games} that were kept out of learning:",
        f"  chance to win, king: {_value_words(found.king)}",
        f"  chance to win, people: {_value_words(found.people)}",
        *(f"  trios after round {one.round}: {_belief_words(one)}" for one in found.beliefs),
    ]


def _value_words(found: assassins_training.ValueCalibration) -> str:
    return (
        f"log loss {found.log_loss:.3f} (the mean: {found.mean_loss:.3f}), calibration error "
        f"{found.error:.3f}, {found.moments} moments"
    )


def _belief_words(found: assassins_training.BeliefCalibration) -> str:
    return (
        f"log loss {found.log_loss:.3f} (alike: {found.alike_loss:.3f}), calibration error of a "
        f"pawn {found.pawn_error:.3f}, {found.games} games"
    )
