"""The table in plain sentences, line by line: the map for people who do not see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.board import LOOP, Board
from kingsroad.cards import Card, Hand
from kingsroad.position import Position
from kingsroad_tui.text.game import card_name, region_name
from kingsroad_tui.text.words import count, listed

COMMANDS: Final = (
    ("cards, such as 16K", "choose these cards, in this order; - chooses none"),
    ("map", "the regions, one a line, along the King's way"),
    ("players", "points, markers and cards of everybody"),
    ("hand", "the cards you can choose from"),
    ("history", "what happened in the last round"),
    ("hint", "a hint; again for more"),
    ("undo", "undo a round, where you play alone"),
    ("redo", "bring back the round undone last"),
    ("rules", "the complete rules"),
    ("code", "the position in one word"),
    ("save NAME", "save the game by a name"),
    ("quit", "leave; the game is saved"),
)
"""The words that can be typed instead of cards, and what they do."""


def help_lines() -> list[str]:
    """A line for each word that can be typed."""
    return [f"{word}: {what}." for word, what in COMMANDS]


def region_lines(position: Position, names: Sequence[str]) -> list[str]:
    """A line for each region along the King's path."""
    return [_region_line(position, names, region) for region in LOOP]


def _region_line(position: Position, names: Sequence[str], region: int) -> str:
    paid = position.board.paid(region, position.num_players)
    parts = [f"{region_name(position.board, region)} pays {', '.join(map(str, paid))}"]
    standing = [
        f"{names[seat]} {position.markers[seat][region - 1]}"
        for seat in position.seats
        if position.markers[seat][region - 1]
    ]
    if standing:
        parts.append(f"markers: {', '.join(standing)}")
    nobles = [names[seat] for seat in position.nobles[region - 1]]
    if nobles:
        parts.append(f"{'Noble' if len(nobles) == 1 else 'Nobles'} of {listed(nobles)}")
    if region == position.king:
        parts.append("the King is here")
    return "; ".join(parts) + "."


def player_lines(position: Position, names: Sequence[str]) -> list[str]:
    """A line for each player."""
    return [_player_line(position, name, seat) for seat, name in enumerate(names)]


def _player_line(position: Position, name: str, seat: int) -> str:
    held = ["Dragon"] * position.dragon[seat] + ["Witch"] * position.witch[seat]
    cards = f"holds {listed(held)}" if held else "holds neither Dragon nor Witch"
    return (
        f"{name}: {count(position.scores[seat], 'point')}, "
        f"{count(position.in_hand[seat], 'marker')} in hand, "
        f"{count(position.noble_count(seat), 'Noble')}; {cards}."
    )


def hand_lines(hand: Hand, position: Position) -> list[str]:
    """The cards that can be chosen, each with its sign."""
    cards = [*hand.cards]
    at = cards.index(Card.KNIGHT) + 1
    cards.insert(at, Card.DECLINING_KNIGHT)
    lines = [f"You choose {count(hand.size, 'card')}."]
    return lines + [f"{card.value}: {_name_alone(card, position.board)}." for card in cards]


def _name_alone(card: Card, board: Board) -> str:
    """A card's name; a region card without the number, which is its sign."""
    return board.region(card.region).name if card.region else card_name(card, board)
