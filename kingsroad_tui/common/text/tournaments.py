"""What is said of a tournament, whichever game it is of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from advisor.messages.computers import Strength
from advisor.messages.intervals import TrialMean
from kingsroad_tui.common.text.computers import player_words
from kingsroad_tui.common.text.tables import TextTable
from tabletop.shown import shown

_MAX_PLAYER: Final = 100


def tournament_player(player: str, strengths: Mapping[str, Strength]) -> str:
    """A player: who that is at a table, with the name that commands know."""
    return shown(player_words(player, strengths), _MAX_PLAYER)


def standings_lines(
    columns: Sequence[str], rows: Iterable[Sequence[str]], seconds: Iterable[float]
) -> list[str]:
    """A line for the columns, and one for each player: the name, the figures, the time taken."""
    header = ("player", *columns)
    cells = tuple(
        (*row, f"{taken * 1000:.0f} ms") for row, taken in zip(rows, seconds, strict=True)
    )
    return TextTable(header, cells, frozenset(range(1, len(header)))).aligned_lines()


def certainty_sentence(shares: Iterable[TrialMean], batches: str) -> str:
    """What the intervals are made of; where there are too few batches, why there are none."""
    if any(share.interval for share in shares):
        return f"Intervals of 95 %, by {batches}."
    return f"Too few {batches} to say how far these figures can be off."


def forfeit_line(place: str, player: str, reason: str) -> str:
    """Who forfeited which game, and why."""
    return f"{place}: {player} forfeited: {reason}"
