"""The joint classes of the opponents' plays, and what the Witch is worth by them.

Plays of an opponent that place the same in the regions scored are one class. To find the best
second choice after a Witch every joint class is scored: 21 of them against one opponent, 670
against two, 40,035 against three, 4.0 million against four when every Dragon is in hand. A region's
scoring is looked up by the markers added there (0 to 2 by each opponent, a number in base 3), so a
joint class costs a few additions; points and Nobles are packed into one 64-bit number.

A player who reveals a Witch sees the others' markers and Dragons and chooses again. For every joint
class of the others' plays the best second choice is found, and its points are averaged over the
belief. Where others may reveal a Witch as well, they all choose again at the same time: then the
second choice is the best one against what those are believed to choose, knowing the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import compress, product

import numpy as np

from advisor.core.arrays import Floats, Ints
from advisor.core.cancellation import Stop
from advisor.kingsroad.round.outcomes import (
    OpponentBelief,
    OpponentModel,
    PlayClass,
    Scoring,
    outcomes,
    own_classes,
)
from advisor.kingsroad.round.plays import PlayArrays
from kingsroad.board import king_path

BLOCK = 1 << 15
"""How many joint classes are scored at a time: their arrays stay in the cache."""


@dataclass(frozen=True, eq=False)
class Block:
    """m joint plays of the opponents with the same number of Dragons.

    Attributes:
        dragons: revealed by the opponents, those revealed before the choice included.
        codes: per step, the opponents' added markers in base 3, first opponent lowest, [T, m].
        weights: the chance of each, [m].
    """

    dragons: int
    codes: Ints
    weights: Floats


def joint_count(model: OpponentModel, extra: int) -> int:
    """The number of joint classes in `joint_blocks`."""
    return sum(
        int(np.prod([len(classes[1]) for classes in per_opponent]))
        for _, per_opponent in _by_dragons(model, extra)
    )


def joint_blocks(model: OpponentModel, extra: int) -> Iterator[Block]:
    """Every joint class of the opponents with its chance, block by block.

    Classes differ by what is placed in the regions that are scored with ``extra`` more Dragons than
    the opponents reveal.
    """
    for dragons, per_opponent in _by_dragons(model, extra):
        steps = 1 + dragons + extra
        codes, weights = np.zeros((steps, 1), dtype=np.int64), np.ones(1)
        for number, (levels, chances) in enumerate(per_opponent[:-1]):
            added = levels.T * 3**number
            codes = (codes[:, :, None] + added[:, None, :]).reshape(steps, -1)
            weights = np.outer(weights, chances).ravel()
        if not per_opponent:
            yield Block(dragons, codes, weights)
            continue
        # The last opponent is multiplied in block by block: the product as a whole may be large.
        levels, chances = per_opponent[-1]
        added = levels.T * 3 ** (len(per_opponent) - 1)
        rows = max(1, BLOCK // len(chances))
        for start in range(0, len(weights), rows):
            part = codes[:, start : start + rows, None] + added[:, None, :]
            weight = np.outer(weights[start : start + rows], chances)
            yield Block(dragons, part.reshape(steps, -1), weight.ravel())


def sampled_blocks(model: OpponentModel, extra: int, draws: int, seed: int) -> Iterator[Block]:
    """Joint plays drawn at random from the beliefs, instead of all classes."""
    dice = np.random.default_rng(seed)
    most = model.dragons + sum(opponent.dragons for opponent in model.opponents)
    index = np.array(king_path(model.position.king, 1 + most + extra)) - 1
    dragons = np.full(draws, model.dragons)
    codes = np.zeros((len(index), draws), dtype=np.int64)
    for number, opponent in enumerate(model.opponents):
        drawn = dice.choice(len(opponent.chances), size=draws, p=opponent.chances)
        dragons += opponent.plays.dragon[drawn]
        codes += opponent.plays.placed[drawn][:, index].T * np.int64(3**number)
    for count in np.unique(dragons):
        members = np.flatnonzero(dragons == count)
        weights = np.full(len(members), 1 / draws)
        yield Block(int(count), codes[: 1 + count + extra, members], weights)


def _by_dragons(
    model: OpponentModel, extra: int
) -> Iterator[tuple[int, list[tuple[Ints, Floats]]]]:
    """For each set of opponents revealing Dragons, the number of Dragons and the classes.

    Per opponent, the classes are the markers placed in the regions scored, [c, T], and their
    chances, [c].
    """
    for pattern in product((False, True), repeat=len(model.opponents)):
        dragons = model.dragons + sum(pattern)
        index = np.array(king_path(model.position.king, 1 + dragons + extra)) - 1
        per_opponent = [
            _classes(opponent, dragon, index)
            for opponent, dragon in zip(model.opponents, pattern, strict=True)
        ]
        if all(len(chances) for _, chances in per_opponent):
            yield dragons, per_opponent


def _classes(opponent: OpponentBelief, dragon: bool, index: Ints) -> tuple[Ints, Floats]:
    members = np.flatnonzero((opponent.plays.dragon == dragon) & (opponent.chances > 0))
    levels = opponent.plays.placed[members][:, index].astype(np.int64)
    code = levels @ 3 ** np.arange(len(index))
    _, first, which = np.unique(code, return_index=True, return_inverse=True)
    chances = np.bincount(which, opponent.chances[members], minlength=len(first))
    return levels[first], chances.astype(np.float64)


class JointScoring:
    """Scores joint plays of the opponents against plays of the player's own."""

    def __init__(self, model: OpponentModel) -> None:
        self.model = model
        self.scoring = Scoring.of(model.position, model.max_dragons)

    def own_points(self, codes: Ints, levels: Sequence[int], dragons: int) -> Ints:
        """The player's points against joint plays, [m].

        Args:
            codes: the opponents' added markers as in a `Block`; steps beyond those scored are
                ignored.
            levels: the player's own added markers by step.
            dragons: how many are revealed in all.
        """
        packed: Ints = self._table[0, levels[0]][codes[0]]
        for step in range(1, 1 + dragons):
            packed += self._table[step, levels[step]][codes[step]]
        points: Ints = (packed & 0xFFFF) + self._bonus[packed >> 16, dragons]
        return points

    @cached_property
    def _table(self) -> Ints:
        """Points for the place, and bit 16 + step set where the Noble is then the player's.

        [T, 3, 3 ** opponents]: by step, own added markers and the opponents' code.
        """
        scoring, seat = self.scoring, self.model.seat
        seats = [opponent.seat for opponent in self.model.opponents]
        added = np.arange(3 ** len(seats)) // 3 ** np.arange(len(seats))[:, None] % 3
        own = scoring.influence[seat][:, None, None] + np.arange(3)[:, None]
        others = scoring.influence[seats][:, :, None, None] + added[:, None, None, :]
        place = 1 + (others >= own).sum(axis=0)
        points = np.take_along_axis(scoring.paid[:, None, :], place - 1, axis=2) * (own > 0)

        strongest = others.max(axis=0)
        beaten = (strongest > own) & ((others == strongest).sum(axis=0) == 1)
        steps = np.arange(len(scoring.regions))[:, None, None]
        held = scoring.nobles[seat] >> scoring.index[:, None, None] & 1 == 1
        noble = (own > strongest) | held & (scoring.permanent | ~beaten)
        table: Ints = points | noble.astype(np.int64) << 16 + steps
        return table

    @cached_property
    def _bonus(self) -> Ints:
        """The Noble bonus in all, by set of Nobles and number of Dragons revealed."""
        bonus: Ints = self.scoring.bonuses(self.model.seat).cumsum(axis=1)
        return bonus


