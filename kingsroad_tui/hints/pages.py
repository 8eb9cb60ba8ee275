"""A hint in pages, for every game: where to look, what to choose, how it compares.

A game says what stands on each page (`HintPages`). Turning them, which one it is and what the next
press shows are here, and how they look is in `page_view.py`. A page that has no room gives up what
can be spared, and is cut into parts only where that is not enough.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Final, Literal, NamedTuple

from kingsroad_tui.keys.key_words import KeysHere
from tabletop.say import Fact
from tabletop.words.voice import phrase

Role = Literal["text", "best", "quiet", "alarm", "own", "case"]
"""How a paragraph looks: the choice itself, what is secondary, what is bad, what is about the
reader's own cards, what is supposed."""


class Page(IntEnum):
    """How much a hint says; each press of its key goes on to the next page."""

    OFF = 0
    LOOK = 1
    CHOICE = 2
    COMPARE = 3
    EXPERT = 4
    """The figures behind it; they have a key of their own."""


PAGES: Final = (Page.LOOK, Page.CHOICE, Page.COMPARE)
"""Those that the key of hints goes through."""


class HintLine(NamedTuple):
    """A paragraph of a page.

    Attributes:
        text: a sentence or a row; a row has its line breaks.
        role: how it looks.
        spare: whether it is given up where there is no room.
    """

    text: str
    role: Role = "text"
    spare: bool = False


def plain(sentences: Sequence[str], *, spare: bool = False) -> tuple[HintLine, ...]:
    """Sentences as paragraphs."""
    return tuple(HintLine(sentence, spare=spare) for sentence in sentences)


class HintPages(NamedTuple):
    """What a game says, page by page.

    Attributes:
        look, choice, compare, experts: what stands on each.
        supposed: what is taken for granted, behind the title; empty for nothing.
        settled: whether no better answer follows.
    """

    look: tuple[HintLine, ...] = ()
    choice: tuple[HintLine, ...] = ()
    compare: tuple[HintLine, ...] = ()
    experts: tuple[HintLine, ...] = ()
    supposed: str = ""
    settled: bool = True

    def on(self, page: Page) -> tuple[HintLine, ...]:
        """What stands on a page."""
        return ((), self.look, self.choice, self.compare, self.experts)[page]


class Reading(NamedTuple):
    """Where somebody reads.

    Attributes:
        page: the page.
        part: which part of it, from 0, where it takes more than one.
        before: the page to come back to from that for experts.
    """

    page: Page = Page.OFF
    part: int = 0
    before: Page = Page.LOOK

    def next(self, parts: int = 1) -> Reading:
        """After the next press, where the page takes so many parts: behind the last page none."""
        if self.part + 1 < parts:
            return self._replace(part=self.part + 1)
        return Reading(Page.OFF if self.page >= PAGES[-1] else Page(self.page + 1))

    def turned(self) -> Reading:
        """The page for experts, or from there the one before it again."""
        if self.page is Page.EXPERT:
            return Reading(self.before)
        return Reading(Page.EXPERT, before=self.page or Page.LOOK)


def heading(reading: Reading, parts: int, supposed: str = "") -> str:
    """``Hint 2 of 3``, ``For experts 1 of 2``; with what is supposed behind it."""
    if reading.page is Page.EXPERT:
        title = phrase("hints-title-experts", part=reading.part + 1, parts=parts)
    else:
        title = phrase("hints-title", page=reading.page.value, pages=len(PAGES))
    return f"{title} {supposed}".rstrip()


def next_press(reading: Reading, parts: int, here: KeysHere) -> str:
    """What the next press shows: ``t: compare``; of the page for experts, how to go back."""
    unread = reading.part + 1 < parts
    if reading.page is Page.EXPERT and not unread:
        return phrase("hints-next", key=here("experts"), page="back")
    page: Fact = "more" if unread else reading.next().page.value
    return phrase("hints-next", key=here("hint"), page=page)


def next_presses(reading: Reading, parts: int, here: KeysHere) -> tuple[str, ...]:
    """The same, on the last page with the key of the figures for experts, where there is room: the
    longest form first."""
    said = next_press(reading, parts, here)
    if reading.page is not PAGES[-1] or reading.part + 1 < parts:
        return (said,)
    return f"{phrase('hints-experts', key=here('experts'))} · {said}", said


def fitting(
    said: Sequence[HintLine], rows: int, rows_of: Callable[[HintLine], int]
) -> tuple[HintLine, ...]:
    """What is shown of a page in so many rows: what can be spared is given up, the last first.

    Args:
        said: what stands on it.
        rows: the rows that there are; before there are any, nothing is given up.
        rows_of: the rows that a paragraph takes.
    """
    shown = list(said)
    for at in reversed(range(len(said))):
        if rows < 1 or sum(map(rows_of, shown)) <= rows:
            break
        if said[at].spare:
            del shown[at]
    return tuple(shown)
