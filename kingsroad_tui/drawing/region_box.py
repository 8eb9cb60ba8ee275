"""One region of the map as a box: frame, name, banner, markers, Nobles, the King.

The size of the box decides how much it shows; nothing is shown by colour alone.
"""

from __future__ import annotations

from functools import lru_cache

from kingsroad.board import REGIONS, Board
from kingsroad_tui.drawing.canvas import Canvas, Span, fit, spans_width, width_of
from kingsroad_tui.drawing.map_view import MapLayout, MapView
from kingsroad_tui.look.glyphs import Frame
from kingsroad_tui.text.game import ORDINALS


def draw_box(canvas: Canvas, view: MapView, layout: MapLayout, region: int) -> None:
    """A region: its frame with name and King, and inside what its size allows."""
    x, y = layout.corner(region)
    width, height = layout.box_width, layout.box_height
    inside, rows = width - 2, height - 2
    cut = view.glyphs.ellipsis
    frame, role = _frame(view, region)
    top_left, top_right, bottom_left, bottom_right = frame.corners
    canvas.put(x, y, top_left + frame.top * inside + top_right, role)
    for row in range(1, height - 1):
        canvas.put(x, y + row, frame.left + " " * inside + frame.right, role)
    canvas.put(x, y + height - 1, bottom_left + frame.bottom * inside + bottom_right, role)
    _draw_title(canvas, view, region, x + 1, y, inside=inside, crowned=rows == 1)

    banner = _banner(view, region, inside)
    nobles = noble_spans(view, region)
    if rows == 1:
        canvas.put_spans(x + 1, y + 1, marker_rows(view, region, inside, 1)[0])
        foot = _heat(view, region) or banner
        _draw_apart(canvas, x + 1, y + 2, inside, left=foot, right=nobles, cut=cut)
        return
    right = _king(view, region, inside - 4 - spans_width(banner) - spans_width(nobles)) + nobles
    _draw_apart(canvas, x + 2, y + 1, inside - 2, left=banner, right=right, cut=cut)
    left, top, across, down = x + 2, y + 2, inside - 2, rows - 1
    if rows >= 5:
        top, down = top + 1, down - 1
    for row, spans in enumerate(marker_rows(view, region, across, down)):
        canvas.put_spans(left, top + row, spans)
    heat = _heat(view, region)
    foot = _foot(view, region, across - spans_width(heat))
    _draw_apart(canvas, x + 2, y + height - 1, across, left=foot, right=heat, cut=cut)


def _frame(view: MapView, region: int) -> tuple[Frame, str]:
    glyphs = view.glyphs
    if region in view.hints:
        return glyphs.hint, "frame-hint"
    if region in view.scored:
        return glyphs.scored, "frame-scored"
    if region == view.position.king:
        return glyphs.royal, "frame-king"
    return glyphs.plain, "frame"


def _draw_title(
    canvas: Canvas, view: MapView, region: int, x: int, y: int, *, inside: int, crowned: bool
) -> None:
    """Number and name at the left of the top side; the King at its right in the lowest box.

    Where one more cell makes room for the longest name, all numbers stand in the corners.
    """
    glyphs = view.glyphs
    board = view.position.board
    focused = region == view.focus
    title = f"{glyphs.pointer if focused else ''}{_title(board, region)}"
    end = x + inside
    cornered = _longest_title(board) == inside + 1
    if crowned and region == view.position.king:
        end -= width_of(glyphs.king)
        canvas.put(end, y, glyphs.king, "king")
    elif cornered:
        end += 1
    if cornered:
        x -= 1
    elif width_of(title) + 2 <= end - x:
        title = f" {title} "
    canvas.put(x, y, fit(title, end - x, glyphs.ellipsis), "name-focus" if focused else "name")


def _title(board: Board, region: int) -> str:
    return f"{region} {board.region(region).name}"


@lru_cache(maxsize=8)
def _longest_title(board: Board) -> int:
    return max(width_of(_title(board, region)) for region in REGIONS)


def _banner(view: MapView, region: int, inside: int) -> list[Span]:
    """The points for each place; those not paid with this many players stand in brackets."""
    position = view.position
    banner = position.board.region(region).banner
    paid = len(position.board.paid(region, position.num_players))
    if inside >= 30:
        words = [f"{ORDINALS[place]} {points}" for place, points in enumerate(banner)]
        dot = " "
    else:
        words = [str(points) for points in banner]
        dot = view.glyphs.dot
    spans: list[Span] = [(dot.join(words[:paid]), "paid")]
    if words[paid:]:
        gap = " " if dot == " " else ""
        spans.append((f"{gap}({dot.join(words[paid:])})", "unpaid"))
    return spans


