"""What options of commands about King's Road are for, and why something cannot be done, in words.

The short answers of the screens, where something cannot be done, are here as well.
"""

from __future__ import annotations

from typing import Final

RULES: Final = "Rules"
STANDARD_RULES: Final = "Standard"
"""What is asked of whoever opens a table."""


def not_kept(error: OSError) -> str:
    """Why an analysis is printed, but not saved."""
    return f"the analysis is not kept: {error.strerror or error}"


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


NO_HINTS: Final = "This game was set up without hints."
NOBODY_CHOOSES: Final = "Nobody else has a choice to make now."
PERMANENT_NOBLES: Final = "Permanent Nobles: a Noble stays"
SEED_HINT: Final = "leave empty; a number has the computers play alike"
BOARD: Final = "Board"
BOARD_HINT: Final = "leave empty for the usual one, or name a board file"
