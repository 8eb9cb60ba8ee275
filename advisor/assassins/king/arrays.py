"""Many moments of one phase of the king's side as arrays, and what an action does to all of them.

A moment is a column of 20 squares: the knights', the townsfolk's, the king's. Knights are alike, so
who stands where is known by a key to which every pawn adds its number (Zobrist): what an action
changes in it is known before anything is moved.

Boards are sets of squares too, a bit each: what is reached from where is a few shifts away. The
upper five rows are in one word and the lower five in another; shape (2, n).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from advisor.core.arrays import Bits, Bools, Indices, Int8, Int16
from assassins.actions import Action, ActionKind, Walker, reaches, step_price
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPosition
from assassins.town import KNIGHTS, NEIGHBOURS, SIZE, SQUARES, TOWNSFOLK, Town

GONE: Final = len(SQUARES)
"""The square of whoever is out of the game, and of whatever is off the board."""

PEOPLE: Final = slice(KNIGHTS, KNIGHTS + TOWNSFOLK)
"""The townsfolk's rows of pawns; the knights' come before, the king's row after them."""

KING_ROW: Final = KNIGHTS + TOWNSFOLK

DIRECTIONS: Final = (-SIZE, 1, SIZE, -1)
"""North, east, south, west: what is added to a square, where that is on the board."""

STEP, PUSH, REMOVAL, KING_STEP = range(4)
"""Kinds of actions in a code: ``kind * 32 + knight * 4 + direction``."""

_BEYOND: Final = KING + 1
"""Who stands off the board: nobody passes."""

_DEAR: Final = 99
"""The price of what is never possible."""

_SEED: Final = 7

Keys = NDArray[np.uint64]
"""Of moments, one each; that two different ones of a million share one happens once in 30 million
searches."""

NUMBERS: Final[Keys] = np.random.default_rng(_SEED).integers(
    1, 2**63, (_BEYOND + 1, GONE + 1), dtype=np.uint64
)
"""By who stands there (as in `AssassinsPosition.occupants`) and the square, what is in a key."""
NUMBERS[:, GONE] = 0


class Tables(NamedTuple):
    """What a board says, by direction and square (`GONE` too).

    Attributes:
        beside: the square beside it, `GONE` off the board; shape (4, 101).
        knight, king, townsperson, assassin: AP of a step there; shape (4, 101).
        reached: whether somebody kills, arrests and wounds there; shape (4, 101).
        roofs, gates: by square; shape (101,).
    """

    beside: Int8
    knight: Int8
    king: Int8
    townsperson: Int8
    assassin: Int8
    reached: Bools
    roofs: Bools
    gates: Bools


@lru_cache(maxsize=16)
def tables_of(town: Town) -> Tables:
    """The tables of a board."""
    beside = np.full((len(DIRECTIONS), GONE + 1), GONE, dtype=np.int8)
    walkers = (Walker.KNIGHT, Walker.KING, Walker.TOWNSPERSON, Walker.ASSASSIN)
    prices = np.full((len(walkers), *beside.shape), _DEAR, dtype=np.int8)
    reached = np.zeros(beside.shape, dtype=np.bool_)
    for square in SQUARES:
        for target in NEIGHBOURS[square]:
            direction = DIRECTIONS.index(target - square)
            beside[direction, square] = target
            reached[direction, square] = reaches(town, square, target)
            for row, walker in enumerate(walkers):
                price = step_price(walker, town, square, target)
                prices[row, direction, square] = _DEAR if price is None else price
    roofs, gates = np.zeros((2, GONE + 1), dtype=np.bool_)
    roofs[: len(SQUARES)] = town.roofs
    gates[list(town.gate_squares)] = True
    knight, king, townsperson, assassin = prices
    return Tables(beside, knight, king, townsperson, assassin, reached, roofs, gates)


def pawns_of(position: AssassinsPosition) -> Int8:
    """A position with the king on the board as a single moment; shape (20, 1)."""
    knights = [*position.knights, *[GONE] * (KNIGHTS - len(position.knights))]
    people = [GONE if at is None else at for at in position.townsfolk]
    return np.array([[*knights, *people, position.king]], dtype=np.int8).T


