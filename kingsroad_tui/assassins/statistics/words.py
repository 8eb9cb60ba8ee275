"""One's own games of King & Assassins against each strength, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from assassins.actions import Side
from assassins.position import Ending
from kingsroad_tui.assassins.statistics.counts import AssassinsTally
from kingsroad_tui.rivals.computer_words import strength_words
from kingsroad_tui.words.figures import percent
from kingsroad_tui.words.tables import TextTable

NOTHING: Final = "You have not finished a game against a computer player yet."
NOTE: Final = (
    "Finished games of one person against a computer player; copies do not count. A match is two "
    "games, one on each side."
)

_SIDES: Final = {Side.KING: "king", Side.PEOPLE: "people"}
_ENDINGS: Final = {
    Ending.CASTLE: "castle",
    Ending.ASSASSINS: "assassins gone",
    Ending.KILLED: "king killed",
    Ending.TIME: "out of time",
}


def assassins_tally_lines(tallies: Sequence[AssassinsTally]) -> list[str]:
    """The table and what it counts; one sentence where there is nothing to count."""
    if not tallies:
        return [NOTHING]
    return [*_table(tallies).aligned_lines(), "", NOTE]


def _table(tallies: Sequence[AssassinsTally]) -> TextTable:
    """A row for each strength and side."""
    rows = tuple(
        (
            strength_words(ASSASSINS_STRENGTHS[tally.strength]),
            _SIDES[tally.side],
            str(tally.games),
            str(tally.won),
            percent(tally.won / tally.games),
            ", ".join(f"{_ENDINGS[Ending(end)]} {n}" for end, n in tally.endings.items()),
        )
        for tally in tallies
    )
    heads = ("strength", "you", "games", "won", "share", "how they ended")
    return TextTable(heads, rows, frozenset({2, 3, 4}))
