"""What the value of a choice hangs on: one thing that others do, or do not.

All choices are judged against the same cases of what the others do. Whatever simple thing holds in
some of these and not in the others (somebody adds a marker to a region, or two; how many of all do;
somebody plays the Dragon, or the Witch) splits the value of a choice into what it is worth then,
and otherwise. How likely each of the cases is, is exact, as the others choose independently of each
other; where the values are means of a sample they are moved alike so that they make up the value
shown. Of all splits that one is given which explains most: of what a choice is worse than a better
one, or of how much its own value varies.

"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from dataclasses import replace as copied
from typing import Final

import numpy as np
from msgspec.structs import replace

from advisor.core.arrays import Bools, Floats, as_chance
from advisor.kingsroad.equilibrium.expected_payoffs import Cases
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy, draw
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.messages.advice import (
    HALF,
    MOST_ADDED,
    Split,
    SplitCase,
    SplitKind,
)
from kingsroad.board import REGIONS

_RARE: Final = 0.05
"""What is rarer than this is no case of its own."""

_FEW: Final = 10
"""With fewer sampled cases than this a mean says too little."""

_CLEARER: Final = 1.2
"""How many times as much as the best two cases three have to explain, to be told."""

_UNSEEN: Final = 0.25
"""Where a Witch is likelier than this, what her player will add is not known at the reveal."""

_TWO: Final = 2
_SAME: Final = 1e-12

_SEED: Final = 97
"""Of the joint choices looked at: others than those by which choices are judged."""

_LOOKED_AT: Final = 512
"""Joint choices of the others, where there are more, by which the choices explained are split."""


@dataclass(frozen=True)
class _Event:
    """Something that each of some players does or does not, and the cases by how many do.

    Attributes:
        does: by player, [actions], whether an action does it.
        ranges: by case, the least and most who do it.
    """

    kind: SplitKind
    region: int | None
    markers: int
    does: dict[int, Bools]
    ranges: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class _Table:
    """All events with their cases, one behind the other: c cases.

    Attributes:
        events: those whose cases are likely enough.
        starts: by event, where its cases begin; its end too.
        chances: of each case, exact, [c].
        among: [c, n], which joint actions are of the case.
    """

    events: list[_Event]
    starts: list[int]
    chances: Floats
    among: Bools

    @classmethod
    def of(cls, stage: StageGame, mixes: Sequence[MixedStrategy], cases: Cases) -> _Table:
        """The events of a round; the own seat is 0."""
        events: list[_Event] = []
        starts, chances, among = [0], [], []
        for event in _events(stage, mixes):
            likely = np.ones(1)
            count = np.zeros(len(cases.weights), np.intp)
            for seat, does in event.does.items():
                chance = min(1.0, float(mixes[seat] @ does))
                likely = np.convolve(likely, [1 - chance, chance])
                count += does[cases.chosen[:, seat]]
            found = [float(likely[least : most + 1].sum()) for least, most in event.ranges]
            where = [(count >= least) & (count <= most) for least, most in event.ranges]
            enough = cases.exact or min(int(w.sum()) for w in where) >= _FEW
            if min(found) >= _RARE and enough:
                events.append(event)
                starts.append(starts[-1] + len(found))
                chances += found
                among += where
        return cls(events, starts, np.array(chances), np.array(among, np.bool_))

    def means(self, values: Floats, weights: Floats) -> Floats:
        """[rows, c]: the means of values [rows, n] in each case."""
        return np.asarray((values * weights) @ self.among.T / (self.among @ weights))

    def most_telling(self, means: Floats, *, alone: bool) -> tuple[_Event, slice]:
        """The event that explains most, by the mean [c] of what is to be explained in each case.

        Of a difference, which is what a choice loses, those come first that take away half of it.
        """
        best, found = (-1.0, -1.0), (self.events[0], slice(0, self.starts[1]))
        for event, start, end in zip(self.events, self.starts, self.starts[1:], strict=False):
            chances, told = self.chances[start:end], means[start:end]
            weight = _between(chances, told) / (_CLEARER if end - start > _TWO else 1.0)
            lost = float(chances @ told)
            half = alone or float(told.min()) <= (1 - HALF) * lost
            if (key := (float(half), weight)) > best:
                best, found = key, (event, slice(start, end))
        return found


class Splits:
    """Finds what the values of choices hang on, in the cases of one round."""

    def __init__(self, stage: StageGame, mixes: Sequence[MixedStrategy], cases: Cases) -> None:
        """With what is believed of the others, and what they do; the own seat is 0."""
        self._goal, self._weights = stage.goal, cases.weights
        self._table = _Table.of(stage, mixes, cases)

    def alone(self, brings: Floats, worth: float) -> Split | None:
        """What the value of a choice hangs on by itself.

        ``brings`` is what it brings in the cases, [n], ``worth`` its value.
        """
        variance = float((brings - brings @ self._weights) ** 2 @ self._weights)
        if not self._table.events or variance < _SAME:
            return None
        means = self._table.means(brings[None], self._weights)[0]
        event, at = self._table.most_telling(means, alone=True)
        split = _split(event, self._table.chances[at].tolist(), means[at].tolist(), None)
        split = split.mixing_to(worth, None, self._goal)
        own = np.array([case.value for case in split.cases])
        explains = _between(self._table.chances[at], own) / variance
        return replace(split, explains=as_chance(explains))

    def beside(self, brings: Floats, worths: Floats) -> list[Split]:
        """What it hangs on that choices are worse than another; the seats as in the stage game.

        Args:
            brings: [1 + k, n], what the better choice and the k others bring in the cases.
            worths: [1 + k], their values.

        Returns:
            Of the k others; none where nothing that others do makes a difference.
        """
        if not self._table.events:
            return []
        means = self._table.means(brings, self._weights)
        found = []
        for own, worth in zip(means[1:], worths[1:].tolist(), strict=True):
            event, at = self._table.most_telling(means[0] - own, alone=False)
            chances = self._table.chances[at].tolist()
            split = _split(event, chances, own[at].tolist(), means[0, at].tolist())
            split = split.mixing_to(worth, float(worths[0]), self._goal)
            least = min((case.beside or 0.0) - case.value for case in split.cases)
            lost = float(worths[0]) - worth
            explains = as_chance((lost - least) / lost) if lost > _SAME else 0.0
            found.append(replace(split, explains=explains))
        return found


def _split(
    event: _Event, chances: list[float], own: list[float], other: list[float] | None
) -> Split:
    """The split by an event; what it explains is left open."""
    return Split(
        kind=event.kind,
        players=list(event.does),
        region=event.region,
        markers=event.markers,
        cases=[
            SplitCase(
                least=least,
                most=most,
                chance=chance,
                value=own[k],
                beside=None if other is None else other[k],
            )
            for k, ((least, most), chance) in enumerate(zip(event.ranges, chances, strict=True))
        ],
        explains=0.0,
    )


def _between(chances: Floats, means: Floats) -> float:
    """The variance between cases."""
    return float(chances @ (means - chances @ means) ** 2)


def _events(stage: StageGame, mixes: Sequence[MixedStrategy]) -> Iterator[_Event]:
    """Everything that one of the others does, or so many of all who still choose."""
    for kind, region, markers, does in _acts(stage, mixes):
        for seat, one in does.items():
            yield _Event(kind, region, markers, {seat: one}, ((0, 0), (1, 1)))
        count = len(does)
        if count > 1:
            every: list[tuple[tuple[int, int], ...]] = [
                ((0, 0), (1, count)),
                ((0, 1), (2, count)),
                ((0, count - 1), (count, count)),
                ((0, 0), (1, 1), (2, count)),
                ((0, 0), (1, count - 1), (count, count)),
            ]
            for ranges in dict.fromkeys(every):
                yield _Event(kind, region, markers, does, ranges)


def _acts(
    stage: StageGame, mixes: Sequence[MixedStrategy]
) -> Iterator[tuple[SplitKind, int | None, int, dict[int, Bools]]]:
    """What others can do, and by player which of the actions do it."""
    rivals = [seat for seat in stage.open if seat != 0]
    placed, dragon, witch = {}, {}, {}
    for seat in rivals:
        plays = stage.plays[seat].candidates
        witch[seat] = np.array([play.witch for play in plays])
        if mixes[seat] @ witch[seat] <= _UNSEEN:
            placed[seat] = np.array([play.placed for play in plays])
            dragon[seat] = np.array([play.dragon for play in plays])
    for region in REGIONS:
        for markers in range(1, MOST_ADDED + 1):
            does = {seat: added[:, region - 1] >= markers for seat, added in placed.items()}
            yield SplitKind.MARKERS, region, markers, does
    yield SplitKind.DRAGON, None, 1, dragon
    yield SplitKind.WITCH, None, 1, witch


def closer_look(
    stage: StageGame, mixes: Sequence[MixedStrategy], few: Cases, actions: Sequence[int]
) -> Cases:
    """What some own actions bring, in more cases than the ``few`` where these are a sample."""
    if few.exact:
        count = len(few.weights)
        rows = (np.array(actions)[:, None] * count + np.arange(count)).ravel()
        return copied(few, payoffs=few.payoffs.take(rows))
    chosen = draw(mixes, _LOOKED_AT, _SEED)
    every = np.tile(chosen, (len(actions), 1))
    every[:, 0] = np.repeat(actions, len(chosen))
    weights = np.full(len(chosen), 1 / len(chosen))
    return Cases(chosen, weights, False, stage.payoffs(every))
