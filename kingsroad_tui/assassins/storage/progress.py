"""Statistics with a direction, of King & Assassins: results, and what reviews said of them."""

from __future__ import annotations

from advisor.messages.town_computers import TOWN_STRENGTHS
from kingsroad_tui.assassins.session.results import GAME
from kingsroad_tui.assassins.storage.results import all_town_results
from kingsroad_tui.common.results.judged import judged_games
from kingsroad_tui.common.results.progress import PlayerProgress, progress_of


def town_progress() -> PlayerProgress:
    """All of it."""
    return progress_of(all_town_results(), judged_games(GAME), list(TOWN_STRENGTHS))
