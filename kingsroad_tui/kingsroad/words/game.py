"""What King's Road is made of, as messages name it: regions, cards, selections, who has won.

Plain text only: a player's name may be anything and must never be parsed as markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from kingsroad.board import REGIONS, Board, kingdom
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.position import Position, TieBreak
from kingsroad_tui.kingsroad.words.people import people
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.voice import phrase, said

SOFT_HYPHEN: Final = "\u00ad"
"""Where a long name may be broken."""


def the_name(board: Board, region: int) -> Say:
    """A region without its number, as messages name it; one of an own board as that has it."""
    name = board.region(region).name
    if name == kingdom().region(region).name:
        return Say(f"kingsroad-region-{region}")
    return Say("kingsroad-own-region", name=shown(name))


def the_region(board: Board, region: int) -> Say:
    """A region as messages name it: ``5 Dark Tower``."""
    return Say("kingsroad-region", number=region, name=the_name(board, region))


def the_card(card: Card, board: Board) -> Say:
    """A card in the middle of a sentence: ``the Knight``, ``5 Dark Tower``."""
    if card.region is None:
        return Say(f"kingsroad-card-{card.name.lower()}.the")
    return the_region(board, card.region)


def region_alone(board: Board, region: int) -> str:
    """``Dark Tower``."""
    return said(the_name(board, region))


def region_name(board: Board, region: int) -> str:
    """``5 Dark Tower``."""
    return said(the_region(board, region))


def card_name(card: Card, board: Board) -> str:
    """A card's name; a region card has the region's number and name."""
    return card_name_alone(card) if card.region is None else region_name(board, card.region)


def card_name_alone(card: Card) -> str:
    """The name of a card without a region."""
    return card_name_to_break(card).replace(SOFT_HYPHEN, "")


def card_name_to_break(card: Card) -> str:
    """As `card_name_alone`; a long name may have a soft hyphen where a card can break it."""
    return phrase(f"kingsroad-card-{card.name.lower()}")


def selection_words(selection: Selection, board: Board) -> str:
    """The cards of a selection in order, ``no cards`` for none."""
    return _in_order(card_name(card, board) for card in selection.cards)


def _in_order(cards: Iterable[str]) -> str:
    return ", ".join(cards) or phrase("kingsroad-no-cards")


def selection_code(codes: Sequence[str]) -> str:
    """A selection in one word; only ``W`` for a Witch's, as nothing else of it takes effect."""
    return "W" if Card.WITCH in codes else "".join(codes) or "-"


def short_words(codes: Sequence[str]) -> str:
    """A selection within a sentence: ``4, 6, Knight``, or ``the Witch`` whatever is beside her."""
    if Card.WITCH in codes:
        return phrase("kingsroad-card-witch.the")
    return _in_order(map(_short_name, codes))


def short_names(board: Board) -> dict[int, str]:
    """A word for each region that no other region has."""
    if board == kingdom():
        return {region: phrase(f"kingsroad-region-{region}.short") for region in REGIONS}
    return _own_words(board)


@lru_cache(maxsize=8)
def _own_words(board: Board) -> dict[int, str]:
    """The last word of each region's name that no other region has, else an earlier one."""
    names = {region: shown(board.region(region).name) for region in REGIONS}
    words = {
        region: [word.removesuffix("'s") for word in name.split()] for region, name in names.items()
    }
    everywhere = [word for parts in words.values() for word in set(parts)]
    return {
        region: next(
            (word for word in reversed(parts) if everywhere.count(word) == 1), names[region]
        )
        for region, parts in words.items()
    }


def named_words(codes: Sequence[str], board: Board) -> str:
    """A selection in a few words: ``4 Hills, 6 Wizard, Knight``; ``the Witch`` as above."""
    if Card.WITCH in codes:
        return phrase("kingsroad-card-witch.the")
    cards, words = map(Card, codes), short_names(board)
    return _in_order(
        f"{card.region} {words[card.region]}" if card.region else card_name_alone(card)
        for card in cards
    )


def column_words(codes: Sequence[str]) -> str:
    """A selection in a column of them: ``4 6 Knight``, ``Witch`` whatever is beside her.

    A Knight who declines stands as ``Knight (no)``.
    """
    if Card.WITCH in codes:
        return card_name_alone(Card.WITCH)
    declines = phrase("kingsroad-card-declining_knight.short")
    words = (declines if code == Card.DECLINING_KNIGHT else _short_name(code) for code in codes)
    return " ".join(words) or phrase("kingsroad-no-cards")


def _short_name(code: str) -> str:
    card = Card(code)
    return card.value if card.region is not None else card_name_alone(card)


def advised_words(selection: Selection, board: Board) -> str:
    """The cards to choose, in order; with a Witch the others may be any, since they go back."""
    if not selection.has_witch:
        return selection_words(selection, board)
    return phrase("kingsroad-witch-and-others", others=len(selection.cards) - 1)


def the_place(place: int) -> Say:
    """A place from 1 to 5 as messages name it: ``2nd``."""
    return Say("kingsroad-place", place=place)


def score_sentence(position: Position, names: Sequence[str]) -> str:
    """``Ann 12, Bob 9``."""
    return ", ".join(f"{name} {score}" for name, score in zip(names, position.scores, strict=True))


def winner_sentence(position: Position, names: Sequence[str]) -> str:
    """The winners of a finished game, with the tie-break if there was one."""
    winners = position.winners
    who, points = people(names, winners), position.scores[winners[0]]
    if position.tie_break is TieBreak.SHARED:
        return phrase("kingsroad-wins-shared", who=who, points=points)
    if position.tie_break is TieBreak.NOBLES:
        nobles = position.noble_count(winners[0])
        return phrase("kingsroad-wins-by-nobles", who=who, points=points, nobles=nobles)
    return phrase("kingsroad-wins", who=who, points=points)


def game_title(game: Game, names: Sequence[str] | None = None) -> str:
    """The players, by these names, the variant, and the board unless it is the built-in one."""
    return phrase(
        "kingsroad-game-title",
        who=tuple(names or game.players),
        rules=Say(f"kingsroad-rules-{game.variant.value}"),
        board=shown(game.board.name),
        own=game.board.name != kingdom().name,
    )
