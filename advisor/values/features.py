"""What the learnt values look at: small whole numbers, as one player sees the board.

Every player has a view of their own. In it the regions come in the order the King will score them,
the player's own things stand first, and the opponents' numbers are sorted, so that renumbering the
seats renumbers the views and changes nothing in them. The banners are among the numbers, so other
boards are served as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from advisor.batch.games import BIT, CHAINS, WAY, Games, paid_table, places
from advisor.core.arrays import Indices, Int8, Int32
from kingsroad.position import GOAL

Numbers = TypeVar("Numbers", Int8, Int32)

RIVALS: Final = 3
"""The most opponents whose influence in a region is listed one by one."""

_FEW_KEYS: Final = 8
"""With up to so many possible columns for each there is, listing them beats sorting."""

_MOST_KEYS: Final = 2**62

_LATE: Final = (GOAL - 12, GOAL - 6)
"""Scores from which on a point more means something else than before."""


def feature_count(players: int) -> int:
    """How many numbers a view has, by number of players (2 to 5)."""
    return 8 * _region_count(players) + 4 * players + 2 * (1 + len(_LATE)) + 1 + 8


def _region_count(players: int) -> int:
    """How many of them are about one region."""
    return 8 + 2 * min(players - 1, RIVALS)


def views(games: Games) -> Int8:
    """[features, p, n]: every player's view of every game."""
    players, rivals = games.players, min(games.players - 1, RIVALS)
    table = np.empty((feature_count(players), players, len(games)), np.int8)
    lands = WAY[games.king]
    same = bool(len(games)) and bool((games.king == games.king[0]).all())
    row = 0
    for ahead in range(8):
        region = int(lands[0, ahead]) if same else lands[:, ahead].astype(np.intp)
        row = _region(table, row, games, region, rivals)
    _players(table, row, games)
    return table


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the numbers of the views of n games, k different sets of them once each.

    Attributes:
        rows: which of the numbers.
        table: [rows, p, k], every player's.
        which: [n], the set that each game has.
    """

    rows: slice
    table: Int8
    which: Indices


def parts(games: Games) -> Iterator[Part]:
    """The `views` in parts that many games share.

    Games that come of one position differ little: in a region by the few markers placed there. So
    most of what is seen in one is seen in many, and is looked at once.
    """
    players, rivals = games.players, min(games.players - 1, RIVALS)
    count = _region_count(players)
    _, held = _different((games.king, *games.nobles.T))
    lands = WAY[games.king]
    same = bool((games.king == games.king[0]).all())
    for ahead in range(8):
        region = int(lands[0, ahead]) if same else lands[:, ahead].astype(np.intp)
        first, which = _different((held, *_present(games, region)))
        table = np.empty((count, players, len(first)), np.int8)
        region = region if isinstance(region, int) else region[first]
        _region(table, 0, games.take(first), region, rivals)
        yield Part(slice(ahead * count, (ahead + 1) * count), table, which)
    first, which = _different(
        (held, *games.scores.T, *games.in_hand.T, *games.dragon.T, *games.witch.T)
    )
    rest = slice(8 * count, feature_count(players))
    table = np.empty((rest.stop - rest.start, players, len(first)), np.int8)
    _players(table, 0, games.take(first))
    yield Part(rest, table, which)


def _present(games: Games, region: int | Indices) -> Int8:
    """[p, n]: the markers in a region, the same in all games or one for each."""
    markers = games.markers.T
    if isinstance(region, int):
        return np.asarray(markers[region])
    return markers[region, np.arange(games.players)[:, None], np.arange(len(games))]


def _different(lines: Iterable[NDArray[np.generic]]) -> tuple[Indices, Indices]:
    """What n columns of whole numbers have in common.

    Returns one column of each of the k different ones, [k], and which of these k each is, [n].
    """
    keys, space = np.zeros(1, np.int64), 1
    for line in lines:
        numbers = line.astype(np.int64)
        low = int(numbers.min())
        span = int(numbers.max()) - low + 1
        if span == 1:
            continue
        if space * span > _MOST_KEYS:
            keys = np.unique(keys, return_inverse=True)[1]
            space = int(keys.max()) + 1
        keys = keys * span + (numbers - low)
        space *= span
    keys = np.broadcast_to(keys, line.shape)
    if space > _FEW_KEYS * len(keys):
        _, first, which = np.unique(keys, return_index=True, return_inverse=True)
        return first, which
    last = np.full(space, -1)
    last[keys] = np.arange(len(keys))
    used = np.flatnonzero(last >= 0)
    number = np.empty(space, np.intp)
    number[used] = np.arange(len(used))
    return last[used], number[keys]


def _region(table: Int8, row: int, games: Games, region: int | Indices, rivals: int) -> int:
    """Writes one region's numbers from ``row`` on; returns the first row after them."""
    players, nobles = games.players, games.nobles.T
    paid = paid_table(games.board, players)
    present = _present(games, region)
    bit = BIT[region]
    owned = (nobles & bit != 0).view(np.int8)
    influence = present + owned
    chain = CHAINS.reshape(-1).take((nobles | bit) * np.intp(8) + region)
    width = paid.shape[1]
    points = paid.reshape(-1).take(np.multiply(region, width, dtype=np.intp) + places(influence))
    standing = chain * owned
    lines: list[Int8] = [influence, owned, chain, standing, points]
    lines += [_best_other(line) for line in (chain * (influence > 0), standing, points)]
    lines += _others(influence)[:rivals]
    for line in lines:
        table[row] = line
        row += 1
    for place in range(1, rivals + 1):
        table[row] = paid[region, place]
        row += 1
    return row


def _players(table: Int8, row: int, games: Games) -> None:
    """Writes the numbers that belong to no region from ``row`` on."""
    scores = np.minimum(games.scores.T, 100).astype(np.int8)
    parts = (scores, games.in_hand.T, games.dragon.T, games.witch.T)
    # One number for all four keeps what belongs to one opponent together while sorting.
    packed = scores.astype(np.int32)
    for part in parts[1:]:
        packed = packed * 32 + part
    for own in (packed, *_others(packed)):
        table[row] = own >> 15
        table[row + 1] = own >> 10 & 31
        table[row + 2] = own >> 5 & 31
        table[row + 3] = own & 31
        row += 4
    best = scores.max(axis=0)
    for line in (scores, np.broadcast_to(best, scores.shape)):
        for late in _LATE:
            table[row] = np.maximum(line - np.int8(late), 0)
            row += 1
    table[row] = best
    table[row + 1] = _best_other(scores)
    table[row + 2] = np.bitwise_count(games.nobles.T)
    row += 3
    for region in range(1, 9):
        table[row] = games.king == region
        row += 1


def _best_other(line: Numbers) -> Numbers:
    """[p, n]: per player, the most that any other has."""
    return _others(line)[0]


def _others(line: Numbers) -> list[Numbers]:
    """[p, n] each: per player, the most, second most … that the others have."""
    if len(line) == 2:
        return [line[::-1]]
    order = list(line)
    for high, low in combinations(range(len(order)), 2):
        order[high], order[low] = (
            np.maximum(order[high], order[low]),
            np.minimum(order[high], order[low]),
        )
    # Taking one's own number out of the sorted ones shifts up all that are not more than it.
    return [np.where(more > line, more, less) for more, less in pairwise(order)]
