"""One's own games against each strength, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.computers import STRENGTHS
from kingsroad_tui.kingsroad.review.skill import games_sentences
from kingsroad_tui.kingsroad.statistics.counts import AnalysedGames, Tally
from kingsroad_tui.rivals.computer_words import strength_words
from kingsroad_tui.words.figures import percent, signed
from kingsroad_tui.words.tables import TextTable

NOTE: Final = (
    "Finished games with one person at the table; branches and copies do not count. The lead is "
    "how many points you finish ahead of the best computer player of that strength, on average."
)
NOTHING: Final = "You have not finished a game alone against computer players yet."

ANALYSE_FIRST: Final = ("How strong you play is said here once you have analysed a game.",)


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


def tally_lines(tallies: Sequence[Tally], analysed: AnalysedGames | None = None) -> list[str]:
    """The table and what it counts; one sentence where there is nothing to count.

    Below it, how strong the games were played that are ``analysed``.
    """
    if not tallies:
        return [NOTHING]
    played = games_sentences(analysed.skill, analysed.games) if analysed else ANALYSE_FIRST
    return [*tally_table(tallies).aligned_lines(), "", *played, "", NOTE]
