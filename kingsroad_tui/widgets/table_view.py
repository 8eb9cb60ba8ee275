"""The table as everybody sees it: status, map, players, history, advice, score track."""

from __future__ import annotations

from textual import getters
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from kingsroad.position import Position
from kingsroad_tui.host import Host
from kingsroad_tui.session.selection_builder import SelectionBuilder
from kingsroad_tui.session.table import Phase, Table
from kingsroad_tui.text.narration import NarrationStep
from kingsroad_tui.text.prompts import status_line
from kingsroad_tui.widgets.hint_pane import HintPane
from kingsroad_tui.widgets.history import History
from kingsroad_tui.widgets.kingdom import Kingdom
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.widgets.players_panel import PlayerLine, PlayersPanel
from kingsroad_tui.widgets.score_track import ScoreTrack


class TableView(Vertical):
    """Shows what it is given; it changes no table."""

    app = getters.app(Host)

    kingdom = getters.query_one(Kingdom)
    players = getters.query_one(PlayersPanel)
    history = getters.query_one(History)
    track = getters.query_one(ScoreTrack)

    def __init__(self, table: Table, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._table = table
        self._colours = tuple(seat.colour for seat in table.setup.seats)
        self._status = ""

    def compose(self) -> ComposeResult:
        game = self._table.game
        yield PlainStatic(id="status")
        with Horizontal(id="middle"):
            yield Kingdom(id="kingdom")
            with Vertical(id="side"):
                yield PlayersPanel(id="players")
                yield History(self._colours, id="history")
                yield HintPane(game.board, game.players, id="advice")
        yield ScoreTrack(id="track")

    def on_mount(self) -> None:
        self.kingdom.names = self._table.game.players
        self.kingdom.colours = self._colours
        self.track.colours = self._colours

    def on_glyphs_changed(self) -> None:
        self._write_status()

    def show_table(self, seat: int | None) -> None:
        """Everything public, with the seat that chooses at this terminal, if one does."""
        table = self._table
        kingdom = self.kingdom
        kingdom.focus_region = None
        kingdom.chain = ()
        kingdom.chain_seat = None
        kingdom.scored = ()
        self._show_position(table.position)
        self.history.show(table.game.reports, table.reasons, table.game.revealed)
        waiting = [table.game.players[seat] for seat in table.waiting]
        second = table.phase is Phase.SECOND_CHOICE
        self._show_status(status_line(table.position, waiting, second=second))
        self._show_players(seat, [self._state(number) for number in table.position.seats])

    def show_step(self, step: NarrationStep, place: str) -> None:
        """One step of the story of a round; ``place`` says which of how many."""
        kingdom = self.kingdom
        kingdom.preview = None
        kingdom.scored = step.scored
        kingdom.focus_region = step.region
        kingdom.chain = step.chain
        kingdom.chain_seat = step.chain_seat
        self._show_position(step.position)
        self._show_status(f"{step.title} · {place} · Enter goes on, Esc skips")
        self._show_players(None, [""] * step.position.num_players)

    def show_choice(self, seat: int, builder: SelectionBuilder) -> None:
        """The markers that a choice would place, and the regions that would be scored."""
        revealed = self._table.game.revealed
        dragons = revealed.dragons if revealed else 0
        kingdom = self.kingdom
        kingdom.preview = (seat, builder.placed)
        kingdom.scored = builder.scored(self._table.position.king, dragons)

    def hide_choice(self) -> None:
        """Nothing of a choice is left on the map."""
        kingdom = self.kingdom
        kingdom.preview = None
        kingdom.hint = ()

    def point_at(self, regions: tuple[int, ...]) -> None:
        """Regions worth looking at, as a hint says."""
        self.kingdom.hint = regions

    def _show_position(self, position: Position) -> None:
        self.kingdom.position = position
        self.players.position = position
        self.track.position = position

    def _show_players(self, turn: int | None, states: list[str]) -> None:
        names = self._table.game.players
        self.players.lines = tuple(map(PlayerLine, self._colours, names, states))
        self.players.turn = turn

    def _state(self, seat: int) -> str:
        if seat not in self._table.choosers:
            return ""
        if seat not in self._table.waiting:
            return "chosen"
        return "choosing" if seat in self._table.people else "thinking"

    def _show_status(self, status: str) -> None:
        self._status = status
        self._write_status()

    def _write_status(self) -> None:
        text = self.app.glyphs.spelled(self._status)
        self.query_one("#status", PlainStatic).update(Content(text))
