"""A widget drawn on a canvas: after a change only the lines that look different are shown anew."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region as Area
from textual.strip import Strip
from textual.theme import Theme
from textual.widget import Widget

from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.look.glyphs import Glyphs, glyphs_of
from kingsroad_tui.look.themes import player_colours


class Drawn(Widget):
    """What derives from it says what to draw (`draw`), and on which of its reactives that depends.

    Those reactives do not repaint by themselves (``repaint=False``): a key may change several of
    them, and is answered by one drawing.
    """

    SHOWN: ClassVar[tuple[str, ...]] = ()
    """The reactives that decide what is drawn."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._canvas = Canvas(0, 0)
        self._glyphs: Glyphs | None = None
        self._ground = Style()
        self._styles: dict[str, Style] = {}
        self._due = False

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        """Everything in this space of cells, as things stand."""
        return Canvas(width, height)

    def on_mount(self) -> None:
        """Watches what decides how this looks."""
        for name in self.SHOWN:
            self.watch(self, name, self._changed, init=False)

    def on_idle(self) -> None:
        """All changes are in: says which lines look different now."""
        if not self._due:
            return
        self._due = False
        if not self._drawn:
            self._canvas = Canvas(0, 0)  # hidden: whatever space comes, it is drawn anew
            self.refresh()
            return
        before = self._canvas
        self._draw()
        if rows := self._canvas.changed_rows(before):
            self.refresh(*(Area(0, y, self.size.width, 1) for y in rows))

    def render_lines(self, crop: Area) -> list[Strip]:
        """The lines of a part of it, in the colours of the theme."""
        if not self._drawn:
            self._draw()
        self._ground = self.visual_style.rich_style
        self._styles = role_styles(self.app.current_theme)
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """One line; Textual asks for those that look different."""
        canvas, ground, styles = self._canvas, self._ground, self._styles
        if not 0 <= y < canvas.height:
            return Strip.blank(self.size.width, ground)
        segments = [Segment(text, ground + styles.get(role)) for text, role in canvas.row(y)]
        return Strip(segments, canvas.width)

    @property
    def _drawn(self) -> bool:
        """Whether the canvas was drawn for this space, with these signs."""
        drawn = (self._canvas.width, self._canvas.height, self._glyphs)
        return drawn == (*self.size, glyphs_of(self.app))

    def _draw(self) -> None:
        self._glyphs = glyphs_of(self.app)
        self._canvas = self.draw(*self.size, self._glyphs)

    def _changed(self) -> None:
        self._due = True
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
