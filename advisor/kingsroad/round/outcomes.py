"""What a round brings: its scoring as arrays, and the exact points of one player's plays.

Scoring (rules, 3.3) is influence, points for places, and chains of Nobles. Within a round a
region's influence changes only by the markers placed there, and no region is scored twice. So
everything that scoring needs is known before the first region is scored: the regions in their
order, all influence and Nobles, and the number of Dragons.

For one player's points the opponents are folded in one at a time. The points of a play depend on
the others through little: in each region scored, how many of them have at least the player's own
influence, and, where the player's Noble stands, whether one of them alone leads. So the belief
about each opponent is first reduced to what it means for this play, and the reduced beliefs are
combined opponent by opponent, equal outcomes merged, together with the number of Dragons. Nothing
is lost on the way: the distribution of the points is exact, up to rounding, however many joint
plays there are (24,336 against two opponents, 592 million against four).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from advisor.core.arrays import Floats, Indices, Ints
from advisor.core.cancellation import Stop
from advisor.kingsroad.round.plays import PlayArrays, Plays
from kingsroad.board import REGIONS, king_path
from kingsroad.position import Position, Variant
from kingsroad.rounds import Revealed
from kingsroad.scoring import chain_table


@dataclass(frozen=True, eq=False)
class Scoring:
    """What is known about the scoring of a round before anybody chooses.

    Sets of regions are bit sets: bit n - 1 for region n. ``T`` is the number of regions that may be
    scored, ``P`` the number of players.

    Attributes:
        regions: the regions that may be scored, in scoring order.
        index: the same as indices from 0, [T].
        influence: per player and region, before anything is placed, [P, T].
        paid: per region, the points for places 1 to P, 0 beyond the last one paid, [T, P].
        places: how many places are paid per region, [T].
        nobles: per player, the set of regions with a Noble of theirs, [P].
        permanent: whether Nobles stay for good.
    """

    regions: tuple[int, ...]
    index: Ints
    influence: Ints
    paid: Ints
    places: Ints
    nobles: Ints
    permanent: bool

    @classmethod
    def of(cls, position: Position, dragons: int) -> Scoring:
        """The scoring of a position where at most this many Dragons are revealed."""
        players = position.num_players
        regions = king_path(position.king, 1 + dragons)
        paid = np.zeros((len(regions), players), dtype=np.int64)
        places = [position.board.paid(region, players) for region in regions]
        for row, points in zip(paid, places, strict=True):
            row[: len(points)] = points
        return cls(
            regions=regions,
            index=np.array(regions) - 1,
            influence=np.array(
                [
                    [position.influence(seat, region) for region in regions]
                    for seat in position.seats
                ]
            ),
            paid=paid,
            places=np.array([len(points) for points in places]),
            nobles=np.array(
                [
                    sum(position.has_noble(seat, region) << (region - 1) for region in REGIONS)
                    for seat in position.seats
                ]
            ),
            permanent=position.variant is Variant.PERMANENT_NOBLES,
        )

    def holds(self, seat: int, step: int) -> bool:
        """Whether a player has a Noble in the region scored at a step (from 0)."""
        return bool(self.nobles[seat] >> self.index[step] & 1)

    def bonuses(self, seat: int) -> Ints:
        """A player's Noble bonus for every outcome of the scoring, [2**T, T].

        Row ``h`` is for the outcome that leaves the player a Noble in each region ``t`` whose bit
        is set in h. Entry ``t`` is the bonus when region t is scored: the size of the chain at that
        moment, with the regions before it scored and those after it not yet.
        """
        outcome = np.arange(1 << len(self.regions))
        nobles = np.full(len(outcome), self.nobles[seat])
        bonus = np.zeros((len(outcome), len(self.regions)), dtype=np.int64)
        for step, index in enumerate(self.index):
            holds = outcome >> step & 1
            nobles = nobles & ~(1 << index) | holds << index
            bonus[:, step] = chain_sizes()[nobles, index]
        return bonus


@cache
def chain_sizes() -> Ints:
    """For every set of regions with Nobles of one player, the size of each region's chain.

    [256, 8]: the number of regions linked to region n through the set, itself included; 0 where
    the player has no Noble in n (rules, 3.3.5).
    """
    sizes: Ints = np.bitwise_count(np.array(chain_table())).astype(np.int64)
    sizes.setflags(write=False)
    return sizes


@dataclass(frozen=True, eq=False)
class OpponentBelief:
    """A belief about one opponent: n plays without a Witch and the chance of each.

    Attributes:
        seat: the opponent's seat.
        plays: what the opponent may play.
        chances: the chance of each play, 0 to 1, summing to 1, [n].
        witch: the chance that the opponent reveals a Witch first and then, with no more
            information than before, makes one of these plays; it matters only to a player who
            reveals a Witch too.
    """

    seat: int
    plays: PlayArrays
    chances: Floats
    witch: float = 0.0

    def __post_init__(self) -> None:
        if self.chances.shape != (len(self.plays),):
            raise ValueError(f"seat {self.seat}: there must be one chance for each play")
        if not (self.chances >= 0).all() or abs(self.chances.sum() - 1) > 1e-9:
            raise ValueError(f"seat {self.seat}: the chances must be 0 or more and sum to 1")

    @classmethod
    def of(cls, seat: int, plays: Plays, chances: Floats | None = None) -> OpponentBelief:
        """The belief with these chances of the `candidates`, a Witch included; None for uniform.

        The second choice after a Witch is assumed to be no better informed than the first: her
        chance is shared among the other plays in proportion to theirs, or equally where they have
        none.
        """
        chances = plays.uniform if chances is None else chances
        first = chances[: len(plays.effects)]
        if first.any():
            witch = float(chances[len(plays.effects) :].sum())
            return cls(seat, plays.arrays, first / first.sum(), witch)
        again = plays.again
        return cls(seat, again.arrays, again.uniform, 1.0)

    @classmethod
    def played(cls, seat: int) -> OpponentBelief:
        """An opponent who has played already and adds nothing more this round."""
        return cls(seat, PlayArrays(np.zeros((1, 8), np.int8), np.zeros(1, np.bool_)), np.ones(1))

    @property
    def dragons(self) -> int:
        """The most Dragons that this opponent may reveal: 0 or 1."""
        return int(self.plays.dragon[self.chances > 0].any())


@dataclass(frozen=True, eq=False)
class OpponentModel:
    """A round as one player sees it before choosing: a position, and beliefs about the others.

    Attributes:
        position: before the round; for a second choice, with the markers placed of those who
            revealed no Witch.
        seat: the player's.
        opponents: beliefs about all other players.
        dragons: how many were revealed already (in a second choice).
    """

    position: Position
    seat: int
    opponents: Sequence[OpponentBelief]
    dragons: int = 0

    @classmethod
    def second_choice(
        cls, revealed: Revealed, seat: int, waiting: Sequence[OpponentBelief] = ()
    ) -> OpponentModel:
        """The model for the second choice of a player who revealed a Witch.

        ``waiting`` are beliefs about the second choices of the others who choose again.
        """
        known = {opponent.seat: opponent for opponent in waiting}
        others = (other for other in revealed.after.seats if other != seat)
        opponents = [known.get(other) or OpponentBelief.played(other) for other in others]
        return cls(revealed.after, seat, opponents, revealed.dragons)

    @property
    def max_dragons(self) -> int:
        """The most Dragons that can be revealed in the round, the player's own included."""
        own = int(self.position.dragon[self.seat])
        return self.dragons + own + sum(opponent.dragons for opponent in self.opponents)


