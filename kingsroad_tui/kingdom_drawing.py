"""The map of the kingdom as styled text: a ring of eight boxes with the road 3-1 across the middle.

Pure: a `Scenery` (the position and what is drawn over it) and a size go in, a `Canvas` comes out.
The size decides how much is told; what is told is never told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kingsroad.board import LOOP, REGIONS
from kingsroad.position import Position
from kingsroad_tui.canvas import Canvas, Span, fit, spans_width, width_of
from kingsroad_tui.glyphs import LETTERS, Frame, Glyphs
from kingsroad_tui.words import ORDINALS, listed

_PLACES: Final = {
    6: (0, 0),
    4: (1, 0),
    7: (2, 0),
    1: (0, 1),
    3: (2, 1),
    8: (0, 2),
    2: (1, 2),
    5: (2, 2),
}
"""Column and row of each region's box."""

_NARROWEST: Final = 44
_LOWEST: Final = 9


@dataclass(frozen=True, slots=True)
class Scenery:
    """What the map shows.

    Attributes:
        position: what is public.
        glyphs: the signs to draw with.
        names: the players' names, in seat order, shown as they are; may be empty.
        colours: the player colour (0 to 4) of each seat.
        preview: a seat and the markers (eight numbers) it is about to place, or None.
        scored: regions that are or would be scored, in scoring order.
        focus: the region being told about, or None.
        hints: regions worth looking at.
        chain: regions linked by a player's Nobles, whose roads are marked.
        chain_seat: whose chain it is, or None.
        heat: a number for each region (0 or more), shown as a shade and a figure, or None.
        heat_percent: whether the figures are chances, to be written as percentages.
    """

    position: Position
    glyphs: Glyphs = field(default_factory=Glyphs.unicode)
    names: tuple[str, ...] = ()
    colours: tuple[int, ...] = (0, 1, 2, 3, 4)
    preview: tuple[int, tuple[int, ...]] | None = None
    scored: tuple[int, ...] = ()
    focus: int | None = None
    hints: tuple[int, ...] = ()
    chain: tuple[int, ...] = ()
    chain_seat: int | None = None
    heat: tuple[float, ...] | None = None
    heat_percent: bool = False

    def role(self, seat: int) -> str:
        """The role of what belongs to a seat."""
        return f"player-{self.colours[seat]}"

    def sign(self, seat: int) -> str:
        """A seat's sign."""
        return self.glyphs.players[self.colours[seat]]

    def letter(self, seat: int) -> str:
        """A seat's letter."""
        return LETTERS[self.colours[seat]]

    def placed(self, seat: int, region: int) -> int:
        """How many markers the preview adds for a seat in a region."""
        if self.preview is None or self.preview[0] != seat:
            return 0
        return self.preview[1][region - 1]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the boxes stand: their size, the gaps between them, and the top left corner."""

    box_width: int
    box_height: int
    gap_x: int
    gap_y: int
    left: int
    top: int

    def corner(self, region: int) -> tuple[int, int]:
        """The top left corner of a region's box."""
        column, row = _PLACES[region]
        return (
            self.left + column * (self.box_width + self.gap_x),
            self.top + row * (self.box_height + self.gap_y),
        )

    def region_at(self, x: int, y: int) -> int | None:
        """The region whose box holds this cell, or None."""
        for region in REGIONS:
            left, top = self.corner(region)
            if left <= x < left + self.box_width and top <= y < top + self.box_height:
                return region
        return None


