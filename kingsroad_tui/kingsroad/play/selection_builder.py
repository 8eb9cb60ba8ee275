"""A selection being made, and what regions and cards would bring as things stand now. No Textual.

A `SelectionBuilder` is one small state machine behind keys, mouse and typed codes alike. It is
frozen. Every step returns a new one or raises `Refused` with the rule that forbids it, so that the
reason can be shown at once. Cards fall into place: the Witch first, the Knight last, in whatever
order they are chosen; so only what cannot be put right is refused, and every selection that it
allows can be completed.

An outlook is computed by the rules and guesses nothing: it says what they give if nobody else
places a marker.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, permutations

from kingsroad.board import LOOP, king_path
from kingsroad.cards import Card, Hand, Selection, SelectionProblem
from kingsroad.position import Position
from kingsroad.scoring import RegionScore, score_region


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
    """The cards chosen so far from a hand.

    Attributes:
        hand: what there is to choose from.
        chosen: the cards in the order in which they were chosen.
    """

    hand: Hand
    chosen: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards as they are played: the Witch first, the Knight last, the others as chosen.

        A Knight chosen right after a region takes it along: it stands before him whatever is
        chosen later. A Knight who declines needs a region before him: one that is chosen moves
        there, and where there is none he stands as one who places, which is then the same.
        """
        witch = tuple(card for card in self.chosen if card is Card.WITCH)
        knight = tuple(card for card in self.chosen if card.is_knight)
        free = tuple(card for card in self.chosen if card not in witch + knight)
        before = self._before_knight
        if before is not None:
            free = (*(card for card in free if card is not before), before)
        if Card.DECLINING_KNIGHT in knight and not (free and free[-1].region):
            regions = [card for card in free if card.region]
            if regions:
                free = (*(card for card in free if card is not regions[-1]), regions[-1])
            else:
                knight = (Card.KNIGHT,)
        return witch + free + knight

    @property
    def _before_knight(self) -> Card | None:
        """The region's card after which the Knight was chosen, or None."""
        for card, following in pairwise(self.chosen):
            if following.is_knight and card.region is not None:
                return card
        return None

    @property
    def complete(self) -> bool:
        """Whether the selection may be played: the cards behind a Witch need not be chosen."""
        return Card.WITCH in self.chosen or len(self.chosen) == self.hand.size

    @property
    def missing(self) -> int:
        """The number of cards still to be chosen; none once the Witch is."""
        return 0 if self.complete else self.hand.size - len(self.chosen)

    @property
    def placed(self) -> tuple[int, ...]:
        """The markers these cards would place in regions 1 to 8."""
        return Selection(self.cards).placed()

    @property
    def can_reorder(self) -> bool:
        """Whether another order of these cards does something else: the Knight has a choice."""
        return len(self._orders()) > 1

    def scored(self, king: int, dragons: int = 0) -> tuple[int, ...]:
        """The regions that will be scored by these cards alone, in scoring order.

        ``dragons`` is the number already revealed by others (in a second choice). A Witch takes
        the other cards back, so their Dragon does not count.
        """
        own = Card.DRAGON in self.chosen and Card.WITCH not in self.chosen
        return king_path(king, 1 + dragons + own)

    def problem(self, card: Card) -> SelectionProblem | None:
        """Why this card cannot be added now, or None if it can."""
        if any(card is have or (card.is_knight and have.is_knight) for have in self.chosen):
            return SelectionProblem.TWICE
        if problem := self.hand.missing((*self.chosen, card)):
            return problem
        if card is Card.DECLINING_KNIGHT and self.hand.size == 1:
            return SelectionProblem.NOTHING_TO_DECLINE
        return None

    def add(self, card: Card) -> SelectionBuilder:
        """One card more. Raises Refused with the reason where it cannot be added."""
        if problem := self.problem(card):
            raise Refused(problem, card)
        return replace(self, chosen=(*self.chosen, card))

    def back(self) -> SelectionBuilder:
        """Without the card chosen last (the same where there is none)."""
        return replace(self, chosen=self.chosen[:-1])

    def clear(self) -> SelectionBuilder:
        """Without any card."""
        return replace(self, chosen=())

    def remove(self, card: Card) -> SelectionBuilder:
        """Without this card, the others in their order."""
        return replace(self, chosen=tuple(have for have in self.chosen if have is not card))

    def toggle(self, card: Card) -> SelectionBuilder:
        """Adds a card, or drops it if it is chosen; the Knight's two sides replace each other.

        A Knight who is asked to decline and is not chosen yet comes to place: what he could decline
        shows only then.

        Raises:
            Refused: it cannot be added.
        """
        if card in self.chosen:
            if card is Card.DECLINING_KNIGHT:
                return self.toggle(Card.KNIGHT)
            return self.remove(card)
        if card.is_knight and any(have.is_knight for have in self.chosen):
            turned = (card if have.is_knight else have for have in self.chosen)
            return replace(self, chosen=tuple(turned))
        return self.add(Card.KNIGHT if card.is_knight else card)

    def reordered(self) -> SelectionBuilder:
        """The Knight after another of the cards chosen, one after the other (else the same)."""
        orders = self._orders()
        if len(orders) == 1:
            return self
        effects = list(orders)
        return replace(self, chosen=orders[effects[effects.index(self.placed) - 1]])

    def coded(self, code: str) -> SelectionBuilder:
        """These cards instead, by their codes, such as ``16K``; ``-`` for none. Raises Refused."""
        chosen = self.clear()
        for letter in "" if code == "-" else code:
            chosen = chosen.add(_card(letter))
        return chosen

    def typed(self, word: str) -> SelectionBuilder:
        """These cards instead, typed by a person in one word, blanks aside; ``-`` for none.

        Letters are the keys of the table, capital or small: the first ``k`` is the Knight, who
        places, and one more has him decline. The code of one who declines is ``k``: see `coded`.

        Raises:
            Refused: a card is unknown or cannot be added; this choice stays as it was.
        """
        chosen = self.clear()
        for letter in "" if word == "-" else "".join(word.split()):
            card = _card(letter)
            turns = card is Card.DECLINING_KNIGHT
            chosen = chosen.toggle(card) if turns else chosen.add(card)
        return chosen

    def selection(self) -> Selection:
        """The complete selection; behind a Witch, where it makes no difference, any cards fill it.

        Raises:
            Refused: cards are missing.
        """
        if not self.complete:
            raise Refused(SelectionProblem.TOO_FEW)
        whole = self
        for card in Card:
            if len(whole.chosen) < self.hand.size and whole.problem(card) is None:
                whole = whole.add(card)
        return Selection(whole.cards)

    def _orders(self) -> dict[tuple[int, ...], tuple[Card, ...]]:
        """The orders of these cards that differ in effect, by the markers they place."""
        arranged = (replace(self, chosen=order) for order in permutations(sorted(self.chosen)))
        return {builder.placed: builder.cards for builder in arranged}


