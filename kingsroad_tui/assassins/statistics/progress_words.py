"""What King & Assassins calls who and what statistics are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.exercises import AssassinsKind
from assassins.actions import Side
from kingsroad_tui.rivals.computer_words import strength_words
from kingsroad_tui.statistics.progress import PlayerProgress
from kingsroad_tui.statistics.progress_words import progress_lines

KINDS: Final = {
    Side.KING.value: "the king's side",
    Side.PEOPLE.value: "the people's side",
    AssassinsKind.KILL.value: "kills that were there",
    AssassinsKind.CASTLE.value: "sure wins for the king",
    AssassinsKind.SAFE.value: "safe ways for the king",
    AssassinsKind.GATE.value: "open gates",
}
"""Each kind of phase, by its name."""


def opponent_words(name: str) -> str:
    """Who plays with a strength, and how strong that is."""
    return strength_words(ASSASSINS_STRENGTHS[name])


def assassins_progress_lines(
    progress: PlayerProgress, curve: Callable[[Sequence[int], int], str]
) -> list[str]:
    """All of it, as it stands below the games against each strength."""
    return progress_lines(progress, opponent_words, KINDS, curve)
