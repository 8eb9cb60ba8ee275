"""The cloth of the curtain: folds from top to bottom under a fringe of gold."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.canvas_widget import CanvasWidget

_FOLD: Final = "0112332100"
"""The shade of each column of a fold, dark to light."""


def draw_cloth(width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The curtain, drawn; a fold's edge is a line, so that it hangs there without colour too."""
    canvas = Canvas(width, height)
    if not height:
        return canvas
    for x in range(width):
        shade = _FOLD[x % len(_FOLD)]
        canvas.fill(x, 0, 1, height, f"art-cloth-{shade}")
        if x % len(_FOLD) == 0:
            for y in range(1, height):
                canvas.put(x, y, glyphs.side, "art-cloth-0")
    canvas.fill(0, 0, width, 1, "art-fringe")
    if glyphs.name != "ascii":
        for x in range(width):
            canvas.put(x, 1, "▀" if x % 2 else "▘", "art-fringe")
    return canvas


class Cloth(CanvasWidget):
    """A curtain as large as the space it gets."""

    DEFAULT_CSS = """
    Cloth { height: 100%; width: 100%; }
    """

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        return draw_cloth(width, height, glyphs)
