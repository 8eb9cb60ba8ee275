"""The picture over the menu of the first screen."""

from __future__ import annotations

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.title import draw_title
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.canvas_widget import CanvasWidget


class TitlePicture(CanvasWidget):
    """The name of the game, and the kingdom along its road."""

    DEFAULT_CSS = """
    TitlePicture { height: 100%; width: 100%; }
    """

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        return draw_title(width, height, glyphs)
