"""What stands on a screen, widget by widget, and what of it no message of the program says.

In the pseudo-locale every letter of a message is another one, and every message stands in brackets:
plain letters are those of facts, or of words that no message says; where a bracket is not closed,
words were cut.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from textual.app import App
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import Input

from advisor.messages.computers import PERSON, PROGRAM, STRENGTHS
from kingsroad.position import starting_position
from tabletop.say import Say
from tabletop.words.pseudo import CLOSE, OPEN
from tabletop.words.voice import Voice
from tests.support.seats import NAMES

_WORD: Final = re.compile(r"[A-Za-z]{2,}")
"""A word in plain letters."""

_CODE: Final = re.compile(
    r"\bK[AR]\d?\b\S*|\S+\.(?:json|html|md)\b|\b[\dA-Z]{4}(?:-[\dA-Z]{4})+|(?<!\w)/[\w./-]+"
)
"""The code of a position or an invitation, the name of a file."""

_HOUSE: Final = "King's Road, King & Assassins"
_KEYS: Final = "esc enter tab space del backspace"
"""Keys, as Textual shows them in the footer."""

_REGIONS: Final = " ".join(region.name for region in starting_position(3).board.regions)
_COMPUTERS: Final = " ".join(
    name
    for one in (PERSON, PROGRAM, *(one.character for one in STRENGTHS.values()))
    for name in one.names
)


def facts(*others: str) -> frozenset[str]:
    """The words of names that stand on screens as they are, and others."""
    names = (_HOUSE, _KEYS, _REGIONS, _COMPUTERS, *NAMES, "Ann Bob Cid Dot Regent Rival", *others)
    return frozenset(_WORD.findall(" ".join(names)))


class WholeWords(Voice):
    """English in the brackets of the pseudo-locale: what it cuts is cut in English too."""

    def __call__(self, said: Say) -> str:
        return f"{OPEN}{super().__call__(said)}{CLOSE}"


class Seen(NamedTuple):
    """What is seen of a widget.

    Attributes:
        where: its class and id, behind the screen's where every screen may have the like.
        text: its lines.
    """

    where: str
    text: str

    @property
    def words(self) -> frozenset[str]:
        """The words in plain letters, without codes and the names of files."""
        return plain_words(self.text)

    @property
    def cut(self) -> bool:
        """Whether a message is not seen whole."""
        return self.text.count(OPEN) != self.text.count(CLOSE)


def plain_words(text: str) -> frozenset[str]:
    """The words of a text in plain letters, without codes and the names of files."""
    return frozenset(_WORD.findall(_CODE.sub(" ", text)))


def seen(app: App[None]) -> Iterator[Seen]:
    """What is seen of every widget of the screen on top, but for what was typed into fields."""
    screen = app.screen
    for widget, (region, clip) in list(screen._compositor.visible_widgets.items()):
        shown = region.intersection(clip).translate(-region.offset)
        if not shown or widget is screen or (isinstance(widget, Input) and widget.value):
            continue
        whole = Region(0, 0, *region.size)
        strips = widget.render_lines(whole if _scrolls(widget) else shown)
        text = "\n".join(strip.text.rstrip() for strip in strips)
        if text.strip():
            yield Seen(_where(widget), text)


def _scrolls(widget: Widget) -> bool:
    """Whether one can scroll to what is not seen of it."""
    return any(
        isinstance(node, Widget) and node.allow_vertical_scroll
        for node in widget.ancestors_with_self
    )


def _where(widget: Widget) -> str:
    kind = type(widget)
    named = f"{kind.__name__}#{widget.id}" if widget.id else kind.__name__
    parent = widget.parent
    if widget.id is None and isinstance(parent, Widget) and parent.id is not None:
        named = f"{named} in #{parent.id}"
    return f"{type(widget.screen).__name__}: {named}"
