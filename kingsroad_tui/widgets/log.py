"""The log of a game: what has happened, the newest at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.plain import PlainStatic

Entries = Sequence[tuple[str, Sequence[str]]]
"""Rounds or phases: each a heading, and a paragraph for each thing that happened in it."""


class LogText(VerticalScroll):
    """Shows entries of a log."""

    HEADING: ClassVar[str] = "bold $primary"
    """The style of headings."""

    app = getters.app(Host)

    def __init__(self, *, id: str | None = None, can_focus: bool = True) -> None:
        super().__init__(id=id, can_focus=can_focus)
        self._entries: Entries = ()
        self._nothing = ""

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="log-text")

    def on_shown_anew(self) -> None:
        self._write()

    def show_entries(self, entries: Entries, nothing: str = "") -> None:
        """Shows these; ``nothing`` is said where there are none."""
        self._entries, self._nothing = entries, nothing
        self._write()
        self.call_after_refresh(self.scroll_end, animate=False)

    @property
    def text(self) -> str:
        """The log as it is shown."""
        return str(self.query_one("#log-text", PlainStatic).content)

    def _write(self) -> None:
        blocks = Content("\n\n").join(map(self._block, self._entries))
        text = blocks if self._entries else Content(self._nothing)
        self.query_one("#log-text", PlainStatic).update(text)

    def _block(self, entry: tuple[str, Sequence[str]]) -> Content:
        spelled = self.app.glyphs.spelled
        heading, paragraphs = entry
        first = Content.styled(spelled(heading), self.HEADING)
        return Content("\n").join([first, *map(Content, map(spelled, paragraphs))])
