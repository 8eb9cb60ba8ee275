"""Rows of spans as Textual's content, for widgets and for panes that scroll.

Text is never parsed as markup, and what no terminal may get is shown by visible signs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.content import Content
from textual.filter import LineFilter
from textual.visual import VisualType

from kingsroad_tui.drawing.canvas import Span
from tabletop.shown import shown, shown_lines

_STYLES = {
    "strong": "bold",
    "letter": "bold",
    "quiet": "$text-muted",
    "title": "bold $accent",
    "axis": "$text-muted",
}


def spans_content(rows: Iterable[list[Span]]) -> Content:
    """The rows as lines, with the theme's colours for the roles."""
    return Content("\n").join(
        Content.assemble(*((text, role_markup(role)) for text, role in row)) for row in rows
    )


def role_markup(role: str) -> str:
    """The style of a role in the words of Textual's style sheets."""
    if role.startswith("player-"):
        return f"bold ${role}"
    return _STYLES.get(role, "")


_MAX_STYLES: Final = 1024


def plain(content: VisualType) -> VisualType:
    """What a widget shows for this: text as it is, styled text with its styles."""
    return plain_text(content) if isinstance(content, str | Content) else content


def plain_text(content: str | Content) -> Content:
    """Like `plain`, for what is known to be text."""
    if isinstance(content, str):
        return Content(shown_lines(content))
    text = shown_lines(content.plain)
    return content if text == content.plain else Content(text, list(content.spans))


class StyleFilters(LineFilter):
    """Several filters that change nothing but styles, as Textual's own, as one.

    Each style is put through them once: a line consists of many segments of few styles.
    """

    def __init__(self, filters: Iterable[LineFilter]) -> None:
        super().__init__()
        self.filters = tuple(filters)
        self._known: dict[Color, dict[Style | None, Style | None]] = {}

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same texts in the styles that the filters make of theirs."""
        known = self._known.setdefault(background, {})
        if len(known) > _MAX_STYLES or len(self._known) > _MAX_STYLES:
            self._known = {background: (known := {})}
        found = []
        for segment in segments:
            style = segment.style
            try:
                filtered = known[style]
            except KeyError:
                filtered = known[style] = self._filtered(style, background)
            found.append(segment if filtered is style else Segment(segment.text, filtered))
        return found

    def _filtered(self, style: Style | None, background: Color) -> Style | None:
        segments = [Segment(" ", style)]
        for one in self.filters:
            segments = one.apply(segments, background)
        return segments[0].style


class ShownFilter(LineFilter):
    """The last guard of the app: nothing raw in a line of cells, whichever widget it comes from.

    A character that takes no cell is left out, so that the line stays as wide as it was laid out.
    """

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments, fit to be shown."""
        del background  # only the texts matter
        return [
            segment
            if segment.text.isprintable()
            else Segment(_fit(segment.text), segment.style, segment.control)
            for segment in segments
        ]


def _fit(text: str) -> str:
    return "".join(
        sign if sign == char or cell_len(char) == cell_len(sign) else ""
        for char, sign in zip(text, shown(text), strict=True)
    )
