"""Choosing what a pawn does: a pawn, then a direction or a square. Pure; no Textual.

A plain step is made at once. Whatever does more (a push, an arrest, a kill, a strike, a reveal, the
way out) is shown first and made when it is asked for again.

How far a pawn can go in a phase is every square that it reaches by plain steps, each by the
cheapest way. Plain steps touch nobody: they push, arrest and strike at nobody, and so tell nothing
secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum, unique
from heapq import heappop, heappush
from typing import NamedTuple

from assassins.actions import Action, ActionKind, ActionProblem, IllegalAction, Walker, step_price
from assassins.judging import price, townsperson_on
from assassins.legal import legal_actions
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPhase, AssassinsPosition
from assassins.rounds import ActionReport, act
from assassins.secret import Secret
from assassins.town import NEIGHBOURS, Direction, neighbour, squares_apart


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


@dataclass(frozen=True, slots=True)
class ActingState:
    """Where somebody is in choosing an action.

    Attributes:
        cursor: the square looked at.
        chosen: the square of the pawn that is to act, or None.
        shown: the action that is shown and would be made next, or None.
        others: what else could be done to the same square.
    """

    cursor: int
    chosen: int | None = None
    shown: Action | None = None
    others: tuple[Action, ...] = ()


@unique
class InTheWay(StrEnum):
    """What is in the way of an action that no rule is about."""

    NOBODY_CHOSEN = "nobody-chosen"
    """No pawn of the people's has been chosen."""
    BOARD_ENDS = "board-ends"
    """There is no square in that direction."""
    NOBODY_THERE = "nobody-there"
    """The pawn that was named is on the board no more."""
    NO_FREE_WAY = "no-free-way"
    """Somebody or something stands on every way to the square."""


class NotPossible(ValueError):
    """Something that cannot be done; the facts are in the attributes.

    Attributes:
        error: the rule that forbids it, where it is one of the rules.
        why: otherwise, what is in the way.
        taken: the square that would have to be free and is not, or None.
    """

    def __init__(
        self, error: IllegalAction | None = None, why: InTheWay | str = "", taken: int | None = None
    ) -> None:
        self.error = error
        self.why = why
        self.taken = taken
        super().__init__(error, why)


def own_pawns(position: AssassinsPosition) -> tuple[int, ...]:
    """The squares of the pawns that the side whose phase it is may move, king or letter first."""
    if position.phase is AssassinsPhase.KING:
        king = () if position.king is None else (position.king,)
        return (*king, *position.knights)
    return tuple(square for square in position.townsfolk if square is not None)


def start(position: AssassinsPosition) -> ActingState:
    """Nothing chosen; the cursor on the king, or on the one of the people who is nearest to him.

    Where the cursor stands is seen by both sides: it rests on what both know.
    """
    king = position.king or 0
    own = own_pawns(position)
    return ActingState(min(own, key=lambda square: squares_apart(king, square), default=king))


def move_cursor(state: ActingState, direction: Direction) -> ActingState:
    """The cursor one square on; it stays at the board's edge."""
    ahead = neighbour(state.cursor, direction)
    return state if ahead is None else replace(state, cursor=ahead)


def choose(state: ActingState, position: AssassinsPosition, square: int) -> ActingState:
    """A pawn of one's own is taken up; for any other square only the cursor goes there."""
    own = square in own_pawns(position)
    return ActingState(square, square if own else None)


def next_pawn(state: ActingState, position: AssassinsPosition, step: int) -> ActingState:
    """The next pawn (or, with -1, the one before) that can still do anything."""
    able = {action.source for action in legal_actions(position)}
    pawns = [square for square in own_pawns(position) if square in able]
    if not pawns:
        return ActingState(state.cursor)
    if state.chosen in pawns:
        at = (pawns.index(state.chosen) + step) % len(pawns)
    else:
        at = 0 if step > 0 else len(pawns) - 1
    return ActingState(pawns[at], pawns[at])


def towards(
    state: ActingState, position: AssassinsPosition, direction: Direction, secret: Secret | None
) -> tuple[ActingState, tuple[Action, ...]]:
    """The chosen pawn goes, or does something, in a direction.

    Returns:
        The state, and the action to make now, or none where it is only shown yet.

    Raises:
        NotPossible: no rule allows anything there; says why.
    """
    assert state.chosen is not None
    if state.shown is not None and direction_of(position, state.shown) is direction:
        return state, (state.shown,)
    possible = _possible(position, state.chosen, direction, secret)
    if not possible:
        raise _why_not(position, state.chosen, direction, secret)
    return _offered(state, possible)


def to_square(
    state: ActingState, position: AssassinsPosition, square: int, secret: Secret | None
) -> tuple[ActingState, tuple[Action, ...]]:
    """A click on a square: takes up a pawn, or lets the chosen one act there, as `towards`.

    To an empty square further on the chosen one goes the cheapest way.

    Returns:
        The state, and the actions to make now.

    Raises:
        NotPossible: no rule allows it, or there is no way; says why.
    """
    chosen = state.chosen
    if square == chosen:
        return ActingState(square), ()
    if chosen is None or square in own_pawns(position):
        return choose(state, position, square), ()
    direction = next((d for d in Direction if neighbour(chosen, d) == square), None)
    if direction is not None:
        return towards(state, position, direction, secret)
    if position.occupants()[square] != EMPTY:
        return choose(state, position, square), ()
    return state, walk_or_why(position, chosen, square).steps


