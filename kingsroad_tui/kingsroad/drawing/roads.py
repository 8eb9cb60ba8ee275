"""The King's road between the boxes, the road 3-1, chains of Nobles along them, and the King."""

from __future__ import annotations

from kingsroad.board import LOOP, king_path, next_region
from kingsroad_tui.drawing.canvas import Canvas, width_of
from kingsroad_tui.kingsroad.drawing.map_layout import MapLayout
from kingsroad_tui.kingsroad.drawing.map_view import MapView
from kingsroad_tui.kingsroad.drawing.region_box import ROOMY, king_in_band
from kingsroad_tui.kingsroad.play.court_words import milestone


def draw_roads(canvas: Canvas, view: MapView, layout: MapLayout) -> None:
    """Every road, with the order of scoring at the regions that Dragons can still reach."""
    reachable = king_path(view.position.king, min(view.reach, len(LOOP)))
    for region in LOOP:
        following = next_region(region)
        order = reachable.index(following) + 1 if following in reachable[1:] else None
        if view.position.finished or not says_order(layout):
            order = None
        _draw_road(canvas, view, layout, region, order)
    _draw_path(canvas, view, layout)
    if view.king_road is not None:
        _draw_king(canvas, view, layout, *view.king_road)


def says_order(layout: MapLayout) -> bool:
    """Whether the order of scoring stands on the roads.

    Boxes without margins leave no room for it: there the court alone says it.
    """
    return layout.box_width >= ROOMY


def _draw_road(
    canvas: Canvas, view: MapView, layout: MapLayout, region: int, order: int | None
) -> None:
    """The road from a region to the next: an arrow on it, and the next one's place in the order."""
    glyphs = view.glyphs
    following = next_region(region)
    here, there = layout.corner(region), layout.corner(following)
    gap = layout.gap(region)
    seat = view.link(region, following)
    ground = "road" if seat is None else view.role(seat)
    role = "king" if seat is not None else "way"
    words = milestone(order) if order is not None else ""
    words_role = "foot" if following in view.scored else "milestone"
    if here[1] == there[1]:
        if not gap.width:
            return
        y = gap.y + layout.road_row
        arrow = glyphs.right if here[0] < there[0] else glyphs.left
        line = _line(view, region, following) if seat is not None else " "
        canvas.put(gap.x, y, arrow.center(gap.width, line), role, ground)
        below = y + 1
        if seat is not None and gap.width == 1:
            canvas.put(gap.x, below, line, role, ground)
            below += 1
        canvas.put(gap.x + (gap.width - width_of(words)) // 2, below, words, words_role)
        return
    arrow = glyphs.down if here[1] < there[1] else glyphs.up
    if not gap.height:
        # The boxes touch: the arrow stands at the border, in the band of the lower one.
        lower = region if here[1] > there[1] else following
        box = layout.box(lower)
        roomy = box.width >= ROOMY
        at = box.right - (4 if king_in_band(view, lower, box.width) else 1)
        name_begins = box.x + (4 if roomy else 2)
        name = view.position.board.region(lower).name
        if name_begins + width_of(name) < at:
            canvas.put(at, box.y, arrow, "name")
        elif not roomy:  # between the number and the name
            canvas.put(box.x + 1, box.y, arrow, "name")
        return
    column = gap.x + layout.road_column
    side = " "
    if seat is not None:
        side = glyphs.link_upright if view.lights(region, following) else glyphs.side
    for row in range(gap.height):
        middle = arrow if row == (gap.height - 1) // 2 else side
        canvas.put(column - 1, gap.y + row, f"{side}{middle}{side}", role, ground)
    canvas.put(column + 3, gap.y + (gap.height - 1) // 2, words, words_role)


def _draw_path(canvas: Canvas, view: MapView, layout: MapLayout) -> None:
    """The two ends of the road 3-1, beside the court that it crosses."""
    seat = view.link(1, 3)
    glyphs = view.glyphs
    if seat is None and layout.gap_x == 1:
        return  # it would touch the markers beside it
    for end in layout.path():
        text = (_line(view, 1, 3) if seat is not None else glyphs.road) * end.width
        role = "path" if seat is None else "king"
        canvas.put(end.x, end.y, text, role, "track" if seat is None else view.role(seat))


def _line(view: MapView, one: int, other: int) -> str:
    """What a level road is drawn with where it joins two Nobles of a player."""
    return view.glyphs.link if view.lights(one, other) else view.glyphs.line


def _draw_king(canvas: Canvas, view: MapView, layout: MapLayout, region: int, gone: float) -> None:
    """The King on his way from a region to the next."""
    cells = layout.road(region)
    if cells:
        x, y = cells[min(len(cells) - 1, int(gone * len(cells)))]
        canvas.put(x, y, view.glyphs.king, "king", "king")
