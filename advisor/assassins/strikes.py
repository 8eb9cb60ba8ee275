"""How near each assassin is to a strike: the search, and the threat map made of it.

The search finds exactly, within bounds, the least AP before one assassin stands beside the king.
Everything the people can do on the way counts: steps of the assassin, knights killed (1 AP the
first, 2 the second, no third), townsfolk who step aside, helpers who make room for helpers, other
assassins who drop from a roof for nothing.

Its bound is a field over squares: what it still takes from each, if every townsperson in the way
need only pay for leaving, and every knight for being killed. One action empties one square, so no
plan is cheaper. The search spends a fixed number of AP; what it would spend without bringing the
field down is given up at once, unless that much may be wasted; then only by pawns near enough to
the assassin's possible ways for a chain of such actions to reach one of them.

The threat map says what it takes the people before each assassin can strike the king. A wound costs
2 AP, so with ``ap`` action points and ``least`` needed before the first of them, the people deal
``(ap - least) // 2`` wounds: the assassin who struck first needs nothing more for the second, and
nobody else needs less.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final

from advisor.assassins.ground import Ground, ground_of
from assassins.actions import ASSASSIN_KILLS, ASSASSINS, WOUND, Action, ActionKind
from assassins.position import EMPTY, KNIGHT, AssassinsPosition
from assassins.town import NEIGHBOURS, SQUARES, Town

Field = list[list[int]]
"""For each number of knights killed so far in the phase (0 to 2) and each square: the least AP
that it takes from there; one more than asked for where it takes more than that."""

MOST_NODES: Final = 50_000
"""The most moments that one search looks at; the cards of the printed game need far fewer."""


class TooLarge(Exception):
    """A search was given up: more AP are at stake than in the printed game."""


def strike_field(
    board: bytearray,
    ground: Ground,
    king: int,
    kills: int,
    limit: int,
    *,
    assassins: Collection[int],
    ignored: int = EMPTY,
) -> Field:
    """A lower bound, by square, of the AP before an assassin there is beside the king.

    Args:
        board: who stands where (`AssassinsPosition.occupants`).
        ground: the board's tables.
        king: his square.
        kills: knights killed in this phase already.
        limit: larger values are given as ``limit + 1``.
        assassins: those on the board (1 to 12, as on it) who pay an assassin's prices.
        ignored: somebody who is in nobody's way.
    """
    drops = ground.drops
    tolls = [
        int(who not in (EMPTY, KNIGHT, ignored) and not (drops[square] and who in assassins))
        for square, who in enumerate(board)
    ]
    return _field((board, ground, king), kills, limit, tolls=tolls)


def lonely_field(board: bytearray, ground: Ground, king: int, kills: int, limit: int) -> Field:
    """What it takes an assassin on each square with nobody's help, exactly; form as above."""
    tolls = [0 if who in (EMPTY, KNIGHT) else limit + 1 for who in board]
    return _field((board, ground, king), kills, limit, tolls=tolls, from_above=True)


def _field(
    where: tuple[bytearray, Ground, int],
    kills: int,
    limit: int,
    *,
    tolls: Sequence[int],
    from_above: bool = False,
) -> Field:
    """A field backwards from the squares beside the king.

    Args:
        where: the board, its tables and the king's square, as for `strike_field`.
        kills, limit: as there.
        tolls: by square, what it costs that somebody else than a knight stands there.
        from_above: whether a knight on a roof is killed from roofs only.
    """
    board, ground, king = where
    layers = [[limit + 1] * len(SQUARES) for _ in range(len(ASSASSIN_KILLS) + 1)]
    waiting: list[list[tuple[int, int]]] = [[] for _ in range(limit + 1)]
    for square in NEIGHBOURS[king]:
        for killed in range(kills, len(layers)):
            layers[killed][square] = 0
            waiting[0].append((square, killed))
    roofs = ground.roofs
    for spent, states in enumerate(waiting):
        for square, after in states:  # grows while it is read: a step may be free
            if layers[after][square] < spent:
                continue
            killed, total, steps = after, spent + tolls[square], ground.into[square]
            if board[square] == KNIGHT:
                killed = after - 1
                if killed < kills:
                    continue
                total += ASSASSIN_KILLS[killed]
                if from_above and roofs[square]:
                    steps = tuple(step for step in steps if roofs[step[0]])
            layer = layers[killed]
            for source, price in steps:
                cost = total + price
                if cost <= limit and cost < layer[source] and source != king:
                    layer[source] = cost
                    waiting[cost].append((source, killed))
    return layers


@lru_cache(maxsize=256)
def free_ways(town: Town, king: int) -> tuple[int, ...]:
    """By square, the AP of an assassin to a square beside the king with nobody in the way."""
    return tuple(min(row[near] for near in NEIGHBOURS[king]) for row in ground_of(town).apart)


