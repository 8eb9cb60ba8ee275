"""The least AP before one assassin stands beside the king, exactly: a search with bounds.

Everything the people can do on the way counts: steps of the assassin, knights killed (1 AP the
first, 2 the second, no third), townsfolk who step aside, helpers who make room for helpers, other
assassins who drop from a roof for nothing.

The bound is a field over squares: what it still takes from each, if every townsperson in the way
need only pay for leaving, and every knight for being killed. One action empties one square, so no
plan is cheaper. The search spends a fixed number of AP; what it would spend without bringing the
field down is given up at once, unless that much may be wasted; then only by pawns near enough to
the assassin's possible ways for a chain of such actions to reach one of them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from advisor.assassins.ground import Ground, ground_of
from assassins.actions import Action, ActionKind
from assassins.position import EMPTY, KNIGHT, AssassinsPosition
from assassins.prices import ASSASSIN_KILLS
from assassins.squares import NEIGHBOURS, SQUARES
from assassins.town import Town

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
