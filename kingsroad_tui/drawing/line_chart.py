"""A chart of lines, one a player, as data: the terminal and the report draw the same chart.

Where a chart would be too low, what everybody gained in each round is a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas, fit, width_of
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase


@dataclass(frozen=True, slots=True)
class Series:
    """One line of a chart.

    Attributes:
        name: what stands at the end of the line.
        colour: the player colour (0 to 4), which decides letter and sign as well.
        values: one for each x position, from the first on; there may be fewer than positions.
    """

    name: str
    colour: int
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Flag:
    """A sign below an x position.

    Attributes:
        at: the x position, from 0.
        text: a few cells; cut where the next position begins.
        colour: the player colour (0 to 4) it is drawn in.
    """

    at: int
    text: str
    colour: int


@dataclass(frozen=True, slots=True)
class LineChart:
    """Lines over the same x positions.

    Attributes:
        title: what the chart shows; a screen reader says it, and it can be drawn.
        series: the lines.
        x_labels: a label below each x position; "" for none.
        ticks: the values marked at the left, lowest first, and their labels; the lowest and the
            highest bound the chart.
        marked: x positions (from 1) with the interval before them shaded.
        goal: a value with a level line of its own, or None.
        flags: signs in a row of their own below the labels.
        stressed: x positions (from 0) whose labels are always there and stand out.
    """

    title: str
    series: tuple[Series, ...]
    x_labels: tuple[str, ...]
    ticks: tuple[tuple[float, str], ...]
    marked: tuple[int, ...] = ()
    goal: float | None = None
    flags: tuple[Flag, ...] | None = None
    stressed: tuple[int, ...] = ()


_AXIS: Final = 5
"""Cells left of the lines, for the labels of the ticks."""

_DASHES: Final = ((1, 0), (6, 2), (3, 3), (8, 4), (2, 2))
"""For each player colour, the dots drawn and left out along a line."""

_BRAILLE: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each Braille dot: four rows, two columns."""

_LABEL_SPACING: Final = 4
"""The least distance in cells between two labels below the chart."""


