"""A game in whole sentences, made in one place each so that they can be translated.

Plain text only: a player's name may be anything and must never be parsed as markup.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kingsroad.board import REGIONS, Board
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.position import Position, TieBreak, Variant
from kingsroad_tui.kingsroad.words.people import said_of, who
from kingsroad_tui.words.lists import count, listed
from tabletop.words.voice import phrase

IN_ORDER = ("first", "second", "third", "fourth", "fifth", "sixth")
"""The order of cards chosen, and of regions scored."""

_CHARACTERS = {
    Card.KNIGHT: "Knight",
    Card.DECLINING_KNIGHT: "Knight (declines)",
    Card.DRAGON: "Dragon",
    Card.WITCH: "Witch",
}

VARIANTS = {Variant.STANDARD: "standard rules", Variant.PERMANENT_NOBLES: "permanent Nobles"}


def region_name(board: Board, region: int) -> str:
    """``5 Dark Tower``."""
    return f"{region} {board.region(region).name}"


def card_name(card: Card, board: Board) -> str:
    """A card's name; a region card has the region's number and name."""
    return region_name(board, card.region) if card.region is not None else _CHARACTERS[card]


def card_name_alone(card: Card) -> str:
    """The name of a card without a region."""
    return _CHARACTERS[card]


def selection_words(selection: Selection, board: Board) -> str:
    """The cards of a selection in order, ``no cards`` for none."""
    return ", ".join(card_name(card, board) for card in selection.cards) or "no cards"


def selection_code(codes: Sequence[str]) -> str:
    """A selection in one word; only ``W`` for a Witch's, as nothing else of it takes effect."""
    return "W" if Card.WITCH in codes else "".join(codes) or "-"


def short_words(codes: Sequence[str]) -> str:
    """A selection within a sentence: ``4, 6, Knight``, or ``the Witch`` whatever is beside her."""
    if Card.WITCH in codes:
        return phrase("kingsroad-game-short-words")
    return ", ".join(map(_short_name, codes)) or "no cards"


@lru_cache(maxsize=8)
def short_names(board: Board) -> dict[int, str]:
    """A word for each region that no other region has: its last one, else an earlier one."""
    words = {
        region: [word.removesuffix("'s") for word in board.region(region).name.split()]
        for region in REGIONS
    }
    everywhere = [word for parts in words.values() for word in set(parts)]
    return {
        region: next(
            (word for word in reversed(parts) if everywhere.count(word) == 1),
            board.region(region).name,
        )
        for region, parts in words.items()
    }


def named_words(codes: Sequence[str], board: Board) -> str:
    """A selection in a few words: ``4 Hills, 6 Wizard, Knight``; ``the Witch`` as above."""
    if Card.WITCH in codes:
        return phrase("kingsroad-game-named-words")
    cards = map(Card, codes)
    words = short_names(board)
    named = (f"{c.region} {words[c.region]}" if c.region else _CHARACTERS[c] for c in cards)
    return ", ".join(named) or "no cards"


def column_words(codes: Sequence[str]) -> str:
    """A selection in a column of them: ``4 6 Knight``, ``Witch`` whatever is beside her.

    A Knight who declines stands as ``Knight (no)``.
    """
    if Card.WITCH in codes:
        return _short_name(Card.WITCH)
    words = (
        "Knight (no)" if code == Card.DECLINING_KNIGHT else _short_name(code) for code in codes
    )
    return " ".join(words) or "no cards"


def _short_name(code: str) -> str:
    card = Card(code)
    return card.value if card.region is not None else _CHARACTERS[card]


def advised_words(selection: Selection, board: Board) -> str:
    """The cards to choose, in order; with a Witch the others may be any, since they go back."""
    if not selection.has_witch:
        return selection_words(selection, board)
    others = {1: "", 2: " (with any other card)", 3: " (with any two other cards)"}
    return phrase("kingsroad-game-advised-words", others=others[len(selection.cards)])


def score_sentence(position: Position, names: Sequence[str]) -> str:
    """``Ann 12, Bob 9``."""
    return ", ".join(f"{name} {score}" for name, score in zip(names, position.scores, strict=True))


def winner_sentence(position: Position, names: Sequence[str]) -> str:
    """The winners of a finished game, with the tie-break if there was one."""
    return f"{winner_clause(position, names)}."


def winner_clause(position: Position, names: Sequence[str]) -> str:
    """The same, to be gone on with."""
    winners = position.winners
    points = count(position.scores[winners[0]], "point")
    if position.tie_break is TieBreak.SHARED:
        return phrase(
            "kingsroad-game-winner-clause", who=who(names, winners, begins=True), points=points
        )
    if position.tie_break is TieBreak.NOBLES:
        return said_of(
            names,
            winners,
            one="{who} wins with {points}; the tie is broken by {nobles}",
            you="You win with {points}; the tie is broken by {nobles}",
            points=points,
            nobles=count(position.noble_count(winners[0]), "Noble"),
        )
    return said_of(
        names,
        winners,
        one="{who} wins with {points}",
        you="You win with {points}",
        points=points,
    )


def game_title(game: Game, names: Sequence[str] | None = None) -> str:
    """The players, by these names, the variant, and the board unless it is the built-in one."""
    title = f"{listed(names or game.players)}, {VARIANTS[game.variant]}"
    return (
        title
        if game.board.name == "Kingdom"
        else phrase("kingsroad-game-game-title", title=title, name=game.board.name)
    )
