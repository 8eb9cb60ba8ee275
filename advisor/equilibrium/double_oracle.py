"""Equilibria of the stage game, always with their certificate.

Two players with opposed goals: one linear program over all rows. Else a double oracle: the game of
a few rows a player is solved, by logit tracing and, where that does not come near enough, by regret
matching+; then the rows are added that somebody would rather play, until few would gain much. The
certificate is recomputed for the very mixes that are returned, every player against every own row;
who only wants to play may do without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from operator import itemgetter
from typing import Final

import numpy as np

from advisor.core.cancellation import Stop
from advisor.equilibrium.matrix_games import (
    action_values,
    deviation_gains,
    draw,
    joint,
    logit_path,
    product,
    pruned,
    regret_matching,
    zero_sum,
)
from advisor.equilibrium.stage_game import Actions, Floats, MixedStrategy, StageGame
from advisor.messages.goals import Goal

TARGET: Final = {Goal.WIN: 0.01, Goal.MARGIN: 0.1, Goal.POINTS: 0.1}
"""The NashConv that three and more players are to reach, in the goal's unit."""

MOST_ROWS: Final = {2: 24, 3: 12, 4: 10, 5: 10}

_MOST_CELLS: Final = {2: 1_000, 3: 2_000, 4: 10_000, 5: 5_000}
"""By number of players, the most joint choices of the rows in play: more take long to trace."""

_MOST_CERTIFIED: Final = 1_000
"""The most joint choices in mixes: the certificate goes through all of them with every own row."""

_FIRST_ROWS: Final = {2: 8, 3: 5, 4: 5, 5: 3}
"""By number of players, how many rows of each the search begins with."""

_MOST_STEPS: Final = 48
_ROUGH_STEPS: Final = 1
_ITERATIONS: Final = 150
_RAREST: Final = (0.05, 0.02, 0.005)

_WATCHED: Final = 48
"""So many more rows are watched of those that look best whenever all are looked at."""

_ADDED: Final = {2: 2, 3: 2, 4: 2, 5: 1}
"""By number of players, the most rows that a step adds for each."""

_SCOUTED: Final = 16
_GLANCED: Final = 24
"""The most joint choices of the others by which all rows, and those watched, are judged."""

_WEIGHED: Final = 24
"""So many of the rows watched, those that look best, are judged by all joint choices."""

_FADING: Final = 0.7
"""What is left, a step later, of a row's having been in use."""


@dataclass(frozen=True)
class Profile:
    """A mix for everybody and how far it is from an equilibrium.

    Attributes:
        mixes: per seat, a probability for each row.
        deviation_gains: per seat, what a best reply would gain, in the goal's unit.
        against: per seat, what every own row is worth against the others' mixes.
        win, margin, points: per seat, what is to be expected when all play their mixes.
        zero_sum: whether there are two players with opposed goals.
        method: how it was found.
        certified: whether the gains and `against` are of all rows.
        rough: the mixes that `rough_mixes` finds, met on the way.
    """

    mixes: tuple[MixedStrategy, ...]
    deviation_gains: Floats
    against: tuple[Floats, ...]
    win: Floats
    margin: Floats
    points: Floats
    zero_sum: bool
    method: str
    certified: bool
    rough: tuple[MixedStrategy, ...]

    def seats_reordered(self, order: Sequence[int]) -> Profile:
        """The same profile with seat ``order[i]`` renumbered as seat ``i``."""
        seats = list(order)
        return replace(
            self,
            mixes=tuple(self.mixes[seat] for seat in seats),
            against=tuple(self.against[seat] for seat in seats),
            rough=tuple(self.rough[seat] for seat in seats),
            deviation_gains=self.deviation_gains[seats],
            win=self.win[seats],
            margin=self.margin[seats],
            points=self.points[seats],
        )

    @property
    def kind(self) -> str:
        """What `nash_conv` is called: ``exploitability`` or ``nashconv``."""
        return "exploitability" if self.zero_sum else "nashconv"

    def value(self, goal: Goal) -> Floats:
        """Per seat, what is to be expected of what is to be maximised."""
        return {Goal.WIN: self.win, Goal.MARGIN: self.margin, Goal.POINTS: self.points}[goal]

    @property
    def nash_conv(self) -> float:
        """The sum of the deviation_gains: exploitability or NashConv."""
        return float(self.deviation_gains.sum())


