"""What everybody gained in each round, as a table: where a chart of lines would be too low."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas, fit, width_of
from kingsroad_tui.drawing.line_chart import LineChart, Series
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.report.words import GAINED_IN, POINTS_LEGEND

_CELL: Final = 3
"""Cells of a round, a blank included; the final scoring has one more."""

_MARGIN: Final = 2
_MAX_NAME: Final = 14


def draw_points_table(chart: LineChart, size: tuple[int, int], glyphs: Glyphs) -> Canvas | None:
    """A row a player, a column a round; None where there is no room for the players.

    Where there is no room for all rounds, the last ones are there.

    Roles: ``axis`` for the headings; ``gain`` for points; ``ahead-2`` for those of player colour 2
    after a round that left it in the lead; ``player-2`` for its name.

    Args:
        chart: everybody's points after each round, from the start on.
        size: width and height in cells.
        glyphs: the signs to draw with.
    """
    canvas = Canvas(*size)
    names = [_name(series, glyphs) for series in chart.series]
    room = min(_MAX_NAME, max(map(width_of, names)))
    start = _MARGIN + max(room, len(GAINED_IN))
    rounds = len(chart.x_labels) - 1
    columns = min(rounds, (canvas.width - start - _MARGIN - 1) // _CELL)
    if canvas.height < len(chart.series) + 1 or columns < 1:
        return None
    first = rounds - columns
    canvas.put(_MARGIN, 0, GAINED_IN, "axis")
    labels = chart.x_labels[1 + first :]
    ends = [
        start + (at + 1) * _CELL + (width_of(label) == _CELL) for at, label in enumerate(labels)
    ]
    for end, label in zip(ends, labels, strict=True):
        canvas.put(end - width_of(label), 0, label, "axis")
    if first:
        canvas.put(start, 0, glyphs.ellipsis, "axis")
    best = [max(points) for points in zip(*(one.values for one in chart.series), strict=True)][1:]
    for row, (series, name) in enumerate(zip(chart.series, names, strict=True), start=1):
        canvas.put(_MARGIN, row, fit(name, room, glyphs.ellipsis), f"player-{series.colour}")
        gained = [after - before for before, after in pairwise(series.values)]
        for at, end in enumerate(ends, start=first):
            ahead = series.values[at + 1] == best[at] > 0
            said = f"{gained[at]:g}" if gained[at] else glyphs.dot
            role = f"ahead-{series.colour}" if ahead else "gain"
            canvas.put(end - _CELL + 1, row, f"{said:>{_CELL - 1}}", role)
    if canvas.height > len(chart.series) + 1 and _MARGIN + len(POINTS_LEGEND) <= canvas.width:
        canvas.put(_MARGIN, len(chart.series) + 1, POINTS_LEGEND, "axis")
    return canvas


def _name(series: Series, glyphs: Glyphs) -> str:
    return f"{LETTERS[series.colour]}{glyphs.players[series.colour]} {series.name}"
