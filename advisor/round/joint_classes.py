"""The joint classes of the opponents' plays, and what a round brings for whole arrays of them.

Plays of an opponent that place the same in the regions scored are one class. Where more is asked
than one player's own points (the best opponent's points, the best second choice after a Witch),
every joint class is scored: 21 of them against one opponent, 670 against two, 40,035 against three,
4.0 million against four when every Dragon is in hand. A region's scoring is looked up by the
markers added there (0 to 2 by each opponent, a number in base 3), so a joint class costs a few
additions; all that is followed of it is packed into one 64-bit number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

import numpy as np

from advisor.core.arrays import Floats, Ints
from advisor.round.outcomes import Rival, Scene
from advisor.round.scoring import Scoring
from kingsroad.board import king_path

BLOCK = 1 << 15
"""How many joint classes are scored at a time: their arrays stay in the cache."""


@dataclass(frozen=True, eq=False)
class Block:
    """Some joint plays of the opponents with the same number of Dragons.

    Attributes:
        dragons: revealed by the opponents (those revealed before the choice included).
        codes: per step, the opponents' added markers in base 3, first rival lowest, [T, m].
        weights: the chance of each, [m].
    """

    dragons: int
    codes: Ints
    weights: Floats


def joint_count(scene: Scene, extra: int) -> int:
    """How many joint classes `joint_blocks` has."""
    return sum(
        int(np.prod([len(classes[1]) for classes in per_rival]))
        for _, per_rival in _by_dragons(scene, extra)
    )


def joint_blocks(scene: Scene, extra: int) -> Iterator[Block]:
    """Every joint class of the opponents with its chance, block by block.

    Classes tell apart what is placed in the regions that are scored with ``extra`` more Dragons
    than the opponents reveal.
    """
    for dragons, per_rival in _by_dragons(scene, extra):
        steps = 1 + dragons + extra
        codes, weights = np.zeros((steps, 1), dtype=np.int64), np.ones(1)
        for number, (levels, chances) in enumerate(per_rival[:-1]):
            added = levels.T * 3**number
            codes = (codes[:, :, None] + added[:, None, :]).reshape(steps, -1)
            weights = np.outer(weights, chances).ravel()
        if not per_rival:
            yield Block(dragons, codes, weights)
            continue
        # The last rival is multiplied in block by block: the product as a whole may be large.
        levels, chances = per_rival[-1]
        added = levels.T * 3 ** (len(per_rival) - 1)
        rows = max(1, BLOCK // len(chances))
        for start in range(0, len(weights), rows):
            part = codes[:, start : start + rows, None] + added[:, None, :]
            weight = np.outer(weights[start : start + rows], chances)
            yield Block(dragons, part.reshape(steps, -1), weight.ravel())


def sampled_blocks(scene: Scene, extra: int, draws: int, seed: int) -> Iterator[Block]:
    """As many random joint plays, drawn from the beliefs, in place of all classes."""
    dice = np.random.default_rng(seed)
    most = scene.dragons + sum(rival.dragons for rival in scene.rivals)
    index = np.array(king_path(scene.position.king, 1 + most + extra)) - 1
    dragons = np.full(draws, scene.dragons)
    codes = np.zeros((len(index), draws), dtype=np.int64)
    for number, rival in enumerate(scene.rivals):
        drawn = dice.choice(len(rival.chances), size=draws, p=rival.chances)
        dragons += rival.plays.dragon[drawn]
        codes += rival.plays.placed[drawn][:, index].T * np.int64(3**number)
    for count in np.unique(dragons):
        members = np.flatnonzero(dragons == count)
        weights = np.full(len(members), 1 / draws)
        yield Block(int(count), codes[: 1 + count + extra, members], weights)


def _by_dragons(scene: Scene, extra: int) -> Iterator[tuple[int, list[tuple[Ints, Floats]]]]:
    """For each way the opponents may reveal Dragons: how many, and each one's classes.

    A rival's classes are the markers placed in the regions scored, [c, T], and their chances, [c].
    """
    for pattern in product((False, True), repeat=len(scene.rivals)):
        dragons = scene.dragons + sum(pattern)
        index = np.array(king_path(scene.position.king, 1 + dragons + extra)) - 1
        per_rival = [
            _classes(rival, dragon, index)
            for rival, dragon in zip(scene.rivals, pattern, strict=True)
        ]
        if all(len(chances) for _, chances in per_rival):
            yield dragons, per_rival


def _classes(rival: Rival, dragon: bool, index: Ints) -> tuple[Ints, Floats]:
    members = np.flatnonzero((rival.plays.dragon == dragon) & (rival.chances > 0))
    levels = rival.plays.placed[members][:, index].astype(np.int64)
    code = levels @ 3 ** np.arange(len(index))
    _, first, which = np.unique(code, return_index=True, return_inverse=True)
    chances = np.bincount(which, rival.chances[members], minlength=len(first))
    return levels[first], chances.astype(np.float64)


class JointScoring:
    """Scores joint plays of the opponents against plays of the player's own."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.scoring = Scoring.of(scene.position, scene.most_dragons)
        self._seats = [rival.seat for rival in scene.rivals]
        self._rival_bonuses: dict[int, Ints] = {}

    @cached_property
    def _levels(self) -> Ints:
        """The added markers behind every code in base 3, [3 ** rivals, rivals]."""
        count = len(self._seats)
        levels: Ints = np.arange(3**count)[:, None] // 3 ** np.arange(count) % 3
        return levels

    @cached_property
    def _width(self) -> int:
        """Bits that hold any player's points of a round (10 at the very most)."""
        steps = len(self.scoring.regions)
        return int(self.scoring.paid[:, 0].sum() + 8 * steps).bit_length()

    def _places(self) -> tuple[Ints, Ints]:
        """Points of everyone per step, own level and code, and who leads alone.

        Points are [1 + rivals, T, 3, codes], the player first; the leader is 0 where nobody leads
        alone, else 1 for the player and 2, 3, … for the rivals, [T, 3, codes].
        """
        scoring = self.scoring
        steps, codes = len(scoring.regions), len(self._levels)
        influence = np.empty((1 + len(self._seats), steps, 3, codes), dtype=np.int64)
        own = scoring.influence[self.scene.seat]
        influence[0] = own[:, None, None] + np.arange(3)[:, None]
        for number, seat in enumerate(self._seats):
            influence[1 + number] = scoring.influence[seat][:, None, None] + self._levels[:, number]
        place = (influence[None] >= influence[:, None]).sum(axis=1)
        points = np.take_along_axis(scoring.paid[None, :, None, :], place - 1, axis=3) * (
            influence > 0
        )
        most = influence.max(axis=0)
        first = (influence == most) & (most > 0)
        leader = np.where(first.sum(axis=0) == 1, first.argmax(axis=0) + 1, 0)
        return points, leader

    @cached_property
    def _own_table(self) -> Ints:
        """Own points, and from bit 16 on whether the Noble is the player's, [T, 3, codes]."""
        points, leader = self._places()
        scoring, seat = self.scoring, self.scene.seat
        table: Ints = points[0]
        for step in range(len(scoring.regions)):
            keeps = scoring.holds(seat, step) & ((leader[step] == 0) | scoring.permanent)
            table[step] |= ((leader[step] == 1) | keeps).astype(np.int64) << (16 + step)
        return table

    def own_points(self, codes: Ints, levels: Sequence[int], dragons: int) -> Ints:
        """The player's points against joint plays, [m].

        ``codes`` are the opponents' added markers as in a `Block`, ``levels`` the own ones by step,
        ``dragons`` those revealed in all; there may be more steps than are scored with them.
        """
        packed = self._looked_up(self._own_table, codes, levels, dragons)
        bonus = self._own_bonus[:, dragons]
        points: Ints = (packed & 0xFFFF) + bonus[packed >> 16]
        return points

    @cached_property
    def _own_bonus(self) -> Ints:
        bonus: Ints = self.scoring.bonuses(self.scene.seat).cumsum(axis=1)
        return bonus

    @cached_property
    def _rival_table(self) -> Ints:
        """The rivals' points side by side, and above them 3 bits a step for who leads alone."""
        points, leader = self._places()
        table: Ints = (
            leader << (3 * np.arange(len(leader)) + self._width * len(self._seats))[:, None, None]
        )
        for number in range(len(self._seats)):
            table |= points[1 + number] << self._width * number
        return table

    def _rival_bonus(self, dragons: int) -> Ints:
        """The rivals' Noble bonuses side by side, for every sequence of leaders."""
        if dragons not in self._rival_bonuses:
            scoring, steps = self.scoring, 1 + dragons
            leaders = np.arange(1 << 3 * steps)
            bonus = np.zeros_like(leaders)
            for number, seat in enumerate(self._seats):
                nobles = np.zeros_like(leaders)
                for step in range(steps):
                    leader = leaders >> 3 * step & 7
                    keeps = scoring.holds(seat, step) & ((leader == 0) | scoring.permanent)
                    nobles |= ((leader == number + 2) | keeps).astype(np.int64) << step
                total = scoring.bonuses(seat)[:, :steps].sum(axis=1)
                bonus |= total[nobles] << self._width * number
            self._rival_bonuses[dragons] = bonus
        return self._rival_bonuses[dragons]

    def best_rival(self, codes: Ints, levels: Sequence[int], dragons: int) -> Ints:
        """The points of the best opponent, [m]; arguments as for `own_points`."""
        packed = self._looked_up(self._rival_table, codes, levels, dragons)
        width, count = self._width, len(self._seats)
        leaders = packed >> width * count
        packed &= (1 << width * count) - 1
        packed += self._rival_bonus(dragons)[leaders]
        best = packed & ((1 << width) - 1)
        for _ in range(count - 1):
            packed >>= width
            np.maximum(best, packed & ((1 << width) - 1), out=best)
        return best

    def _looked_up(self, table: Ints, codes: Ints, levels: Sequence[int], dragons: int) -> Ints:
        """The sum of a table's entries over the regions scored, [m]."""
        total: Ints = table[0, levels[0]][codes[0]]
        for step in range(1, 1 + dragons):
            total += table[step, levels[step]][codes[step]]
        return total
