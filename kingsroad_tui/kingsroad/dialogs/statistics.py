"""One's own games against each strength, in a dialog."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad_tui.common.dialogs.counting import CountingDialog
from kingsroad_tui.common.text.ladder import rating_lines
from kingsroad_tui.kingsroad.session.statistics import FinishedGame, analysed, tallies
from kingsroad_tui.kingsroad.storage.library import finished_games
from kingsroad_tui.kingsroad.storage.progress import road_progress
from kingsroad_tui.kingsroad.storage.results import all_results
from kingsroad_tui.kingsroad.storage.saves import all_games
from kingsroad_tui.kingsroad.text import help_texts
from kingsroad_tui.kingsroad.text.ladder import RUNGS
from kingsroad_tui.kingsroad.text.progress import road_progress_lines
from kingsroad_tui.kingsroad.text.statistics import tally_lines


class StatisticsDialog(CountingDialog):
    """Of King's Road."""

    HELP = help_texts.STATISTICS

    def counted(self) -> Sequence[str]:
        results = all_results()
        found = analysed(finished_games(all_games()))
        lines = tally_lines(tallies(map(FinishedGame.of, results)), found)
        rating = rating_lines(results, RUNGS)
        return [*lines, "", *rating, *road_progress_lines(road_progress(), self.curve)]
