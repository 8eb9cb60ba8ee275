"""What King & Assassins calls who and what statistics are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from advisor.messages.exercises import TownKind
from advisor.messages.town_computers import TOWN_STRENGTHS
from assassins.actions import Side
from kingsroad_tui.common.results.progress import PlayerProgress
from kingsroad_tui.common.text.computers import strength_words
from kingsroad_tui.common.text.progress import progress_lines

KINDS: Final = {
    Side.KING.value: "the king's side",
    Side.PEOPLE.value: "the people's side",
    TownKind.KILL.value: "kills that were there",
    TownKind.CASTLE.value: "sure wins for the king",
    TownKind.SAFE.value: "safe ways for the king",
    TownKind.GATE.value: "open gates",
}
"""Each kind of phase, by its name."""


def opponent_words(name: str) -> str:
    """Who plays with a strength, and how strong that is."""
    return strength_words(TOWN_STRENGTHS[name])


def town_progress_lines(
    progress: PlayerProgress, curve: Callable[[Sequence[int], int], str]
) -> list[str]:
    """All of it, as it stands below the games against each strength."""
    return progress_lines(progress, opponent_words, KINDS, curve)
