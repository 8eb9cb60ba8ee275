"""Curves over the rounds of a game, in text."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from kingsroad.games import Game
from kingsroad_tui.drawing.canvas import Canvas, fit, width_of
from kingsroad_tui.look.glyphs import Glyphs, glyphs_of

_AXIS = 5
"""Cells left of the curves, for the figures."""


def draw_chart(
    curves: Sequence[Sequence[float]],
    signs: Sequence[str],
    labels: Sequence[str],
    size: tuple[int, int],
    glyphs: Glyphs,
    *,
    first: int = 0,
) -> Canvas:
    """Curves with a sign at every value, dots between them, and their labels at the right.

    Args:
        curves: per player a value for every x position (0 or more).
        signs: one cell for each player, which marks the values.
        labels: what stands at the right of each curve.
        size: width and height in cells.
        glyphs: what is drawn between values, and where a text is cut.
        first: the number of the first x position.
    """
    width, height = size
    canvas = Canvas(width, height)
    points = max((len(curve) for curve in curves), default=0)
    room = min(max(map(width_of, labels), default=0), max(0, width // 4))
    length = width - _AXIS - room - 2
    rows = height - 2
    if points < 1 or length < 2 or rows < 2:
        return canvas
    values = [value for curve in curves for value in curve]
    highest = max(1.0, *values)

    def row_of(value: float) -> int:
        return round((1 - value / highest) * (rows - 1))

    def column_of(index: float) -> int:
        return _AXIS + round(index * (length - 1) / max(1, points - 1))

    for level in (*range(0, int(highest * 0.9), 20 if highest <= 120 else 100), highest):
        canvas.put(0, row_of(level), f"{level:>4.0f}", "axis")
    step = max(1, -(-points * 4 // length))
    for index in range(0, points, step):
        canvas.put(column_of(index), rows, str(first + index), "axis")
    for player, curve in enumerate(curves):
        for column in range(_AXIS, _AXIS + length):
            place = (column - _AXIS) * max(0, points - 1) / max(1, length - 1)
            if place <= len(curve) - 1:
                canvas.put(column, row_of(_between(curve, place)), glyphs.trail, f"player-{player}")
    for player, curve in enumerate(curves):
        for index, value in enumerate(curve):
            canvas.put(column_of(index), row_of(value), signs[player], f"player-{player}")
    ends = [row_of(curve[-1]) if curve else rows - 1 for curve in curves]
    for player, row in _spread(ends, rows).items():
        canvas.put(
            _AXIS + length + 1, row, fit(labels[player], room, glyphs.ellipsis), f"player-{player}"
        )
    return canvas


def _between(curve: Sequence[float], index: float) -> float:
    """The value at a place between two positions."""
    left = int(index)
    right = min(left + 1, len(curve) - 1)
    return curve[left] + (curve[right] - curve[left]) * (index - left)


def _spread(rows: Sequence[int], height: int) -> dict[int, int]:
    """A row for each label: as near as may be to the one wanted, no two the same if they fit."""
    order = sorted(range(len(rows)), key=lambda player: (rows[player], player))
    placed: dict[int, int] = {}
    free = 0
    for player in order:
        placed[player] = max(free, rows[player])
        free = placed[player] + 1
    top = height
    for player in reversed(order):
        placed[player] = max(0, min(placed[player], top - 1))
        top = placed[player]
    return placed


class Chart(Widget):
    """Curves, one a player, told apart by sign, colour and label.

    Reactives:
        curves: per player a value for every x position.
        tokens: letter and sign of each player, in seat order.
        names: the players' names, shown as they are.
        first: the number of the first x position.
    """

    DEFAULT_CSS = """
    Chart { height: 12; width: 1fr; }
    """

    curves: reactive[Sequence[Sequence[float]]] = reactive[Sequence[Sequence[float]]](())
    tokens: reactive[Sequence[Content]] = reactive[Sequence[Content]](())
    names: reactive[Sequence[str]] = reactive[Sequence[str]](())
    first: reactive[int] = reactive(0)

    def render(self) -> Content:
        """The curves."""
        if not self.curves or len(self.tokens) != len(self.curves):
            return Content("")
        signs = [token.plain[-1] for token in self.tokens]
        labels = [
            f"{token.plain} {curve[-1]:.0f} {name}"
            for token, curve, name in zip(self.tokens, self.curves, self.names, strict=True)
            if curve
        ]
        if len(labels) != len(self.curves):
            return Content("")
        canvas = draw_chart(
            self.curves,
            signs,
            labels,
            (self.size.width, self.size.height),
            glyphs_of(self.app),
            first=self.first,
        )
        return Content("\n").join(
            Content.assemble(*((text, self._style(role)) for text, role in row))
            for row in canvas.rows()
        )

    def _style(self, role: str) -> str:
        """The style of a role: a player's own, or that of the axes."""
        kind, _, number = role.partition("-")
        if kind != "player":
            return "$text-muted" if role else ""
        spans = self.tokens[int(number)].spans
        return str(spans[0].style) if spans else ""


class ScoreChart(Chart):
    """Everybody's points after every round; the last includes the final scoring."""

    def __init__(
        self,
        game: Game,
        tokens: Sequence[Content],
        *,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        scores = [position.scores for position in game.positions]
        self.set_reactive(Chart.curves, tuple(zip(*scores, strict=True)))
        self.set_reactive(Chart.tokens, tuple(tokens))
        self.set_reactive(Chart.names, game.players)
        self.set_reactive(Chart.first, game.first.round - 1)