def walk_or_why(position: AssassinsPosition, source: int, target: int) -> Walk:
    """The cheapest way of plain steps to a square. Raises NotPossible where it has none."""
    walk = walk_to(position, source, target)
    if walk is None:
        raise NotPossible(why=InTheWay.NO_FREE_WAY)
    left = points_left(position, source)
    if walk.price > left:
        step = walk.steps[-1]
        problem = IllegalAction(step, ActionProblem.TOO_DEAR, price=walk.price, left=left)
        raise NotPossible(problem)
    return walk


def arrests(position: AssassinsPosition, chosen: int | None) -> tuple[Action, ...]:
    """The arrests that are possible, of each townsperson one: by the knight on the square
    ``chosen``, or else by any."""
    by_target: dict[int | None, Action] = {}
    for action in legal_actions(position):
        if action.kind is ActionKind.ARREST and chosen in (None, action.source):
            by_target.setdefault(action.target, action)
    return tuple(by_target.values())


def arrest(state: ActingState, position: AssassinsPosition) -> ActingState | None:
    """The first possible arrest is shown, all others beside it; None where none is possible."""
    knight = state.chosen if state.chosen in position.knights else None
    found = arrests(position, knight)
    if not found:
        return None
    first, *others = found
    return ActingState(first.source, first.source, first, tuple(others))


def reveal(
    state: ActingState, position: AssassinsPosition, secret: Secret | None
) -> tuple[ActingState, tuple[Action, ...]]:
    """The chosen townsperson is to be revealed; shown first.

    Raises:
        NotPossible: it cannot be.
    """
    if state.chosen is None:
        raise NotPossible(why=InTheWay.NOBODY_CHOSEN)
    action = Action(ActionKind.REVEAL, state.chosen)
    if state.shown == action:
        return state, (action,)
    _check(position, action, secret)
    return replace(state, shown=action, others=()), ()


def other_choice(state: ActingState) -> ActingState:
    """What else can be done to the square: an arrest in place of a push, a push in place of a
    kill; and back."""
    if state.shown is None or not state.others:
        return state
    first, *rest = state.others
    chosen = state.chosen if first.source == state.shown.source else first.source
    return replace(state, chosen=chosen, shown=first, others=(*rest, state.shown))


def offers(position: AssassinsPosition, square: int) -> Mapping[Action, int]:
    """What the pawn on a square can do, with prices; the hidden counts as a townsperson."""
    return {
        action: cost
        for action, cost in legal_actions(position).items()
        if action.source == square and action.kind is not ActionKind.REVEAL
    }


def preview(position: AssassinsPosition, action: Action) -> ActionReport:
    """What would happen, without the secret: so nothing of it can show."""
    return act(position, action)


def direction_of(position: AssassinsPosition, action: Action) -> Direction | None:
    """The direction in which an action points; None for a reveal."""
    target = target_of(position, action)
    if target is not None:
        return next(d for d in Direction if neighbour(action.source, d) == target)
    if action.kind is ActionKind.KING_EXIT:
        return next(g.direction for g in position.town.gates if g.square == action.source)
    return None


def target_of(position: AssassinsPosition, action: Action) -> int | None:
    """The square that an action goes to or upon; the king's for a wound."""
    return position.king if action.kind is ActionKind.WOUND else action.target


def _offered(state: ActingState, possible: list[Action]) -> tuple[ActingState, tuple[Action, ...]]:
    first, *others = possible
    if first.kind.is_step:
        return state, (first,)
    return replace(state, shown=first, others=tuple(others)), ()


def _possible(
    position: AssassinsPosition, square: int, direction: Direction, secret: Secret | None
) -> list[Action]:
    """What the pawn can do in a direction, the usual first: a kill before a push, as one who walks
    into an assassin wants that; a push before an arrest."""
    found = [
        action
        for action in legal_actions(position, secret)
        if action.source == square and direction_of(position, action) is direction
    ]
    return sorted(found, key=lambda action: action.kind is not ActionKind.KNIGHT_KILL)


def _why_not(
    position: AssassinsPosition, square: int, direction: Direction, secret: Secret | None
) -> NotPossible:
    """Why nothing can be done in a direction, by the rule that the usual action there breaks."""
    ahead = neighbour(square, direction)
    gates = {(gate.square, gate.direction) for gate in position.town.gates}
    if position.king == square and (square, direction) in gates:
        action = Action(ActionKind.KING_EXIT, square)
    elif ahead is None:
        return NotPossible(why=InTheWay.BOARD_ENDS)
    else:
        action = _usual(position, square, ahead)
    try:
        _check(position, action, secret)
    except NotPossible as problem:
        taken = action.kind.is_step and position.occupants()[ahead or 0] != EMPTY
        return NotPossible(problem.error, problem.why, ahead if taken else None)
    raise AssertionError(f"{action} is legal after all")


def _usual(position: AssassinsPosition, square: int, ahead: int) -> Action:
    """What a pawn would do to a square beside it."""
    who = position.occupants()[ahead]
    if square == position.king:
        return Action(ActionKind.KING_STEP, square, ahead)
    if square in position.knights:
        pushes = EMPTY < who < KNIGHT
        return Action(ActionKind.KNIGHT_PUSH if pushes else ActionKind.KNIGHT_STEP, square, ahead)
    if townsperson_on(position, square) not in position.revealed:
        return Action(ActionKind.TOWNSPERSON_STEP, square, ahead)
    if who == KNIGHT:
        return Action(ActionKind.ASSASSIN_KILL, square, ahead)
    if who == KING:
        return Action(ActionKind.WOUND, square)
    return Action(ActionKind.ASSASSIN_STEP, square, ahead)


def _check(position: AssassinsPosition, action: Action, secret: Secret | None) -> None:
    try:
        price(position, action, secret)
    except IllegalAction as error:
        raise NotPossible(error) from None
