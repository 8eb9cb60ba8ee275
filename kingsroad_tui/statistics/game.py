"""What statistics need to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kingsroad_tui.ladder.standing import Rungs
from kingsroad_tui.statistics.kept import KeptResult
from kingsroad_tui.statistics.progress import PlayerProgress


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStatistics:
    """A game whose finished games are counted.

    Attributes:
        results: all that is kept of them, oldest first.
        tallies: of such, what there is to count, as data for JSON.
        lines: the same in words.
        rungs: who stands on the ladder, by which strength is told.
        progress: how one is getting on.
        opponent: who plays with a strength, by its name.
        kinds: each kind of decision, in words, by its name.
    """

    results: Callable[[], list[KeptResult]]
    tallies: Callable[[Sequence[KeptResult]], Sequence[Any]]
    lines: Callable[[Sequence[KeptResult]], list[str]]
    rungs: Rungs
    progress: Callable[[], PlayerProgress]
    opponent: Callable[[str], str]
    kinds: Mapping[str, str]
