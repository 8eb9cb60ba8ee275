"""The map of the kingdom as styled text: a ring of eight boxes on a road, the court in the middle.

Pure: a `MapView` (the position and what is drawn over it) and a size go in, a `Canvas` comes out.

Between the boxes lie the King's road, the road 3-1, the chains of Nobles along them, and the King.
The court says what scores now and then, how many Dragons are left, and who leads.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle

from kingsroad.board import LOOP, REGIONS, king_path, next_region
from kingsroad_tui.drawing.canvas import Canvas, Span, fit, fit_spans, spans_width, width_of
from kingsroad_tui.kingsroad.drawing.map_layout import Area, MapLayout, MapView, map_layout
from kingsroad_tui.kingsroad.drawing.marker_rows import figures
from kingsroad_tui.kingsroad.drawing.region_box import ROOMY, draw_box, king_in_band
from kingsroad_tui.kingsroad.play import outlook_words
from kingsroad_tui.kingsroad.words.game import region_alone
from tabletop.words.voice import kept_as_said


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
    words = outlook_words.milestone(order) if order is not None else ""
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
        name = region_alone(view.position.board, lower)
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


def draw_court(canvas: Canvas, view: MapView, layout: MapLayout, *, marked: bool) -> None:
    """The court, crossed by the road 3-1, as many of its lines as there is room for.

    ``marked`` says whether the roads have a D where Dragons could still take the King.
    """
    court = layout.court
    canvas.fill(court.x, court.y, court.width, court.height, "court")
    road = court.height // 2
    _draw_crossing(
        canvas, view, Area(court.x, court.y + road, court.width, 1), reaches=layout.gap_x > 1
    )
    then = _then(view, court.width, marked=marked)
    above = [_title(view), _now(view, court.width), then]
    below = [_dragons(view, court.width), _leader(view, court.width)]
    _draw_lines(canvas, view, Area(court.x, court.y, court.width, road), above)
    under = Area(court.x, court.y + road + 1, court.width, court.height - road - 1)
    _draw_lines(canvas, view, under, below)


def _draw_lines(canvas: Canvas, view: MapView, area: Area, lines: list[list[Span]]) -> None:
    """Lines in the middle of the rows there are, each cut to it; the first that fit."""
    lines = [line for line in lines if line][: area.height]
    start = area.y + (area.height - len(lines)) // 2
    for row, spans in enumerate(lines, start):
        inside = fit_spans(spans, area.width, view.glyphs.ellipsis)
        canvas.put_spans(area.x + (area.width - spans_width(inside)) // 2, row, inside)


def _draw_crossing(canvas: Canvas, view: MapView, road: Area, *, reaches: bool) -> None:
    """The road 3-1 through the court; ``reaches`` says whether it is drawn up to the boxes."""
    seat = view.link(1, 3)
    if seat is None:
        # Where it does not reach the boxes, the numbers say what it joins.
        dashes = view.glyphs.road * (road.width - 4)
        whole = view.glyphs.road * road.width
        canvas.put(road.x, road.y, whole if reaches else f"1 {dashes} 3", "path")
    else:
        line = view.glyphs.link if view.lights(1, 3) else view.glyphs.line
        canvas.put(road.x, road.y, line * road.width, view.role(seat))


def _title(view: MapView) -> list[Span]:
    return [(view.headline or outlook_words.round_title(view.position), "title")]


def _now(view: MapView, room: int) -> list[Span]:
    """The regions known to score: the King's, and those of the Dragons on the table."""
    if view.position.finished and not (view.headline and view.scored):
        return []
    scored = view.scored or (view.position.king,)
    forms = outlook_words.now_forms(scored)
    form = next((form for form in forms if width_of("".join(form)) <= room), forms[-1])
    return list(zip(form, cycle(("note", "strong"))))


def _then(view: MapView, room: int, *, marked: bool) -> list[Span]:
    """The regions that come after those, in the order of the road."""
    position = view.position
    if position.finished:
        return []
    known = len(view.scored) or 1
    coming = king_path(position.king, min(8, max(view.reach, known)))[known:]
    if not coming:
        return []
    glyphs = view.glyphs
    forms = outlook_words.next_forms(len(coming), marked=marked)
    paths = [joint.join(map(str, coming)) for joint in (f" {glyphs.right} ", glyphs.right)]
    words, path = next(
        ((words, path) for words in forms for path in paths if width_of(f"{words} {path}") <= room),
        (forms[-1], paths[-1]),
    )
    return [(f"{words} ", "quiet"), (fit(path, room - width_of(words) - 1), "note")]


def _dragons(view: MapView, room: int) -> list[Span]:
    """Whose Dragons can still move the King on."""
    position = view.position
    if position.finished or not view.dragons:
        return []
    seats = [seat for seat in position.seats if position.dragon[seat]]
    words = outlook_words.dragon_words(len(seats))
    text = words.full if width_of(words.full) + 1 + len(seats) <= room else words.short
    spans: list[Span] = [(text, "quiet")]
    if seats:
        spans.append((" ", ""))
    return spans + [(view.sign(seat), view.role(seat)) for seat in seats]


def _leader(view: MapView, room: int) -> list[Span]:
    """The leaders; by name where there is one and the names are known."""
    position = view.position
    words = outlook_words.leader_words(position, view.names, ended=view.ended)
    if words is None:
        return []
    best = max(position.scores)
    leaders = tuple(seat for seat in position.seats if position.scores[seat] == best)
    seats = position.winners if view.ended else leaders
    spans: list[Span] = [(view.sign(seat), view.role(seat)) for seat in seats]
    left = room - len(seats) - 1
    forms = [words.full]
    if len(seats) == 1 and view.names:
        forms += outlook_words.shorter_leader_words(
            position, view.names, seats[0], ended=view.ended
        )
    text = next((form for form in forms if width_of(form) <= left), "")
    if not text and len(seats) == 1 and view.names:
        name_room = left - width_of(words.short) - 1
        name = fit(view.names[seats[0]], name_room, view.glyphs.ellipsis)
        text = f"{name} {words.short}" if name_room >= 4 else words.short
    return [*spans, (f" {text or words.short}", "note")]


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


@kept_as_said(16)
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
            f"{region} {region_alone(view.position.board, region)}", room, view.glyphs.ellipsis
        )
        x = canvas.put(x, row, name, "name")
        canvas.put_spans(max(x + 1, canvas.width - spans_width(spans)), row, spans)


def kingdom_text(view: MapView, width: int = 78, height: int = 23) -> str:
    """The map in plain text, for pipes and screen readers: without pictures."""
    return draw_kingdom(replace(view, pictures=False), width, height).text()
