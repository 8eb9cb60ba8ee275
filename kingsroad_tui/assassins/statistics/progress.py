"""Statistics with a direction, of King & Assassins: results, and what reviews said of them."""

from __future__ import annotations

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from kingsroad_tui.assassins.statistics.kept import all_assassins_results
from kingsroad_tui.assassins.statistics.results import GAME
from kingsroad_tui.statistics.judged import judged_games
from kingsroad_tui.statistics.progress import PlayerProgress, progress_of


def assassins_progress() -> PlayerProgress:
    """All of it."""
    return progress_of(all_assassins_results(), judged_games(GAME), list(ASSASSINS_STRENGTHS))
