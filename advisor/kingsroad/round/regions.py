"""A round region by region: who gets what there, exactly, and what a play does.

What the others add to one region, and whether they reveal a Dragon, are few things: at most six
states an opponent. So their product is gone through whole (1296 cases against four), and what an
own marker changes for anybody is the difference of two contests.

A region is scored once more at the end of a game unless the last round scored it, and what lies
there does not change in between: where a round ends the game, its contests are the final scoring.

What a play does is told as the reasons for its expected points, in numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from advisor.core.arrays import Bools, Floats, Ints, as_chance
from advisor.kingsroad.round import outcomes
from advisor.kingsroad.round.plays import Play
from advisor.messages.advice import MOST_ADDED, RegionReason, RegionStakes
from kingsroad.board import REGIONS, king_path


@dataclass(frozen=True, eq=False)
class Contest:
    """One region with what everybody may have there after the round: c cases.

    Attributes:
        seat: the player's own.
        chance: of each case, summing to 1, [c].
        dragons: revealed by others or before, [c].
        influence: by seat, [players, c].
        paid: the points for places 1 to the number of players, 0 where a place is not paid.
    """

    seat: int
    chance: Floats
    dragons: Ints
    influence: Ints
    paid: Ints

    @cached_property
    def places(self) -> Ints:
        """[players, c]: everybody's place from 1; 0 without influence."""
        at_least = (self.influence[None] >= self.influence[:, None]).sum(axis=1)
        return np.asarray(np.where(self.influence > 0, at_least, 0))

    @cached_property
    def points(self) -> Ints:
        """[players, c]: what everybody gets for the place."""
        return np.asarray(np.append(0, self.paid)[self.places])

    @property
    def others(self) -> Ints:
        """[c]: the most influence of an opponent."""
        return np.asarray(np.delete(self.influence, self.seat, axis=0).max(axis=0))

    def scored(self, step: int, dragon: bool) -> Contest:
        """The same, given that a region at this step of the King's way is scored this round."""
        cases = self.dragons + dragon >= step
        if cases.all() or not (self.chance @ cases) > 0:
            return self
        chance = self.chance[cases]
        return Contest(
            self.seat,
            chance / chance.sum(),
            self.dragons[cases],
            self.influence[:, cases],
            self.paid,
        )

    def mean_points(self) -> Floats:
        """[players]: the expected points for the place, if the region is scored."""
        return np.asarray(self.points @ self.chance)

    def likely(self, cases: Bools) -> float:
        """The chance of some of the cases, 0 to 1."""
        return as_chance(self.chance @ cases)

    @property
    def first(self) -> float:
        """The chance to be first there alone."""
        return self.likely(self.places[self.seat] == 1)

    @property
    def is_paid(self) -> float:
        """The chance to be paid for the own place."""
        return self.likely(self.points[self.seat] > 0)

    def ahead_of(self, other: int) -> float:
        """The chance to have more influence than another seat."""
        return self.likely(self.influence[self.seat] > self.influence[other])

    def not_behind(self, other: int) -> float:
        """The chance to have no less influence than another seat."""
        return self.likely(self.influence[self.seat] >= self.influence[other])


