"""What learning a value says of its progress and its results; for those who train weights."""

from __future__ import annotations

from pathlib import Path
from typing import Final

QUICK_POSITIONS: Final = "positions of quick self-play"
STRONGEST_POSITIONS: Final = "positions of the strongest player"


def no_policy(checkpoint: Path) -> str:
    """Why no policy can be written."""
    return f"{checkpoint}: this run learns no policy"


def all_played(checkpoint: Path, rounds: int) -> str:
    """Why nothing is played."""
    return f"{checkpoint}: has {rounds} rounds already, so none is played"


def progress(
    games: tuple[int, int, float], log_loss: float, squared: float, policy: float | None
) -> str:
    """How far a run is.

    Args:
        games: the rounds played, the games finished, and the mean number of their rounds.
        log_loss: of the chance to win, in nats.
        squared: mean squared error of the margin, in points².
        policy: nats from the mixes, where a policy is learnt.
    """
    rounds, finished, length = games
    of_policy = "" if policy is None else f"; policy {policy:.2f} nats from the mixes"
    return (
        f"{rounds} rounds, {finished} games of {length:.1f} rounds; loss {log_loss:.3f} (chance to "
        f"win), {squared:.3f} (margin){of_policy}"
    )


def against_closed_form(share: str, fair: float, margin: float, rounds: float) -> str:
    """How weights did; ``share`` is that of the victories, with its error."""
    return (
        f"against the closed form: {share} of the victories (fair: {fair:.1%}), margin "
        f"{margin:+.2f}, {rounds:.1f} rounds"
    )
