"""New game: who sits where, by which rules; the table as it would be laid."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from kingsroad.position import starting_position
from kingsroad_tui.home.start_form import StartForm
from kingsroad_tui.keys.registry import NEW_GAME_KEYS
from kingsroad_tui.kingsroad.home import words as new_game
from kingsroad_tui.kingsroad.home.words import table_sentence
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.kingdom import TablePicture
from kingsroad_tui.kingsroad.play.players_panel import PlayerLine
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.widgets.plain import PlainStatic


class NewGameScreen(StartForm):
    """A form with everything filled in: Enter on its button starts the game."""

    HELP = "road-new-game"
    CSS_PATH = [sheet("start_form"), "../styles/new_game.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = NEW_GAME_KEYS

    def __init__(self, *, waits: bool = False) -> None:
        """``waits``: Enter may still be pressed for the screen before."""
        super().__init__(GAME, waits=waits)

    def compose_picture(self) -> ComposeResult:
        yield from super().compose_picture()
        yield PlainStatic(id="table-words")
        yield TablePicture(id="map")

    def more_words(self) -> str:
        return new_game.more_words(hints=self.hints_allowed, usual_colours=self.usual_colours)

    def lay_table(self) -> None:
        lines = [
            PlayerLine(self.colour(seat), self.called(seat), self.who(seat)) for seat in self.seats
        ]
        position = starting_position(len(lines), board=self.app.board_of(GAME))
        self.query_one("#table-words", PlainStatic).update(table_sentence(position))
        self.query_one(TablePicture).show("", position, lines, "")
