"""What kind of mistake a choice was, from facts: its cards beside better ones, and what came of it.

Whether a choice was a mistake at all is the review's business. No Textual.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from advisor.messages.advice import MOST_ADDED
from advisor.messages.exercises import KingsroadKind
from advisor.messages.review import ChoiceReview
from kingsroad.board import REGIONS, king_path
from kingsroad.cards import Selection
from kingsroad.position import Position
from kingsroad.rounds import RoundReport
from kingsroad.scoring import RegionScore

FAR: Final = 4
"""From so many regions ahead on, the King takes several rounds to come."""


@dataclass(frozen=True)
class _Mistake:
    """A choice beside the best one, where it was made and what came of it."""

    position: Position
    choice: ChoiceReview
    report: RoundReport

    @property
    def seat(self) -> int:
        return self.choice.player

    @cached_property
    def played(self) -> Selection:
        return Selection.of(self.choice.selection)

    @cached_property
    def best(self) -> Selection:
        return Selection.of(self.choice.best[0])

    def more_than_best(self, region: int) -> bool:
        """Whether it put more markers there than the best choice."""
        return self.played.placed()[region - 1] > self.best.placed()[region - 1]

    def less_than_best(self, region: int) -> bool:
        """Whether it put fewer there."""
        return self.played.placed()[region - 1] < self.best.placed()[region - 1]

    def score(self, region: int) -> RegionScore | None:
        return next((one for one in self.report.scored if one.region == region), None)

    def best_other(self, region: int) -> int:
        """The most influence of any other player there, before the choice."""
        others = (seat for seat in self.position.seats if seat != self.seat)
        return max(self.position.influence(seat, region) for seat in others)


def mistake_kind(position: Position, choice: ChoiceReview, report: RoundReport) -> KingsroadKind:
    """The kind of a choice that was a mistake; of several that fit, the first of `KingsroadKind`'s.

    Args:
        position: the table before the choice; of a second choice with the others' markers.
        choice: the choice, which names a better one.
        report: the round.
    """
    if not choice.best:
        return KingsroadKind.OTHER
    made = _Mistake(position, choice, report)
    if made.played.has_witch or made.best.has_witch:
        return _of_witch(made)
    if _dragon_for_others(made):
        return KingsroadKind.DRAGON_FOR_OTHERS
    if _knight_wasted(made):
        return KingsroadKind.KNIGHT_WASTED
    if any(_shares_the_lead(made, region) for region in REGIONS):
        return KingsroadKind.SECOND_BY_TIE
    if any(_ahead_already(made, region) for region in REGIONS):
        return KingsroadKind.AHEAD_ALREADY
    if _left_for_nothing(made):
        return KingsroadKind.LEFT_FOR_NOTHING
    if _too_far(made):
        return KingsroadKind.TOO_FAR
    return KingsroadKind.OTHER


def _of_witch(made: _Mistake) -> KingsroadKind:
    if made.played.has_witch and made.best.has_witch:
        return KingsroadKind.OTHER
    return KingsroadKind.WITCH_EARLY if made.played.has_witch else KingsroadKind.WITCH_KEPT


def _dragon_for_others(made: _Mistake) -> bool:
    """The last region scored was so by the own Dragon, and somebody else got more there."""
    if not made.played.has_dragon or made.best.has_dragon or not made.report.scored:
        return False
    last = made.report.scored[-1]
    brought = _all_points(last)
    own = brought[made.seat]
    return any(points > own for points in brought)


def _all_points(score: RegionScore) -> list[int]:
    """By seat, for the place and the Noble together."""
    bonus = score.bonus or (0,) * len(score.points)
    return [place + more for place, more in zip(score.points, bonus, strict=True)]


def _knight_wasted(made: _Mistake) -> bool:
    """The Knight placed nothing, or a marker where the best choice has fewer; the best choice
    does something else with him, or leaves him at home."""
    placed = [region for card, region in made.played.effects() if card.is_knight]
    if not placed:
        return False
    (region,) = placed
    if region is None:
        return None not in (where for card, where in made.best.effects() if card.is_knight)
    return made.more_than_best(region)


def _shares_the_lead(made: _Mistake, region: int) -> bool:
    """Tied for the most in a region that was scored, where the best choice puts more."""
    score = made.score(region)
    if score is None or not made.less_than_best(region):
        return False
    most = max(score.influence)
    return score.influence[made.seat] == most > 0 and score.influence.count(most) > 1


def _ahead_already(made: _Mistake, region: int) -> bool:
    """Markers put where nobody could catch up in this round without them."""
    lead = made.position.influence(made.seat, region) - made.best_other(region)
    return made.more_than_best(region) and lead > MOST_ADDED


def _left_for_nothing(made: _Mistake) -> bool:
    """No marker for the region that the King scores first, where the best choice has some; it
    brought nothing so."""
    region = made.position.king
    score = made.score(region)
    if score is None or made.played.placed()[region - 1] or not made.less_than_best(region):
        return False
    return not _all_points(score)[made.seat]


def _too_far(made: _Mistake) -> bool:
    """The markers that the best choice moves were far ahead of the King, and come nearer by it."""
    ahead = {region: steps for steps, region in enumerate(king_path(made.position.king, 8))}
    moved = [ahead[region] for region in REGIONS if made.more_than_best(region)]
    wanted = [ahead[region] for region in REGIONS if made.less_than_best(region)]
    return bool(moved and wanted) and max(moved) >= FAR and max(wanted) < max(moved)
