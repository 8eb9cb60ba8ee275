"""Every selection of a hand, in plain Python: for what must work without a solver."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from kingsroad.cards import Card, Hand, Selection, order_problem


def legal_selections(hand: Hand) -> tuple[Selection, ...]:
    """Every complete selection of a hand, by code, those with a declining Knight included."""
    return _selections(Hand(hand.size, hand.dragon, hand.witch, hand.second))


@cache
def _selections(hand: Hand) -> tuple[Selection, ...]:
    cards = [*hand.cards, Card.DECLINING_KNIGHT]
    orders = permutations(cards, hand.size)
    return tuple(sorted((Selection(o) for o in orders if order_problem(o) is None), key=str))


@cache
def distinct_selections(size: int, dragon: bool) -> tuple[Selection, ...]:
    """One selection for each play without the Witch of a hand that must choose ``size`` cards.

    The plays of declining Knights are among them.
    """
    found: dict[tuple[tuple[int, ...], bool], Selection] = {}
    for selection in legal_selections(Hand(size, dragon, witch=False)):
        found.setdefault((selection.placed(), selection.has_dragon), selection)
    return tuple(found.values())
