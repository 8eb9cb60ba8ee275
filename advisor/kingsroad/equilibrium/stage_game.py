"""The stage game: one round, in which all players choose an action at the same time.

A seat's actions are its candidates: the plays, then the Witch where it may play her. The payoffs of
joint actions are the points of this round and the values of the position left behind.

A Witch brings her best response to the others' plays (`WitchReplies`). Against joint actions one by
one she weighs a short list of second choices (`ReferencePlay`), which may fall short; beside all
other plays of her seat the second choices that promise most, which is nearly all that count; and on
request every one of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from advisor.core.arrays import Floats, Int16
from advisor.core.cancellation import Stop
from advisor.kingsroad.batch.games import Games
from advisor.kingsroad.equilibrium.mixed_strategies import Actions, MixedStrategy
from advisor.kingsroad.equilibrium.payoffs import Evaluator, Payoffs, Replies, WitchReplies
from advisor.kingsroad.equilibrium.reference_play import (
    NUM_RULE_SAMPLES,
    ReferencePlay,
    learnt_logits,
)
from advisor.kingsroad.round.plays import Play, PlayKind, Plays, hand_plays
from advisor.kingsroad.values.evaluation import best_valuer
from advisor.messages.assumptions import Claim
from advisor.messages.verdicts import Goal
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
        second: whether these are second choices.
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
        self.second = revealed is not None
        self.stop = stop or Stop()
        claims = claims or {}
        self.plays = tuple(
            _plays(position, seat, claims.get(seat, ()), revealed) for seat in position.seats
        )
        self.sizes = tuple(len(plays.candidates) for plays in self.plays)
        self._counterpart = counterpart
        self._evaluator = Evaluator(position, self.plays, self.stop)
        self._replies = WitchReplies(self._evaluator, self.plays, goal, self.stop)
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
            if play.effect == effect:
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

    @cached_property
    def learnt_logits(self) -> list[Floats]:
        """By seat, [actions]: the learnt policy's logits, which say what good players play."""
        return learnt_logits(self.position, self.plays, self.dragons if self.second else None)

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
        if len(self.seats) == 2 and self._replies.shown(others)[:, 1 - seat].any():
            chosen = np.tile(others, (self.sizes[seat], 1))
            chosen[:, seat] = np.repeat(np.arange(self.sizes[seat]), len(others))
            return self.payoffs(chosen)
        count = len(self.plays[seat].effects)
        if count == 0:  # the Witch is certain
            return self._payoffs_of_witch(seat, others, np.empty((0, len(others))))
        chosen = np.tile(others, (count, 1))
        chosen[:, seat] = np.repeat(np.arange(count), len(others))
        plain = self.payoffs(chosen)
        if self.plays[seat].witch is None:
            return plain
        utilities = plain.by(self.goal)[:, seat].reshape(count, -1)
        return plain.followed_by(self._payoffs_of_witch(seat, others, utilities))

    def payoffs_of_witch(self, seat: int, others: Actions) -> Payoffs:
        """What a seat's Witch brings against n joint actions of the others, [n, players].

        She weighs all second choices. Of two players' Witches so does the other; with more players
        the others' weigh their short lists, as they do against every other play of the seat.
        """
        if self._counterpart is not None:
            order = self._counterpart.order
            moved = others[:, np.argsort(order)]
            found = self._counterpart.stage.payoffs_of_witch(order[seat], moved)
            return found.seats_reordered(order)
        if len(self.seats) == 2:
            return self._payoffs_with(seat, others, self._replies.all_of)
        return self._payoffs_with(seat, others, self._replacing(seat, self._replies.all_of(seat)))

    @cached_property
    def payoff_tables(self) -> tuple[Payoffs, Payoffs]:
        """Two players only: by seat, its actions against those of the other.

        Arrays of [own actions × other's actions, players], own action by own action.
        """
        if self._counterpart is not None:
            first, second = self._counterpart.stage.payoff_tables
            if self._counterpart.order == (0, 1):
                return first, second
            return second.seats_reordered((1, 0)), first.seats_reordered((1, 0))
        places = np.arange(self.sizes[0] * self.sizes[1]).reshape(self.sizes)
        counts = tuple(len(plays.effects) for plays in self.plays)
        plain = places[: counts[0], : counts[1]]
        first = Payoffs(*(np.empty((places.size, 2)) for _ in range(3)))
        if plain.size:
            cells = np.indices(counts).reshape(2, -1).T
            first.put(plain.ravel(), self._replies.payoffs(cells, self._short_list, valued=True))
        utilities = first.by(self.goal)[plain]
        for seat, plays in enumerate(self.plays):
            against = counts[1 - seat]
            if plays.witch and against:
                others = np.zeros((against, 2), np.intp)
                others[:, 1 - seat] = np.arange(against)
                own = utilities[:, :, seat] if seat == 0 else utilities[:, :, seat].T
                line = places[-1, :against] if seat == 0 else places[:against, -1]
                first.put(line, self._payoffs_of_witch(seat, others, own))
        if all(plays.witch for plays in self.plays):
            both = np.array([[size - 1 for size in self.sizes]])
            found = self._replies.payoffs(both, self._short_list, valued=True)
            first.put(places[-1, -1:], found)
        second = first.take(places.T.ravel())
        return first, second

    def after(self, chosen: Actions) -> tuple[Games, Int16]:
        """The positions after joint actions [n, players], and the points of the round.

        Every Witch responds to the plays shown.
        """
        final = self._replies.final(chosen, self._short_list, valued=self._looks_ahead)
        return self._evaluator.play(final)

    @property
    def _looks_ahead(self) -> bool:
        """Whether the goal depends on the positions left behind."""
        return self.goal is not Goal.POINTS

    def _short_list(self, seat: int) -> Actions:
        """[1, k]: the second choices that a seat's Witch weighs whatever the others play."""
        if self._counterpart is not None:
            return self._counterpart.stage._short_list(self._counterpart.order[seat])
        return self._reference.short_list(seat)[None]

    def _payoffs(self, chosen: Actions, *, valued: bool) -> Payoffs:
        """As `payoffs`; where the positions left behind are not ``valued``, only the points."""
        if len(self.seats) == 2 and self._replies.shown(chosen).any():
            return self.payoff_tables[0].take(chosen @ np.array([self.sizes[1], 1]))
        return self._replies.payoffs(chosen, self._short_list, valued=valued)

    def _payoffs_of_witch(self, seat: int, others: Actions, utilities: Floats) -> Payoffs:
        """What a seat's Witch brings who weighs the second choices that promise most, [n, players].

        ``utilities`` [plays, n] is what its plays bring against the n joint actions of the others.
        """
        if len(utilities) == 0:  # the Witch is certain
            return self._payoffs_with(seat, others, self._short_list)
        promising = self._replies.promising(seat, utilities)
        return self._payoffs_with(seat, others, self._replacing(seat, promising))

    def _payoffs_with(self, seat: int, others: Actions, replies: Replies) -> Payoffs:
        """What a seat's Witch brings against n joint actions of the others, [n, players]."""
        chosen = others.copy()
        chosen[:, seat] = self.witch_action(seat)
        return self._replies.payoffs(chosen, replies, valued=True)

    def _replacing(self, seat: int, weighed: Actions) -> Replies:
        """The short lists, but for one seat's Witch, who weighs other second choices."""
        return lambda other: weighed if other == seat else self._short_list(other)


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
