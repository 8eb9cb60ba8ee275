"""Everybody's markers in a region as rows of pips that compare like bars.

A Noble is one more pip, as it counts as influence. Behind the pips stands the place of whoever is
first or level with somebody, or has another place that is paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas, Span, fit, spans_width, width_of
from kingsroad_tui.kingsroad.drawing.map_layout import Area, MapView
from kingsroad_tui.words.lists import ordinal, rank

_ROW_WIDTH: Final = 7
_COLUMN_WIDTH: Final = 6

_COUNTED: Final = 4
"""From so many signs on their number stands behind them: a longer row is hard to count."""

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


def full_widths(view: MapView, region: int) -> list[int]:
    """Per row of a region, the cells that show every marker as a pip, and what stands behind."""
    return [
        2 + spans_width(_pips(view, row)) + _end_width(ends[0])
        for row, ends, _ in _entries(view, region)
    ]


_Entry = tuple[MarkerRow, tuple[str, ...], str]
"""A row, what may stand behind its markers from the longest to the shortest, and the role of that.
"""


def _entries(view: MapView, region: int) -> list[_Entry]:
    """The rows of a region with their places: those that are not paid in a quiet colour."""
    rows = rows_in(view, region)
    paid = view.position.board.paid(region, view.position.num_players)
    called = any(view.call(region, row.seat) for row in rows)
    held = [row.influence for row in rows]
    entries: list[_Entry] = []
    for row in rows:
        place = sum(other >= row.influence for other in held)
        pays = place <= len(paid) and paid[place - 1] > 0
        if call := view.call(region, row.seat):
            entries.append((row, call, "first"))
        elif not row.influence:
            entries.append((row, ("",), "tie"))
        elif place == 1:
            entries.append((row, (ordinal(1),), "first"))
        elif called:
            entries.append((row, ("",), "tie"))
        elif held.count(row.influence) > 1:
            ends = (ordinal(place, tied=True), rank(place, tied=True))
            entries.append((row, ends, "note" if pays else "tie"))
        else:
            entries.append((row, (ordinal(place), "") if pays else ("",), "note"))
    return entries


def _end_width(end: str) -> int:
    """The cells for what stands behind the markers, and the gap before it."""
    return 1 + width_of(end) if end else 0


def draw_markers(canvas: Canvas, view: MapView, region: int, area: Area) -> None:
    """The rows in this space: one a player, else in columns, else flowing."""
    entries = _entries(view, region)
    if not entries or area.height < 1:
        return
    if len(entries) <= area.height and area.width >= _ROW_WIDTH:
        _draw_rows(canvas, view, area, entries)
        return
    columns = -(-len(entries) // area.height)
    if (area.width - columns + 1) // columns < _COLUMN_WIDTH:
        for y, line in enumerate(_flowed(view, [row for row, *_ in entries], area)):
            canvas.put_spans(area.x, area.y + y, line)
        return
    _draw_columns(canvas, view, area, entries)


def _draw_columns(canvas: Canvas, view: MapView, area: Area, entries: Sequence[_Entry]) -> None:
    """The rows one below the other, column after column.

    Columns are alike where their rows fit in, else as wide as they need; where even that is too
    much, rows say the same in fewer cells.
    """
    height = area.height
    columns = [entries[start : start + height] for start in range(0, len(entries), height)]
    even = (area.width + 1) // len(columns) - 1
    free = len(columns) - 1
    for short, gap, form in (
        (False, " ", _AS_PIPS),
        (False, "", _AS_PIPS),
        (True, " ", _AS_PIPS),
        (True, "", _AS_PIPS),
        (True, "", _AS_NUMBERS),
    ):
        needed = [
            max(spans_width(_forms(view, entry, gap, short=short)[form]) for entry in column)
            for column in columns
        ]
        fits = sum(needed) + free <= area.width
        if fits:
            break
    x = area.x
    for number, column in enumerate(columns):
        left = sum(needed[number + 1 :]) + free - number
        width = min(max(even, needed[number]), area.right - x - left) if fits else even
        for y, entry in enumerate(column, area.y):
            forms = _forms(view, entry, gap, short=short)
            fitting = (form for form in forms if spans_width(form) <= width)
            canvas.put_spans(x, y, next(fitting, forms[-1]))
        x += width + 1


_AS_PIPS, _AS_NUMBERS = 0, 1
"""Of what can be written of a row, the longest form, and that with numbers set apart."""


def _forms(view: MapView, entry: _Entry, gap: str, *, short: bool) -> list[list[Span]]:
    """What can be written of a row, from the longest to the shortest; the figures come first.

    ``gap`` stands behind the letter; with ``short`` the shorter words stand behind the markers.
    """
    row, ends, role = entry
    letter: list[Span] = [(f"{view.letter(row.seat)}{gap}", "letter")]
    pips, apart, numbers = _pips(view, row), _numbers(view, row, " "), _numbers(view, row)
    forms = [
        [*start, *markers, *_behind(end, role)]
        for start in (letter, [])
        for end in ends[short and len(ends) - 1 :]
        for markers in (pips, apart, numbers)
    ]
    return [*forms, [*letter, *numbers], numbers]


def _behind(end: str, role: str) -> list[Span]:
    return [(f" {end}", role)] if end else []


def _draw_rows(canvas: Canvas, view: MapView, area: Area, entries: Sequence[_Entry]) -> None:
    named = bool(view.names) and area.width >= NAMED_WIDTH
    name_width = min(9, max(width_of(name) for name in view.names)) + 1 if named else 0
    for y, (row, ends, role) in enumerate(entries, area.y):
        x = canvas.put(area.x, y, f"{view.letter(row.seat)} ", "letter")
        if named:
            canvas.put(
                x, y, fit(view.names[row.seat], name_width - 1, view.glyphs.ellipsis), "note"
            )
            x += name_width
        room = area.right - x
        forms = [[*_fitted(view, row, room - _end_width(end)), *_behind(end, role)] for end in ends]
        fitting = (form for form in forms if spans_width(form) <= room)
        canvas.put_spans(x, y, next(fitting, forms[-1]))


def _pips(view: MapView, row: MarkerRow) -> list[Span]:
    sign, role = view.sign(row.seat), view.role(row.seat)
    noble = view.glyphs.noble if row.noble else ""
    held = row.noble + row.markers
    number = str(held) if held >= _COUNTED else ""
    spans: list[Span] = [(f"{noble}{sign * row.markers}{number}", role)]
    if row.added:
        spans.append((f"+{sign * row.added}", f"preview-{view.colours[row.seat]}"))
    return [*spans, *_advised(view, row, sign * row.advised)]


def _advised(view: MapView, row: MarkerRow, markers: str) -> list[Span]:
    """What the best choice adds, with the sign of a good move in chess before it."""
    return [(f"{view.glyphs.look}{markers}", view.role(row.seat))] if row.advised else []


def _fitted(view: MapView, row: MarkerRow, room: int) -> list[Span]:
    """A pip for each marker, or where they do not fit a sign and a number."""
    forms = [_pips(view, row), _numbers(view, row, " "), _numbers(view, row)]
    return next((form for form in forms if spans_width(form) <= room), forms[-1])


def _numbers(view: MapView, row: MarkerRow, gap: str = "") -> list[Span]:
    """A sign and a number: what is there, a Noble counted with the markers, and after a ``gap``
    each the markers added and those advised.

    A marker alone needs no number.
    """
    pips = _pips(view, row)
    if spans_width(pips) <= 1:
        return pips
    sign, role = view.sign(row.seat), view.role(row.seat)
    noble = view.glyphs.noble if row.noble else ""
    held = row.noble + row.markers if row.markers else ""
    spans: list[Span] = [(f"{noble}{sign}{held}", role)]
    if row.added:
        spans += [(gap, ""), (f"+{row.added}", f"preview-{view.colours[row.seat]}")]
    if row.advised:
        spans += [(gap, ""), *_advised(view, row, str(row.advised))]
    return spans


def _flowed(view: MapView, rows: Sequence[MarkerRow], area: Area) -> list[list[Span]]:
    """Sign and number of each player side by side, as well as there is room for."""
    flowed: list[list[Span]] = []
    for letters, gap, apart in (
        (True, " ", " "),
        (True, " ", ""),
        (False, " ", ""),
        (False, "", ""),
    ):
        groups = [_figures(view, row, apart, letters=letters) for row in rows]
        flowed = _flow(groups, gap, area.width)
        if len(flowed) <= area.height:
            return flowed
    shown = flowed[: area.height]
    shown[-1] = [*shown[-1][:-1], (view.glyphs.ellipsis, "note")]
    return shown


def _figures(view: MapView, row: MarkerRow, gap: str = "", *, letters: bool) -> list[Span]:
    spans: list[Span] = [(view.letter(row.seat), "letter")] if letters else []
    return spans + _numbers(view, row, gap)


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
