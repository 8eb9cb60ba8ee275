"""The map of the kingdom as one widget for all eight regions, and a table in small.

One widget answers a key at once. The small table, for the first screen and New game, is the map,
the players, and a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.geometry import Region as Area
from textual.reactive import reactive

from kingsroad.position import Position
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.effects import glow
from kingsroad_tui.kingsroad.drawing.kingdom_map import draw_kingdom, says_order
from kingsroad_tui.kingsroad.drawing.map_layout import Calls, MapView, map_layout, region_at
from kingsroad_tui.kingsroad.play.players_panel import PlayerLine, PlayersPanel
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.shell.host import WidgetMessage
from kingsroad_tui.widgets.canvas_widget import EffectWidget
from kingsroad_tui.widgets.plain import PlainStatic


class Kingdom(EffectWidget):
    """The ring of regions with everything public, and what is about to happen drawn over it.

    Reactives:
        position: what is public; nothing is drawn without it.
        names: the players' names, in seat order.
        colours: the player colour (0 to 4) of each seat.
        preview: a seat and the markers (eight numbers) that it is about to place, or None.
        best: a seat and the markers (eight numbers) that its best choice places, or None.
        scored: regions that are or would be scored, in scoring order.
        focus_region: the region pointed at, or None.
        hint: regions worth looking at.
        chain: regions linked by one player's Nobles; their roads are marked.
        chain_seat: whose chain it is, or None.
        heat: a number for each region (0 or more), shown as a shade and a figure, or None.
        markers: the markers to show (a row of eight a seat) while they are placed one by one, or
            None for those of the position.
        calls: a region, a seat and the forms of the words at the end of that player's row.
        king_road: the region that the King has left and how much of the road he has gone (0 to
            1), or None while he stands in a region.
        dragons: whether it says how far Dragons could take the King.
        headline: what stands in the middle while a round is being revealed; else empty.
    """

    DRAWN_FROM = (
        "position",
        "names",
        "colours",
        "preview",
        "best",
        "scored",
        "focus_region",
        "hint",
        "chain",
        "chain_seat",
        "heat",
        "markers",
        "calls",
        "king_road",
        "dragons",
        "headline",
    )

    DEFAULT_CSS = """
    Kingdom { height: 1fr; width: 1fr; }
    """

    HELP = "kingdom"

    @dataclass
    class RegionClicked(WidgetMessage["Kingdom"]):
        """A region was clicked.

        Attributes:
            region: its number, 1 to 8.
        """

        region: int

    @dataclass
    class RegionLookedAt(WidgetMessage["Kingdom"]):
        """The mouse is over another region, or over none any more (None)."""

        region: int | None

    looked_at: reactive[int | None] = reactive[int | None](None, init=False, repaint=False)
    """The region that the mouse is over; nothing is drawn for it."""

    position: reactive[Position | None] = reactive[Position | None](None, repaint=False)
    names: reactive[tuple[str, ...]] = reactive[tuple[str, ...]]((), repaint=False)
    colours: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((0, 1, 2, 3, 4), repaint=False)
    preview: reactive[tuple[int, tuple[int, ...]] | None] = reactive[
        tuple[int, tuple[int, ...]] | None
    ](None, repaint=False)
    best: reactive[tuple[int, tuple[int, ...]] | None] = reactive[
        tuple[int, tuple[int, ...]] | None
    ](None, repaint=False)
    scored: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((), repaint=False)
    focus_region: reactive[int | None] = reactive[int | None](None, repaint=False)
    hint: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((), repaint=False)
    chain: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((), repaint=False)
    chain_seat: reactive[int | None] = reactive[int | None](None, repaint=False)
    heat: reactive[tuple[float, ...] | None] = reactive[tuple[float, ...] | None](
        None, repaint=False
    )
    markers: reactive[tuple[tuple[int, ...], ...] | None] = reactive[
        tuple[tuple[int, ...], ...] | None
    ](None, repaint=False)
    calls: reactive[Calls] = reactive[Calls]((), repaint=False)
    king_road: reactive[tuple[int, float] | None] = reactive[tuple[int, float] | None](
        None, repaint=False
    )
    dragons: reactive[bool] = reactive(default=True, repaint=False)
    headline: reactive[str] = reactive("", repaint=False)

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        if self.position is None:
            return Canvas(width, height)
        view = MapView(
            position=self.position,
            glyphs=glyphs,
            names=self.names,
            colours=tuple(self.colours),
            preview=self.preview,
            best=self.best,
            scored=tuple(self.scored),
            focus=self.focus_region,
            hints=tuple(self.hint),
            chain=tuple(self.chain),
            chain_seat=self.chain_seat,
            heat=self.heat,
            markers=self.markers,
            calls=tuple(self.calls),
            king_road=self.king_road,
            dragons=self.dragons,
            headline=self.headline,
        )
        return draw_kingdom(view, width, height)

    def point_out(self, region: int, seconds: float) -> None:
        """Has the name of a region glow for so many seconds."""
        layout = map_layout(*self.size)
        if layout is not None:
            box = layout.box(region)
            self.play(glow, seconds, Area(box.x, box.y, box.width, 1), colour="warning")

    @property
    def says_order(self) -> bool:
        """Whether the roads say how many Dragons it takes to score the region behind them."""
        layout = map_layout(*self.size)
        return layout is not None and says_order(layout)

    def watch_looked_at(self, region: int | None) -> None:
        self.post_message(self.RegionLookedAt(self, region))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        at, (width, height) = event.get_content_offset(self), self.size
        self.looked_at = None if at is None else region_at(width, height, at.x, at.y)

    def on_leave(self) -> None:
        self.looked_at = None

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        region = region_at(self.size.width, self.size.height, offset.x, offset.y)
        if region is not None:
            event.stop()
            self.post_message(self.RegionClicked(self, region))


class TablePicture(Vertical):
    """Shows a position and who plays; nothing on it can be chosen."""

    DEFAULT_CSS = """
    TablePicture { height: auto; }
    TablePicture .heading { text-style: bold; color: $accent; }
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        # Held here, so that a table can be shown at any time, also while the app is closing.
        self._heading = PlainStatic(id="heading", classes="heading")
        self._kingdom = Kingdom()
        self._players = PlayersPanel()
        self._words = PlainStatic(id="words")

    def compose(self) -> ComposeResult:
        yield self._heading
        yield self._kingdom
        yield self._players
        yield self._words

    def show(
        self, heading: str, position: Position, lines: Sequence[PlayerLine], words: str
    ) -> None:
        """Shows a position; without ``lines`` (one per player) the players are left out."""
        self._heading.update(heading)
        self._words.update(words)
        kingdom, players = self._kingdom, self._players
        kingdom.names = tuple(line.name for line in lines)
        if lines:
            kingdom.colours = tuple(line.colour for line in lines)
        kingdom.position = position
        players.display = bool(lines)
        players.lines = tuple(lines)
        players.position = position