@dataclass(frozen=True, eq=False)
class Outcomes:
    """What each of n plays brings in a round.

    Attributes:
        points: expected points for places and Nobles, without a final scoring, [n].
        bonus: the part of them that is Noble bonus, [n].
        spread: the chance of exactly p points in column p, [n, max_points + 1].
    """

    points: Floats
    bonus: Floats
    spread: Floats


def outcomes(model: OpponentModel, plays: PlayArrays, stop: Stop | None = None) -> Outcomes:
    """What each of the player's own plays (without a Witch) brings, exact under the beliefs.

    Polls ``stop``, and raises as its `check` does.
    """
    stop = stop or Stop()
    fold = Fold(model)
    n = len(plays)
    points, bonus, spread = np.zeros(n), np.zeros(n), np.zeros((n, fold.max_points + 1))
    for dragon, levels, members in own_classes(plays, fold.scoring, model):
        stop.check()
        found = fold.distribution(dragon, levels)
        points[members] = found.chance @ found.points
        bonus[members] = found.chance @ found.bonus
        spread[members] = np.bincount(found.points, found.chance, minlength=spread.shape[1])
    return Outcomes(points, bonus, spread)


class PlayClass(NamedTuple):
    """Plays that do the same in the regions that can be scored with them.

    Attributes:
        dragon: whether they spend the Dragon.
        levels: the markers they place in those regions, in scoring order.
        members: their indices among all plays.
    """

    dragon: bool
    levels: tuple[int, ...]
    members: Indices


