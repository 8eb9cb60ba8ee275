"""Every legal selection of a hand, and the kinds of hand there are (rules, sections 3.1 and 3.2).

Which selections a hand allows depends on few things: how many cards it must choose (0 to 3),
whether it holds the Dragon, and whether it may choose the Witch. That makes 16 kinds of hand, or
8 if the Witch is left aside; `hand_kind` numbers them.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Final

from kingsroad.cards import Card, Hand, Selection, order_problem

DRAGON_KIND: Final = 4
"""What holding the Dragon adds to the number of a kind of hand."""

WITCH_KIND: Final = 8
"""What being able to choose the Witch adds to the number of a kind of hand."""

HAND_KINDS: Final = tuple(
    Hand(kind % DRAGON_KIND, bool(kind & DRAGON_KIND), bool(kind & WITCH_KIND))
    for kind in range(16)
)
"""One hand of each kind, by its number; the first eight are without the Witch."""


def hand_kind(hand: Hand) -> int:
    """The number of a hand's kind: the cards to choose, plus 4 for a Dragon and 8 for a Witch.

    >>> from kingsroad.cards import Hand
    >>> hand_kind(Hand(in_hand=19, dragon=True, witch=True))
    15
    >>> hand_kind(Hand(in_hand=2, dragon=False, witch=True, second=True))
    2
    """
    witch = hand.witch and not hand.second
    return hand.size + DRAGON_KIND * hand.dragon + WITCH_KIND * witch


def legal_selections(hand: Hand) -> tuple[Selection, ...]:
    """Every complete selection of a hand, by code, those with a declining Knight included.

    >>> from kingsroad.cards import Hand
    >>> full = legal_selections(Hand(in_hand=19, dragon=True, witch=True))
    >>> len(full), full[0].code, full[-1].code
    (729, '123', 'WDK')
    """
    return _selections(hand_kind(hand))


@cache
def _selections(kind: int) -> tuple[Selection, ...]:
    hand = HAND_KINDS[kind]
    orders = permutations([*hand.cards, Card.DECLINING_KNIGHT], hand.size)
    return tuple(sorted((Selection(o) for o in orders if order_problem(o) is None), key=str))


@cache
def distinct_selections(kind: int) -> tuple[Selection, ...]:
    """One selection for each distinct effect of a kind of hand, without the Witch, by code.

    Args:
        kind: as `hand_kind` numbers it; the Witch makes no difference.

    Effects that only a declining Knight has are among them.

    >>> len(distinct_selections(7))
    184
    """
    found: dict[tuple[tuple[int, ...], bool], Selection] = {}
    for selection in _selections(kind % WITCH_KIND):
        found.setdefault((selection.placed(), selection.has_dragon), selection)
    return tuple(found.values())