def key_of(pawns: Int8) -> Keys:
    """The keys of moments; shapes (20, n) to (n,)."""
    key = np.zeros(pawns.shape[1], dtype=np.uint64)
    for row, squares in enumerate(pawns):
        key ^= NUMBERS[_occupant(row), squares]
    return key


def occupied(pawns: Int8) -> Int8:
    """Who stands where, as in `AssassinsPosition.occupants`; shapes (20, n) to (n, 101)."""
    count = pawns.shape[1]
    board = np.zeros(count * (GONE + 1), dtype=np.int8)
    starts = np.arange(count) * (GONE + 1)
    for row, squares in enumerate(pawns):
        board[starts + squares] = _occupant(row)
    grid = board.reshape(count, GONE + 1)
    grid[:, GONE] = _BEYOND
    return grid


def at_squares(board: Int8, squares: Int8) -> Int8:
    """Who stands on one square of each board; shapes (n, 101) and (n,) to (n,)."""
    starts = np.arange(len(squares)) * (GONE + 1)
    found: Int8 = board.reshape(-1)[starts + squares]
    return found


def pushed(
    board: Int8, some: Indices, squares: Int8, directions: Bits, tables: Tables
) -> tuple[Indices, Keys]:
    """Which rows of townsfolk can be pushed on (rules, 6.3), and what that changes in the keys.

    Args:
        board: as from `occupied`; shape (n, 101).
        some: the moments looked at, as places in ``board``; shape (m,).
        squares: where in each the first one to be pushed stands; shape (m,).
        directions: in which the knight goes in each; shape (m,).
        tables: the board's.

    Returns:
        Where it is possible, as places in ``some``, and by what their keys change.
    """
    change = np.zeros(len(some), dtype=np.uint64)
    done: list[Indices] = []
    changes: list[Keys] = []
    rows = np.arange(len(some))
    while len(some):
        who = board[some, squares]
        ahead = tables.beside[directions, squares]
        there = board[some, ahead]
        change = change ^ NUMBERS[who, squares] ^ NUMBERS[who, ahead]
        can = (there < KNIGHT) & (tables.roofs[squares] | ~tables.roofs[ahead])
        last = can & (there == EMPTY)
        done.append(rows[last])
        changes.append(change[last])
        on = can & ~last
        rows, some, directions = rows[on], some[on], directions[on]
        squares, change = ahead[on], change[on]
    return (
        np.concatenate([np.zeros(0, dtype=np.intp), *done]),
        np.concatenate([np.zeros(0, dtype=np.uint64), *changes]),
    )


def do_actions(pawns: Int8, codes: Bits, tables: Tables) -> None:
    """Does an action, legal there, in each moment: ``pawns``, shape (20, n), is changed."""
    moments = np.arange(pawns.shape[1])
    kinds, directions = codes >> 5, codes & 3
    actors = np.where(kinds == KING_STEP, KING_ROW, codes >> 2 & 7)
    targets = tables.beside[directions, pawns[actors, moments]]
    people = pawns[PEOPLE]  # a view
    pushing = np.flatnonzero(kinds == PUSH)
    square = targets[pushing]
    rows: list[tuple[Indices, Indices, Int8]] = []
    while len(pushing):
        hit = people[:, pushing] == square
        row = np.flatnonzero(hit.any(axis=0))
        pushing, square = pushing[row], square[row]
        ahead = tables.beside[directions[pushing], square]
        rows.append((pushing, hit[:, row].argmax(axis=0), ahead))
        square = ahead
    for pushing, numbers, ahead in rows:  # once it is known who is where
        people[numbers, pushing] = ahead
    removing = np.flatnonzero(kinds == REMOVAL)
    hit = people[:, removing] == targets[removing]
    people[hit.argmax(axis=0), removing] = GONE
    moving = np.flatnonzero(kinds != REMOVAL)
    pawns[actors[moving], moving] = targets[moving]


