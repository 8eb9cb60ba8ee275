"""The double oracle: the search for an equilibrium of a stage game with many actions.

McMahan, Gordon and Blum (2003, "Planning in the presence of cost functions controlled by an
adversary"): the restricted game of a few actions a player is solved, the actions are added by which
somebody would gain most against its equilibrium, and so on until few would gain much. With three to
five players the restricted equilibria are approximate and the search need not end at one of the
whole game, so the closest mixes met are the result.

The utilities of joint actions are evaluated only once each. An iteration does not judge all actions
exactly: `SearchLimits` says how many, in what samples, and how far the search goes. Only a
certificate goes through all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from math import prod
from operator import itemgetter
from typing import Final

import numpy as np

from advisor.core.arrays import Floats
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.equilibrium.mixed_strategies import (
    Actions,
    MixedStrategy,
    deviation_gains,
    draw,
    joint,
    product,
    pruned,
)
from advisor.kingsroad.equilibrium.small_games import COARSE, logit_path, regret_matching
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.messages.verdicts import Goal


@dataclass(frozen=True)
class SearchLimits:
    """The limits of `advisor.kingsroad.equilibrium.double_oracle` for a number of players.

    Chosen by the time that complete advice and the moves of computer players take (``make bench``),
    on condition that the positions of the test suite reach their target NashConv.
    """

    max_actions: int
    """Most actions of a player in the restricted game.

    With 10, 7 and 5 for three, four and five players, five players did not reach the target; with
    10 rather than 12, four did not in one of 39 positions. It took no longer.
    """

    max_restricted_cells: int
    """Most joint actions of the restricted game: the logit path takes long in larger ones.

    3,000 cells for five players left too little room for the actions that help.
    """

    num_first_actions: int
    """Actions of each player that the search begins with, the likeliest by the learnt policy.

    Five rather than four save four players iterations, and four rather than three save five players
    a seventh of the time over the ten positions of `tests/positions`. Begun with the best against
    the rule of thumb, the search took 2 to 6 % longer, in the slowest of 48 positions 8 to 32 %.
    """

    max_added: int
    """Most actions added for a player in an iteration.

    One with five players: the restricted game grows with the product of all players' actions.
    """

    max_iterations: int = 48
    """Most restricted games solved.

    24 were too few for positions in which better actions come up again and again while there is no
    room for all of them.
    """

    iterations_to_approximate: int = 1
    """Iterations before the approximate mixes, by which past rounds are judged, are taken."""

    regret_matching_iterations: int = 150
    """Iterations of regret matching+, used only where the logit path is not close enough.

    With 500 advice came too late.
    """

    rare_probabilities: tuple[float, ...] = (0.05, 0.02, 0.005)
    """Actions rarer than this are left out of a mix.

    The first of these is used that keeps the mixes close enough: the fewer actions in the mixes,
    the fewer joint actions to certify.
    """

    max_certified_cells: int = 1_000
    """Most joint actions of the mixes: the certificate goes through all of them with every action.

    Beyond it the rarest actions are left out, so that certificates come in time.
    """

    num_watched: int = 48
    """Actions of a player added to the watched ones, the best, whenever all are judged.

    Judging these before all the others, with smaller samples, cut complete advice to a third of its
    time.
    """

    num_judged: int = 24
    """Watched actions of a player that an iteration judges exactly, the best in a sample."""

    sample_to_watch: int = 16
    """Most joint actions of the others by which all actions of a player are judged.

    Judged before the certificate, they find actions that help sooner: with five players the slowest
    moves came a quarter faster.
    """

    sample_to_judge: int = 24
    """Most joint actions of the others by which the watched actions are compared (once 32)."""

    recency_decay: float = 0.7
    """Factor on the recent use of an action at each iteration.

    Among actions out of use the least recently used one makes room first. Without this memory some
    searches went round in circles.
    """

    target_share: float = 0.8
    """Share of the target NashConv at which the search stops."""

    restricted_share: float = 0.5
    """Share of this in turn that is enough in the restricted game, where more actions will join."""

    min_gain_share: float = 0.125
    """Least gain for which an action is added, as a share of a player's part of the same."""


SEARCH_LIMITS: Final = {
    2: SearchLimits(max_actions=24, max_restricted_cells=1_000, num_first_actions=8, max_added=2),
    3: SearchLimits(max_actions=12, max_restricted_cells=2_000, num_first_actions=5, max_added=2),
    4: SearchLimits(max_actions=12, max_restricted_cells=10_000, num_first_actions=5, max_added=2),
    5: SearchLimits(max_actions=10, max_restricted_cells=5_000, num_first_actions=4, max_added=1),
}
"""By number of players; two need a search only where the goal is points, which both can gain."""


