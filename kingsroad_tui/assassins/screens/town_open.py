"""Opening a saved game of King & Assassins."""

from __future__ import annotations

from typing import ClassVar

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets.option_list import Option

from assassins.records import TownRecordError
from kingsroad_tui.assassins.keys import TOWN_OPEN_KEYS
from kingsroad_tui.assassins.navigation import ResumeTown
from kingsroad_tui.assassins.storage.saves import RecentTown, read_town_table, recent_towns
from kingsroad_tui.assassins.text.recent import recent_town_spans
from kingsroad_tui.host import Host
from kingsroad_tui.storage.saves import open_path
from kingsroad_tui.text.files import results_words
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainOptionList, PlainStatic
from tabletop.game_sets import games_beside


class TownOpenScreen(ModalScreen[None]):
    """Opens a saved game from the list or by its file's name."""

    CSS_PATH = ["../../styles/dialog.tcss", "../styles/town_dialog.tcss"]
    AUTO_FOCUS = "#games"
    BINDINGS: ClassVar[list[BindingType]] = TOWN_OPEN_KEYS

    app = getters.app(Host)

    def __init__(self) -> None:
        super().__init__()
        self._games: list[RecentTown] = recent_towns()

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic("Open a saved game", classes="title")
            yield Field(placeholder="a file", id="file")
            yield PlainStatic("", classes="error", id="error")
            yield PlainOptionList(
                *(Option(Content.assemble(*recent_town_spans(game))) for game in self._games),
                id="games",
                compact=True,
            )
            with Horizontal(classes="buttons"):
                yield PlainButton("Open", variant="primary", id="open")
                yield PlainButton("Cancel", id="leave")

    def on_mount(self) -> None:
        if not self._games:
            self.query_one("#games").display = False
            self.query_one("#file").focus()

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self._open(str(self._games[event.option_index].path))

    @on(Field.Submitted)
    @on(PlainButton.Pressed, "#open")
    def _typed(self) -> None:
        """The file that was typed, or where none was, the game that is highlighted."""
        at = self.query_one("#games", PlainOptionList).highlighted
        name = self.query_one("#file", Field).value.strip()
        self._open(name or ("" if at is None else str(self._games[at].path)))

    @on(PlainButton.Pressed, "#leave")
    def action_leave(self) -> None:
        self.dismiss()

    def _open(self, name: str) -> None:
        problem = "Type the name of a file, or choose a game from the list."
        if name:
            path = open_path(name)
            try:
                saved = read_town_table(path)
            except TownRecordError as error:
                problem = str(error)
            else:
                if (games := games_beside(path)) > 1:
                    self.notify(results_words(path.name, games))
                self.dismiss()
                self.app.post_message(ResumeTown(saved))
                return
        self.query_one("#error", PlainStatic).update(Content(problem))
