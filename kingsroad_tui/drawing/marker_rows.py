"""Everybody's markers in a region as rows of pips that compare like bars.

A Noble is one more pip, as it counts as influence. The first alone is called, ties are bracketed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas, Span, fit, spans_width, width_of
from kingsroad_tui.drawing.map_layout import Area
from kingsroad_tui.drawing.map_view import MapView
from kingsroad_tui.text.game import ORDINALS

_ROW_WIDTH: Final = 7
_COLUMN_WIDTH: Final = 6
NAMED_WIDTH: Final = 28
"""From this width on names stand in the rows."""


@dataclass(frozen=True, slots=True)
class MarkerRow:
    """One player's influence in a region, and the markers that a better choice adds to it."""

    seat: int
    noble: bool
    markers: int
    added: int
    advised: int

    @property
    def influence(self) -> int:
        """What counts when the region is scored."""
        return self.noble + self.markers + self.added


def rows_in(view: MapView, region: int) -> list[MarkerRow]:
    """The players with influence in a region, in seat order."""
    position = view.position
    rows = [
        MarkerRow(
            seat,
            seat in position.nobles[region - 1],
            view.standing(seat, region),
            view.placed(seat, region),
            view.advised(seat, region),
        )
        for seat in position.seats
    ]
    return [row for row in rows if row.influence or row.advised]


def first_alone(rows: Sequence[MarkerRow]) -> int | None:
    """The seat with the most influence, or None on a tie."""
    best = max((row.influence for row in rows), default=0)
    leaders = [row.seat for row in rows if row.influence == best > 0]
    return leaders[0] if len(leaders) == 1 else None


def ties(rows: Sequence[MarkerRow]) -> list[list[int]]:
    """Groups of rows (by index) with equal influence, the strongest first."""
    groups: dict[int, list[int]] = {}
    for index, row in enumerate(rows):
        if row.influence:
            groups.setdefault(row.influence, []).append(index)
    return [groups[key] for key in sorted(groups, reverse=True) if len(groups[key]) > 1]


def full_widths(view: MapView, region: int) -> list[int]:
    """Per row of a region, the cells that show every marker as a pip, places and brackets too."""
    rows = rows_in(view, region)
    first = first_alone(rows)
    bare = [2 + spans_width(_pips(view, row)) for row in rows]
    tails = [_tail(view, region, row, first) for row in rows]
    widths = [width + tail for width, tail in zip(bare, tails, strict=True)]
    if any(view.call(region, row.seat) for row in rows):
        return widths
    ends = [n + 4 * (row.seat == first) for n, row in zip(bare, rows, strict=True)]
    for column, group in _brackets(ends, ties(rows)):
        for index in range(group[0], group[-1] + 1):
            widths[index] = max(widths[index], column + 1)
    return widths


def _brackets(
    ends: Sequence[int], groups: Sequence[Sequence[int]]
) -> Iterator[tuple[int, Sequence[int]]]:
    """A column for the bracket of each tied group: behind the rows that it passes."""
    taken = list(ends)
    for group in groups:
        rows = range(group[0], group[-1] + 1)
        column = max(taken[index] for index in rows) + 1
        yield column, group
        for index in rows:
            taken[index] = column


