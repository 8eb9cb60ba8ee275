"""One's own games against each strength, in a dialog."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.ladder.words import RUNGS
from kingsroad_tui.kingsroad.library.library import finished_games
from kingsroad_tui.kingsroad.library.saves import all_games
from kingsroad_tui.kingsroad.statistics.counts import FinishedGame, analysed, tallies
from kingsroad_tui.kingsroad.statistics.kept import all_results
from kingsroad_tui.kingsroad.statistics.progress import road_progress
from kingsroad_tui.kingsroad.statistics.progress_words import road_progress_lines
from kingsroad_tui.kingsroad.statistics.words import tally_lines
from kingsroad_tui.ladder.words import rating_lines
from kingsroad_tui.statistics.counting import CountingDialog


class StatisticsDialog(CountingDialog):
    """Of King's Road."""

    HELP = help_texts.STATISTICS

    def counted(self) -> Sequence[str]:
        results = all_results()
        found = analysed(finished_games(all_games()))
        lines = tally_lines(tallies(map(FinishedGame.of, results)), found)
        rating = rating_lines(results, RUNGS)
        return [*lines, "", *rating, *road_progress_lines(road_progress(), self.curve)]
