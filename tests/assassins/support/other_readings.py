"""Those decisions of the rules that could change who wins (5, 6, 8, 14), read the other way.

While a reading is in force, what is legal and when the game ends follow it. Players who ask what is
legal play by it (`rule-of-thumb`, `careful`); those who enumerate in arrays do not.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from enum import StrEnum
from unittest.mock import patch

from assassins import legal
from assassins.actions import Action, ActionKind, ActionProblem
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPosition
from assassins.town import neighbour

_KINGS_ACTIONS = legal._of_the_king_side


class Reading(StrEnum):
    """What a decision could have been instead."""

    EXIT_BLOCKED = "5: whoever stands on the roof above a gate stops the king"
    FIRST_CHECKED = "6: of a row that is pushed only the first pawn must not go up"
    NO_PUSH_ON_ROOFS = "8: nobody is pushed along a roof"
    LAST_CARD_UNPLAYED = "14: the game ends before the last card"


@contextmanager
def read(reading: Reading | None) -> Iterator[None]:
    """Plays by this reading; by the decisions as they are for None."""
    with ExitStack() as patches:
        match reading:
            case Reading.EXIT_BLOCKED:
                patches.enter_context(patch("assassins.legal._of_the_king_side", _exit_blocked))
            case Reading.FIRST_CHECKED:
                _patch_pushes(patches, first=True)
            case Reading.NO_PUSH_ON_ROOFS:
                _patch_pushes(patches, along=False)
            case Reading.LAST_CARD_UNPLAYED:
                patches.enter_context(
                    patch.object(AssassinsPosition, "last_round", property(_before_the_last))
                )
        yield


def _before_the_last(position: AssassinsPosition) -> bool:
    return position.round >= len(position.town.deck) - 1


def _exit_blocked(position: AssassinsPosition) -> dict[Action, int]:
    actions, squares = _KINGS_ACTIONS(position), position.occupants()
    for gate in position.town.gates:
        above = neighbour(gate.square, gate.direction)
        if above is not None and squares[above] != EMPTY:
            actions.pop(Action(ActionKind.KING_EXIT, gate.square), None)
    return actions


def _patch_pushes(patches: ExitStack, *, first: bool = False, along: bool = True) -> None:
    """Pushes by another reading, wherever the rules push: all pawns or only the first one may not
    go up, and along a roof they go or do not."""

    def push_so(
        squares: bytearray, roofs: tuple[bool, ...], ray: tuple[int, ...]
    ) -> tuple[int, ActionProblem | None]:
        for moved, square in enumerate(ray):
            if moved + 1 == len(ray):
                return moved, ActionProblem.PUSHED_OFF
            ahead = ray[moved + 1]
            who = squares[ahead]
            if who in (KNIGHT, KING):
                return moved, ActionProblem.PUSHED_INTO_KNIGHT
            up = roofs[ahead] and not roofs[square]
            if (up and not (first and moved)) or (roofs[ahead] and roofs[square] and not along):
                return moved, ActionProblem.PUSHED_UP
            if who == EMPTY:
                return moved + 1, None
        raise ValueError("an empty ray")

    for module in ("legal", "judging", "rounds"):
        patches.enter_context(patch(f"assassins.{module}.push", push_so))