def solve(stage: StageGame, stop: Stop, *, certified: bool = True) -> Profile:
    """An equilibrium of the stage game, or something close to one; see `Profile`.

    Where it has to be searched for, rows that help are looked for in samples first. What is not to
    be ``certified`` is left at that: gains and `against` are then those of the most promising rows
    alone, all others being put down as no better.
    """
    if is_zero_sum(stage):
        return _by_linear_program(stage)
    return _DoubleOracle(stage, stop).profile(certified=certified)


def rough_mixes(stage: StageGame, stop: Stop) -> tuple[MixedStrategy, ...]:
    """Mixes that are likely to be near an equilibrium, quickly and without a certificate.

    They are those that `solve` begins with.
    """
    if is_zero_sum(stage):
        return zero_sum(_bimatrix(stage)[0])
    return _DoubleOracle(stage, stop).rough()


def is_zero_sum(stage: StageGame) -> bool:
    """Whether what one gains another loses: two players, and more at stake than the points."""
    return len(stage.sizes) == 2 and stage.goal is not Goal.POINTS


def _by_linear_program(stage: StageGame) -> Profile:
    payoffs = _bimatrix(stage)
    mixes = zero_sum(payoffs[0])
    method = f"GLOP over {len(mixes[0])} × {len(mixes[1])} plays"
    against = [action_values(payoff, seat, mixes) for seat, payoff in enumerate(payoffs)]
    return _profile(stage, mixes, against, method, certified=True, rough=mixes)


def _bimatrix(stage: StageGame) -> list[Floats]:
    shape = stage.sizes
    worth = stage.grid[0].by(stage.goal)
    return [worth[:, seat].reshape(shape) for seat in stage.seats]


