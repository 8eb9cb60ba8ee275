"""What the wing's screens share: actions on a game, and keys by which pawns act."""

from __future__ import annotations

from functools import partial

from textual import getters
from textual.screen import Screen

from assassins.notation import print_position
from kingsroad_tui.assassins.keys import DIRECTIONS
from kingsroad_tui.assassins.navigation import GoTownHome, InTown
from kingsroad_tui.assassins.session.table import TownTable
from kingsroad_tui.assassins.storage.saves import write_named
from kingsroad_tui.assassins.widgets.acting_view import ActingView
from kingsroad_tui.dialogs.save_game import SaveGameDialog
from kingsroad_tui.host import Host
from kingsroad_tui.storage.saved_games import suggested_name


class OfTable(InTown, Screen[None]):
    """A screen with the game of a table.

    Attributes:
        table: the table.
    """

    app = getters.app(Host)

    table: TownTable

    def action_save(self) -> None:
        game, setup = self.table.game, self.table.setup
        write = partial(write_named, game=game, setup=setup)
        self.app.push_screen(SaveGameDialog(suggested_name(game.players), write))

    def action_code(self) -> None:
        self.app.copy_code(print_position(self.table.position))

    def action_leave(self) -> None:
        self.app.post_message(GoTownHome())


class ActingScreen(InTown, Screen[None]):
    """A screen on which pawns act by the keys of `acting_keys`."""

    @property
    def view(self) -> ActingView:
        """The table now; a screen may lay another one."""
        return self.query_one(ActingView)

    def action_pawn(self, key: str) -> None:
        self.view.choose_pawn(key)

    def action_go(self, key: str) -> None:
        self.view.go(DIRECTIONS[key])

    def action_take(self) -> None:
        self.view.choose_here()

    def action_next_pawn(self, step: int) -> None:
        self.view.next_pawn(step)

    def action_other(self) -> None:
        self.view.do_otherwise()

    def action_let_go(self) -> None:
        self.view.let_go()

    def action_back(self) -> None:
        self.view.take_back()
