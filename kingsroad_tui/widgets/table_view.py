"""The table as everybody sees it: status, map, players, history, advice, score track."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from kingsroad.position import Position
from kingsroad_tui.drawing.player_badge import player_badges
from kingsroad_tui.look.glyphs import Glyphs, glyphs_of
from kingsroad_tui.session.selection_builder import SelectionBuilder
from kingsroad_tui.session.table import Phase, Table
from kingsroad_tui.text.narration import NarrationStep
from kingsroad_tui.text.prompts import status_line
from kingsroad_tui.widgets.hint_pane import AdvicePane
from kingsroad_tui.widgets.history import History
from kingsroad_tui.widgets.kingdom import Kingdom
from kingsroad_tui.widgets.players import PlayerLine, PlayersPanel
from kingsroad_tui.widgets.score_track import ScoreTrack


class TableView(Vertical):
    """Shows what it is given; it changes no table."""

    def __init__(self, table: Table, glyphs: Glyphs, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._table = table
        self._tokens = player_badges(table.setup, glyphs)

    def compose(self) -> ComposeResult:
        """Status above, map and side, score track below."""
        game = self._table.game
        yield Static(id="status")
        with Horizontal(id="middle"):
            yield Kingdom(id="kingdom")
            with Vertical(id="side"):
                yield PlayersPanel(id="players")
                yield History(self._tokens, id="history")
                yield AdvicePane(game.board, game.players, id="advice")
        yield ScoreTrack(id="track")

    def on_mount(self) -> None:
        """Names and colours stay the same for a whole game."""
        colours = tuple(seat.colour for seat in self._table.setup.seats)
        kingdom = self.query_one(Kingdom)
        kingdom.names = self._table.game.players
        kingdom.colours = colours
        self.query_one(ScoreTrack).colours = colours

    def show_table(self, seat: int | None) -> None:
        """Everything public, with the seat that chooses at this terminal, if one does."""
        table = self._table
        kingdom = self.query_one(Kingdom)
        kingdom.focus_region = None
        kingdom.chain = ()
        kingdom.chain_seat = None
        kingdom.scored = ()
        self._show_position(table.position)
        self.query_one(History).show(table.game.reports, table.reasons, table.game.revealed)
        waiting = [table.game.players[seat] for seat in table.waiting]
        second = table.phase is Phase.SECOND_CHOICE
        self._say(status_line(table.position, waiting, second=second))
        self._show_players(seat, [self._state(number) for number in table.position.seats])

    def show_scene(self, scene: NarrationStep, step: str) -> None:
        """One scene of the story of a round."""
        kingdom = self.query_one(Kingdom)
        kingdom.preview = None
        kingdom.scored = scene.scored
        kingdom.focus_region = scene.region
        kingdom.chain = scene.chain
        kingdom.chain_seat = scene.chain_seat
        self._show_position(scene.position)
        self._say(f"{scene.title} · {step} · Enter goes on, Esc skips")
        self._show_players(None, [""] * scene.position.num_players)

    def show_choice(self, seat: int, choosing: SelectionBuilder) -> None:
        """The markers that a choice would place, and the regions that would be scored."""
        revealed = self._table.game.revealed
        dragons = revealed.dragons if revealed else 0
        kingdom = self.query_one(Kingdom)
        kingdom.preview = (seat, choosing.placed)
        kingdom.scored = choosing.scored(self._table.position.king, dragons)

    def hide_choice(self) -> None:
        """Nothing of a choice is left on the map."""
        kingdom = self.query_one(Kingdom)
        kingdom.preview = None
        kingdom.hint = ()

    def point_at(self, regions: tuple[int, ...]) -> None:
        """Regions worth looking at, as a hint says."""
        self.query_one(Kingdom).hint = regions

    def _show_position(self, position: Position) -> None:
        self.query_one(Kingdom).position = position
        self.query_one(PlayersPanel).position = position
        self.query_one(ScoreTrack).position = position

    def _show_players(self, turn: int | None, states: list[str]) -> None:
        players = self.query_one(PlayersPanel)
        names = self._table.game.players
        players.lines = tuple(map(PlayerLine, self._tokens, names, states))
        players.turn = turn

    def _state(self, seat: int) -> str:
        if seat not in self._table.choosers:
            return ""
        if seat not in self._table.waiting:
            return "chosen"
        return "choosing" if seat in self._table.people else "thinking"

    def _say(self, text: str) -> None:
        self.query_one("#status", Static).update(Content(glyphs_of(self.app).spelled(text)))
