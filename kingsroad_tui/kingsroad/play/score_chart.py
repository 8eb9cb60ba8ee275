"""The chart of everybody's points over a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.games import Game
from kingsroad.position import GOAL
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.line_chart import LineChart, Series, draw_line_chart, draw_points_table
from kingsroad_tui.kingsroad.play.outcome_words import scores_before_the_final
from kingsroad_tui.kingsroad.words.people import seat_spoken_to
from kingsroad_tui.widgets.canvas_widget import LineChartWidget
from tabletop.words.voice import phrase

_LEAST_ROWS: Final = 11
"""In fewer rows the lines of several players run into each other."""


class ScoreChart(LineChartWidget):
    """Everybody's points after every round and, at the end, after the final scoring.

    Lines where there is room for them, else what each round brought, in numbers.
    """

    DEFAULT_CSS = """
    ScoreChart { height: 12; width: 1fr; }
    """
    TRAIL_STYLE = "bold"

    def __init__(
        self, game: Game, colours: Sequence[int], names: Sequence[str], *, id: str | None = None
    ) -> None:
        """``colours`` and ``names`` are each seat's."""
        super().__init__(id=id)
        self._own = seat_spoken_to(names)
        self.show(game, colours, names)

    def show(self, game: Game, colours: Sequence[int], names: Sequence[str]) -> None:
        """Shows the game as far as it has been played now."""
        self._shown = game, colours, names
        self._chart = score_chart(game, colours, names)
        self.refresh()

    def on_shown_anew(self) -> None:
        self.show(*self._shown)

    def draw(self, width: int, height: int) -> Canvas:
        space = (width, height - 1)  # a blank line sets the chart off from the text below
        low = height < _LEAST_ROWS
        table = draw_points_table(self._chart, space, self.app.glyphs) if low else None
        return table or draw_line_chart(
            self._chart, space, self.app.glyphs, named=True, front=self._own
        )


def score_chart(game: Game, colours: Sequence[int], names: Sequence[str]) -> LineChart:
    """Everybody's points at the start, after each round, and after the final scoring."""
    after = [position.scores for position in game.positions]
    first = game.first.round - 1
    labels = [str(first + at) for at in range(len(after))]
    if game.reports and game.reports[-1].final:
        after.insert(-1, scores_before_the_final(game.reports[-1]))
        labels.append(phrase("kingsroad-final-column"))
    scores = list(zip(*after, strict=True))
    highest = max(1, *(max(points) for points in scores))
    levels = (*range(0, max(1, int(highest * 0.9)), 20 if highest <= 120 else 100), highest)
    return LineChart(
        title=phrase("kingsroad-points"),
        series=tuple(
            Series(name, colour, points)
            for name, colour, points in zip(names, colours, scores, strict=True)
        ),
        x_labels=tuple(labels),
        ticks=tuple((level, str(level)) for level in levels),
        goal=GOAL if highest >= GOAL else None,
    )
