"""A request for advice, checked, with the seats renumbered: the player advised comes first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import numpy as np

from advisor.core.arrays import Bools
from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.opponents import CommonKnowledge, common_knowledge
from advisor.kingsroad.round.plays import hand_plays
from advisor.messages.assumptions import (
    Assumption,
    AssumptionError,
    Claim,
    claims_about,
    parse_assumptions,
)
from advisor.messages.protocol import DEFAULT_EPSILON, AdviceSettings, RequestError
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import Revealed
from tabletop.say import Say
from tabletop.shown import quoted

T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """A game seen by the player advised, who sits in seat 0.

    The other seats are in an order that depends on what is known of them alone, so the answer does
    not depend on who sits where.

    Attributes:
        game: the game as given; its seats are not renumbered, as that takes long for a long game.
        order: by seat here, the seat in the game.
        position: the position before the choices in question, the seats renumbered.
        settings: the settings of the request.
        assumptions: about the seats as given.
        epsilon: how much the mix may give up at worst, in the goal's unit; None for as much as
            the other player has given so far (`advisor.kingsroad.analysis.safe_mix`).
        claims: the assumptions by seat here.
        belief_kinds: the kind of belief about each seat here.
        revealed: the round as revealed, where the question is about a second choice; the seats
            renumbered.
    """

    game: Game
    order: tuple[int, ...]
    position: Position
    settings: AdviceSettings
    assumptions: tuple[Assumption, ...]
    epsilon: float | None
    claims: tuple[tuple[Claim, ...], ...]
    belief_kinds: tuple[BeliefKind, ...]
    revealed: Revealed | None

    def common_knowledge(
        self, stop: Stop, beside: CommonKnowledge | None = None
    ) -> CommonKnowledge:
        """The stage game with the assumptions, and what all players can work out of it.

        An assumption about the own choice is no part of it: the others do not know it, so it only
        rules out own actions (`allowed`). Without assumptions about others nothing is
        evaluated that was evaluated ``beside``, for another player.

        Raises RequestError where the assumptions leave a player no legal selection.
        """
        goal = self.settings.goal
        if not self.others_claimed:
            return common_knowledge(self.position, goal, self.revealed, stop, beside)
        try:
            claims = dict(enumerate(self.claims[1:], 1))
            return CommonKnowledge(StageGame(self.position, goal, claims, self.revealed, stop))
        except AssumptionError as error:
            raise _refused(error) from None

    @property
    def others_claimed(self) -> bool:
        """Whether anything is assumed about another player than the one advised."""
        return any(self.claims[1:])

    def allowed(self, stage: StageGame) -> Bools:
        """[own actions]: whether an action satisfies what is assumed about the own choice.

        Raises RequestError where none does.
        """
        plays = stage.plays[0]
        try:
            left = hand_plays(plays.hand, self.claims[0]) if self.claims[0] else plays
        except AssumptionError as error:
            raise _refused(error) from None
        effects = {play.effect for play in left.candidates}
        return np.array([play.effect in effects for play in plays.candidates])

    def in_given_order(self, values: Sequence[T]) -> list[T]:
        """Values by seat here, in the order of the seats as given."""
        given = dict(zip(self.order, values, strict=True))
        return [given[seat] for seat in range(len(values))]


def ask(game: Game, player: int, settings: AdviceSettings) -> Question:
    """The question of what a player should play.

    Raises:
        RequestError: the game is over, there is no such player, they have nothing to choose, or a
            setting cannot be used.
    """
    _check_player(game, player)
    _check_settings(game, settings)
    try:
        assumptions = parse_assumptions(settings.assumptions, game.players)
    except AssumptionError as error:
        raise _refused(error) from None
    epsilon = settings.epsilon
    if epsilon is None and (len(game.players) > 2 or settings.goal is Goal.POINTS):
        epsilon = DEFAULT_EPSILON[settings.goal]
    seats = range(len(game.players))
    claims = [claims_about(assumptions, seat) for seat in seats]
    kinds = [_belief_kind(settings, seat) for seat in seats]

    def known_of(seat: int) -> tuple[object, ...]:
        return *_public_facts(game, settings, seat), tuple(map(str, claims[seat]))

    order = (player, *sorted((seat for seat in seats if seat != player), key=known_of))
    return Question(
        game=game,
        order=order,
        position=game.table_position.seats_reordered(order),
        settings=settings,
        assumptions=assumptions,
        epsilon=epsilon,
        claims=tuple(claims[seat] for seat in order),
        belief_kinds=tuple(kinds[seat] for seat in order),
        revealed=game.revealed.seats_reordered(order) if game.revealed else None,
    )


def ask_for_anybody(game: Game, settings: AdviceSettings) -> Question:
    """The question of one of those who are to choose, for what is the same for every seat.

    Whose it is depends on what is known of the players alone, not on who sits where.
    """
    return ask(game, min(game.to_choose, key=partial(_public_facts, game, settings)), settings)


def _belief_kind(settings: AdviceSettings, seat: int) -> BeliefKind:
    return settings.beliefs.get(str(seat), settings.belief)


def _public_facts(game: Game, settings: AdviceSettings, seat: int) -> tuple[object, ...]:
    """What is known of a player: the position, the choices so far, the belief asked for."""
    return (
        game.position.facts(seat),
        game.revealed.selections[seat].code if game.revealed else "",
        _belief_kind(settings, seat),
        [(r.selections[seat].code, str(r.reselections[seat])) for r in game.reports],
    )


def _check_player(game: Game, player: int) -> None:
    if player not in range(len(game.players)):
        raise RequestError(
            Say("advisor-seat", seat=str(player)), Say("advisor-seats", last=len(game.players) - 1)
        )
    if game.finished:
        raise RequestError("", Say("advisor-nothing-to-choose"))
    if game.revealed is not None and player not in game.revealed.waiting:
        name = game.players[player]
        raise RequestError("", Say("advisor-has-chosen", name=name))


def _check_settings(game: Game, settings: AdviceSettings) -> None:
    if settings.epsilon is not None and not settings.epsilon >= 0:
        raise RequestError("epsilon", Say("advisor-not-negative"))
    seats = [str(seat) for seat in range(len(game.players))]
    if unknown := [seat for seat in settings.beliefs if seat not in seats]:
        raise RequestError("beliefs", Say("advisor-no-seat", seat=quoted(unknown[0], 20)))


def _refused(error: AssumptionError) -> RequestError:
    return RequestError(Say("advisor-assumption", text=error.where), error.why)
