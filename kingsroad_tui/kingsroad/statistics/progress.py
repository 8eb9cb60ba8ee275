"""Statistics with a direction, of King's Road: results and reviews, kept and beside saved games."""

from __future__ import annotations

import contextlib

from advisor.messages.computers import STRENGTHS
from kingsroad_tui.kingsroad.practice.training import own_games
from kingsroad_tui.kingsroad.review.review_cache import load_review
from kingsroad_tui.kingsroad.statistics.judged import judged_figures
from kingsroad_tui.kingsroad.statistics.kept import all_results
from kingsroad_tui.kingsroad.statistics.results import GAME
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.statistics.judged import JudgedFigures, judged_games, keep_figures
from kingsroad_tui.statistics.progress import PlayerProgress, progress_of


def road_progress() -> PlayerProgress:
    """All of it; what lies judged beside saved games is kept from now on."""
    judged = judged_games(GAME)
    found = list(_beside_games(set(judged)))
    with contextlib.suppress(OSError):  # it is read from the saved games the next time, too
        keep_figures(*found)
    return progress_of(all_results(), judged | {one.mark: one for one in found}, list(STRENGTHS))


def _beside_games(known: set[str]) -> list[JudgedFigures]:
    """The figures of reviews kept beside own games of which none are known yet."""
    found = []
    for own in own_games():
        if own.mark in known or not analysis_path(own.path).exists():
            continue
        known.add(own.mark)
        review = load_review(own.path, own.game)
        figures = None if review is None else judged_figures(own.mark, review, own.seat)
        if figures is not None:
            found.append(figures)
    return found
