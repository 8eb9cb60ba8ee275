"""The stage game: one round, in which all players choose an action at the same time.

A seat's actions are its candidates: the plays, then the Witch where it may play her. The payoffs of
joint actions are the points of this round and the values of the position left behind.

A Witch chooses again when the others' plays lie open, so she brings her best response to them, from
a short list of plays (`ReferencePlay`). Of several Witches each responds to the plays shown; with
two players, whose second choices are a matrix game of their own, that game is solved.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from advisor.batch.games import Games
from advisor.core.arrays import Bools, Floats, Int16
from advisor.core.cancellation import Stop
from advisor.equilibrium.evaluator import Evaluator
from advisor.equilibrium.linear_programs import zero_sum
from advisor.equilibrium.mixed_strategies import Actions, MixedStrategy
from advisor.equilibrium.payoffs import Payoffs
from advisor.equilibrium.reference_play import NUM_RULE_SAMPLES, ReferencePlay
from advisor.equilibrium.regret_matching import regret_matching
from advisor.messages.assumptions import Claim
from advisor.messages.goals import Goal
from advisor.round.plays import Play, PlayKind, Plays, hand_plays
from advisor.values.evaluation import best_valuer
from kingsroad.board import REGIONS
from kingsroad.cards import NOTHING, Selection
from kingsroad.position import Position
from kingsroad.rounds import Revealed


@dataclass(frozen=True)
class Counterpart:
    """A stage game with its seats in another order, and that order.

    Attributes:
        stage: the stage game.
        order: by seat here, the seat there.
    """

    stage: StageGame
    order: tuple[int, ...]


class StageGame:
    """A round before the first choices, or before the second ones, and the goal of its players.

    Attributes:
        position: the position before the choices to be made.
        goal: what all players maximise.
        open: the seats that have something to choose.
        dragons: how many have been revealed already, before the second choices.
        stop: polled between evaluations.
        plays: by seat, what it can play; its actions are the `candidates` of these.
        sizes: by seat, the number of its actions.
    """

    def __init__(
        self,
        position: Position,
        goal: Goal,
        claims: Mapping[int, Iterable[Claim]] | None = None,
        revealed: Revealed | None = None,
        stop: Stop | None = None,
        *,
        counterpart: Counterpart | None = None,
    ) -> None:
        """A stage game; nothing is evaluated yet.

        Args:
            position: the position before the choices; the one after the reveal where these are
                second choices.
            goal: what all players maximise.
            claims: by seat, what is assumed about its selection.
            revealed: the round as revealed, where these are second choices.
            stop: cancels evaluations.
            counterpart: the same stage game in another order of seats; its payoff tables and short
                lists of second choices are used, so that they are computed once.

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
        self._counterpart = counterpart
        self._evaluator = Evaluator(position, self.plays, self.stop)
        self._reference = ReferencePlay(self._evaluator, position, self.plays, goal, self.dragons)

    @property
    def seats(self) -> range:
        """The seats, from 0."""
        return self.position.seats

    @property
    def valuer_name(self) -> str:
        """The name of what values the positions left behind."""
        return best_valuer(self.position.num_players, self.position.variant).name

    def others(self, seat: int) -> list[int]:
        """All seats but one."""
        return [other for other in self.seats if other != seat]

    def witch_action(self, seat: int) -> int:
        """The action of playing the Witch; -1 where the seat cannot."""
        return self.sizes[seat] - 1 if self.plays[seat].witch else -1

    def action_of(self, seat: int, selection: Selection) -> int:
        """The action that a selection amounts to.

        Raises:
            ValueError: the seat cannot play it.
        """
        witch = selection.has_witch
        effect = (selection.placed(), selection.has_dragon and not witch, witch)
        for action, play in enumerate(self.plays[seat].candidates):
            if (play.placed, play.dragon, play.witch) == effect:
                return action
        raise ValueError(f"seat {seat} cannot play {selection}")

    @property
    def uniform_mixes(self) -> list[MixedStrategy]:
        """By seat, the mix of all its placing plays alike."""
        return [plays.uniform for plays in self.plays]

    @property
    def rule_of_thumb_mixes(self) -> list[MixedStrategy]:
        """By seat, the mix of a player who follows the rule of thumb with errors."""
        return self._reference.mixes

    @cached_property
    def rule_of_thumb_values(self) -> list[Floats]:
        """By seat, [actions]: their utility while the others play by rule of thumb.

        Exact with two players, else from a small sample.
        """
        mixes = self.rule_of_thumb_mixes
        if len(self.seats) == 2:
            tables = [table.by(self.goal)[:, seat] for seat, table in enumerate(self.payoff_tables)]
            return [
                table.reshape(-1, len(mix)) @ mix
                for table, mix in zip(tables, reversed(mixes), strict=True)
            ]
        found, by_rule = [], NUM_RULE_SAMPLES[len(self.seats)]
        for seat, plays in enumerate(self.plays):
            utilities = self._reference.utilities(seat)
            values = utilities[: len(plays.effects), :by_rule].mean(axis=1)
            if plays.witch is not None:
                chosen = self._reference.sample[:by_rule].copy()
                chosen[:, seat] = self.witch_action(seat)
                values = np.append(values, self.utilities(chosen)[:, seat].mean())
            found.append(values)
        return found

    def payoffs(self, chosen: Actions) -> Payoffs:
        """The payoffs of joint actions [n, players].

        Raises:
            Cancelled: ``stop`` was cancelled; so do all methods that evaluate.
        """
        return self._payoffs(chosen, valued=True)

    def utilities(self, chosen: Actions) -> Floats:
        """[n, players]: the payoffs of joint actions [n, players] that the goal asks for."""
        return self._payoffs(chosen, valued=self._looks_ahead).by(self.goal)

    def payoffs_of_actions(self, seat: int, others: Actions) -> Payoffs:
        """The payoffs of every action of a seat against n joint actions of the others.

        ``others`` is [n, players]; the seat's own column is not used. Returns arrays
        [own actions × n, players], action by action.
        """
        chosen = np.tile(others, (self.sizes[seat], 1))
        chosen[:, seat] = np.repeat(np.arange(self.sizes[seat]), len(others))
        return self.payoffs(chosen)

    @cached_property
    def payoff_tables(self) -> tuple[Payoffs, Payoffs]:
        """Two players only: by seat, its actions against those of the other.

        Arrays of [own actions × other's actions, players], own action by own action.
        """
        if self._counterpart is not None:
            first, second = self._counterpart.stage.payoff_tables
            if self._counterpart.order == (0, 1):
                return first, second
            return second.seats_reversed, first.seats_reversed
        own, other = self.sizes
        others = np.stack([np.zeros(other, np.intp), np.arange(other)], axis=1)
        first = self.payoffs_of_actions(0, others)
        second = Payoffs(
            *(v.reshape(own, other, 2).swapaxes(0, 1).reshape(-1, 2) for v in first.all)
        )
        return first, second

    def after(self, chosen: Actions) -> tuple[Games, Int16]:
        """The positions after joint actions [n, players], and the points of the round.

        Every Witch responds to the plays shown.
        """
        final = chosen.copy()
        shown = np.flatnonzero(self._witches(chosen).any(axis=1))
        if len(shown):
            final[shown] = self._responded(chosen[shown], valued=self._looks_ahead)[0]
        return self._evaluator.play(final)

    @property
    def _looks_ahead(self) -> bool:
        """Whether the goal depends on the positions left behind."""
        return self.goal is not Goal.POINTS

    def _payoffs(self, chosen: Actions, *, valued: bool) -> Payoffs:
        """As `payoffs`; where the positions left behind are not ``valued``, only the points."""
        final, payoffs = self._responded(chosen, valued=valued)
        several = np.flatnonzero(self._witches(chosen).sum(axis=1) > 1)
        if len(several):
            payoffs.put(several, self._evaluator.payoffs(final[several], valued=valued))
            if len(self.seats) == 2:
                self._settle_two_witches(several, payoffs)
        return payoffs

    def _witches(self, chosen: Actions) -> Bools:
        """[n, players]: where joint actions show a Witch."""
        return np.stack([chosen[:, s] == self.witch_action(s) for s in self.seats], axis=1)

    def _short_list(self, seat: int) -> Actions:
        """The second choices that a seat's Witch chooses from."""
        if self._counterpart is not None:
            return self._counterpart.stage._short_list(self._counterpart.order[seat])
        return self._reference.short_list(seat)

    def _responded(self, chosen: Actions, *, valued: bool) -> tuple[Actions, Payoffs]:
        """Joint actions with every Witch's second choice, the best response to the plays shown.

        Also their payoffs, in which another Witch has shown nothing.
        """
        witches = self._witches(chosen)
        plain = np.flatnonzero(~witches.any(axis=1))
        asked = [
            (seat, np.flatnonzero(shown)) for seat, shown in enumerate(witches.T) if shown.any()
        ]
        trials = [chosen[plain]]
        for seat, places in asked:
            trial = np.repeat(chosen[places], len(self._short_list(seat)), axis=0)
            trial[:, seat] = np.tile(self._short_list(seat), len(places))
            trials.append(trial)
        found = self._evaluator.payoffs(np.concatenate(trials), valued=valued)
        final = chosen.copy()
        payoffs = Payoffs(*(np.empty(chosen.shape) for _ in range(3)))
        payoffs.put(plain, found.take(np.arange(len(plain))))
        start = len(plain)
        for (seat, places), trial in zip(asked, trials[1:], strict=True):
            some = found.take(np.arange(start, start + len(trial)))
            start += len(trial)
            short_list = self._short_list(seat)
            best = some.by(self.goal)[:, seat].reshape(len(places), -1).argmax(axis=1)
            final[places, seat] = short_list[best]
            payoffs.put(places, some.take(np.arange(len(places)) * len(short_list) + best))
        return final, payoffs

    def _settle_two_witches(self, places: Actions, payoffs: Payoffs) -> None:
        """Writes the value of the second choices' game where both of two players show a Witch."""
        first, second = map(self._short_list, self.seats)
        cells = np.stack([np.repeat(first, len(second)), np.tile(second, len(first))], axis=1)
        table = self._evaluator.payoffs(cells, valued=True)
        shape = (len(first), len(second))
        utilities = [table.by(self.goal)[:, seat].reshape(shape) for seat in self.seats]
        mixes: Sequence[MixedStrategy]
        if self.goal is Goal.POINTS:
            mixes = regret_matching(utilities, self.stop)
        else:
            mixes = zero_sum(utilities[0])
        chances = np.outer(*mixes).ravel()
        payoffs.put(places, Payoffs(*(chances @ values for values in table.all)))


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
