"""The board: one widget for the whole town, so that a key is answered at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.geometry import Region as Area
from textual.reactive import reactive
from textual.theme import Theme

from kingsroad_tui.assassins.drawing.board import draw_board
from kingsroad_tui.assassins.drawing.views import BoardView, grid_for, square_at
from kingsroad_tui.assassins.look.colours import assassins_styles
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.effects import glow
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.grounds import Colours
from kingsroad_tui.shell.host import WidgetMessage
from kingsroad_tui.widgets.canvas_widget import EffectWidget


class AssassinsBoard(EffectWidget):
    """The town and everything on it; draws what it is told to and changes nothing.

    Reactives:
        view: what to draw, or None.
    """

    DRAWN_FROM = ("view",)

    DEFAULT_CSS = """
    AssassinsBoard { height: 1fr; width: 1fr; }
    """

    HELP = "town-board"

    @dataclass
    class SquareClicked(WidgetMessage["AssassinsBoard"]):
        """A square was clicked.

        Attributes:
            square: 0 to 99.
        """

        square: int

    @dataclass
    class SquarePressed(WidgetMessage["AssassinsBoard"]):
        """A mouse button went down on a square: a click or a drag begins.

        Attributes:
            square: 0 to 99.
        """

        square: int

    @dataclass
    class Dragged(WidgetMessage["AssassinsBoard"]):
        """What stands on a square was dragged to another one.

        Attributes:
            source, target: 0 to 99.
        """

        source: int
        target: int

    view: reactive[BoardView | None] = reactive[BoardView | None](None, repaint=False)

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        if self.view is None:
            return Canvas(width, height)
        return draw_board(self.view, width, height, glyphs)

    def point_out(self, squares: Collection[int], seconds: float, colour: str) -> None:
        """Has squares glow for so many seconds, in a colour of the theme."""
        grid = grid_for(*self.size)
        corners = map(grid.corner, sorted(squares))
        areas = [Area(x, y, grid.width, grid.height) for x, y in corners]
        if areas:
            self.play(glow, seconds, *areas, colour=colour)

    def styles_in(self, theme: Theme, colours: Colours) -> Mapping[str, Style]:
        return assassins_styles(theme, few_colours=colours is Colours.FEW)

    ALLOW_SELECT = False
    """Dragging moves pawns; it does not mark text."""

    def on_mount(self) -> None:
        self._pressed: int | None = None
        self._dragged = False

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self._pressed, self._dragged = self._square_at(event), False
        if self._pressed is not None:
            self.post_message(self.SquarePressed(self, self._pressed))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        square, pressed = self._square_at(event), self._pressed
        self._pressed = None
        if square is not None and pressed is not None and square != pressed:
            self._dragged = True
            self.post_message(self.Dragged(self, pressed, square))

    def on_click(self, event: events.Click) -> None:
        # A drag ends in a click as well, as the board is one widget.
        square = self._square_at(event)
        if square is not None:
            event.stop()
            if not self._dragged:
                self.post_message(self.SquareClicked(self, square))

    def _square_at(self, event: events.MouseEvent) -> int | None:
        offset = event.get_content_offset(self)
        if offset is None:
            return None
        return square_at(self.size.width, self.size.height, offset.x, offset.y)
