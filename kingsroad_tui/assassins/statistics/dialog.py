"""One's own games of King & Assassins against each strength, in a dialog."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.ladder.words import RUNGS
from kingsroad_tui.assassins.statistics.counts import FinishedTown, assassins_tallies
from kingsroad_tui.assassins.statistics.kept import all_assassins_results
from kingsroad_tui.assassins.statistics.progress import assassins_progress
from kingsroad_tui.assassins.statistics.progress_words import assassins_progress_lines
from kingsroad_tui.assassins.statistics.words import assassins_tally_lines
from kingsroad_tui.ladder.words import rating_lines
from kingsroad_tui.statistics.counting import CountingDialog


class AssassinsStatisticsDialog(CountingDialog):
    """Of King & Assassins."""

    HELP = help_texts.ASSASSINS_STATISTICS

    def counted(self) -> Sequence[str]:
        results = all_assassins_results()
        lines = assassins_tally_lines(assassins_tallies(FinishedTown.of_all(results)))
        rating = rating_lines(results, RUNGS)
        return [*lines, "", *rating, *assassins_progress_lines(assassins_progress(), self.curve)]