class UtilityCache:
    """Remembers what joint actions bring, in the goal's unit."""

    def __init__(self, stage: StageGame) -> None:
        self._stage = stage
        # Joint actions as ascending numbers (the last is none), and what they bring everybody.
        self._codes = np.array([np.iinfo(np.intp).max])
        self._known = np.zeros((1, len(stage.seats)))

    def utilities(self, chosen: Actions) -> Floats:
        """[n, players]: the utilities of joint actions [n, players], as `StageGame.utilities`."""
        codes = np.ravel_multi_index(tuple(chosen.T), self._stage.sizes)
        places = np.searchsorted(self._codes, codes)
        missing = self._codes[places] != codes
        if missing.any():
            new, first = np.unique(codes[missing], return_index=True)
            utilities = self._stage.utilities(chosen[missing][first])
            before = np.searchsorted(self._codes, new)
            self._codes = np.insert(self._codes, before, new)
            self._known = np.insert(self._known, before, utilities, axis=0)
            places = np.searchsorted(self._codes, codes)
        return np.asarray(self._known[places])


def restricted_equilibrium(
    payoffs: Sequence[Floats], enough: float, limits: SearchLimits, stop: Stop
) -> list[MixedStrategy]:
    """An approximate equilibrium with few actions, by the first method that comes close enough.

    The coarse logit path, then the fine one, then regret matching+; else the closest of the three.

    Args:
        payoffs: per player, an array [k1, …, kp] of what this player gains.
        enough: the NashConv that is close enough, in the game given.
        limits: of the actions in the mixes, and of regret matching.
        stop: polled by the methods.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """

    def with_few_actions(mixes: list[MixedStrategy]) -> tuple[list[MixedStrategy], float]:
        """The mixes with as few actions as are close enough, and their NashConv."""
        for rare in limits.rare_probabilities:
            fewer = certifiable([pruned(mix, rare) for mix in mixes], limits.max_certified_cells)
            nash_conv = float(deviation_gains(payoffs, fewer).sum())
            if nash_conv <= enough:
                break
        return fewer, nash_conv

    methods = (
        partial(logit_path, step_size=COARSE),
        logit_path,
        partial(regret_matching, iterations=limits.regret_matching_iterations),
    )
    found: list[tuple[list[MixedStrategy], float]] = []
    for method in methods:
        found.append(with_few_actions(method(payoffs, stop)))
        if found[-1][1] <= enough:
            break
    return min(found, key=itemgetter(1))[0]


def certifiable(mixes: Sequence[MixedStrategy], max_cells: int) -> list[MixedStrategy]:
    """The mixes without their rarest actions, until at most ``max_cells`` joint actions are left.

    The player with the most actions gives up one at a time.
    """
    mixes = [mix.copy() for mix in mixes]
    used = [np.flatnonzero(mix).tolist() for mix in mixes]
    while prod(map(len, used)) > max_cells:
        mix, actions = max(zip(mixes, used, strict=True), key=lambda pair: len(pair[1]))
        rarest = min(actions, key=mix.__getitem__)
        actions.remove(rarest)
        mix[rarest] = 0.0
        mix /= mix.sum()
    return mixes


@dataclass(frozen=True)
class JudgedMixes:
    """Mixes and what the own actions are worth against them.

    Attributes:
        mixes: by seat, over all its actions.
        values: by seat, [actions], in the goal's unit; the actions not judged are put down as no
            better than the worst of those judged.
    """

    mixes: Sequence[MixedStrategy]
    values: Sequence[Floats]

    @property
    def gains(self) -> Floats:
        """[players]: how much the best action judged gains over the own mix (≥ 0)."""
        return np.array(
            [
                max(0.0, values.max() - values @ mix)
                for values, mix in zip(self.values, self.mixes, strict=True)
            ]
        )

    @property
    def nash_conv(self) -> float:
        """The sum of the gains."""
        return float(self.gains.sum())


@dataclass(frozen=True)
class FoundMixes:
    """The result of a search.

    Attributes:
        judged: the closest mixes met.
        approximate: those met after a few iterations.
        certified: whether ``judged`` is of all actions.
    """

    judged: JudgedMixes
    approximate: Sequence[MixedStrategy]
    certified: bool


@dataclass
class _Found:
    """What a search has met so far; ``best`` is of mixes judged as they are to be returned."""

    closest: JudgedMixes | None = None
    best: JudgedMixes | None = None
    approximate: Sequence[MixedStrategy] | None = None


