"""A chart of lines, one a player, as data: the terminal and the report draw the same chart."""

from __future__ import annotations

from dataclasses import dataclass


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
class LineChart:
    """Lines over the same x positions.

    Attributes:
        title: what a screen reader says of the chart.
        series: the lines.
        x_labels: a label below each x position; "" for none.
        ticks: the values marked at the left, lowest first, and their labels; the lowest and the
            highest bound the chart.
        marked: x positions (from 1) with the interval before them shaded.
    """

    title: str
    series: tuple[Series, ...]
    x_labels: tuple[str, ...]
    ticks: tuple[tuple[float, str], ...]
    marked: tuple[int, ...] = ()


def point_ticks(highest: float) -> tuple[tuple[float, str], ...]:
    """Ticks from 0 to at least ``highest`` (points, up to 3500), two to eight of them."""
    step = next(s for s in (2, 5, 10, 20, 50, 100, 200, 500) if highest <= 7 * s)
    count = max(1, -(-int(highest) // step))
    return tuple((step * number, str(step * number)) for number in range(count + 1))
