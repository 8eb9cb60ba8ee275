"""What King's Road calls who and what statistics are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from advisor.messages.computers import STRENGTHS
from advisor.messages.skill import DecisionKind
from kingsroad_tui.rivals.computer_words import strength_words
from kingsroad_tui.statistics.progress import PlayerProgress
from kingsroad_tui.statistics.progress_words import progress_lines

KINDS: Final = {
    DecisionKind.PLACING.value: "where the markers go",
    DecisionKind.KNIGHT.value: "the Knight",
    DecisionKind.DRAGON.value: "the Dragon",
    DecisionKind.WITCH.value: "the Witch",
}
"""Each kind of decision, by its name."""


def opponent_words(name: str) -> str:
    """Who plays with a strength, and how strong that is."""
    return strength_words(STRENGTHS[name])


def road_progress_lines(
    progress: PlayerProgress, curve: Callable[[Sequence[int], int], str]
) -> list[str]:
    """All of it, as it stands below the games against each strength."""
    return progress_lines(progress, opponent_words, KINDS, curve)
