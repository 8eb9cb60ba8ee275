"""Opening and saving games by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from kingsroad.games import Game
from kingsroad.notation import looks_like_code
from kingsroad.records import RecordError
from kingsroad_tui.errors import Unusable
from kingsroad_tui.session.table import Setup
from kingsroad_tui.storage.game_input import open_source
from kingsroad_tui.storage.saves import (
    RecentGame,
    SavedGame,
    open_path,
    read_table,
    recent_games,
    save_path,
    suggested_name,
    write_table,
)
from kingsroad_tui.text.recent_games import recent_game_spans


class OpenGame(ModalScreen[None]):
    """A saved game from the list, or by its file's name; a position code works as well."""

    CSS_PATH = "../styles/dialog.tcss"
    AUTO_FOCUS = "#file"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", tooltip="Open nothing", id="open.leave"),
    ]

    def __init__(self, use: Callable[[SavedGame], None]) -> None:
        """``use`` gets the game that was chosen."""
        super().__init__()
        self._use = use
        self._games: list[RecentGame] = recent_games()

    def compose(self) -> ComposeResult:
        """A field and the list."""
        with Vertical(classes="dialog"):
            yield Static("Open a saved game", classes="title")
            yield Input(placeholder="a file, or a position code such as KR1:…", id="file")
            yield Static("", classes="error", id="error", markup=False)
            yield OptionList(
                *(Option(Content.assemble(*recent_game_spans(game))) for game in self._games),
                id="games",
                compact=True,
            )
            with Horizontal(classes="buttons"):
                yield Button("Open", variant="primary", id="open")
                yield Button("Back", id="leave")

    def on_mount(self) -> None:
        """An empty list is not shown."""
        self.query_one("#games").display = bool(self._games)

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self._open(str(self._games[event.option_index].path))

    @on(Input.Submitted)
    @on(Button.Pressed, "#open")
    def _typed(self) -> None:
        self._open(self.query_one("#file", Input).value.strip())

    @on(Button.Pressed, "#leave")
    def action_leave(self) -> None:
        """Back without a game."""
        self.dismiss()

    def _open(self, source: str) -> None:
        if not source:
            self._say("Type the name of a file, or choose a game from the list.")
            return
        try:
            if looks_like_code(source):
                saved = SavedGame(None, open_source(source), None)
            else:
                saved = read_table(open_path(source))
        except (RecordError, Unusable) as error:
            self._say(str(error))
            return
        self.dismiss()
        self._use(saved)

    def _say(self, text: str) -> None:
        self.query_one("#error", Static).update(Content(text))


class SaveGame(ModalScreen[Path | None]):
    """Saves a game under a name; answers the file it was written to."""

    CSS_PATH = "../styles/dialog.tcss"
    AUTO_FOCUS = "#file"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", tooltip="Save nothing", id="save.leave"),
    ]

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__()
        self._game = game
        self._setup = setup
        self._overwrite: Path | None = None

    def compose(self) -> ComposeResult:
        """A field with a name suggested."""
        with Vertical(classes="dialog"):
            yield Static("Save the game as", classes="title")
            yield Input(suggested_name(self._game), id="file")
            yield Static("", classes="error", id="error", markup=False)
            with Horizontal(classes="buttons"):
                yield Button("Save", variant="primary", id="save")
                yield Button("Back", id="leave")

    @on(Input.Submitted)
    @on(Button.Pressed, "#save")
    def _save(self) -> None:
        try:
            path = save_path(self.query_one("#file", Input).value)
            if path.exists() and path != self._overwrite:
                self._overwrite = path
                self._say(f"{path.name} is there already; save again to replace it.")
                return
            write_table(path, self._game, self._setup)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self._say(f"This cannot be saved: {reason}.")
            return
        self.app.notify(str(path), title="Saved", markup=False)
        self.dismiss(path)

    @on(Button.Pressed, "#leave")
    def action_leave(self) -> None:
        """Back without saving."""
        self.dismiss(None)

    def _say(self, text: str) -> None:
        self.query_one("#error", Static).update(Content(text))