def _king(view: MapView, region: int, room: int) -> list[Span]:
    """The King where he stands, in a word if there is room for it."""
    if region != view.position.king:
        return []
    king = view.glyphs.king
    return [(f"{king} King " if room >= width_of(f"{king} King ") else f"{king} ", "king")]


def noble_spans(view: MapView, region: int) -> list[Span]:
    """The Noble sign and the owners' signs."""
    seats = view.position.nobles[region - 1]
    if not seats:
        return []
    linked = view.glyphs.link if region in view.chain else ""
    spans: list[Span] = [(f"{linked}{view.glyphs.noble}", "noble")]
    return spans + [(view.sign(seat), view.role(seat)) for seat in seats]


def _foot(view: MapView, region: int, room: int) -> list[Span]:
    """The words in the bottom side: the order of scoring, or that the region is worth a look."""
    if region in view.scored:
        order = f"{view.scored.index(region) + 1}."
        alone = len(view.scored) == 1
        words = (" scored ",) if alone else (f" scored {order} ", f" {order} ")
        role = "scored"
    elif region in view.hints:
        words, role = (" look here ", " look "), "hint"
    else:
        return []
    return [(next((text for text in words if width_of(text) <= room), ""), role)]


def _heat(view: MapView, region: int) -> list[Span]:
    """A shade by the share of the largest number, and the number."""
    if view.heat is None:
        return []
    value = view.heat[region - 1]
    largest = max(view.heat)
    shades = view.glyphs.shades
    step = 0 if largest <= 0 or value <= 0 else 1 + min(3, int(4 * value / largest))
    figure = f"{value:.1f}"
    shade = shades[min(step, 4)] * 2 if step else ""
    return [(f"{shade}{figure}", "heat")]


def marker_rows(view: MapView, region: int, width: int, rows: int) -> list[list[Span]]:
    """Everyone's markers in a region, in at most this many rows of this width."""
    present = [
        seat
        for seat in view.position.seats
        if view.position.markers[seat][region - 1] or view.placed(seat, region)
    ]
    if rows >= view.position.num_players and width >= 14:
        return [_pips(view, region, seat, width) for seat in present]
    for letters, gap in ((True, "  "), (True, " "), (False, " "), (False, "")):
        groups = [_markers(view, region, seat, letters=letters) for seat in present]
        flowed = _flow(groups, gap, width)
        if len(flowed) <= rows:
            return flowed or [[]]
    shown = flowed[:rows]
    shown[-1] = [*shown[-1][:-1], (view.glyphs.ellipsis, "note")]
    return shown


def _markers(view: MapView, region: int, seat: int, *, letters: bool) -> list[Span]:
    """One player's markers: sign, perhaps letter, number, and what the preview adds."""
    count = view.position.markers[seat][region - 1]
    added = view.placed(seat, region)
    sign = view.sign(seat) + (view.letter(seat) if letters else "")
    spans: list[Span] = [(f"{sign}{count or ''}", view.role(seat))]
    if added:
        spans.append((f"+{added}", f"preview-{view.colours[seat]}"))
    return spans


def _pips(view: MapView, region: int, seat: int, width: int) -> list[Span]:
    """One player's markers, one sign each where they fit."""
    count = view.position.markers[seat][region - 1]
    added = view.placed(seat, region)
    sign = view.sign(seat)
    head: list[Span] = [(f"{view.letter(seat)} {count or '':>2} ", view.role(seat))]
    gap = " " if count else ""
    extra: list[Span] = (
        [(gap, ""), (f"{sign}+{added}", f"preview-{view.colours[seat]}")] if added else []
    )
    room = width - spans_width(head) - spans_width(extra)
    pips = sign * count if count <= room else sign * (room - 1) + view.glyphs.ellipsis
    return [*head, (pips, view.role(seat)), *extra]


def _flow(groups: list[list[Span]], gap: str, width: int) -> list[list[Span]]:
    """Groups of spans side by side, in as many rows as they need."""
    rows: list[list[Span]] = []
    for group in groups:
        if rows and spans_width(rows[-1]) + len(gap) + spans_width(group) <= width:
            rows[-1] += [(gap, ""), *group]
        else:
            rows.append(list(group))
    return rows


def _draw_apart(
    canvas: Canvas, x: int, y: int, width: int, *, left: list[Span], right: list[Span], cut: str
) -> None:
    """Spans at the left and at the right; the left ones are cut where both do not fit.

    ``cut`` stands where a text is cut.
    """
    shown: list[Span] = []
    for text, role in left:
        room = width - spans_width(right) - spans_width(shown)
        shown.append((fit(text, room, cut), role))
    canvas.put_spans(x, y, shown)
    shown = []
    for text, role in right:
        shown.append((fit(text, width - spans_width(shown), cut), role))
    canvas.put_spans(x + width - spans_width(shown), y, shown)
