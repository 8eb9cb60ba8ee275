"""How far a pawn can go in a phase: every square it reaches by plain steps, and the cheapest way.

Plain steps touch nobody: they push, arrest and strike at nobody, and so tell nothing secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from assassins.actions import Action, ActionKind
from assassins.judging import townsperson_on
from assassins.position import EMPTY, AssassinsPhase, AssassinsPosition
from assassins.prices import Walker, step_price
from assassins.squares import NEIGHBOURS


class Walk(NamedTuple):
    """A way of plain steps.

    Attributes:
        price: of all steps together, in action points.
        steps: one after the other.
    """

    price: int
    steps: tuple[Action, ...]


class _Steps(NamedTuple):
    kind: ActionKind
    walker: Walker
    left: int


def walks(position: AssassinsPosition, square: int) -> Mapping[int, Walk]:
    """By square, the cheapest way there of the pawn on ``square``, with the points it has left.

    Empty where the pawn there is none of the side whose phase it is.
    """
    steps = _steps_of(position, square)
    if steps is None:
        return {}
    return {
        target: walk
        for target, walk in _ways(position, square, steps).items()
        if walk.price <= steps.left
    }


def walk_to(position: AssassinsPosition, square: int, target: int) -> Walk | None:
    """The cheapest way to a square, affordable or not; None where no way is free."""
    steps = _steps_of(position, square)
    return None if steps is None else _ways(position, square, steps).get(target)


def points_left(position: AssassinsPosition, square: int) -> int:
    """The action points that the pawn on a square may still spend; 0 where it is none's turn."""
    steps = _steps_of(position, square)
    return 0 if steps is None else steps.left


def _steps_of(position: AssassinsPosition, square: int) -> _Steps | None:
    """How the pawn on a square goes, where it is one of the side whose phase it is."""
    if position.phase is AssassinsPhase.KING:
        if square == position.king:
            return _Steps(ActionKind.KING_STEP, Walker.KING, position.king_ap)
        if square in position.knights:
            return _Steps(ActionKind.KNIGHT_STEP, Walker.KNIGHT, position.knights_ap)
        return None
    number = townsperson_on(position, square)
    if position.phase is not AssassinsPhase.PEOPLE or number is None:
        return None
    if number in position.revealed:
        return _Steps(ActionKind.ASSASSIN_STEP, Walker.ASSASSIN, position.people_ap)
    return _Steps(ActionKind.TOWNSPERSON_STEP, Walker.TOWNSPERSON, position.people_ap)


def _ways(position: AssassinsPosition, square: int, steps: _Steps) -> dict[int, Walk]:
    """The cheapest ways to all other squares, with as few steps as they can have (Dijkstra)."""
    squares = position.occupants()
    found: dict[int, Walk] = {}
    ahead: list[tuple[int, int, int, tuple[Action, ...]]] = [(0, 0, square, ())]
    while ahead:
        price, _, here, way = heappop(ahead)
        if here in found:
            continue
        found[here] = Walk(price, way)
        for target in NEIGHBOURS[here]:
            cost = step_price(steps.walker, position.town, here, target)
            if cost is not None and squares[target] == EMPTY and target not in found:
                on = (*way, Action(steps.kind, here, target))
                heappush(ahead, (price + cost, len(on), target, on))
    del found[square]
    return found
