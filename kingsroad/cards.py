"""The cards, and the selections that may be made of them (rules, sections 2 and 3.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Final


@unique
class Card(StrEnum):
    """A card by its code; a Knight that declines to place is written as a card of its own."""

    REGION_1 = "1"
    REGION_2 = "2"
    REGION_3 = "3"
    REGION_4 = "4"
    REGION_5 = "5"
    REGION_6 = "6"
    REGION_7 = "7"
    REGION_8 = "8"
    KNIGHT = "K"
    DECLINING_KNIGHT = "k"
    DRAGON = "D"
    WITCH = "W"

    @property
    def region(self) -> int | None:
        """The region's number for a region card, None for a character."""
        return int(self.value) if self.value.isdigit() else None

    @property
    def is_knight(self) -> bool:
        """Whether this is the Knight, placing or declining."""
        return self in (Card.KNIGHT, Card.DECLINING_KNIGHT)


REGION_CARDS: Final = tuple(card for card in Card if card.region is not None)
"""The eight region cards, by number."""

MAX_CARDS: Final = 3
"""How many cards a selection has when the hand holds markers enough."""


@unique
class SelectionProblem(StrEnum):
    """Why a selection is not legal; the value is a plain English clause."""

    UNKNOWN_CARD = "there is no such card"
    TOO_MANY = "there are more cards than may be chosen"
    TOO_FEW = "there are fewer cards than must be chosen"
    TWICE = "a card is chosen twice"
    WITCH_NOT_FIRST = "the Witch must come first"
    KNIGHT_NOT_LAST = "the Knight must come last"
    NOTHING_TO_DECLINE = "a Knight can decline only directly after a region"
    DRAGON_SPENT = "the Dragon is spent"
    WITCH_SPENT = "the Witch is spent"
    WITCH_AGAIN = "the Witch cannot be in the second choice"


class IllegalSelection(ValueError):
    """A selection that breaks a rule.

    Attributes:
        problem: which rule it breaks.
        selection: the codes as they were given.
    """

    def __init__(self, problem: SelectionProblem, selection: str) -> None:
        self.problem = problem
        self.selection = selection
        super().__init__(f"{selection!r}: {problem.value}")


@dataclass(frozen=True, slots=True)
class Selection:
    """The cards a player chooses, in order.

    Legal by itself: no card twice, at most three, a Witch first, a Knight last, a declining Knight
    directly after a region. Whether a hand can play it is `hand_problem`'s question.

    Raises:
        IllegalSelection: the order or the cards break rules, section 3.1.
    """

    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if problem := order_problem(self.cards):
            raise IllegalSelection(problem, self.code)

    @classmethod
    def parse(cls, text: str) -> Selection:
        """Reads one word such as ``16K``; ``-`` is the empty selection.

        Raises:
            IllegalSelection: a code is unknown, or the cards break a rule.
        """
        return cls.of("" if text == "-" else text)

    @classmethod
    def of(cls, codes: Iterable[str]) -> Selection:
        """Makes a selection of card codes, such as ``["1", "6", "K"]``.

        Raises:
            IllegalSelection: a code is unknown, or the cards break a rule.
        """
        codes = list(codes)
        try:
            cards = tuple(Card(code) for code in codes)
        except ValueError:
            shown = "".join(codes)[:40]
            raise IllegalSelection(SelectionProblem.UNKNOWN_CARD, shown) from None
        return cls(cards)

    @property
    def code(self) -> str:
        """The selection in one word, as `parse` reads it."""
        return "".join(card.value for card in self.cards) or "-"

    @property
    def has_witch(self) -> bool:
        """Whether a Witch is chosen (then nothing else takes effect)."""
        return Card.WITCH in self.cards

    @property
    def has_dragon(self) -> bool:
        """Whether a Dragon is chosen."""
        return Card.DRAGON in self.cards

    def effects(self) -> Iterator[tuple[Card, int | None]]:
        """Every card with the region it places a marker in, or None; a Witch's others are unseen.

        A Knight places in the region of the card directly before it; where that is no region, it
        does nothing (rules, 3.2).
        """
        before: int | None = None
        for card in self.cards:
            placed = before if card is Card.KNIGHT else card.region
            yield card, placed
            if card is Card.WITCH:
                return
            before = card.region

    def placed(self) -> tuple[int, ...]:
        """The markers this selection places in regions 1 to 8 (eight numbers, 0 to 2)."""
        regions = [region for _, region in self.effects()]
        return tuple(regions.count(number) for number in range(1, 9))

    def as_revealed(self) -> Selection:
        """What the others learn of it: of a Witch's selection, the Witch only (rules, 3.2)."""
        return WITCH_ALONE if self.has_witch else self

    def __len__(self) -> int:
        return len(self.cards)

    def __str__(self) -> str:
        return self.code


