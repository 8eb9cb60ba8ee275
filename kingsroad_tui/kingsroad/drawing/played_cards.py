"""The cards that lie on the table during a reveal, player by player: turned, or face down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kingsroad.cards import Card
from kingsroad_tui.drawing.canvas import Canvas, Span, fit, spans_width
from kingsroad_tui.kingsroad.play.reveal_frame import ShownCards
from kingsroad_tui.look.glyphs import LETTERS, Glyphs

LARGE_HEIGHT: Final = 4
"""The rows of cards below their players' names."""

_WORDY_HEIGHT: Final = 3
"""Rows from which cards have their words."""

_WORDY_WIDTHS: Final = (10, 9, 8, 7)
"""The widths, with a gap behind, of cards with sign and word: the largest that fits."""

_NARROW_WIDTHS: Final = (6, 5)
"""The same of cards with a sign only."""

_WORD: Final = 6
"""The least cells for a word."""

_MARGINED: Final = 7
"""From this width on a card has a margin."""

_KNIGHT_WAITS: Final = "declines"
_FACE_DOWN: Final = 1
"""The shade of a card's back."""


@dataclass(frozen=True, slots=True)
class PlayedCards:
    """What lies on the table.

    Attributes:
        cards: per seat.
        names: the players' names, in seat order.
        colours: the player colour (0 to 4) of each seat.
        words: a word for each region.
        lit: seats and numbers (from 0) of the cards that stand out: what they do happens now.
    """

    cards: tuple[ShownCards, ...]
    names: tuple[str, ...]
    colours: tuple[int, ...]
    words: Mapping[int, str]
    lit: tuple[tuple[int, int], ...] = ()


def draw_played_cards(table: PlayedCards, width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The cards in this space: with words where there is room, with signs, else in one line."""
    canvas = Canvas(width, height)
    columns = [len(_faces(shown)) for shown in table.cards]
    gaps = 2 * (len(columns) - 1)
    room = width - gaps
    # As wide as if everybody had three cards, so that a Witch alone does not move the others.
    number = sum(max(3, column) for column in columns)
    wordy = next((each for each in _WORDY_WIDTHS if each * number <= room), None)
    narrow = next((each for each in _NARROW_WIDTHS if each * number <= width + 1), None)
    if height >= _WORDY_HEIGHT and wordy is not None:
        _draw_cards(canvas, table, wordy, 2, glyphs)
    elif height >= _WORDY_HEIGHT and narrow is not None:
        between = min(2, (width + 1 - narrow * number) // max(1, len(columns) - 1))
        _draw_cards(canvas, table, narrow, between, glyphs)
    else:
        _draw_line(canvas, table, glyphs)
    return canvas


def _draw_cards(
    canvas: Canvas, table: PlayedCards, each: int, between: int, glyphs: Glyphs
) -> None:
    """Cards in the colours of the hand's, with sign and word; those whose turn it is are lit.

    ``each`` is the width of a card with the gap behind it, ``between`` what more is free between
    players.
    """
    x = 0
    inside = each - 1
    margin = 1 if inside >= _MARGINED else 0
    for seat, shown in enumerate(table.cards):
        faces = [*shown.turned, *shown.again, *[None] * shown.face_down]
        colour = table.colours[seat]
        room = each * max(3, len(faces))
        name = fit(table.names[seat], room - 3, glyphs.ellipsis)
        canvas.put(x, 0, f"{_badge(colour, glyphs)} {name}", f"player-{colour}")
        for number, card in enumerate(faces):
            at = x + number * each
            if card is None:
                for y in range(1, LARGE_HEIGHT):
                    canvas.put(at, y, glyphs.shades[_FACE_DOWN] * inside, "frame")
                continue
            lit = (seat, number) in table.lit
            ground = f"{'raised' if lit else 'card'}-{card.region or card.value.upper()}"
            canvas.fill(at, 1, inside, LARGE_HEIGHT - 1, ground)
            canvas.put(at + margin, 1, card.value.upper(), "number")
            sign = glyphs.players[colour]
            canvas.put(at + inside - 1, 1, sign, "number" if lit else f"player-{colour}")
            word = fit(_word(card, table), inside - margin, glyphs.ellipsis)
            if inside < _WORD:
                continue
            declines = card is Card.DECLINING_KNIGHT
            if declines and canvas.height < LARGE_HEIGHT:
                word = fit(_KNIGHT_WAITS, inside - margin, glyphs.ellipsis)
            canvas.put(at + margin, 2, word, "strong")
            if declines and canvas.height >= LARGE_HEIGHT:
                note = fit(_KNIGHT_WAITS, inside - margin, glyphs.ellipsis)
                canvas.put(at + margin, 3, note, "quiet")
        x += room + between


def _word(card: Card, table: PlayedCards) -> str:
    if card.region is not None:
        return table.words[card.region]
    return "Knight" if card.is_knight else card.name.capitalize()


def _draw_line(canvas: Canvas, table: PlayedCards, glyphs: Glyphs) -> None:
    """Badges and cards in one line; without brackets and gaps where it would be too long."""
    for opening, closing, gap in (("[", "]", "  "), ("[", "]", " "), ("", "", " ")):
        spans: list[Span] = []
        for seat, shown in enumerate(table.cards):
            colour = table.colours[seat]
            spans.append((gap if spans else "", ""))
            spans.append((_badge(colour, glyphs), f"player-{colour}"))
            for number, face in enumerate(_faces(shown)):
                text = glyphs.shades[_FACE_DOWN] if face is None else face
                spans.append((f"{opening}{text}{closing}", _role(table, seat, number, face)))
        if spans_width(spans) <= canvas.width:
            break
    canvas.put_spans(0, 0, spans)


def _faces(shown: ShownCards) -> list[str | None]:
    """What is seen of each card: its code, or None for its back."""
    turned = [card.value for card in (*shown.turned, *shown.again)]
    return [*turned, *[None] * shown.face_down]


def _role(table: PlayedCards, seat: int, number: int, face: str | None) -> str:
    if face is None:
        return "frame"
    return f"{'preview' if (seat, number) in table.lit else 'player'}-{table.colours[seat]}"


def _badge(colour: int, glyphs: Glyphs) -> str:
    return f"{LETTERS[colour]}{glyphs.players[colour]}"
