"""What advice is asked for, checked, and with the seats in an order of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from advisor.core.cancellation import Stop
from advisor.equilibrium.stage_game import StageGame
from advisor.messages.assumptions import AssumptionError, Claim, claims_about, parse_assumptions
from advisor.messages.goals import BeliefKind
from advisor.messages.protocol import DEFAULT_EPSILON, RequestError, Settings
from advisor.opponents.common_knowledge import CommonKnowledge, common_knowledge
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import Revealed

T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """A game seen by the player advised, who sits in seat 0.

    Attributes:
        game: the game with its seats renumbered.
        order: per seat here, the seat in the game as it was given.
        settings: how to think.
        assumptions: as they were read, in the words of `Assumption.text`.
        epsilon: what the mix may give up, in the goal's unit.
        claims: what is taken for granted, per seat here.
        kinds: the kind of belief about each seat here.
        revealed: the round as revealed, where a second choice is asked about.
    """

    game: Game
    order: tuple[int, ...]
    settings: Settings
    assumptions: list[str]
    epsilon: float
    claims: tuple[tuple[Claim, ...], ...]
    kinds: tuple[BeliefKind, ...]
    revealed: Revealed | None

    @property
    def position(self) -> Position:
        """The position before the choices asked about, the seats renumbered."""
        return self.game.table_position

    @property
    def position_as_given(self) -> Position:
        """The same position with the seats as they were given."""
        return self.position.seats_reordered(self.by_seat(range(len(self.order))))

    def common_knowledge(self, stop: Stop) -> CommonKnowledge:
        """What everybody can work out, with what is taken for granted.

        Raises RequestError where an assumption leaves nothing to play.
        """
        goal = self.settings.goal
        if not any(self.claims):
            return common_knowledge(self.position, goal, self.revealed, stop)
        try:
            claims = dict(enumerate(self.claims))
            return CommonKnowledge(StageGame(self.position, goal, claims, self.revealed, stop))
        except AssumptionError as error:
            raise RequestError(f"assumption {error}") from None

    def by_seat(self, values: Sequence[T]) -> list[T]:
        """Values per seat here, in the order of the seats as they were given."""
        given = dict(zip(self.order, values, strict=True))
        return [given[seat] for seat in range(len(values))]


def ask(game: Game, player: int, settings: Settings) -> Question:
    """The question of what a player should play.

    Raises:
        RequestError: the game is over, there is no such player, they have nothing to choose, or a
            setting cannot be used.
    """
    seats = range(len(game.players))
    if player not in seats:
        raise RequestError(f"player {player}: the seats are 0 to {len(seats) - 1}")
    if game.finished:
        raise RequestError("the game is over: there is nothing left to choose")
    if player not in game.to_choose:
        raise RequestError(
            f"{game.players[player]} has chosen: only those who revealed a Witch choose again"
        )
    epsilon = DEFAULT_EPSILON[settings.goal] if settings.epsilon is None else settings.epsilon
    if not epsilon >= 0:
        raise RequestError("epsilon: must be 0 or more")
    if unknown := [seat for seat in settings.beliefs if seat not in map(str, seats)]:
        raise RequestError(f"beliefs: there is no seat {unknown[0][:20]!r}")
    try:
        assumptions = parse_assumptions(settings.assumptions, game.players)
    except AssumptionError as error:
        raise RequestError(f"assumption {error}") from None
    claims = [claims_about(assumptions, seat) for seat in seats]
    kinds = [settings.beliefs.get(str(seat), settings.belief) for seat in seats]

    def what_matters(seat: int) -> tuple[object, ...]:
        played = [(r.selections[seat].code, str(r.reselections[seat])) for r in game.reports]
        return (
            game.position.facts(seat),
            game.revealed.selections[seat].code if game.revealed else "",
            tuple(map(str, claims[seat])),
            kinds[seat],
            played,
        )

    order = (player, *sorted((seat for seat in seats if seat != player), key=what_matters))
    renumbered = game.seats_reordered(order)
    return Question(
        game=renumbered,
        order=order,
        settings=settings,
        assumptions=[assumption.text(game.players) for assumption in assumptions],
        epsilon=epsilon,
        claims=tuple(claims[seat] for seat in order),
        kinds=tuple(kinds[seat] for seat in order),
        revealed=renumbered.revealed,
    )
