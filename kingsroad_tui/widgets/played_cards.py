"""The cards on the table during a reveal, as a widget."""

from __future__ import annotations

from textual.reactive import reactive

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.played_cards import PlayedCards, draw_played_cards
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.canvas_widget import CanvasWidget


class PlayedCardsRow(CanvasWidget):
    """Everybody's cards in a row.

    Reactives:
        table: what lies on the table; None before anything does.
    """

    DRAWN_FROM = ("table",)

    table: reactive[PlayedCards | None] = reactive[PlayedCards | None](None, repaint=False)

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        if self.table is None:
            return Canvas(width, height)
        return draw_played_cards(self.table, width, height, glyphs)
