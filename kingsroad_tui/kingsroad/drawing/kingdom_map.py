"""The map of the kingdom as styled text: a ring of eight boxes on a road, the court in the middle.

Pure: a `MapView` (the position and what is drawn over it) and a size go in, a `Canvas` comes out.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from kingsroad.board import LOOP, REGIONS
from kingsroad_tui.drawing.canvas import Canvas, fit, spans_width
from kingsroad_tui.kingsroad.drawing.court import draw_court
from kingsroad_tui.kingsroad.drawing.map_layout import MapLayout, map_layout
from kingsroad_tui.kingsroad.drawing.map_view import MapView
from kingsroad_tui.kingsroad.drawing.marker_rows import figures
from kingsroad_tui.kingsroad.drawing.region_box import draw_box
from kingsroad_tui.kingsroad.drawing.roads import draw_roads, says_order


def draw_kingdom(view: MapView, width: int, height: int) -> Canvas:
    """The map in this space: the ring where it fits, else a list of the regions."""
    layout = map_layout(width, height)
    if layout is None:
        canvas = Canvas(width, height)
        _draw_list(canvas, view)
        return canvas
    around = replace(view, preview=None, best=None, markers=None, calls=(), hints=(), heat=None)
    canvas = _between_boxes(around, width, height, layout).copy()
    for region in REGIONS:
        draw_box(canvas, view, layout, region)
    if not (layout.gap_x and layout.gap_y):
        draw_roads(canvas, view, layout)  # the boxes touch, and arrows stand on them
    return canvas


@lru_cache(maxsize=16)
def _between_boxes(view: MapView, width: int, height: int, layout: MapLayout) -> Canvas:
    """What lies between the boxes, which the cards being chosen seldom change: court and roads.

    Nobody may draw on it.
    """
    canvas = Canvas(width, height)
    draw_court(canvas, view, layout, marked=says_order(layout))
    draw_roads(canvas, view, layout)
    return canvas


def _draw_list(canvas: Canvas, view: MapView) -> None:
    """One line a region along the King's path, for a space too small for the ring."""
    for row, region in enumerate(LOOP):
        canvas.fill(0, row, canvas.width, 1, f"tint-{region}")
        here = view.glyphs.king if view.king_in(region) else " "
        mark = view.glyphs.pointer if region in (*view.scored, *view.hints) else " "
        x = canvas.put(0, row, f"{here}{mark}", "foot")
        spans = figures(view, region)
        room = max(1, canvas.width - x - spans_width(spans) - 1)
        name = fit(
            f"{region} {view.position.board.region(region).name}", room, view.glyphs.ellipsis
        )
        x = canvas.put(x, row, name, "name")
        canvas.put_spans(max(x + 1, canvas.width - spans_width(spans)), row, spans)


def kingdom_text(view: MapView, width: int = 78, height: int = 23) -> str:
    """The map in plain text, for pipes and screen readers: without pictures."""
    return draw_kingdom(replace(view, pictures=False), width, height).text()