class DoubleOracle:
    """A search for an equilibrium: the actions watched, and what was computed about them."""

    def __init__(self, stage: StageGame, stop: Stop, target: float) -> None:
        """A search that stops near a NashConv of ``target``, in the goal's unit."""
        self._stage = stage
        self._stop = stop
        self._limits = SEARCH_LIMITS[len(stage.sizes)]
        self._target = self._limits.target_share * target
        self._cache = UtilityCache(stage)
        self._all = [np.arange(size) for size in stage.sizes]
        self._watched = [np.zeros(0, np.intp) for _ in stage.seats]
        # By seat and action, the probability in the equilibria so far, older ones counting less.
        self._recent_use = [np.zeros(size) for size in stage.sizes]

    def solve(self, *, certified: bool) -> FoundMixes:
        """The closest mixes met, and the approximate ones met on the way (see `approximate`).

        A ``certified`` judgement is of all actions. When the time runs out, the search ends with
        the closest mixes so far, certified or not.

        Raises:
            OutOfTime: it ran out before there were any.
        """
        found = _Found()
        with suppress(OutOfTime):
            self._search(found, certified=certified)
        judged = found.best or found.closest
        if judged is None:
            raise OutOfTime
        approximate = judged.mixes if found.approximate is None else found.approximate
        return FoundMixes(judged, approximate, certified=certified and found.best is not None)

    def _search(self, found: _Found, *, certified: bool) -> None:
        """Searches to the end, and notes what it meets in ``found``."""
        actions = self._first_actions()
        for iteration in range(self._limits.max_iterations):
            last = iteration == self._limits.max_iterations - 1
            judged = self.step(actions, thorough=not last)
            done = last or self._converged(actions, judged)
            if found.approximate is None and (
                done or iteration == self._limits.iterations_to_approximate
            ):
                found.approximate = judged.mixes
            if last and found.closest is not None:
                judged = _closer(judged, found.closest)
            if done:
                if certified:
                    judged = JudgedMixes(judged.mixes, self._values(judged.mixes, self._all))
                found.best = _closer(found.best, judged)
                if last or found.best.nash_conv <= self._target:
                    return
                self._watch(judged.values)
            found.closest = _closer(found.closest, judged)
            additions = self._additions(actions, judged)
            if not any(additions):
                return
            actions = self._extended(actions, additions, judged)

    def approximate(self) -> Sequence[MixedStrategy]:
        """The mixes after a few iterations."""
        actions = self._first_actions()
        for _ in range(self._limits.iterations_to_approximate):
            judged = self.step(actions, thorough=True)
            if self._converged(actions, judged):
                return judged.mixes
            actions = self._extended(actions, self._additions(actions, judged), judged)
        return self._restricted_equilibrium(actions)

    def step(self, actions: Sequence[Actions], *, thorough: bool) -> JudgedMixes:
        """One iteration: the restricted game is solved and the oracle asked.

        Where nobody gains much by the watched actions, a ``thorough`` step looks for others to
        watch among all actions, in a sample of what the others play.
        """
        mixes = self._restricted_equilibrium(actions)
        judged = self.oracle(mixes)
        if thorough and self._converged(actions, judged):
            self._watch(self._values(mixes, self._all, self._limits.sample_to_watch))
            judged = self.oracle(mixes)
        return judged

    def oracle(self, mixes: Sequence[MixedStrategy]) -> JudgedMixes:
        """The best responses to mixes, among the watched actions.

        Those that do best in a sample, and those in use, are judged exactly.
        """
        values = self._values(mixes, self._watched, self._limits.sample_to_judge)
        promising = [
            watched[_best_first(value[watched])[: self._limits.num_judged]]
            for watched, value in zip(self._watched, values, strict=True)
        ]
        used = map(np.flatnonzero, mixes)
        asked = [np.union1d(*both) for both in zip(promising, used, strict=True)]
        return JudgedMixes(mixes, self._values(mixes, asked))

    def _first_actions(self) -> list[Actions]:
        """By seat, the likeliest actions by the learnt policy.

        More of them are watched, and the best against play by rule of thumb. By the points of this
        round alone, which the policy does not play for, the search begins with the latter.
        """
        values = self._stage.rule_of_thumb_values
        self._watch(values)
        if self._stage.goal is not Goal.POINTS:
            values = self._stage.learnt_logits
            self._watch(values)
        return [np.sort(_best_first(value)[: self._limits.num_first_actions]) for value in values]

    def _watch(self, values: Sequence[Floats]) -> None:
        """Also watches the actions of the highest values."""
        best = [_best_first(value)[: self._limits.num_watched] for value in values]
        self._watched = [np.union1d(*both) for both in zip(self._watched, best, strict=True)]

    def _restricted_equilibrium(self, actions: Sequence[Actions]) -> list[MixedStrategy]:
        """An equilibrium of the game of these actions only, as mixes over all actions."""
        shape = [len(own) for own in actions]
        payoffs = [own.reshape(shape) for own in self._cache.utilities(product(actions)).T]
        enough = self._limits.restricted_share * self._target
        found = restricted_equilibrium(payoffs, enough, self._limits, self._stop)
        mixes = [np.zeros(size) for size in self._stage.sizes]
        for mix, own, restricted in zip(mixes, actions, found, strict=True):
            mix[own] = restricted
        self._recent_use = [
            self._limits.recency_decay * before + mix
            for before, mix in zip(self._recent_use, mixes, strict=True)
        ]
        return mixes

    def _converged(self, actions: Sequence[Actions], judged: JudgedMixes) -> bool:
        """Whether nobody gains much, or no action outside the restricted game helps."""
        return judged.nash_conv <= self._target or not any(self._additions(actions, judged))

    def _additions(self, actions: Sequence[Actions], judged: JudgedMixes) -> list[list[int]]:
        """By seat, the actions by which it would gain most, beside those of the restricted game."""
        least = self._limits.min_gain_share * self._target / len(actions)
        additions = []
        for own, value, mix in zip(actions, judged.values, judged.mixes, strict=True):
            order = _best_first(value)
            others = order[~np.isin(order, own)][: self._limits.max_added]
            additions.append(others[value[others] > value @ mix + least].tolist())
        return additions

    def _extended(
        self, actions: Sequence[Actions], additions: Sequence[list[int]], judged: JudgedMixes
    ) -> list[Actions]:
        """The actions of the next restricted game; unused ones make room for the additions."""
        kept = []
        for own, new, value, mix, recent in zip(
            actions, additions, judged.values, judged.mixes, self._recent_use, strict=True
        ):
            # Those in use first, then those in use recently, which may well be needed again.
            order = own[np.lexsort((-value[own], -recent[own], -mix[own]))]
            kept.append(order[: self._limits.max_actions - len(new)].tolist())
        sizes = [len(old) + len(new) for old, new in zip(kept, additions, strict=True)]
        while prod(sizes) > self._limits.max_restricted_cells:
            largest = max(range(len(sizes)), key=lambda seat: (sizes[seat], len(kept[seat])))
            kept[largest].pop()
            sizes[largest] -= 1
        return [np.sort(old + new) for old, new in zip(kept, additions, strict=True)]

    def _values(
        self, mixes: Sequence[MixedStrategy], asked: Sequence[Actions], most: int | None = None
    ) -> list[Floats]:
        """By seat, what the own actions asked about are worth against the others' mixes.

        Exactly, or with at most ``most`` of the others' joint actions, drawn from the mixes. The
        other actions are put down as no better than the worst of these.
        """
        others = [_joint_of_others(mixes, seat, most) for seat in self._stage.seats]
        cells = []
        for seat, ((chosen, _), own) in enumerate(zip(others, asked, strict=True)):
            cells.append(np.repeat(chosen, len(own), axis=0))
            cells[-1][:, seat] = np.tile(own, len(chosen))
        utilities = self._cache.utilities(np.concatenate(cells))
        values, start = [], 0
        for seat, ((_, chances), own) in enumerate(zip(others, asked, strict=True)):
            part = utilities[start : start + len(cells[seat]), seat]
            start += len(part)
            found = chances @ part.reshape(len(chances), -1)
            values.append(np.full(self._stage.sizes[seat], found.min()))
            values[seat][own] = found
        return values


def _closer(one: JudgedMixes | None, other: JudgedMixes) -> JudgedMixes:
    """The one with the smaller NashConv; the first where they are equal."""
    return other if one is None or other.nash_conv < one.nash_conv else one


def _best_first(values: Floats) -> Actions:
    return np.argsort(-values, kind="stable")


def _joint_of_others(
    mixes: Sequence[MixedStrategy], seat: int, most: int | None
) -> tuple[Actions, Floats]:
    """The others' joint actions and their probabilities: all of them, or a sample of ``most``."""
    count = prod(int(np.count_nonzero(mix)) for mix in (*mixes[:seat], *mixes[seat + 1 :]))
    if most is None or count <= most:
        return joint(mixes, free=seat)
    sample = draw(mixes, most, seat)
    sample[:, seat] = 0
    return sample, np.full(most, 1 / most)
