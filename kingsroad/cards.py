"""The cards, hands, and selections of cards (rules, sections 2 and 3.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, StrEnum, unique
from itertools import islice
from typing import Final

from kingsroad.errors import RulesError
from tabletop.say import Say
from tabletop.shown import quoted


@unique
class Card(StrEnum):
    """A card by its code; a Knight that declines to place a marker has a code of its own."""

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

    __repr__ = Enum.__str__

    @classmethod
    def _missing_(cls, value: object) -> Card | None:
        """Letters may be small where codes are read; ``k`` is the Knight that declines.

        >>> Card("d"), Card("w"), Card("k")
        (Card.DRAGON, Card.WITCH, Card.DECLINING_KNIGHT)
        """
        capital = value.upper() if isinstance(value, str) else value
        return next((card for card in cls if card.value == capital), None)

    @property
    def region(self) -> int | None:
        """The region's number for a region card, None for a character."""
        return _REGION_OF.get(self)

    @property
    def is_knight(self) -> bool:
        """Whether this is the Knight, placing or declining."""
        return self in (Card.KNIGHT, Card.DECLINING_KNIGHT)


_REGION_OF: Final = {card: int(card) for card in Card if card.isdigit()}

REGION_CARDS: Final = tuple(_REGION_OF)
"""The eight region cards, by number."""

MAX_CARDS: Final = 3
"""The most cards in a selection; a hand with fewer markers chooses one card for each."""


_MOST_CODES: Final = 50
"""How many codes of a selection are looked at, however many are given."""


@unique
class SelectionProblem(StrEnum):
    """Why a selection is not legal."""

    UNKNOWN_CARD = "unknown-card"
    TOO_MANY = "too-many"
    TOO_FEW = "too-few"
    TWICE = "twice"
    WITCH_NOT_FIRST = "witch-not-first"
    KNIGHT_NOT_LAST = "knight-not-last"
    NOTHING_TO_DECLINE = "nothing-to-decline"
    DRAGON_SPENT = "dragon-spent"
    WITCH_SPENT = "witch-spent"
    WITCH_AGAIN = "witch-again"

    __repr__ = Enum.__str__

    @property
    def said(self) -> Say:
        """The problem as a clause."""
        return Say(f"kingsroad-selection-{self.value}")


class IllegalSelection(RulesError):
    """A selection that breaks a rule.

    Attributes:
        problem: which rule it breaks.
        selection: the codes as they were given.
    """

    def __init__(self, problem: SelectionProblem, selection: str) -> None:
        self.problem = problem
        self.selection = selection
        super().__init__(quoted(selection), problem.said)


@dataclass(frozen=True, slots=True)
class Selection:
    """The cards a player chooses, in order.

    Its order is legal: no card twice, at most three, a Witch first, a Knight last, a declining
    Knight directly after a region. Whether a hand allows it is for `Hand.problem` to say.

    >>> Selection.parse("16K")
    Selection.parse('16K')
    >>> Selection.parse("16K").placed()
    (1, 0, 0, 0, 0, 2, 0, 0)
    >>> Selection.parse("K16")
    Traceback (most recent call last):
    kingsroad.cards.IllegalSelection: 'K16': the Knight must come last

    Raises:
        IllegalSelection: the order or the cards break rules, section 3.1.
    """

    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if problem := order_problem(self.cards):
            raise IllegalSelection(problem, self.code)

    @classmethod
    def parse(cls, text: str) -> Selection:
        """The selection written as one word such as ``16K``; ``-`` is the empty one.

        Raises:
            IllegalSelection: a code is unknown, or the cards break a rule.
        """
        return cls.of("" if text == "-" else text)

    @classmethod
    def of(cls, codes: Iterable[str]) -> Selection:
        """The selection with these card codes, such as ``["1", "6", "K"]``.

        Raises:
            IllegalSelection: a code is unknown, or the cards break a rule.
        """
        # More could make none of them legal, and no error shows them.
        codes = list(islice(codes, _MOST_CODES))
        try:
            cards = tuple(Card(code) for code in codes)
        except ValueError:
            shown = "".join(codes)[:40]
            raise IllegalSelection(SelectionProblem.UNKNOWN_CARD, shown) from None
        return cls(cards)

    @property
    def code(self) -> str:
        """The selection in one word, as `parse` reads it."""
        return "".join(self.codes) or "-"

    @property
    def codes(self) -> list[str]:
        """The codes of the cards, as records and messages hold them and `of` reads them.

        >>> Selection.parse("16K").codes
        ['1', '6', 'K']
        """
        return [card.value for card in self.cards]

    @property
    def has_witch(self) -> bool:
        """Whether the Witch is chosen; then no other card takes effect."""
        return Card.WITCH in self.cards

    @property
    def has_dragon(self) -> bool:
        """Whether the Dragon is chosen."""
        return Card.DRAGON in self.cards

    def effects(self) -> Iterator[tuple[Card, int | None]]:
        """Each card that is seen, with the region it places a marker in, or None.

        A Knight places one in the region of the card directly before it, and does nothing where
        that is no region. The cards behind a Witch are not seen (rules, 3.2).
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
        placed = [0] * 8
        for _, region in self.effects():
            if region is not None:
                placed[region - 1] += 1
        return tuple(placed)

    def as_revealed(self) -> Selection:
        """The public part of it: of a selection with a Witch, the Witch only (rules, 3.2)."""
        return WITCH_ALONE if self.has_witch else self

    def __len__(self) -> int:
        return len(self.cards)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Selection.parse({self.code!r})"


def order_problem(cards: tuple[Card, ...]) -> SelectionProblem | None:
    """The first rule of section 3.1 that these cards break in any hand, or None."""
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
"""The empty selection, for a player without markers in hand."""

WITCH_ALONE: Final = Selection((Card.WITCH,))
"""The Witch with other cards that are unknown, or alone where the hand has a single marker."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The public facts that decide which selections a player may make.

    Attributes:
        in_hand: markers in hand, 0 to 19.
        dragon, witch: whether these cards have not been spent.
        second: whether this is the second choice after a Witch, which is made without her (rules,
            3.2).

    >>> hand = Hand(in_hand=2, dragon=False, witch=True)
    >>> hand.problem(Selection.parse("5D"))
    SelectionProblem.DRAGON_SPENT
    """

    in_hand: int
    dragon: bool
    witch: bool
    second: bool = False

    @property
    def size(self) -> int:
        """The number of cards to choose: three, or fewer with fewer markers in hand."""
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

        With ``witch_alone``, `WITCH_ALONE` is complete: records of a real table hold no more. A
        choice at the table must be of all the cards.
        """
        if problem := self.missing(selection.cards):
            return problem
        if witch_alone and selection == WITCH_ALONE:
            return None
        return SelectionProblem.TOO_FEW if len(selection) < self.size else None

    def missing(self, cards: tuple[Card, ...]) -> SelectionProblem | None:
        """Why this hand does not allow these cards, complete or not; None if it does."""
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
