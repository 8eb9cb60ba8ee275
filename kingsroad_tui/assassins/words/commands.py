"""What the command line says of King & Assassins' own options, and what its training reports."""

from __future__ import annotations

from typing import Final

from advisor.messages import assassins_training

LEARN: Final = "Learn to play: a guided game of thirteen steps, as both sides."

BELIEF: Final = "Weigh who they may be by what was seen, or count all trios alike."

REVIEWED_SIDE: Final = (
    "Whose phases are judged. In a running game the people's are judged only if they alone are "
    "asked for: that tells of their assassins."
)

TRAIN: Final = """Learn by self-play what positions are worth, and whom to suspect.

CHECKPOINT holds the whole run. Where the file is there already, the run goes on from it with
its own settings. Ctrl+C stops the run; what was played since the last save is played again.
Every time it has learnt, it says how good the values are on games kept out of learning.
"""
GAMES: Final = "Games in all, those of an earlier run included."
EVERY: Final = "Learn after this many games, in a new run.  [default: 200]"
WEIGHTS: Final = "Write the weights here at the end."


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
