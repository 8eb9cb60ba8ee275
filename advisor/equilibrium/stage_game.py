"""The stage game: one round, in which everybody picks a row of a table at the same time.

A seat's rows are its candidates: the plays, then the Witch where it may play her. What a joint
choice is worth is this round's points and the value of the position left behind (`evaluation`).

A Witch chooses again when the others' plays lie open, so she is worth her best reply to them. Her
replies come from a short list of plays that together answer well whatever the others do. Of
several Witches each replies to what was shown; only with two players, where their second choices
are a matrix game of its own, that game is solved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from advisor.batch.games import Games, games_of, play
from advisor.core.arrays import Bools, Int16
from advisor.core.cancellation import Stop
from advisor.equilibrium.matrix_games import draw, regret_matching, zero_sum
from advisor.messages.assumptions import Claim
from advisor.messages.goals import Goal
from advisor.players import rule_of_thumb
from advisor.round.plays import Play, PlayArrays, PlayKind, Plays, hand_plays
from advisor.values.evaluation import best_valuer, evaluate
from kingsroad.board import REGIONS
from kingsroad.cards import NOTHING, Selection
from kingsroad.position import Position
from kingsroad.rounds import Revealed

Actions: TypeAlias = NDArray[np.intp]
Floats: TypeAlias = NDArray[np.float64]
MixedStrategy: TypeAlias = Floats
"""A probability for each row of a seat."""

REPLIES: Final = {2: 10, 3: 5, 4: 4, 5: 3}
"""By number of players, how many plays a Witch's second choice is made from."""

_BATCH: Final = 8192
_SURVEYED: Final = {2: (20, 8), 3: (20, 8), 4: (20, 8), 5: (16, 6)}
"""By number of players, how many choices of everybody are surveyed: by rule of thumb, and any."""


@dataclass(frozen=True)
class Payoffs:
    """What n joint choices bring, each [n, players]: points of the round, and what follows."""

    points: Floats
    win: Floats
    margin: Floats

    def by(self, goal: Goal) -> Floats:
        """The one that is to be maximised."""
        return {Goal.POINTS: self.points, Goal.WIN: self.win, Goal.MARGIN: self.margin}[goal]

    def put(self, rows: Actions, other: Payoffs) -> None:
        """Writes another's rows over some of these."""
        for mine, theirs in zip(self.all, other.all, strict=True):
            mine[rows] = theirs

    def take(self, rows: Actions) -> Payoffs:
        """Some of the joint choices."""
        return Payoffs(*(values[rows] for values in self.all))

    @property
    def turned(self) -> Payoffs:
        """The same with the players in reverse order."""
        return Payoffs(*(values[:, ::-1] for values in self.all))

    @property
    def all(self) -> tuple[Floats, Floats, Floats]:
        """Points, win and margin."""
        return self.points, self.win, self.margin


