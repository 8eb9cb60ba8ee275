"""What to analyse: a saved game, a code, a position to set up, or a real table to follow."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets.option_list import Option

from kingsroad_tui.navigation import AnalyseGame, EditPosition, NamePlayers
from kingsroad_tui.storage.saves import SavedGame
from kingsroad_tui.widgets.game_source import GameSourceDialog
from kingsroad_tui.widgets.plain import Field, PlainOptionList, PlainStatic


class ChooseAnalysisScreen(GameSourceDialog):
    """Asks what to analyse, and has it opened in a screen of its own."""

    HELP = (
        "Choose what to analyse with the arrow keys and Enter, or type a file or a position "
        "code below."
    )
    AUTO_FOCUS = "#choices"

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic("What do you want to analyse?", classes="title")
            yield PlainOptionList(
                Option("A position that you set up", id="editor"),
                Option("A real table that you follow, with advice for one player", id="follow"),
                *([None] if self.games else []),
                *self.recent_options(),
                id="choices",
                compact=True,
            )
            yield self.field("or a file, or a position code such as KR1:…", id="source")
            yield self.problem_line()

    def wish(self, saved: SavedGame) -> AnalyseGame:
        return AnalyseGame(saved.game, saved.setup, saved.path)

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        if event.option_id == "editor":
            self.go_on(EditPosition())
        elif event.option_id == "follow":
            self.go_on(NamePlayers())
        elif event.option_id is not None:
            self.open_recent(int(event.option_id))

    @on(Field.Submitted)
    def _typed(self, event: Field.Submitted) -> None:
        if source := event.value.strip():
            self.open(source)