def own_classes(plays: PlayArrays, scoring: Scoring, model: OpponentModel) -> list[PlayClass]:
    """Groups the player's own plays by what they do in the regions that can be scored."""
    spare = int(model.position.dragon[model.seat])
    classes: list[PlayClass] = []
    for dragon in (False, True):
        members = np.flatnonzero(plays.dragon == dragon)
        steps = len(scoring.regions) - (spare - dragon)
        rows, which = np.unique(
            plays.placed[members][:, scoring.index[:steps]], axis=0, return_inverse=True
        )
        classes.extend(
            PlayClass(dragon, tuple(map(int, row)), members[which.ravel() == number])
            for number, row in enumerate(rows)
        )
    return classes


@dataclass(frozen=True, eq=False)
class RegionView:
    """The outcome of one region for one player, as a state that opponents change in turn.

    Attributes:
        states: how many states there are; 0 is the one without opponents.
        seen: per opponent, the state that each play leads to on its own, [plays].
        combined: the state that two states combine to, [states, states].
        count: how many opponents have at least the player's influence, per state.
        points: the points for the place, per state.
        noble: whether the player has the Noble there afterwards, per state.
    """

    states: int
    seen: list[Ints]
    combined: Ints
    count: Ints
    points: Ints
    noble: Ints


@dataclass(frozen=True, eq=False)
class JointDistribution:
    """The joint distribution of what a play brings: s outcomes with their chances.

    Attributes:
        chance: of each outcome, [s].
        dragons: revealed in all, [s].
        points: of the round, [s].
        bonus: the part of them that is Noble bonus, [s].
        nobles: the steps whose regions have the player's Noble afterwards, as a bit set, [s].
    """

    chance: Floats
    dragons: Ints
    points: Ints
    bonus: Ints
    nobles: Ints


class Fold:
    """Folds the opponents of a model in, for one play after the other."""

    def __init__(self, model: OpponentModel) -> None:
        self.model = model
        self.scoring = Scoring.of(model.position, model.max_dragons)
        # Column d: the bonus in all, where d Dragons are revealed.
        self._bonus = self.scoring.bonuses(model.seat).cumsum(axis=1)
        self._views: dict[tuple[int, int], RegionView] = {}

    @property
    def max_points(self) -> int:
        """An upper bound of what any play can bring."""
        return int(self.scoring.paid[:, 0].sum() + self._bonus.max())

    def distribution(self, dragon: bool, levels: Sequence[int]) -> JointDistribution:
        """The outcomes of a play that places ``levels`` markers in the regions in scoring order."""
        views = [self.view(step, level) for step, level in enumerate(levels)]
        chance, opponents_dragons, states = fold(views, self.model.opponents)
        dragons = opponents_dragons + (self.model.dragons + dragon)
        points = np.zeros(len(chance), dtype=np.int64)
        nobles = np.zeros(len(chance), dtype=np.int64)
        for step, (view, state) in enumerate(zip(views, states, strict=True)):
            points += np.where(dragons >= step, view.points[state], 0)
            nobles |= view.noble[state] << step
        bonus = self._bonus[nobles, dragons]
        return JointDistribution(chance, dragons, points + bonus, bonus, nobles)

    def view(self, step: int, level: int) -> RegionView:
        """The view of the region at a step with ``level`` own markers placed there."""
        if (step, level) not in self._views:
            self._views[step, level] = place_view(self.model, self.scoring, step, level)
        return self._views[step, level]


