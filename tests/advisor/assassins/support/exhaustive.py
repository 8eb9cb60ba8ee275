"""The least AP to strike by trying everything: a second program, for the tests of the threat map.

It shares nothing with the solver. The people's phase is played out with every action of everybody,
cheapest first; a moment is left aside only where even an assassin with an empty town about it, for
whom every step is at the least price there is, would come too late.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

from assassins.position import AssassinsPosition

State = tuple[tuple[int, ...], frozenset[int], int]
"""Where the townsfolk on the board stand, the knights, and how many have been killed."""


def least_ap(
    position: AssassinsPosition,
    strikers: Collection[int],
    others: Collection[int] = (),
    most: int = 3,
) -> int | None:
    """The least AP before one of ``strikers`` is beside the king, all of them and ``others`` being
    revealed assassins; None if ``most`` are not enough."""
    assert position.king is not None
    roofs, king = position.town.roofs, position.king
    people = [n for n, at in enumerate(position.townsfolk) if at is not None]
    assassins = [n in strikers or n in others or n in position.revealed for n in people]
    striking = [index for index, n in enumerate(people) if n in strikers]
    goal = set(_beside(king))
    empty_town = _empty_town(roofs, king)
    start: State = (
        tuple(at for at in position.townsfolk if at is not None),
        frozenset(position.knights),
        position.knights_killed,
    )
    least = {start: 0}
    waiting: list[list[State]] = [[start], *([] for _ in range(most))]
    for spent, states in enumerate(waiting):
        for state in states:
            if least[state] < spent:
                continue
            at = state[0]
            if any(at[index] in goal for index in striking):
                return spent
            for price, after in _actions(state, roofs, king, assassins):
                total = spent + price
                bound = total + min(empty_town[after[0][index]] for index in striking)
                if bound <= most and total < least.get(after, most + 1):
                    least[after] = total
                    waiting[total].append(after)
    return None


def _actions(
    state: State, roofs: tuple[bool, ...], king: int, assassins: list[bool]
) -> Iterator[tuple[int, State]]:
    at, knights, killed = state
    taken = {*at, *knights, king}
    for index, square in enumerate(at):
        for target in _beside(square):
            up, down = roofs[target] and not roofs[square], roofs[square] and not roofs[target]
            if target not in taken:
                price = (0 if down else 1) if assassins[index] else (2 if up else 1)
                yield price, ((*at[:index], target, *at[index + 1 :]), knights, killed)
            elif assassins[index] and target in knights and not up and killed < 2:
                yield killed + 1, (at, knights - {target}, killed + 1)


@cache
def _empty_town(roofs: tuple[bool, ...], king: int) -> list[int]:
    """By square, the AP of an assassin to a square beside the king, by repeated relaxation."""
    least = [0 if square in _beside(king) else 99 for square in range(100)]
    for _ in range(100):
        for square in range(100):
            for target in _beside(square):
                price = 0 if roofs[square] and not roofs[target] else 1
                least[square] = min(least[square], price + least[target])
    return least


@cache
def _beside(square: int) -> tuple[int, ...]:
    row, column = divmod(square, 10)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return tuple(r * 10 + c for r, c in near if 0 <= r < 10 and 0 <= c < 10)
