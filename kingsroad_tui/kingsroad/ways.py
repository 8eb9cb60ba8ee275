"""The ways to the places of King's Road that lead to no screen alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from kingsroad_tui.shell.going import Going

if TYPE_CHECKING:
    from kingsroad.games import Game
    from kingsroad_tui.kingsroad.review.own_mistakes import Study
    from kingsroad_tui.library.seats import Setup

_left_studies: Final[WeakKeyDictionary[Going, list[Study]]] = WeakKeyDictionary()
"""The places left in analyses, by apps, the last one last, to come back to."""


def learn(app: Going, step: int | None = None) -> None:
    """The guided first game, at a step (from 0) or, with None, where it was left."""
    from kingsroad_tui.kingsroad.learn.screen import LearnScreen
    from kingsroad_tui.learn.lesson_place import FIRST_GAME

    first = FIRST_GAME.go_on(app.settings) if step is None else step
    app.leave_for(lambda: app.begin(LearnScreen(first, app.settings.lesson_choices)))


def analysis(
    app: Going,
    game: Game,
    setup: Setup | None = None,
    record: Path | None = None,
    study: Study | None = None,
    *,
    looking_back: bool = False,
) -> None:
    """The analysis of a game; it is kept beside ``record``, the file of the game.

    ``study`` is the place in it to come back to. Whoever is only ``looking_back`` from a game that
    they play is not told what to play next, unless they ask.
    """
    from kingsroad_tui.kingsroad.review.screen import AnalysisScreen

    public, left = game.as_public(), _left_studies.setdefault(app, [])
    before = [one for one in left if one.branches.game == public]
    study = study or (before[-1] if before else None)
    screen = AnalysisScreen(game, setup, record, study, looking_back=looking_back)

    def leave(_: None) -> None:
        left.append(screen.place)
        app.end_remarks()

    app.push_screen(screen, leave)
