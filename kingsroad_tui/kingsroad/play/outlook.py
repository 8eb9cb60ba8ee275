"""What regions and cards would bring as things stand now, computed by the rules. No Textual.

Nothing is guessed: an outlook says what the rules give if nobody else places a marker.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kingsroad.board import LOOP, REGIONS, king_path
from kingsroad.cards import Card
from kingsroad.position import Position
from kingsroad.scoring import RegionScore, score_region
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder


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


@dataclass(frozen=True, slots=True)
class RegionOutlook:
    """A region as one seat sees it now.

    Attributes:
        region: its number.
        influence: everybody's, in seat order.
        now: the seat's standing.
        more: the number of further markers to gain something, or None where none can be gained
            with the markers in hand.
        then: the standing with that many more; None where ``more`` is.
        alone: the standing with two more markers, as the Knight gives them, where one brings
            something but only two bring 1st place, which pays more; else None.
        steps: how many regions the King has to go to get there; 0 where he stands.
    """

    region: int
    influence: tuple[int, ...]
    now: Footing
    more: int | None
    then: Footing | None
    alone: Footing | None
    steps: int


def placed_on(position: Position, seat: int, placed: Sequence[int]) -> Position:
    """The position with this seat's markers (for regions 1 to 8) placed from the hand."""
    row = tuple(have + more for have, more in zip(position.markers[seat], placed, strict=True))
    return replace(
        position,
        in_hand=tuple(n - sum(placed) * (s == seat) for s, n in enumerate(position.in_hand)),
        markers=tuple(row if s == seat else own for s, own in enumerate(position.markers)),
    )


def region_outlook(position: Position, seat: int, region: int) -> RegionOutlook:
    """What a region would bring a seat now, and the fewest markers that bring more."""
    score, _ = score_region(position, region)
    now = Footing.of(score, seat)
    more, then, alone = None, None, None
    for markers in range(1, position.in_hand[seat] + 1):
        better = _with_more(position, seat, region, markers)
        if better.points > now.points or (better.place == 1 and now.place != 1):
            more, then = markers, better
            break
    if then is not None and more == 1 and then.place != 1 and position.in_hand[seat] > 1:
        two = _with_more(position, seat, region, 2)
        alone = two if two.place == 1 and two.total > then.total else None
    steps = (LOOP.index(region) - LOOP.index(position.king)) % len(LOOP)
    return RegionOutlook(region, score.influence, now, more, then, alone, steps)


def _with_more(position: Position, seat: int, region: int, markers: int) -> Footing:
    """A seat's standing in a region with so many more markers."""
    placed = [markers * (other == region) for other in REGIONS]
    score, _ = score_region(placed_on(position, seat, placed), region)
    return Footing.of(score, seat)


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
