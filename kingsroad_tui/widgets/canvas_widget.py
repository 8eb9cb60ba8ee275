"""A widget drawn on a canvas: a change repaints only the lines that look different."""

from __future__ import annotations

from functools import lru_cache
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
from kingsroad_tui.look.themes import player_colours


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
        self._role_styles: dict[str, Style] = {}
        self._redraw_due = False

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        """Everything in this space of cells, as things stand."""
        return Canvas(width, height)

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
        self._role_styles = role_styles(self.app.current_theme)
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        canvas, base, styles = self._canvas, self._base_style, self._role_styles
        if not 0 <= y < canvas.height:
            return Strip.blank(self.size.width, base)
        segments = [Segment(text, base + styles.get(role)) for text, role in canvas.row(y)]
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


def role_styles(theme: Theme) -> dict[str, Style]:
    """How each role looks in a theme, on the ground of whatever it is drawn on."""
    colours = (
        theme.foreground or "default",
        theme.secondary or theme.primary,
        theme.primary,
        theme.accent or theme.primary,
        theme.success or theme.primary,
        theme.warning or theme.primary,
    )
    return _styles(colours, player_colours(theme))


@lru_cache(maxsize=8)
def _styles(colours: tuple[str, ...], players: tuple[str, ...]) -> dict[str, Style]:
    ink, quiet, strong, accent, success, warning = colours
    styles = {
        "frame": Style(color=quiet),
        "frame-king": Style(color=accent, bold=True),
        "frame-scored": Style(color=accent),
        "frame-hint": Style(color=strong, bold=True),
        "way": Style(color=quiet),
        "road": Style(color=quiet, dim=True),
        "name": Style(color=ink, bold=True),
        "name-focus": Style(color=ink, bold=True, reverse=True),
        "king": Style(color=accent, bold=True),
        "paid": Style(color=ink),
        "unpaid": Style(color=ink, dim=True),
        "noble": Style(color=ink, bold=True),
        "scored": Style(color=accent),
        "hint": Style(color=strong, bold=True),
        "heat": Style(color=strong, bold=True),
        "title": Style(color=ink, bold=True),
        "note": Style(color=ink),
        "card": Style(bold=True),
        "card-chosen": Style(bold=True, reverse=True),
        "card-refused": Style(dim=True),
        "card-spent": Style(dim=True, strike=True),
        "ready": Style(color=success, bold=True),
        "not-ready": Style(dim=True),
        "warning": Style(color=warning, bold=True),
    }
    for number, colour in enumerate(players):
        styles[f"player-{number}"] = Style(color=colour, bold=True)
        styles[f"preview-{number}"] = Style(color=colour, bold=True, reverse=True)
    return styles
