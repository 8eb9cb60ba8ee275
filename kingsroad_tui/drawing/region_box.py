"""One region of the map as a box: frame, name, banner, markers, Nobles, the King.

The size of the box decides how much is told; what is told is never told by colour alone.
"""

from __future__ import annotations

from functools import lru_cache

from kingsroad.board import REGIONS, Board
from kingsroad_tui.drawing.canvas import Canvas, Span, fit, spans_width, width_of
from kingsroad_tui.drawing.map_view import MapLayout, MapView
from kingsroad_tui.look.glyphs import Frame
from kingsroad_tui.text.game import ORDINALS


def draw_box(canvas: Canvas, scenery: MapView, layout: MapLayout, region: int) -> None:
    """A region: its frame with name and King, and inside what its size allows."""
    x, y = layout.corner(region)
    width, height = layout.box_width, layout.box_height
    inside, rows = width - 2, height - 2
    cut = scenery.glyphs.ellipsis
    frame, role = _frame(scenery, region)
    top_left, top_right, bottom_left, bottom_right = frame.corners
    canvas.put(x, y, top_left + frame.top * inside + top_right, role)
    for row in range(1, height - 1):
        canvas.put(x, y + row, frame.left + " " * inside + frame.right, role)
    canvas.put(x, y + height - 1, bottom_left + frame.bottom * inside + bottom_right, role)
    _draw_title(canvas, scenery, region, x + 1, y, inside=inside, crowned=rows == 1)

    banner = _banner(scenery, region, inside)
    nobles = noble_spans(scenery, region)
    if rows == 1:
        canvas.put_spans(x + 1, y + 1, marker_rows(scenery, region, inside, 1)[0])
        foot = _heat(scenery, region) or banner
        _draw_apart(canvas, x + 1, y + 2, inside, left=foot, right=nobles, cut=cut)
        return
    right = _king(scenery, region, inside - 4 - spans_width(banner) - spans_width(nobles)) + nobles
    _draw_apart(canvas, x + 2, y + 1, inside - 2, left=banner, right=right, cut=cut)
    left, top, across, down = x + 2, y + 2, inside - 2, rows - 1
    if rows >= 5:
        top, down = top + 1, down - 1
    for row, spans in enumerate(marker_rows(scenery, region, across, down)):
        canvas.put_spans(left, top + row, spans)
    heat = _heat(scenery, region)
    told = _told(scenery, region, across - spans_width(heat))
    _draw_apart(canvas, x + 2, y + height - 1, across, left=told, right=heat, cut=cut)


def _frame(scenery: MapView, region: int) -> tuple[Frame, str]:
    glyphs = scenery.glyphs
    if region in scenery.hints:
        return glyphs.hint, "frame-hint"
    if region in scenery.scored:
        return glyphs.scored, "frame-scored"
    if region == scenery.position.king:
        return glyphs.royal, "frame-king"
    return glyphs.plain, "frame"


def _draw_title(
    canvas: Canvas, scenery: MapView, region: int, x: int, y: int, *, inside: int, crowned: bool
) -> None:
    """Number and name at the left of the top side; the King at its right where he must be there.

    Where that cell makes room for the longest name, all numbers stand in the corners.
    """
    glyphs = scenery.glyphs
    board = scenery.position.board
    focused = region == scenery.focus
    title = f"{glyphs.pointer if focused else ''}{_title(board, region)}"
    end = x + inside
    cornered = _longest_title(board) == inside + 1
    if crowned and region == scenery.position.king:
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


def _banner(scenery: MapView, region: int, inside: int) -> list[Span]:
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


def _king(scenery: MapView, region: int, room: int) -> list[Span]:
    """The King where he stands, in a word if there is room for it."""
    if region != scenery.position.king:
        return []
    king = scenery.glyphs.king
    return [(f"{king} King " if room >= width_of(f"{king} King ") else f"{king} ", "king")]


def noble_spans(scenery: MapView, region: int) -> list[Span]:
    """The Noble sign and the owners' signs."""
    seats = scenery.position.nobles[region - 1]
    if not seats:
        return []
    linked = scenery.glyphs.link if region in scenery.chain else ""
    spans: list[Span] = [(f"{linked}{scenery.glyphs.noble}", "noble")]
    return spans + [(scenery.sign(seat), scenery.role(seat)) for seat in seats]


def _told(scenery: MapView, region: int, room: int) -> list[Span]:
    """What the bottom side says: the order of scoring, or that the region is worth a look."""
    if region in scenery.scored:
        order = f"{scenery.scored.index(region) + 1}."
        alone = len(scenery.scored) == 1
        words = (" scored ",) if alone else (f" scored {order} ", f" {order} ")
        role = "scored"
    elif region in scenery.hints:
        words, role = (" look here ", " look "), "hint"
    else:
        return []
    return [(next((text for text in words if width_of(text) <= room), ""), role)]


def _heat(scenery: MapView, region: int) -> list[Span]:
    """A shade by the share of the largest number, and the number."""
    if scenery.heat is None:
        return []
    value = scenery.heat[region - 1]
    largest = max(scenery.heat)
    shades = scenery.glyphs.shades
    step = 0 if largest <= 0 or value <= 0 else 1 + min(3, int(4 * value / largest))
    figure = f"{value:.1f}"
    shade = shades[min(step, 4)] * 2 if step else ""
    return [(f"{shade}{figure}", "heat")]


def marker_rows(scenery: MapView, region: int, width: int, rows: int) -> list[list[Span]]:
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
    shown = flowed[:rows]
    shown[-1] = [*shown[-1][:-1], (scenery.glyphs.ellipsis, "note")]
    return shown


def _token(scenery: MapView, region: int, seat: int, *, letters: bool) -> list[Span]:
    """One player's markers: the sign, perhaps the letter, the number, and what the preview adds."""
    count = scenery.position.markers[seat][region - 1]
    added = scenery.placed(seat, region)
    sign = scenery.sign(seat) + (scenery.letter(seat) if letters else "")
    spans: list[Span] = [(f"{sign}{count or ''}", scenery.role(seat))]
    if added:
        spans.append((f"+{added}", f"preview-{scenery.colours[seat]}"))
    return spans


def _pips(scenery: MapView, region: int, seat: int, width: int) -> list[Span]:
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
    canvas: Canvas, x: int, y: int, width: int, *, left: list[Span], right: list[Span], cut: str
) -> None:
    """One thing at the left and one at the right; the left one gives way where both do not fit.

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
