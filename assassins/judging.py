"""Whether one action is legal, rule by rule; if not, why."""

from __future__ import annotations

from collections.abc import Callable

from assassins import actions
from assassins.actions import Action, ActionKind, ActionProblem, IllegalAction, Pool
from assassins.position import EMPTY, KNIGHT, AssassinsPhase, AssassinsPosition
from assassins.pushing import push, push_ray
from assassins.secret import Secret
from assassins.town import NEIGHBOURS


def price(position: AssassinsPosition, action: Action, secret: Secret | None = None) -> int:
    """What a legal action costs, in action points.

    Args:
        position: at any moment.
        action: what somebody wants to do.
        secret: the people's choice, or None where only what is public counts.

    Raises:
        IllegalAction: it is not legal; says which rule it breaks.
    """
    if position.phase is AssassinsPhase.OVER:
        raise IllegalAction(action, ActionProblem.GAME_OVER)
    if position.card is None:
        raise IllegalAction(action, ActionProblem.NO_CARD)
    if (action.target is None) is action.kind.has_target:
        raise IllegalAction(action, ActionProblem.NOT_AN_ACTION)
    if position.phase is not _PHASES[action.kind]:
        raise IllegalAction(action, ActionProblem.OTHER_SIDE)
    needed = _RULES[action.kind](position, action, secret)
    left = points_left(position, action.kind.pool)
    if needed > left:
        raise IllegalAction(action, ActionProblem.TOO_DEAR, price=needed, left=left)
    return needed


def points_left(position: AssassinsPosition, pool: Pool) -> int:
    """The action points left in this phase."""
    if pool is Pool.PEOPLE:
        return position.people_ap
    return position.knights_ap if pool is Pool.KNIGHTS else position.king_ap


def _king_step(p: AssassinsPosition, action: Action, _: Secret | None) -> int:
    source, target = _pair(action)
    if p.king != source:
        raise IllegalAction(action, ActionProblem.NO_KING, source)
    _check_beside(action, source, target)
    needed = actions.step_price(actions.Walker.KING, p.town, source, target)
    if needed is None:
        raise IllegalAction(action, ActionProblem.KING_ON_ROOF, source, target)
    _check_empty(action, p.occupants(), target)
    return needed


def _king_exit(p: AssassinsPosition, action: Action, _: Secret | None) -> int:
    if p.king != action.source:
        raise IllegalAction(action, ActionProblem.NO_KING, action.source)
    if action.source not in p.town.gate_squares:
        raise IllegalAction(action, ActionProblem.NO_GATE, action.source)
    return actions.KING_EXIT


def _knight_step(p: AssassinsPosition, action: Action, _: Secret | None) -> int:
    source, target = _knight_beside(p, action)
    squares = p.occupants()
    if EMPTY < squares[target] < KNIGHT:
        raise IllegalAction(action, ActionProblem.PUSHES, source, target)
    _check_empty(action, squares, target)
    return _step(actions.Walker.KNIGHT, p, source, target)


def _knight_push(p: AssassinsPosition, action: Action, _: Secret | None) -> int:
    source, target = _knight_beside(p, action)
    squares = p.occupants()
    if not EMPTY < squares[target] < KNIGHT:
        raise IllegalAction(action, ActionProblem.NOBODY_TO_PUSH, source, target)
    ray = push_ray(source, target)
    moved, problem = push(squares, p.town.roofs, ray)
    if problem:
        ahead = ray[moved + 1] if moved + 1 < len(ray) else None
        raise IllegalAction(action, problem, ray[moved], ahead)
    return _step(actions.Walker.KNIGHT, p, source, target)


def _knight_kill(p: AssassinsPosition, action: Action, _: Secret | None) -> int:
    source, target = _knight_beside(p, action)
    if townsperson_on(p, target) not in p.revealed:
        raise IllegalAction(action, ActionProblem.NOT_REVEALED, target)
    _check_reach(p, action, source, target)
    return actions.KNIGHT_KILL


def _arrest(p: AssassinsPosition, action: Action, _: Secret | None) -> int:
    source, target = _knight_beside(p, action)
    number = townsperson_on(p, target)
    if number is None:
        raise IllegalAction(action, ActionProblem.NO_TOWNSPERSON, target)
    # A revealed assassin is killed instead, at the same price (decision 10).
    if number in p.revealed:
        raise IllegalAction(action, ActionProblem.REVEALED, target)
    _check_reach(p, action, source, target)
    if not p.can_arrest:
        made = ActionProblem.ARREST_MADE if p.arrest_made else ActionProblem.NO_SHACKLES
        raise IllegalAction(action, made)
    return actions.ARREST


def _townsperson_step(p: AssassinsPosition, action: Action, _: Secret | None) -> int:
    _hidden(p, action)
    return _step_of_people(actions.Walker.TOWNSPERSON, p, action)