MAX_SCORED = 20_000_000
"""The most pairs of an own class and a joint class that are scored; beyond, they are sampled."""

ALWAYS_SCORED = 4_000_000
"""As many pairs are scored even for an unlikely set of Witches."""


@dataclass(frozen=True, slots=True)
class WitchValue:
    """The expected points of a round that begins with the player's own Witch.

    Attributes:
        points: for places and Nobles.
        error: their standard error where joint plays had to be sampled; None where exact.
    """

    points: float
    error: float | None


def witch_value(
    model: OpponentModel,
    second: PlayArrays,
    *,
    seed: int = 0,
    max_scored: int = MAX_SCORED,
    stop: Stop | None = None,
) -> WitchValue:
    """What the Witch brings in points when the best of the ``second`` plays follows.

    Polls ``stop``, and raises as its `check` does.
    """
    stop = stop or Stop()
    points, variance = 0.0, 0.0
    for shown in product((False, True), repeat=len(model.opponents)):
        chance = float(
            np.prod(
                [r.witch if w else 1 - r.witch for r, w in zip(model.opponents, shown, strict=True)]
            )
        )
        if chance > 0:
            known = tuple(compress(model.opponents, [not w for w in shown]))
            waiting = tuple(compress(model.opponents, shown))
            limit = max(int(chance * max_scored), min(ALWAYS_SCORED, max_scored))
            mean, squared_error = _best_against(
                model, known, waiting, second, limit=limit, seed=seed, stop=stop
            )
            points += chance * mean
            variance += chance**2 * squared_error
    return WitchValue(points, float(np.sqrt(variance)) if variance > 0 else None)


