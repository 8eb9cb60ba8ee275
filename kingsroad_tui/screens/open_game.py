"""Opening a saved game."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets.option_list import Option

from kingsroad.notation import MAX_CODE_LENGTH, looks_like_code
from kingsroad.records import RecordError
from kingsroad_tui.errors import Unusable
from kingsroad_tui.navigation import ResumeGame
from kingsroad_tui.storage.game_input import open_source
from kingsroad_tui.storage.saves import RecentGame, SavedGame, open_path, read_table, recent_games
from kingsroad_tui.text.recent_games import recent_game_spans
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainOptionList, PlainStatic


class OpenGameScreen(Dialog[None]):
    """Opens a saved game from the list or by its file's name; a position code works as well."""

    HELP = (
        "Choose a game from the list, or type the name of a file or a position code, then "
        "press Enter."
    )
    AUTO_FOCUS = "#file"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Cancel", tooltip="Cancel", id="open.leave"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._games: list[RecentGame] = recent_games()

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic("Open a saved game", classes="title")
            yield Field(
                placeholder="a file, or a position code such as KR1:…",
                id="file",
                max_length=MAX_CODE_LENGTH,
            )
            yield PlainStatic("", classes="error", id="error")
            yield PlainOptionList(
                *(Option(Content.assemble(*recent_game_spans(game))) for game in self._games),
                id="games",
                compact=True,
            )
            with Horizontal(classes="buttons"):
                yield PlainButton("Open", variant="primary", id="open")
                yield PlainButton("Cancel", id="leave")

    def on_mount(self) -> None:
        self.query_one("#games").display = bool(self._games)

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self._open(str(self._games[event.option_index].path))

    @on(Field.Submitted)
    @on(PlainButton.Pressed, "#open")
    def _typed(self) -> None:
        self._open(self.query_one("#file", Field).value.strip())

    @on(PlainButton.Pressed, "#leave")
    def action_leave(self) -> None:
        self.dismiss()

    def _open(self, source: str) -> None:
        if not source:
            self._show_problem("Type the name of a file, or choose a game from the list.")
            return
        try:
            if looks_like_code(source):
                saved = SavedGame(None, open_source(source), None)
            else:
                saved = read_table(open_path(source))
        except (RecordError, Unusable) as error:
            self._show_problem(str(error))
            return
        self.dismiss()
        self.app.post_message(ResumeGame(saved))

    def _show_problem(self, problem: str) -> None:
        self.query_one("#error", PlainStatic).update(Content(problem))
