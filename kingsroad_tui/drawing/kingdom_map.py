"""The map of the kingdom as styled text: a ring of eight boxes, the road 3-1 across the middle.

Pure: a `MapView` (the position and what is drawn over it) and a size go in, a `Canvas` comes out.
"""

from __future__ import annotations

from kingsroad.board import LOOP, REGIONS
from kingsroad_tui.drawing.canvas import Canvas, Span, fit, spans_width, width_of
from kingsroad_tui.drawing.map_view import MapLayout, MapView, map_layout
from kingsroad_tui.drawing.region_box import draw_box, marker_rows, noble_spans


def draw_kingdom(scenery: MapView, width: int, height: int) -> Canvas:
    """The map in this space: the ring where it fits, else a list of the regions."""
    canvas = Canvas(width, height)
    layout = map_layout(width, height)
    if layout is None:
        _draw_list(canvas, scenery)
        return canvas
    for region, following in zip(LOOP, LOOP[1:] + LOOP[:1], strict=True):
        _draw_road(canvas, scenery, layout, region, following)
    _draw_middle(canvas, scenery, layout)
    for region in REGIONS:
        draw_box(canvas, scenery, layout, region)
    return canvas


def _draw_road(
    canvas: Canvas, scenery: MapView, layout: MapLayout, region: int, following: int
) -> None:
    """The road from a region to the next on the King's way, with an arrow."""
    glyphs = scenery.glyphs
    linked = region in scenery.chain and following in scenery.chain
    role = _chain_role(scenery) if linked else "way"
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


def _draw_middle(canvas: Canvas, scenery: MapView, layout: MapLayout) -> None:
    """The road 3-1, the round and who leads, in the free middle."""
    glyphs = scenery.glyphs
    x, y = layout.corner(1)
    left = x + layout.box_width
    width = layout.box_width + 2 * layout.gap_x
    row = y + layout.box_height // 2
    linked = {1, 3} <= set(scenery.chain)
    canvas.put(
        left,
        row,
        (glyphs.link if linked else glyphs.road) * width,
        _chain_role(scenery) if linked else "road",
    )
    # The middle column's boxes above and below reach over the gaps: only these rows are free.
    room = layout.box_width
    start = left + layout.gap_x
    above = _round_spans(scenery)
    canvas.put_spans(start + max(0, (room - spans_width(above)) // 2), row - 1, above)
    below = _leader_spans(scenery, room)
    canvas.put_spans(start + max(0, (room - spans_width(below)) // 2), row + 1, below)


def _round_spans(scenery: MapView) -> list[Span]:
    position = scenery.position
    return [("The game is over" if position.finished else f"Round {position.round}", "title")]


def _leader_spans(scenery: MapView, room: int) -> list[Span]:
    """Who leads, by name where one player does and the names are known."""
    position = scenery.position
    best = max(position.scores)
    if best == 0:
        return []
    seats = position.winners or [seat for seat in position.seats if position.scores[seat] == best]
    signs: list[Span] = [(scenery.sign(seat), scenery.role(seat)) for seat in seats]
    ended = position.finished
    if len(seats) > 1:
        verb = "share the victory" if ended else "lead"
        return [*signs, (f" {verb}: {best}", "note")]
    if scenery.names:
        end = f" {'wins' if ended else 'leads'}: {best}"
        name, space = scenery.names[seats[0]], room - 2 - width_of(end)
        if space >= min(5, width_of(name)):
            return [*signs, (f" {fit(name, space, scenery.glyphs.ellipsis)}{end}", "note")]
    return [*signs, (f" {best} points", "note")]


def _chain_role(scenery: MapView) -> str:
    return "way" if scenery.chain_seat is None else scenery.role(scenery.chain_seat)


def _draw_list(canvas: Canvas, scenery: MapView) -> None:
    """One line a region along the King's way, for a space too small for the ring."""
    for row, region in enumerate(LOOP):
        here = scenery.glyphs.king if region == scenery.position.king else " "
        mark = scenery.glyphs.pointer if region in (*scenery.scored, *scenery.hints) else " "
        x = canvas.put(0, row, f"{here}{mark}", "king")
        markers = marker_rows(scenery, region, canvas.width, 1)[0]
        spans = [*markers, (" ", ""), *noble_spans(scenery, region)]
        room = max(1, canvas.width - x - spans_width(spans) - 1)
        name = fit(
            f"{region} {scenery.position.board.region(region).name}", room, scenery.glyphs.ellipsis
        )
        x = canvas.put(x, row, name, "name")
        canvas.put_spans(max(x + 1, canvas.width - spans_width(spans)), row, spans)


def kingdom_text(scenery: MapView, width: int = 78, height: int = 23) -> str:
    """The map in plain text, for pipes and screen readers."""
    return draw_kingdom(scenery, width, height).text()
