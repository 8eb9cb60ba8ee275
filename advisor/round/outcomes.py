"""What a round brings one player, exactly: the opponents are folded in one at a time.

The points of a play depend on the others through little: in each region scored, how many of them
have at least the player's own influence, and, where the player's Noble stands, whether one of them
alone leads. So each opponent's belief is first summed up to what it means for this play, and the
summaries are combined opponent by opponent, equal ones merged, with the number of Dragons beside
them. Nothing is lost on the way: the law of the points comes out exact, up to rounding, however
many joint plays there are (24,336 against two opponents, 592 million against four).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from advisor.core.arrays import Floats, Ints
from advisor.round.plays import PlayArrays, Plays
from advisor.round.scoring import Scoring
from kingsroad.position import Position
from kingsroad.rounds import Revealed


@dataclass(frozen=True, eq=False)
class Rival:
    """An opponent as another player sees them: n plays without a Witch, and how likely each is.

    Attributes:
        seat: their seat.
        plays: what they may play.
        chances: the chance of each, 0 to 1, summing to 1, [n].
        witch: the chance that they reveal a Witch first and then, as little informed as before,
            make one of these plays; it matters only to a player who reveals a Witch too.
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
    def of(cls, seat: int, plays: Plays, chances: Floats | None = None) -> Rival:
        """The opponent with a chance for each of their `candidates` (None: uniform), a Witch too.

        A Witch is taken to be followed by a second choice as little informed as the first: her
        chance is shared out over the other plays in proportion to theirs; where they have none,
        the second choice is taken to be uniform.
        """
        chances = plays.uniform if chances is None else chances
        first = chances[: len(plays.effects)]
        if first.any():
            witch = float(chances[len(plays.effects) :].sum())
            return cls(seat, plays.arrays, first / first.sum(), witch)
        again = plays.again
        return cls(seat, again.arrays, again.uniform, 1.0)

    @classmethod
    def done(cls, seat: int) -> Rival:
        """An opponent who has played already: nothing more comes of them this round."""
        return cls(seat, PlayArrays(np.zeros((1, 8), np.int8), np.zeros(1, np.bool_)), np.ones(1))

    @property
    def dragons(self) -> int:
        """The most Dragons this opponent is thought to reveal: 0 or 1."""
        return int(self.plays.dragon[self.chances > 0].any())


@dataclass(frozen=True, eq=False)
class Scene:
    """A round as the player in ``seat`` sees it before choosing.

    ``rivals`` are all other players. ``dragons`` were revealed already: 0, except for a second
    choice, where ``position`` has the markers of those placed who revealed no Witch.
    """

    position: Position
    seat: int
    rivals: Sequence[Rival]
    dragons: int = 0

    @classmethod
    def again(cls, revealed: Revealed, seat: int, waiting: Sequence[Rival] = ()) -> Scene:
        """The second choice of a player who revealed a Witch.

        ``waiting`` are the others who choose again, with beliefs over their second choices.
        """
        known = {rival.seat: rival for rival in waiting}
        others = (other for other in revealed.after.seats if other != seat)
        rivals = [known.get(other) or Rival.done(other) for other in others]
        return cls(revealed.after, seat, rivals, revealed.dragons)

    @property
    def most_dragons(self) -> int:
        """The most Dragons the round can see, the player's own included."""
        own = int(self.position.dragon[self.seat])
        return self.dragons + own + sum(rival.dragons for rival in self.rivals)


@dataclass(frozen=True, eq=False)
class Outcomes:
    """What each of n plays brings in a round.

    Attributes:
        points: expected points, for places and Nobles, without a final scoring, [n].
        bonus: the part of them that is Noble bonus, [n].
        spread: the chance of exactly p points in column p, [n, most points + 1].
    """

    points: Floats
    bonus: Floats
    spread: Floats


def outcomes(scene: Scene, plays: PlayArrays) -> Outcomes:
    """What each of the player's own plays (without a Witch) brings, exact under the beliefs."""
    fold = Fold(scene)
    n = len(plays)
    points, bonus, spread = np.zeros(n), np.zeros(n), np.zeros((n, fold.most_points + 1))
    for dragon, levels, members in own_classes(plays, fold.scoring, scene):
        law = fold.law(dragon, levels)
        points[members] = law.chance @ law.points
        bonus[members] = law.chance @ law.bonus
        spread[members] = np.bincount(law.points, law.chance, minlength=spread.shape[1])
    return Outcomes(points, bonus, spread)


def own_classes(
    plays: PlayArrays, scoring: Scoring, scene: Scene
) -> list[tuple[bool, tuple[int, ...], Ints]]:
    """The plays put together that do the same in the regions that can be scored with them.

    Returns, for each class, whether it spends the Dragon, the markers it places in those regions in
    scoring order, and which plays belong to it.
    """
    spare = int(scene.position.dragon[scene.seat])
    classes: list[tuple[bool, tuple[int, ...], Ints]] = []
    for dragon in (False, True):
        members = np.flatnonzero(plays.dragon == dragon)
        steps = len(scoring.regions) - (spare - dragon)
        rows, which = np.unique(
            plays.placed[members][:, scoring.index[:steps]], axis=0, return_inverse=True
        )
        classes.extend(
            (dragon, tuple(map(int, row)), members[which.ravel() == number])
            for number, row in enumerate(rows)
        )
    return classes


