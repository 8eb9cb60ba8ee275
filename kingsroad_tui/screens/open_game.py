"""Opening a saved game."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from kingsroad_tui.navigation import ResumeGame
from kingsroad_tui.storage.saves import SavedGame
from kingsroad_tui.widgets.game_source import GameSourceDialog
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainOptionList, PlainStatic


class OpenGameScreen(GameSourceDialog):
    """Opens a saved game from the list or by its file's name; a position code works as well."""

    HELP = (
        "Choose a game from the list, or type the name of a file or a position code, then "
        "press Enter."
    )
    AUTO_FOCUS = "#file"

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic("Open a saved game", classes="title")
            yield self.field("a file, or a position code such as KR1:…", id="file")
            yield self.problem_line()
            yield PlainOptionList(*self.recent_options(), id="games", compact=True)
            with Horizontal(classes="buttons"):
                yield PlainButton("Open", variant="primary", id="open")
                yield PlainButton("Cancel", id="leave")

    def on_mount(self) -> None:
        self.query_one("#games").display = bool(self.games)

    def wish(self, saved: SavedGame) -> ResumeGame:
        return ResumeGame(saved)

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self.open_recent(event.option_index)

    @on(Field.Submitted)
    @on(PlainButton.Pressed, "#open")
    def _typed(self) -> None:
        if source := self.query_one("#file", Field).value.strip():
            self.open(source)
        else:
            self.show_problem("Type the name of a file, or choose a game from the list.")