class StrikeSearch:
    """Looks for the actions that bring one assassin beside the king for a given number of AP."""

    def __init__(
        self, position: AssassinsPosition, striker: int, assassins: Collection[int]
    ) -> None:
        """``striker`` and all ``assassins`` (0 to 11) are taken to be revealed assassins."""
        assert position.king is not None
        self._ground = ground_of(position.town)
        self._king = position.king
        self._ring = frozenset(NEIGHBOURS[position.king])
        self._free = free_ways(position.town, position.king)
        self._position = position
        self._me = striker + 1
        self._helpers = frozenset(number + 1 for number in assassins) - {self._me}
        self._seen: dict[tuple[bytes, int], int] = {}
        self._nodes = 0

    def plan(self, left: int) -> list[Action] | None:
        """The actions, with at most ``left`` AP; None where there are none.

        To be asked with ever larger numbers of AP.

        Raises:
            TooLarge: there is too much to look at.
        """
        at = self._position.townsfolk[self._me - 1]
        assert at is not None
        board = self._position.occupants()
        kills = self._position.knights_killed
        return self._search(board, at, kills, left, None)

    def _search(
        self, board: bytearray, at: int, kills: int, left: int, field: Field | None
    ) -> list[Action] | None:
        if at in self._ring:
            return []
        key = bytes(board), kills
        if self._seen.get(key, -1) >= left:
            return None
        self._seen[key] = left
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise TooLarge
        if field is None:
            field = strike_field(
                board,
                self._ground,
                self._king,
                kills,
                left,
                assassins=self._helpers,
                ignored=self._me,
            )
        if field[kills][at] > left:
            return None
        return (
            self._own_steps(board, at, kills, left, field)
            or self._all_kills(board, at, kills, left, field)
            or self._help(board, at, kills, left, field)
        )

    def _own_steps(
        self, board: bytearray, at: int, kills: int, left: int, field: Field
    ) -> list[Action] | None:
        layer = field[kills]
        for target, price in self._ground.assassin[at]:
            if board[target] == EMPTY and price + layer[target] <= left:
                after = _moved(board, at, target)
                # The field leaves the striker out, so it still holds.
                rest = self._search(after, target, kills, left - price, field)
                if rest is not None:
                    return [Action(ActionKind.ASSASSIN_STEP, at, target), *rest]
        return None

    def _all_kills(
        self, board: bytearray, at: int, kills: int, left: int, field: Field
    ) -> list[Action] | None:
        if kills == len(ASSASSIN_KILLS) or ASSASSIN_KILLS[kills] > left:
            return None
        price, layer = ASSASSIN_KILLS[kills], field[kills + 1]
        killers = [at]
        if self._helpers:
            killers += [square for square, who in enumerate(board) if who in self._helpers]
        for killer in killers:
            for target in self._ground.reach[killer]:
                if board[target] != KNIGHT:
                    continue
                bound = min(layer[at], self._ground.apart[at][target] + layer[target])
                if price + bound > left:
                    continue
                after = bytearray(board)
                after[target] = EMPTY
                rest = self._search(after, at, kills + 1, left - price, None)
                if rest is not None:
                    return [Action(ActionKind.ASSASSIN_KILL, killer, target), *rest]
        return None

    def _help(
        self, board: bytearray, at: int, kills: int, left: int, field: Field
    ) -> list[Action] | None:
        layer, apart = field[kills], self._ground.apart[at]
        # What would not shorten the way at once may yet make room for somebody who does.
        wasteful = [price for price in range(left + 1) if price + layer[at] <= left]
        way, farthest = self._influence(board, at, left) if wasteful else ([], -1)
        for square, who in enumerate(board):
            if who in (EMPTY, self._me) or who >= KNIGHT:
                continue
            assassin = who in self._helpers
            steps = self._ground.assassin if assassin else self._ground.townsperson
            away = self._ground.away[square]
            near = farthest >= 0 and any(away[other] <= farthest for other in way)
            # Emptying this square helps at most to pass through it.
            passing = apart[square] + layer[square]
            for target, price in steps[square]:
                if board[target] != EMPTY or price > left:
                    continue
                if price + passing > left and not (near and price in wasteful):
                    continue
                after = _moved(board, square, target)
                rest = self._search(after, at, kills, left - price, None)
                if rest is not None:
                    kind = ActionKind.ASSASSIN_STEP if assassin else ActionKind.TOWNSPERSON_STEP
                    return [Action(kind, square, target), *rest]
        return None

    def _influence(self, board: bytearray, at: int, left: int) -> tuple[list[int], int]:
        """The squares that the striker may come to pass, and how far from them others matter.

        A townsperson's step makes room on its square for somebody beside it, for 1 AP at least, so
        a chain of them reaches as many squares from the striker's way as AP are to spare, less one.
        Other assassins reach farther: two squares for 1 AP, and one more for each who drops.
        """
        apart, free = self._ground.apart[at], self._free
        spare = left - free[at]
        if self._helpers:
            roofs = self._ground.roofs
            farthest = 2 * spare + sum(
                who in self._helpers and roofs[square] for square, who in enumerate(board)
            )
        else:
            farthest = spare - 1
        if farthest < 0:
            return [], -1
        return [s for s in SQUARES if apart[s] + free[s] <= left], farthest


def _moved(board: bytearray, source: int, target: int) -> bytearray:
    after = bytearray(board)
    after[target] = after[source]
    after[source] = EMPTY
    return after


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
