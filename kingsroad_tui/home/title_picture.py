"""The picture over the menu of a game's first screen."""

from __future__ import annotations

from collections.abc import Callable

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.canvas_widget import CanvasWidget


class TitlePicture(CanvasWidget):
    """The name of a game, and where it is played."""

    DEFAULT_CSS = """
    TitlePicture { height: 100%; width: 100%; }
    """

    def __init__(
        self, drawn: Callable[[int, int, Glyphs], Canvas], *, id: str | None = None
    ) -> None:
        """``drawn``: the picture in so many columns and rows."""
        super().__init__(id=id)
        self._drawn = drawn

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        return self._drawn(width, height, glyphs)
