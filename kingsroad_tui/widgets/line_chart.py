"""A widget that shows a chart of lines, one for each player."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import ClassVar

from textual import getters
from textual.content import Content
from textual.widget import Widget

from kingsroad_tui.drawing.canvas import Canvas, Span
from kingsroad_tui.shell.host import Host


class LineChartWidget(Widget):
    """Shows what `draw` puts on a canvas, drawn anew when the glyphs change."""

    TRAIL_STYLE: ClassVar[str] = ""
    """How the dots between values look, beside the player's colour."""

    app = getters.app(Host)

    def draw(self, width: int, height: int) -> Canvas:
        """The chart in this space."""
        return Canvas(width, height)

    def render(self) -> Content:
        canvas = self.draw(*self.size)
        return Content("\n").join(Content.assemble(*self._runs(row)) for row in canvas.rows())

    def _runs(self, row: list[Span]) -> Iterator[tuple[str, str]]:
        """The texts of a row and their styles, equal styles together."""
        for style, run in groupby(row, key=lambda span: self._style(span[1])):
            yield "".join(text for text, _ in run), style

    def _style(self, role: str) -> str:
        kind, _, colour = role.partition("-")
        styles = {
            "axis": "$text-muted",
            "stressed": "bold $accent",
            "player": f"bold $player-{colour}",
            "trail": f"{self.TRAIL_STYLE} $player-{colour}",
            "ahead": f"bold reverse $player-{colour}",
        }
        return styles.get(kind, "")

    def on_glyphs_changed(self) -> None:
        self.refresh()
