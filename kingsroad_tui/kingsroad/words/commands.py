"""What options of commands about King's Road are for, and why something cannot be done, in words.

The short answers of the screens, where something cannot be done, are here as well.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

LEARN: Final = "Learn to play: a guided first game of three minutes, at the step where it was left."

THINK_OF_ADVICE: Final = "Then think for up to this many more seconds about the best choices."
THINK_OF_GAME: Final = (
    "Then think longer about a game's worst choices, for this many seconds in all."
)

RULES: Final = "Rules"
STANDARD_RULES: Final = "Standard"
"""What is asked of whoever opens a table."""


def game_over(last: int) -> str:
    """Why there is no advice on a finished game; ``last`` is its last round."""
    return f"the game is over: there is nothing left to choose; try --round {last}"


def kept_beside(record: Path) -> str:
    """That an analysis made earlier is shown."""
    return f"{record}: the analysis kept beside it"


def not_kept(error: OSError) -> str:
    """Why an analysis is printed, but not saved."""
    return f"the analysis is not kept: {error.strerror or error}"


def no_such_round(number: int, first: int, last: int) -> str:
    """Why a game cannot be seen as it stood before a round."""
    return f"round {number}: the game has rounds {first} to {last}"


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


NOTHING_TO_FOLLOW: Final = "The game is over: there is nothing to follow."
NO_PERFECT_CHART: Final = "How it stands with perfect play is known for the chance to win only."
NOT_JUDGED: Final = "The game is not judged yet."
NO_ANALYSIS_YET: Final = "A running game is analysed only when one person plays alone, with hints."
GAME_IN_SHORT_TITLE: Final = "The game in short"
NO_HINTS: Final = "This game was set up without hints."
NO_HINTS_HERE: Final = "No hints here: this game counts."
HINTS_NOT_NOW: Final = "Hints are for whoever chooses now."
NO_ANSWER: Final = "The solver gave no answer."
NOBODY_CHOOSES: Final = "Nobody else has a choice to make now."
PERMANENT_NOBLES: Final = "Permanent Nobles: a Noble stays"
SEED_HINT: Final = "leave empty; a number has the computers play alike"
BOARD: Final = "Board"
BOARD_HINT: Final = "leave empty for the usual one, or name a board file"
WHAT_TO_ANALYSE: Final = "What do you want to analyse?"
ANALYSE_POSITION: Final = "A position that you set up"
ANALYSE_TABLE: Final = "A real table that you follow, with advice for one player"
ANALYSE_SOURCE: Final = "or a file, or a position code such as KR1:..."


def not_judged(why: str) -> str:
    """Why a game is not analysed; ``why`` is a clause of the solver's."""
    return f"The game cannot be judged: {why}."
