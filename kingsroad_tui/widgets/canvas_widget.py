"""Widgets drawn on a canvas: a change repaints only the lines that look different.

Over one of them an effect can be played, thirty pictures a second; another shows a chart of lines,
one for each player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from time import monotonic
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual import getters
from textual.color import Color
from textual.content import Content
from textual.geometry import Region as Area
from textual.strip import Strip
from textual.theme import Theme
from textual.timer import Timer
from textual.widget import Widget

from kingsroad_tui.drawing.canvas import Canvas, Span
from kingsroad_tui.drawing.effects import Drawing, Effect
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.grounds import Colours, role_styles
from kingsroad_tui.shell.host import Host

_AROUND: Final = (
    *(f"outline_{edge}" for edge in ("top", "right", "bottom", "left")),
    "tint",
    "hatch",
    "text_opacity",
)
"""What Textual adds to a line, besides borders and padding."""

_MOST_STRIPS: Final = 500
"""Lines that are kept: some screens full."""


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
        self._looks = _Looks(Style(), {})
        self._looks_known = False
        """Whether theme and colours are still those of the looks."""

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

    def on_shown_anew(self) -> None:
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
            # Whole lines, with the padding: to cut them costs more than to send them.
            left, width = -self.gutter.left, self.outer_size.width
            self.refresh(*(Area(left, y, width, height) for y, height in _runs(rows)))

    def render_lines(self, crop: Area) -> list[Strip]:
        if not self._canvas_fits:
            self._redraw()
            self._styles_cache.clear()
            if crop.height < self.outer_size.height:
                self.call_later(self.refresh)  # a neighbour changed first: the rest is stale
        self._looks_known = False  # asked for only if a line has to be drawn, as most have not
        if self._has_box:
            return super().render_lines(crop)
        # With nothing around them, lines need none of what Textual does for those in a box.
        filters, background = self.get_line_filters(), self.background_colors[1]
        strips = []
        for y in crop.line_range:
            strip = self.render_line(y)
            for one in filters:
                strip = strip.apply_filter(one, background)
            strips.append(
                strip.crop(crop.x, crop.right) if crop.width < strip.cell_length else strip
            )
        return strips

    @property
    def _has_box(self) -> bool:
        """Whether there is more to a line than what is drawn in it."""
        styles = self.styles
        return bool(
            styles.gutter
            or self.opacity < 1
            or self.size.width != self._canvas.width
            or styles.has_any_rules(*_AROUND)
        )

    def render_line(self, y: int) -> Strip:
        if not self._looks_known:
            self._find_looks()
        canvas, looks = self._canvas, self._looks
        if not 0 <= y < canvas.height:
            return Strip.blank(self.size.width, looks.base)
        spans = tuple(canvas.row(y))
        strip = looks.strips.get(spans)
        if strip is None:
            if len(looks.strips) > _MOST_STRIPS:
                looks.strips.clear()
            strip = Strip([Segment(text, looks[role]) for text, role in spans], canvas.width)
            looks.strips[spans] = strip
        return strip

    def _find_looks(self) -> None:
        self._looks_known = True
        base = self.visual_style.rich_style
        colours = Colours.of_system(self.app.console.color_system)
        roles = self.styles_in(self.app.current_theme, colours)
        if roles is not self._looks.roles or base != self._looks.base:
            self._looks = _Looks(base, roles)

    @property
    def _canvas_fits(self) -> bool:
        drawn_for = (self._canvas.width, self._canvas.height, self._canvas_glyphs)
        return drawn_for == (*self.size, self.app.glyphs)

    def _redraw(self) -> None:
        self._canvas_glyphs = self.app.glyphs
        self._canvas = self.draw(*self.size, self._canvas_glyphs)

    def _request_redraw(self) -> None:
        self._redraw_due = True
        self.check_idle()


class _Looks(dict[str, Style]):
    """How each role looks on the ground of a widget; found when it is first asked for."""

    def __init__(self, base: Style, roles: Mapping[str, Style]) -> None:
        super().__init__()
        self.base = base
        self.roles = roles
        self.strips: dict[tuple[Span, ...], Strip] = {}
        """Lines that were drawn: many come again, and what filters make of them is kept in them."""

    def __missing__(self, role: str) -> Style:
        style = self[role] = self.base + self.roles[role]
        return style


def _runs(rows: Iterable[int]) -> list[tuple[int, int]]:
    """Ascending rows as runs: the first of each, and how many follow one another."""
    runs: list[tuple[int, int]] = []
    for row in rows:
        if runs and row == sum(runs[-1]):
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((row, 1))
    return runs


PICTURES: Final = 30
"""How many pictures there are in a second, where the terminal keeps up."""


class EffectWidget(CanvasWidget):
    """Plays one effect at a time over what it draws; whatever it draws, it draws at once.

    The picture goes by the clock: where one comes late, the next one is further on.
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._effect: Effect | None = None
        self._began = 0.0
        self._clock: Timer | None = None
        self._before: list[Strip] = []

    @property
    def playing(self) -> Effect | None:
        """The effect under way."""
        return self._effect

    def play(self, draw: Drawing, seconds: float, *areas: Area, colour: str = "primary") -> None:
        """Plays an effect; one that is still under way ends.

        Args:
            draw: what it does to a line.
            seconds: how long it takes.
            areas: the cells it is over; without any all of the widget.
            colour: the light's, a colour of the theme.
        """
        self.end_effect()
        whole = self.size.region
        inside = tuple(filter(None, map(whole.intersection, areas or (whole,))))
        if not inside or not self.is_mounted:
            return
        self._before = self._lines()
        light = Color.parse(self.app.theme_variables[colour]).rgb
        self._effect = Effect(draw, inside, seconds, light)
        self._began = monotonic()
        self._clock = self.set_interval(1 / PICTURES, self._show_next)
        self._refresh(inside)

    def end_effect(self) -> None:
        """Ends an effect at once; what is drawn is seen as it is."""
        if self._clock is not None:
            self._clock.stop()
            self._clock = None
        if self._effect is not None:
            areas = self._effect.areas
            self._effect = None
            self._refresh(areas)

    def render_line(self, y: int) -> Strip:
        strip = super().render_line(y)
        effect = self._effect
        if effect is None:
            return strip
        before = self._before[y] if y < len(self._before) else strip
        return effect.over(strip, before, y, (monotonic() - self._began) / effect.seconds)

    def _show_next(self) -> None:
        effect = self._effect
        if effect is None or monotonic() - self._began >= effect.seconds:
            self.end_effect()
        else:
            self._refresh(effect.areas)

    def _refresh(self, areas: Iterable[Area]) -> None:
        """Has areas drawn again; everything where nothing has been drawn in this size yet."""
        if self._canvas_fits:
            self.refresh(*areas)
        else:
            self.refresh()

    def _lines(self) -> list[Strip]:
        """The lines as they were drawn last, before what has been asked for since."""
        if not self._canvas_fits:
            return []
        self._looks_known = False
        return [CanvasWidget.render_line(self, y) for y in range(self._canvas.height)]


class LineChartWidget(Widget):
    """Shows what `draw` puts on a canvas, drawn anew when the glyphs change."""

    TRAIL_STYLE: ClassVar[str] = ""
    """How the dots between values look, beside the player's colour."""

    app = getters.app(Host)

    def draw(self, width: int, height: int) -> Canvas:
        """The chart in this space."""
        return Canvas(width, height)

    def render(self) -> Content:
        canvas = self.draw(*self.size)
        return Content("\n").join(Content.assemble(*self._runs(row)) for row in canvas.rows())

    def _runs(self, row: list[Span]) -> Iterator[tuple[str, str]]:
        """The texts of a row and their styles, equal styles together."""
        for style, run in groupby(row, key=lambda span: self._style(span[1])):
            yield "".join(text for text, _ in run), style

    def _style(self, role: str) -> str:
        kind, _, colour = role.partition("-")
        styles = {
            "axis": "$text-muted",
            "stressed": "bold $accent",
            "player": f"bold $player-{colour}",
            "trail": f"{self.TRAIL_STYLE} $player-{colour}",
            "ahead": f"bold reverse $player-{colour}",
        }
        return styles.get(kind, "")

    def on_shown_anew(self) -> None:
        self.refresh()
