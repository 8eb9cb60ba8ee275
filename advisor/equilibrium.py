"""Equilibria of the stage game, always with their certificate.

Two players with opposed goals: one linear program over all rows. Else a double oracle: the game of
a few rows a player is solved, by logit tracing and, where that does not come near enough, by regret
matching+; then the rows are added that somebody would rather play, until few would gain much. The
certificate is recomputed for the very mixes that are returned, every player against every own row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.expectations import means
from advisor.matrixgames import gains, joint, product, pruned, regret_matching, traced, zero_sum
from advisor.protocol import Goal
from advisor.stage import Floats, Mix, Rows, Stage
from advisor.stopping import Stop

TARGET: Final = {Goal.WIN: 0.01, Goal.MARGIN: 0.1, Goal.POINTS: 0.1}
"""The NashConv that three and more players are to reach, in the goal's unit."""

MOST_ROWS: Final = {2: 24, 3: 12, 4: 10, 5: 8}

_FIRST_ROWS: Final = {2: 8, 3: 5, 4: 4, 5: 3}
"""By number of players, the most rows a mix is made of where regret matching finds it."""

_MOST_STEPS: Final = 16
_ITERATIONS: Final = 500
_RAREST: Final = 0.005
_ADDED: Final = 2
_FIRST_SAMPLE: Final = 64


@dataclass(frozen=True)
class Profile:
    """A mix for everybody and how far it is from an equilibrium.

    Attributes:
        mixes: per seat, a probability for each row.
        gains: per seat, what a best reply would gain, in the goal's unit.
        win, margin, points: per seat, what is to be expected when all play their mixes.
        zero_sum: whether there are two players with opposed goals.
        method: how it was found.
    """

    mixes: tuple[Mix, ...]
    gains: Floats
    win: Floats
    margin: Floats
    points: Floats
    zero_sum: bool
    method: str

    @property
    def kind(self) -> str:
        """What `distance` is called: ``exploitability`` or ``nashconv``."""
        return "exploitability" if self.zero_sum else "nashconv"

    def value(self, goal: Goal) -> Floats:
        """Per seat, what is to be expected of what is to be maximised."""
        return {Goal.WIN: self.win, Goal.MARGIN: self.margin, Goal.POINTS: self.points}[goal]

    @property
    def distance(self) -> float:
        """The sum of the gains: exploitability or NashConv."""
        return float(self.gains.sum())


def solve(stage: Stage, stop: Stop, most_rows: int | None = None) -> Profile:
    """An equilibrium of the stage game, or something close to one; see `Profile`.

    ``most_rows`` bounds the rows of a mix that regret matching finds; fewer are quicker and worse.
    """
    if is_zero_sum(stage):
        return _by_linear_program(stage)
    return _DoubleOracle(stage, stop, most_rows or MOST_ROWS[len(stage.sizes)]).profile()


def is_zero_sum(stage: Stage) -> bool:
    """Whether what one gains another loses: two players, and more at stake than the points."""
    return len(stage.sizes) == 2 and stage.goal is not Goal.POINTS


def _by_linear_program(stage: Stage) -> Profile:
    payoffs = _bimatrix(stage)
    mixes = zero_sum(payoffs[0])
    method = f"GLOP over {len(mixes[0])} × {len(mixes[1])} plays"
    return _profile(stage, mixes, gains(payoffs, mixes), method)


def _bimatrix(stage: Stage) -> list[Floats]:
    shape = stage.sizes
    worth = stage.grid[0].by(stage.goal)
    return [worth[:, seat].reshape(shape) for seat in stage.seats]


