"""Rows of spans as Textual's content, for panes that scroll."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content

from kingsroad_tui.drawing.canvas import Span

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
