"""What to analyse: a saved game, a code, a position to set up, or a real table to follow."""

from __future__ import annotations

from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets.option_list import Option

from kingsroad_tui.navigation import AnalyseGame, EditPosition, NamePlayers
from kingsroad_tui.storage.saves import RecentGame, SavedGame
from kingsroad_tui.text.recent_games import recent_game_spans
from kingsroad_tui.widgets.game_source import GameSourceDialog
from kingsroad_tui.widgets.plain import Field, PlainOptionList, PlainStatic

_MOST: Final = 10
"""How many of the games played last are offered."""


class ChooseAnalysisScreen(GameSourceDialog):
    """Asks what to analyse, and has it opened in a screen of its own."""

    HELP = (
        "Choose what to analyse with the arrow keys and Enter, or type a file or a position "
        "code below."
    )
    AUTO_FOCUS = "#choices"

    def __init__(self) -> None:
        super().__init__()
        self._games: list[RecentGame] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic("What do you want to analyse?", classes="title")
            yield PlainOptionList(
                Option("A position that you set up", id="editor"),
                Option("A real table that you follow, with advice for one player", id="follow"),
                id="choices",
                compact=True,
            )
            yield self.field("or a file, or a position code such as KR1:...", id="source")
            yield self.problem_line()

    def show_games(self, games: list[RecentGame]) -> None:
        """The games played last, under a line; the library has them all."""
        self._games = [game for game in games if not game.problem][:_MOST]
        if self._games:
            self.query_one("#choices", PlainOptionList).add_options(
                [
                    None,
                    *(
                        Option(Content.assemble(*recent_game_spans(game)), id=str(place))
                        for place, game in enumerate(self._games)
                    ),
                ]
            )

    def wish(self, saved: SavedGame) -> AnalyseGame:
        return AnalyseGame(saved.game, saved.setup, saved.path)

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        if event.option_id == "editor":
            self.go_on(EditPosition())
        elif event.option_id == "follow":
            self.go_on(NamePlayers())
        elif event.option_id is not None:
            self.open(str(self._games[int(event.option_id)].path))

    @on(Field.Submitted)
    def _typed(self, event: Field.Submitted) -> None:
        if source := event.value.strip():
            self.open(source)