class StageGame:
    """A round before it is played, or before the second choices, and what it is played for.

    Attributes:
        position: the position before the choices to be made.
        goal: what everybody maximises.
        plays: what every seat can play; its rows are the `candidates` of these.
        sizes: how many rows every seat has.
        open: the seats that have something to choose.
        dragons: how many have been revealed already, before the second choices.
        stop: polled whenever much is to be evaluated.
    """

    def __init__(
        self,
        position: Position,
        goal: Goal,
        claims: Mapping[int, Iterable[Claim]] | None = None,
        revealed: Revealed | None = None,
        stop: Stop | None = None,
    ) -> None:
        """``claims`` are taken for granted, by seat.

        ``revealed`` is given where the second choices are to be made; ``position`` is then the one
        after the reveal.

        Raises:
            NothingToPlay: the claims leave a seat no legal selection.
        """
        self.position = position
        self.goal = goal
        self.open = revealed.waiting if revealed else tuple(position.seats)
        self.dragons = revealed.dragons if revealed else 0
        self.stop = stop or Stop()
        claims = claims or {}
        self.plays = tuple(
            _plays(position, seat, claims.get(seat, ()), revealed) for seat in position.seats
        )
        self.sizes = tuple(len(plays.candidates) for plays in self.plays)
        self._game = games_of([position])
        # Behind the rows, for the Witch, come the plays of her second choice.
        self._arrays = [
            PlayArrays.of((*plays.candidates, *(plays.again.effects if plays.witch else ())))
            for plays in self.plays
        ]
        # By seat, found when they are first asked for.
        self._known_looks: dict[int, Floats] = {}
        self._known_replies: dict[int, Actions] = {}

    @property
    def seats(self) -> range:
        """The seats, from 0."""
        return self.position.seats

    @property
    def _looks_ahead(self) -> bool:
        """Whether what is to be maximised depends on the positions left behind."""
        return self.goal is not Goal.POINTS

    @property
    def valuer_name(self) -> str:
        """What values the positions left behind, for people who want to know."""
        return best_valuer(self.position.players, self.position.variant).name

    def witch(self, seat: int) -> int:
        """The Witch's row; -1 where the seat cannot play her."""
        return self.sizes[seat] - 1 if self.plays[seat].witch else -1

    def row(self, seat: int, selection: Selection) -> int:
        """The row of what a selection does. Raises ValueError where the seat cannot do it."""
        witch = selection.has_witch
        effect = (selection.placed(), selection.has_dragon and not witch, witch)
        for row, option in enumerate(self.plays[seat].candidates):
            if (option.placed, option.dragon, option.witch) == effect:
                return row
        raise ValueError(f"seat {seat} cannot play {selection}")

    @property
    def uniform(self) -> list[MixedStrategy]:
        """Every seat's mix of all its placing plays alike."""
        return [plays.uniform for plays in self.plays]

    def others(self, seat: int) -> list[int]:
        """All seats but one."""
        return [other for other in self.seats if other != seat]

    def worth(self, chosen: Actions) -> Payoffs:
        """What joint choices are worth; ``chosen`` is [n, players], a row for each seat."""
        return self._worth(chosen, valued=True)

    def payoffs(self, chosen: Actions) -> Floats:
        """[n, players]: what joint choices bring everybody of what is to be maximised."""
        return self._worth(chosen, valued=self._looks_ahead).by(self.goal)

    def _worth(self, chosen: Actions, *, valued: bool) -> Payoffs:
        """As `worth`; where the positions left behind are not ``valued``, only the points."""
        final, worth = self._replied(chosen, valued=valued)
        count = self._witches(chosen).sum(axis=1)
        several = np.flatnonzero(count > 1)
        if len(several):
            worth.put(several, self._evaluated(final[several], valued=valued))
            if len(self.seats) == 2:
                self._settle_two_witches(several, worth)
        return worth

    def after(self, chosen: Actions) -> tuple[Games, Int16]:
        """The positions that joint choices lead to, and the points they bring, [n, players].

        Every Witch replies to what was shown, another Witch having shown nothing.
        """
        final = chosen.copy()
        shown = np.flatnonzero(self._witches(chosen).any(axis=1))
        if len(shown):
            final[shown] = self._replied(chosen[shown], valued=self._looks_ahead)[0]
        return self._played(final)

    def sweep(self, seat: int, others: Actions, rows: Actions | None = None) -> Payoffs:
        """Every own row, or just these, against n choices of the others.

        ``others`` is [n, players]; what it says of ``seat`` is ignored. Returns arrays of
        [own rows × n, players], row by row.
        """
        if rows is None:
            rows = np.arange(self.sizes[seat])
        chosen = np.tile(others, (len(rows), 1))
        chosen[:, seat] = np.repeat(rows, len(others))
        return self.worth(chosen)

    @cached_property
    def grid(self) -> tuple[Payoffs, ...]:
        """Two players only: per seat, every own row against every row of the other's.

        Arrays of [own rows × other's rows, players], row by row.
        """
        mine, theirs = self.sizes
        others = np.stack([np.zeros(theirs, np.intp), np.arange(theirs)], axis=1)
        first = self.sweep(0, others)
        second = Payoffs(
            *(v.reshape(mine, theirs, 2).swapaxes(0, 1).reshape(-1, 2) for v in first.all)
        )
        return first, second

    @cached_property
    def thumb(self) -> list[MixedStrategy]:
        """Per seat, what those play who follow the rule of thumb, more or less."""
        return [self._by_rule_of_thumb(seat) for seat in self.seats]

    @cached_property
    def against_thumb(self) -> list[Floats]:
        """Per seat, what every own row is worth in the mean where the others play `thumb`.

        With more than two players in the mean over a few of the others' choices.
        """
        if len(self.seats) == 2:
            tables = [grid.by(self.goal)[:, seat] for seat, grid in enumerate(self.grid)]
            return [
                table.reshape(-1, len(mix)) @ mix
                for table, mix in zip(tables, reversed(self.thumb), strict=True)
            ]
        found, (by_rule, _) = [], _SURVEYED[len(self.seats)]
        for seat, plays in enumerate(self.plays):
            mean = self._looks(seat)[: len(plays.effects), :by_rule].mean(axis=1)
            if plays.witch is not None:
                chosen = self._survey[:by_rule].copy()
                chosen[:, seat] = self.witch(seat)
                mean = np.append(mean, self.payoffs(chosen)[:, seat].mean())
            found.append(mean)
        return found

    def _by_rule_of_thumb(self, seat: int) -> MixedStrategy:
        effects = self.plays[seat].effects
        mix = np.zeros(self.sizes[seat])
        if not effects:
            mix[:] = 1.0
            return mix
        selections = [play.selection for play in effects]
        worth = np.array(rule_of_thumb.worths(self.position, seat, selections, self.dragons))
        anything = rule_of_thumb.ANYTHING
        mix[: len(effects)] = (1 - anything) * logit(worth, rule_of_thumb.PRECISION)
        return mix + anything / len(mix)

    @cached_property
    def _survey(self) -> Actions:
        """A few choices of everybody: first those by rule of thumb, then any."""
        by_rule, any_play = _SURVEYED[len(self.seats)]
        survey = np.concatenate([draw(self.thumb, by_rule, 0), draw(self.uniform, any_play, 1)])
        for seat, plays in enumerate(self.plays):
            if not plays.effects:  # the Witch is certain: instead of her some second choices
                rows = self._second_choices(seat)
                survey[:, seat] = rows[np.linspace(0, len(rows) - 1, len(survey)).astype(np.intp)]
        return survey

    def _looks(self, seat: int) -> Floats:
        """[plays, n]: what each of a seat's plays is worth to it in the `_survey`."""
        if seat not in self._known_looks:
            rows = self._second_choices(seat)
            if self.plays[seat].effects:
                rows = np.arange(len(self.plays[seat].effects))
            chosen = np.tile(self._survey, (len(rows), 1))
            chosen[:, seat] = np.repeat(rows, len(self._survey))
            found = self._evaluated(chosen, valued=self._looks_ahead)
            worth = found.by(self.goal)[:, seat]
            self._known_looks[seat] = worth.reshape(len(rows), -1)
        return self._known_looks[seat]

    def _replies(self, seat: int) -> Actions:
        """A seat's second choices after the Witch: those that together do best in the `_survey`."""
        if seat not in self._known_replies:
            rows, most = self._second_choices(seat), REPLIES[len(self.sizes)]
            kept = _covering(self._looks(seat), most) if len(rows) > most else slice(None)
            self._known_replies[seat] = rows[kept]
        return self._known_replies[seat]

    def _second_choices(self, seat: int) -> Actions:
        """The Witch's second choices, behind a seat's rows: the same plays in the same order."""
        return np.arange(self.sizes[seat], len(self._arrays[seat]))

    def _witches(self, chosen: Actions) -> Bools:
        """[n, players]: who shows a Witch in joint choices."""
        return np.stack([chosen[:, seat] == self.witch(seat) for seat in self.seats], axis=1)

    def _replied(self, chosen: Actions, *, valued: bool) -> tuple[Actions, Payoffs]:
        """Joint choices with every second choice made, each the best reply to what was shown.

        And what they are worth, where no Witch replies to another; these have shown nothing.
        """
        witches = self._witches(chosen)
        plain = np.flatnonzero(~witches.any(axis=1))
        asked = [
            (seat, np.flatnonzero(shown)) for seat, shown in enumerate(witches.T) if shown.any()
        ]
        trials = [chosen[plain]]
        for seat, rows in asked:
            trial = np.repeat(chosen[rows], len(self._replies(seat)), axis=0)
            trial[:, seat] = np.tile(self._replies(seat), len(rows))
            trials.append(trial)
        found = self._evaluated(np.concatenate(trials), valued=valued)
        final = chosen.copy()
        worth = Payoffs(*(np.empty(chosen.shape) for _ in range(3)))
        worth.put(plain, found.take(np.arange(len(plain))))
        start = len(plain)
        for (seat, rows), trial in zip(asked, trials[1:], strict=True):
            some = found.take(np.arange(start, start + len(trial)))
            start += len(trial)
            best = some.by(self.goal)[:, seat].reshape(len(rows), -1).argmax(axis=1)
            final[rows, seat] = self._replies(seat)[best]
            worth.put(rows, some.take(np.arange(len(rows)) * len(self._replies(seat)) + best))
        return final, worth

    def _settle_two_witches(self, rows: Actions, worth: Payoffs) -> None:
        """Where both of two players show the Witch: the value of their second choices' game."""
        first, second = map(self._replies, self.seats)
        cells = np.stack([np.repeat(first, len(second)), np.tile(second, len(first))], axis=1)
        grid = self._evaluated(cells, valued=True)
        shape = (len(first), len(second))
        payoffs = [grid.by(self.goal)[:, seat].reshape(shape) for seat in self.seats]
        if self.goal is Goal.POINTS:
            mixes = regret_matching(payoffs, self.stop)
        else:
            mixes = list(zero_sum(payoffs[0]))
        chances = np.outer(*mixes).ravel()
        worth.put(rows, Payoffs(*(chances @ values for values in grid.all)))

    def _evaluated(self, final: Actions, *, valued: bool) -> Payoffs:
        """What joint choices are worth, all second choices made; if not ``valued`` the points."""
        parts = [self._evaluated_batch(batch, valued=valued) for batch in _batches(final)]
        return Payoffs(
            *(np.concatenate(values) for values in zip(*(p.all for p in parts), strict=True))
        )

    def _evaluated_batch(self, final: Actions, *, valued: bool) -> Payoffs:
        self.stop.check()
        after, brought = self._played(final)
        points = brought.astype(np.float64)
        if not valued:
            return Payoffs(points, *(np.zeros(points.shape) for _ in range(2)))
        value = evaluate(after)
        return Payoffs(points, value.win, value.margin)

    def _played(self, final: Actions) -> tuple[Games, Int16]:
        """The positions after joint choices, all second ones made, and the points they bring."""
        count, players = final.shape
        placed = np.empty((8, players, count), np.int8)
        dragon = np.empty((players, count), np.bool_)
        witch = np.empty((players, count), np.bool_)
        for seat, arrays in enumerate(self._arrays):
            rows = final[:, seat]
            placed[:, seat] = arrays.placed[rows].T
            dragon[seat] = arrays.dragon[rows]
            witch[seat] = rows >= len(self.plays[seat].effects)
        games = self._game.take(np.zeros(len(final), np.intp))
        return play(games, placed.T, dragon.T, witch.T)