def point_ticks(highest: float) -> tuple[tuple[float, str], ...]:
    """Ticks from 0 to at least ``highest`` (points, up to 3500), two to eight of them."""
    step = next(s for s in (2, 5, 10, 20, 50, 100, 200, 500) if highest <= 7 * s)
    count = max(1, -(-int(highest) // step))
    return tuple((step * number, str(step * number)) for number in range(count + 1))


def draw_line_chart(
    chart: LineChart,
    size: tuple[int, int],
    glyphs: Glyphs,
    *,
    named: bool = False,
    connected: bool = True,
    titled: bool = False,
    cursor: int | None = None,
    front: int | None = None,
) -> Canvas:
    """The chart in terminal cells: a player's sign at every value, lines in between.

    Args:
        chart: what to draw.
        size: width and height in cells; blank where a chart does not fit.
        glyphs: the signs to draw with.
        named: whether badge, last value and name stand at the right end of each line.
        connected: whether dots join the values.
        titled: whether the title stands in the top row, where the lines leave it room.
        cursor: an x position to mark with an upright line.
        front: the number of the line drawn over the others, by default the last.

    Roles: ``axis``; ``stressed`` for the labels that stand out; ``player-2`` for what belongs to
    player colour 2, ``trail-2`` for the dots between its values.
    """
    canvas = Canvas(*size)
    labels = [_end_label(series, chart, glyphs) if named else "" for series in chart.series]
    room = min(max(map(width_of, labels), default=0), max(0, canvas.width // 4))
    columns = canvas.width - _AXIS - (room + 2 if room else 0)
    rows = canvas.height - 1 - (chart.flags is not None)
    if not any(series.values for series in chart.series) or columns < 2 or rows < 2:
        return canvas
    grid = _Grid(chart, columns, rows)
    _draw_axes(canvas, grid, glyphs, cursor)
    _draw_labels(canvas, grid)
    _draw_flags(canvas, grid)
    order = sorted(range(len(chart.series)), key=lambda number: number == front)
    if connected:
        for number in order:
            _draw_trail(canvas, chart.series[number], grid, glyphs)
    for number in order:
        series = chart.series[number]
        for at, value in enumerate(series.values):
            sign = glyphs.players[series.colour]
            canvas.put(grid.column(at), grid.row(value), sign, f"player-{series.colour}")
    if titled:
        _draw_title(canvas, chart.title)
    if room:
        _draw_names(canvas, grid, [fit(label, room, glyphs.ellipsis) for label in labels])
    return canvas


def _draw_axes(canvas: Canvas, grid: _Grid, glyphs: Glyphs, cursor: int | None) -> None:
    """The upright line at the cursor, the level one at the goal, and the ticks."""
    chart = grid.chart
    if cursor is not None:
        for y in range(grid.rows):
            canvas.put(grid.column(cursor), y, glyphs.side, "axis")
    if chart.goal is not None:
        canvas.put(_AXIS, grid.row(chart.goal), glyphs.road * grid.columns, "axis")
    for value, label in chart.ticks:
        canvas.put(0, grid.row(value), f"{label:>{_AXIS - 1}}", "axis")


def _draw_flags(canvas: Canvas, grid: _Grid) -> None:
    """The signs below the labels, each as far as the next one or the next label."""
    labelled = [at for at, label in enumerate(grid.chart.x_labels) if label]
    for flag in grid.chart.flags or ():
        following = next((at for at in labelled if at > flag.at), grid.positions)
        end = grid.column(following) if following < grid.positions else canvas.width
        room = max(1, end - grid.column(flag.at))
        canvas.put(grid.column(flag.at), grid.rows + 1, flag.text[:room], f"player-{flag.colour}")


def _draw_names(canvas: Canvas, grid: _Grid, names: Sequence[str]) -> None:
    """What stands at the right end of each line, one below the other where lines meet."""
    chart = grid.chart
    last = [line.values[-1] if line.values else chart.ticks[0][0] for line in chart.series]
    wanted = [(grid.row(value), -value) for value in last]
    for number, y in _spread(wanted, canvas.height).items():
        role = f"player-{chart.series[number].colour}"
        canvas.put(_AXIS + grid.columns + 1, y, names[number], role)


def _draw_title(canvas: Canvas, title: str) -> None:
    """The title in the top row, as far left as nothing is in its way; nowhere where it never is."""
    row = canvas.text().split("\n")[0].ljust(canvas.width)
    at = row.find(" " * (width_of(title) + 2), _AXIS)
    if at >= 0:
        canvas.put(at + 1, 0, title, "axis")


def position_at(positions: int, width: int, x: int) -> int | None:
    """The x position nearest to a column of a chart without names, or None left of the lines.

    Args:
        positions: how many x positions there are.
        width: of the whole chart, in cells.
        x: a column of it.
    """
    last = positions - 1
    room = width - _AXIS - 1
    if x < _AXIS or room < 1:
        return None
    return min(round((x - _AXIS) * last / room), last)


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where values lie on the canvas; ``columns`` by ``rows`` cells, right of the axis."""

    chart: LineChart
    columns: int
    rows: int

    @property
    def positions(self) -> int:
        """How many x positions there are."""
        longest = max(len(series.values) for series in self.chart.series)
        return max(len(self.chart.x_labels), longest)

    def column(self, at: int) -> int:
        """The column of an x position; beyond the last one, that of the last."""
        last = max(1, self.positions - 1)
        return _AXIS + round(min(at, last) * (self.columns - 1) / last)

    def value_at(self, series: Series, column: float) -> float | None:
        """The value of a line at a column, straight between two values; None after the last."""
        place = max(0.0, column) * (self.positions - 1) / max(1, self.columns - 1)
        left = int(place)
        if left + 1 >= len(series.values):
            return None
        value, following = series.values[left : left + 2]
        return value + (following - value) * (place - left)

    def dot_row(self, value: float) -> int:
        """The row of Braille dots of a value, four in each row of cells.

        Only what has reached the goal stands on its line.
        """
        goal = self.chart.goal
        reached = goal is None or value >= goal
        below = 0 if reached else 4 * (self._nearest_dot(goal or 0.0) // 4 + 1)
        return min(4 * self.rows - 1, max(below, self._nearest_dot(value)))

    def _nearest_dot(self, value: float) -> int:
        low, high = self.chart.ticks[0][0], self.chart.ticks[-1][0]
        exact = (1 - (value - low) / (high - low)) * (self.rows - 1) + 0.5
        return min(4 * self.rows - 1, max(0, int(4 * exact)))

    def row(self, value: float) -> int:
        """The row of a value: that of its dot, so that a sign stands on its line."""
        return self.dot_row(value) // 4


def _draw_labels(canvas: Canvas, grid: _Grid) -> None:
    """The labels below the chart: those that stand out, and of the others as many as fit."""
    labels = grid.chart.x_labels
    step = max(1, -(-grid.positions * _LABEL_SPACING // grid.columns))
    taken: set[int] = set()
    stressed = grid.chart.stressed
    for at in (*stressed, *range(0, len(labels), step)):
        column = grid.column(at)
        cells = set(range(column - 1, column + width_of(labels[at]) + 1))
        if at not in stressed and cells & taken:
            continue
        taken |= cells
        canvas.put(column, grid.rows, labels[at], "stressed" if at in stressed else "axis")


def _draw_trail(canvas: Canvas, series: Series, grid: _Grid, glyphs: Glyphs) -> None:
    """A line from value to value: in Braille dots, or one sign a column where there are none.

    Every colour has dashes of its own, so that lines that cross stay apart without colour.
    """
    role = f"trail-{series.colour}"
    if glyphs.name == "ascii":
        for x in range(_AXIS, _AXIS + grid.columns):
            value = grid.value_at(series, x - _AXIS)
            if value is not None:
                canvas.put(x, grid.row(value), glyphs.trail, role)
        return
    drawn, pause = _DASHES[series.colour]
    cells: dict[tuple[int, int], int] = {}
    before: int | None = None
    for dot in range(2 * grid.columns):
        value = grid.value_at(series, (dot - 0.5) / 2)
        if value is None:
            break
        at = grid.dot_row(value)
        start = at if before is None else before
        before = at
        if dot % (drawn + pause) >= drawn:
            continue
        step = 1 if at >= start else -1
        # Steep lines go through every row between two columns of dots.
        for level in range(start + (step if at != start else 0), at + step, step):
            where = (dot // 2, level // 4)
            cells[where] = cells.get(where, 0) | _BRAILLE[level % 4][dot % 2]
    for (column, row), dots in cells.items():
        canvas.put(_AXIS + column, row, chr(0x2800 + dots), role)


def _end_label(series: Series, chart: LineChart, glyphs: Glyphs) -> str:
    if not series.values:
        return ""
    badge = f"{LETTERS[series.colour]}{glyphs.players[series.colour]}"
    last, chances = series.values[-1], chart.ticks[-1][0] == 1
    return f"{badge} {percent(last) if chances else f'{last:.0f}'} {series.name}"


def _spread(wanted: Sequence[tuple[int, float]], height: int) -> dict[int, int]:
    """A row for each label: as near as possible to the one wanted, no two the same.

    Those that want the same row come in the order of what stands beside it; the last ones are left
    out where there are more than ``height``, which counts the row below the lines too.
    """
    order = sorted(range(len(wanted)), key=lambda number: (wanted[number], number))
    placed: dict[int, int] = {}
    free = 0
    for number in order[:height]:
        placed[number] = max(free, wanted[number][0])
        free = placed[number] + 1
    top = height
    for number in reversed(order[:height]):
        placed[number] = max(0, min(placed[number], top - 1))
        top = placed[number]
    return placed


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
    start = _MARGIN + max(room, len(phrase("report-gained-in")))
    rounds = len(chart.x_labels) - 1
    columns = min(rounds, (canvas.width - start - _MARGIN - 1) // _CELL)
    if canvas.height < len(chart.series) + 1 or columns < 1:
        return None
    first = rounds - columns
    canvas.put(_MARGIN, 0, phrase("report-gained-in"), "axis")
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
    if (
        canvas.height > len(chart.series) + 1
        and _MARGIN + len(phrase("report-points-legend")) <= canvas.width
    ):
        canvas.put(_MARGIN, len(chart.series) + 1, phrase("report-points-legend"), "axis")
    return canvas


def _name(series: Series, glyphs: Glyphs) -> str:
    return f"{LETTERS[series.colour]}{glyphs.players[series.colour]} {series.name}"