def place_view(
    model: OpponentModel, scoring: Scoring, step: int, level: int, max_count: int | None = None
) -> RegionView:
    """The view of the region at a step with ``level`` own markers placed there.

    A state is how many opponents have at least as much influence, and what leads above the
    player's own. The first number stops at ``max_count``, by default the number of places paid, as
    everything behind them pays the same. The second is followed only where the player's Noble can
    be lost: 0 if nobody is above, 2m - 1 if one opponent alone has the m-th of the possible
    influences above the player's, 2m if several share it.
    """
    own = int(scoring.influence[model.seat, step]) + level
    influences = opponent_influences(model, scoring, step)
    if own == 0:
        nothing = np.zeros(1, dtype=np.int64)
        seen = [np.zeros_like(influence) for influence in influences]
        return RegionView(1, seen, nothing[:, None], nothing, nothing, nothing)

    standing = scoring.holds(model.seat, step)
    above: Ints = np.empty(0, dtype=np.int64)
    if standing and not scoring.permanent:
        above = np.unique(np.concatenate(influences))
        above = above[above > own]
    leads = 2 * len(above) + 1
    if max_count is None:
        max_count = int(scoring.places[step])
    count, lead = np.divmod(np.arange((max_count + 1) * leads), leads)

    seen = []
    for influence in influences:
        rank = np.searchsorted(above, influence, side="right")
        seen.append((influence >= own) * leads + np.maximum(2 * rank - 1, 0))
    rank = (lead + 1) // 2
    shared = (rank[:, None] == rank) & (rank > 0)
    counts = np.minimum(count[:, None] + count, max_count)
    combined = counts * leads + np.where(shared, 2 * rank, np.maximum(lead[:, None], lead))

    beaten = lead % 2 == 1
    noble = (count == 0) | (standing & ~beaten)
    points = np.append(scoring.paid[step], 0)[count]
    return RegionView(len(count), seen, combined, count, points, noble.astype(np.int64))


def opponent_influences(model: OpponentModel, scoring: Scoring, step: int) -> list[Ints]:
    """The influence in the region at a step for each play of each opponent."""
    return [
        scoring.influence[opponent.seat, step] + opponent.plays.placed[:, scoring.index[step]]
        for opponent in model.opponents
    ]


def fold(
    views: Sequence[RegionView], opponents: Sequence[OpponentBelief]
) -> tuple[Floats, Ints, list[Ints]]:
    """The joint distribution of some views' states and the opponents' Dragons: s outcomes.

    Returns the chances [s], the Dragons [s] and, per view, the states [s].
    """
    strides = np.cumprod([1, *(view.states for view in views)])
    size = int(strides[-1])
    chance = np.ones(1)
    codes = np.zeros(1, dtype=np.int64)
    tracked = [
        (view, int(stride)) for view, stride in zip(views, strides, strict=False) if view.states > 1
    ]
    for number, opponent in enumerate(opponents):
        seen = opponent.plays.dragon * size
        for view, stride in tracked:
            seen = seen + view.seen[number] * stride
        added, weight = _merged(seen, opponent.chances, 2 * size)
        if number == 0:
            codes, chance = added, weight
            continue
        pairs = (codes // size * size)[:, None] + added // size * size
        for view, stride in tracked:
            step = view.combined * stride
            old = codes // stride % view.states
            new = added // stride % view.states
            pairs += step[old[:, None], new]
        codes, chance = _merged(
            pairs.ravel(), np.outer(chance, weight).ravel(), (number + 2) * size
        )
    states = [codes // stride % view.states for view, stride in zip(views, strides, strict=False)]
    return chance, codes // size, states


def _merged(codes: Ints, chances: Floats, size: int) -> tuple[Ints, Floats]:
    """The distinct codes (below ``size``) with a chance, each with the sum of its chances."""
    if size <= 4096 + 8 * len(codes):
        sums = np.bincount(codes, chances).astype(np.float64)
        kept = np.flatnonzero(sums)
        return kept, sums[kept]
    likely = chances > 0
    distinct, which = np.unique(codes[likely], return_inverse=True)
    return distinct, np.bincount(which, chances[likely]).astype(np.float64)
