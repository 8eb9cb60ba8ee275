"""The course of a game as pictures: the king's chance before each round, and his way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.style import Style
from textual.theme import Theme

from assassins.games import AssassinsGame
from kingsroad_tui.assassins.drawing.way_chart import draw_way
from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.look.colours import assassins_styles
from kingsroad_tui.assassins.review.shown import COURSE
from kingsroad_tui.assassins.review.summary import AssassinsCourse
from kingsroad_tui.assassins.review.way import way_of
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.line_chart import LineChart, Series, draw_line_chart
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.role_styles import Colours
from kingsroad_tui.widgets.canvas_widget import CanvasWidget
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


class WayChart(CanvasWidget):
    """A game, round by round."""

    HELP = help_texts.WAY_CHART

    def __init__(self, game: AssassinsGame, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._way = way_of(game)

    def show(self, game: AssassinsGame) -> None:
        """Shows the game as far as it has been played now."""
        self._way = way_of(game)
        self.refresh()

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        return draw_way(self._way, width, height, glyphs)

    def styles_in(self, theme: Theme, colours: Colours) -> Mapping[str, Style]:
        return assassins_styles(theme, few_colours=colours is Colours.FEW)