class Contests:
    """The contests of all regions as one player sees the round, each worked out once."""

    def __init__(self, model: outcomes.OpponentModel) -> None:
        self.model = model
        self._known: dict[tuple[int, int], Contest] = {}

    def of(self, region: int, added: int) -> Contest:
        """The contest of a region (1 to 8) to which the player adds so many markers."""
        if (region, added) not in self._known:
            self._known[region, added] = self._contest(region, added)
        return self._known[region, added]

    def step(self, region: int) -> int:
        """How many regions the King passes before this one: the Dragons it takes to score it."""
        return king_path(self.model.position.king, len(REGIONS)).index(region)

    def scored(self, region: int, dragon: bool) -> float:
        """The chance that a region is scored this round, with the own Dragon or without."""
        contest = self.of(region, 0)
        return contest.likely(contest.dragons + dragon >= self.step(region))

    def points_now(self, region: int, added: int, dragon: bool) -> Floats:
        """[players]: the expected points for places in a region this round."""
        contest = self.of(region, added)
        cases = contest.dragons + dragon >= self.step(region)
        return np.asarray((contest.points * cases) @ contest.chance)

    def stakes(self) -> list[RegionStakes]:
        """What every region brings the player, by the own markers added: now, and at the end."""
        spends = (False, True) if self.model.position.dragon[self.model.seat] else (False,)
        own, levels = self.model.seat, range(MOST_ADDED + 1)
        return [
            RegionStakes(
                region=region,
                now=[
                    [_rounded(self.points_now(region, k, dragon)[own]) for k in levels]
                    for dragon in spends
                ],
                left=[_rounded(self.of(region, k).mean_points()[own]) for k in levels],
            )
            for region in REGIONS
        ]

    def _contest(self, region: int, added: int) -> Contest:
        model, position = self.model, self.model.position
        chance, dragons = np.ones(1), np.full(1, model.dragons)
        held = [[position.influence(seat, region)] for seat in position.seats]
        influence = np.array(held)
        influence[model.seat] += added
        for opponent in model.opponents:
            codes = (
                opponent.plays.placed[:, region - 1].astype(np.int64) * 2 + opponent.plays.dragon
            )
            weights = np.bincount(codes, opponent.chances)
            states = np.flatnonzero(weights)
            before = len(chance)
            chance = np.outer(chance, weights[states]).ravel()
            dragons = (dragons[:, None] + states % 2).ravel()
            influence = np.repeat(influence, len(states), axis=1)
            influence[opponent.seat] += np.tile(states // 2, before)
        paid = np.zeros(position.num_players, dtype=np.int64)
        points = position.board.paid(region, position.num_players)
        paid[: len(points)] = points
        return Contest(model.seat, chance, dragons, influence, paid)


def _rounded(points: float) -> float:
    """Points without the errors of sums."""
    return round(float(points), 10)


class Reasons:
    """The reasons for the player's plays without a Witch, exact under the beliefs of a model."""

    def __init__(self, model: outcomes.OpponentModel) -> None:
        self._model = model
        self._fold = outcomes.Fold(model)
        self._bonuses = self._fold.scoring.bonuses(model.seat)
        self._distributions: dict[tuple[bool, tuple[int, ...]], outcomes.JointDistribution] = {}

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
        view = outcomes.place_view(model, scoring, step, placed, max_count=len(model.opponents))
        chance, dragons, (state, level) = outcomes.fold(
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

    def _distribution(self, play: Play) -> outcomes.JointDistribution:
        levels = tuple(play.placed[region - 1] for region in self.regions(play.dragon))
        if (play.dragon, levels) not in self._distributions:
            self._distributions[play.dragon, levels] = self._fold.distribution(play.dragon, levels)
        return self._distributions[play.dragon, levels]


def _level_view(
    model: outcomes.OpponentModel, scoring: outcomes.Scoring, step: int, own: int
) -> outcomes.RegionView:
    """Whether some opponent has exactly the player's influence in a region (0 no, 1 yes)."""
    equal = [
        ((influence == own) & (own > 0)).astype(np.int64)
        for influence in outcomes.opponent_influences(model, scoring, step)
    ]
    either = np.array([[0, 1], [1, 1]])
    unused = np.zeros(2, dtype=np.int64)
    return outcomes.RegionView(2, equal, either, unused, unused, unused)


def _threat(
    model: outcomes.OpponentModel, scoring: outcomes.Scoring, step: int, own: int
) -> tuple[int | None, int]:
    """The fewest markers with which a single opponent keeps the player from being first alone.

    Also how many opponents can place that many. (None, 0) where none can, or where the player
    would not be first alone even if nobody added anything.
    """

    def needed(opponent: outcomes.OpponentBelief) -> int:
        return own - int(scoring.influence[opponent.seat, step])

    if any(needed(opponent) <= 0 for opponent in model.opponents):
        return None, 0
    enough = [
        needed(opponent)
        for opponent in model.opponents
        if opponent.plays.placed[:, scoring.index[step]].max() >= needed(opponent)
    ]
    return min(enough, default=None), len(enough)
