"""Which actions are legal, and at what price; the fast way.

`legal_actions` lists them from tables made once for a board. `assassins.judging` answers the same
question for a single action, rule by rule and with the reason; tests compare the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from assassins.actions import (
    ARREST,
    ASSASSINS,
    KING_EXIT,
    KNIGHT_KILL,
    WOUND,
    Action,
    ActionKind,
    Walker,
    reaches,
    step_price,
)
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPhase, AssassinsPosition
from assassins.pushing import push
from assassins.secret import Secret
from assassins.town import NEIGHBOURS, RAYS, SQUARES, Town

LegalActions = dict[Action, int]
"""Legal actions with their price in action points."""


def legal_actions(position: AssassinsPosition, secret: Secret | None = None) -> LegalActions:
    """All legal actions and what they cost, in a fixed order.

    Args:
        position: at any moment; none is legal before the card is turned up or after the end.
        secret: the people's choice. Without it, every hidden townsperson may turn out to be an
            assassin as long as not all three are known.
    """
    if position.phase is AssassinsPhase.KING:
        return _of_the_king_side(position)
    if position.phase is AssassinsPhase.PEOPLE:
        return _of_the_people(position, secret)
    return {}


@dataclass(frozen=True, slots=True)
class _Step:
    target: int
    price: int
    action: Action


@dataclass(frozen=True, slots=True)
class _KnightStep(_Step):
    push: Action
    ray: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Reach:
    target: int
    kill: Action


@dataclass(frozen=True, slots=True)
class _KnightReach(_Reach):
    arrest: Action


@dataclass(frozen=True, slots=True)
class _Tables:
    """For each square, what a pawn there might do, regardless of its neighbours."""

    king: tuple[tuple[_Step, ...], ...]
    townsperson: tuple[tuple[_Step, ...], ...]
    assassin: tuple[tuple[_Step, ...], ...]
    knight: tuple[tuple[_KnightStep, ...], ...]
    knight_reach: tuple[tuple[_KnightReach, ...], ...]
    assassin_reach: tuple[tuple[_Reach, ...], ...]
    exit: tuple[Action | None, ...]
    reveal: tuple[Action, ...]
    wound: tuple[Action, ...]


@lru_cache(maxsize=16)
def _tables(town: Town) -> _Tables:
    def steps(walker: Walker, kind: ActionKind) -> tuple[tuple[_Step, ...], ...]:
        return tuple(
            tuple(
                _Step(target, price, Action(kind, source, target))
                for target in NEIGHBOURS[source]
                if (price := step_price(walker, town, source, target)) is not None
            )
            for source in SQUARES
        )

    return _Tables(
        king=steps(Walker.KING, ActionKind.KING_STEP),
        townsperson=steps(Walker.TOWNSPERSON, ActionKind.TOWNSPERSON_STEP),
        assassin=steps(Walker.ASSASSIN, ActionKind.ASSASSIN_STEP),
        knight=tuple(
            tuple(
                _KnightStep(
                    target=ray[0],
                    price=price,
                    action=Action(ActionKind.KNIGHT_STEP, source, ray[0]),
                    push=Action(ActionKind.KNIGHT_PUSH, source, ray[0]),
                    ray=ray,
                )
                for ray in RAYS[source]
                if (price := step_price(Walker.KNIGHT, town, source, ray[0])) is not None
            )
            for source in SQUARES
        ),
        knight_reach=tuple(
            tuple(
                _KnightReach(
                    target,
                    Action(ActionKind.KNIGHT_KILL, source, target),
                    Action(ActionKind.ARREST, source, target),
                )
                for target in NEIGHBOURS[source]
                if reaches(town, source, target)
            )
            for source in SQUARES
        ),
        assassin_reach=tuple(
            tuple(
                _Reach(target, Action(ActionKind.ASSASSIN_KILL, source, target))
                for target in NEIGHBOURS[source]
                if reaches(town, source, target)
            )
            for source in SQUARES
        ),
        exit=tuple(
            Action(ActionKind.KING_EXIT, square) if square in town.gate_squares else None
            for square in SQUARES
        ),
        reveal=tuple(Action(ActionKind.REVEAL, square) for square in SQUARES),
        wound=tuple(Action(ActionKind.WOUND, square) for square in SQUARES),
    )


def _of_the_king_side(position: AssassinsPosition) -> LegalActions:
    tables = _tables(position.town)
    roofs = position.town.roofs
    squares = position.occupants()
    legal: LegalActions = {}

    king, left = position.king, position.king_ap
    if king is not None and left:
        for step in tables.king[king]:
            if step.price <= left and squares[step.target] == EMPTY:
                legal[step.action] = step.price
        leave = tables.exit[king]
        if leave and left >= KING_EXIT:
            legal[leave] = KING_EXIT

    left = position.knights_ap
    if not left:
        return legal
    can_arrest = position.can_arrest
    hunted = {number + 1 for number in position.revealed}
    for knight in position.knights:
        for move in tables.knight[knight]:
            if move.price > left:
                continue
            who = squares[move.target]
            if who == EMPTY:
                legal[move.action] = move.price
            elif who < KNIGHT and push(squares, roofs, move.ray)[1] is None:
                legal[move.push] = move.price
        for reach in tables.knight_reach[knight]:
            who = squares[reach.target]
            if EMPTY < who < KNIGHT:
                if who in hunted:
                    if left >= KNIGHT_KILL:
                        legal[reach.kill] = KNIGHT_KILL
                elif can_arrest and left >= ARREST:
                    legal[reach.arrest] = ARREST
    return legal


def _of_the_people(position: AssassinsPosition, secret: Secret | None) -> LegalActions:
    tables = _tables(position.town)
    squares = position.occupants()
    left = position.people_ap
    revealed = position.revealed
    kill_price = position.kill_price
    legal: LegalActions = {}

    for number, square in enumerate(position.townsfolk):
        if square is None:
            continue
        if number not in revealed:
            if len(revealed) < ASSASSINS and (secret is None or number in secret.assassins):
                legal[tables.reveal[square]] = 0
            for step in tables.townsperson[square]:
                if step.price <= left and squares[step.target] == EMPTY:
                    legal[step.action] = step.price
            continue
        for step in tables.assassin[square]:
            if step.price <= left and squares[step.target] == EMPTY:
                legal[step.action] = step.price
        for reach in tables.assassin_reach[square]:
            who = squares[reach.target]
            if who == KNIGHT:
                if kill_price is not None and kill_price <= left:
                    legal[reach.kill] = kill_price
            elif who == KING and left >= WOUND:
                legal[tables.wound[square]] = WOUND
    return legal
