"""A selection being made: one small state machine behind keys, mouse and typed codes alike.

A `SelectionBuilder` is frozen. Every step returns a new one or raises `Refused` with the rule that
forbids it, so that the reason can be shown at once. Every selection it allows can be completed: a
card that would leave no legal selection is refused when it is added.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingsroad.board import king_path
from kingsroad.cards import Card, Hand, Selection, SelectionProblem, order_problem


class Refused(ValueError):
    """A step that the rules of choosing do not allow; the cards stay as they were.

    Attributes:
        problem: the rule that forbids it.
        card: the card that was refused, or None where the step was about no card.
    """

    def __init__(self, problem: SelectionProblem, card: Card | None = None) -> None:
        self.problem = problem
        self.card = card
        super().__init__(problem.value)


@dataclass(frozen=True, slots=True)
class SelectionBuilder:
    """The cards chosen so far, in order, from a hand."""

    hand: Hand
    cards: tuple[Card, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether the selection is complete and may be played."""
        return len(self.cards) == self.hand.size

    @property
    def missing(self) -> int:
        """The number of cards still to be chosen."""
        return self.hand.size - len(self.cards)

    @property
    def placed(self) -> tuple[int, ...]:
        """The markers these cards would place in regions 1 to 8."""
        return Selection(self.cards).placed()

    def scored(self, king: int, dragons: int = 0) -> tuple[int, ...]:
        """The regions that will be scored by these cards alone, in scoring order.

        ``dragons`` is the number already revealed by others (in a second choice). A Witch takes
        the other cards back, so their Dragon does not count.
        """
        own = Card.DRAGON in self.cards and Card.WITCH not in self.cards
        return king_path(king, 1 + dragons + own)

    def problem(self, card: Card) -> SelectionProblem | None:
        """Why this card cannot be added now, or None if it can."""
        cards = (*self.cards, card)
        if any(card is have or (card.is_knight and have.is_knight) for have in self.cards):
            return SelectionProblem.TWICE
        if problem := self.hand.missing(cards):
            return problem
        if card.is_knight and len(cards) < self.hand.size:
            return SelectionProblem.KNIGHT_NOT_LAST
        return order_problem(cards)

    def add(self, card: Card) -> SelectionBuilder:
        """One card more. Raises Refused with the reason where it cannot be added."""
        if problem := self.problem(card):
            raise Refused(problem, card)
        return replace(self, cards=(*self.cards, card))

    def back(self) -> SelectionBuilder:
        """Without the last card (the same where there is none)."""
        return replace(self, cards=self.cards[:-1])

    def clear(self) -> SelectionBuilder:
        """Without any card."""
        return replace(self, cards=())

    def remove(self, card: Card) -> SelectionBuilder:
        """Without this card, the others in their order; a Knight that is not last goes too."""
        cards = tuple(have for have in self.cards if have is not card)
        kept = SelectionBuilder(self.hand)
        for have in cards:
            if kept.problem(have) is None:
                kept = kept.add(have)
        return kept

    def toggle(self, card: Card) -> SelectionBuilder:
        """Adds a card, or takes it back if it is chosen; the Knight's two sides replace each other.

        Raises:
            Refused: it cannot be added.
        """
        if card in self.cards:
            return self.remove(card)
        if card.is_knight and self.cards and self.cards[-1].is_knight:
            return self.back().add(card)
        return self.add(card)

    def typed(self, code: str) -> SelectionBuilder:
        """These cards instead, typed as one word such as ``16K``, blanks aside; ``-`` for none.

        Raises:
            Refused: a card is unknown or cannot be added; this choice stays as it was.
        """
        chosen = self.clear()
        for letter in "" if code == "-" else "".join(code.split()):
            try:
                card = Card(letter.upper() if letter != "k" else letter)
            except ValueError:
                raise Refused(SelectionProblem.UNKNOWN_CARD) from None
            chosen = chosen.add(card)
        return chosen

    def selection(self) -> Selection:
        """The complete selection. Raises Refused where cards are missing."""
        if not self.complete:
            raise Refused(SelectionProblem.TOO_FEW)
        return Selection(self.cards)