class ReorderedStageGame(StageGame):
    """A stage with its seats in another order; what takes long is found out by the original.

    ``order[i]`` is the original's number of seat ``i``.
    """

    def __init__(self, original: StageGame, order: Sequence[int]) -> None:
        self._original = original
        self._order = order
        self.position = original.position.seats_reordered(order)
        self.goal = original.goal
        self.open = tuple(seat for seat in self.seats if order[seat] in original.open)
        self.dragons = original.dragons
        self.stop = original.stop
        self.plays = tuple(original.plays[seat] for seat in order)
        self.sizes = tuple(original.sizes[seat] for seat in order)
        self._game = games_of([self.position])
        self._arrays = [original._arrays[seat] for seat in order]

    @cached_property
    def grid(self) -> tuple[Payoffs, ...]:
        """As the original's."""
        if self._order == (0, 1):
            return self._original.grid
        second, first = self._original.grid
        return first.turned, second.turned

    @property
    def thumb(self) -> list[MixedStrategy]:
        """As the original's."""
        return [self._original.thumb[seat] for seat in self._order]

    @property
    def against_thumb(self) -> list[Floats]:
        """As the original's."""
        return [self._original.against_thumb[seat] for seat in self._order]

    def _looks(self, seat: int) -> Floats:
        return self._original._looks(self._order[seat])

    def _replies(self, seat: int) -> Actions:
        return self._original._replies(self._order[seat])


