"""One's own games of King & Assassins against each strength, in a dialog."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad_tui.assassins.session.statistics import FinishedTown, town_tallies
from kingsroad_tui.assassins.storage.progress import town_progress
from kingsroad_tui.assassins.storage.results import all_town_results
from kingsroad_tui.assassins.text import help_texts
from kingsroad_tui.assassins.text.ladder import RUNGS
from kingsroad_tui.assassins.text.progress import town_progress_lines
from kingsroad_tui.assassins.text.statistics import town_tally_lines
from kingsroad_tui.common.dialogs.counting import CountingDialog
from kingsroad_tui.common.text.ladder import rating_lines


class TownStatisticsDialog(CountingDialog):
    """Of King & Assassins."""

    HELP = help_texts.TOWN_STATISTICS

    def counted(self) -> Sequence[str]:
        results = all_town_results()
        lines = town_tally_lines(town_tallies(FinishedTown.of_all(results)))
        rating = rating_lines(results, RUNGS)
        return [*lines, "", *rating, *town_progress_lines(town_progress(), self.curve)]