def action_of(pawns: Int8, code: int, position: AssassinsPosition) -> Action:
    """The action of a code, to be done in a moment of 20 squares in a phase of ``position``."""
    kind, knight, direction = code >> 5, code >> 2 & 7, code & 3
    source = int(pawns[KING_ROW if kind == KING_STEP else knight])
    target = int(tables_of(position.town).beside[direction, source])
    if kind == REMOVAL:
        number = pawns[PEOPLE].tolist().index(target)
        killed = number in position.revealed
        return Action(ActionKind.KNIGHT_KILL if killed else ActionKind.ARREST, source, target)
    kinds = {
        STEP: ActionKind.KNIGHT_STEP,
        PUSH: ActionKind.KNIGHT_PUSH,
        KING_STEP: ActionKind.KING_STEP,
    }
    return Action(kinds[kind], source, target)


def _occupant(row: int) -> int:
    """Who the pawn of a row is, as in `AssassinsPosition.occupants`."""
    if row == KING_ROW:
        return KING
    return KNIGHT if row < KNIGHTS else row - KNIGHTS + 1


Boards = NDArray[np.uint64]
"""Sets of squares; shape (2, n)."""

_HALF: Final = len(SQUARES) // 2
_FULL: Final = np.uint64((1 << _HALF) - 1)
_NOWHERE: Final = 63
"""A bit that no square has."""

_ROW: Final = np.uint64(SIZE)
_LAST_ROW: Final = np.uint64(_HALF - SIZE)
_ONE: Final = np.uint64(1)


def set_of(squares: Iterable[int]) -> Boards:
    """One set, to be combined with many; shape (2, 1)."""
    words = [0, 0]
    for square in squares:
        words[square // _HALF] |= 1 << square % _HALF
    return np.array([words], dtype=np.uint64).T


_SINGLES: Final = np.concatenate([set_of([square]) for square in SQUARES] + [set_of([])], axis=1)
"""By square, the set of it alone; for whoever is out of the game, none. Shape (2, 101)."""

_WORDS: Final = np.array([square // _HALF for square in SQUARES] + [0], dtype=np.bool_)
_BITS: Final = np.array([square % _HALF for square in SQUARES] + [_NOWHERE], dtype=np.uint64)
_EAST_EDGE: Final = ~set_of(square for square in SQUARES if square % SIZE == SIZE - 1)
_WEST_EDGE: Final = ~set_of(square for square in SQUARES if square % SIZE == 0)


def sets_of(squares: Int8) -> Boards:
    """The sets of the squares of each column, 100 for none; shapes (m, n) to (2, n)."""
    sets = np.zeros((2, squares.shape[1]), dtype=np.uint64)
    for row in squares:
        sets |= _SINGLES[:, row]
    return sets


def shifted(sets: Boards, direction: int) -> Boards:
    """The squares beside those of each set, to the north, east, south or west (0 to 3)."""
    if direction == 1:
        return (sets & _EAST_EDGE) << _ONE
    if direction == 3:
        return (sets & _WEST_EDGE) >> _ONE
    upper, lower = sets
    if direction:
        return np.stack((upper << _ROW & _FULL, lower << _ROW & _FULL | upper >> _LAST_ROW))
    return np.stack((upper >> _ROW | lower << _LAST_ROW & _FULL, lower >> _ROW))


def beside(sets: Boards) -> Boards:
    """All squares beside one of a set, those of the set only where they are so as well."""
    near = (sets & _EAST_EDGE) << _ONE
    near |= (sets & _WEST_EDGE) >> _ONE
    near |= sets >> _ROW
    near |= sets << _ROW & _FULL
    upper, lower = sets
    near[0] |= lower << _LAST_ROW & _FULL
    near[1] |= upper >> _LAST_ROW
    return near


def bits_of(flags: Bools) -> Int16:
    """Rows of flags as sets of bits; shapes (m, n) to (n,)."""
    weights = (1 << np.arange(len(flags))).astype(np.int16)
    bits: Int16 = (flags * weights[:, None]).sum(axis=0, dtype=np.int16)
    return bits


def holds(sets: Boards, squares: Int8) -> Bools:
    """Whether each set has its square, 100 for none; shapes (2, n) and (n,) to (n,), or several
    rows of squares."""
    words = np.where(_WORDS[squares], sets[1], sets[0])
    found: Bools = (words >> _BITS[squares] & _ONE).astype(np.bool_)
    return found
