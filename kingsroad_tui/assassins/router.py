"""Meets the wishes of the wing: the only module that knows all its screens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kingsroad_tui.assassins import navigation
from kingsroad_tui.common.host import Host
from kingsroad_tui.common.navigation import EnterTown, TownWish

if TYPE_CHECKING:
    from kingsroad_tui.assassins.session.table import TownTable
    from kingsroad_tui.assassins.storage.saves import SavedTown


class TownRouter:
    """Goes where the wing's screens ask to go."""

    def __init__(self, app: Host, leave_for: Callable[[Callable[[], None]], None]) -> None:
        """``leave_for`` leaves a table, where there is one, before it goes somewhere else."""
        self._app = app
        self._leave_for = leave_for

    def meet(self, wish: TownWish) -> None:
        """Does what a message asks for."""
        match wish:
            case EnterTown(saved=None) | navigation.GoTownHome():
                self._leave_for(self._go_home)
            case EnterTown(saved=Path() as path):
                self._open(path)
            case navigation.SetUpTown():
                self._set_up()
            case navigation.OpenTown():
                self._open_list()
            case navigation.StartTown(game=game, setup=setup):
                from kingsroad_tui.assassins.storage.saves import prune_town_autosaves
                from kingsroad_tui.assassins.storage.tables import new_town_table

                begun = bool(game.phases or game.running)  # to see what would have come
                self._leave_for(
                    lambda: self._play(new_town_table(game, setup, self._complain, tentative=begun))
                )
                self._app.run_worker(prune_town_autosaves, thread=True)
            case navigation.ResumeTown(saved_game=saved):
                self._leave_for(lambda: self._resume(saved))
            case navigation.ShowTownEnd(table=table):
                self._show_end(table)
            case navigation.LookBack(table=table):
                self._look_back(table)
            case navigation.ShowTownRules():
                self._show_rules()
            case navigation.LearnTown(step=step):
                self._learn(step)
            case _:
                raise ValueError(f"the wing knows no {type(wish).__name__}")

    # -------------------------------------------------------------------------- the ways

    def _go_home(self) -> None:
        from kingsroad_tui.assassins.screens.town_home import TownHomeScreen

        self._clear()
        self._app.push_screen(TownHomeScreen())

    def _set_up(self) -> None:
        from kingsroad_tui.assassins.screens.town_new_game import TownNewGameScreen

        self._app.push_screen(TownNewGameScreen())

    def _open_list(self) -> None:
        from kingsroad_tui.assassins.screens.town_open import TownOpenScreen

        self._app.push_screen(TownOpenScreen())

    def _show_rules(self) -> None:
        from kingsroad_tui.assassins.screens.town_rules import TownRulesScreen

        self._app.push_screen(TownRulesScreen())

    def _look_back(self, table: TownTable) -> None:
        from kingsroad_tui.assassins.screens.town_look_back import TownLookBackScreen

        self._app.push_screen(TownLookBackScreen(table))

    def _learn(self, step: int | None) -> None:
        from kingsroad_tui.assassins.screens.town_learn import TownLearnScreen

        settings = self._app.settings
        left_at = 0 if settings.town_lesson_done else settings.town_lesson
        self._app.push_screen(TownLearnScreen(left_at if step is None else step))

    def _open(self, path: Path) -> None:
        """On with the game of a file, which was looked at before the app began."""
        from assassins.records import TownRecordError
        from kingsroad_tui.assassins.storage.saves import read_town_table

        try:
            saved = read_town_table(path)
        except TownRecordError as error:
            self._complain(str(error))
            self._go_home()
            return
        self._leave_for(lambda: self._resume(saved))

    def _resume(self, saved: SavedTown) -> None:
        """Goes on with a saved game; a copy of it where it is being played already."""
        from kingsroad_tui.assassins.storage.tables import town_copy_of, town_table_from
        from kingsroad_tui.assassins.text.game import game_title
        from kingsroad_tui.common.dialogs.confirm import ConfirmDialog
        from kingsroad_tui.common.storage.held_file import HeldElsewhere

        try:
            table = town_table_from(saved, self._complain)
        except HeldElsewhere:
            question = (
                f"{game_title(saved.game)}: this game is being played in another window or "
                "terminal. Go on with a copy of it?"
            )
            self._app.push_screen(
                ConfirmDialog(question, "Go on with a copy", "Cancel"),
                lambda sure: (
                    self._play(town_table_from(town_copy_of(saved), self._complain))
                    if sure
                    else None
                ),
            )
        else:
            self._play(table)

    def _play(self, table: TownTable) -> None:
        from kingsroad_tui.assassins.screens.town_play import TownPlayScreen

        self._clear()
        self._app.push_screen(TownPlayScreen(table))

    def _show_end(self, table: TownTable) -> None:
        from kingsroad_tui.assassins.screens.town_end import TownEndScreen

        self._clear()
        self._app.push_screen(TownEndScreen(table))

    def _clear(self) -> None:
        """Back to the first screen of all, which lies under every other one."""
        while len(self._app.screen_stack) > 1:
            self._app.pop_screen()

    def _complain(self, problem: str) -> None:
        self._app.notify(problem, severity="error")
