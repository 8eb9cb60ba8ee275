"""The court in the middle of the ring: what scores now and then, the Dragons left, who leads."""

from __future__ import annotations

from itertools import cycle

from kingsroad.board import king_path
from kingsroad_tui.drawing.canvas import Canvas, Span, fit, fit_spans, spans_width, width_of
from kingsroad_tui.kingsroad.drawing.map_layout import Area, MapLayout
from kingsroad_tui.kingsroad.drawing.map_view import MapView
from kingsroad_tui.kingsroad.play.court_words import (
    dragon_words,
    leader_words,
    next_forms,
    now_forms,
    round_title,
    shorter_leader_words,
)


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
    return [(view.headline or round_title(view.position), "title")]


def _now(view: MapView, room: int) -> list[Span]:
    """The regions known to score: the King's, and those of the Dragons on the table."""
    if view.position.finished and not (view.headline and view.scored):
        return []
    scored = view.scored or (view.position.king,)
    forms = now_forms(scored)
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
    forms = next_forms(len(coming), marked=marked)
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
    words = dragon_words(len(seats))
    text = words.full if width_of(words.full) + 1 + len(seats) <= room else words.short
    spans: list[Span] = [(text, "quiet")]
    if seats:
        spans.append((" ", ""))
    return spans + [(view.sign(seat), view.role(seat)) for seat in seats]


def _leader(view: MapView, room: int) -> list[Span]:
    """The leaders; by name where there is one and the names are known."""
    position = view.position
    words = leader_words(position, view.names, ended=view.ended)
    if words is None:
        return []
    best = max(position.scores)
    leaders = tuple(seat for seat in position.seats if position.scores[seat] == best)
    seats = position.winners if view.ended else leaders
    spans: list[Span] = [(view.sign(seat), view.role(seat)) for seat in seats]
    left = room - len(seats) - 1
    forms = [words.full]
    if len(seats) == 1 and view.names:
        forms += shorter_leader_words(position, view.names, seats[0], ended=view.ended)
    text = next((form for form in forms if width_of(form) <= left), "")
    if not text and len(seats) == 1 and view.names:
        name_room = left - width_of(words.short) - 1
        name = fit(view.names[seats[0]], name_room, view.glyphs.ellipsis)
        text = f"{name} {words.short}" if name_room >= 4 else words.short
    return [*spans, (f" {text or words.short}", "note")]
