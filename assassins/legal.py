"""Which actions are legal, and at what price; the fast way.

`legal_actions` lists them from tables made once for a board. `assassins.judging` answers the same
question for a single action, rule by rule and with the reason; tests compare the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from assassins import actions
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPhase, AssassinsPosition
from assassins.pushing import push
from assassins.secret import Secret
from assassins.town import NEIGHBOURS, RAYS, SQUARES, Town

LegalActions = dict[actions.Action, int]
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
    action: actions.Action


@dataclass(frozen=True, slots=True)
class _KnightStep(_Step):
    push: actions.Action
    ray: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Reach:
    target: int
    kill: actions.Action


@dataclass(frozen=True, slots=True)
class _KnightReach(_Reach):
    arrest: actions.Action


@dataclass(frozen=True, slots=True)
class _Tables:
    """For each square, what a pawn there might do, regardless of its neighbours."""

    king: tuple[tuple[_Step, ...], ...]
    townsperson: tuple[tuple[_Step, ...], ...]
    assassin: tuple[tuple[_Step, ...], ...]
    knight: tuple[tuple[_KnightStep, ...], ...]
    knight_reach: tuple[tuple[_KnightReach, ...], ...]
    assassin_reach: tuple[tuple[_Reach, ...], ...]
    exit: tuple[actions.Action | None, ...]
    reveal: tuple[actions.Action, ...]
    wound: tuple[actions.Action, ...]


@lru_cache(maxsize=16)
def _tables(town: Town) -> _Tables:
    def steps(walker: actions.Walker, kind: actions.ActionKind) -> tuple[tuple[_Step, ...], ...]:
        return tuple(
            tuple(
                _Step(target, price, actions.Action(kind, source, target))
                for target in NEIGHBOURS[source]
                if (price := actions.step_price(walker, town, source, target)) is not None
            )
            for source in SQUARES
        )

    return _Tables(
        king=steps(actions.Walker.KING, actions.ActionKind.KING_STEP),
        townsperson=steps(actions.Walker.TOWNSPERSON, actions.ActionKind.TOWNSPERSON_STEP),
        assassin=steps(actions.Walker.ASSASSIN, actions.ActionKind.ASSASSIN_STEP),
        knight=tuple(
            tuple(
                _KnightStep(
                    target=ray[0],
                    price=price,
                    action=actions.Action(actions.ActionKind.KNIGHT_STEP, source, ray[0]),
                    push=actions.Action(actions.ActionKind.KNIGHT_PUSH, source, ray[0]),
                    ray=ray,
                )
                for ray in RAYS[source]
                if (price := actions.step_price(actions.Walker.KNIGHT, town, source, ray[0]))
                is not None
            )
            for source in SQUARES
        ),
        knight_reach=tuple(
            tuple(
                _KnightReach(
                    target,
                    actions.Action(actions.ActionKind.KNIGHT_KILL, source, target),
                    actions.Action(actions.ActionKind.ARREST, source, target),
                )
                for target in NEIGHBOURS[source]
                if actions.reaches(town, source, target)
            )
            for source in SQUARES
        ),
        assassin_reach=tuple(
            tuple(
                _Reach(target, actions.Action(actions.ActionKind.ASSASSIN_KILL, source, target))
                for target in NEIGHBOURS[source]
                if actions.reaches(town, source, target)
            )
            for source in SQUARES
        ),
        exit=tuple(
            actions.Action(actions.ActionKind.KING_EXIT, square)
            if square in town.gate_squares
            else None
            for square in SQUARES
        ),
        reveal=tuple(actions.Action(actions.ActionKind.REVEAL, square) for square in SQUARES),
        wound=tuple(actions.Action(actions.ActionKind.WOUND, square) for square in SQUARES),
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
        if leave and left >= actions.KING_EXIT:
            legal[leave] = actions.KING_EXIT

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
                    if left >= actions.KNIGHT_KILL:
                        legal[reach.kill] = actions.KNIGHT_KILL
                elif can_arrest and left >= actions.ARREST:
                    legal[reach.arrest] = actions.ARREST
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
            if len(revealed) < actions.ASSASSINS and (secret is None or number in secret.assassins):
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
            elif who == KING and left >= actions.WOUND:
                legal[tables.wound[square]] = actions.WOUND
    return legal
