"""The hand: the cards to choose from, the order chosen, and why a card cannot be added."""

from __future__ import annotations

import textwrap
from functools import lru_cache

from textual.content import Content
from textual.events import Click
from textual.geometry import Region as Area
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from kingsroad.board import Board
from kingsroad.cards import Card
from kingsroad_tui.choosing import Choosing
from kingsroad_tui.glyphs import Frame, glyphs_of
from kingsroad_tui.words import ORDINALS, card_name

ROW = (
    Card.REGION_1,
    Card.REGION_2,
    Card.REGION_3,
    Card.REGION_4,
    Card.REGION_5,
    Card.REGION_6,
    Card.REGION_7,
    Card.REGION_8,
    Card.KNIGHT,
    Card.DRAGON,
    Card.WITCH,
)
_LARGE_WIDTH = 8 * 11 + 3 * 9
_LARGE_HEIGHT = 7
_SPENT = "strike dim"
_BUTTONS = (("back", "Take back"), ("commit", "Play them"))


class Hand(Widget):
    """The eleven cards in a row; click one, or press its letter, to choose it.

    Reactives:
        choosing: the choice so far; None where nobody chooses here now.
        note: a line below, such as the reason why a card cannot be added.
    """

    HELP = (
        "The hand: your cards. Press a card's sign or click it to choose it, again to take it "
        "back; the Knight's sign again lets him decline. The order counts. Enter plays the cards."
    )

    class CardPressed(Message):
        """A card was clicked."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    class CommitPressed(Message):
        """The button that plays the cards was clicked."""

    class BackPressed(Message):
        """The button that takes the last card back was clicked."""

    choosing: reactive[Choosing | None] = reactive[Choosing | None](None)
    note: reactive[str] = reactive("")

    def __init__(self, board: Board, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._board = board
        self._zones: list[tuple[Area, Card | str]] = []

    def render(self) -> Content:
        """The cards, the order chosen, the note."""
        self._zones = []
        if self.choosing is None:
            return Content(glyphs_of(self.app).spelled(self.note))
        width, height = self.size
        large = width >= _LARGE_WIDTH and height >= _LARGE_HEIGHT
        rows = self._large_cards() if large else [self._small_cards(width)]
        rows.append(self._order(len(rows), width))
        rows.append(Content.styled(self.note, "bold $warning").truncate(width, ellipsis=True))
        return Content("\n").join(rows)

    def area_of(self, target: Card | str) -> Area:
        """Where a card lies, or a button ("commit", "back"), in cells of this widget."""
        return next(area for area, shown in self._zones if shown == target)

    def on_click(self, event: Click) -> None:
        """Says what was clicked."""
        for area, target in self._zones:
            if area.contains(event.x, event.y):
                event.stop()
                if isinstance(target, Card):
                    self.post_message(self.CardPressed(target))
                elif target == "commit":
                    self.post_message(self.CommitPressed())
                else:
                    self.post_message(self.BackPressed())

    def _state(self, card: Card) -> tuple[int | None, str]:
        """Which card of the order it is (from 0), and the style to draw it in."""
        assert self.choosing is not None
        for number, chosen in enumerate(self.choosing.cards):
            if chosen is card or (chosen.is_knight and card.is_knight):
                return number, "bold reverse"
        if card not in self.choosing.hand.cards:
            return None, _SPENT
        return None, "dim" if self.choosing.problem(card) else "bold"

    def _small_cards(self, width: int) -> Content:
        parts: list[tuple[str, str]] = []
        x = 0
        words = width >= 58
        gap = " " if width >= 70 else ""
        for card in ROW:
            number, style = self._state(card)
            label = card.value if card.region or not words else f"{card.value} {card.name.title()}"
            text = f"[{label}]" if number is not None else f" {label} "
            self._zones.append((Area(x, 0, len(text), 1), card))
            parts += [(text, style), (gap, "")]
            x += len(text) + len(gap)
        return Content.assemble(*parts)

    def _large_cards(self) -> list[Content]:
        rows: list[list[tuple[str, str]]] = [[], [], [], []]
        frame = glyphs_of(self.app).plain
        x = 0
        for card in ROW:
            number, style = self._state(card)
            inner = 9 if card.region else 7
            self._zones.append((Area(x, 0, inner + 2, 4), card))
            x += inner + 2
            name = self._board.region(card.region).name if card.region else card.name.title()
            end = ORDINALS[number] if number is not None else ""
            if style == _SPENT:
                end, style = "spent", "dim"  # a line through the whole box would be ugly
            for row, text in zip(rows, _box(card, name, inner, end, frame), strict=True):
                # Neighbours that look the same are one piece, which is drawn faster.
                before = row.pop()[0] if row and row[-1][1] == style else ""
                row.append((before + text, style))
        return [Content.assemble(*row) for row in rows]

    def _order(self, y: int, width: int) -> Content:
        """The cards in order, and the two buttons at the right."""
        assert self.choosing is not None
        glyphs = glyphs_of(self.app)
        names = [card_name(card, self._board) for card in self.choosing.cards]
        names += [glyphs.ellipsis] * self.choosing.missing
        buttons = [f"[ {label} ]" for _, label in _BUTTONS]
        x = width - sum(map(len, buttons)) - 1
        text = Content(f" {glyphs.right} ".join(names) or "no cards: press Enter")
        text = text.truncate(max(1, x - 1), ellipsis=True).pad_right(
            max(0, x - min(text.cell_length, max(1, x - 1)))
        )
        for (target, _), button in zip(_BUTTONS, buttons, strict=True):
            self._zones.append((Area(x, y, len(button), 1), target))
            ready = self.choosing.complete if target == "commit" else bool(self.choosing.cards)
            text = text.append_text(button, "bold $success" if ready else "dim").append(" ")
            x += len(button) + 1
        return text.truncate(width)


@lru_cache(maxsize=128)
def _box(card: Card, name: str, inner: int, end: str, frame: Frame) -> tuple[str, ...]:
    """A card as four lines, ``inner`` cells wide between its sides; ``end`` on the last."""
    top_left, top_right, bottom_left, bottom_right = frame.corners
    words = [*textwrap.wrap(name, inner, max_lines=2, placeholder="."), "", ""][:2]
    end = f" {end} " if end else ""
    return (
        top_left + f" {card.value} ".center(inner, frame.top) + top_right,
        *(frame.left + word.center(inner) + frame.right for word in words),
        bottom_left + end.center(inner, frame.bottom) + bottom_right,
    )