def order_problem(cards: tuple[Card, ...]) -> SelectionProblem | None:
    """The first rule of section 3.1 that these cards break, whatever the hand, or None."""
    if len(cards) > MAX_CARDS:
        return SelectionProblem.TOO_MANY
    kinds = [Card.KNIGHT if card.is_knight else card for card in cards]
    if len(set(kinds)) < len(kinds):
        return SelectionProblem.TWICE
    if Card.WITCH in kinds[1:]:
        return SelectionProblem.WITCH_NOT_FIRST
    if Card.KNIGHT in kinds[:-1]:
        return SelectionProblem.KNIGHT_NOT_LAST
    if Card.DECLINING_KNIGHT in cards and (len(cards) < 2 or cards[-2].region is None):
        return SelectionProblem.NOTHING_TO_DECLINE
    return None


NOTHING: Final = Selection()
"""The selection of a player without markers in hand."""

WITCH_ALONE: Final = Selection((Card.WITCH,))
"""A Witch, the other cards unknown (or the whole choice of a player with one marker in hand)."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What decides which selections a player may make: all of it public.

    ``in_hand`` is the number of markers in hand (0 to 19); ``dragon`` and ``witch`` say whether
    these cards may be chosen; ``second`` is True for the second choice after a Witch, which is
    made from the hand without the Witch (rules, 3.2).
    """

    in_hand: int
    dragon: bool
    witch: bool
    second: bool = False

    @property
    def size(self) -> int:
        """How many cards must be chosen: three, or as many as markers in hand if fewer."""
        return min(MAX_CARDS, self.in_hand)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that may be chosen from, the Knight once."""
        held = [*REGION_CARDS, Card.KNIGHT]
        if self.dragon:
            held.append(Card.DRAGON)
        if self.witch and not self.second:
            held.append(Card.WITCH)
        return tuple(held)

    def problem(
        self, selection: Selection, *, witch_alone: bool = False
    ) -> SelectionProblem | None:
        """Why this hand cannot make this selection, or None if it can.

        With ``witch_alone``, a Witch alone is complete: it stands for "a Witch, the other cards
        unknown", as records and whoever watches a table have it. Who chooses must choose them all.
        """
        if problem := self.missing(selection.cards):
            return problem
        if witch_alone and selection == WITCH_ALONE:
            return None
        return SelectionProblem.TOO_FEW if len(selection) < self.size else None

    def missing(self, cards: tuple[Card, ...]) -> SelectionProblem | None:
        """Why these cards, not yet complete, cannot be held in this hand; None if they can."""
        if len(cards) > self.size:
            return SelectionProblem.TOO_MANY
        if Card.WITCH in cards and self.second:
            return SelectionProblem.WITCH_AGAIN
        if Card.WITCH in cards and not self.witch:
            return SelectionProblem.WITCH_SPENT
        if Card.DRAGON in cards and not self.dragon:
            return SelectionProblem.DRAGON_SPENT
        return None

    def check(self, selection: Selection, *, witch_alone: bool = False) -> None:
        """Raises IllegalSelection if this hand cannot make this selection; see `problem`."""
        if problem := self.problem(selection, witch_alone=witch_alone):
            raise IllegalSelection(problem, selection.code)
