"""Pushing (rules, 6.3): which rows of pawns can be moved on."""

from __future__ import annotations

from assassins.actions import ActionProblem
from assassins.position import EMPTY, KING, KNIGHT
from assassins.town import RAYS


def push_ray(source: int, target: int) -> tuple[int, ...]:
    """The squares from ``target``, beside ``source``, on in the same direction to the edge."""
    return next(ray for ray in RAYS[source] if ray[0] == target)


def push(
    squares: bytearray, roofs: tuple[bool, ...], ray: tuple[int, ...]
) -> tuple[int, ActionProblem | None]:
    """Whether the row of pawns that begins ``ray`` can be pushed one square along it.

    Every pawn of the row must be able to go, each on its own squares (decision 6); along a roof and
    down from one it can (decision 8). The limits are the same for townsfolk and for revealed
    assassins (decision 9). Nobody is pushed off the board, not through a gate either (decision 7).

    Args:
        squares: who stands where; on the first square of the ray a townsperson or an assassin.
        roofs: for each square, whether it is a roof.
        ray: the squares from the knight's target on, in his direction, up to the edge.

    Returns:
        How many pawns move and None, or the number of those that could and why the next cannot.
    """
    for moved, square in enumerate(ray):
        if moved + 1 == len(ray):
            return moved, ActionProblem.PUSHED_OFF
        ahead = ray[moved + 1]
        who = squares[ahead]
        if who == KNIGHT:
            return moved, ActionProblem.PUSHED_INTO_KNIGHT
        if who == KING:
            return moved, ActionProblem.PUSHED_INTO_KING
        if roofs[ahead] and not roofs[square]:
            return moved, ActionProblem.PUSHED_UP
        if who == EMPTY:
            return moved + 1, None
    raise ValueError("an empty ray")
