"""The map of the kingdom: one widget for all eight regions, so that a key is answered at once."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.reactive import reactive

from kingsroad.position import Position
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.kingdom_map import draw_kingdom
from kingsroad_tui.drawing.map_view import MapView, region_at
from kingsroad_tui.host import WidgetMessage
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.canvas_widget import CanvasWidget


class Kingdom(CanvasWidget):
    """The ring of regions with everything public, and what is about to happen drawn over it.

    Reactives:
        position: what is public; nothing is drawn without it.
        names: the players' names, in seat order.
        colours: the player colour (0 to 4) of each seat.
        preview: a seat and the markers (eight numbers) that it is about to place, or None.
        scored: regions that are or would be scored, in scoring order.
        focus_region: the region pointed at, or None.
        hint: regions worth looking at.
        chain: regions linked by one player's Nobles; their roads are marked.
        chain_seat: whose chain it is, or None.
        heat: a number for each region (0 or more), shown as a shade and a figure, or None.
    """

    DRAWN_FROM = (
        "position",
        "names",
        "colours",
        "preview",
        "scored",
        "focus_region",
        "hint",
        "chain",
        "chain_seat",
        "heat",
    )

    DEFAULT_CSS = """
    Kingdom { height: 1fr; width: 1fr; }
    """

    HELP = (
        "The map. Each box is a region: its number and name, its banner (the points for each "
        "place; those in brackets are not paid with this many players), everybody's markers, and "
        "the Nobles behind the sign of a house. The crown is the King. He goes the way the arrows "
        "point; the dashed road joins 1 and 3 for chains of Nobles only. A double frame is a "
        "region that is or will be scored, a number after a plus what your cards would place."
    )

    @dataclass
    class RegionClicked(WidgetMessage["Kingdom"]):
        """A region was clicked.

        Attributes:
            region: its number, 1 to 8.
        """

        region: int

    position: reactive[Position | None] = reactive[Position | None](None, repaint=False)
    names: reactive[tuple[str, ...]] = reactive[tuple[str, ...]]((), repaint=False)
    colours: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((0, 1, 2, 3, 4), repaint=False)
    preview: reactive[tuple[int, tuple[int, ...]] | None] = reactive[
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

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        if self.position is None:
            return Canvas(width, height)
        view = MapView(
            position=self.position,
            glyphs=glyphs,
            names=tuple(self.names),
            colours=tuple(self.colours),
            preview=self.preview,
            scored=tuple(self.scored),
            focus=self.focus_region,
            hints=tuple(self.hint),
            chain=tuple(self.chain),
            chain_seat=self.chain_seat,
            heat=self.heat,
        )
        return draw_kingdom(view, width, height)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        region = region_at(self.size.width, self.size.height, offset.x, offset.y)
        if region is not None:
            event.stop()
            self.post_message(self.RegionClicked(self, region))
