"""The cards that lie on the table during a reveal, player by player: turned, or face down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingsroad_tui.drawing.canvas import Canvas, Span, fit, spans_width
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.session.reveal_frame import ShownCards

LARGE_HEIGHT: Final = 4
"""Rows from which cards are drawn as boxes below their players' names."""

_CARD_WIDTH: Final = 5
_FACE_DOWN: Final = 1
"""The shade of a card's back."""


@dataclass(frozen=True, slots=True)
class PlayedCards:
    """What lies on the table.

    Attributes:
        cards: per seat.
        names: the players' names, in seat order.
        colours: the player colour (0 to 4) of each seat.
        turning: the seat whose last card has just been turned, or None.
    """

    cards: tuple[ShownCards, ...]
    names: tuple[str, ...]
    colours: tuple[int, ...]
    turning: int | None = None


def draw_played_cards(table: PlayedCards, width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The cards in this space: as boxes where there is room for them, else in one line."""
    canvas = Canvas(width, height)
    columns = [_CARD_WIDTH * len(_faces(shown)) for shown in table.cards]
    gaps = 2 * (len(columns) - 1)
    if height >= LARGE_HEIGHT and sum(columns) + gaps <= width:
        _draw_boxes(canvas, table, glyphs)
    else:
        _draw_line(canvas, table, glyphs)
    return canvas


def _draw_boxes(canvas: Canvas, table: PlayedCards, glyphs: Glyphs) -> None:
    """Every player's cards side by side, below the badge and the name."""
    x = 0
    frame = glyphs.plain
    left, right, low_left, low_right = frame.corners
    inside = _CARD_WIDTH - 2
    for seat, shown in enumerate(table.cards):
        faces = _faces(shown)
        room = max(_CARD_WIDTH * len(faces), 3 * _CARD_WIDTH)
        colour = table.colours[seat]
        name = fit(table.names[seat], room - 3, glyphs.ellipsis)
        canvas.put(x, 0, f"{_badge(colour, glyphs)} {name}", f"player-{colour}")
        for number, face in enumerate(faces):
            at = x + number * _CARD_WIDTH
            role = _role(table, seat, number, face)
            middle = glyphs.shades[_FACE_DOWN] * inside if face is None else face.center(inside)
            canvas.put(at, 1, left + frame.top * inside + right, role)
            canvas.put(at, 2, frame.left + middle + frame.right, role)
            canvas.put(at, 3, low_left + frame.bottom * inside + low_right, role)
        x += room + 2


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
    shown = table.cards[seat]
    newest = seat == table.turning and number == len(shown.turned) + len(shown.again) - 1
    return f"{'preview' if newest else 'player'}-{table.colours[seat]}"


def _badge(colour: int, glyphs: Glyphs) -> str:
    return f"{LETTERS[colour]}{glyphs.players[colour]}"
