"""The hand as cards in the colours of their regions; those chosen are raised and numbered."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kingsroad.cards import Card
from kingsroad_tui.drawing.canvas import Canvas, fit, width_of
from kingsroad_tui.kingsroad.drawing.map_layout import Area
from kingsroad_tui.kingsroad.words.game import SOFT_HYPHEN
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.grounds import LOOKED_AT

_LARGE_WIDTH: Final = 9
"""The least width of a card with its whole name."""

_WIDEST: Final = 16
"""The most cells a card takes."""

_LARGE_HEIGHT: Final = 6
"""The least height of a hand with such cards: the cards, raised ones, and a line below."""

_LARGE_LINES: Final = 4
"""The lines of such a card."""

_SMALL_WIDTH: Final = 6
"""The least width of a card with a word of its name."""

_SMALL_HEIGHT: Final = 4
"""The least height of a hand with such cards, which take two lines."""

_WORDED: Final = 76
"""The least width of a hand in one line with words for Knight, Dragon and Witch."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as it lies in the hand.

    Attributes:
        card: which one.
        name: its whole name, with a soft hyphen where it may be broken.
        word: a short name.
        order: when it is played among the cards chosen, such as ``first``, or nothing.
        held: whether it is in the hand, and not spent.
        spent: what stands on it where it is not.
        open: whether it can be chosen now.
        looked_at: whether somebody wants to know more of it.
    """

    card: Card
    name: str
    word: str
    order: str
    held: bool
    spent: str
    open: bool
    looked_at: bool = False

    @property
    def ground(self) -> str:
        """The ground to draw it on."""
        key = self.card.region or self.card.value
        if self.order:
            return f"raised-{key}"
        return f"card-{key}" if self.held else "track"

    @property
    def role(self) -> str:
        """The role of its name."""
        role = "strong" if self.order or (self.held and self.open) else "quiet"
        return f"{role}{LOOKED_AT}" if self.looked_at else role

    @property
    def sign_role(self) -> str:
        """The role of its sign."""
        role = "number" if self.held else "quiet"
        return f"{role}{LOOKED_AT}" if self.looked_at else role


def draw_hand(
    canvas: Canvas, faces: Sequence[CardFace], glyphs: Glyphs
) -> tuple[list[tuple[Area, Card]], int]:
    """The cards from the top of the canvas on; where each lies, and the row below them."""
    number = len(faces)
    pitch = (canvas.width + 1) // number
    if pitch > _LARGE_WIDTH and canvas.height >= _LARGE_HEIGHT:
        width = min(pitch - 1, _WIDEST)
        zones = [
            _draw_large(canvas, face, index * (width + 1), width, glyphs)
            for index, face in enumerate(faces)
        ]
        return zones, 5
    if pitch > _SMALL_WIDTH and canvas.height >= _SMALL_HEIGHT:
        zones = [_draw_small(canvas, f, i * pitch, pitch - 1, glyphs) for i, f in enumerate(faces)]
        return zones, 2
    return _draw_tiles(canvas, faces, glyphs.chosen), 1


def _draw_large(
    canvas: Canvas, face: CardFace, x: int, width: int, glyphs: Glyphs
) -> tuple[Area, Card]:
    """A card with its whole name; a chosen one stands a line higher."""
    y = 0 if face.order else 1
    canvas.paste(x, y, _large_card(face, width, glyphs.ellipsis))
    return Area(x, y, width, _LARGE_LINES), face.card


@lru_cache(maxsize=256)
def _large_card(face: CardFace, width: int, ellipsis: str) -> Canvas:
    """Four lines, on a canvas of its own that nobody may draw on."""
    canvas = Canvas(width, _LARGE_LINES)
    canvas.fill(0, 0, width, _LARGE_LINES, face.ground)
    canvas.put(1, 0, face.card.value, face.sign_role)
    canvas.put(max(3, width - width_of(face.order) - 1), 0, face.order, "number")
    words = _broken(face.name, width - 1)
    words = [*words[:3], face.spent] if not face.held else words[:3]
    for row, word in enumerate(words, 1):
        canvas.put(1, row, fit(word, width - 1, ellipsis), face.role)
    return canvas


def _broken(name: str, width: int) -> list[str]:
    """A name in lines; at its soft hyphen where it would be cut."""
    whole = name.replace(SOFT_HYPHEN, "")
    if SOFT_HYPHEN in name and width_of(whole) > width:
        whole = name.replace(SOFT_HYPHEN, "- ")
    return textwrap.wrap(whole, width, break_long_words=False)


def _draw_small(
    canvas: Canvas, face: CardFace, x: int, width: int, glyphs: Glyphs
) -> tuple[Area, Card]:
    """Two lines with a word of the name."""
    canvas.fill(x, 0, width, 2, face.ground)
    canvas.put(x, 0, face.card.value, face.sign_role)
    end = glyphs.chosen if face.held and face.order else ""
    canvas.put(x + width - width_of(end), 0, end, "number")
    word = face.word if face.held else face.spent
    canvas.put(x, 1, fit(word, width, glyphs.ellipsis), face.role)
    return Area(x, 0, width, 2), face.card


def _draw_tiles(canvas: Canvas, faces: Sequence[CardFace], chosen: str) -> list[tuple[Area, Card]]:
    """One line: every card's sign, a tick if it is chosen; the name of those without a region.

    The line below has the cards chosen in their order.
    """
    worded = canvas.width >= _WORDED
    # Some languages have longer names: then the regions have a cell less.
    named = [max(8, 2 + width_of(face.word)) for face in faces if not face.card.region]
    regions = len(faces) - len(named)
    narrow = 6 * regions + sum(named) + len(named) - 1 > canvas.width
    zones = []
    x = 0
    for face in faces:
        name = "" if face.card.region else f" {face.word}"
        width = 5 if worded and not narrow else 4
        if worded and name:
            width = min(max(8, 1 + width_of(name)), canvas.width - x)
        canvas.fill(x, 0, width, 1, face.ground)
        if not face.held:
            text = f"{face.card.value} {face.spent}" if worded else "-"
        elif face.order:
            text = f"{face.card.value} {chosen}" if worded else f"{face.card.value}{chosen}"
        else:
            text = f"{face.card.value}{name if worded else ''}"
        canvas.put(x + max(0, (width - width_of(text)) // 2), 0, fit(text, width), face.role)
        zones.append((Area(x, 0, width, 1), face.card))
        x += width + 1
    return zones