class _DoubleOracle:
    """The search for a profile: the rows in play, and what was computed about them."""

    def __init__(self, stage: StageGame, stop: Stop) -> None:
        self._stage = stage
        self._stop = stop
        self._most_rows = MOST_ROWS[len(stage.sizes)]
        self._target = 0.8 * TARGET[stage.goal]
        # The joint choices evaluated so far, as ascending numbers (the last is none), and what
        # they bring everybody.
        self._codes = np.array([np.iinfo(np.intp).max])
        self._known = np.zeros((1, len(stage.seats)))
        self._all = [np.arange(size) for size in stage.sizes]
        self._lately = [np.zeros(size) for size in stage.sizes]
        self._near = [np.zeros(0, np.intp) for _ in stage.seats]

    def rough(self) -> tuple[MixedStrategy, ...]:
        """The first mixes met, the same whatever time is left."""
        mixes, _ = next(self._met(certified=False, hurried=False))
        return tuple(mixes)

    def profile(self, *, certified: bool) -> Profile:
        """The best of the mixes met."""
        rough: Sequence[MixedStrategy] | None = None
        best: tuple[float, Sequence[MixedStrategy], Sequence[Floats]] | None = None
        for mixes, values in self._met(certified=certified):
            rough = rough or mixes
            if values is not None:
                left = float(_gains(values, mixes).sum())
                if best is None or left < best[0]:
                    best = (left, mixes, values)
                if left <= self._target:
                    break
        assert rough is not None and best is not None
        method = f"logit tracing and regret matching+ over at most {self._most_rows} plays a player"
        _, found, against = best
        return _profile(self._stage, found, against, method, certified=certified, rough=rough)

    def _met(
        self, *, certified: bool, hurried: bool = True
    ) -> Iterator[tuple[list[MixedStrategy], list[Floats] | None]]:
        """Adds rows until no row helps: mixes met on the way, and what own rows are worth then.

        The first are met once rows were added, whatever they are worth (None), or before that if
        nobody gains much already; then all those where nobody seems to gain much. Before the
        certificate all rows are tried on a sample of what the others play: where one of them
        helps, that finds it sooner. When the steps run out, or the time of who is ``hurried``, the
        last mixes are the closest of all.
        """
        rows = self._first_rows()
        closest: tuple[float, list[MixedStrategy], list[Floats]] | None = None
        for step in range(_MOST_STEPS):
            mixes = self._mixes(rows)
            if step == _ROUGH_STEPS:
                yield mixes, None
            values = self._promising(mixes)
            grown = self._grown(rows, values, mixes)
            last = step == _MOST_STEPS - 1 or (hurried and self._stop.late)
            if not last and self._enough(grown, values, mixes):
                self._watch(self._values(mixes, self._all, _SCOUTED))
                values = self._promising(mixes)
                grown = self._grown(rows, values, mixes)
            left = float(_gains(values, mixes).sum())
            if last and closest is not None and closest[0] < left:
                _, mixes, values = closest
            if last or self._enough(grown, values, mixes):
                if certified:
                    values = self._values(mixes, self._all)
                yield mixes, values
                self._watch(values)
                grown = self._grown(rows, values, mixes)
                left = float(_gains(values, mixes).sum())
            if closest is None or left < closest[0]:
                closest = (left, mixes, values)
            if last or grown is None:
                return
            rows = grown

    def _enough(
        self, grown: list[Actions] | None, values: Sequence[Floats], mixes: Sequence[MixedStrategy]
    ) -> bool:
        """Whether nobody gains much by the rows looked at."""
        return grown is None or float(_gains(values, mixes).sum()) <= self._target

    def _first_rows(self) -> list[Actions]:
        """Per seat the best reply to play by rule of thumb, and a few runners-up.

        Many more of these are near enough to be watched before all the others are.
        """
        values = self._stage.against_thumb
        most = _FIRST_ROWS[len(values)]
        self._watch(values)
        return [np.sort(np.argsort(-value, kind="stable")[:most]) for value in values]

    def _watch(self, values: Sequence[Floats]) -> None:
        """Watches the rows that are worth most, beside those watched already."""
        most = [np.argsort(-value, kind="stable")[:_WATCHED] for value in values]
        self._near = [np.union1d(*both) for both in zip(self._near, most, strict=True)]

    def _promising(self, mixes: Sequence[MixedStrategy]) -> list[Floats]:
        """As `_values`, of the rows in use and of those watched that do best in a sample."""
        values = self._values(mixes, self._near, _GLANCED)
        most = [
            near[np.argsort(-value[near], kind="stable")[:_WEIGHED]]
            for near, value in zip(self._near, values, strict=True)
        ]
        used = map(np.flatnonzero, mixes)
        return self._values(mixes, [np.union1d(*both) for both in zip(most, used, strict=True)])

    def _mixes(self, rows: Sequence[Actions]) -> list[MixedStrategy]:
        """Mixes of these rows only, rare ones left out; as mixes over all rows."""
        payoffs = [
            payoff.reshape([len(own) for own in rows]) for payoff in self._payoffs(product(rows)).T
        ]
        best, left = self._pruned(payoffs, logit_path(payoffs, self._stop, "roughly"))
        for find in (logit_path, partial(regret_matching, iterations=_ITERATIONS)):
            if left <= self._target / 2:
                break
            found = self._pruned(payoffs, find(payoffs, self._stop))
            best, left = min((best, left), found, key=itemgetter(1))
        full = [np.zeros(size) for size in self._stage.sizes]
        for all_rows, own, mix in zip(full, rows, best, strict=True):
            all_rows[own] = mix
        self._lately = [
            _FADING * before + mix for before, mix in zip(self._lately, full, strict=True)
        ]
        return full

    def _pruned(
        self, payoffs: Sequence[Floats], mixes: list[MixedStrategy]
    ) -> tuple[list[MixedStrategy], float]:
        """The mixes with as few rows as keep the gains small, and the sum of these."""
        for rarest in _RAREST:
            fewer = _narrowed([pruned(mix, rarest) for mix in mixes])
            left = float(deviation_gains(payoffs, fewer).sum())
            if left <= self._target / 2:
                break
        return fewer, left

    def _values(
        self, mixes: Sequence[MixedStrategy], asked: Sequence[Actions], most: int | None = None
    ) -> list[Floats]:
        """Per seat, what the own rows asked about are worth against the others' mixes.

        Exactly, or with at most so many of the others' joint choices, drawn from the mixes. The
        other rows are put down as no better than the worst of these.
        """
        others = [_against(mixes, seat, most) for seat in self._stage.seats]
        cells = []
        for seat, ((chosen, _), rows) in enumerate(zip(others, asked, strict=True)):
            cells.append(np.repeat(chosen, len(rows), axis=0))
            cells[-1][:, seat] = np.tile(rows, len(chosen))
        payoffs = self._payoffs(np.concatenate(cells))
        values, start = [], 0
        for seat, ((_, chances), rows) in enumerate(zip(others, asked, strict=True)):
            own = payoffs[start : start + len(cells[seat]), seat]
            start += len(own)
            found = chances @ own.reshape(len(chances), -1)
            values.append(np.full(self._stage.sizes[seat], found.min()))
            values[seat][rows] = found
        return values

    def _payoffs(self, chosen: Actions) -> Floats:
        """[n, players]: what joint choices bring everybody; each is evaluated only once."""
        codes = np.ravel_multi_index(tuple(chosen.T), self._stage.sizes)
        places = np.searchsorted(self._codes, codes)
        missing = self._codes[places] != codes
        if missing.any():
            new, first = np.unique(codes[missing], return_index=True)
            worth = self._stage.payoffs(chosen[missing][first])
            before = np.searchsorted(self._codes, new)
            self._codes = np.insert(self._codes, before, new)
            self._known = np.insert(self._known, before, worth, axis=0)
            places = np.searchsorted(self._codes, codes)
        return np.asarray(self._known[places])

    def _grown(
        self, rows: Sequence[Actions], values: Sequence[Floats], mixes: Sequence[MixedStrategy]
    ) -> list[Actions] | None:
        """The rows and those that a player would rather play; unused ones make room for them.

        None where nobody would rather play another row.
        """
        least = self._target / (8 * len(rows))
        kept, wanted = [], []
        for own, value, mix, lately in zip(rows, values, mixes, self._lately, strict=True):
            better = [row for row in np.argsort(-value, kind="stable") if row not in own]
            wanted.append(
                [row for row in better[: _ADDED[len(rows)]] if value[row] > value @ mix + least]
            )
            # Those in use first, then those that were in use lately: they may well be again.
            order = own[np.lexsort((-value[own], -lately[own], -mix[own]))]
            kept.append(order[: self._most_rows - len(wanted[-1])].tolist())
        if not any(wanted):
            return None
        sizes = [len(old) + len(new) for old, new in zip(kept, wanted, strict=True)]
        while prod(sizes) > _MOST_CELLS[len(rows)]:
            most = max(range(len(sizes)), key=lambda seat: (sizes[seat], len(kept[seat])))
            kept[most].pop()
            sizes[most] -= 1
        return [np.sort(old + new) for old, new in zip(kept, wanted, strict=True)]