def draw_markers(canvas: Canvas, view: MapView, region: int, area: Area) -> None:
    """The rows in this space: one a player, else in columns, else flowing."""
    rows = rows_in(view, region)
    if not rows or area.height < 1:
        return
    first = first_alone(rows)
    if len(rows) <= area.height and area.width >= _ROW_WIDTH:
        _draw_rows(canvas, view, region, area, rows)
        return
    columns = -(-len(rows) // area.height)
    if (area.width - columns + 1) // columns < _COLUMN_WIDTH:
        for y, line in enumerate(_flowed(view, rows, area)):
            canvas.put_spans(area.x, area.y + y, line)
        return
    tied = {index for group in ties(rows)[:1] for index in group} if first is None else set()
    entries = []
    for index, row in enumerate(rows):
        call = view.call(region, row.seat)
        end = call or (ORDINALS[0] if row.seat == first else "=" if index in tied else "")
        entries.append((row, end, "first" if row.seat == first or call else "tie"))
    _draw_columns(canvas, view, area, entries)


_Entry = tuple[MarkerRow, str, str]
"""A row, what stands behind its markers, and the role of that."""


def _draw_columns(canvas: Canvas, view: MapView, area: Area, entries: Sequence[_Entry]) -> None:
    """The rows one below the other, column after column.

    Columns are alike where their rows fit in, else as wide as they need; where even that is too
    much, rows say the same in fewer cells.
    """
    height = area.height
    columns = [entries[start : start + height] for start in range(0, len(entries), height)]
    even = (area.width + 1) // len(columns) - 1
    free = len(columns) - 1
    for gap in (" ", ""):
        needed = [max(spans_width(_forms(view, e, gap)[0]) for e in column) for column in columns]
        fits = sum(needed) + free <= area.width
        if fits:
            break
    x = area.x
    for number, column in enumerate(columns):
        left = sum(needed[number + 1 :]) + free - number
        width = min(max(even, needed[number]), area.right - x - left) if fits else even
        for y, entry in enumerate(column, area.y):
            forms = _forms(view, entry, gap)
            fitting = (form for form in forms if spans_width(form) <= width)
            canvas.put_spans(x, y, next(fitting, forms[-1]))
        x += width + 1


def _forms(view: MapView, entry: _Entry, gap: str) -> list[list[Span]]:
    """What can be written of a row, from the longest to the shortest; the figures come first.

    ``gap`` stands behind the letter.
    """
    row, end, role = entry
    letter: list[Span] = [(f"{view.letter(row.seat)}{gap}", "letter")]
    ends: list[list[Span]] = [[(f" {end}", role)]] if end else [[]]
    if end and end != (last := end.split()[-1]):
        ends.append([(f" {last}", role)])  # the points come before the place
    pips, numbers = _pips(view, row), _fitted(view, row, 1)
    forms = [
        [*start, *markers, *behind]
        for behind in ends
        for start in (letter, [])
        for markers in (pips, numbers)
    ]
    return [*forms, [*letter, *numbers], numbers]


def _draw_rows(
    canvas: Canvas, view: MapView, region: int, area: Area, rows: Sequence[MarkerRow]
) -> None:
    first = first_alone(rows)
    named = bool(view.names) and area.width >= NAMED_WIDTH
    name_width = min(9, max(width_of(name) for name in view.names)) + 1 if named else 0
    ends = []
    for index, row in enumerate(rows):
        y = area.y + index
        x = canvas.put(area.x, y, f"{view.letter(row.seat)} ", "letter")
        if named:
            canvas.put(
                x, y, fit(view.names[row.seat], name_width - 1, view.glyphs.ellipsis), "note"
            )
            x += name_width
        tail = _tail(view, region, row, first)
        x = canvas.put_spans(x, y, _fitted(view, row, area.right - x - tail))
        call = view.call(region, row.seat)
        if call:
            x = canvas.put(x, y, f" {call}", "first")
        elif row.seat == first:
            x = canvas.put(x, y, f" {ORDINALS[0]}", "first")
        ends.append(x)
    if any(view.call(region, row.seat) for row in rows):
        return
    for x, group in _brackets(ends, ties(rows)):
        if x < area.right:
            _draw_bracket(canvas, view, x, area.y, group)


def _draw_bracket(canvas: Canvas, view: MapView, x: int, y: int, group: Sequence[int]) -> None:
    """Joins tied rows, past those between them."""
    top, middle, bottom, passing = tuple(view.glyphs.bracket)
    for index in range(group[0], group[-1] + 1):
        sign = passing if index not in group else middle
        if index in (group[0], group[-1]):
            sign = top if index == group[0] else bottom
        canvas.put(x, y + index, sign, "tie")


def _tail(view: MapView, region: int, row: MarkerRow, first: int | None) -> int:
    """The cells kept free behind a row: for its place, or for brackets."""
    call = view.call(region, row.seat)
    if call:
        return 1 + width_of(call)
    return 4 if row.seat == first else 2


def _pips(view: MapView, row: MarkerRow) -> list[Span]:
    sign, role = view.sign(row.seat), view.role(row.seat)
    noble = view.glyphs.noble if row.noble else ""
    spans: list[Span] = [(noble + sign * row.markers, role)]
    if row.added:
        spans.append((f"+{sign * row.added}", f"preview-{view.colours[row.seat]}"))
    return [*spans, *_advised(view, row, sign * row.advised)]


def _advised(view: MapView, row: MarkerRow, markers: str) -> list[Span]:
    """What the best choice adds, with the sign of a good move in chess before it."""
    return [(f"{view.glyphs.look}{markers}", view.role(row.seat))] if row.advised else []


def _fitted(view: MapView, row: MarkerRow, room: int) -> list[Span]:
    """A pip for each marker, or where they do not fit a sign and a number."""
    spans = _pips(view, row)
    if spans_width(spans) <= room:
        return spans
    sign, role = view.sign(row.seat), view.role(row.seat)
    noble = view.glyphs.noble if row.noble else ""
    spans = [(f"{noble}{sign}{row.markers or ''}", role)]
    if row.added:
        spans.append((f"+{row.added}", f"preview-{view.colours[row.seat]}"))
    return [*spans, *_advised(view, row, str(row.advised))]


def _flowed(view: MapView, rows: Sequence[MarkerRow], area: Area) -> list[list[Span]]:
    """Sign and number of each player side by side, as well as there is room for."""
    flowed: list[list[Span]] = []
    for letters, gap in ((True, " "), (False, " "), (False, "")):
        groups = [_figures(view, row, letters=letters) for row in rows]
        flowed = _flow(groups, gap, area.width)
        if len(flowed) <= area.height:
            return flowed
    shown = flowed[: area.height]
    shown[-1] = [*shown[-1][:-1], (view.glyphs.ellipsis, "note")]
    return shown


def _figures(view: MapView, row: MarkerRow, *, letters: bool) -> list[Span]:
    spans: list[Span] = [(view.letter(row.seat), "letter")] if letters else []
    return spans + _fitted(view, row, 1)


def _flow(groups: Sequence[list[Span]], gap: str, width: int) -> list[list[Span]]:
    """Groups of spans side by side, in as many rows as they need."""
    rows: list[list[Span]] = []
    for group in groups:
        if rows and spans_width(rows[-1]) + len(gap) + spans_width(group) <= width:
            rows[-1] += [(gap, ""), *group]
        else:
            rows.append(list(group))
    return rows


def figures(view: MapView, region: int) -> list[Span]:
    """Sign and number of everybody in a region, for a line of a list."""
    groups = [_figures(view, row, letters=False) for row in rows_in(view, region)]
    return _flow(groups, " ", 10_000)[0] if groups else []
