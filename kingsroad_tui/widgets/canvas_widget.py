"""A widget drawn on a canvas: a change repaints only the lines that look different."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import getters
from textual.geometry import Region as Area
from textual.strip import Strip
from textual.theme import Theme
from textual.widget import Widget

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.host import Host
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.role_styles import Colours, role_styles


class CanvasWidget(Widget):
    """A widget whose subclass says what to draw (`draw`), and on which reactives that depends.

    Those reactives do not repaint by themselves (``repaint=False``): one key may change several of
    them, and is answered by one drawing.
    """

    DRAWN_FROM: ClassVar[tuple[str, ...]] = ()
    """The reactives that decide what is drawn."""

    app = getters.app(Host)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._canvas = Canvas(0, 0)
        self._canvas_glyphs: Glyphs | None = None
        self._base_style = Style()
        self._role_styles: Mapping[str, Style] | None = None
        self._redraw_due = False

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        """Everything in this space of cells, as things stand."""
        return Canvas(width, height)

    def styles_in(self, theme: Theme, colours: Colours) -> Mapping[str, Style]:
        """How each role looks in a theme, with as many colours as the terminal has."""
        return role_styles(theme, colours)

    def on_mount(self) -> None:
        for name in self.DRAWN_FROM:
            self.watch(self, name, self._request_redraw, init=False)

    def on_glyphs_changed(self) -> None:
        self._request_redraw()

    def on_idle(self) -> None:
        """Draws once for all changes, and refreshes the lines that look different now."""
        if not self._redraw_due:
            return
        self._redraw_due = False
        if not self._canvas_fits:
            self._canvas = Canvas(0, 0)  # hidden, or other glyphs: the next rendering draws anew
            self.refresh()
            return
        before = self._canvas
        self._redraw()
        if rows := self._canvas.changed_rows(before):
            self.refresh(*(Area(0, y, self.size.width, 1) for y in rows))

    def render_lines(self, crop: Area) -> list[Strip]:
        if not self._canvas_fits:
            self._redraw()
        self._base_style = self.visual_style.rich_style
        colours = Colours.of_system(self.app.console.color_system)
        self._role_styles = self.styles_in(self.app.current_theme, colours)
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        canvas, base, styles = self._canvas, self._base_style, self._role_styles
        if styles is None or not 0 <= y < canvas.height:
            return Strip.blank(self.size.width, base)
        segments = [Segment(text, base + styles[role]) for text, role in canvas.row(y)]
        return Strip(segments, canvas.width)

    @property
    def _canvas_fits(self) -> bool:
        """Whether the canvas was drawn for this space, with these glyphs."""
        drawn_for = (self._canvas.width, self._canvas.height, self._canvas_glyphs)
        return drawn_for == (*self.size, self.app.glyphs)

    def _redraw(self) -> None:
        self._canvas_glyphs = self.app.glyphs
        self._canvas = self.draw(*self.size, self._canvas_glyphs)

    def _request_redraw(self) -> None:
        self._redraw_due = True
        self.check_idle()