def _best_against(
    model: OpponentModel,
    known: tuple[OpponentBelief, ...],
    waiting: tuple[OpponentBelief, ...],
    second: PlayArrays,
    *,
    limit: int,
    seed: int,
    stop: Stop,
) -> tuple[float, float]:
    """The expected points of the best second choice, and the square of their standard error.

    The plays of ``known`` are seen; ``waiting`` choose again too. The error is 0 where exact.
    """
    if not known:
        return float(outcomes(model, second, stop).points.max()), 0.0
    scoring = JointScoring(replace(model, opponents=(*known, *waiting)))
    classes = own_classes(second, scoring.scoring, model)
    spare = int(second.dragon.any()) + sum(opponent.dragons for opponent in waiting)
    shown = replace(model, opponents=known)
    each = len(classes) * joint_count(replace(model, opponents=waiting), spare)
    draws = max(4, limit // each)
    sampled = joint_count(shown, spare) > draws
    blocks = sampled_blocks(shown, spare, draws, seed) if sampled else joint_blocks(shown, spare)
    mean = square = 0.0
    for block in blocks:
        best = _best_choice(scoring, block, len(known), waiting, classes, stop=stop)
        mean += float(best @ block.weights)
        square += float(best * best @ block.weights)
    return mean, max(square - mean**2, 1e-18) / draws if sampled else 0.0


def _best_choice(
    scoring: JointScoring,
    block: Block,
    known: int,
    waiting: tuple[OpponentBelief, ...],
    classes: Sequence[PlayClass],
    *,
    stop: Stop,
) -> Floats:
    """The expected points of the best own class against each joint play of a block, [m]."""
    shown = replace(scoring.model, opponents=waiting, dragons=block.dragons)
    others = {dragon: list(joint_blocks(shown, dragon)) for dragon in {c.dragon for c in classes}}
    steps = 1 + block.dragons + sum(opponent.dragons for opponent in waiting)
    best = np.zeros(block.codes.shape[1])
    for dragon, levels in {(c.dragon, c.levels[: steps + c.dragon]) for c in classes}:
        value = np.zeros_like(best)
        stop.check()
        for other in others[dragon]:
            dragons = other.dragons + dragon
            codes = block.codes[: 1 + dragons, :, None] + 3**known * other.codes[:, None, :]
            pairs = codes.reshape(1 + dragons, -1)
            points = scoring.own_points(pairs, levels, dragons)
            value += points.reshape(len(value), -1) @ other.weights
        np.maximum(best, value, out=best)
    return best
