"""The map of the kingdom: one widget for all eight regions, so that a key is answered at once."""

from __future__ import annotations

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region as Area
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.theme import Theme
from textual.widget import Widget

from kingsroad.position import Position
from kingsroad_tui.glyphs import glyphs_of
from kingsroad_tui.kingdom_drawing import draw_kingdom
from kingsroad_tui.scenery import Scenery, region_at
from kingsroad_tui.themes import player_colours

_SHOWN = (
    "position",
    "names",
    "colours",
    "preview",
    "scored",
    "focus_region",
    "hint",
    "chain",
    "chain_seat",
    "heat",
    "heat_percent",
)
"""The reactives that decide what the map looks like."""


class Kingdom(Widget):
    """The ring of regions with everything public, and what is about to happen drawn over it.

    Reactives:
        position: what is public; nothing is drawn without it.
        names: the players' names, in seat order.
        colours: the player colour (0 to 4) of each seat.
        preview: a seat and the markers (eight numbers) that it is about to place, or None.
        scored: regions that are or would be scored, in scoring order.
        focus_region: the region being told about, or None.
        hint: regions worth looking at.
        chain: regions linked by one player's Nobles; their roads are marked.
        chain_seat: whose chain it is, or None.
        heat: a number for each region (0 or more), shown as a shade and a figure, or None.
        heat_percent: whether these numbers are chances.
    """

    DEFAULT_CSS = """
    Kingdom { height: 1fr; width: 1fr; }
    """

    HELP = (
        "The map. Each box is a region: its number and name, its banner (the points for each "
        "place; those in brackets are not paid with this many players), everybody's markers, and "
        "the Nobles behind the sign of a house. The crown is the King. He goes the way the arrows "
        "point; the dashed road joins 1 and 3 for chains of Nobles only. A double frame is a "
        "region that is or will be scored, a number after a plus what your cards would place."
    )

    class RegionClicked(Message):
        """A region was clicked.

        Attributes:
            region: its number, 1 to 8.
        """

        def __init__(self, kingdom: Kingdom, region: int) -> None:
            super().__init__()
            self.kingdom = kingdom
            self.region = region

        @property
        def control(self) -> Kingdom:
            """The map."""
            return self.kingdom

    position: reactive[Position | None] = reactive[Position | None](None, repaint=False)
    names: reactive[tuple[str, ...]] = reactive[tuple[str, ...]]((), repaint=False)
    colours: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((0, 1, 2, 3, 4), repaint=False)
    preview: reactive[tuple[int, tuple[int, ...]] | None] = reactive[
        tuple[int, tuple[int, ...]] | None
    ](None, repaint=False)
    scored: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((), repaint=False)
    focus_region: reactive[int | None] = reactive[int | None](None, repaint=False)
    hint: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((), repaint=False)
    chain: reactive[tuple[int, ...]] = reactive[tuple[int, ...]]((), repaint=False)
    chain_seat: reactive[int | None] = reactive[int | None](None, repaint=False)
    heat: reactive[tuple[float, ...] | None] = reactive[tuple[float, ...] | None](
        None, repaint=False
    )
    heat_percent: reactive[bool] = reactive(False, repaint=False)

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self._due = False
        self._drawn: tuple[int, int, str, str] | None = None
        self._strips: list[Strip] = []

    def on_mount(self) -> None:
        """Whatever changes, the lines that look different are drawn anew, and only those."""
        for name in _SHOWN:
            self.watch(self, name, self._redraw_soon, init=False)

    def scenery(self) -> Scenery | None:
        """What is drawn now, or None without a position."""
        if self.position is None:
            return None
        return Scenery(
            position=self.position,
            glyphs=glyphs_of(self.app),
            names=tuple(self.names),
            colours=tuple(self.colours),
            preview=self.preview,
            scored=tuple(self.scored),
            focus=self.focus_region,
            hints=tuple(self.hint),
            chain=tuple(self.chain),
            chain_seat=self.chain_seat,
            heat=self.heat,
            heat_percent=self.heat_percent,
        )

    def render_line(self, y: int) -> Strip:
        """One line of the map."""
        width, height = self.size
        wanted = (width, height, self.app.current_theme.name, glyphs_of(self.app).name)
        if wanted != self._drawn:
            self._strips = self._draw()
            self._drawn = wanted
        return self._strips[y] if 0 <= y < len(self._strips) else Strip.blank(width)

    def _redraw_soon(self) -> None:
        """Several changes in a row are one drawing."""
        if not self._due:
            self._due = True
            self.call_next(self._redraw)

    def _redraw(self) -> None:
        self._due = False
        strips = self._draw()
        if len(strips) != len(self._strips):
            self._drawn = None
            self.refresh()
            return
        changed = [y for y, strip in enumerate(strips) if strip != self._strips[y]]
        self._strips = strips
        self.refresh(*(Area(0, y, self.size.width, 1) for y in changed), repaint=bool(changed))

    def _draw(self) -> list[Strip]:
        """Every line, as things stand."""
        scenery = self.scenery()
        width, height = self.size
        base = self.rich_style
        if scenery is None:
            return [Strip.blank(width, base)] * height
        styles = {role: base + style for role, style in role_styles(self.app.current_theme).items()}
        return [
            Strip([Segment(text, styles.get(role, base)) for text, role in row], width)
            for row in draw_kingdom(scenery, width, height).rows()
        ]

    def on_click(self, event: events.Click) -> None:
        """Tells which region was clicked."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        region = region_at(self.size.width, self.size.height, offset.x, offset.y)
        if region is not None:
            event.stop()
            self.post_message(self.RegionClicked(self, region))


def role_styles(theme: Theme) -> dict[str, Style]:
    """How each role of the map looks in a theme."""
    colours = (
        theme.foreground or "default",
        theme.secondary or theme.primary,
        theme.primary,
        theme.accent or theme.primary,
        *player_colours(theme),
    )
    return _styles(*colours)


@lru_cache(maxsize=8)
def _styles(ink: str, quiet: str, strong: str, accent: str, *players: str) -> dict[str, Style]:
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
    }
    for number, colour in enumerate(players):
        styles[f"player-{number}"] = Style(color=colour, bold=True)
        styles[f"preview-{number}"] = Style(color=colour, bold=True, reverse=True)
    return styles