def _card(letter: str) -> Card:
    try:
        return Card(letter)
    except ValueError:
        raise Refused(SelectionProblem.UNKNOWN_CARD) from None


def as_typed(selection: Selection) -> str:
    """The word by which a person types a selection; see `SelectionBuilder.typed`."""
    return selection.code.replace(Card.DECLINING_KNIGHT.value, "kk")


@dataclass(frozen=True, slots=True)
class Footing:
    """One player's place in a region, as if it were scored now.

    Attributes:
        influence: markers, and one for a Noble.
        place: the place as the rules count it, from 1; None without influence.
        points: what the place pays.
        bonus: what a Noble there pays then, with its chain.
        tied: whether others have the same influence.
    """

    influence: int
    place: int | None
    points: int
    bonus: int
    tied: bool

    @property
    def total(self) -> int:
        """All points of the region."""
        return self.points + self.bonus

    @classmethod
    def of(cls, score: RegionScore, seat: int) -> Footing:
        """A seat's standing in a region that was scored."""
        own = score.influence[seat]
        tied = own > 0 and score.influence.count(own) > 1
        return cls(own, score.place[seat], score.points[seat], score.bonus[seat], tied)


def placed_on(position: Position, seat: int, placed: Sequence[int]) -> Position:
    """The position with this seat's markers (for regions 1 to 8) placed from the hand."""
    row = tuple(have + more for have, more in zip(position.markers[seat], placed, strict=True))
    return replace(
        position,
        in_hand=tuple(n - sum(placed) * (s == seat) for s, n in enumerate(position.in_hand)),
        markers=tuple(row if s == seat else own for s, own in enumerate(position.markers)),
    )


def steps_to(position: Position, region: int) -> int:
    """How many regions the King has to go to get to one; 0 where he stands."""
    return (LOOP.index(region) - LOOP.index(position.king)) % len(LOOP)


@dataclass(frozen=True, slots=True)
class Coming:
    """What one region pays a seat if nobody else places a marker.

    Attributes:
        region: its number.
        standing: the seat's.
        new_noble: whether the seat wins a Noble there that it did not have.
    """

    region: int
    standing: Footing
    new_noble: bool


def coming(
    position: Position, seat: int, builder: SelectionBuilder, dragons: int = 0
) -> tuple[Coming, ...]:
    """What the cards chosen bring in each region scored, if nobody else plays anything.

    ``dragons`` is the number revealed by others already, as after a Witch.
    """
    after = placed_on(position, seat, builder.placed)
    found = []
    for region in builder.scored(position.king, dragons):
        score, after = score_region(after, region)
        new_noble = score.noble_won == seat
        found.append(Coming(region, Footing.of(score, seat), new_noble))
    return tuple(found)


def next_to_score(position: Position, builder: SelectionBuilder, dragons: int = 0) -> int:
    """The region that one Dragon more would have scored."""
    without = replace(builder, chosen=tuple(c for c in builder.chosen if c is not Card.DRAGON))
    return king_path(position.king, len(without.scored(position.king, dragons)) + 1)[-1]