def layout_for(width: int, height: int) -> Layout | None:
    """The layout of the ring in this space, centred; None where only a list fits."""
    if width < _NARROWEST or height < _LOWEST:
        return None
    gap_x = min(6, max(1, (width - 54) // 2))
    box_width = min(36, (width - 2 * gap_x) // 3)
    gap_y = 0 if height < _LOWEST + 2 else 1 if height < 24 else 2 if height < 40 else 3
    box_height = min(11, (height - 2 * gap_y) // 3)
    return Layout(
        box_width,
        box_height,
        gap_x,
        gap_y,
        (width - 3 * box_width - 2 * gap_x) // 2,
        (height - 3 * box_height - 2 * gap_y) // 2,
    )


def draw_kingdom(scenery: Scenery, width: int, height: int) -> Canvas:
    """The map in this space: the ring where it fits, else a list of the regions."""
    canvas = Canvas(width, height)
    layout = layout_for(width, height)
    if layout is None:
        _draw_list(canvas, scenery)
        return canvas
    for region, following in zip(LOOP, LOOP[1:] + LOOP[:1], strict=True):
        _draw_road(canvas, scenery, layout, region, following)
    _draw_middle(canvas, scenery, layout)
    for region in REGIONS:
        _draw_box(canvas, scenery, layout, region)
    return canvas


def region_at(width: int, height: int, x: int, y: int) -> int | None:
    """The region drawn at a cell of a map of this size, or None."""
    layout = layout_for(width, height)
    if layout is not None:
        return layout.region_at(x, y)
    return LOOP[y] if 0 <= y < len(LOOP) else None


# ------------------------------------------------------------------------------- the roads


def _draw_road(
    canvas: Canvas, scenery: Scenery, layout: Layout, region: int, following: int
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


def _draw_middle(canvas: Canvas, scenery: Scenery, layout: Layout) -> None:
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
    for offset, spans in enumerate(_leader_lines(scenery, room), start=1):
        if row + offset < y + layout.box_height + (layout.gap_y if offset == 1 else 0):
            canvas.put_spans(start + max(0, (room - spans_width(spans)) // 2), row + offset, spans)


def _round_spans(scenery: Scenery) -> list[Span]:
    position = scenery.position
    return [("The game is over" if position.finished else f"Round {position.round}", "title")]


def _leader_lines(scenery: Scenery, room: int) -> list[list[Span]]:
    """Who leads, as one line and, where the names are known, another."""
    position = scenery.position
    best = max(position.scores)
    if best == 0:
        return []
    seats = position.winners or [seat for seat in position.seats if position.scores[seat] == best]
    signs: list[Span] = [(scenery.sign(seat), scenery.role(seat)) for seat in seats]
    if scenery.names:
        verb = (
            ("wins" if len(seats) == 1 else "share the victory")
            if position.finished
            else ("leads" if len(seats) == 1 else "lead")
        )
        names = listed(scenery.names[seat] for seat in seats)
        end = f" {verb}: {best}" if len(seats) == 1 else f" {verb}"
        room_for_names = room - len(seats) - 1 - width_of(end)
        if room_for_names >= min(6, width_of(names)):
            cut = fit(names, room_for_names, scenery.glyphs.ellipsis)
            return [[*signs, (f" {cut}{end}", "note")]]
    return [[*signs, (f" {best} points", "note")]]


def _chain_role(scenery: Scenery) -> str:
    return "way" if scenery.chain_seat is None else scenery.role(scenery.chain_seat)


# ------------------------------------------------------------------------------- the boxes


def _draw_box(canvas: Canvas, scenery: Scenery, layout: Layout, region: int) -> None:
    """A region: its frame with name and King, and inside what its size allows."""
    x, y = layout.corner(region)
    width, height = layout.box_width, layout.box_height
    inside, rows = width - 2, height - 2
    frame, role = _frame(scenery, region)
    top_left, top_right, bottom_left, bottom_right = frame.corners
    canvas.put(x, y, top_left + frame.top * inside + top_right, role)
    for row in range(1, height - 1):
        canvas.put(x, y + row, frame.left + " " * inside + frame.right, role)
    canvas.put(x, y + height - 1, bottom_left + frame.bottom * inside + bottom_right, role)
    _draw_title(canvas, scenery, region, x + 1, y, inside=inside)

    banner = _banner(scenery, region, inside)
    nobles = _nobles(scenery, region)
    if rows == 1:
        canvas.put_spans(x + 1, y + 1, _marker_rows(scenery, region, inside, 1)[0])
        foot = _heat(scenery, region) or banner
        _draw_apart(canvas, x + 1, y + 2, inside, left=foot, right=nobles)
        return
    _draw_apart(canvas, x + 2, y + 1, inside - 2, left=banner, right=nobles)
    left, top, across, down = x + 2, y + 2, inside - 2, rows - 1
    if rows >= 5:
        top, down = top + 1, down - 1
    for row, spans in enumerate(_marker_rows(scenery, region, across, down)):
        canvas.put_spans(left, top + row, spans)
    heat = _heat(scenery, region)
    told = _told(scenery, region, across - spans_width(heat))
    _draw_apart(canvas, x + 2, y + height - 1, across, left=told, right=heat)


def _frame(scenery: Scenery, region: int) -> tuple[Frame, str]:
    glyphs = scenery.glyphs
    if region in scenery.hints:
        return glyphs.hint, "frame-hint"
    if region in scenery.scored:
        return glyphs.scored, "frame-scored"
    if region == scenery.position.king:
        return glyphs.royal, "frame-king"
    return glyphs.plain, "frame"


def _draw_title(
    canvas: Canvas, scenery: Scenery, region: int, x: int, y: int, *, inside: int
) -> None:
    """Number and name at the left of the top side, the King at its right."""
    glyphs = scenery.glyphs
    focused = region == scenery.focus
    name = scenery.position.board.region(region).name
    mark = glyphs.pointer if focused else ""
    title = f"{mark}{region} {name}"
    here = region == scenery.position.king
    word = " King" if here and width_of(title) + 10 <= inside else ""
    king: list[Span] = [(f"{glyphs.king}{word}", "king")] if here else []
    room = inside - spans_width(king)
    if width_of(title) + 2 <= room:
        title = f" {title} "
        if king:
            king = [(f" {king[0][0]} ", "king")] if width_of(title) + 3 <= room else king
    canvas.put(x, y, fit(title, room, glyphs.ellipsis), "name-focus" if focused else "name")
    canvas.put_spans(x + inside - spans_width(king), y, king)


def _banner(scenery: Scenery, region: int, inside: int) -> list[Span]:
    """The points for each place; those not paid with this many players stand in brackets."""
    position = scenery.position
    banner = position.board.region(region).banner
    paid = len(position.board.paid(region, position.players))
    if inside >= 30:
        words = [f"{ORDINALS[place]} {points}" for place, points in enumerate(banner)]
        dot = " "
    else:
        words = [str(points) for points in banner]
        dot = scenery.glyphs.dot
    spans: list[Span] = [(dot.join(words[:paid]), "paid")]
    if words[paid:]:
        gap = " " if dot == " " else ""
        spans.append((f"{gap}({dot.join(words[paid:])})", "unpaid"))
    return spans


def _nobles(scenery: Scenery, region: int) -> list[Span]:
    """The Noble sign and the owners' signs."""
    seats = scenery.position.nobles[region - 1]
    if not seats:
        return []
    linked = scenery.glyphs.link if region in scenery.chain else ""
    spans: list[Span] = [(f"{linked}{scenery.glyphs.noble}", "noble")]
    return spans + [(scenery.sign(seat), scenery.role(seat)) for seat in seats]


def _told(scenery: Scenery, region: int, room: int) -> list[Span]:
    """What the bottom side says: the order of scoring, or that the region is worth a look."""
    if region in scenery.scored:
        order = f"{scenery.scored.index(region) + 1}."
        words, role = (f" scored {order} ", f" {order} "), "scored"
    elif region in scenery.hints:
        words, role = (" look here ", " look "), "hint"
    else:
        return []
    return [(next((text for text in words if width_of(text) <= room), ""), role)]


def _heat(scenery: Scenery, region: int) -> list[Span]:
    """A shade by the share of the largest number, and the number."""
    if scenery.heat is None:
        return []
    value = scenery.heat[region - 1]
    largest = max(scenery.heat)
    shades = scenery.glyphs.shades
    step = 0 if largest <= 0 or value <= 0 else 1 + min(3, int(4 * value / largest))
    figure = f"{value:.0%}" if scenery.heat_percent else f"{value:.1f}"
    return [(f"{shades[min(step, 4)] * 2}{figure}", "heat")]


def _marker_rows(scenery: Scenery, region: int, width: int, rows: int) -> list[list[Span]]:
    """Everyone's markers in a region, in at most this many rows of this width."""
    present = [
        seat
        for seat in scenery.position.seats
        if scenery.position.markers[seat][region - 1] or scenery.placed(seat, region)
    ]
    if rows >= scenery.position.players and width >= 14:
        return [_pips(scenery, region, seat, width) for seat in present]
    for letters, gap in ((True, "  "), (True, " "), (False, " "), (False, "")):
        tokens = [_token(scenery, region, seat, letters=letters) for seat in present]
        flowed = _flow(tokens, gap, width)
        if len(flowed) <= rows:
            return flowed or [[]]
    return flowed[:rows]


def _token(scenery: Scenery, region: int, seat: int, *, letters: bool) -> list[Span]:
    """One player's markers: the sign, perhaps the letter, the number, and what the preview adds."""
    count = scenery.position.markers[seat][region - 1]
    added = scenery.placed(seat, region)
    sign = scenery.sign(seat) + (scenery.letter(seat) if letters else "")
    spans: list[Span] = [(f"{sign}{count or ''}", scenery.role(seat))]
    if added:
        spans.append((f"+{added}", f"preview-{scenery.colours[seat]}"))
    return spans


def _pips(scenery: Scenery, region: int, seat: int, width: int) -> list[Span]:
    """One player's markers, one sign each where they fit."""
    count = scenery.position.markers[seat][region - 1]
    added = scenery.placed(seat, region)
    sign = scenery.sign(seat)
    head: list[Span] = [(f"{scenery.letter(seat)} {count or '':>2} ", scenery.role(seat))]
    gap = " " if count else ""
    extra: list[Span] = (
        [(gap, ""), (f"{sign}+{added}", f"preview-{scenery.colours[seat]}")] if added else []
    )
    room = width - spans_width(head) - spans_width(extra)
    pips = sign * count if count <= room else sign * (room - 1) + scenery.glyphs.ellipsis
    return [*head, (pips, scenery.role(seat)), *extra]


def _flow(tokens: list[list[Span]], gap: str, width: int) -> list[list[Span]]:
    """Tokens side by side, in as many rows as they need."""
    rows: list[list[Span]] = []
    for token in tokens:
        if rows and spans_width(rows[-1]) + len(gap) + spans_width(token) <= width:
            rows[-1] += [(gap, ""), *token]
        else:
            rows.append(list(token))
    return rows


def _draw_apart(
    canvas: Canvas, x: int, y: int, width: int, *, left: list[Span], right: list[Span]
) -> None:
    """One thing at the left and one at the right; the left one gives way where both do not fit."""
    room = width - spans_width(right)
    cut: list[Span] = []
    for text, role in left:
        short = fit(text, room - spans_width(cut))
        cut.append((short, role))
    canvas.put_spans(x, y, cut)
    shown: list[Span] = []
    for text, role in right:
        shown.append((fit(text, width - spans_width(shown)), role))
    canvas.put_spans(x + width - spans_width(shown), y, shown)


# -------------------------------------------------------------------------------- the list


def _draw_list(canvas: Canvas, scenery: Scenery) -> None:
    """One line a region along the King's way, for a space too small for the ring."""
    for row, region in enumerate(LOOP):
        here = scenery.glyphs.king if region == scenery.position.king else " "
        mark = scenery.glyphs.pointer if region in (*scenery.scored, *scenery.hints) else " "
        x = canvas.put(0, row, f"{here}{mark}", "king")
        markers = _marker_rows(scenery, region, canvas.width, 1)[0]
        spans = [*markers, (" ", ""), *_nobles(scenery, region)]
        room = max(1, canvas.width - x - spans_width(spans) - 1)
        name = fit(
            f"{region} {scenery.position.board.region(region).name}", room, scenery.glyphs.ellipsis
        )
        x = canvas.put(x, row, name, "name")
        canvas.put_spans(max(x + 1, canvas.width - spans_width(spans)), row, spans)


def kingdom_text(scenery: Scenery, width: int = 78, height: int = 23) -> str:
    """The map in plain text, for pipes and screen readers."""
    return draw_kingdom(scenery, width, height).text()


def signs_line(scenery: Scenery, names: Sequence[str]) -> str:
    """Whose sign is whose, in one line of plain text."""
    return "   ".join(
        f"{scenery.sign(seat)} {scenery.letter(seat)} {name}" for seat, name in enumerate(names)
    )
