"""What a play does region by region: the reasons for its expected points, in numbers."""

from __future__ import annotations

import numpy as np

from advisor.core.arrays import as_chance
from advisor.kingsroad.round.outcomes import (
    Fold,
    JointDistribution,
    OpponentBelief,
    OpponentModel,
    RegionView,
    fold,
    opponent_influences,
    place_view,
)
from advisor.kingsroad.round.plays import Play
from advisor.kingsroad.round.scoring import Scoring
from advisor.messages.advice import RegionReason


class Reasons:
    """The reasons for the player's plays without a Witch, exact under the beliefs of a model."""

    def __init__(self, model: OpponentModel) -> None:
        self._model = model
        self._fold = Fold(model)
        self._bonuses = self._fold.scoring.bonuses(model.seat)
        self._distributions: dict[tuple[bool, tuple[int, ...]], JointDistribution] = {}

    def regions(self, dragon: bool) -> tuple[int, ...]:
        """The regions that can be scored with a play that spends the Dragon or keeps it."""
        model = self._model
        kept = int(model.position.dragon[model.seat]) - dragon
        regions = self._fold.scoring.regions
        return regions[: len(regions) - kept]

    def of(self, play: Play) -> list[RegionReason]:
        """The reasons for a play, for every region that can be scored with it, in scoring order."""
        return [self.in_region(play, region) for region in self.regions(play.dragon)]

    def in_region(self, play: Play, region: int) -> RegionReason:
        """The reasons for a play in one of the regions that can be scored with it.

        Chances "if scored" are 0 where the region cannot be scored.
        """
        model, scoring = self._model, self._fold.scoring
        step = scoring.regions.index(region)
        placed = play.placed[region - 1]
        own = int(scoring.influence[model.seat, step]) + placed
        view = place_view(model, scoring, step, placed, max_count=len(model.opponents))
        chance, dragons, (state, level) = fold(
            [view, _level_view(model, scoring, step, own)], model.opponents
        )
        chance = np.where(dragons + model.dragons + play.dragon >= step, chance, 0.0)
        scored = float(chance.sum())
        if_scored = chance / scored if scored > 0 else chance
        count, noble = view.count[state], view.noble[state] == 1
        standing = scoring.holds(model.seat, step)
        present = own > 0
        places = np.bincount(count, if_scored, minlength=model.position.num_players) * present
        threat, threats = _threat(model, scoring, step, own)
        return RegionReason(
            region=region,
            scored=as_chance(scored),
            placed=placed,
            first=as_chance(places[0]),
            places=[as_chance(place) for place in places],
            tie=as_chance(if_scored @ (level > 0)),
            takes_noble=as_chance(if_scored @ noble) if not standing else 0.0,
            loses_noble=as_chance(if_scored @ ~noble) if standing else 0.0,
            points=float(chance @ view.points[state]),
            bonus=self._bonus(play, step),
            threat=threat,
            threats=threats,
        )

    def _bonus(self, play: Play, step: int) -> float:
        """The expected Noble bonus of a play in the region at a step."""
        found = self._distribution(play)
        bonus = np.where(found.dragons >= step, self._bonuses[found.nobles, step], 0)
        return float(found.chance @ bonus)

    def _distribution(self, play: Play) -> JointDistribution:
        levels = tuple(play.placed[region - 1] for region in self.regions(play.dragon))
        if (play.dragon, levels) not in self._distributions:
            self._distributions[play.dragon, levels] = self._fold.distribution(play.dragon, levels)
        return self._distributions[play.dragon, levels]


def _level_view(model: OpponentModel, scoring: Scoring, step: int, own: int) -> RegionView:
    """Whether some opponent has exactly the player's influence in a region (0 no, 1 yes)."""
    equal = [
        ((influence == own) & (own > 0)).astype(np.int64)
        for influence in opponent_influences(model, scoring, step)
    ]
    either = np.array([[0, 1], [1, 1]])
    unused = np.zeros(2, dtype=np.int64)
    return RegionView(2, equal, either, unused, unused, unused)


def _threat(model: OpponentModel, scoring: Scoring, step: int, own: int) -> tuple[int | None, int]:
    """The fewest markers with which a single opponent keeps the player from being first alone.

    Also how many opponents can place that many. (None, 0) where none can, or where the player
    would not be first alone even if nobody added anything.
    """

    def needed(opponent: OpponentBelief) -> int:
        return own - int(scoring.influence[opponent.seat, step])

    if any(needed(opponent) <= 0 for opponent in model.opponents):
        return None, 0
    enough = [
        needed(opponent)
        for opponent in model.opponents
        if opponent.plays.placed[:, scoring.index[step]].max() >= needed(opponent)
    ]
    return min(enough, default=None), len(enough)