def _plays(
    position: Position, seat: int, claims: Iterable[Claim], revealed: Revealed | None
) -> Plays:
    if revealed is None:
        return hand_plays(position.hand(seat), claims)
    hand = position.hand(seat, second=True)
    if seat in revealed.waiting:
        return hand_plays(hand, claims)
    # Played already: the markers lie, but a Dragon still counts when the regions are scored.
    dragon = revealed.selections[seat].has_dragon
    done = Play((0,) * len(REGIONS), dragon, witch=False, kind=PlayKind.PLACING, selection=NOTHING)
    return Plays(hand, (), (NOTHING,), placing=(done,), declining=(), witch=None)


def logit(values: Floats, precision: float) -> MixedStrategy:
    """The mix in which a value that is higher by one is exp(``precision``) times as likely."""
    weights = np.exp(precision * (values - values.max()))
    mix: MixedStrategy = weights / weights.sum()
    return mix


def _batches(rows: Actions) -> Iterator[Actions]:
    for start in range(0, len(rows), _BATCH):
        yield rows[start : start + _BATCH]


def _covering(worth: Floats, count: int) -> Actions:
    """Some rows of [m, n] whose best entry in each column is high: greedily, ascending.

    When the best of every column is among them, the rest is covered once more.
    """
    best = lowest = np.full(worth.shape[1], worth.min())
    kept: list[int] = []
    for _ in range(count):
        reached = np.maximum(worth, best).sum(axis=1)
        if reached.max() <= best.sum():
            best = lowest
            reached = np.maximum(worth, best).sum(axis=1)
        reached[kept] = -np.inf
        kept.append(int(reached.argmax()))
        best = np.maximum(best, worth[kept[-1]])
    return np.sort(np.array(kept))
