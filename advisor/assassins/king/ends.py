"""All ends of a phase of the king's side: every step, push and arrest, in every order, in NumPy.

Breadth first by the AP spent: who stands as they stood for as little before is not looked at again.
So the way to an end that is found is a cheapest one, and of those one of the fewest actions: nobody
goes to and fro in it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.king import arrays
from advisor.core.arrays import Bits, Bools, Indices, Int8, Int32, Ints
from advisor.core.cancellation import OutOfTime, Stop
from advisor.core.in_step import in_step
from assassins.actions import ARREST, ASSASSINS, KING_EXIT, KNIGHT_KILL, Action, ActionKind
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPosition, changed
from assassins.town import KNIGHTS

MOST: Final = 1_000_000
"""The most moments that are looked at in a phase: up to 200 MB."""

_CHUNK: Final = 250_000
"""So many ways on are collected before those that come to the same are sorted out."""

_BLOCK: Final = 20_000
"""So many moments are looked at together."""


class Ways(NamedTuple):
    """Ways to come to moments.

    Attributes:
        keys: of the moments, shape (n,).
        parents: the moments before, as places in `Ends`, shape (n,).
        codes: the actions, as in `king_arrays`, shape (n,).
        depths: how many actions lead there, shape (n,).
    """

    keys: arrays.Keys
    parents: Int32
    codes: Bits
    depths: Bits

    def at(self, some: Indices | Bools | slice) -> Ways:
        """Some of them."""
        return Ways._make(values[some] for values in self)


@dataclass(frozen=True, slots=True)
class Ends:
    """The ends of a phase, the beginning first: to do nothing more is an end as well.

    Who stand alike may come up again, with less of one pool spent and more of the other.

    Attributes:
        start: the position at the beginning.
        pawns: the squares, as in `king_arrays`; shape (20, n).
        ways: how to come there, shape (n,); nothing leads to the first.
        spent: AP of the knights and of the king; shape (2, n).
        won: actions that win the game for sure; None where none do. Where some do, the ends are
            those that were found till then.
        complete: whether these are all; else those that cost least.
    """

    start: AssassinsPosition
    pawns: Int8
    ways: Ways
    spent: Int8
    won: tuple[Action, ...] | None
    complete: bool

    def __len__(self) -> int:
        return len(self.ways.keys)

    def actions(self, end: int) -> tuple[Action, ...]:
        """The actions that lead to an end."""
        return tuple(reversed(list(self._back(end))))

    def position(self, end: int) -> AssassinsPosition:
        """The position at an end, the phase not ended yet."""
        start, pawns = self.start, self.pawns[:, end].tolist()
        people = tuple(None if square == arrays.GONE else square for square in pawns[arrays.PEOPLE])
        arrested = sum(at is None for n, at in enumerate(people) if n not in start.revealed)
        knights, king = self.spent[:, end].tolist()
        return changed(
            start,
            knights=tuple(sorted(square for square in pawns[:KNIGHTS] if square != arrays.GONE)),
            townsfolk=people,
            king=pawns[arrays.KING_ROW],
            knights_ap=start.knights_ap - knights,
            king_ap=start.king_ap - king,
            arrest_made=start.arrest_made or arrested > len(start.arrested),
        )

    def _back(self, end: int) -> Iterator[Action]:
        while end:
            parent = int(self.ways.parents[end])
            yield arrays.action_of(self.pawns[:, parent], int(self.ways.codes[end]), self.start)
            end = parent


Chooser = Callable[[Mapping[int, Int8]], Mapping[int, Indices]]
"""Says from which of some moments to go on; by phase, pawns of shape (20, n) for their places."""


def find_king_ends(position: AssassinsPosition, stop: Stop, most: int = MOST) -> Ends:
    """All ends of the rest of a phase; or the cheapest, where there are many more than ``most``.

    Args:
        position: in the king's phase, the card turned up, with some actions done or none.
        stop: polled between blocks of moments; out of time, what was found till then is given.
        most: how many moments are looked at.
    """
    (found,) = in_step(
        [_Search(position, most, stop).run()],
        lambda asked: {number: np.arange(pawns.shape[1]) for number, pawns in asked.items()},
    )
    return found


def find_some_king_ends(
    positions: Sequence[AssassinsPosition], stop: Stop, choose: Chooser
) -> list[Ends]:
    """Ends of some phases, looked for together: what is asked of many moments at once takes a
    fraction of the time.

    Args:
        positions: as in `find_king_ends`.
        stop: as there.
        choose: asked once, in the order of the ends, for all moments of a phase for which the same
            was spent, and for as many phases at once as go on.
    """
    return in_step([_Search(position, MOST, stop).run() for position in positions], choose)


class _Block(NamedTuple):
    """Moments looked at together, for which the same was spent, and their places in `Ends`."""

    places: Int32
    pawns: Int8
    ways: Ways
    board: Int8
    spent: tuple[int, int]


class _Turns(NamedTuple):
    """Where each knight could turn in each moment of a block, one knight and direction after the
    other; shape (knights * 4 * n,).

    Attributes:
        codes: ``knight * 4 + direction``.
        source, target: squares.
        who: stands there, as in `AssassinsPosition.occupants`.
        price: AP of a step there.
        keys: of the moments.
    """

    codes: Bits
    source: Int8
    target: Int8
    who: Int8
    price: Int8
    keys: arrays.Keys

    @classmethod
    def of(cls, block: _Block, knights: int, tables: arrays.Tables) -> _Turns:
        """Those of the first so many knights."""
        every, count = knights * len(arrays.DIRECTIONS), len(block.places)
        codes = np.repeat(np.arange(every, dtype=np.uint8), count)
        source = np.repeat(block.pawns[:knights], len(arrays.DIRECTIONS), axis=0).reshape(-1)
        target = tables.beside[codes & 3, source]
        boards = np.tile(np.arange(count) * block.board.shape[1], every)
        who = block.board.reshape(-1)[boards + target]
        price = tables.knight[codes & 3, source]
        return cls(codes, source, target, who, price, np.tile(block.ways.keys, every))

    @property
    def people(self) -> Bools:
        """Whether one of the people stands there."""
        return np.asarray((self.who > EMPTY) & (self.who < KNIGHT))

    def moved(self, some: Indices) -> arrays.Keys:
        """The keys after the knight's step to where it turns, in some of these."""
        numbers = arrays.NUMBERS[KNIGHT]
        moved: arrays.Keys = (
            self.keys[some] ^ numbers[self.source[some]] ^ numbers[self.target[some]]
        )
        return moved