def _against(mixes: Sequence[MixedStrategy], seat: int, most: int | None) -> tuple[Actions, Floats]:
    """The others' joint choices and their chances: all of them, or a sample of ``most``."""
    count = prod(int(np.count_nonzero(mix)) for mix in (*mixes[:seat], *mixes[seat + 1 :]))
    if most is None or count <= most:
        return joint(mixes, free=seat)
    sample = draw(mixes, most, seat)
    sample[:, seat] = 0
    return sample, np.full(most, 1 / most)


def _narrowed(mixes: list[MixedStrategy]) -> list[MixedStrategy]:
    """The mixes without their rarest rows, if there are too many joint choices to certify them."""
    mixes = [mix.copy() for mix in mixes]
    used = [np.flatnonzero(mix).tolist() for mix in mixes]
    while prod(map(len, used)) > _MOST_CERTIFIED:
        mix, rows = max(zip(mixes, used, strict=True), key=lambda pair: len(pair[1]))
        rarest = min(rows, key=mix.__getitem__)
        rows.remove(rarest)
        mix[rarest] = 0.0
        mix /= mix.sum()
    return mixes


def _gains(against: Sequence[Floats], mixes: Sequence[MixedStrategy]) -> Floats:
    """Per seat, what a best reply deviation_gains, given what every own row is worth."""
    return np.array([max(0.0, v.max() - v @ mix) for v, mix in zip(against, mixes, strict=True)])


def _profile(
    stage: StageGame,
    mixes: Sequence[MixedStrategy],
    against: Sequence[Floats],
    method: str,
    *,
    certified: bool,
    rough: Sequence[MixedStrategy],
) -> Profile:
    chosen, chances = joint(mixes)
    worth = stage.worth(chosen)
    points, win, margin = (chances @ values for values in worth.all)
    return Profile(
        mixes=tuple(mixes),
        deviation_gains=_gains(against, mixes),
        against=tuple(against),
        win=win,
        margin=margin,
        points=points,
        zero_sum=is_zero_sum(stage),
        method=method,
        certified=certified,
        rough=tuple(rough),
    )
