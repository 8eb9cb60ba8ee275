"""The hand: the cards to choose from, the order chosen, and why a card cannot be added."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from textual.events import Click, MouseMove
from textual.geometry import Region as Area
from textual.reactive import reactive

from kingsroad.board import Board
from kingsroad.cards import Card, Hand, Selection
from kingsroad_tui.drawing.canvas import Canvas, fit
from kingsroad_tui.host import WidgetMessage
from kingsroad_tui.look.glyphs import Frame, Glyphs
from kingsroad_tui.look.role_styles import LOOKED_AT
from kingsroad_tui.session.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.text.game import ORDINALS, card_name
from kingsroad_tui.text.prompts import choosing_note, refusal
from kingsroad_tui.widgets.canvas_widget import CanvasWidget

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
_LARGE_HEIGHT = 6
_BUTTONS = (("back", "Drop"), ("commit", "Play them"))


class HandPane(CanvasWidget):
    """The eleven cards in a row; click one, or press its letter, to choose it.

    Reactives:
        builder: the choice so far; None while nobody chooses here.
        note: a line below, such as the reason why a card cannot be added.
        looked_at: the card that somebody wants to know more of, or None.
    """

    HELP = (
        "The hand: your cards. Press a card's sign or click it to choose it, again to drop it. "
        "Cards fall into place: the Witch goes first and the Knight last, whose place o changes; k "
        "lets the Knight decline. The arrow keys go from card to card and say what it does now; "
        "Space chooses it. Enter plays the cards."
    )

    @dataclass
    class CardPressed(WidgetMessage["HandPane"]):
        """A card was clicked."""

        card: Card

    @dataclass
    class CommitPressed(WidgetMessage["HandPane"]):
        """The button that plays the cards was clicked."""

    @dataclass
    class BackPressed(WidgetMessage["HandPane"]):
        """The button that takes the last card back was clicked."""

    @dataclass
    class LookedAt(WidgetMessage["HandPane"]):
        """Another card is looked at, or none any more (None)."""

        card: Card | None

    DRAWN_FROM = ("builder", "note", "looked_at")

    builder: reactive[SelectionBuilder | None] = reactive[SelectionBuilder | None](
        None, repaint=False
    )
    note: reactive[str] = reactive("", repaint=False)
    looked_at: reactive[Card | None] = reactive[Card | None](None, init=False, repaint=False)

    def __init__(self, board: Board, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._board = board
        self._zones: list[tuple[Area, Card | str]] = []

    # ---------------------------------------------------------------------------- choosing

    def let_choose(self, hand: Hand) -> None:
        """Offers this hand, nothing chosen yet."""
        self.builder = SelectionBuilder(hand)
        self.note = choosing_note(self.builder, self._board)

    def lay_down(self, note: str = "") -> None:
        """Shows no card, only the note."""
        self.builder = None
        self.looked_at = None
        self.note = note

    def change(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        """Takes one step of choosing; a step that the rules refuse changes only the note."""
        if self.builder is None:
            return
        try:
            self.builder = step(self.builder)
            self.note = choosing_note(self.builder, self._board)
        except Refused as refused:
            self.note = refusal(refused, self.builder.hand)

    def look(self, steps: int) -> None:
        """Looks at the next card of the row, or at the one before (round and round)."""
        if self.builder is None:
            return
        start = -1 if steps > 0 else 0
        at = start if self.looked_at is None else ROW.index(self.looked_at)
        self.looked_at = ROW[(at + steps) % len(ROW)]

    def watch_looked_at(self, card: Card | None) -> None:
        self.post_message(self.LookedAt(self, card))

    def finished_selection(self) -> Selection | None:
        """The cards chosen, or None while some are missing, which the note then says."""
        if self.builder is None:
            return None
        try:
            return self.builder.selection()
        except Refused as refused:
            self.note = refusal(refused, self.builder.hand)
            return None

    # ----------------------------------------------------------------------------- drawing

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        self._zones = []
        canvas = Canvas(width, height)
        if self.builder is None:
            canvas.put(0, 0, glyphs.spelled(self.note), "note")
            return canvas
        if width >= _LARGE_WIDTH and height >= _LARGE_HEIGHT:
            below = self._draw_large_cards(canvas, self.builder, glyphs.plain)
        else:
            below = self._draw_small_cards(canvas, self.builder)
        self._draw_order(canvas, below, self.builder, glyphs)
        canvas.put(0, below + 1, fit(self.note, width, glyphs.ellipsis), "warning")
        return canvas

    def area_of(self, target: Card | str) -> Area:
        """Where a card lies, or a button ("commit", "back"), in cells of this widget."""
        return next(area for area, shown in self._zones if shown == target)

    def on_click(self, event: Click) -> None:
        for area, target in self._zones:
            if area.contains(event.x, event.y):
                event.stop()
                if isinstance(target, Card):
                    self.post_message(self.CardPressed(self, target))
                elif target == "commit":
                    self.post_message(self.CommitPressed(self))
                else:
                    self.post_message(self.BackPressed(self))

    def on_mouse_move(self, event: MouseMove) -> None:
        at = (target for area, target in self._zones if area.contains(event.x, event.y))
        target = next(at, None)
        self.looked_at = target if isinstance(target, Card) else None

    def on_leave(self) -> None:
        self.looked_at = None

    def _draw_small_cards(self, canvas: Canvas, builder: SelectionBuilder) -> int:
        """Every card as a word or a letter; returns the row below."""
        x = 0
        words = canvas.width >= 58
        gap = 1 if canvas.width >= 70 else 0
        for card in ROW:
            number, role = _state(builder, card)
            if card is self.looked_at:
                role += LOOKED_AT
            label = card.value if card.region or not words else f"{card.value} {card.name.title()}"
            text = f"[{label}]" if number is not None else f" {label} "
            self._zones.append((Area(x, 0, len(text), 1), card))
            x = canvas.put(x, 0, text, role, _ground(role)) + gap
        return 1

    def _draw_large_cards(self, canvas: Canvas, builder: SelectionBuilder, frame: Frame) -> int:
        """Every card as a box; returns the row below."""
        x = 0
        for card in ROW:
            number, role = _state(builder, card)
            inner = 9 if card.region else 7
            name = self._board.region(card.region).name if card.region else card.name.title()
            end = ORDINALS[number] if number is not None else ""
            if role == "card-spent":
                end, role = "spent", "card-refused"  # a line through the whole box would be ugly
            if card is self.looked_at:
                role += LOOKED_AT
            for y, line in enumerate(_box(card, name, inner, end, frame)):
                canvas.put(x, y, line, role, _ground(role))
            self._zones.append((Area(x, 0, inner + 2, 4), card))
            x += inner + 2
        return 4

    def _draw_order(
        self, canvas: Canvas, y: int, builder: SelectionBuilder, glyphs: Glyphs
    ) -> None:
        """The cards in order, and the two buttons at the right."""
        names = [card_name(card, self._board) for card in builder.cards]
        names += [glyphs.ellipsis] * builder.missing
        buttons = [(target, f"[ {label} ]") for target, label in _BUTTONS]
        x = canvas.width - sum(len(button) for _, button in buttons) - 1
        text = f" {glyphs.right} ".join(names) or "no cards: press Enter"
        canvas.put(0, y, fit(text, max(1, x - 1), glyphs.ellipsis), "")
        for target, button in buttons:
            self._zones.append((Area(x, y, len(button), 1), target))
            ready = builder.complete if target == "commit" else bool(builder.cards)
            x = canvas.put(x, y, button, "ready" if ready else "not-ready") + 1


def _state(builder: SelectionBuilder, card: Card) -> tuple[int | None, str]:
    """Which card of the order it is (from 0), and the role to draw it in."""
    for number, chosen in enumerate(builder.cards):
        if chosen is card or (chosen.is_knight and card.is_knight):
            return number, "card-chosen"
    if card not in builder.hand.cards:
        return None, "card-spent"
    return None, "card-refused" if builder.problem(card) else "card"


def _ground(role: str) -> str | None:
    return "king" if role == "card-chosen" else None


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
