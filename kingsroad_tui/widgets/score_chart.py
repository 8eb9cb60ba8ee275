"""The chart of everybody's points over a game."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.games import Game
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.line_chart import LineChart, Series, draw_line_chart
from kingsroad_tui.widgets.line_chart import LineChartWidget


class ScoreChart(LineChartWidget):
    """Everybody's points after every round; the last include the final scoring."""

    DEFAULT_CSS = """
    ScoreChart { height: 12; width: 1fr; }
    """
    TRAIL_STYLE = "bold"

    def __init__(self, game: Game, colours: Sequence[int], *, id: str | None = None) -> None:
        """``colours`` has each seat's player colour."""
        super().__init__(id=id)
        self._chart = score_chart(game, colours)

    def draw(self, width: int, height: int) -> Canvas:
        space = (width, height - 1)  # a blank line sets the chart off from the text below
        return draw_line_chart(self._chart, space, self.app.glyphs, named=True)


def score_chart(game: Game, colours: Sequence[int]) -> LineChart:
    """Everybody's points at the start and after each round."""
    scores = list(zip(*(position.scores for position in game.positions), strict=True))
    highest = max(1, *(max(points) for points in scores))
    levels = (*range(0, int(highest * 0.9), 20 if highest <= 120 else 100), highest)
    first = game.first.round - 1
    return LineChart(
        title="Points",
        series=tuple(
            Series(name, colour, points)
            for name, colour, points in zip(game.players, colours, scores, strict=True)
        ),
        x_labels=tuple(str(first + at) for at in range(len(game.positions))),
        ticks=tuple((level, str(level)) for level in levels),
    )
