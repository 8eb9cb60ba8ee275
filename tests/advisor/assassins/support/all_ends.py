"""All ends of a king's phase by the rules, one action after the other: slow and plain.

It shares nothing with the solver.
"""

from __future__ import annotations

from typing import NamedTuple

from assassins.legal import legal_actions
from assassins.position import AssassinsPosition
from assassins.rounds import act

Board = tuple[int | None, tuple[int, ...], tuple[int | None, ...]]
"""Who stands where: the king, the knights, the townsfolk."""


class AllEnds(NamedTuple):
    """What a phase can come to.

    Attributes:
        fewest: for each board that no win comes before, the fewest actions that lead to it.
        cheapest: the least AP of all, the king's and the knights', that lead to it.
        won: whether some action wins for sure.
    """

    fewest: dict[Board, int]
    cheapest: dict[Board, int]
    won: bool


def all_ends(position: AssassinsPosition) -> AllEnds:
    """Everything that the rest of a phase of the king's side can come to."""
    seen = {_moment(position)}
    row = [position]
    fewest, cheapest = dict[Board, int](), dict[Board, int]()
    won, depth = False, 0
    while row:
        following = []
        for moment in row:
            board = board_of(moment)
            spent = spent_between(position, moment)
            fewest.setdefault(board, depth)
            cheapest[board] = min(spent, cheapest.get(board, spent))
            for action in legal_actions(moment):
                after = act(moment, action).after
                if after.over:
                    won = True
                elif _moment(after) not in seen:
                    seen.add(_moment(after))
                    following.append(after)
        row, depth = following, depth + 1
    return AllEnds(fewest, cheapest, won)


def board_of(position: AssassinsPosition) -> Board:
    """Who stands where."""
    return position.king, position.knights, position.townsfolk


def spent_between(before: AssassinsPosition, after: AssassinsPosition) -> int:
    """AP of the king and the knights, spent in a phase."""
    return before.king_ap - after.king_ap + before.knights_ap - after.knights_ap


def _moment(position: AssassinsPosition) -> tuple[Board, int, int]:
    return board_of(position), position.king_ap, position.knights_ap
