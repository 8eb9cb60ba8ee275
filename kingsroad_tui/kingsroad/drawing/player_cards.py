"""The players as cards: name and score, markers in hand as a bar, Dragon, Witch and Nobles.

A card takes one line or two; with fewer lines than players all stand side by side in two lines.
During a reveal the cards that were chosen lie there player by player, turned or face down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad.cards import Card
from kingsroad.position import MARKERS
from kingsroad_tui.drawing.canvas import Canvas, Span, fit, spans_width, width_of
from kingsroad_tui.kingsroad.drawing.map_layout import Area
from kingsroad_tui.kingsroad.play.reveal_frame import ShownCards
from kingsroad_tui.kingsroad.words.game import card_name_alone
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from tabletop.words.voice import phrase

WORDY: Final = 33
"""From this width on the state is said in words."""

_SPACIOUS: Final = 41
"""From this width of the line of supplies on there is room for what Nobles are called, too."""

_IN_WORDS: Final = 60
"""From this width on a line of its own says everything in words."""

_LINES: Final = 2

_BADGE: Final = 3
"""Letter and sign, and a gap behind them."""

_SPACING: Final = ((3, " "), (3, ""), (2, ""))
"""In a card of one line: the least cells for the figures of a score and what stands behind it, from
the most to the least room that the longest name leaves.
"""


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """What is shown of one player.

    Attributes:
        colour: the player colour, 0 to 4.
        name: as typed; shown as it is.
        score: points.
        in_hand: markers in hand.
        dragon, witch: whether the card is still held.
        nobles: how many stand on the board.
        state: one word for what the player is doing, or nothing.
        sign: the same in one cell.
        turn: whether this player chooses at this terminal now.
        gain: what was gained just now, shown beside the score, or nothing.
    """

    colour: int
    name: str
    score: int
    in_hand: int
    dragon: bool
    witch: bool
    nobles: int
    state: str = ""
    sign: str = ""
    turn: bool = False
    gain: str = ""


def draw_player_cards(
    cards: Sequence[PlayerCard], width: int, height: int, glyphs: Glyphs
) -> Canvas:
    """The cards in this space."""
    canvas = Canvas(width, height)
    number = len(cards)
    if not number:
        return canvas
    if height < number:
        _draw_strip(canvas, cards, glyphs)
        return canvas
    pitch = min(3, height // number)
    lines = min(_LINES, pitch)
    spacing = _spacing(cards, width, glyphs)
    for index, card in enumerate(cards):
        area = Area(0, index * pitch, width, lines)
        if lines == 1:
            _draw_line(canvas, card, area, spacing, glyphs)
        else:
            _draw_card(canvas, card, area, glyphs)
    return canvas


def _draw_edge(canvas: Canvas, card: PlayerCard, area: Area, glyphs: Glyphs) -> int:
    """The card's ground and its edge in the player's colour; returns the column behind it."""
    canvas.fill(area.x, area.y, area.width, area.height, f"card-player-{card.colour}")
    for y in range(area.y, area.bottom):
        canvas.put(area.x, y, glyphs.edge, f"player-{card.colour}")
    return area.x + 1


def _put_badge(canvas: Canvas, card: PlayerCard, x: int, y: int, glyphs: Glyphs) -> int:
    x = canvas.put(x, y, LETTERS[card.colour], "letter")
    return canvas.put(x, y, glyphs.players[card.colour], f"player-{card.colour}")


def _draw_card(canvas: Canvas, card: PlayerCard, area: Area, glyphs: Glyphs) -> None:
    x = _draw_edge(canvas, card, area, glyphs)
    score = f"{card.score:>3} "
    end = area.right - width_of(score)
    canvas.put(end, area.y, score, "number", f"player-{card.colour}")
    x = _put_badge(canvas, card, x, area.y, glyphs) + 1
    state = card.state if area.width >= WORDY else card.sign
    for text, role in ((card.gain, "title"), (state, "title" if card.turn else "quiet")):
        if text:
            end -= width_of(text) + 1
            canvas.put(end, area.y, text, role)
    canvas.put(x, area.y, fit(card.name, end - x - 1, glyphs.ellipsis), "strong")
    below = Area(area.x + 2, area.y + 1, area.width - 3, 1)
    _draw_supply(canvas, card, below, glyphs)


def _draw_supply(canvas: Canvas, card: PlayerCard, area: Area, glyphs: Glyphs) -> None:
    """Markers in hand as a bar, Dragon and Witch as small cards, Nobles."""
    x, y = area.x, area.y
    nobles = f"{glyphs.noble} {_nobles(card):<8}"
    if area.width < _SPACIOUS:
        nobles = f"{glyphs.noble}{card.nobles:<2}"
    end = area.right - width_of(nobles)
    canvas.put(end, y, nobles, "note" if card.nobles else "quiet")
    for letter, held in (("W", card.witch), ("D", card.dragon)):
        end -= 4
        _put_small_card(canvas, end, y, letter, held=held, glyphs=glyphs)
    left = f"{card.in_hand:>3}"
    room = min(MARKERS, end - x - len(left) - 1)
    full = -(-card.in_hand * room // MARKERS)
    # A sign for each marker, or where there is no room for them a bar that nobody would count.
    counted = room == MARKERS
    there, gone = (glyphs.bar[0], glyphs.bar[1]) if counted else (glyphs.link, glyphs.line)
    x = canvas.put(x, y, there * full, f"player-{card.colour}")
    x = canvas.put(x, y, gone * (room - full), "quiet")
    canvas.put(x, y, left, "note")


def _put_small_card(
    canvas: Canvas, x: int, y: int, letter: str, *, held: bool, glyphs: Glyphs
) -> None:
    """A card of three cells with its letter, or when it is spent its back."""
    if held:
        canvas.put(x, y, f" {letter} ", "number", f"raised-{letter}")
    else:
        canvas.put(x, y, glyphs.shades[1] * 3, "quiet")


def _spacing(cards: Sequence[PlayerCard], width: int, glyphs: Glyphs) -> tuple[int, str]:
    """The cells for scores and the gap behind them: alike for all, so that columns are straight."""
    figures = max(len(str(card.score)) for card in cards)
    longest = max(width_of(card.name) for card in cards)
    taken = 1 + _BADGE + longest + 2 + max(width_of(_tail(card, width, glyphs)) for card in cards)
    spacings = [(max(least, figures), gap) for least, gap in _SPACING]
    fitting = (each for each in spacings if taken + each[0] + len(each[1]) <= width)
    return next(fitting, spacings[-1])


def _tail(card: PlayerCard, width: int, glyphs: Glyphs) -> str:
    """What stands behind the score: markers in hand, cards, Nobles, state."""
    if width >= _IN_WORDS:
        dragon = card_name_alone(Card.DRAGON) if card.dragon else ""
        witch = card_name_alone(Card.WITCH) if card.witch else ""
        nobles = _nobles(card) if card.nobles else ""
        markers = phrase("kingsroad-panel-markers", count=card.in_hand)
        return f"  {markers}  {dragon:<8}{witch:<7}{nobles:<8} {card.sign or ' '}"
    held = ("D" if card.dragon else " ") + ("W" if card.witch else " ")
    return f"{card.in_hand:>2} {held} {glyphs.noble}{card.nobles} {card.sign or ' '}"


def _nobles(card: PlayerCard) -> str:
    return phrase("kingsroad-panel-nobles", count=card.nobles)


def _draw_line(
    canvas: Canvas, card: PlayerCard, area: Area, spacing: tuple[int, str], glyphs: Glyphs
) -> None:
    """Everything in one line: name, score, markers in hand, cards, Nobles, state."""
    x = _draw_edge(canvas, card, area, glyphs)
    x = _put_badge(canvas, card, x, area.y, glyphs)
    score_width, gap = spacing
    tail = f"{gap}{_tail(card, area.width, glyphs)}"
    end = area.right - width_of(tail)
    canvas.put(end, area.y, tail, "note")
    score = f"{str(card.score).rjust(score_width)} "
    end -= width_of(score)
    canvas.put(end, area.y, score, "number", f"player-{card.colour}")
    canvas.put(x + 1, area.y, fit(card.name, end - x - 2, glyphs.ellipsis), "strong")


def _draw_strip(canvas: Canvas, cards: Sequence[PlayerCard], glyphs: Glyphs) -> None:
    """All players side by side, in at most two lines."""
    for index, card in enumerate(cards):
        left = index * canvas.width // len(cards)
        right = (index + 1) * canvas.width // len(cards)
        area = Area(left, 0, right - left, min(_LINES, canvas.height))
        x = _draw_edge(canvas, card, area, glyphs)
        score = f"{card.score:>3} "
        end = right - width_of(score)
        canvas.put(end, 0, score, "number", f"player-{card.colour}")
        x = _put_badge(canvas, card, x, 0, glyphs)
        x += 1 if width_of(card.name) < end - x else 0
        canvas.put(x, 0, fit(card.name, end - x, glyphs.ellipsis), "strong")
        held = ("D" if card.dragon else " ") + ("W" if card.witch else " ")
        supply = f"{card.in_hand:>2} {held} {glyphs.noble}{card.nobles} {card.sign}"
        canvas.put(left + 1, 1, fit(supply, area.width - 1), "note")


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
        _played_cards_draw_line(canvas, table, glyphs)
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
                word = fit(phrase("kingsroad-panel-declines"), inside - margin, glyphs.ellipsis)
            canvas.put(at + margin, 2, word, "strong")
            if declines and canvas.height >= LARGE_HEIGHT:
                note = fit(phrase("kingsroad-panel-declines"), inside - margin, glyphs.ellipsis)
                canvas.put(at + margin, 3, note, "quiet")
        x += room + between


def _word(card: Card, table: PlayedCards) -> str:
    if card.region is not None:
        return table.words[card.region]
    return card_name_alone(Card.KNIGHT if card.is_knight else card)


def _played_cards_draw_line(canvas: Canvas, table: PlayedCards, glyphs: Glyphs) -> None:
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