@dataclass(slots=True)
class _Search:
    position: AssassinsPosition
    most: int
    stop: Stop
    pawns: list[Int8] = field(default_factory=list)
    ways: list[Ways] = field(default_factory=list)
    spent: list[Int8] = field(default_factory=list)
    won: tuple[Action, ...] | None = None
    complete: bool = False
    _count: int = 0
    _full: bool = False
    _waiting: dict[tuple[int, int], list[Ways]] = field(default_factory=lambda: defaultdict(list))

    def run(self) -> Generator[Int8, Indices, Ends]:
        """Looks at everything, as far as that is possible; a win ends it: nothing is better. Gives
        moments for which the same was spent, and is told from which of them to go on."""
        with suppress(OutOfTime):
            yield from self._looking()
        pawns, spent = np.concatenate(self.pawns, axis=1), np.concatenate(self.spent, axis=1)
        return Ends(self.position, pawns, _joined(self.ways), spent, self.won, self.complete)

    def _looking(self) -> Generator[Int8, Indices, None]:
        start = self.position
        seen: list[arrays.Keys] = [np.zeros(0, dtype=np.uint64) for _ in range(start.king_ap + 1)]
        pawns = arrays.pawns_of(start)
        none = np.zeros(1, dtype=np.uint8)
        narrow = False
        self._waiting[0, 0] = [Ways(arrays.key_of(pawns), np.zeros(1, np.int32), none, none)]
        for knights in range(start.knights_ap + 1):
            for king in range(start.king_ap + 1):
                ways = _fresh(self._waiting.pop((knights, king), []), seen[: king + 1])
                if self._count + len(ways.keys) > self.most:
                    return
                if not len(ways.keys):
                    continue
                if self._count:
                    pawns = self._moved(ways)
                first = self._keep(pawns, ways, (knights, king))
                seen[king] = _merged(seen[king], ways.keys)
                on = yield pawns
                narrow |= len(on) < len(ways.keys)
                for at in range(0, len(on), _BLOCK):
                    self.stop.check()
                    some = on[at : at + _BLOCK]
                    those = pawns[:, some]
                    block = _Block(
                        (first + some).astype(np.int32),
                        those,
                        ways.at(some),
                        arrays.occupied(those),
                        (knights, king),
                    )
                    self._go_on(block)
                    if self.won is not None or self._full:
                        self.complete = self.won is not None
                        return
        self.complete = not narrow

    def _moved(self, ways: Ways) -> Int8:
        """The pawns of the moments that these ways come to."""
        if len(self.pawns) > 1:
            self.pawns = [np.concatenate(self.pawns, axis=1)]
        pawns = self.pawns[0][:, ways.parents]
        arrays.do_actions(pawns, ways.codes, arrays.tables_of(self.position.town))
        return pawns

    def _keep(self, pawns: Int8, ways: Ways, spent: tuple[int, int]) -> int:
        """Keeps moments for which so much was spent; the place of the first one."""
        first = self._count
        self.pawns.append(pawns)
        self.ways.append(ways)
        self.spent.append(np.repeat(np.array([spent], dtype=np.int8).T, len(ways.keys), axis=1))
        self._count += len(ways.keys)
        return first

    def _go_on(self, block: _Block) -> None:
        """What can be done next, to be looked at once as much is spent."""
        tables = arrays.tables_of(self.position.town)
        self._king_steps(block, tables)
        left = self.position.knights_ap - block.spent[0]
        if not left or self.won is not None:
            return
        turns = _Turns.of(block, len(self.position.knights), tables)
        can = turns.price <= left
        steps = np.flatnonzero(can & (turns.who == EMPTY))
        rows = np.flatnonzero(can & turns.people)
        some, change = arrays.pushed(
            block.board,
            rows % len(block.places),
            turns.target[rows],
            turns.codes[rows] & np.uint8(3),
            tables,
        )
        pushes = rows[some]
        found = [
            (arrays.STEP, steps, turns.moved(steps), turns.price[steps]),
            (arrays.PUSH, pushes, turns.moved(pushes) ^ change, turns.price[pushes]),
        ]
        revealed = np.zeros(KING + 2, dtype=np.bool_)
        revealed[[number + 1 for number in self.position.revealed]] = True
        reached = turns.people & tables.reached[turns.codes & 3, turns.source]
        may_arrest = np.tile(self._may_arrest(block), len(reached) // len(block.places))
        hunted = revealed[turns.who]
        for cost, targets in (
            (KNIGHT_KILL, reached & hunted),
            (ARREST, reached & ~hunted & may_arrest),
        ):
            if cost <= left and targets.any():
                removals = np.flatnonzero(targets)
                keys = self._removed(block, turns, removals)
                found.append((arrays.REMOVAL, removals, keys, np.full(len(keys), cost, np.int8)))
        self._wait_for_knights(block, turns, found)

    def _wait_for_knights(
        self,
        block: _Block,
        turns: _Turns,
        found: Sequence[tuple[int, Indices, arrays.Keys, Int8]],
    ) -> None:
        """Has actions of a kind, given by their places in ``turns``, the keys after them and what
        they cost, looked at: one knight's after the other's."""
        count = len(block.places)
        places, keys, costs = (
            np.concatenate(parts) for parts in zip(*(one[1:] for one in found), strict=True)
        )
        kinds = np.repeat([one[0] for one in found], [len(one[1]) for one in found])
        codes = turns.codes[places]
        order = np.lexsort((kinds, codes))
        for cost in np.unique(costs).tolist():
            some = order[costs[order] == cost]
            kind_codes = (kinds[some] * 32 + codes[some]).astype(np.uint8)
            self._wait(block, places[some] % count, keys[some], kind_codes, (cost, 0))

    def _removed(self, block: _Block, turns: _Turns, some: Indices) -> arrays.Keys:
        """The keys after arrests or kills; one that wins for sure ends the search."""
        moments, numbers = some % len(block.places), turns.who[some] - 1
        wins = self._removing_wins(block.pawns[arrays.PEOPLE][:, moments], numbers)
        if wins.any() and self.won is None:
            first = int(wins.argmax())
            at, code = int(moments[first]), arrays.REMOVAL * 32 + int(turns.codes[some[first]])
            self._win(
                int(block.places[at]), arrays.action_of(block.pawns[:, at], code, self.position)
            )
        removed: arrays.Keys = (
            block.ways.keys[moments] ^ arrays.NUMBERS[numbers + 1, turns.target[some]]
        )
        return removed

    def _removing_wins(self, people: Int8, numbers: Int8) -> Bools:
        """Whether, without one of the people each, no assassin can be left (rules, 9.1)."""
        left = people != arrays.GONE
        left[numbers, np.arange(len(numbers))] = False
        known = left[sorted(self.position.revealed)].any(axis=0)
        if len(self.position.revealed) == ASSASSINS:
            return np.asarray(~known)
        return np.asarray(~left.any(axis=0))

    def _may_arrest(self, block: _Block) -> Bools:
        """Whether the arrest of this round is still to be had; shape (n,)."""
        if not self.position.can_arrest:
            return np.zeros(len(block.ways.keys), dtype=np.bool_)
        hidden = [
            n
            for n in range(arrays.PEOPLE.stop - arrays.PEOPLE.start)
            if n not in self.position.revealed
        ]
        gone = (block.pawns[arrays.PEOPLE][hidden] == arrays.GONE).sum(axis=0)
        return np.asarray(gone == len(self.position.arrested))

    def _king_steps(self, block: _Block, tables: arrays.Tables) -> None:
        left = self.position.king_ap - block.spent[1]
        at = block.pawns[arrays.KING_ROW]
        leaving = np.flatnonzero(tables.gates[at])
        if len(leaving) and left >= KING_EXIT:
            place = int(leaving[0])
            self._win(int(block.places[place]), Action(ActionKind.KING_EXIT, int(at[place])))
            return
        for direction in range(len(arrays.DIRECTIONS) if left else 0):
            target, price = tables.beside[direction][at], tables.king[direction][at]
            free = (arrays.at_squares(block.board, target) == EMPTY) & (price <= left)
            for cost in range(1, left + 1):
                some = np.flatnonzero(free & (price == cost))
                keys = (
                    block.ways.keys[some]
                    ^ arrays.NUMBERS[KING, at[some]]
                    ^ arrays.NUMBERS[KING, target[some]]
                )
                codes = np.full(len(some), arrays.KING_STEP * 32 + direction, dtype=np.uint8)
                self._wait(block, some, keys, codes, (0, cost))

    def _win(self, moment: int, last: Action) -> None:
        ends = Ends(
            self.position,
            np.concatenate(self.pawns, axis=1),
            _joined(self.ways),
            np.zeros((2, 0), dtype=np.int8),
            None,
            complete=False,
        )
        self.won = (*ends.actions(moment), last)

    def _wait(
        self, block: _Block, some: Indices, keys: arrays.Keys, codes: Bits, cost: tuple[int, int]
    ) -> None:
        if not len(some):
            return
        waiting = self._waiting[block.spent[0] + cost[0], block.spent[1] + cost[1]]
        waiting.append(Ways(keys, block.places[some], codes, block.ways.depths[some] + np.uint8(1)))
        if sum(len(ways.keys) for ways in waiting[1:]) > _CHUNK:
            waiting[:] = [_fresh(waiting, [])]
            self._full |= self._count + len(waiting[0].keys) > self.most


def _fresh(found: list[Ways], seen: list[arrays.Keys]) -> Ways:
    """One of the shortest of those ways that come to the same, none of them to a moment seen."""
    ways = _joined(found)
    if not len(ways.keys):
        return ways
    order = np.argsort(ways.keys)
    keys = ways.keys[order]
    new = np.ones(len(keys), dtype=np.bool_)
    new[1:] = keys[1:] != keys[:-1]
    starts = np.flatnonzero(new)
    # Of those alike the first of the shortest, in whatever order they were sorted.
    rank: Ints = ways.depths[order].astype(np.int64) << 32 | order
    best = np.minimum.reduceat(rank, starts) & 0xFFFFFFFF
    keys = keys[starts]
    unseen = np.ones(len(keys), dtype=np.bool_)
    for old in seen:
        if len(old):
            at = np.minimum(np.searchsorted(old, keys), len(old) - 1)
            unseen &= old[at] != keys
    return ways.at(best[unseen])


def _joined(parts: list[Ways]) -> Ways:
    """One after the other."""
    none = Ways._make(np.zeros(0, kind) for kind in (np.uint64, np.int32, np.uint8, np.uint8))
    return Ways._make(np.concatenate(values) for values in zip(none, *parts, strict=True))


def _merged(one: arrays.Keys, other: arrays.Keys) -> arrays.Keys:
    both = np.concatenate((one, other))
    both.sort()
    return both
