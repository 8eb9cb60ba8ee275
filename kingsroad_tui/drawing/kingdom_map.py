"""The map of the kingdom as styled text: a ring of eight boxes, the road 3-1 across the middle.

Pure: a `MapView` (the position and what is drawn over it) and a size go in, a `Canvas` comes out.
"""

from __future__ import annotations

from kingsroad.board import LOOP, REGIONS
from kingsroad_tui.drawing.canvas import Canvas, Span, fit, spans_width, width_of
from kingsroad_tui.drawing.map_view import MapLayout, MapView, map_layout
from kingsroad_tui.drawing.region_box import draw_box, marker_rows, noble_spans


def draw_kingdom(view: MapView, width: int, height: int) -> Canvas:
    """The map in this space: the ring where it fits, else a list of the regions."""
    canvas = Canvas(width, height)
    layout = map_layout(width, height)
    if layout is None:
        _draw_list(canvas, view)
        return canvas
    for region, following in zip(LOOP, LOOP[1:] + LOOP[:1], strict=True):
        _draw_road(canvas, view, layout, region, following)
    _draw_middle(canvas, view, layout)
    for region in REGIONS:
        draw_box(canvas, view, layout, region)
    return canvas


def _draw_road(
    canvas: Canvas, view: MapView, layout: MapLayout, region: int, following: int
) -> None:
    """The road from a region to the next on the King's path, with an arrow."""
    glyphs = view.glyphs
    linked = region in view.chain and following in view.chain
    role = _chain_role(view) if linked else "way"
    x, y = layout.corner(region)
    next_x, next_y = layout.corner(following)
    if y == next_y:
        line, arrow = (glyphs.link if linked else glyphs.line), glyphs.right
        start = x + layout.box_width
        text = line * (layout.gap_x - 1) + arrow
        if next_x < x:
            start = x - layout.gap_x
            text = glyphs.left + line * (layout.gap_x - 1)
        canvas.put(start, y + layout.box_height // 2, text, role)
        return
    column = x + layout.box_width // 2
    top = min(y, next_y) + layout.box_height
    upright = glyphs.link_upright if linked else glyphs.side
    for row in range(layout.gap_y):
        canvas.put(column, top + row, upright, role)
    if layout.gap_y:
        down = next_y > y
        tip = top + layout.gap_y - 1 if down else top
        canvas.put(column, tip, glyphs.down if down else glyphs.up, role)


def _draw_middle(canvas: Canvas, view: MapView, layout: MapLayout) -> None:
    """The road 3-1, the round and the leader, in the free middle."""
    glyphs = view.glyphs
    x, y = layout.corner(1)
    left = x + layout.box_width
    width = layout.box_width + 2 * layout.gap_x
    row = y + layout.box_height // 2
    linked = {1, 3} <= set(view.chain)
    canvas.put(
        left,
        row,
        (glyphs.link if linked else glyphs.road) * width,
        _chain_role(view) if linked else "road",
    )
    # The middle column's boxes above and below reach over the gaps: only these rows are free.
    room = layout.box_width
    start = left + layout.gap_x
    above = _round_spans(view)
    canvas.put_spans(start + max(0, (room - spans_width(above)) // 2), row - 1, above)
    below = _leader_spans(view, room)
    canvas.put_spans(start + max(0, (room - spans_width(below)) // 2), row + 1, below)


def _round_spans(view: MapView) -> list[Span]:
    position = view.position
    return [("The game is over" if position.finished else f"Round {position.round}", "title")]


def _leader_spans(view: MapView, room: int) -> list[Span]:
    """The leaders; by name where there is one and the names are known."""
    position = view.position
    best = max(position.scores)
    if best == 0:
        return []
    seats = position.winners or [seat for seat in position.seats if position.scores[seat] == best]
    signs: list[Span] = [(view.sign(seat), view.role(seat)) for seat in seats]
    ended = position.finished
    if len(seats) > 1:
        verb = "share the victory" if ended else "lead"
        return [*signs, (f" {verb}: {best}", "note")]
    if view.names:
        end = f" {'wins' if ended else 'leads'}: {best}"
        name, space = view.names[seats[0]], room - 2 - width_of(end)
        if space >= min(5, width_of(name)):
            return [*signs, (f" {fit(name, space, view.glyphs.ellipsis)}{end}", "note")]
    return [*signs, (f" {best} points", "note")]


def _chain_role(view: MapView) -> str:
    return "way" if view.chain_seat is None else view.role(view.chain_seat)


def _draw_list(canvas: Canvas, view: MapView) -> None:
    """One line a region along the King's path, for a space too small for the ring."""
    for row, region in enumerate(LOOP):
        here = view.glyphs.king if region == view.position.king else " "
        mark = view.glyphs.pointer if region in (*view.scored, *view.hints) else " "
        x = canvas.put(0, row, f"{here}{mark}", "king")
        markers = marker_rows(view, region, canvas.width, 1)[0]
        spans = [*markers, (" ", ""), *noble_spans(view, region)]
        room = max(1, canvas.width - x - spans_width(spans) - 1)
        name = fit(
            f"{region} {view.position.board.region(region).name}", room, view.glyphs.ellipsis
        )
        x = canvas.put(x, row, name, "name")
        canvas.put_spans(max(x + 1, canvas.width - spans_width(spans)), row, spans)


def kingdom_text(view: MapView, width: int = 78, height: int = 23) -> str:
    """The map in plain text, for pipes and screen readers."""
    return draw_kingdom(view, width, height).text()
