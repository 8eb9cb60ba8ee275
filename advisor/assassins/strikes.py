"""The threat map: what it takes the people before each assassin can strike the king.

A wound costs 2 AP, so with ``ap`` action points and ``least`` needed before the first of them, the
people deal ``(ap - least) // 2`` wounds: the assassin who struck first needs nothing more for the
second, and nobody else needs less.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from itertools import combinations

from advisor.assassins.ground import ground_of
from advisor.assassins.strike_search import (
    StrikeSearch,
    TooLarge,
    free_ways,
    lonely_field,
    strike_field,
)
from assassins.actions import Action, ActionKind
from assassins.position import EMPTY, KNIGHT, AssassinsPosition
from assassins.prices import ASSASSINS, WOUND
from assassins.squares import NEIGHBOURS


def farthest_strike(position: AssassinsPosition) -> int:
    """The most AP that any of the board's cards leaves before a wound: 3 with the printed ones."""
    return max(0, max(card.people for card in position.town.deck) - WOUND)


class Strikes:
    """Everything about attacks on the king in one position; worked out as it is asked for.

    The king stands still, and the people act with nothing done in the phase yet but what the
    position says. In the king's phase this is what would follow if he stopped there.

    Attributes:
        position: with the king on the board.
        farthest: the most AP looked at.
        exact: whether all numbers given so far are exact. False only on boards whose cards give
            more AP than the printed ones; a number is too low there if it is not right.
    """

    def __init__(self, position: AssassinsPosition, farthest: int | None = None) -> None:
        assert position.king is not None
        self.position = position
        self.farthest = farthest_strike(position) if farthest is None else farthest
        self.exact = True
        self._ground = ground_of(position.town)
        self._board = position.occupants()
        self._on_board = tuple(n for n, at in enumerate(position.townsfolk) if at is not None)
        self._revealed = frozenset(n for n in position.revealed if n in self._on_board)
        self._of_sets: dict[tuple[int, frozenset[int], int], int] = {}

    @cached_property
    def least(self) -> tuple[int | None, ...]:
        """For each of the townsfolk the least AP before it, as an assassin, can strike.

        Those revealed help it at an assassin's prices, everybody else as townsfolk. None where it
        takes more than `farthest`, and for those out of the game.
        """
        return tuple(
            cost if (cost := self._single.get(number, self.farthest + 1)) <= self.farthest else None
            for number in range(len(self.position.townsfolk))
        )

    def of(self, assassins: Iterable[int], most: int | None = None) -> int | None:
        """The least AP before one of these (0 to 11) can strike if these are the assassins.

        Those revealed count as well. None where it takes more than ``most`` (or `farthest`).
        """
        most = self.farthest if most is None else most
        members = frozenset(n for n in assassins if n in self._on_board) | self._revealed
        best = min((self._single[n] for n in members), default=self.farthest + 1)
        for striker in members:
            if self.together[striker] < best and self.together[striker] <= most:
                best = min(best, self._with_others(striker, members, most))
        return best if best <= most else None

    def plan(self, assassins: Iterable[int]) -> tuple[list[Action], int] | None:
        """Actions that bring one of these assassins beside the king for the least AP.

        Returns:
            The actions, reveals included, and the square from which it strikes; or None.
        """
        members = frozenset(n for n in assassins if n in self._on_board) | self._revealed
        least = self.of(members)
        if least is None:
            return None
        for striker in sorted(members):
            alone = self._single[striker] == least
            if alone or self.together[striker] <= least:
                helpers = self._revealed | {striker} if alone else members
                actions = StrikeSearch(self.position, striker, helpers).plan(least)
                if actions is not None:
                    return self._with_reveals(self._needed(actions, striker), striker)
        return None

    # ------------------------------------------------------------------------------- the numbers

    @cached_property
    def _single(self) -> dict[int, int]:
        """By townsperson on the board, the least AP if it alone joins those revealed."""
        assert self.position.king is not None
        kills = self.position.knights_killed
        low = self._bounds(self._revealed)
        high = lonely_field(self._board, self._ground, self.position.king, kills, self.farthest)[
            kills
        ]
        return {
            number: self._searched(number, self._revealed | {number}, low[at], high[at])
            for number, at in enumerate(self.position.townsfolk)
            if at is not None
        }

    @cached_property
    def together(self) -> dict[int, int]:
        """By townsperson, the least AP if everybody were an assassin; no set takes fewer."""
        everybody = frozenset(self._on_board)
        low = self._bounds(everybody)
        found = {}
        for number in self._on_board:
            at = self.position.townsfolk[number]
            assert at is not None
            found[number] = self._searched(number, everybody, low[at], self._single[number])
        return found

    def _bounds(self, assassins: Collection[int]) -> list[int]:
        """By square, the lower bound for whoever stands there, if these are the assassins."""
        assert self.position.king is not None
        kills = self.position.knights_killed
        field = strike_field(
            self._board,
            self._ground,
            self.position.king,
            kills,
            self.farthest,
            assassins={number + 1 for number in assassins},
        )
        return field[kills]

    def _with_others(self, striker: int, members: frozenset[int], most: int) -> int:
        """The least AP before ``striker`` can strike if exactly ``members`` are assassins.

        Some larger number where it takes more than ``most``.
        """
        high, low = self._single[striker], self.together[striker]
        hidden = [n for n in sorted(members - self._revealed) if self._may_help(striker, n, most)]
        for size in range(1, len(hidden) + 1):
            for others in combinations(hidden, size):
                if high == low:
                    return high
                key = striker, frozenset(others), most
                if key not in self._of_sets:
                    group = self._revealed | {striker, *others}
                    until = min(high, most + 1)
                    found = self._searched(striker, group, low, until)
                    self._of_sets[key] = found if found < until else high
                high = min(high, self._of_sets[key])
        return high

    def _may_help(self, striker: int, number: int, most: int) -> bool:
        """Whether somebody, as an assassin, can matter to a strike for at most so many AP.

        Each AP to spare brings an action two squares nearer to the striker's ways, and each of the
        assassins may drop once for nothing.
        """
        at, other = self.position.townsfolk[striker], self.position.townsfolk[number]
        king = self.position.king
        assert at is not None and other is not None and king is not None
        if number == striker:
            return False
        free, apart = free_ways(self.position.town, king), self._ground.apart[at]
        farthest = 2 * (most - free[at]) + ASSASSINS
        away = self._ground.away[other]
        return any(
            away[s] <= farthest and apart[s] + free[s] <= most for s in range(len(self._board))
        )

    def _searched(self, striker: int, assassins: Collection[int], low: int, high: int) -> int:
        """The least AP, known to be from ``low`` to ``high``."""
        if low == high:
            return high
        search = StrikeSearch(self.position, striker, assassins)
        try:
            for cost in range(low, min(high, self.farthest + 1)):
                if search.plan(cost) is not None:
                    return cost
        except TooLarge:
            self.exact = False
            return low
        return high

    def _needed(self, actions: list[Action], striker: int) -> list[Action]:
        """The actions without those that the strike can do without: free ones are tried freely."""
        for action in list(actions):
            fewer = [other for other in actions if other is not action]
            if self._works(fewer, striker):
                actions = fewer
        return actions

    def _works(self, actions: list[Action], striker: int) -> bool:
        """Whether these actions, of a plan that works, still do and bring the striker there."""
        board = bytearray(self._board)
        for action in actions:
            assert action.target is not None
            if action.kind is ActionKind.ASSASSIN_KILL:
                if board[action.target] != KNIGHT or not EMPTY < board[action.source] < KNIGHT:
                    return False
                board[action.target] = EMPTY
                continue
            if board[action.target] != EMPTY or not EMPTY < board[action.source] < KNIGHT:
                return False
            board[action.target] = board[action.source]
            board[action.source] = EMPTY
        king = self.position.king
        assert king is not None
        return board.index(striker + 1) in NEIGHBOURS[king]

    def _with_reveals(self, actions: list[Action], striker: int) -> tuple[list[Action], int]:
        """The actions with those turned up first who act as assassins, and the last square."""
        squares = {at: n for n, at in enumerate(self.position.townsfolk) if at is not None}
        start = {number: at for at, number in squares.items()}
        acting = {striker}
        for action in actions:
            number = squares[action.source]
            if action.kind is not ActionKind.TOWNSPERSON_STEP:
                acting.add(number)
            if action.kind is not ActionKind.ASSASSIN_KILL:
                assert action.target is not None
                squares[action.target] = squares.pop(action.source)
        reveals = [
            Action(ActionKind.REVEAL, start[number]) for number in sorted(acting - self._revealed)
        ]
        place = next(at for at, number in squares.items() if number == striker)
        return [*reveals, *actions], place