def _reveal(p: AssassinsPosition, action: Action, secret: Secret | None) -> int:
    # Only somebody on the board, only in the people's phase, and for good (decision 11).
    number = _hidden(p, action)
    if secret is not None and number not in secret.assassins:
        raise IllegalAction(action, ActionProblem.NOT_AN_ASSASSIN, action.source)
    if len(p.revealed) == actions.ASSASSINS:
        raise IllegalAction(action, ActionProblem.ALL_REVEALED)
    return 0


def _assassin_step(p: AssassinsPosition, action: Action, _: Secret | None) -> int:
    _check_revealed(p, action)
    return _step_of_people(actions.Walker.ASSASSIN, p, action)


def _step_of_people(walker: actions.Walker, p: AssassinsPosition, action: Action) -> int:
    source, target = _pair(action)
    _check_beside(action, source, target)
    _check_empty(action, p.occupants(), target)
    return _step(walker, p, source, target)


def _assassin_kill(p: AssassinsPosition, action: Action, _: Secret | None) -> int:
    source, target = _pair(action)
    _check_revealed(p, action)
    _check_beside(action, source, target)
    if target not in p.knights:
        raise IllegalAction(action, ActionProblem.NO_KNIGHT, target)
    _check_reach(p, action, source, target)
    needed = p.kill_price
    if needed is None:
        raise IllegalAction(action, ActionProblem.TWO_KILLED)
    return needed


def _wound(p: AssassinsPosition, action: Action, _: Secret | None) -> int:
    _check_revealed(p, action)
    if p.king not in NEIGHBOURS[action.source]:
        raise IllegalAction(action, ActionProblem.KING_NOT_BESIDE, action.source)
    # The king is never on a roof, so the height rule is always kept.
    return actions.WOUND


_RULES: dict[ActionKind, Callable[[AssassinsPosition, Action, Secret | None], int]] = {
    ActionKind.KING_STEP: _king_step,
    ActionKind.KING_EXIT: _king_exit,
    ActionKind.KNIGHT_STEP: _knight_step,
    ActionKind.KNIGHT_PUSH: _knight_push,
    ActionKind.KNIGHT_KILL: _knight_kill,
    ActionKind.ARREST: _arrest,
    ActionKind.TOWNSPERSON_STEP: _townsperson_step,
    ActionKind.REVEAL: _reveal,
    ActionKind.ASSASSIN_STEP: _assassin_step,
    ActionKind.ASSASSIN_KILL: _assassin_kill,
    ActionKind.WOUND: _wound,
}

_PHASES = {kind: AssassinsPhase(kind.pool.side.value) for kind in ActionKind}


def townsperson_on(p: AssassinsPosition, square: int) -> int | None:
    """The townsperson on a square, 0 to 11, revealed or not; None where there is none."""
    return p.townsfolk.index(square) if square in p.townsfolk else None


def _pair(action: Action) -> tuple[int, int]:
    assert action.target is not None
    return action.source, action.target


def _knight_beside(p: AssassinsPosition, action: Action) -> tuple[int, int]:
    source, target = _pair(action)
    if source not in p.knights:
        raise IllegalAction(action, ActionProblem.NO_KNIGHT, source)
    _check_beside(action, source, target)
    return source, target


def _hidden(p: AssassinsPosition, action: Action) -> int:
    number = townsperson_on(p, action.source)
    if number is None:
        raise IllegalAction(action, ActionProblem.NO_TOWNSPERSON, action.source)
    if number in p.revealed:
        raise IllegalAction(action, ActionProblem.REVEALED, action.source)
    return number


def _check_revealed(p: AssassinsPosition, action: Action) -> None:
    if townsperson_on(p, action.source) not in p.revealed:
        raise IllegalAction(action, ActionProblem.NOT_REVEALED, action.source)


def _check_beside(action: Action, source: int, target: int) -> None:
    if target not in NEIGHBOURS[source]:
        raise IllegalAction(action, ActionProblem.NOT_BESIDE, source, target)


def _check_empty(action: Action, squares: bytearray, target: int) -> None:
    if squares[target] != EMPTY:
        raise IllegalAction(action, ActionProblem.OCCUPIED, action.source, target)


def _check_reach(p: AssassinsPosition, action: Action, source: int, target: int) -> None:
    if not actions.reaches(p.town, source, target):
        raise IllegalAction(action, ActionProblem.OUT_OF_REACH, source, target)


def _step(walker: actions.Walker, p: AssassinsPosition, source: int, target: int) -> int:
    needed = actions.step_price(walker, p.town, source, target)
    if needed is None:
        raise ValueError(f"a {walker.value} never goes up to a roof")
    return needed
