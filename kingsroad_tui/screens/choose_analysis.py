"""What to analyse: a saved game, a code, a position to set up, or a real table to follow."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets.option_list import Option

from kingsroad.notation import MAX_CODE_LENGTH, looks_like_code
from kingsroad.records import RecordError
from kingsroad_tui.errors import Unusable
from kingsroad_tui.navigation import AnalyseGame, EditPosition, NamePlayers
from kingsroad_tui.storage.game_input import open_source
from kingsroad_tui.storage.saves import RecentGame, open_path, read_table, recent_games
from kingsroad_tui.text.recent_games import recent_game_spans
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainOptionList, PlainStatic


class ChooseAnalysisScreen(Dialog[None]):
    """Asks what to analyse, and has it opened in a screen of its own."""

    HELP = (
        "Choose what to analyse with the arrow keys and Enter, or type a file or a position "
        "code below."
    )
    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Cancel", tooltip="Cancel", id="choose_analysis.leave"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._games: list[RecentGame] = recent_games()

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic("What do you want to analyse?", classes="title")
            yield PlainOptionList(
                Option("A position that you set up", id="editor"),
                Option("A real table that you follow, with advice for one player", id="follow"),
                *([None] if self._games else []),
                *(
                    Option(Content.assemble(*recent_game_spans(game)), id=str(number))
                    for number, game in enumerate(self._games)
                ),
                id="choices",
                compact=True,
            )
            yield Field(
                placeholder="or a file, or a position code such as KR1:…",
                id="source",
                max_length=MAX_CODE_LENGTH,
            )
            yield PlainStatic("", classes="error", id="error")

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        if event.option_id == "editor":
            self._go_on(EditPosition())
        elif event.option_id == "follow":
            self._go_on(NamePlayers())
        elif event.option_id is not None:
            self._open(str(self._games[int(event.option_id)].path))

    @on(Field.Submitted)
    def _typed(self, event: Field.Submitted) -> None:
        if source := event.value.strip():
            self._open(source)

    def _open(self, source: str) -> None:
        try:
            if looks_like_code(source):
                wish = AnalyseGame(open_source(source))
            else:
                saved = read_table(open_path(source))
                wish = AnalyseGame(saved.game, saved.setup, saved.path)
        except (RecordError, Unusable) as error:
            self.query_one("#error", PlainStatic).update(Content(str(error)))
            return
        self._go_on(wish)

    def _go_on(self, wish: Message) -> None:
        self.dismiss()
        self.app.post_message(wish)

    def action_leave(self) -> None:
        self.dismiss()
