"""One's own games of King & Assassins against each strength, in a dialog."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad_tui.assassins.session.statistics import town_tallies
from kingsroad_tui.assassins.storage.progress import town_progress
from kingsroad_tui.assassins.storage.saves import all_towns, finished_towns
from kingsroad_tui.assassins.text import help_texts
from kingsroad_tui.assassins.text.progress import town_progress_lines
from kingsroad_tui.assassins.text.statistics import town_tally_lines
from kingsroad_tui.common.dialogs.counting import CountingDialog


class TownStatisticsDialog(CountingDialog):
    """Of King & Assassins."""

    HELP = help_texts.TOWN_STATISTICS

    def counted(self) -> Sequence[str]:
        lines = town_tally_lines(town_tallies(finished_towns(all_towns())))
        return [*lines, *town_progress_lines(town_progress(), self.curve)]
