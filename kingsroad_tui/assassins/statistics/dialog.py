"""One's own games of King & Assassins against each strength, in a dialog."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.ladder.words import RUNGS
from kingsroad_tui.assassins.statistics.counts import FinishedTown, town_tallies
from kingsroad_tui.assassins.statistics.kept import all_town_results
from kingsroad_tui.assassins.statistics.progress import town_progress
from kingsroad_tui.assassins.statistics.progress_words import town_progress_lines
from kingsroad_tui.assassins.statistics.words import town_tally_lines
from kingsroad_tui.ladder.words import rating_lines
from kingsroad_tui.statistics.counting import CountingDialog


class TownStatisticsDialog(CountingDialog):
    """Of King & Assassins."""

    HELP = help_texts.TOWN_STATISTICS

    def counted(self) -> Sequence[str]:
        results = all_town_results()
        lines = town_tally_lines(town_tallies(FinishedTown.of_all(results)))
        rating = rating_lines(results, RUNGS)
        return [*lines, "", *rating, *town_progress_lines(town_progress(), self.curve)]
