"""How good values and beliefs learnt for King & Assassins are: what a run of training reports."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ValueCalibration:
    """Chances to win against results.

    Attributes:
        moments: how many.
        log_loss: mean of -log of the chance of what happened.
        mean_loss: that of saying the share of victories of these games every time.
        error: the expected calibration error, in ten equal bins.
    """

    moments: int
    log_loss: float
    mean_loss: float
    error: float


@dataclass(frozen=True, slots=True)
class BeliefCalibration:
    """Beliefs after one round against the right trios.

    Attributes:
        round: which.
        games: that had come so far.
        log_loss: mean of -log of the chance of the right trio.
        alike_loss: that of counting all possible trios alike.
        pawn_error: the expected calibration error of the chances of hidden townsfolk.
    """

    round: int
    games: int
    log_loss: float
    alike_loss: float
    pawn_error: float


@dataclass(frozen=True, slots=True)
class AssassinsCalibration:
    """All of it: of the values by what either side knows, and of the beliefs, round by round."""

    games: int
    king: ValueCalibration
    people: ValueCalibration
    beliefs: tuple[BeliefCalibration, ...]
