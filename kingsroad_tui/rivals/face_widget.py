"""A face, as large as it is drawn."""

from __future__ import annotations

from textual.reactive import reactive

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.rivals.faces import FACE_HEIGHT, FACE_WIDTH, draw_face
from kingsroad_tui.rivals.remarks import Mood
from kingsroad_tui.widgets.canvas_widget import CanvasWidget


class FacePicture(CanvasWidget):
    """Shows somebody, in the colour of a player."""

    DEFAULT_CSS = f"""
    FacePicture {{ width: {FACE_WIDTH}; height: {FACE_HEIGHT}; }}
    """

    DRAWN_FROM = ("who",)

    who: reactive[tuple[str, int]] = reactive(("", 0), repaint=False)

    def show(self, name: str, colour: int) -> None:
        """Shows somebody else; ``colour`` is a player colour, 0 to 4."""
        self.who = name, colour

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        name, colour = self.who
        return draw_face(name, Mood.CALM, colour, glyphs) if name else Canvas(width, height)
