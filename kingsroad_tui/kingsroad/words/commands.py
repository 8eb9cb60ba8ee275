"""What options of commands about King's Road are for, and why something cannot be done, in words.

The short answers of the screens, where something cannot be done, are here as well.
"""

from __future__ import annotations

from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase


def not_kept(error: OSError) -> str:
    """Why an analysis is printed, but not saved."""
    return phrase("kingsroad-commands-not-kept", why=words_of(error))


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
    return phrase(
        "kingsroad-train-progress",
        rounds=rounds,
        games=finished,
        length=f"{length:.1f}",
        loss=f"{log_loss:.3f}",
        squared=f"{squared:.3f}",
        learnt=policy is not None,
        policy=f"{policy or 0:.2f}",
    )


def against_closed_form(share: str, fair: float, margin: float, rounds: float) -> str:
    """How weights did; ``share`` is that of the victories, with its error."""
    return phrase(
        "kingsroad-train-against-closed-form",
        share=share,
        fair=f"{fair:.1%}",
        margin=f"{margin:+.2f}",
        rounds=f"{rounds:.1f}",
    )
