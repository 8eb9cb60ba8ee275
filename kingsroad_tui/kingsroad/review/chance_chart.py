"""The chart of everybody's chance to win over a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual import events
from textual.reactive import reactive

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.line_chart import (
    Flag,
    LineChart,
    Series,
    draw_line_chart,
    position_at,
)
from kingsroad_tui.kingsroad.review.turning import JUDGING
from kingsroad_tui.shell.host import WidgetMessage
from kingsroad_tui.widgets.line_chart import LineChartWidget

_MIN_SIZE: Final = (30, 4)
"""Columns and rows below which nothing is drawn."""

_MIN_CONNECTED_HEIGHT: Final = 5
"""In a lower chart, dots between the values would show more than the values do."""


class ChanceChart(LineChartWidget):
    """Everybody's chance to win before each round and at the end; click a round to go there.

    Reactives:
        chances: per seat, the chances (0 to 1) before each round judged, and after the last.
        rounds: how many rounds there are in all; those not judged yet leave room.
        at: the round looked at, counted from 0.
        seat: whose line is drawn over the others'.
        flags: the worst mistake of each round, below its number.
        turning: the rounds (from 0) on which the game turned.
        heading: what is drawn, in words.
    """

    @dataclass
    class RoundPicked(WidgetMessage["ChanceChart"]):
        """A round was clicked.

        Attributes:
            at: the round, counted from 0.
        """

        at: int

    chances: reactive[Sequence[Sequence[float]]] = reactive[Sequence[Sequence[float]]](())
    rounds: reactive[int] = reactive(0)
    at: reactive[int] = reactive(0)
    seat: reactive[int] = reactive(0)
    flags: reactive[tuple[Flag, ...]] = reactive[tuple[Flag, ...]](())
    turning: reactive[tuple[int, ...]] = reactive[tuple[int, ...]](())

    heading: reactive[str] = reactive("")

    def __init__(
        self, colours: Sequence[int], first_round: int = 1, *, id: str | None = None
    ) -> None:
        """``colours`` has each seat's player colour; ``first_round`` the number of the first."""
        super().__init__(id=id)
        self._colours = colours
        self._first_round = first_round

    def draw(self, width: int, height: int) -> Canvas:
        if width < _MIN_SIZE[0] or height < _MIN_SIZE[1]:
            return Canvas(width, height)
        if not self.chances:
            canvas = Canvas(width, height)
            canvas.put(1, 0, self.app.glyphs.spelled(JUDGING), "axis")
            return canvas
        return draw_line_chart(
            self._chart,
            (width, height),
            self.app.glyphs,
            connected=height >= _MIN_CONNECTED_HEIGHT,
            titled=True,
            cursor=self.at,
            front=self.seat,
        )

    @property
    def _chart(self) -> LineChart:
        return LineChart(
            title=self.heading,
            series=tuple(
                Series("", colour, tuple(chances))
                for colour, chances in zip(self._colours, self.chances, strict=True)
            ),
            x_labels=(*map(self._label, range(self.rounds)), ""),
            ticks=((0.0, "0%"), (0.5, "50%"), (1.0, "100%")),
            flags=self.flags,
            stressed=self.turning,
        )

    def _label(self, at: int) -> str:
        """The number of a round; a turning point has a sign that needs no colour."""
        sign = self.app.glyphs.pointer if at in self.turning else ""
        return f"{sign}{self._first_round + at}"

    def on_click(self, event: events.Click) -> None:
        if self.rounds:
            at = position_at(self.rounds + 1, self.size.width, event.x)
            if at is not None:
                self.post_message(self.RoundPicked(self, at))