@dataclass(frozen=True, eq=False)
class View:
    """What one player can see happen in one region, as a state that opponents change in turn.

    Attributes:
        states: how many states there are; 0 is the one without opponents.
        seen: per rival, the state each of their plays leads to when they are alone, [plays].
        combined: the state that two states make together, [states, states].
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
class Law:
    """The joint law of a play's round: s outcomes with their chances.

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
    """Folds a scene's opponents in, for one play after the other."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.scoring = Scoring.of(scene.position, scene.most_dragons)
        # Column d: the bonus in all, where d Dragons are revealed.
        self._bonus = self.scoring.bonuses(scene.seat).cumsum(axis=1)
        self._views: dict[tuple[int, int], View] = {}

    @property
    def most_points(self) -> int:
        """More than this no play can bring."""
        return int(self.scoring.paid[:, 0].sum() + self._bonus.max())

    def law(self, dragon: bool, levels: Sequence[int]) -> Law:
        """The law of a play that places ``levels`` markers in the regions in scoring order."""
        views = [self.view(step, level) for step, level in enumerate(levels)]
        chance, rivals_dragons, states = fold(views, self.scene.rivals)
        dragons = rivals_dragons + (self.scene.dragons + dragon)
        points = np.zeros(len(chance), dtype=np.int64)
        nobles = np.zeros(len(chance), dtype=np.int64)
        for step, (view, state) in enumerate(zip(views, states, strict=True)):
            points += np.where(dragons >= step, view.points[state], 0)
            nobles |= view.noble[state] << step
        bonus = self._bonus[nobles, dragons]
        return Law(chance, dragons, points + bonus, bonus, nobles)

    def view(self, step: int, level: int) -> View:
        """What the player sees of the region at a step, having placed ``level`` markers there."""
        if (step, level) not in self._views:
            self._views[step, level] = place_view(self.scene, self.scoring, step, level)
        return self._views[step, level]


def place_view(
    scene: Scene, scoring: Scoring, step: int, level: int, most: int | None = None
) -> View:
    """What a player sees of the region at a step, having placed ``level`` markers there.

    A state is how many opponents have as much influence, and what leads above the own. The first
    number stops at ``most``, by default the last place paid, as what is behind it pays the same.
    The second is followed only where the own Noble can be lost: 0 if nobody is above, 2m - 1 if one
    opponent alone has the m-th of the possible influences above the own, 2m if several share it.
    """
    own = int(scoring.influence[scene.seat, step]) + level
    influences = rival_influences(scene, scoring, step)
    if own == 0:
        nothing = np.zeros(1, dtype=np.int64)
        seen = [np.zeros_like(influence) for influence in influences]
        return View(1, seen, nothing[:, None], nothing, nothing, nothing)

    standing = scoring.holds(scene.seat, step)
    above: Ints = np.empty(0, dtype=np.int64)
    if standing and not scoring.permanent:
        above = np.unique(np.concatenate(influences))
        above = above[above > own]
    leads = 2 * len(above) + 1
    most = int(scoring.places[step]) if most is None else most
    count, lead = np.divmod(np.arange((most + 1) * leads), leads)

    seen = []
    for influence in influences:
        rank = np.searchsorted(above, influence, side="right")
        seen.append((influence >= own) * leads + np.maximum(2 * rank - 1, 0))
    rank = (lead + 1) // 2
    shared = (rank[:, None] == rank) & (rank > 0)
    counts = np.minimum(count[:, None] + count, most)
    combined = counts * leads + np.where(shared, 2 * rank, np.maximum(lead[:, None], lead))

    beaten = lead % 2 == 1
    noble = (count == 0) | (standing & ~beaten)
    points = np.append(scoring.paid[step], 0)[count]
    return View(len(count), seen, combined, count, points, noble.astype(np.int64))


def rival_influences(scene: Scene, scoring: Scoring, step: int) -> list[Ints]:
    """The influence in the region at a step for each play of each rival."""
    return [
        scoring.influence[rival.seat, step] + rival.plays.placed[:, scoring.index[step]]
        for rival in scene.rivals
    ]


def fold(views: Sequence[View], rivals: Sequence[Rival]) -> tuple[Floats, Ints, list[Ints]]:
    """The joint law of some views' states and the rivals' Dragons.

    Returns the chances [s], the Dragons [s] and, per view, the states [s]; s outcomes in all.
    """
    strides = np.cumprod([1, *(view.states for view in views)])
    size = int(strides[-1])
    chance = np.ones(1)
    codes = np.zeros(1, dtype=np.int64)
    tracked = [
        (view, int(stride)) for view, stride in zip(views, strides, strict=False) if view.states > 1
    ]
    for number, rival in enumerate(rivals):
        seen = rival.plays.dragon * size
        for view, stride in tracked:
            seen = seen + view.seen[number] * stride
        added, weight = _merged(seen, rival.chances, 2 * size)
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
    """The different codes (below ``size``) with a chance, each with the sum of its chances."""
    if size <= 4096 + 8 * len(codes):
        sums = np.bincount(codes, chances).astype(np.float64)
        kept = np.flatnonzero(sums)
        return kept, sums[kept]
    different, which = np.unique(codes, return_inverse=True)
    return different, np.bincount(which, chances).astype(np.float64)