class _DoubleOracle:
    """The search for a profile: the rows in play, and what was computed about them."""

    def __init__(self, stage: Stage, stop: Stop, most_rows: int) -> None:
        self._stage = stage
        self._stop = stop
        self._most_rows = most_rows
        self._target = 0.8 * TARGET[stage.goal]
        self._known: list[dict[bytes, Floats]] = [{} for _ in stage.seats]

    def profile(self) -> Profile:
        """Adds rows until nobody gains much, or no row helps; the best profile met on the way."""
        rows = self._first_rows()
        best: tuple[float, list[Mix], Floats] | None = None
        for _ in range(_MOST_STEPS):
            mixes = self._mixes(rows)
            values = [self._row_values(seat, mixes) for seat in self._stage.seats]
            left = np.array(
                [max(0.0, v.max() - v @ mix) for v, mix in zip(values, mixes, strict=True)]
            )
            if best is None or left.sum() < best[0]:
                best = (float(left.sum()), mixes, left)
            if left.sum() <= self._target or (self._stop.late and best[0] < np.inf):
                break
            grown = [self._grown(rows[s], values[s], mixes[s]) for s in self._stage.seats]
            if all(np.array_equal(new, old) for new, old in zip(grown, rows, strict=True)):
                break
            rows = grown
        assert best is not None
        method = f"logit tracing and regret matching+ over at most {self._most_rows} plays a player"
        return _profile(self._stage, best[1], best[2], method)

    def _first_rows(self) -> list[Rows]:
        """Per seat the best reply to the others' uniform play, and a few runners-up."""
        uniform, first = self._stage.uniform, _FIRST_ROWS[len(self._stage.sizes)]
        rows = []
        for seat in self._stage.seats:
            value = means(self._stage, seat, uniform, _FIRST_SAMPLE).own(self._stage.goal)
            rows.append(np.sort(np.argsort(-value, kind="stable")[: min(first, self._most_rows)]))
        return rows

    def _mixes(self, rows: Sequence[Rows]) -> list[Mix]:
        """Mixes of these rows only, rare ones left out; as mixes over all rows."""
        worth = self._stage.worth(product(rows)).by(self._stage.goal)
        sizes = [len(own) for own in rows]
        payoffs = [worth[:, seat].reshape(sizes) for seat in self._stage.seats]
        best = [pruned(mix, _RAREST) for mix in traced(payoffs, self._stop)]
        left = gains(payoffs, best).sum()
        if left > self._target / 2:
            matched = regret_matching(payoffs, self._stop, _ITERATIONS)
            other = [pruned(mix, _RAREST) for mix in matched]
            best = other if gains(payoffs, other).sum() < left else best
        full = [np.zeros(size) for size in self._stage.sizes]
        for all_rows, own, mix in zip(full, rows, best, strict=True):
            all_rows[own] = mix
        return full

    def _row_values(self, seat: int, mixes: Sequence[Mix]) -> Floats:
        """What every own row is worth against the others' mixes, exactly."""
        chosen, chances = joint(mixes, free=seat)
        values: Floats = self._against(seat, chosen) @ chances
        return values

    def _against(self, seat: int, chosen: Rows) -> Floats:
        """[own rows, n]: the own payoff for choices of the others [n, players], seat's being 0."""
        known = self._known[seat]
        keys = [row.tobytes() for row in chosen]
        new = [index for index, key in enumerate(keys) if key not in known]
        if new:
            payoff = self._stage.sweep(seat, chosen[new]).by(self._stage.goal)[:, seat]
            columns = np.ascontiguousarray(payoff.reshape(-1, len(new)).T)
            known.update((keys[index], column) for index, column in zip(new, columns, strict=True))
        return np.stack([known[key] for key in keys], axis=1)

    def _grown(self, rows: Rows, values: Floats, mix: Mix) -> Rows:
        """The rows and those that a player would rather play; unused ones make room for them."""
        better = [row for row in np.argsort(-values, kind="stable") if row not in rows]
        enough = values @ mix + self._target / (2 * len(self._stage.sizes))
        wanted = [row for row in better[:_ADDED] if values[row] > enough]
        kept = rows[np.argsort(-mix[rows], kind="stable")][: self._most_rows - len(wanted)]
        return np.sort(np.concatenate([kept, np.array(wanted, np.intp)]))


def _profile(stage: Stage, mixes: Sequence[Mix], left: Floats, method: str) -> Profile:
    chosen, chances = joint(mixes)
    worth = stage.worth(chosen)
    points, win, margin = (chances @ values for values in worth.all)
    return Profile(tuple(mixes), left, win, margin, points, is_zero_sum(stage), method)
