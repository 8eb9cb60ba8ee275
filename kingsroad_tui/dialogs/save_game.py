"""Saving a game under a name."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from kingsroad.games import Game
from kingsroad_tui.session.table import Setup
from kingsroad_tui.storage.saves import save_path, suggested_name, write_table


class SaveGameDialog(ModalScreen[Path | None]):
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
                self._show_problem(f"{path.name} is there already; save again to replace it.")
                return
            write_table(path, self._game, self._setup)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self._show_problem(f"This cannot be saved: {reason}.")
            return
        self.app.notify(str(path), title="Saved", markup=False)
        self.dismiss(path)

    @on(Button.Pressed, "#leave")
    def action_leave(self) -> None:
        self.dismiss(None)

    def _show_problem(self, problem: str) -> None:
        self.query_one("#error", Static).update(Content(problem))
