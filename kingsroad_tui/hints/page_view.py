"""How a page of a hint looks in so many cells: its heading, and as much as has room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from textual.content import Content

from kingsroad_tui.hints.pages import (
    HintLine,
    HintPages,
    Page,
    Reading,
    fitting,
    heading,
    next_presses,
)
from kingsroad_tui.keys.key_words import KeysHere
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.pages import paged
from tabletop.words.voice import phrase

BAR: Final = 12
"""Cells of the bar that shows how far a choice has been thought about."""

STYLES: Final = {
    "text": "",
    "best": "bold",
    "quiet": "$text-muted",
    "alarm": "$text-warning",
    "own": "$accent",
    "case": "italic",
}


class PageView(NamedTuple):
    """A page as it is shown.

    Attributes:
        lines: the heading, and a part of the page.
        parts: into how many parts the page is cut.
    """

    lines: list[Content]
    parts: int


def page_view(
    pages: HintPages,
    reading: Reading,
    size: tuple[int, int],
    here: KeysHere,
    glyphs: Glyphs,
    *,
    thinking: bool = False,
    done: float = 1.0,
) -> PageView:
    """A page in a pane of this width and height.

    Args:
        pages: what the game says.
        reading: where one reads.
        size: of the pane; before it is laid out, nothing is cut.
        here: names the keys of the screen.
        glyphs: to draw with.
        thinking: whether a better answer is on its way.
        done: how far an answer that is not settled has come, 0 to 1.
    """
    width, height = size

    def content(one: HintLine) -> Content:
        return Content.styled(glyphs.spelled(one.text), STYLES[one.role])

    def rows_of(one: HintLine) -> int:
        return len(content(one).wrap(max(1, width)))

    def title(parts: int) -> list[Content]:
        words = heading(reading, parts, pages.supposed)
        dots = f" {glyphs.ellipsis}" if thinking else ""
        left = Content.assemble((glyphs.spelled(words), "bold $accent"), (dots, "$text-muted"))
        for words in next_presses(reading, parts, here):
            right = Content.styled(glyphs.spelled(words), "$text-muted")
            apart = width - left.cell_length - right.cell_length
            if apart > 0 or width < 1:  # without a width nothing is laid out yet
                return [Content.assemble(left, " " * max(1, apart), right)]
        return [*left.wrap(width), right]

    rows = height - len(title(1)) if height else 0
    said = fitting(pages.on(reading.page), rows, rows_of)
    paragraphs = [content(one) for one in said]
    if not pages.settled and reading.page is not Page.EXPERT:
        full = int(done * BAR)
        bar = glyphs.bar[0] * full + glyphs.bar[1] * (BAR - full)
        paragraphs.append(Content.styled(bar, "$accent"))
    parts = paged(paragraphs, width, rows)
    at = min(reading.part, len(parts) - 1)
    lines = [*title(len(parts)), *parts[at]]
    return PageView(lines, len(parts))


def waiting_view(glyphs: Glyphs, said: Sequence[HintLine] = (), *, thinking: bool) -> list[Content]:
    """Where there is no page to show: that it is thought about, or what else there is to say."""
    dots = f"  {phrase('hints-thinking')}" if thinking else ""
    title = Content.assemble(
        (phrase("hints-word"), "bold $accent"), (glyphs.spelled(dots), "$text-muted")
    )
    return [title, *(Content.styled(glyphs.spelled(one.text), STYLES[one.role]) for one in said)]
