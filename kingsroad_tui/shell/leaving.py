"""Leaving games and other work: what is asked before, so that nothing is lost unasked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from textual.app import App

from kingsroad_tui.library.save_game import UnsavedDialog
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.screen_kinds import SavesWork
from kingsroad_tui.widgets.dialog import ConfirmDialog, QuestionFrame
from tabletop.words.voice import phrase


def works_of(app: App[None]) -> list[HouseScreen[Any]]:
    """The screens with work, the lowest first."""
    screens = (screen for screen in app.screen_stack if isinstance(screen, HouseScreen))
    return [screen for screen in screens if screen.KEEPS_WORK]


def leave_for(
    app: App[None],
    works: Sequence[HouseScreen[Any]],
    go: Callable[[], object],
    stay: str = "",
) -> None:
    """Leaves the work of these screens, and then goes; asks first if something would be lost.

    What could not be saved where it belongs can be saved in another place. ``stay`` is what not to
    leave is called, where that has a word of its own.
    """
    questions = list(filter(None, [work.before_leaving() for work in works]))
    unsaved = [work for work in works if isinstance(work, SavesWork) and work.unsaved]

    def leave() -> None:
        if unsaved:
            ask_about(unsaved.pop(0))
            return
        for work in works:
            work.leave_table()
        go()

    def ask_about(work: SavesWork) -> None:
        def save_elsewhere() -> None:
            app.push_screen(work.save_dialog(), lambda path: leave() if path else None)

        app.push_screen(
            UnsavedDialog(phrase("app-unsaved-question", problem=work.unsaved), save_elsewhere),
            lambda sure: leave() if sure else None,
        )

    if not questions and not unsaved:
        leave()
    elif app.screen.query(QuestionFrame):
        return  # an open question is to be answered first
    elif questions:
        app.push_screen(
            ConfirmDialog(" ".join(questions), phrase("app-leave"), stay or phrase("app-stay")),
            lambda sure: leave() if sure else None,
        )
    else:
        leave()
