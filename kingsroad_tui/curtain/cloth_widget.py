"""The cloth that hangs behind the words of the curtain."""

from __future__ import annotations

from kingsroad_tui.curtain.cloth import draw_cloth
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.canvas_widget import CanvasWidget


class Cloth(CanvasWidget):
    """A curtain as large as the space it gets."""

    DEFAULT_CSS = """
    Cloth { height: 100%; width: 100%; }
    """

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        return draw_cloth(width, height, glyphs)
