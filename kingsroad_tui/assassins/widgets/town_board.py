"""The board: one widget for the whole town, so that a key is answered at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.reactive import reactive
from textual.theme import Theme

from kingsroad_tui.assassins.drawing.board import draw_board, square_at
from kingsroad_tui.assassins.drawing.board_view import BoardView
from kingsroad_tui.assassins.look.colours import town_styles
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.host import WidgetMessage
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.role_styles import Colours
from kingsroad_tui.widgets.canvas_widget import CanvasWidget


class TownBoard(CanvasWidget):
    """The town and everything on it; draws what it is told to and changes nothing.

    Reactives:
        view: what to draw, or None.
    """

    DRAWN_FROM = ("view",)

    DEFAULT_CSS = """
    TownBoard { height: 1fr; width: 1fr; }
    """

    HELP = (
        "The town. Patterned squares with an outline are roofs, the plain ones are streets; double "
        "lines are gates. The crown is the king, numbers are his knights, letters the townsfolk; a "
        "dagger behind a letter marks one of your own assassins, two daggers a revealed one. A "
        "price such as 1AP stands where the chosen pawn can go; an arrow or a sign with a price "
        "beside a pawn says what can be done to it. A hint marks who could strike with ! and the "
        "AP it takes, and where each pawn should go."
    )

    @dataclass
    class SquareClicked(WidgetMessage["TownBoard"]):
        """A square was clicked.

        Attributes:
            square: 0 to 99.
        """

        square: int

    view: reactive[BoardView | None] = reactive[BoardView | None](None, repaint=False)

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        if self.view is None:
            return Canvas(width, height)
        return draw_board(self.view, width, height, glyphs)

    def styles_in(self, theme: Theme, colours: Colours) -> Mapping[str, Style]:
        return town_styles(theme, few_colours=colours is Colours.FEW)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        square = square_at(self.size.width, self.size.height, offset.x, offset.y)
        if square is not None:
            event.stop()
            self.post_message(self.SquareClicked(self, square))
