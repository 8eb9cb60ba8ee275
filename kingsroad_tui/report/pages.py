"""The report of a review in each of its forms, whichever game it is of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from kingsroad_tui.files.private import write_beside
from kingsroad_tui.notes.kept import NO_NOTES, GameNotes, notes_of
from kingsroad_tui.report.contents import Report
from kingsroad_tui.report.html import html_page
from kingsroad_tui.report.markdown import MarkdownText, markdown_page

_GameT = TypeVar("_GameT")
_ReviewT = TypeVar("_ReviewT")


@dataclass(frozen=True, slots=True)
class ReviewPages(Generic[_GameT, _ReviewT]):
    """What a game gives for its reports.

    Attributes:
        report: of a review of a game, complete or not, with somebody's notes.
        svg: draws the picture of an entry as SVG, built as elements.
        text: the same picture in Markdown.
        path: the file of a report: beside the record, or else in the folder of saved games.
    """

    report: Callable[[_GameT, _ReviewT, GameNotes], Report]
    svg: Callable[[Any], str]
    text: Callable[[Any], MarkdownText]
    path: Callable[[Path | None, _GameT], Path]

    def html(self, game: _GameT, review: _ReviewT, notes: GameNotes = NO_NOTES) -> str:
        """A page of HTML, self-contained."""
        return html_page(self.report(game, review, notes), self.svg)

    def markdown(self, game: _GameT, review: _ReviewT, notes: GameNotes = NO_NOTES) -> str:
        """Markdown: sentences, tables and pictures as text, without the charts."""
        return markdown_page(self.report(game, review, notes), self.text)

    def write(self, record: Path | None, game: _GameT, review: _ReviewT) -> Path:
        """Writes the page beside the record; its file.

        Another page is never replaced: this one gets a name of its own. Raises OSError.
        """
        page = self.html(game, review, notes_of(record))
        return write_beside(self.path(record, game), page.encode())
