"""The course of a game: the chance of the king's side before each round."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.assassins.review.shown import COURSE
from kingsroad_tui.assassins.review.summary import AssassinsCourse
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.line_chart import LineChart, Series, draw_line_chart
from kingsroad_tui.widgets.line_chart import LineChartWidget

_MIN_SIZE: Final = (30, 4)
_MIN_CONNECTED_HEIGHT: Final = 5
"""In a lower chart, dots between the values would show more than the values do."""


class CourseChart(LineChartWidget):
    """What is known of the course so far; rounds that are not judged yet leave room."""

    _course: AssassinsCourse | None = None
    _rounds = 0

    def show(self, course: AssassinsCourse | None, rounds: int) -> None:
        """Shows a course; ``rounds`` is how many the game has."""
        self._course, self._rounds = course, rounds
        self.refresh()

    def draw(self, width: int, height: int) -> Canvas:
        course = self._course
        if course is None or width < _MIN_SIZE[0] or height < _MIN_SIZE[1]:
            return Canvas(width, height)
        first = course.rounds[0]
        chart = LineChart(
            title=COURSE,
            series=(Series("", 0, course.chances),),
            x_labels=(*map(str, range(first, max(self._rounds, course.rounds[-1]) + 1)), ""),
            ticks=((0.0, "0%"), (0.5, "50%"), (1.0, "100%")),
        )
        return draw_line_chart(
            chart,
            (width, height),
            self.app.glyphs,
            connected=height >= _MIN_CONNECTED_HEIGHT,
            titled=True,
        )
