"""What to analyse: a saved game, a code, a position to set up, or a real table to follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from kingsroad.notation import looks_like_code
from kingsroad.records import RecordError
from kingsroad_tui.errors import Unusable
from kingsroad_tui.storage.game_input import open_source
from kingsroad_tui.storage.saves import RecentGame, open_path, read_table, recent_games
from kingsroad_tui.text.recent_games import recent_game_spans

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad


class Studies(ModalScreen[None]):
    """Opens what is chosen or typed in its own screen."""

    CSS_PATH = "../styles/dialog.tcss"
    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", tooltip="Analyse nothing", id="studies.leave"),
    ]
    app: KingsRoad

    def __init__(self) -> None:
        super().__init__()
        self._games: list[RecentGame] = recent_games()

    def compose(self) -> ComposeResult:
        """A list, and a field for anything else."""
        with Vertical(classes="dialog"):
            yield Static("What do you want to analyse?", classes="title")
            yield OptionList(
                Option("A position that you set up", id="editor"),
                Option("A real table that you follow, with advice for one player", id="follow"),
                *([None] if self._games else []),
                *(
                    Option(Content.assemble(*recent_game_spans(game)), id=str(at))
                    for at, game in enumerate(self._games)
                ),
                id="choices",
                compact=True,
            )
            yield Input(placeholder="or a file, or a position code such as KR1:…", id="source")
            yield Static("", classes="error", id="error", markup=False)

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == "editor":
            from kingsroad_tui.screens.editor import EditorScreen

            self.app.switch_screen(EditorScreen())
        elif event.option_id == "follow":
            from kingsroad_tui.screens.record_table import FollowNames

            self.app.switch_screen(FollowNames())
        elif event.option_id is not None:
            self._open(str(self._games[int(event.option_id)].path))

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        if source := event.value.strip():
            self._open(source)

    def _open(self, source: str) -> None:
        try:
            if looks_like_code(source):
                game, setup, record = open_source(source), None, None
            else:
                saved = read_table(open_path(source))
                game, setup, record = saved.game, saved.setup, saved.path
        except (RecordError, Unusable) as error:
            self.query_one("#error", Static).update(Content(str(error)))
            return
        self.dismiss()
        self.app.analyse(game, setup, record)

    def action_leave(self) -> None:
        """Back to where we came from."""
        self.dismiss()
