"""The hand: the cards to choose from, the order chosen, and why a card cannot be added."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from textual.events import Click, MouseMove
from textual.reactive import reactive

from kingsroad.board import Board
from kingsroad.cards import Card, Hand, Selection
from kingsroad_tui.drawing.canvas import Canvas, fit, spans_width, width_of
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.kingsroad.drawing.hand_cards import CardFace, draw_hand
from kingsroad_tui.kingsroad.drawing.map_layout import Area
from kingsroad_tui.kingsroad.play.prompts import choosing_note, opening_note, refusal
from kingsroad_tui.kingsroad.play.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.kingsroad.words.game import (
    card_name,
    card_name_alone,
    card_name_to_break,
    region_alone,
    short_names,
)
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.shell.host import WidgetMessage
from kingsroad_tui.widgets.canvas_widget import CanvasWidget
from kingsroad_tui.widgets.pages import hanging
from tabletop.say import Say
from tabletop.words.voice import phrase, said

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
_LONG_NAME = 24
"""The longest name that a line of 60 cells has room for beside the rest of the sentence."""


class HandPane(CanvasWidget):
    """The eleven cards in a row; click one, or press its letter, to choose it.

    Reactives:
        builder: the choice so far; None while nobody chooses here.
        note: a line below, such as the reason why a card cannot be added.
        looked_at: the card that somebody wants to know more of, or None.
    """

    HELP = "hand"

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

    def __init__(self, board: Board, *, judged: bool = False, id: str | None = None) -> None:
        """``judged``: whether the cards chosen are judged rather than played."""
        super().__init__(id=id)
        self._board = board
        self._judged = judged
        self._buttons = (
            ("back", Say("kingsroad-hand-drop")),
            ("commit", Say("kingsroad-hand-judge" if judged else "kingsroad-hand-play")),
        )
        self._zones: list[tuple[Area, Card | str]] = []
        self._notes: Callable[[], str] = str
        """What says the note."""

    # ---------------------------------------------------------------------------- choosing

    def let_choose(self, hand: Hand, name: str = "", near_end: Callable[[], str] = str) -> None:
        """Offers this hand, nothing chosen yet; by name where several share the terminal.

        ``near_end`` says what is said first where this may be the last round.
        """
        self.builder = builder = SelectionBuilder(hand)
        name = name if width_of(name) <= _LONG_NAME else ""
        self._note(
            lambda: opening_note(builder, self._board, name, keys_on(self.screen), near_end())
        )

    def lay_down(self, note: Callable[[], str] = str) -> None:
        """Shows no card, only the note."""
        self.builder = None
        self.looked_at = None
        self._note(note)

    def _note(self, says: Callable[[], str]) -> None:
        self._notes, self.note = says, says()

    def on_shown_anew(self) -> None:
        self._note(self._notes)

    def change(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        """Takes one step of choosing; a step that the rules refuse changes only the note."""
        if self.builder is None:
            return
        try:
            self.builder = builder = step(self.builder)
        except Refused as refused:
            self._refuse(refused, self.builder.hand)
        else:
            self._note(
                lambda: choosing_note(
                    builder, self._board, keys_on(self.screen), judged=self._judged
                )
            )

    def _refuse(self, refused: Refused, hand: Hand) -> None:
        self._note(lambda: refusal(refused, hand, keys_on(self.screen)))

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
            self._refuse(refused, self.builder.hand)
            return None

    # ----------------------------------------------------------------------------- drawing

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        self._zones = []
        canvas = Canvas(width, height)
        if self.builder is None:
            lines = hanging(glyphs.spelled(self.note), width, "")
            for y, line in enumerate(lines[:height]):
                canvas.put(0, y, line, "note")
            return canvas
        faces = self._faces(self.builder)
        zones, below = draw_hand(canvas, faces, glyphs)
        self._zones = [*zones]
        self._draw_order(canvas, below, self.builder, glyphs)
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

    def _draw_order(
        self, canvas: Canvas, y: int, builder: SelectionBuilder, glyphs: Glyphs
    ) -> None:
        """The cards in order, the note below or behind them, and the two buttons at the right.

        Where there is one line for both and they do not fit, a word stands for each region, and
        then the note comes first: the cards themselves show their order.
        """
        text = self._order_words(builder, glyphs, short=False)
        alone = y + 1 >= canvas.height
        # Enter and Backspace do what the buttons do: these give way to a long note.
        for first in range(len(self._buttons) + 1):
            buttons = [(target, f"[ {said(label)} ]") for target, label in self._buttons[first:]]
            x = canvas.width - sum(len(button) + 1 for _, button in buttons) + 1
            room = max(1, x - 1)
            if not alone or width_of(self.note) <= room:
                break
        spans = [(text, "note")]
        if not alone:
            canvas.put(0, y + 1, fit(self.note, canvas.width, glyphs.ellipsis), "warning")
        elif self.note:
            note = (f"  {self.note}", "warning")
            short = (self._order_words(builder, glyphs, short=True), "note")
            variants = ([*spans, note], [short, note])
            fitting = (words for words in variants if spans_width(words) <= room)
            spans = next(fitting, [(self.note, "warning")])
        if len(spans) == 1:
            spans = [(fit(spans[0][0], room, glyphs.ellipsis), spans[0][1])]
        canvas.put_spans(0, y, spans)
        for target, button in buttons:
            self._zones.append((Area(x, y, len(button), 1), target))
            ready = builder.complete if target == "commit" else bool(builder.cards)
            x = canvas.put(x, y, button, "ready" if ready else "quiet") + 1

    def _order_words(self, builder: SelectionBuilder, glyphs: Glyphs, *, short: bool) -> str:
        """The cards in order: ``6 Wizard's Tower → Knight``, short ``6 Wizard → Knight``."""
        words = short_names(self._board)
        names = [
            f"{card.region} {words[card.region]}"
            if short and card.region
            else card_name(card, self._board)
            for card in builder.cards
        ]
        names += [glyphs.ellipsis] * builder.missing
        if names:
            return f" {glyphs.right} ".join(names)
        return phrase("kingsroad-hand-no-cards", key=keys_on(self.screen)("forward"))

    def _faces(self, builder: SelectionBuilder) -> list[CardFace]:
        """How the cards look in the hand."""
        board, names = self._board, short_names(self._board)
        # One card stands for both sides of the Knight.
        chosen = (Card.KNIGHT if card.is_knight else card for card in builder.cards)
        order = {
            card: phrase("kingsroad-in-order", at=at) for at, card in enumerate(chosen, start=1)
        }
        held = builder.hand.cards
        return [
            CardFace(
                card=card,
                name=region_alone(board, card.region) if card.region else card_name_to_break(card),
                word=names[card.region] if card.region else card_name_alone(card),
                order=order.get(card, ""),
                held=card in held,
                spent=phrase("kingsroad-hand-spent"),
                open=not builder.problem(card),
                looked_at=card is self.looked_at,
            )
            for card in ROW
        ]
