"""One's own games against each strength, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.computers import STRENGTHS
from kingsroad_tui.common.text.computers import strength_words
from kingsroad_tui.common.text.figures import percent, signed
from kingsroad_tui.common.text.tables import TextTable
from kingsroad_tui.kingsroad.session.statistics import Tally

TITLE: Final = "Your games against each strength"
NOTE: Final = (
    "Finished games with one person at the table; branches and copies do not count. The lead is "
    "how many points you finish ahead of the best computer player of that strength, on average."
)
NOTHING: Final = "No finished game with one person and computer players has been kept yet."


def tally_table(tallies: Sequence[Tally]) -> TextTable:
    """A row for each strength."""
    return TextTable(
        ("strength", "games", "won", "share", "lead"),
        tuple(
            (
                strength_words(STRENGTHS[tally.strength]),
                str(tally.games),
                str(tally.won),
                percent(tally.won / tally.games),
                signed(tally.lead),
            )
            for tally in tallies
        ),
        frozenset({1, 2, 3, 4}),
    )


def tally_lines(tallies: Sequence[Tally]) -> list[str]:
    """The table and what it counts; one sentence where there is nothing to count."""
    if not tallies:
        return [NOTHING]
    return [*tally_table(tallies).aligned_lines(), "", NOTE]
