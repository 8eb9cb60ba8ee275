"""The way a game went, as a picture."""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style
from textual.theme import Theme

from assassins.games import AssassinsGame
from kingsroad_tui.assassins.drawing.way_chart import draw_way
from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.look.colours import assassins_styles
from kingsroad_tui.assassins.review.way import way_of
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.role_styles import Colours
from kingsroad_tui.widgets.canvas_widget import CanvasWidget


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
